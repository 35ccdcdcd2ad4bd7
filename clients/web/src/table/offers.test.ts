import { describe, expect, it } from 'vitest';
import type { Explained, Message, Offer, Telling } from '../protocol/protocol';
import type { Say } from '../words/format';
import { barred, common, deeds, elsewhere, goesOn } from './offers';
import { isSame } from './reading.svelte';

const t: Say = (message, args) => {
  const { key, args: given } = typeof message === 'string' ? { key: message, args } : message;
  return [key, ...Object.values(given ?? {}).map(String)].join(' ');
};
const message = (key: string): Message => ({ key });
const telling = (notation: string, ...touches: string[]): Telling => ({
  notation,
  rule: 'R-1',
  message: message(notation),
  touches,
});
const offer = (action: Telling, points: number): Offer => ({
  ...action,
  gain: points === 0 ? {} : { points: [{ rule: 'R-2', what: message('line'), points }] },
});

const one = telling('take a b', 'a', 'b');
const two = telling('take a c', 'a', 'c');
const flip = telling('flip a', 'a', 'flip');
const about: Explained['about'] = { kind: message('card'), name: 'Smithy', rule: 'R-1' };

describe('the buttons of a sheet', () => {
  const explained: Explained = {
    about,
    uses: [
      { words: message('take'), offers: [offer(one, 2), offer(two, 5)] },
      { words: message('flip'), offers: [offer(flip, 0)] },
      { words: message('keep'), refusal: { rule: 'R-3', message: message('too early') } },
    ],
  };

  it('play one action, or leave the choice to the board', () => {
    const found = deeds(explained, 'a', [one, two, flip], 10, t);
    expect(found.map(({ words, then, actions }) => [words, then, actions.length])).toEqual([
      ['take', 'page-sheet-next 5', 2],
      ['flip', 'flip a', 1],
    ]);
    expect(common(found[0]!.actions, 'a')).toEqual(['a']);
    expect(common(found[1]!.actions, 'a')).toEqual(['a', 'flip']);
  });

  it('lead nobody to what gives something away for nothing', () => {
    const wastes = ({ notation }: { notation: string }) => notation === flip.notation;
    const found = deeds(explained, 'a', [one, two, flip], 10, t, undefined, wastes);
    expect(found.map((deed) => deed.wastes)).toEqual([false, true]);
  });

  it('say what one action brings', () => {
    const [deed] = deeds({ about, uses: [{ words: message('take'), offers: [offer(one, 6)] }] }, 'a', [one], 13, t);
    const [alone] = deeds(
      { about, uses: [{ words: message('keep'), offers: [offer(telling('keep a', 'a'), 0)] }] },
      'a',
      [telling('keep a', 'a')],
      13,
      t,
    );
    expect(alone?.then).toBe('');
    // What else it takes is said before.
    expect(deed?.then).toBe('take a b · page-sheet-becomes +6 13 19');
  });

  it('offer only what is legal now', () => {
    expect(deeds(explained, 'a', [flip], 10, t).map(({ words }) => words)).toEqual(['flip']);
    const wait = telling('wait', 'a');
    expect(deeds(explained, 'a', [flip, wait], 10, t).map(({ words }) => words)).toEqual(['wait', 'flip']);
    expect(deeds(explained, 'a', [], 10, t)).toEqual([]);
  });

  it('lead only to what goes on with what was picked', () => {
    const found = deeds(explained, 'a', [one, two, flip], 10, t);
    expect(found.map((deed) => goesOn(deed, [one]))).toEqual([true, false]);
  });

  it('come from the legal actions where nothing is explained', () => {
    expect(deeds(null, 'flip', [one, flip], null, t)).toEqual([{ words: 'flip a', then: '', actions: [flip] }]);
    expect(deeds(null, 'a', [one, two, flip], null, t)[0]?.actions).toHaveLength(3);
  });

  it('leave out what is refused, which says why', () => {
    expect(barred(explained, 'a', [flip], t)).toEqual([{ words: ['keep'], why: 'too early', rule: 'R-3' }]);
  });

  it('say once what forbids several uses', () => {
    const refused = (use: string, key: string) => ({
      words: message(use),
      refusal: { rule: 'R-3', message: message(key) },
    });
    const uses = [refused('text', 'too early'), refused('symbol', 'nobody there'), refused('wait', 'too early')];
    expect(barred({ about, uses }, 'a', [], t)).toEqual([
      { words: ['text', 'wait'], why: 'too early', rule: 'R-3' },
      { words: ['symbol'], why: 'nobody there', rule: 'R-3' },
    ]);
  });

  it('refuse no step of a move that is offered as a whole', () => {
    const later: Explained = { about, uses: explained.uses!.slice(2) };
    expect(barred(later, 'a', [flip], t)).toEqual([]);
    expect(barred(later, 'a', [], t)).toHaveLength(1);
    expect(deeds(later, 'a', [one, two], null, t, 'build')[0]?.words).toBe('build');
  });
});

it('says what a thing would bring at each place', () => {
  const uses = [
    { words: message('plot 1'), at: 'plot:1.1', offers: [offer(one, 3)] },
    { words: message('plot 2'), at: 'plot:1.2', refusal: { rule: 'R-3', message: message('closed') } },
  ];
  expect(elsewhere({ about, uses }, t)).toEqual([
    { at: ['plot:1.1'], words: 'plot 1', brings: 'page-sheet-points +3 3', allowed: true },
    { at: ['plot:1.2'], words: 'plot 2', brings: 'closed', allowed: false },
  ]);
  expect(deeds({ about, uses }, 'x', [one], null, t)).toEqual([]);
});

it('says what is the same at several places once', () => {
  const takes = { others: [{ seat: 2, points: 0, holdings: [{ what: message('per roof'), amount: -2 }] }] };
  const place = (plot: string, key?: string) => ({
    words: message(plot),
    at: `plot:${plot}`,
    ...(key ? { refusal: { rule: 'R-3', message: message(key) } } : { offers: [{ ...one, gain: takes }] }),
  });
  const uses = [place('2.1'), place('2.2', 'closed'), place('2.3'), place('3.1'), place('2.4', 'closed')];
  const sites = {
    group: (at: string) => at.slice(0, 6),
    words: (ats: readonly string[]) => ats.map((at) => at.slice(5)).join(' '),
    why: ({ key }: Message) => (key === 'closed' ? 'shut' : undefined),
  };
  expect(elsewhere({ about, uses }, t, sites).map(({ words, brings, allowed }) => [words, brings, allowed])).toEqual([
    ['2.1 2.3', 'page-sheet-holding −2 [object Object]', true],
    ['3.1', 'page-sheet-holding −2 [object Object]', true],
    ['2.2 2.4', 'shut', false],
  ]);
});

it('knows when another thing lies in the same place', () => {
  expect(isSame({ about }, { about: { ...about, rule: 'R-9' } })).toBe(true);
  expect(isSame({ about }, { about: { ...about, name: 'Mill' } })).toBe(false);
  expect(isSame({ about }, null)).toBe(false);
});
