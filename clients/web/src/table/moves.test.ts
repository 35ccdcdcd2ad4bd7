import { expect, test } from 'vitest';
import type { Line, State, Telling, What } from '../protocol/protocol';
import { isFreeToUndo, lastMarks, marksOf, numbersOf, outcomesOf, sinceOwn } from './moves';

const line = (version: number, what: What): Line => ({ version, at: 0, what });
const step = (version: number, seat: number | null, ...touches: string[]): Line =>
  line(version, { step: { seat, telling: { notation: 'x', rule: 'X-1', message: { key: 'moved' }, touches } } });
const undone = (version: number, seat: number, steps: number): Line => line(version, { undone: { seat, steps } });
const rival = (names: string) => (told: Telling) => (names.includes(told.touches?.[0] ?? '-') ? 2 : null);

test('the moves of the others since the own one are numbered, chance left out', () => {
  const log = [step(1, 2, 'a'), step(2, 1, 'b'), step(3, 2, 'c'), step(4, null, 'd'), step(5, 3, 'e', 'c')];
  const moves = sinceOwn(log, [1]);
  expect(moves.map(({ number, seat, version }) => [number, seat, version])).toEqual([
    [1, 2, 3],
    [2, 3, 5],
  ]);
  expect([...marksOf(moves)]).toEqual([
    ['c', { seat: 3, number: 1 }],
    ['e', { seat: 3, number: 1 }],
  ]);
});

test('numbers stay small: a place shows only the latest of its moves, and what touched nothing has none', () => {
  const log = Array.from({ length: 50 }, (_, n) => step(n + 1, 2 + (n % 2), `place:${n % 7}`));
  const moves = sinceOwn([...log, step(51, 2), step(52, 3, 'cell')], [1]);
  expect([...numbersOf(moves)]).toEqual([44, 45, 46, 47, 48, 49, 50, 52].map((version, n) => [version, n + 1]));
  expect(Math.max(...[...marksOf(moves).values()].map(({ number }) => number ?? 0))).toBe(8);
});

test('all moves count for who has not acted yet, none right after the own one', () => {
  const log = [step(1, 2, 'a'), step(2, 3, 'b')];
  expect(sinceOwn(log, [1])).toHaveLength(2);
  expect(sinceOwn([...log, step(3, 1, 'c')], [1])).toEqual([]);
});

test('what was done for the player does not hide what the others did before', () => {
  const log = [step(1, 1, 'a'), step(2, 2, 'b'), step(3, 1, 'c')];
  expect(sinceOwn(log, [1], undefined, undefined, new Set([3])).map(({ version }) => version)).toEqual([2]);
});

test('what was taken back is not marked any more, and what came before is again', () => {
  const log = [step(1, 1, 'a'), step(2, 2, 'b'), step(3, 1, 'c'), step(4, null, 'd'), undone(5, 1, 2)];
  expect([...marksOf(sinceOwn(log, [1]))]).toEqual([['b', { seat: 2, number: 1 }]]);
  expect([...lastMarks(log)]).toEqual([['b', { seat: 2, number: null }]]);
});

test('the last own step can be taken back alone, and across bots where nobody else plays', () => {
  const log = [step(1, 1, 'a'), step(2, null, 'b')];
  expect(isFreeToUndo(log, [1], false)).toBe(true);
  expect(isFreeToUndo([...log, step(3, 2, 'c')], [1], false)).toBe(false);
  expect(isFreeToUndo([...log, step(3, 2, 'c')], [1], true)).toBe(true);
  expect(isFreeToUndo([...log, undone(3, 1, 2)], [1], true)).toBe(false);
});

test('the move of a virtual rival is a move, and ends the one before', () => {
  const log = [step(1, 1, 'a'), step(2, null, 'b'), step(3, 1, 'c'), step(4, null, 'd'), step(5, null, 'e')];
  expect([...lastMarks(log, rival('bd'))]).toEqual([['d', { seat: 2, number: null }]]);
  expect([...lastMarks(log, rival('b'))]).toEqual([['c', { seat: 1, number: null }]]);
});

test('for those who look on the last mover is marked, chance left out', () => {
  const log = [step(1, 1, 'a'), step(2, 2, 'b'), step(3, null, 'c'), step(4, 2, 'd'), step(5, null, 'e')];
  expect([...lastMarks(log).keys()]).toEqual(['d', 'b']);
});

test('what came of a step is told after it, and marks nothing', () => {
  const [before, now] = [{ view: 3 }, { view: 5 }] as unknown as State[];
  const gained = (now: unknown, before: unknown) => [
    { seat: 2, says: { key: 'gained', args: { points: (now as number) - (before as number) } } },
  ];
  const [told] = outcomesOf([step(7, 1, 'a')], gained, now!, before!);
  expect([told?.seat, told?.version, told?.says?.args?.points]).toEqual([2, 7, 2]);
  expect(told?.telling.touches).toEqual([]);
  expect(outcomesOf([line(7, 'started')], gained, now!, before!)).toEqual([]);
  expect(outcomesOf([step(7, 1, 'a')], gained, now!, null)).toEqual([]);
  expect(outcomesOf([step(7, 1, 'a')], undefined, now!, before!)).toEqual([]);
});
