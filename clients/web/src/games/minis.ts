import type { Box } from '../art/iso';

/** A board, drawn small as a picture alone. */
export interface Drawing {
  box: Box;
  body: string;
}

/** What a game draws of a position: at a glance, or as a picture to be shown around. */
export interface Mini<View> {
  /** The whole table, as one seat finds it. */
  draw(view: View, seat: number, shades: readonly number[]): Drawing;
  /** What one seat has built; the same as the table where everybody builds together. */
  portrait(view: View, seat: number, shades: readonly number[]): Drawing;
}

/** Fetched when a table of the game is listed: it is far smaller than the board. */
const FOUND = import.meta.glob<{ mini: Mini<unknown> }>('./*/mini.ts');

/** The small drawing of a game; none for a game that the page cannot draw. */
export async function miniOf(game: string): Promise<Mini<unknown> | null> {
  const load = FOUND[`./${game}/mini.ts`];
  return load ? (await load()).mini : null;
}
