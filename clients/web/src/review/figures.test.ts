import { describe, expect, test } from 'vitest';
import type { CostlyDecision, ReviewFigures, ReviewSeat } from '../protocol/protocol';
import { apart, bands, heightAt, judged, mistakes, stretches } from './figures';

const review = (round: (step: number) => number | null, last: number): ReviewFigures => ({
  game: 'uptown',
  deep: false,
  chances: [0, 1, 2, 3, 4].map((n) => ({
    step: (n * last) / 4,
    round: round((n * last) / 4),
    parties: [0.5 - n / 8, 0.5 + n / 8],
  })),
  luck: [1, last].map((step, n) => ({ step, round: round(step), parties: n === 0 ? [0.1, -0.1] : [-0.3, 0.3] })),
  seats: [],
});

describe('stretches', () => {
  test('are the rounds of a game, with the luck of each', () => {
    const found = stretches(review((step) => Math.floor(step / 10), 40));
    expect(found.map(({ round }) => round)).toEqual([1, 2, 3, 4]);
    expect(found[0]?.luck).toEqual([0.1, -0.1]);
    expect(found.at(-1)?.luck).toEqual([-0.3, 0.3]);
    expect(found.at(-1)?.chances).toEqual([0, 1]);
    expect(found.map(({ from, to }) => to - from).reduce((sum, steps) => sum + steps)).toBe(40);
  });

  test('are parts of equal length where there are no rounds, or too many', () => {
    for (const round of [() => null, (step: number) => step]) {
      const found = stretches(review(round, 80));
      expect(found.length).toBeLessThanOrEqual(17);
      expect(found.at(-1)?.to).toBe(80);
      const sums = [0, 1].map((party) => found.reduce((sum, { luck }) => sum + (luck[party] ?? 0), 0));
      expect(sums[0]).toBeCloseTo(-0.2);
      expect(sums[1]).toBeCloseTo(0.2);
    }
  });
});

test('bands lie on each other and fill the height', () => {
  const [low, high] = bands(review(() => null, 40));
  for (const n of [0, 1, 2, 3, 4]) {
    expect(low?.edges[n]?.low).toBe(0);
    expect(low?.edges[n]?.high).toBeCloseTo(high?.edges[n]?.low ?? -1);
    expect(high?.edges[n]?.high).toBeCloseTo(1);
  }
  expect(heightAt(low, 0.6)).toBeCloseTo(0.25);
});

const decision = (known: [number, number], open: [number, number]): CostlyDecision => {
  const told = (notation: string) => ({ notation, message: { key: notation } });
  const verdict = ([mean, margin]: [number, number]) => ({ better: told('better'), loss: { mean, margin } });
  return {
    step: 1,
    round: 1,
    played: told('played'),
    known: verdict(known),
    hindsight: verdict(open),
    parts: [],
    scores: [],
    loser: null,
    rounds: null,
  };
};

test('only what is beyond doubt is a mistake, and only by what could be known', () => {
  const seat = {
    costliest: [decision([0.1, 0.02], [0, 0.1]), decision([0.03, 0.04], [0.2, 0.01])],
    costliest_open: [decision([0.03, 0.04], [0.2, 0.01])],
  } as unknown as ReviewSeat;
  expect(mistakes(seat)).toHaveLength(1);
  expect(judged(seat, 'known').map(({ sure }) => sure)).toEqual([true, false]);
  expect(judged(seat, 'open').map(({ sure, hidden }) => [sure, hidden])).toEqual([[true, true]]);
});

describe('the flags of decisions', () => {
  const edges = { from: 10, to: 190, gap: 20 };

  test('stay where they are while they are apart', () => {
    expect(apart([100, 40, 150], edges)).toEqual([100, 40, 150]);
  });

  test('move apart, in their order, and never over an edge', () => {
    expect(apart([100, 95], edges)).toEqual([115, 95]);
    expect(apart([186, 188, 189], edges)).toEqual([150, 170, 190]);
    expect(apart([0, 2], edges)).toEqual([10, 30]);
    expect(apart([], edges)).toEqual([]);
  });
});
