/** The picture of Cities under the names that the board uses. */

import type { Colour, Ground } from '../../art/iso';

export type { Colour, Ground };

export interface Buildings {
  colour: Colour | null;
  least: number;
  most: number;
  beside: 'park' | 'water' | 'statue' | null;
}

export type Counted =
  | ({ count: 'buildings' } & Buildings)
  | ({ count: 'sets'; by: 'colours' | 'heights' | 'both' } & Buildings)
  | ({ count: 'pairs'; colours: Likeness; heights: Likeness } & Buildings)
  | { count: 'areas'; of: 'park' | 'water' | 'plots'; size: number; features: number }
  | ({ count: 'blocks'; size: number } & Buildings)
  | { count: 'uniform'; size: number }
  | { count: 'plots'; colour: Colour | null; empty: boolean }
  | { count: 'features'; on: 'park' | 'water' | 'park-or-water' | 'statue'; different: boolean };

export type Likeness = 'any' | 'same' | 'different';

export interface Card {
  id: string;
  name: string;
  points: number;
  counts: Counted;
}

export interface CardNow extends Card {
  occurrences: number;
  worth: number;
}

export interface Milestone {
  id: string;
  name: string;
  counts: Counted;
  at_least: number;
  places: number[];
}

export interface Tile {
  id: string;
  cells: Ground[];
}

export interface Feature {
  id: string;
  name: string;
  on: 'plot' | 'park' | 'water';
  wild: boolean;
  count: number;
}

export type Place = 'free' | 'blocked' | { ring: number };

export interface MetropolisNow {
  id: string;
  name: string;
  milestones: Milestone[];
  places: Place[][];
  worth: number[];
  progress: number[][];
}

export type Holds =
  | 'nothing'
  | 'hidden'
  | 'blind'
  | { card: Card }
  | { tile: Tile }
  | { features: { open: Feature[]; hidden: boolean } }
  | { pieces: Pieces };

export type Pieces = Partial<Record<Colour, number>>;

export interface SlotNow {
  slot: string;
  worker: number | null;
  holds: Holds;
}

export interface CellNow {
  cell: string;
  ground: Ground;
  feature: string | null;
  wild: boolean;
  building: Colour | null;
  height: number;
}

export interface DistrictNow {
  first: string | null;
  columns: number;
  rows: number;
  cells: (CellNow | null)[][];
  tiles: Record<string, string>;
}

export interface PlayerNow {
  workers: number[];
  district: DistrictNow;
  cards: CardNow[];
  milestone_points: number;
  standing: { score: number; place: number };
}

export type Row = 'card' | 'tile' | 'feature' | 'piece';

export type Phase =
  | 'deal-metropolis'
  | 'deal-star'
  | 'start'
  | { lay: number }
  | 'choose'
  | { reveal: Row }
  | 'place'
  | 'put'
  | 'build'
  | 'over';

export interface Picture {
  viewer: number | null;
  round: number;
  rounds: number;
  first: number | null;
  star: number | null;
  seat: number | null;
  phase: Phase;
  metropolis: MetropolisNow | null;
  starts: Tile[];
  slots: SlotNow[];
  hand: { tile: Tile | null; features: Feature[]; pieces: Pieces };
  bag: Pieces;
  unseen: { cards: number; tiles: number; features: number };
  players: PlayerNow[];
}
