import { describe, expect, test } from 'vitest';
import type { Telling } from '../../protocol/protocol';
import type { Card, Picture, PlotNow, Project } from '../../protocol/uptown';
import { attempt, comingOf, endOf, halfElements, halfName, priceOf, projectOf, refusalOf, sourcesOf } from './cards';

const plain: Project = {
  kind: 'apartment',
  duo: false,
  roof: false,
  gift: false,
  stands: 'anywhere',
  'no-gifts': false,
  income: null,
  prestige: { for: 'flat', points: 2 },
};
const gift: Project = { ...plain, kind: 'cafe', gift: true };
const card: Card = { id: 'x', name: 'X', price: 3, projects: [plain, gift] };
const plot = (more: Partial<PlotNow> = {}): PlotNow => ({
  closed: false,
  no_gifts: false,
  income: 0,
  prestige: 0,
  storeys: [],
  ...more,
});
const player = (left = 20) => ({
  wallet: 9,
  coins: 0,
  deck: { left, top: card },
  street: [plot({ closed: true }), plot(), plot(), plot(), plot()],
});
const view = (more: Partial<Picture> = {}) =>
  ({
    seat: 2,
    phase: 'buy',
    turns: 4,
    taken: null,
    last_round: false,
    players: [player(), player(), player()],
    pile: { left: 8, top: { ...card, price: null, projects: [plain, gift, plain, plain] } },
    ...more,
  }) as Picture;
const move = (notation: string, touches: string[]): Telling => ({
  notation,
  rule: 'UT-4.2',
  message: { key: 'ut-build' },
  touches,
});

describe('one gesture', () => {
  test('cards lie in the order of the table, the own one first and the common one last', () => {
    expect(sourcesOf(view(), 2).map(({ element }) => element)).toEqual(['deck:2', 'deck:3', 'deck:1', 'pile']);
  });

  test('a half that is picked is coming, whatever else is picked', () => {
    expect(comingOf(view(), ['deck:3'])).toBeNull();
    expect(comingOf(view(), ['deck:3', 'end:b', 'plot:1.2'])).toEqual({
      project: gift,
      source: 'deck:3',
      thing: 'deck:3.b',
    });
    const taken = { card, from: 'deck:3' as const, chosen: 'a' as const };
    expect(comingOf(view({ taken }), [])).toMatchObject({ project: plain, thing: 'end:a' });
    expect(projectOf(view(), 'deck:3.b')).toBe(gift);
    expect(projectOf(view({ taken }), 'end:a')).toBe(plain);
    expect(projectOf(view(), 'plot:1.2')).toBeNull();
    expect(halfElements(view({ taken }), 'deck:3', 'a')).toEqual(['end:a']);
  });

  test('a card costs its price unless it is free', () => {
    expect(priceOf(view(), 'deck:3')).toBe(3);
    expect(priceOf(view(), 'pile')).toBeNull();
    expect(priceOf(view({ phase: 'keep' }), 'deck:2')).toBeNull();
  });

  test('a half is called by its kind and its main mark', () => {
    const name = (more: Partial<Project>) => halfName({ ...plain, ...more });
    expect(name({})).toEqual({ key: 'ut-storey-apartment', args: { style: 'plain' } });
    expect(name({ roof: true, stands: 'upper' }).args).toEqual({ style: 'roof' });
    expect(name({ kind: null, stands: 'rooftop', roof: true }).args).toEqual({ style: 'rooftop' });
    expect(name({ gift: true, roof: true }).args).toEqual({ style: 'gift' });
  });

  test('a plot that refuses says why', () => {
    expect(refusalOf(plain, plot({ closed: true }))).toBe('page-ut-closed');
    expect(refusalOf({ ...plain, stands: 'upper' }, plot())).toBe('page-ut-mark-upper');
    expect(refusalOf(gift, plot({ no_gifts: true }))).toBe('page-ut-mark-no-gifts');
    expect(refusalOf({ ...plain, stands: 'rooftop' }, plot())).toBe('page-ut-mark-rooftop');
  });

  test('what is tried is a whole move, as far as it was tapped', () => {
    expect(attempt(view(), ['deck:3 end:b'])).toBe('buy 3; choose b');
    expect(attempt(view({ phase: 'keep' }), ['deck:2', 'end:a', 'plot:2.1'])).toBe('keep; choose a; build 1');
    expect(attempt(view(), ['pile', 'end:b', 'plot:2.1'])).toBe('municipal; choose b; give 2 1');
    const only = [move('buy 3; build 2', ['deck:3', 'plot:2.2', 'end:a'])];
    expect(attempt(view(), ['deck:3', 'end:a', 'plot:2.1'], only)).toBe('buy 3; build 1');
  });

  test('the end is announced when it comes near', () => {
    expect(endOf(view())).toBe('no');
    const closed = Array.from({ length: 4 }, () => plot({ closed: true }));
    const near = { ...player(), street: [...closed, plot()] };
    expect(endOf(view({ players: [player(), near] as Picture['players'] }))).toBe('roofs');
    expect(endOf(view({ players: [player(2)] as Picture['players'] }))).toBe('cards');
    expect(endOf(view({ last_round: true }))).toBe('last');
  });
});
