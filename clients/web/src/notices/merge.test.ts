import { describe, expect, test } from 'vitest';
import type { Notice } from '../protocol/protocol';
import { mergedNotices, placeOf, told, unseen } from './merge';

const notice = (number: number, table: string, more: Partial<Notice> = {}): Notice => ({
  notice: number,
  at: number,
  kind: 'your-turn',
  table,
  game: 'uptown',
  with: [],
  message: { key: 'notice-your-turn' },
  seen: false,
  done: false,
  ...more,
});

describe('the list of notices', () => {
  test('keeps the newest of a table and kind, the newest first', () => {
    const list = mergedNotices([notice(1, 'a'), notice(2, 'b')], [notice(3, 'a'), notice(4, 'a', { kind: 'over' })]);
    expect(list.map((one) => one.notice)).toEqual([4, 3, 2]);
  });

  test('takes in what has changed', () => {
    const list = mergedNotices([notice(1, 'a'), notice(2, 'b')], [notice(1, 'a', { done: true })]);
    expect(told(list).map((one) => one.notice)).toEqual([2]);
    expect(unseen(list)).toBe(1);
    expect(unseen(mergedNotices(list, [notice(2, 'b', { seen: true })]))).toBe(0);
  });

  test('does not go back to an older notice', () => {
    expect(mergedNotices([notice(5, 'a')], [notice(3, 'a')]).map((one) => one.notice)).toEqual([5]);
  });

  test('leads to the table, or to the review', () => {
    expect(placeOf(notice(1, 'a'))).toBe('/table/a');
    expect(placeOf(notice(1, 'a', { kind: 'review-ready' }))).toBe('/review/a');
  });
});
