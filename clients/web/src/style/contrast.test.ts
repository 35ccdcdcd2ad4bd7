import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** What each token says in a block of the style sheet. */
function tokens(block: string): Map<string, string> {
  return new Map([...block.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

/** The text between the braces that follow a place in the style sheet. */
function block(after: string): string {
  const open = css.indexOf('{', css.indexOf(after) + after.length - 1);
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}' && --depth === 0) return css.slice(open + 1, at);
  }
  throw new Error(`no block after ${after}`);
}

const light = tokens(block('\n:root {'));
const chosenDark = tokens(block(':root[data-theme="dark"] {'));
const systemDark = tokens(block(':root:not([data-theme="light"]) {'));

function colour(name: string, theme: Map<string, string>): [number, number, number] {
  const value = (theme.get(name) ?? light.get(name) ?? '').trim();
  const other = /^var\(--([a-z0-9-]+)\)$/.exec(value)?.[1];
  if (other) return colour(other, theme);
  const hex = /^#([0-9a-f]{6})$/i.exec(value)?.[1];
  if (!hex) throw new Error(`--${name} is no colour: ${value}`);
  return [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
}

function luminance(name: string, theme: Map<string, string>): number {
  const [r, g, b] = colour(name, theme).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string, theme: Map<string, string>): number {
  const [low, high] = [luminance(one, theme), luminance(other, theme)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const GAMES = ['point-city', 'cities', 'uptown', 'mafia-city'];
const RESOURCES = ['industry', 'economy', 'community', 'ecology', 'ingenuity'];
const on = (ground: string, ...inks: string[]) => inks.map((ink) => [ink, ground] as const);

/** Text needs 4.5, shapes and edges 3, marks that only repeat a shape 2. */
const TEXT = [
  ...['paper', 'sheet', 'card'].flatMap((ground) => on(ground, 'ink', 'ink-2', 'ink-3')),
  ...on('paper-2', 'ink', 'ink-2'),
  ...on('ink', 'on-ink'),
  ...GAMES.flatMap((game) => [
    ...on(game, 'on-accent'),
    ...on('paper', game),
    ...on('sheet', game),
    ...on(`${game}-soft`, 'ink', game),
  ]),
  ...on('sheet', 'good', 'warn', 'bad'),
  ...[1, 2, 3, 4, 5].flatMap((seat) => on(`seat-${seat}`, 'on-seat')),
  ...['energy', ...RESOURCES].flatMap((one) => [...on(`${one}-soft`, 'ink')]),
  ...['energy', 'industry', 'economy', 'community', 'ecology'].flatMap((one) => on(one, `on-${one}`)),
  ...on('civic-soft', 'ink'),
];
const SHAPES = [
  ...[1, 2, 3, 4, 5].flatMap((seat) => on('paper', `seat-${seat}`)),
  ...RESOURCES.flatMap((one) => on(`${one}-soft`, one)),
  ...on('ingenuity', 'on-ingenuity'),
  ...on('card', 'energy-deep', 'line-2'),
  ...on('paper', 'line-2', 'focus'),
  ...on('red-r', 'red-mark'),
  ...['blue', 'green', 'yellow'].flatMap((stone) => on(`${stone}-l`, `${stone}-mark`)),
];
const MARKS = [...on('park', 'park-mark'), ...on('water', 'water-mark')];

describe.each([
  ['light', new Map<string, string>()],
  ['dark', chosenDark],
] as const)('%s', (_, theme) => {
  test.each([
    [4.5, TEXT],
    [3, SHAPES],
    [2, MARKS],
  ] as const)('contrast of at least %d', (least, pairs) => {
    const weak = pairs
      .map(([ink, ground]) => ({ ink, ground, ratio: contrast(ink, ground, theme) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ ink, ground, ratio }) => `${ink} on ${ground}: ${ratio.toFixed(2)}`);
    expect(weak).toEqual([]);
  });
});

test('the dark theme is the same whether the system or a person chose it', () => {
  expect([...systemDark]).toEqual([...chosenDark]);
  expect(chosenDark.size).toBeGreaterThan(60);
});
