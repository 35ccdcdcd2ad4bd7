import { describe, expect, test } from 'vitest';
import { fresh, waitingOf } from './waiting';

const table = (table: string, waits: boolean) => ({ entry: { table }, 'to-act': waits });

describe('what waits', () => {
  test('the open table knows best', () => {
    const list = [table('a', true), table('b', false)];
    expect(waitingOf(list, null)).toEqual(['a']);
    expect(waitingOf(list, { table: 'a', waits: false })).toEqual([]);
    expect(waitingOf(list, { table: 'b', waits: true })).toEqual(['b', 'a']);
  });

  test('a turn is new once, and not when the page opens', () => {
    expect(fresh(null, [table('a', true)])).toEqual([]);
    expect(fresh([table('a', false)], [table('a', true), table('b', true)])).toEqual(['a', 'b']);
    expect(fresh([table('a', true)], [table('a', true)])).toEqual([]);
  });
});
