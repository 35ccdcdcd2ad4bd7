import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { building, type BuildingKind } from '../../art/buildings';
import type { Telling } from '../../protocol/protocol';
import type { Card, Picture, Place } from '../../protocol/point-city';
import {
  aboutRule,
  attempt,
  buildingWords,
  cell,
  cheapestFirst,
  handOf,
  paymentOf,
  placeAt,
  spentAtOnce,
  symbols,
  takenBy,
  rivalNext,
  tokenName,
} from './cards';

const single = (resource: string) => ({ key: 'pc-single', args: { resource: { key: `pc-${resource}` } } });
const double = (resource: string) => ({ key: 'pc-double', args: { resource: { key: `pc-${resource}` } } });
const pay = (notation: string, ...cards: [number, object][]): Telling => ({
  notation,
  rule: 'PC-3.11',
  message: {
    key: 'pc-pay',
    args: { cards: cards.map(([count, front]) => ({ key: 'pc-cards', args: { count, front: front as never } })) },
  },
});

const mill: Card = {
  id: 'water-mill',
  name: 'Water Mill',
  tier: 1,
  front: 'energy',
  cost: [0, 0, 0, 1, 2],
  points: 2,
  gives: 'energy',
  civic: false,
};
const empty: Place = { shows: 'empty', wants: null };
const row: [Place, Place, Place, Place] = [empty, empty, empty, empty];
const view = {
  market: [
    row,
    [empty, { shows: 'building', ...mill }, { shows: 'front', tier: 2, front: 'economy*2' }, empty],
    row,
    row,
  ],
} as unknown as Picture;

describe('cards of Point City', () => {
  test('a payment is read from the words of the server', () => {
    const action = pay(
      'pay energy energy industry*2 ingenuity',
      [2, single('energy')],
      [1, double('industry')],
      [1, { key: 'pc-ingenuity' }],
    );
    expect(paymentOf(action)).toEqual([
      { front: 'energy', count: 2 },
      { front: 'industry*2', count: 1 },
      { front: 'ingenuity', count: 1 },
    ]);
    expect(paymentOf({ notation: 'deck', rule: 'PC-3.2', message: { key: 'pc-deck' } })).toEqual([]);
  });

  test('ingenuity is the dearest, then symbols', () => {
    const wild = pay('wild', [1, { key: 'pc-ingenuity' }]);
    const one = pay('one', [1, single('energy')]);
    const two = pay('two', [1, double('energy')]);
    expect(cheapestFirst([wild, two, one]).map((action) => action.notation)).toEqual(['one', 'two', 'wild']);
  });

  test('a double side shows two symbols', () => {
    expect(symbols('ecology*2')).toEqual({ of: 'ecology', count: 2 });
    expect(symbols('ingenuity')).toEqual({ of: 'ingenuity', count: 1 });
  });

  test('places are named by column and row', () => {
    expect(cell(1, 2)).toBe('c2');
    expect(placeAt(view, 'c2')).toMatchObject({ shows: 'front', front: 'economy*2' });
    expect(placeAt(view, 'z9')).toBeUndefined();
  });

  test('what a pair brings is shown before it is taken', () => {
    const take: Telling = {
      notation: 'take b2 c2',
      rule: 'PC-3.2',
      message: { key: 'pc-take' },
      touches: ['market:b2', 'market:c2'],
    };
    const taken = takenBy(view, take);
    expect(taken.fronts).toEqual(['economy*2']);
    expect(taken.buildings.map((card) => card.id)).toEqual(['water-mill']);
    expect(takenBy(view, { ...take, notation: 'flip b2' })).toEqual({ buildings: [], fronts: [] });
  });

  test('a hand lies in the order of the resources', () => {
    expect(handOf({ ingenuity: 2, energy: 1, 'energy*2': 3 }).map(({ front }) => front)).toEqual([
      'energy',
      'energy*2',
      'ingenuity',
    ]);
  });

  test('what somebody tries is asked of the server, a card together with a free one beside it', () => {
    expect(attempt(view, ['market:b2'])).toBe('take b2 c2');
    expect(attempt(view, ['market:d4', 'market:a1'])).toBe('take a1 d4');
    expect(attempt(view, ['market:b2', 'flip'])).toBe('flip b2');
    expect(attempt(view, ['hand:energy*2.1', 'hand:ingenuity.2'])).toBe('pay energy*2 ingenuity');
  });

  test('the rival takes where the markers cross and below, and from the bottom row goes on at the top', () => {
    expect(rivalNext('b2')).toEqual({ one: 'b2', other: 'b3' });
    expect(rivalNext('d4')).toEqual({ one: 'd4', other: 'd1' });
  });

  test('a token says what it counts', () => {
    expect(tokenName({ id: 'x', points: 3, kind: 'per-pair', of: ['energy', 'ecology'] })).toEqual({
      key: 'pc-token-per-pair',
      args: { points: 3, one: { key: 'pc-energy' }, other: { key: 'pc-ecology' } },
    });
    expect(buildingWords(mill).args).toMatchObject({ gives: 'energy', points: 2 });
  });

  test('every card of the edition has a picture', () => {
    const edition = readFileSync(new URL('../../../../../editions/point-city/standard.toml', import.meta.url), 'utf8');
    const cards = [...edition.matchAll(/id = "([^"]+)".*tier = .*cost = "[^"]+",?\s*(.*)\}/g)];
    expect(cards.length).toBe(160);
    const drawn = new Set(
      cards.map(([, id, rest]) => {
        const gives = /gives = "(\w+)"/.exec(rest!)?.[1];
        return building((rest!.includes('civic') ? 'civic' : (gives ?? 'points')) as BuildingKind, id!);
      }),
    );
    expect(drawn.size).toBeGreaterThan(50);
  });
});

test('a card that is taken pays at once if the hand has too few of its kind', () => {
  const pays = new Map([['energy', 2] as const]);
  expect(spentAtOnce(['energy', 'economy'], pays, { energy: 1 })).toEqual([true, false]);
  expect(spentAtOnce(['energy'], pays, { energy: 2 })).toEqual([false]);
  expect(spentAtOnce(['energy', 'energy'], pays, {})).toEqual([true, true]);
  expect(spentAtOnce(['energy', 'energy'], new Map([['energy', 1] as const]), {})).toEqual([true, false]);
});

test('an explanation points at what is still there', () => {
  const taken = ['market:c1', 'market:c2', 'hand:economy.1'];
  expect(aboutRule('PC-3.2', taken)).toEqual(['deck']);
  expect(aboutRule('PC-3.4', taken)).toEqual(['hand:economy.1']);
  expect(aboutRule('PC-4.2', taken)).toEqual(taken);
});
