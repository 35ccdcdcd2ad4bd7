import { FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ScoreLine } from '../protocol/protocol';
import { categories, isTieBroken, tieSteps } from './sheet';

const line = (key: string, rule: string, points: number, what = key): ScoreLine => ({
  rule,
  points,
  what: { key, args: { what } },
});
const say = (line: ScoreLine) => String(line.what.args?.what);

test('lines of one kind are one category with a sum for each party', () => {
  const sheets = [
    [
      line('buildings', 'PC-6.1', 16, '13 buildings'),
      line('token', 'PC-6.2', 6, 'pairs'),
      line('token', 'PC-6.2', 2, 'energy'),
    ],
    [line('buildings', 'PC-6.1', 22, '12 buildings')],
  ];
  expect(categories(sheets, say)).toEqual([
    {
      kind: 'buildings',
      rule: 'PC-6.1',
      sums: [16, 22],
      rows: [
        { what: '13 buildings', points: [16, null] },
        { what: '12 buildings', points: [null, 22] },
      ],
    },
    {
      kind: 'token',
      rule: 'PC-6.2',
      sums: [8, null],
      rows: [
        { what: 'pairs', points: [6, null] },
        { what: 'energy', points: [2, null] },
      ],
    },
  ]);
});

test('lines that say the same share a row, once for each party', () => {
  const twice = [line('water', 'CI-7.3', 1, 'boat'), line('water', 'CI-7.3', 1, 'boat')];
  const [water] = categories([twice, [line('water', 'CI-7.3', 1, 'boat')]], say);
  expect(water?.sums).toEqual([2, 1]);
  expect(water?.rows.map((row) => row.points)).toEqual([
    [1, 1],
    [1, null],
  ]);
});

test('what only a later party has keeps its place in the order', () => {
  const sheets = [
    [line('milestone', 'CI-7.1', 7), line('card', 'CI-7.4', 3)],
    [line('statues', 'CI-7.2', 2), line('card', 'CI-7.4', 5)],
  ];
  expect(categories(sheets, say).map((one) => one.kind)).toEqual(['milestone', 'statues', 'card']);
});

const ROOT = join(import.meta.dirname, '../../../..');
const GAMES = ['point-city', 'cities', 'uptown', 'mafia-city'];

test.each(GAMES)('every line of a score sheet of %s has a category with a name', (game) => {
  const keys = (file: string) =>
    new FluentResource(readFileSync(join(ROOT, 'locales/en', `${file}.ftl`), 'utf8')).body.map(({ id }) => id);
  const kinds = keys(game).filter((key) => /^[a-z]+-sheet-/.test(key));
  expect(kinds.length).toBeGreaterThan(1);
  expect(keys(`page-${game}`).filter((key) => key.startsWith('page-sheet-'))).toEqual(
    kinds.map((kind) => `page-sheet-${kind}`),
  );
});

test.each(GAMES)('the rule that says who wins in %s is one of its rules', (game) => {
  const face = readFileSync(join(import.meta.dirname, `../games/${game}/index.ts`), 'utf8');
  const rules = readFileSync(join(ROOT, `docs/rules/${game}.md`), 'utf8');
  const named = /^.*\bplaces: .*$/m.exec(face)?.[0].match(/[A-Z]{2}-\d+\.\d+/g) ?? [];
  expect(named).not.toEqual([]);
  for (const rule of named) expect(rules).toContain(`**${rule}**`);
});

test('a tie is broken where equal scores have different places', () => {
  const standings = (...pairs: [number, number][]) => pairs.map(([score, place]) => ({ score, place }));
  expect(isTieBroken(standings([51, 1], [51, 2], [47, 3]))).toBe(true);
  expect(isTieBroken(standings([51, 1], [51, 1], [47, 3]))).toBe(false);
  expect(isTieBroken(standings([51, 1], [50, 2]))).toBe(false);
});

test('a tie shows its steps up to the one that decided', () => {
  const outcome = [
    { score: 15, place: 2 },
    { score: 15, place: 1 },
    { score: 9, place: 3 },
  ];
  const values = [
    ['reserve 2', 'cards 1', 'no mayor'],
    ['reserve 2', 'cards 3', 'mayor'],
    ['reserve 0', 'cards 0', 'no mayor'],
  ];
  expect(tieSteps(outcome, (party) => values[party]!)).toEqual([
    ['reserve 2', 'reserve 2', null],
    ['cards 1', 'cards 3', null],
  ]);
  expect(tieSteps([{ score: 2, place: 1 }], () => [])).toEqual([]);
});
