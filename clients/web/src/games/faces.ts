import type { GameFace } from '../table/contract';

/** Every game that has a board, fetched when a table of it is opened. */
const FOUND = import.meta.glob<{ game: GameFace<unknown> }>('./*/index.ts');

/** The face of a game; none for a game that the page cannot draw, which is played by its list of actions. */
export async function faceOf(game: string): Promise<GameFace<unknown> | null> {
  const load = FOUND[`./${game}/index.ts`];
  return load ? (await load()).game : null;
}
