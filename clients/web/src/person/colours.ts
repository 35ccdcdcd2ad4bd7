import { getContext, setContext } from 'svelte';
import type { Colour, Seating } from '../protocol/protocol';

/** The colours of seats in the order of the seats that have them unless somebody wants another; each has a shape. */
export const COLOURS: readonly Colour[] = ['violet', 'orange', 'teal', 'pink', 'grey'];
export const SHAPES = ['disc', 'square', 'triangle', 'diamond', 'pentagon'] as const;

/** The number of a colour among those of the page, from 1: `--seat-1` is the first. */
export const shadeOf = (colour: Colour): number => COLOURS.indexOf(colour) + 1;

/** The colour of each seat of a table: what the table says; where an earlier release said nothing, that of the seat. */
export function shadesOf(seats: readonly Pick<Seating, 'seat' | 'colour'>[]): number[] {
  return seats.map(({ seat, colour }) => (colour ? shadeOf(colour) : ((seat - 1) % COLOURS.length) + 1));
}

const KEY = Symbol('shades');

/** Lets everything below draw seats in the colours of one table. */
export const provideShades = (seats: () => readonly Seating[]): void => {
  setContext(KEY, () => shadesOf(seats()));
};

/** The colour of a seat of the table that is shown. */
export function useShades(): (seat: number) => number {
  const shades = getContext<(() => number[]) | undefined>(KEY);
  return (seat) => shades?.()[seat - 1] ?? ((seat - 1) % COLOURS.length) + 1;
}
