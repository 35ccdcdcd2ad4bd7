import { expect, test } from 'vitest';
import { filled, recoloured } from './sharing';

test('everybody at a device has a colour of their own', () => {
  const people = filled(
    [
      { name: 'Ann', colour: 'teal' },
      { name: 'Bob', colour: 'teal' },
    ],
    4,
  );
  expect(people).toEqual([
    { name: 'Ann', colour: 'teal' },
    { name: 'Bob', colour: 'violet' },
    { name: '', colour: 'orange' },
    { name: '', colour: 'pink' },
  ]);
});

test('whoever takes a colour leaves the other one', () => {
  const people = recoloured(filled([], 2), 0, 'orange');
  expect(people.map(({ colour }) => colour)).toEqual(['orange', 'violet']);
});
