import { describe, expect, test } from 'vitest';
import { resultOf } from './result';

const outcome = (...standings: [score: number, place: number][]) =>
  standings.map(([score, place]) => ({ score, place }));

describe('how a game ended', () => {
  test('for whoever won alone', () => {
    expect(resultOf({ outcome: outcome([54, 2], [61, 1]), yours: [2] })).toMatchObject({
      kind: 'won',
      own: 61,
      other: 54,
    });
  });

  test('for whoever came second', () => {
    const result = resultOf({ outcome: outcome([15, 1], [13, 2], [9, 3]), yours: [2] });
    expect(result).toMatchObject({ kind: 'placed', place: 2, own: 13, other: 15 });
  });

  test('for those who share the first place', () => {
    expect(resultOf({ outcome: outcome([7, 1], [7, 1]), yours: [1] })?.kind).toBe('shared');
  });

  test('on one device, and for whoever only opened the table', () => {
    expect(resultOf({ outcome: outcome([7, 2], [8, 1]), yours: [1, 2] })).toMatchObject({
      kind: 'device',
      winners: [2],
    });
    expect(resultOf({ outcome: outcome([7, 2], [8, 1]), yours: [] })).toMatchObject({ kind: 'over', winners: [2] });
  });

  test('is not known of games that an earlier release ended', () => {
    expect(resultOf({ yours: [1] })).toBeNull();
  });
});
