import type { Place } from './types';

/** A high stack goes on in a second column, from the bottom up again; one more always has a place. */
const rows = (place: Place): number => Math.max(3, Math.ceil((place.stack.length + 1) / 2));

/** How large a mafioso of a stack is drawn. */
export const size = (place: Place): number => Math.min(26, 78 / rows(place));

/** The place of the mafioso with this many others of the stack below it. */
export function token(place: Place, below: number): { x: number; y: number } {
  const column = Math.floor(below / rows(place));
  const alone = place.stack.length < rows(place);
  const x = alone ? 38 : column === 0 ? 26 : 54;
  return { x, y: 26.6 - size(place) / 2 - (below % rows(place)) * size(place) };
}

/** A few words in two lines, the first one not the shorter. */
export function inTwoLines(text: string): string[] {
  const parts = text.split(' ');
  const at = parts.findIndex((_, n) => parts.slice(0, n + 1).join(' ').length >= text.length / 2);
  return [parts.slice(0, at + 1).join(' '), parts.slice(at + 1).join(' ')].filter(Boolean);
}
