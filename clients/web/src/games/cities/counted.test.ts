import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scene } from '../../art/iso';
import { Speaker } from '../../words/format';
import { cardWords, countedScene, countedWords, milestoneWords } from './counted';
import type { Counted } from './types';

const text = (file: string): string =>
  readFileSync(new URL(`../../../../../locales/en/${file}.ftl`, import.meta.url), 'utf8');
const { say } = new Speaker('en', [text('cities'), text('page-cities'), text('page')], []);

const any = { colour: null, least: 1, most: 4, beside: null } as const;
const forms: [Counted, string][] = [
  [{ count: 'buildings', ...any, colour: 'red', least: 2, most: 2 }, 'each red building with exactly 2 floors'],
  [{ count: 'buildings', ...any, least: 3, beside: 'water' }, 'each building with 3 or more floors next to water'],
  [{ count: 'buildings', ...any, most: 2 }, 'each building with 1 to 2 floors'],
  [{ count: 'sets', ...any, by: 'colours' }, 'each set of four buildings of different colours'],
  [
    { count: 'sets', ...any, by: 'heights', beside: 'park' },
    'each set of buildings of heights 1, 2, 3 and 4 next to a park',
  ],
  [{ count: 'sets', ...any, by: 'both' }, 'each set of four buildings of different colours and heights'],
  [
    { count: 'pairs', ...any, colours: 'different', heights: 'same' },
    'each pair of adjacent buildings of different colours and of the same height',
  ],
  [{ count: 'areas', of: 'park', size: 4, features: 0 }, 'each park area of 4 or more'],
  [{ count: 'areas', of: 'water', size: 3, features: 3 }, 'each water area of 3 or more with 3 different features'],
  [{ count: 'blocks', ...any, size: 6 }, 'each area of 6 or more buildings'],
  [{ count: 'uniform', size: 3 }, 'each group of 3 connected plots of one colour'],
  [{ count: 'plots', colour: 'blue', empty: true }, 'each plot in blue without a building'],
  [{ count: 'features', on: 'park-or-water', different: true }, 'each feature in parks and on water (each kind once)'],
  [{ count: 'features', on: 'statue', different: false }, 'each statue'],
];

describe('what is counted', () => {
  test.each(forms)('%j is said as "%s"', (counted, words) => {
    expect(say(countedWords(counted, 0))).toBe(words);
  });

  test('several are said as several', () => {
    const different: Counted = { count: 'features', on: 'park-or-water', different: true };
    expect(say(countedWords(different, 7))).toBe('7 features in parks and on water of different kinds');
    const palaces: Counted = { count: 'buildings', ...any, colour: 'yellow', least: 3, beside: 'water' };
    expect(say(countedWords(palaces, 4))).toBe('4 yellow buildings with 3 or more floors next to water');
  });

  test.each(forms)('%j has a picture', (counted) => {
    const { box, body } = scene(countedScene(counted));
    expect(box[2]).toBeGreaterThan(10);
    expect(body).toContain('<g transform');
  });

  test('an area of four parks is drawn as four cells', () => {
    const blocks = countedScene({ count: 'areas', of: 'park', size: 4, features: 1 });
    expect(blocks.map((block) => block.soil)).toEqual(['park', 'park', 'park', 'park']);
    expect(blocks.filter((block) => block.feature !== null)).toHaveLength(1);
  });

  test('cards and milestones have their names', () => {
    const counts: Counted = { count: 'features', on: 'statue', different: false };
    expect(say(cardWords({ id: 'x', name: 'Sculptors', points: 2, counts }))).toBe(
      'Sculptors – 2 points for each statue',
    );
    const milestone = { id: 'x', name: 'Obelisks', counts, at_least: 2, places: [6, 3, 1] as [number, number, number] };
    expect(say(milestoneWords(milestone))).toBe('Obelisks: 2 statues');
  });
});
