import { expect, test } from 'vitest';
import { nearest } from './focus';

const things = [
  ['right', { x: 100, y: 0 }],
  ['far right', { x: 200, y: 0 }],
  ['right below', { x: 60, y: 80 }],
  ['below', { x: 0, y: 90 }],
] as const;
const from = { x: 0, y: 0 };

test.each([
  ['ArrowRight', 'right'],
  ['ArrowDown', 'below'],
  ['ArrowLeft', null],
  ['ArrowUp', null],
])('%s', (key, found) => expect(nearest(from, things, key)).toBe(found));
