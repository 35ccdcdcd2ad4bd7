import { expect, test } from 'vitest';
import { fitting } from './fit';

/* A sentence of this many letters, in a line with room for ten large ones: a smaller size has more of them and lower lines. */
const height = (letters: number) => (size: number) => Math.ceil(letters / (10 / size)) * 20 * size;

test('a short sentence keeps its size', () => {
  expect(fitting(height(20), 40)).toBe(1);
});

test('a longer one shrinks as little as it must', () => {
  expect(fitting(height(21), 40)).toBe(0.88);
  expect(fitting(height(23), 40)).toBe(0.78);
});

test('one that never fits is as small as it may be', () => {
  expect(fitting(height(200), 40)).toBe(0.7);
});
