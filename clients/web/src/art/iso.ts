/** Isometric blocks and flat ground, drawn from data: what districts, tiles, features and scoring cards look like. */

import { area, disc, line, n, panes, rect, SHADE } from './ink';

export type Colour = 'red' | 'blue' | 'green' | 'yellow';
export type Ground = Colour | 'park' | 'water';
/** What a cell looks like on the ground: what is printed, a wild plot, or any plot at all. */
export type Soil = Ground | 'wild' | 'any';

/** A cell of a scene. */
export interface Block {
  /** A name that stays, for motion. */
  key: string;
  x: number;
  y: number;
  soil: Soil;
  building: Colour | 'any' | null;
  height: number;
  /** The feature by id, and where it may lie. */
  feature: string | null;
  on: Ground | 'plot';
}

/** The side of a cell's own drawing. */
const UNIT = 40;
/** How far a building stands back from the edge of its plot. */
const INSET = 4.5;
/** The width of a face, and the height of a storey in its own drawing. */
const FACE = UNIT - 2 * INSET;
const STOREY = 18;

const brickPlot = (): string => {
  let d = '';
  for (let row = 0; row < 4; row++) {
    const y = 10 + row * 6.6;
    d += `M7 ${n(y)}H33`;
    for (let i = 0; i < 3; i++) {
      const x = 11 + i * 8.6 + (row % 2 ? 4.3 : 0);
      if (x < 32) d += `M${n(x)} ${n(y)}V${n(Math.min(y + 6.6, 33))}`;
    }
  }
  return line(d, 'var(--plot-red)', 1, 'opacity=".45"');
};

const windowPlot = (): string =>
  panes(9, 9, 3, 3, 5.6, 5.6, 2.6, 2.6, 'none', 'stroke="var(--plot-blue)" stroke-width="1" opacity=".48"');

const balconyPlot = (): string => {
  const row = (y: number): string => {
    const posts = [10, 14.4, 18.8, 23.2, 27.6].map(x => `M${x} ${n(y)}V${n(y + 4)}`).join('');
    return `M8 ${n(y)}H32${posts}`;
  };
  return line([11, 19.4, 27.8].map(row).join(''), 'var(--plot-green)', 1, 'opacity=".52"');
};

const stripePlot = (): string =>
  line([10, 15, 20, 25, 30].map(x => `M${x} 8V32`).join(''), 'var(--plot-yellow)', 1.5, 'opacity=".6"');

const plotPattern: Record<Colour, () => string> = {
  red: brickPlot,
  blue: windowPlot,
  green: balconyPlot,
  yellow: stripePlot,
};

const PARK_DOTS = [[8, 9], [20, 7], [32, 12], [12, 20], [26, 22], [7, 31], [19, 33], [33, 31]] as const;
const WAVES = [[5, 9], [20, 17], [7, 25], [21, 33]] as const;

/** The ground of a cell, 40 by 40. */
export const ground = (soil: Soil): string => {
  const base = rect(0, 0, UNIT, UNIT, 'var(--board)');
  switch (soil) {
    case 'park':
      return rect(0, 0, UNIT, UNIT, 'var(--park)') + PARK_DOTS.map(([x, y]) => disc(x, y, 1.5, 'var(--park-mark)')).join('');
    case 'water': {
      const waves = WAVES.map(([x, y]) => `M${x} ${y}q3 -3.4 6 0t6 0`).join('');
      return rect(0, 0, UNIT, UNIT, 'var(--water)') + line(waves, 'var(--water-mark)', 1.5, 'opacity=".8"');
    }
    case 'wild':
      return (
        base +
        rect(4, 4, 15.4, 15.4, 'var(--red-l)', 2) +
        rect(20.6, 4, 15.4, 15.4, 'var(--blue-l)', 2) +
        rect(4, 20.6, 15.4, 15.4, 'var(--yellow-l)', 2) +
        rect(20.6, 20.6, 15.4, 15.4, 'var(--green-l)', 2) +
        disc(20, 20, 6, 'var(--board)')
      );
    case 'any':
      return base + rect(4, 4, 32, 32, 'var(--stone)', 2);
    default:
      return base + rect(3.4, 3.4, 33.2, 33.2, `var(--${soil}-plot)`, 2.5) + plotPattern[soil]();
  }
};

type Stone = Colour | 'any';

const brickFace = (mark: string): string => {
  const row = STOREY / 4;
  let d = '';
  for (let j = 0; j < 4; j++) {
    d += `M0 ${n(j * row)}H${FACE}`;
    for (let i = 0; i < 4; i++) {
      const x = ((i + (j % 2 ? 0.5 : 1)) * FACE) / 4;
      if (x < FACE - 1) d += `M${n(x)} ${n(j * row)}V${n((j + 1) * row)}`;
    }
  }
  return line(d, mark, 0.8, 'opacity=".62"');
};

const balconyFace = (mark: string, other: string): string =>
  [4, 17]
    .map(x => {
      const rails = [1, 3.7, 6.4, 9].map(dx => `M${n(x + dx)} ${n(STOREY * 0.55)}V${n(STOREY * 0.82)}`).join('');
      return (
        rect(x + 1.4, STOREY * 0.16, 7.2, STOREY * 0.46, other) +
        rect(x, STOREY * 0.5, 10, 2, mark) +
        rect(x, STOREY * 0.8, 10, 2, mark) +
        line(rails, mark, 1)
      );
    })
    .join('');

/** One face of one storey. */
const face = (stone: Stone, side: 'l' | 'r'): string => {
  const mark = `var(--${stone}-mark)`;
  const patterns: Record<Stone, () => string> = {
    red: () => brickFace(mark),
    blue: () => panes(3.1, STOREY * 0.24, 4, 1, 4.3, STOREY * 0.5, 2.6, 0, mark),
    green: () => balconyFace(mark, `var(--green-${side === 'l' ? 'r' : 'l'})`),
    yellow: () => [2.6, 9, 15.4, 21.8, 28].map(x => rect(x, 0, 2.3, STOREY + 0.1, mark, 0, 'opacity=".62"')).join(''),
    any: () => panes(5, STOREY * 0.3, 3, 1, 4.6, STOREY * 0.4, 3.4, 0, mark, 'opacity=".55"'),
  };
  return (
    rect(0, 0, FACE + 0.1, STOREY + 0.15, `var(--${stone}-${side})`) +
    patterns[stone]() +
    rect(0, STOREY - 1.1, FACE + 0.1, 1.25, '#000', 0, 'opacity=".20"')
  );
};

const roofMark: Record<Stone, string> = {
  any: '',
  red: rect(7, 7, 17, 17, 'var(--red-l)', 0, 'opacity=".5"'),
  blue: rect(6, 6, 19, 19, 'var(--blue-l)', 2, 'opacity=".42"'),
  green: rect(6, 6, 19, 19, 'var(--green-l)', 9.5, 'opacity=".45"'),
  yellow: line('M8 6V25M13 6V25M18 6V25M23 6V25', 'var(--yellow-r)', 1.6, 'opacity=".75"'),
};

const roof = (stone: Stone): string => rect(0, 0, FACE, FACE, `var(--${stone}-top)`) + roofMark[stone];

const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

/** Features that have a drawing of their own: upright, 32 by 32, the foot at (16, 28). */
const drawnFeatures: Record<string, () => string> = {
  tree: () => rect(14.8, 18, 2.4, 10, 'var(--trunk)', 1) + disc(16, 11.6, 9, 'var(--leaf)') + disc(20, 14.2, 6, 'var(--leaf-d)'),
  fountain: () =>
    ellipse(16, 24.6, 11.4, 4.6, 'var(--stone-d)') +
    ellipse(16, 23.4, 11.4, 4.4, 'var(--stone)') +
    ellipse(16, 23.2, 8.8, 3, 'var(--water)') +
    rect(14.8, 13, 2.4, 10, 'var(--stone-d)') +
    ellipse(16, 13.6, 5.4, 1.9, 'var(--stone)') +
    line('M16 13V6.6M16 6.6C12.6 6.6 11 9.6 10.6 13M16 6.6C19.4 6.6 21 9.6 21.4 13', 'var(--water-mark)', 1.5),
  kiosk: () =>
    rect(8, 15, 16, 12.6, 'var(--board)') +
    rect(16.6, 15, 7.4, 12.6, 'var(--stone)') +
    rect(10, 17.4, 5.4, 5, 'var(--night)') +
    rect(18.2, 18, 4, 9.6, 'var(--trunk)') +
    area('M5.6 15L9.6 7.4H22.4L26.4 15Z', 'var(--red-l)') +
    area('M11.2 15L13.4 7.4H16.2L15.6 15ZM20.6 15L19 7.4H22.4L26.4 15Z', 'var(--win)') +
    disc(16, 6.4, 1.6, 'var(--red-r)'),
  carousel: () =>
    ellipse(16, 25.6, 11.6, 3.4, 'var(--trunk)') +
    rect(15.2, 10, 1.6, 15, 'var(--coin-d)') +
    line('M8.6 14V24.6M23.4 14V24.6M12 15V26M20 15V26', 'var(--coin)', 1.2) +
    area('M16 3L28 13.4C24 16.4 8 16.4 4 13.4Z', 'var(--seat-4)') +
    area('M16 3L12.6 15.4C9.6 15.2 7.4 14.8 5.8 14.2ZM16 3L19.4 15.4C21.2 15.3 22.8 15.1 24.2 14.8Z', 'var(--win)') +
    rect(6.8, 18.6, 4.2, 2.8, 'var(--win)', 1.4) +
    rect(21, 18.6, 4.2, 2.8, 'var(--win)', 1.4) +
    disc(16, 2.8, 1.6, 'var(--coin)'),
  boat: () =>
    rect(15.2, 5, 1.6, 17, 'var(--trunk)') +
    area('M17.6 6C22.4 9.4 24.4 14 24.6 19.4H17.6Z', 'var(--win)') +
    area('M14.4 8.6C11.6 12 9.8 15.6 9 19.4H14.4Z', 'var(--stone)') +
    area('M5 21.4H27L23.4 27.4H8.8Z', 'var(--red-l)') +
    rect(5, 21.2, 22, 1.7, 'var(--red-r)'),
  dolphin: () =>
    area(
      'M4.4 25C6.4 14.6 13.6 9.6 20.6 11C21.8 8.6 23.8 7.6 25.4 7.6C24.8 9.4 24.8 10.8 25 12.4C27.4 14.2 28.8 16.6 29.4 19.2C26.6 18.2 24.2 18.4 22 19C16.8 18 10.6 19.8 8.4 24.4C9.4 25.2 10 26.4 10 28C7.8 27 6 26.2 4.4 25Z',
      'var(--water-mark)',
    ) +
    area('M22 19C18 19.6 14 21 12 24C16 22.6 19.6 21.6 22 19Z', 'var(--win)') +
    disc(24.6, 14.6, 0.9, 'var(--night)'),
  pier: () =>
    line('M9 19V28M16 19V29M23 19V28', 'var(--trunk)', 2) +
    area('M4 17.6L16 12.6L28 17.6L16 22.8Z', 'var(--stone)') +
    line('M8 16L20 21M12 14.2L24 19.3', 'var(--stone-d)', 1.1) +
    rect(13.6, 8.4, 1.6, 6, 'var(--trunk)') +
    area('M15.2 8.4H22L20.2 10.6L22 12.8H15.2Z', 'var(--red-l)'),
  lighthouse: () =>
    area('M8.4 28C9 25 12 24 16 24S23 25 23.6 28Z', 'var(--stone-d)') +
    area('M11.6 25.4L13.2 9.4H18.8L20.4 25.4Z', 'var(--win)') +
    area('M12.4 17.6L12.8 13.4H19.2L19.6 17.6ZM11.6 25.4L12 21.4H20L20.4 25.4Z', 'var(--red-l)') +
    rect(11.8, 8, 8.4, 1.8, 'var(--night)') +
    rect(13.6, 4.4, 4.8, 3.8, 'var(--coin)') +
    area('M12.6 4.6L16 1.4L19.4 4.6Z', 'var(--red-l)'),
  statue: () =>
    area('M8.6 28L9.6 22.4H22.4L23.4 28Z', 'var(--stone-d)') +
    rect(11, 18, 10, 4.6, 'var(--stone)') +
    area('M12.6 18C12.8 14 13.4 11.6 15 10.4L22.4 3.6L23.6 4.8L18.6 11C19.4 13 19.8 15 20 18Z', 'var(--seat-5)') +
    disc(15.6, 7.8, 2.3, 'var(--seat-5)') +
    rect(22.2, 2.2, 2.6, 2.6, 'var(--coin)', 1.3),
};

/** Features of other editions: by what they lie on, and by their name, so that two kinds differ. */
const unknownFeature = (id: string, on: Ground | 'plot'): string => {
  let hash = 7;
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) % 9973;
  const tone = ['var(--seat-1)', 'var(--seat-2)', 'var(--seat-3)', 'var(--seat-4)'][hash % 4] ?? 'var(--seat-1)';
  const height = 8 + (hash % 3) * 3;
  const top = 22 - height;
  if (on === 'plot') {
    return (
      area('M8.6 28L9.6 22.4H22.4L23.4 28Z', 'var(--stone-d)') +
      area(`M13 22.4L14.4 ${top}H17.6L19 22.4Z`, 'var(--stone)') +
      disc(16, top, 3.2, tone)
    );
  }
  if (on === 'water') {
    return (
      ellipse(16, 25, 9, 3, 'var(--water-mark)') +
      area('M11 25L13 17H19L21 25Z', tone) +
      rect(15.2, top - 2, 1.6, 19 - top, 'var(--trunk)') +
      disc(16, top - 2, 2.4, 'var(--coin)')
    );
  }
  return (
    ellipse(16, 26, 10, 3, 'var(--leaf-d)') +
    rect(9, top + 4, 14, 22 - top, 'var(--board)') +
    area(`M7 ${top + 5}L16 ${top - 4}L25 ${top + 5}Z`, tone) +
    rect(14, 20, 4, 6, 'var(--trunk)')
  );
};

const standing = (id: string, on: Ground | 'plot'): string => drawnFeatures[id]?.() ?? unknownFeature(id, on);

/** A feature tile's picture, 32 by 32. */
export const featurePicture = (id: string, on: Ground | 'plot', wild: boolean): string =>
  wild ? `<g transform="translate(4 4) scale(.6)">${ground('wild')}</g>` : standing(id, on);

/** A land tile seen from above, 82 by 82: its four cells row by row. */
export const tilePicture = (cells: readonly Soil[]): string =>
  rect(0, 0, 82, 82, 'var(--board-edge)', 6) +
  cells
    .map((soil, i) => `<g transform="translate(${1 + (i % 2) * 40} ${1 + (i > 1 ? 40 : 0)})">${ground(soil)}</g>`)
    .join('') +
  `<rect x="1" y="1" width="80" height="80" rx="5" fill="none" stroke="var(--board)" stroke-width="2.5"/>`;

/* ---------- the three dimensions ---------- */

/** How large a scene is drawn: half the width of a cell, and what follows from it. */
export class Scale {
  readonly hh: number;
  readonly storey: number;
  readonly slab: number;

  /** Storeys can be low, so that buildings hide nothing behind them. */
  constructor(
    readonly hw: number,
    low = false,
  ) {
    this.hh = hw / 2;
    this.storey = hw * (low ? 0.17 : 0.52);
    this.slab = hw * 0.16;
  }

  /** Where a corner of the ground lies. */
  point(x: number, y: number): [number, number] {
    return [(x - y) * this.hw, (x + y) * this.hh];
  }

  /** A rectangle of ground as a path. */
  diamond(x: number, y: number, w: number, h: number, up = 0): string {
    const points = [this.point(x, y), this.point(x + w, y), this.point(x + w, y + h), this.point(x, y + h)];
    return `M${points.map(([a, b]) => `${n(a)} ${n(b - up)}`).join('L')}Z`;
  }
}

const matrix = (a: number, b: number, c: number, d: number, x: number, y: number): string =>
  `matrix(${[a, b, c, d].map(v => Math.round(v * 1000) / 1000).join(' ')} ${n(x)} ${n(y)})`;

/** The ground of a cell with the edges of the board where no neighbour hides them. */
export const drawGround = (block: Block, scale: Scale, left: boolean, right: boolean, lift = 0): string => {
  const { hw, hh, slab } = scale;
  const [x, y0] = scale.point(block.x, block.y);
  const y = y0 - lift;
  let drawn = '';
  if (left) {
    drawn += area(
      `M${n(x - hw)} ${n(y + hh)}L${n(x)} ${n(y + 2 * hh)}V${n(y + 2 * hh + slab)}L${n(x - hw)} ${n(y + hh + slab)}Z`,
      'var(--board-edge)',
    );
  }
  if (right) {
    drawn += area(
      `M${n(x + hw)} ${n(y + hh)}L${n(x)} ${n(y + 2 * hh)}V${n(y + 2 * hh + slab)}L${n(x + hw)} ${n(y + hh + slab)}Z`,
      'color-mix(in oklab, var(--board-edge) 84%, #2A2010)',
    );
  }
  const shadow = block.height > 0 ? area('M10 8L44 12L44 42L14 44Z', SHADE, 'opacity=".13"') : '';
  const to = matrix(hw / UNIT, hh / UNIT, -hw / UNIT, hh / UNIT, x, y);
  return `${drawn}<g transform="${to}">${ground(block.soil)}${shadow}</g>`;
};

/** A storey of a building, counted from 0, with its roof: the next storey hides it. */
export const drawStorey = (block: Block, floor: number, scale: Scale): string => {
  const stone = block.building ?? 'any';
  const { hw, hh, storey } = scale;
  const [x, y] = scale.point(block.x, block.y);
  const wide = hw * (1 - (2 * INSET) / UNIT);
  const deep = hh * (1 - (2 * INSET) / UNIT);
  const top = (floor + 1) * storey;
  const left = matrix(wide / FACE, deep / FACE, 0, storey / STOREY, x - wide, y + hh - top);
  const right = matrix(wide / FACE, -deep / FACE, 0, storey / STOREY, x, y + hh + deep - top);
  const above = matrix(wide / FACE, deep / FACE, -wide / FACE, deep / FACE, x, y + hh - deep - top);
  return (
    `<g transform="${left}">${face(stone, 'l')}</g><g transform="${right}">${face(stone, 'r')}</g>` +
    `<g transform="${above}">${roof(stone)}</g>`
  );
};

/** A feature standing on its cell. */
export const drawFeature = (block: Block, scale: Scale): string => {
  if (block.feature === null) return '';
  const { hw, hh } = scale;
  const [x, y] = scale.point(block.x, block.y);
  const size = (hw / 40) * 1.32;
  return (
    `<ellipse cx="${n(x + 2)}" cy="${n(y + hh + 3)}" rx="${n(hw * 0.36)}" ry="${n(hh * 0.34)}" fill="${SHADE}" opacity=".14"/>` +
    `<g transform="translate(${n(x - 16 * size)} ${n(y + hh - 24.6 * size)}) scale(${n(size)})">${standing(block.feature, block.on)}</g>`
  );
};

/** The order in which blocks hide one another. */
export const backToFront = (blocks: readonly Block[]): Block[] =>
  [...blocks].sort((a, b) => a.x + a.y - (b.x + b.y) || a.x - b.x);

/** A rectangle in a drawing: first corner, width, height. */
export type Box = readonly [number, number, number, number];

/** What a scene covers; ground around it may be asked for too. */
export const boxOf = (blocks: readonly Block[], scale: Scale, around: readonly Cell[] = [], pad = 3): Box => {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  const grow = (x: number, y: number): void => {
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  };
  for (const block of blocks) {
    const [x, y] = scale.point(block.x, block.y);
    const up = block.height * scale.storey + (block.feature === null ? 0 : scale.hw * 0.5);
    grow(x - scale.hw, y - up);
    grow(x + scale.hw, y + 2 * scale.hh + scale.slab);
  }
  for (const cell of around) {
    const [x, y] = scale.point(cell.x, cell.y);
    grow(x - scale.hw, y);
    grow(x + scale.hw, y + 2 * scale.hh);
  }
  if (x0 > x1) return [0, 0, 1, 1];
  return [n(x0 - pad), n(y0 - pad), n(x1 - x0 + 2 * pad), n(y1 - y0 + 2 * pad)];
};

export interface Cell {
  x: number;
  y: number;
}

/** A whole scene as one drawing that nobody touches: scoring cards, small pictures. */
export const scene = (blocks: readonly Block[], hw = 20): { box: Box; body: string } => {
  const scale = new Scale(hw);
  const there = new Set(blocks.map(({ x, y }) => `${x},${y}`));
  const body = backToFront(blocks)
    .map(block => {
      const left = !there.has(`${block.x},${block.y + 1}`);
      const right = !there.has(`${block.x + 1},${block.y}`);
      const storeys = Array.from({ length: block.height }, (_, floor) => drawStorey(block, floor, scale));
      return drawGround(block, scale, left, right) + storeys.join('') + drawFeature(block, scale);
    })
    .join('');
  return { box: boxOf(blocks, scale, [], 1), body };
};

/** Loose pieces, one upon the other, without ground. */
export const piece = (stone: Stone, height = 1, hw = 16): { box: Box; body: string } => {
  const storey = hw * 0.9;
  const [k, half] = [hw / FACE, hw / 2 / FACE];
  let body = '';
  for (let floor = 0; floor < height; floor++) {
    const y = -floor * storey;
    body += `<g transform="${matrix(k, half, 0, storey / STOREY, -hw, y)}">${face(stone, 'l')}</g>`;
    body += `<g transform="${matrix(k, -half, 0, storey / STOREY, 0, y + hw / 2)}">${face(stone, 'r')}</g>`;
  }
  const top = -(height - 1) * storey - hw / 2;
  body += `<g transform="${matrix(k, half, -k, half, 0, top)}">${roof(stone)}</g>`;
  return { box: [-hw - 1, n(top - 1), 2 * hw + 2, n(hw + height * storey + 2)], body };
};

/** A building seen from above, 40 by 40: its colour and its pattern. */
export const roofPattern = (stone: Stone): string =>
  rect(2.5, 2.5, 35, 35, `var(--${stone}-r)`, 2) +
  `<g transform="translate(4.5 4.5) scale(1 1.722)">${face(stone, 'l')}</g>`;
