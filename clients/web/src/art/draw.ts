/** The strokes that drawings are made of. A drawing is SVG text; its colours are tokens only. */

/** A number as short as the eye needs. */
export const n = (value: number): number => Math.round(value * 100) / 100;

export const rect = (x: number, y: number, w: number, h: number, fill: string, radius = 0, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${radius ? ` rx="${radius}"` : ''} ${more}/>`;

export const area = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (d: string, stroke: string, width = 1.5, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const disc = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;

/** A ring. */
export const ring = (x: number, y: number, r: number, stroke: string, width: number): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

/** Lit windows, in columns and rows of rectangles. */
export const panes = (
  x: number,
  y: number,
  columns: number,
  rows: number,
  w: number,
  h: number,
  gapX: number,
  gapY: number,
  fill = 'var(--win)',
  more = '',
): string => {
  let drawn = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      drawn += rect(x + column * (w + gapX), y + row * (h + gapY), w, h, fill, 0, more);
    }
  }
  return drawn;
};

/** The corners of a regular polygon, the first one on top. */
export const corners = (x: number, y: number, r: number, count: number): string[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count;
    return `${n(x + r * Math.sin(angle))} ${n(y - r * Math.cos(angle))}`;
  });

/** The corners of a star, ready for a path. */
export const star = (x: number, y: number, r: number, inner: number, rays = 5): string =>
  Array.from({ length: 2 * rays }, (_, i) => {
    const angle = (i * Math.PI) / rays;
    const radius = i % 2 ? inner : r;
    return `${n(x + radius * Math.sin(angle))} ${n(y - radius * Math.cos(angle))}`;
  }).join('L');

/** The dark of shadows on the ground. */
export const SHADE = '#1A1408';

/** A path with rounded corners. */
export const round = (d: string, fill: string, width = 3): string =>
  `<path d="${d}" fill="${fill}" stroke="${fill}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** The outline of a cogwheel. */
export function gear(cx: number, cy: number, r1: number, r2: number, teeth: number): string {
  let d = '';
  for (let i = 0; i < teeth; i++) {
    const angle = (i * 2 * Math.PI) / teeth;
    const half = Math.PI / teeth;
    const corners: [number, number][] = [
      [-0.52, r1],
      [-0.32, r2],
      [0.32, r2],
      [0.52, r1],
    ];
    corners.forEach(([share, r], j) => {
      const t = angle + share * half * 1.06;
      d += `${i || j ? 'L' : 'M'}${n(cx + r * Math.sin(t))} ${n(cy - r * Math.cos(t))}`;
    });
  }
  return d + 'Z';
}

/** A tree. */
export const tree = (x: number, y: number, r: number, fill = 'var(--leaf)'): string =>
  rect(x - 0.9, y - r * 0.4, 1.8, r * 1.6, 'var(--trunk)') +
  disc(x, y - r, r, fill) +
  disc(x + r * 0.45, y - r * 0.55, r * 0.72, 'var(--leaf-d)');

/** A flag on a pole. */
export const flag = (x: number, y: number, fill: string): string =>
  rect(x - 0.6, y, 1.2, 11, 'var(--stone-d)') +
  area(`M${x + 0.6} ${y + 0.4}L${x + 9} ${y + 3}L${x + 0.6} ${y + 5.8}Z`, fill);

/** A number out of a text, the same every time. */
export function pick(text: string, count: number): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return (hash >>> 8) % count;
}
