// Drawing in SVG text: a few shapes, filled with tokens only.

export const n = (value: number): number => Math.round(value * 100) / 100;

/** A filled rectangle. */
export const R = (x: number, y: number, w: number, h: number, fill: string, round = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${round ? ` rx="${round}"` : ''}/>`;

/** A filled path. */
export const P = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

/** A line. */
export const L = (d: string, stroke: string, width = 1.5, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** A filled circle. */
export const C = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;

/** A ring. */
export const O = (x: number, y: number, r: number, stroke: string, width: number): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

/** Rows and columns of windows. */
export function grid(
  x: number,
  y: number,
  columns: number,
  rows: number,
  w: number,
  h: number,
  gapX: number,
  gapY: number,
  fill = 'var(--win)',
): string {
  let drawn = '';
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) drawn += R(x + i * (w + gapX), y + j * (h + gapY), w, h, fill);
  return drawn;
}

/** The corners of a regular polygon. */
export const poly = (cx: number, cy: number, r: number, corners: number): string[] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (i * 2 * Math.PI) / corners;
    return `${n(cx + r * Math.sin(angle))} ${n(cy - r * Math.cos(angle))}`;
  });

/** The corners of a star. */
export const star = (cx: number, cy: number, r: number, inner: number, points = 5): string =>
  Array.from({ length: 2 * points }, (_, i) => {
    const angle = (i * Math.PI) / points;
    const reach = i % 2 ? inner : r;
    return `${n(cx + reach * Math.sin(angle))} ${n(cy - reach * Math.cos(angle))}`;
  }).join('L');

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
  R(x - 0.9, y - r * 0.4, 1.8, r * 1.6, 'var(--trunk)') +
  C(x, y - r, r, fill) +
  C(x + r * 0.45, y - r * 0.55, r * 0.72, 'var(--leaf-d)');

/** A flag on a pole. */
export const flag = (x: number, y: number, fill: string): string =>
  R(x - 0.6, y, 1.2, 11, 'var(--stone-d)') + P(`M${x + 0.6} ${y + 0.4}L${x + 9} ${y + 3}L${x + 0.6} ${y + 5.8}Z`, fill);

/** A number out of a text, the same every time. */
export function pick(text: string, count: number): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return (hash >>> 8) % count;
}
