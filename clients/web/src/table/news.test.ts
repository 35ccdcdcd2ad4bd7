import { expect, test } from 'vitest';
import { newsOf } from './news';

test('the last round is announced, but not when the game ends with the same move', () => {
  const last = { kind: 'last', title: 'page-event-last' } as const;
  expect(newsOf(last, 'running')).toBe(last);
  expect(newsOf(last, 'finished')).toBe(null);
  expect(newsOf(null, 'running')).toBe(null);
});
