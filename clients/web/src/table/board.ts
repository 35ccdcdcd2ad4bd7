import type { State, TableInfo, Telling } from '../protocol/protocol';
import type { Aiming } from './aim.svelte';
import type { Anatomy } from './anatomy.svelte';
import type { GameFace, SeatInfo } from './contract';
import type { Sheet } from './playing.svelte';
import type { Reading } from './reading.svelte';

/** A board whose things and scores can be read: that of a table, or of a replay. */
export interface ReadableBoard {
  readonly info: TableInfo;
  readonly face: GameFace<unknown> | null;
  readonly aim: Aiming;
  readonly reading: Reading;
  readonly anatomy: Anatomy;
  /** The present, and the moment of the past that is shown instead. */
  readonly now: State;
  readonly then: State | null;
  readonly view: unknown;
  readonly you: number | null;
  readonly seats: readonly SeatInfo[];
  readonly progress: string;
  readonly busy: boolean;
  /** The seat whose area is shown large. */
  shown: number;
  sheet: Sheet | null;
  rule: string | null;
  nameOf: (seat: number) => string;
  play(action: Telling): void;
}
