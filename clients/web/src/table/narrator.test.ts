import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { State } from '../protocol/protocol';
import type { Move } from './moves';
import { Narrator, type Frame, type Pace } from './narrator.svelte';

const state = (version: number): State => ({ version }) as State;
const move = (number: number, seat = 2): Move => ({
  number,
  version: number,
  seat,
  telling: { notation: `m${number}`, rule: 'X-1', message: { key: 'moved' } },
});
const frame = (version: number, moves: Move[] = [], own = false): Frame => ({ state: state(version), moves, own });

let pace: Pace;
let cards: string[];
const narrator = () =>
  new Narrator(state(1), {
    pace: () => pace,
    after: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    stops: ({ telling }) => cards.includes(telling.notation),
  });

beforeEach(() => {
  vi.useFakeTimers();
  pace = 'normal';
  cards = [];
});
afterEach(() => {
  vi.useRealTimers();
});

test('moves that arrive at once are shown one after another', () => {
  const told = narrator();
  told.hear(frame(2, [move(1)]));
  told.hear(frame(3, [move(2, 3)]));
  expect([told.shown.version, told.move?.number, told.left]).toEqual([2, 1, 1]);
  vi.advanceTimersByTime(1399);
  expect(told.move?.number).toBe(1);
  vi.advanceTimersByTime(1);
  expect([told.shown.version, told.move?.number, told.left]).toEqual([3, 2, 0]);
  vi.advanceTimersByTime(1400);
  expect([told.shown.version, told.busy]).toEqual([3, false]);
});

test.each([
  ['slow', 2400],
  ['normal', 1400],
  ['fast', 700],
] as const)('%s shows a move for %d ms', (wanted, milliseconds) => {
  pace = wanted;
  const told = narrator();
  told.hear(frame(2, [move(1), move(2)]));
  vi.advanceTimersByTime(milliseconds);
  expect(told.move?.number).toBe(2);
  vi.advanceTimersByTime(milliseconds - 1);
  expect(told.busy).toBe(true);
  vi.advanceTimersByTime(1);
  expect(told.busy).toBe(false);
});

test('instant tells nothing, and shows it again when asked', () => {
  pace = 'instant';
  const told = narrator();
  told.hear(frame(2, [move(1)]));
  told.hear(frame(3, [move(2)]));
  expect([told.shown.version, told.busy, told.canRepeat]).toEqual([3, false, true]);
  told.again();
  expect([told.shown.version, told.move?.number]).toEqual([2, 1]);
  vi.advanceTimersByTime(2800);
  expect([told.shown.version, told.busy]).toEqual([3, false]);
});

test('what nobody else did is shown at once, but not before its turn', () => {
  const told = narrator();
  told.hear(frame(2));
  expect([told.shown.version, told.busy]).toEqual([2, false]);
  told.hear(frame(3, [move(1)]));
  told.hear(frame(4));
  expect(told.shown.version).toBe(3);
  vi.advanceTimersByTime(1400);
  expect(told.shown.version).toBe(4);
});

test('a tap goes to the next move, a button to the present', () => {
  const told = narrator();
  told.hear(frame(2, [move(1)]));
  told.hear(frame(3, [move(2)]));
  told.hear(frame(4, [move(3)]));
  told.skip();
  expect(told.move?.number).toBe(2);
  vi.advanceTimersByTime(1399);
  expect(told.move?.number).toBe(2);
  told.finish();
  expect([told.shown.version, told.busy, told.left]).toEqual([4, false, 0]);
  vi.advanceTimersByTime(10_000);
  expect(told.busy).toBe(false);
});

test('a repetition begins where our own move ended', () => {
  const told = narrator();
  told.hear(frame(2, [move(1)]));
  vi.advanceTimersByTime(1400);
  told.hear(frame(3, [], true));
  expect(told.canRepeat).toBe(false);
  told.hear(frame(4, [move(1)]));
  vi.advanceTimersByTime(1400);
  told.again();
  expect([told.shown.version, told.move?.number]).toEqual([4, 1]);
  vi.advanceTimersByTime(1400);
  expect(told.busy).toBe(false);
});

test('what arrives during a repetition is told after it', () => {
  const told = narrator();
  told.hear(frame(2, [move(1)]));
  vi.advanceTimersByTime(1400);
  told.again();
  told.hear(frame(3, [move(2)]));
  expect(told.move?.number).toBe(1);
  vi.advanceTimersByTime(1400);
  expect([told.shown.version, told.move?.number]).toEqual([3, 2]);
});

test('a card waits for the player', () => {
  cards = ['m1'];
  const told = narrator();
  told.hear(frame(2, [move(1), move(2)]));
  vi.advanceTimersByTime(60_000);
  expect([told.stopped, told.move?.number]).toEqual([true, 1]);
  told.skip();
  expect([told.stopped, told.move?.number]).toEqual([false, 2]);
  vi.advanceTimersByTime(1400);
  expect(told.busy).toBe(false);
});

test('a card is shown at every pace, and on the way to the present', () => {
  cards = ['m2'];
  pace = 'instant';
  const told = narrator();
  told.hear(frame(2, [move(1), move(2)]));
  told.hear(frame(3, [move(3)]));
  expect([told.shown.version, told.stopped, told.move?.number]).toEqual([2, true, 2]);
  told.skip();
  expect([told.shown.version, told.busy]).toEqual([3, false]);

  pace = 'slow';
  told.hear(frame(4, [move(1), move(2)]));
  told.hear(frame(5, [move(3)]));
  told.finish();
  expect([told.shown.version, told.stopped, told.move?.number]).toEqual([4, true, 2]);
  told.skip();
  expect([told.shown.version, told.busy]).toEqual([5, false]);
  told.hear(frame(6, [move(1)]));
  expect([told.shown.version, told.move?.number]).toEqual([6, 1]);
});

test('a table read anew is not told', () => {
  const told = narrator();
  told.hear(frame(2, [move(1)]));
  told.reset(state(9));
  expect([told.shown.version, told.busy, told.canRepeat]).toEqual([9, false, false]);
  vi.advanceTimersByTime(5000);
  expect(told.shown.version).toBe(9);
});
