import { expect, test } from 'vitest';
import type { Line, What } from '../protocol/protocol';
import { turnAt, turnEnds } from './turns';

const line = (version: number, what: What): Line => ({ version, at: 0, what });
const step = (version: number, seat: number | null): Line =>
  line(version, { step: { seat, telling: { notation: 'x', rule: 'X-1', message: { key: 'moved' } } } });

test('a turn is what one seat does in a row, with the chance after it', () => {
  const log = [line(1, 'started'), step(2, null), step(3, 1), step(4, 1), step(5, null), step(6, 2), step(7, 1)];
  expect(turnEnds(log)).toEqual([2, 5, 6, 7]);
});

test('a moment in the middle of a turn belongs to it', () => {
  const ends = [2, 5, 6, 7];
  expect([1, 2, 3, 5, 7, 9].map((version) => turnAt(ends, version))).toEqual([0, 0, 1, 1, 3, 3]);
});

test('a game without a step has one moment', () => {
  expect(turnEnds([line(1, 'started')])).toEqual([1]);
  expect(turnEnds([])).toEqual([]);
});
