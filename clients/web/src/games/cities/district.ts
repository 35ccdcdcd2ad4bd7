/** The geometry of a district: names of cells, quarter turns, and what becomes of candidates on the drawing. */

import type { Block, Ground } from '../../art/ground';
import type { Telling } from '../../protocol/protocol';
import type { CellNow, DistrictNow, Tile } from './types';

/** A cell's column and row, both from 0. */
export interface Spot {
  x: number;
  y: number;
}

/** Reads a cell such as `e5`. */
export const spotOf = (cell: string): Spot => ({ x: cell.charCodeAt(0) - 97, y: Number(cell.slice(1)) - 1 });

/** Where a cell lies after quarter turns of the whole view. */
export const turned = ({ x, y }: Spot, turn: number): Spot => {
  switch (turn % 4) {
    case 1:
      return { x: -y - 1, y: x };
    case 2:
      return { x: -x - 1, y: -y - 1 };
    case 3:
      return { x: y, y: -x - 1 };
    default:
      return { x, y };
  }
};

/** The cells of a tile, row by row, after quarter turns clockwise. */
export const turnTile = (cells: readonly Ground[], quarters: number): Ground[] => {
  let now = [...cells];
  for (let i = 0; i < quarters % 4; i++) {
    const [a, b, c, d] = now as [Ground, Ground, Ground, Ground];
    now = [c, a, d, b];
  }
  return now;
};

/** What a cell looks like. */
export const blockOf = (cell: CellNow): Block => {
  const plot = cell.ground !== 'park' && cell.ground !== 'water';
  // A statue uses its plot up (CI-4.12).
  const soil = cell.wild ? 'wild' : plot && cell.feature !== null ? 'any' : cell.ground;
  return {
    ...spotOf(cell.cell),
    key: cell.cell,
    soil,
    building: cell.building,
    height: cell.height,
    feature: cell.wild ? null : cell.feature,
    on: plot ? 'plot' : cell.ground,
  };
};

/** All cells of a district that lie. */
export const cellsOf = (district: DistrictNow): CellNow[] =>
  district.cells.flat().filter((cell): cell is CellNow => cell !== null);

/** The cells of a seat's district that an action touches. */
export const touchedCells = (telling: Telling, seat: number): string[] => {
  const prefix = `district:${seat}:`;
  return (telling.touches ?? []).filter((touch) => touch.startsWith(prefix)).map((touch) => touch.slice(prefix.length));
};

/** How far an action turns the tile, in degrees; nothing if it places none. */
export const rotationOf = (telling: Telling): number | null => {
  const touch = telling.touches?.find((touch) => touch.startsWith('rotation:'));
  return touch === undefined ? null : Number(touch.slice('rotation:'.length));
};

/** Where a tile may lie: its first cell, and an action for each rotation. */
export interface TilePlace {
  first: string;
  options: Telling[];
}

export const tilePlaces = (tellings: readonly Telling[], seat: number): TilePlace[] => {
  const places = new Map<string, Telling[]>();
  for (const telling of tellings) {
    const [first] = touchedCells(telling, seat);
    if (first === undefined || rotationOf(telling) === null) continue;
    places.set(first, [...(places.get(first) ?? []), telling]);
  }
  return [...places].map(([first, options]) => ({ first, options }));
};

/** A tile as blocks, where it would lie. */
export const tileBlocks = (tile: Tile, first: string, rotation: number): Block[] => {
  const { x, y } = spotOf(first);
  return turnTile(tile.cells, rotation / 90).map((soil, i) => ({
    key: `tile-${i}`,
    x: x + (i % 2),
    y: y + (i > 1 ? 1 : 0),
    soil,
    building: null,
    height: 0,
    feature: null,
    on: soil === 'park' || soil === 'water' ? soil : 'plot',
  }));
};

/** A letter or number at the edge of a district: what sentences call its columns and rows. */
export interface EdgeLabel {
  text: string;
  along: 'x' | 'y';
  at: number;
  /** How far to the front its cells reach. */
  front: number;
}

/** The names of the columns and rows in which cells lie, after quarter turns. */
export const edgeLabels = (spots: readonly Spot[], turn: number): EdgeLabel[] => {
  const quarter = turn % 4;
  const name = (along: 'x' | 'y', at: number): string => {
    const reversed = along === 'x' ? quarter === 1 || quarter === 2 : quarter === 2 || quarter === 3;
    const index = reversed ? -at - 1 : at;
    const isColumn = (along === 'x') === (quarter % 2 === 0);
    return isColumn ? String.fromCharCode(97 + index) : String(index + 1);
  };
  const of = (along: 'x' | 'y'): EdgeLabel[] =>
    [...new Set(spots.map((spot) => spot[along]))].map((at) => {
      const across = spots.filter((spot) => spot[along] === at).map(({ x, y }) => (along === 'x' ? y : x));
      return { along, at, front: Math.max(...across), text: name(along, at) };
    });
  return [...of('x'), ...of('y')];
};

/** Something on the ground that can be pointed at. */
export interface Mark {
  key: string;
  element: string;
  /** Its first cell and how many cells it measures each way. */
  cell: string;
  size: 1 | 2;
  label: string;
  /** Chosen: the thing itself is drawn there. */
  chosen: boolean;
  /** How many points it would bring; nothing as long as that is not known. */
  brings: number | null;
  tap: () => void;
}
