import { expect, test } from 'vitest';
import { LATEST, newsFor } from './news';

test('an update is told once, and to nobody who is new', () => {
  expect(newsFor(false, 0).length).toBeGreaterThan(0);
  expect(newsFor(false, LATEST)).toEqual([]);
  expect(newsFor(true, 0)).toEqual([]);
});
