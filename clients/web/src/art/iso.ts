/** Isometric scenes drawn from data: what districts, loose pieces and scoring cards look like. */

import { standing } from './features';
import { face, FACE, ground, INSET, roof, STOREY, UNIT, type Block, type Stone } from './ground';
import { area, n, SHADE } from './draw';

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

  /** The outline of a cell with a building of this many floors. */
  column(x: number, y: number, floors: number): string {
    const up = floors * this.storey;
    const [back, right, front, left] = [
      this.point(x, y),
      this.point(x + 1, y),
      this.point(x + 1, y + 1),
      this.point(x, y + 1),
    ];
    const at = ([a, b]: [number, number], lift = 0) => `${n(a)} ${n(b - lift)}`;
    return `M${[at(back, up), at(right, up), at(right), at(front), at(left), at(left, up)].join('L')}Z`;
  }
}

const matrix = (a: number, b: number, c: number, d: number, x: number, y: number): string =>
  `matrix(${[a, b, c, d].map((v) => Math.round(v * 1000) / 1000).join(' ')} ${n(x)} ${n(y)})`;

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
    .map((block) => {
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
