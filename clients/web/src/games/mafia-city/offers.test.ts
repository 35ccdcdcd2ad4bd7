import { expect, test } from 'vitest';
import type { Telling } from '../../protocol/protocol';
import type { Aim } from '../../table/aim.svelte';
import { candidates, targets } from '../../table/narrow';
import { offered, placing, standsAlone } from './offers';
import type { Picture } from './types';

const action = (notation: string, ...touches: string[]): Telling => ({
  notation,
  rule: 'MC-1',
  message: { key: notation },
  touches,
});

const legal = [
  action('place 1', 'location:1'),
  action('play informer 1.1', 'hand:informer', 'use:informer:text', 'mafioso:1.1'),
  action('hat fbi 1.2', 'hand:fbi', 'use:fbi:symbol', 'mafioso:1.2'),
  action('hats fbi deal 2', 'hand:fbi', 'use:fbi:symbol', 'hand:deal', 'use:deal:symbol', 'location:2'),
];

const aimAt = (...picks: string[]): Aim =>
  ({
    legal,
    picks,
    candidates: candidates(legal, picks),
    can: (element: string) => targets(legal, picks).has(element),
    picked: (element: string) => picks.includes(element),
  }) as unknown as Aim;

test('the map offers what needs no card before a card is picked', () => {
  const aim = aimAt();
  expect(offered(aim, 'location:1')).toBe(true);
  expect(offered(aim, 'mafioso:1.1')).toBe(false);
  expect(offered(aim, 'location:2')).toBe(false);
});

test('a card offers its targets, two cards theirs', () => {
  expect(offered(aimAt('hand:informer'), 'mafioso:1.1')).toBe(true);
  expect(offered(aimAt('hand:fbi'), 'mafioso:1.2')).toBe(true);
  expect(offered(aimAt('hand:fbi'), 'location:2')).toBe(false);
  expect(offered(aimAt('hand:fbi', 'hand:deal'), 'location:2')).toBe(true);
});

test('a location alone can be meant until a card is picked', () => {
  expect(standsAlone(aimAt(), 'location:1')).toBe(true);
  expect(standsAlone(aimAt('location:2'), 'location:1')).toBe(true);
  expect(standsAlone(aimAt(), 'location:2')).toBe(false);
  expect(standsAlone(aimAt('hand:fbi'), 'location:1')).toBe(false);
});

test('placing says whether the lead changes', () => {
  const place = (number: number, leads?: number): Telling => ({
    ...action(`place ${number}`, `location:${number}`),
    message: { key: 'mc-place', args: leads ? { leads: { seat: leads } } : {} },
  });
  const locations = [
    { controller: null },
    { controller: 2 },
    { controller: 2 },
    { controller: 1 },
  ] as Picture['locations'];
  const offers = [place(1, 1), place(2), place(3, 2), place(4, 1)];
  const found = placing({ legal: offers, picks: [] }, { locations, viewer: 1 });
  expect([...found]).toEqual([
    [1, 'lead'],
    [2, 'tie'],
    [3, 'none'],
    [4, 'none'],
  ]);
  expect(placing({ legal: offers, picks: ['hand:fbi'] }, { locations, viewer: 1 }).size).toBe(0);
});
