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

/** Lit windows: so many columns and rows of rectangles. */
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
