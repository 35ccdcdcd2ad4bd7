import type { Place } from './types';

/** A high stack goes on in a second column, from the bottom up again; one more always has a place. */
const rows = (place: Place): number => Math.max(3, Math.ceil((place.stack.length + 1) / 2));

/** How large a mafioso of a stack is drawn, on the ground at this height. */
export const size = (place: Place, ground: number): number => Math.min(31, (ground + 49) / rows(place));

/** The place of the mafioso with this many others of the stack below it. */
export function token(place: Place, below: number, ground: number): { x: number; y: number } {
  const large = size(place, ground);
  const column = Math.floor(below / rows(place));
  const alone = place.stack.length < rows(place);
  const x = alone ? 38 : 12 + large * (0.5 + column) + column * 2;
  return { x, y: ground - 2.4 - large / 2 - (below % rows(place)) * large };
}

/** A few words in two lines, the first one not the shorter. */
export function inTwoLines(text: string): string[] {
  const parts = text.split(' ');
  const at = parts.findIndex((_, n) => parts.slice(0, n + 1).join(' ').length >= text.length / 2);
  return [parts.slice(0, at + 1).join(' '), parts.slice(at + 1).join(' ')].filter(Boolean);
}
