/** Flat ground and the faces of buildings, drawn from data. */

import { disc, line, n, panes, rect } from './draw';

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
export const UNIT = 40;
/** How far a building stands back from the edge of its plot. */
export const INSET = 4.5;
/** The width of a face, and the height of a storey in its own drawing. */
export const FACE = UNIT - 2 * INSET;
export const STOREY = 18;

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
    const posts = [10, 14.4, 18.8, 23.2, 27.6].map((x) => `M${x} ${n(y)}V${n(y + 4)}`).join('');
    return `M8 ${n(y)}H32${posts}`;
  };
  return line([11, 19.4, 27.8].map(row).join(''), 'var(--plot-green)', 1, 'opacity=".52"');
};

const stripePlot = (): string =>
  line([10, 15, 20, 25, 30].map((x) => `M${x} 8V32`).join(''), 'var(--plot-yellow)', 1.5, 'opacity=".6"');

const plotPattern: Record<Colour, () => string> = {
  red: brickPlot,
  blue: windowPlot,
  green: balconyPlot,
  yellow: stripePlot,
};

const PARK_DOTS = [
  [8, 9],
  [20, 7],
  [32, 12],
  [12, 20],
  [26, 22],
  [7, 31],
  [19, 33],
  [33, 31],
] as const;
const WAVES = [
  [5, 9],
  [20, 17],
  [7, 25],
  [21, 33],
] as const;

/** The ground of a cell, 40 by 40. */
export const ground = (soil: Soil): string => {
  const base = rect(0, 0, UNIT, UNIT, 'var(--board)');
  switch (soil) {
    case 'park':
      return (
        rect(0, 0, UNIT, UNIT, 'var(--park)') + PARK_DOTS.map(([x, y]) => disc(x, y, 1.5, 'var(--park-mark)')).join('')
      );
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

export type Stone = Colour | 'any';

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
    .map((x) => {
      const rails = [1, 3.7, 6.4, 9].map((dx) => `M${n(x + dx)} ${n(STOREY * 0.55)}V${n(STOREY * 0.82)}`).join('');
      return (
        rect(x + 1.4, STOREY * 0.16, 7.2, STOREY * 0.46, other) +
        rect(x, STOREY * 0.5, 10, 2, mark) +
        rect(x, STOREY * 0.8, 10, 2, mark) +
        line(rails, mark, 1)
      );
    })
    .join('');

/** One face of one storey. */
export const face = (stone: Stone, side: 'l' | 'r'): string => {
  const mark = `var(--${stone}-mark)`;
  const patterns: Record<Stone, () => string> = {
    red: () => brickFace(mark),
    blue: () => panes(3.1, STOREY * 0.24, 4, 1, 4.3, STOREY * 0.5, 2.6, 0, mark),
    green: () => balconyFace(mark, `var(--green-${side === 'l' ? 'r' : 'l'})`),
    yellow: () => [2.6, 9, 15.4, 21.8, 28].map((x) => rect(x, 0, 2.3, STOREY + 0.1, mark, 0, 'opacity=".62"')).join(''),
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

export const roof = (stone: Stone): string => rect(0, 0, FACE, FACE, `var(--${stone}-top)`) + roofMark[stone];

/** A land tile seen from above, 82 by 82: its four cells row by row. */
export const tilePicture = (cells: readonly Soil[]): string =>
  rect(0, 0, 82, 82, 'var(--board-edge)', 6) +
  cells
    .map((soil, i) => `<g transform="translate(${1 + (i % 2) * 40} ${1 + (i > 1 ? 40 : 0)})">${ground(soil)}</g>`)
    .join('') +
  `<rect x="1" y="1" width="80" height="80" rx="5" fill="none" stroke="var(--board)" stroke-width="2.5"/>`;

/** A building seen from above, 40 by 40: its colour and its pattern. */
export const roofPattern = (stone: Stone): string =>
  rect(2.5, 2.5, 35, 35, `var(--${stone}-r)`, 2) +
  `<g transform="translate(4.5 4.5) scale(1 1.722)">${face(stone, 'l')}</g>`;
