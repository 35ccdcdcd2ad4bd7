import { expect, test } from 'vitest';
import { ago, date } from './time';

const at = (text: string) => new Date(text).getTime();
const now = at('2026-03-10T12:00:00');

test.each([
  ['2026-03-10T11:59:30', 'now'],
  ['2026-03-10T11:48:00', '12 min ago'],
  ['2026-03-10T04:00:00', '8 hr ago'],
  ['2026-03-09T23:00:00', 'yesterday'],
  ['2026-03-07T12:00:00', '3 days ago'],
  ['2026-01-02T12:00:00', '2 Jan'],
  ['2025-12-31T12:00:00', '31 Dec 2025'],
])('%s is %s', (moment, said) => expect(ago(at(moment), now, 'en')).toBe(said));

test('a moment that a slow clock puts into the future is now', () => {
  expect(ago(now + 5000, now, 'en')).toBe('now');
  expect(date(now, now, 'hu')).toContain('10');
});
