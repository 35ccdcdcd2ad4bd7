import { describe, expect, test } from 'vitest';
import type { Telling } from '../../protocol/protocol';
import type { Picture, Project } from '../../protocol/uptown';
import type { Say } from '../../words/format';
import { attempt, chosenIn, chosenOf, gainOf, marksOf, projectWords, signed, sites } from './cards';

const project: Project = {
  kind: 'cafe',
  duo: true,
  roof: true,
  gift: false,
  stands: 'upper',
  'no-gifts': true,
  income: { for: 'on-street', coins: 2, of: 'shop' },
  prestige: { for: 'on-street', points: -1, of: 'gift' },
};
const placed: Telling = { notation: 'keep; build 2', rule: 'UT-4.2', message: { key: 'ut-build' } };
const card = { id: 'x', name: 'X', price: 3, projects: [project, { ...project, gift: true }] };
const placing = (chosen: 'a' | 'b') =>
  ({ seat: 1, phase: 'place', taken: { card, from: 'deck:1', chosen } }) as Picture;

describe('cards of UpTown', () => {
  test('a project shows its marks', () => {
    expect(marksOf(project)).toEqual(['roof', 'upper', 'no-gifts']);
  });

  test('a project is put into words as the server does it', () => {
    expect(projectWords(project).map((clause) => (clause as { key: string }).key)).toEqual([
      'ut-duo',
      'ut-roof',
      'ut-upper',
      'ut-no-gifts',
      'ut-income-street',
      'ut-prestige-gifts',
    ]);
  });

  test('what a placing changes is read from the words of the server', () => {
    const give: Telling = {
      notation: 'give 2 3',
      rule: 'UT-4.2',
      message: { key: 'ut-give', args: { seat: { seat: 2 }, prestige: -3, pays: -1 } },
    };
    expect(gainOf(give)).toEqual({ street: 2, income: null, pays: -1, prestige: -3 });
    const roof: Telling = {
      notation: 'build 3',
      rule: 'UT-4.2',
      message: { key: 'ut-build-roof', args: { income: 6, prestige: 2 } },
    };
    expect(gainOf(roof)).toEqual({ street: null, income: 6, pays: 0, prestige: 2 });
    expect(gainOf({ notation: 'pass', rule: 'UT-3.9', message: { key: 'ut-pass' } })).toBeNull();
  });

  test('the project chosen is known while it is placed', () => {
    expect(chosenOf(placing('b'))?.gift).toBe(true);
    expect(signed(3)).toBe('+3');
    expect(signed(-2)).toBe('−2');
  });

  test('what somebody tries is asked of the server', () => {
    expect(attempt(placing('a'), ['plot:1.4'])).toBe('build 4');
    expect(attempt(placing('b'), ['plot:1.4'])).toBe('give 1 4');
    expect(attempt(placing('a'), ['deck:3'])).toBe('buy 3');
  });

  test('a plot that leaves one move has chosen its half too', () => {
    const move: Telling = { ...placed, touches: ['deck:1', 'end:b', 'plot:1.2'] };
    expect(chosenIn({ picks: ['plot:1.2'], aimed: null })).toEqual(['plot:1.2']);
    expect(chosenIn({ picks: ['plot:1.2'], aimed: move })).toContain('end:b');
  });

  test('plots are said together, and why they refuse without their names', () => {
    const words: Say = (message, args) => [message, ...Object.values(args ?? {})].join(' ');
    const { group, words: together, why } = sites(words, (seat) => `P${seat}`, 1);
    expect(group('plot:2.3')).toBe('2');
    expect(together(['plot:1.1', 'plot:1.3'])).toBe('page-ut-places 2 page-ut-place 1,page-ut-place 3');
    expect(together(['plot:2.4'])).toBe('page-ut-places-of P2 page-ut-places 1 page-ut-place 4');
    expect(why({ key: 'ut-plot-closed', args: { plot: '3' } })).toBe('page-why-ut-plot-closed');
    expect(why({ key: 'ut-too-dear' })).toBeUndefined();
  });
});
