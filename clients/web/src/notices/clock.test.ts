import { expect, test } from 'vitest';
import { minutesOf, timeOf } from './clock';

test('times of day are minutes', () => {
  for (const [minutes, text] of [
    [0, '00:00'],
    [450, '07:30'],
    [1439, '23:59'],
  ] as const) {
    expect(timeOf(minutes)).toBe(text);
    expect(minutesOf(text)).toBe(minutes);
  }
  expect(minutesOf('')).toBeNull();
  expect(minutesOf('24:00')).toBeNull();
});
