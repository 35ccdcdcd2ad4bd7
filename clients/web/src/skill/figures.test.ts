import { expect, test } from 'vitest';
import type { ReviewedGame } from '../protocol/protocol';
import { errorRate, mean, skills } from './figures';

const game = (name: string, opened: number, loss: number, decisions: number, luck = 0): ReviewedGame => ({
  table: `t${opened}`,
  game: name,
  opened,
  seat: 1,
  deep: false,
  decisions,
  losses: { mean: loss, margin: 0.02 },
  luck,
  result: 0.5,
});

test('an error rate weighs games by their decisions', () => {
  expect(errorRate([game('cities', 1, 0.1, 10), game('cities', 2, 0.1, 30)]).mean).toBeCloseTo(5);
  expect(errorRate([game('cities', 1, 0.1, 10)])).toEqual({ mean: 10, margin: 2 });
});

test('games that are alike give a narrow interval, games that differ a wide one', () => {
  const alike = errorRate([1, 2, 3, 4].map((n) => game('cities', n, 0.1, 10)));
  const unlike = errorRate([0, 0.2, 0, 0.2].map((loss, n) => game('cities', n, loss, 10)));
  expect(alike.mean).toBeCloseTo(unlike.mean);
  expect(alike.margin).toBeCloseTo(0);
  expect(unlike.margin).toBeCloseTo(11.3, 1);
});

test('luck is a mean with an interval, and one game says nothing', () => {
  expect(mean([0.3])).toBeNull();
  const found = mean([0.1, -0.1, 0.1, -0.1]);
  expect(found?.mean).toBeCloseTo(0);
  expect(found?.margin).toBeCloseTo(0.113, 3);
});

test('games are told apart, the oldest first', () => {
  const found = skills([game('uptown', 3, 0, 5), game('cities', 2, 0, 5), game('uptown', 1, 0, 5)]);
  expect(found.map((one) => [one.game, one.games.map(({ opened }) => opened)])).toEqual([
    ['uptown', [1, 3]],
    ['cities', [2]],
  ]);
});
