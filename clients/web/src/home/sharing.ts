import type { Colour } from '../protocol/protocol';
import { COLOURS } from '../person/colours';

/** Somebody who shares a device. */
export interface Person {
  name: string;
  colour: Colour;
}

/** As many people as there are seats: those who are known, and others in the colours that are left. */
export function filled(known: readonly Person[], seats: number): Person[] {
  const people: Person[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const left = COLOURS.filter((colour) => !people.some((one) => one.colour === colour));
    const one = known[seat];
    const wanted = one && left.includes(one.colour) ? one.colour : left[0];
    people.push({ name: one?.name ?? '', colour: wanted ?? 'violet' });
  }
  return people;
}

/** The people after one of them takes a colour: whoever had it gets the other one. */
export function recoloured(people: readonly Person[], at: number, colour: Colour): Person[] {
  const before = people[at]?.colour ?? colour;
  return people.map((one, n) =>
    n === at ? { ...one, colour } : one.colour === colour ? { ...one, colour: before } : one,
  );
}
