import { expect, test } from 'vitest';
import { outcomes } from './outcomes';
import type { Location, Picture, Place } from './types';

const NAMES: Location[] = ['prison', 'port', 'fighters-club'];

/** A city of three locations: who leads at each, which are resolved, which is being resolved, and the points. */
function city(phase: string, led: (number | null)[], points: number[], cubes = 0, here: number | null = null) {
  const locations = NAMES.map((location, n): Partial<Place> => ({
    location,
    controller: led[n] ?? null,
    cube: n < cubes,
    here: n === here,
  }));
  return { phase, window: null, locations, players: points.map((points) => ({ points })) } as unknown as Picture;
}

const told = (now: Picture, before: Picture) =>
  outcomes?.(now, before).map(({ seat, says }) => [seat, (says.args?.location as { key: string }).key]);

test('who controls a location is told when that is decided', () => {
  const before = city('bid', [2, 1, 1], [0, 0], 0, 0);
  expect(told(city('effect', [2, 1, 1], [0, 1], 0, 0), before)).toEqual([[2, 'mc-prison']]);
  expect(told(city('bid', [2, 1, 1], [0, 0], 0, 0), before)).toEqual([]);
});

test('several locations that are decided at once are told in their order', () => {
  const before = city('turn', [2, null, 1], [3, 3]);
  expect(told(city('back', [2, null, 1], [4, 4], 3), before)).toEqual([
    [2, 'mc-prison'],
    [1, 'mc-fighters-club'],
  ]);
});

test('a location is told once, and another point for it is none of control', () => {
  const before = city('extra-point', [2, 1, 1], [0, 1], 0, 0);
  expect(told(city('bid', [2, 1, 1], [0, 2], 1, 1), before)).toEqual([]);
});

test('at the end of the game the last location is told too', () => {
  const before = city('bid', [2, 1, 1], [0, 1], 2, 2);
  expect(told(city('over', [2, 1, 1], [1, 1], 3), before)).toEqual([[1, 'mc-fighters-club']]);
});
