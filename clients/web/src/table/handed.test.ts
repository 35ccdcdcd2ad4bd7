import { expect, test } from 'vitest';
import type { Line } from '../protocol/protocol';
import { handedOn } from './handed';

const step = (version: number, at: number, seat: number, key: string): Line => ({
  version,
  at,
  what: { step: { seat, telling: { notation: key, rule: '', message: { key } } } },
});

test('whoever gets the device reads what all were told since the last turn, and nothing that only some were told', () => {
  const logs = new Map([
    [1, [step(1, 10, 1, 'build'), step(2, 20, 2, 'draws a hat'), step(3, 30, 3, 'sells')]],
    // The second seat sees its own card; the third is told otherwise.
    [2, [step(1, 10, 1, 'build'), step(2, 20, 2, 'draws a hat'), step(3, 30, 3, 'sells')]],
    [3, [step(1, 10, 1, 'build'), step(2, 20, 2, 'draws a card'), step(3, 30, 3, 'sells')]],
  ]);
  const told = handedOn(logs, 1);
  expect(told.map(({ line, seat }) => [line.version, seat])).toEqual([[3, 3]]);
  expect(handedOn(logs, 3)).toEqual([]);
});

test('the same move counts under whatever version a seat knows it', () => {
  const logs = new Map([
    [1, [step(4, 30, 2, 'sells')]],
    [2, [step(9, 30, 2, 'sells')]],
  ]);
  expect(handedOn(logs, 1)).toHaveLength(1);
});
