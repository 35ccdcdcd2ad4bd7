import { expect, test } from 'vitest';
import type { Telling } from '../protocol/protocol';
import { Aiming } from './aim.svelte';

const back = (location: number, count: number): Telling => ({
  notation: `back ${count}`,
  rule: 'MC-5.1',
  message: { key: 'mc-back' },
  touches: [`location:${location}`, `count:${count}`],
});

const aiming = () => new Aiming({ play: () => undefined, refuse: () => undefined, secondTap: () => true });

test('what is picked stays while the same may be done', () => {
  const aim = aiming();
  aim.renew([back(3, 0), back(3, 1)]);
  aim.tap('count:1');
  aim.renew([back(3, 0), back(3, 1)]);
  expect(aim.aimed?.notation).toBe('back 1');
});

test('actions of the same notation elsewhere are other actions', () => {
  const aim = aiming();
  aim.renew([back(3, 0), back(3, 1)]);
  aim.tap('location:3');
  aim.tap('count:1');
  aim.renew([back(4, 0), back(4, 1)]);
  expect(aim.picks).toEqual([]);
  expect(aim.can('count:1')).toBe(true);
});

test('after a step of our own nothing stays picked, though the same may be done again', () => {
  const aim = aiming();
  const build = {
    notation: 'build red e5',
    rule: 'CI-4.9',
    message: { key: 'ci-build' },
    touches: ['piece:red', 'e5'],
  };
  aim.renew([build], 7);
  aim.tap('piece:red');
  aim.tap('e5');
  aim.renew([build], 9);
  expect(aim.picks).toEqual([]);
  expect(aim.can('e5')).toBe(true);
});

test('what is shown is picked on the board, and let go of like anything else', () => {
  const aim = aiming();
  aim.renew([back(3, 0), back(3, 1), back(4, 1)]);
  aim.tap('location:4');
  aim.show(aim.legal[1]!);
  expect(aim.picks).toEqual(['location:3', 'count:1']);
  expect(aim.aimed?.notation).toBe('back 1');
  aim.clear();
  expect(aim.aimed).toBe(null);
});

test('of several ways to do what is picked, one is chosen without another pick', () => {
  const pay = (what: string): Telling => ({ ...back(3, 0), notation: `pay ${what}`, touches: ['location:3'] });
  const aim = aiming();
  aim.renew([pay('a'), pay('b'), back(4, 1)]);
  aim.tap('location:3');
  aim.choose(aim.legal[1]!);
  expect(aim.picks).toEqual(['location:3']);
  expect(aim.aimed?.notation).toBe('pay b');
});
