import { expect, test } from 'vitest';
import { PAUSE, visited } from './visits';

test('a visit goes on until the visitor was away for a while', () => {
  const first = visited(null, 1000);
  expect(first).toEqual({ before: null, seen: 1000 });
  const still = visited(first, 1000 + PAUSE);
  expect(still).toEqual({ before: null, seen: 1000 + PAUSE });
  const next = visited(still, 1001 + 2 * PAUSE);
  expect(next).toEqual({ before: 1000 + PAUSE, seen: 1001 + 2 * PAUSE });
});
