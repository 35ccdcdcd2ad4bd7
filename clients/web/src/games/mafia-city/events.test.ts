import { expect, test } from 'vitest';
import type { Telling } from '../../protocol/protocol';
import { event, mover } from './events';
import type { Picture } from './types';

const telling = (key: string, seat?: number): Telling => ({
  notation: 'close',
  rule: 'MC-10.3',
  message: { key, ...(seat ? { args: { seat: { seat } } } : {}) },
});

/** A city in which the first player has so many mafiosi at two locations, in the hand, in the Cell and in reserve. */
const city = (here: number, there: number, more: { mafiosi?: number; cell?: number; reserve?: number } = {}) =>
  ({
    window: null,
    players: [{ mafiosi: 4, cell: 0, reserve: 4, cards: 2, ...more }, {}],
    locations: [here, there].map((count) => ({ stack: Array.from({ length: count }, () => ({ seat: 1 })) })),
  }) as unknown as Picture;

const happened = (now: Picture, key = 'mc-stands', you = 1) =>
  event?.({ seat: 2, telling: telling(key, 2) }, now, city(2, 1), you)?.title.replace('page-mafia-city-event-', '');

test('what was announced happens as a move of whoever announced it', () => {
  expect(mover(telling('mc-stands', 3))).toBe(3);
  expect(mover(telling('mc-veto-stands', 2))).toBe(2);
  // Tables of earlier releases do not say who.
  expect(mover(telling('mc-stands'))).toBeNull();
  expect(mover(telling('mc-draws', 2))).toBeNull();
});

test('what somebody does to mafiosi of the player is an event', () => {
  expect(happened(city(1, 1, { cell: 1 }))).toBe('cell');
  expect(happened(city(1, 1, { reserve: 5 }))).toBe('reserve');
  expect(happened(city(0, 1, { mafiosi: 6 }))).toBe('back');
  expect(happened(city(1, 2))).toBe('moved');
});

test('the card says what was announced', () => {
  const window = { effect: { 'big-plan': ['1.2', 'port'] }, chain: [] };
  const before = { ...city(2, 1), window } as unknown as Picture;
  const args = { name: { seat: 1 }, location: { key: 'mc-prison' }, to: { key: 'mc-port' } };
  expect(event?.({ seat: 2, telling: telling('mc-stands', 2) }, city(1, 1), before, 1)?.says).toEqual({
    key: 'page-mafia-city-effect-big-plan',
    args,
  });
});

test('what changes nothing for the player is no event', () => {
  expect(happened(city(2, 1))).toBeUndefined();
  expect(happened(city(1, 1, { cell: 1 }), 'mc-stands', 2)).toBeUndefined();
  expect(happened(city(1, 2), 'mc-back')).toBeUndefined();
});
