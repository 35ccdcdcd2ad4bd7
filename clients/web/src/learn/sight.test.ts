import { expect, it } from 'vitest';
import { shift } from './sight';

const free = { top: 100, bottom: 400 };

it('leaves alone what can be seen', () => {
  expect(shift({ top: 120, bottom: 380 }, free)).toBe(0);
});

it('brings what is covered into the middle of what is free', () => {
  expect(shift({ top: 500, bottom: 600 }, free)).toBe(300);
  expect(shift({ top: 0, bottom: 100 }, free)).toBe(-200);
});

it('begins at the top of what is higher than the free part', () => {
  expect(shift({ top: 300, bottom: 900 }, free)).toBe(188);
});
