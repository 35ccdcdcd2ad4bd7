import { expect, it } from 'vitest';
import type { Progress } from '../protocol/protocol';
import { merged, NONE, same } from './merge';

const phone: Progress = {
  lessons: {
    'point-city-1': { done: [], finished: true },
    'uptown-1': { done: ['read', { play: 'keep' }], finished: false },
  },
  explained: ['PC-3.1', 'UT-3.2'],
  offered: ['point-city'],
};
const desk: Progress = {
  lessons: {
    'uptown-1': { done: ['read'], finished: false },
    'cities-1': { done: [], finished: true },
  },
  explained: ['PC-3.1', 'CI-4.5'],
  offered: [],
};

it('knows what either device knows', () => {
  const both = merged(phone, desk);
  expect(both.explained).toEqual(['CI-4.5', 'PC-3.1', 'UT-3.2']);
  expect(both.offered).toEqual(['point-city']);
  expect(Object.entries(both.lessons).flatMap(([name, { finished }]) => (finished ? [name] : []))).toEqual([
    'cities-1',
    'point-city-1',
  ]);
});

it('goes on where more of a lesson was done', () => {
  expect(merged(desk, phone).lessons['uptown-1']?.done).toHaveLength(2);
  expect(merged(phone, desk).lessons['uptown-1']?.done).toHaveLength(2);
});

it('is the same in whichever order devices meet, and however often', () => {
  const both = merged(phone, desk);
  expect(same(both, merged(desk, phone))).toBe(true);
  expect(same(merged(both, phone), both)).toBe(true);
  expect(same(merged(phone, NONE), phone)).toBe(true);
  expect(same(phone, desk)).toBe(false);
});
