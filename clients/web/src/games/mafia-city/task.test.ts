import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Aim } from '../../table/aim.svelte';
import { Speaker } from '../../words/format';
import { task } from './task';
import type { Picture } from './types';

const text = (file: string): string =>
  readFileSync(new URL(`../../../../../locales/en/${file}.ftl`, import.meta.url), 'utf8');
const { say } = new Speaker('en', [text('mafia-city'), text('page-mafia-city')], []);

/** What a player is asked to do on a turn with this many mafiosi in hand. */
function asked(mafiosi: number, passed = false): string | null {
  const view = { viewer: 1, phase: 'turn', locations: [], players: [{ hand: [], mafiosi, passed }] };
  return task(view as unknown as Picture, say, { picks: [] } as unknown as Aim);
}

test('nobody is asked to place a mafioso when none is left', () => {
  expect(asked(1)).toBe('Place a mafioso, use a card, or pass');
  expect(asked(0)).toBe('No mafioso in your hand: use a card, or pass');
  expect(asked(0, true)).not.toMatch(/^Place/);
});

test('whoever may use an effect is told what it does', () => {
  const here = { location: 'port', here: true };
  const view = { viewer: 1, phase: 'effect', locations: [here], players: [{ hand: [], mafiosi: 1 }] };
  const asked = task(view as unknown as Picture, say, { picks: [] } as unknown as Aim);
  expect(asked).toBe('Port: use the effect? (Move the Hitman, then shoot)');
});

test('whoever plays a card is told what to choose for it', () => {
  const card = {
    id: 'pulling-strings',
    kind: 'pulling-strings',
    name: 'Pulling Strings',
    symbol: 'plus-one',
    count: 1,
  };
  const view = { viewer: 1, phase: 'turn', locations: [], players: [{ hand: [card], mafiosi: 1 }] };
  const told = (use: string) => {
    const aim = { picks: ['hand:pulling-strings'], candidates: [{ touches: [`use:pulling-strings:${use}`] }] };
    return task(view as unknown as Picture, say, aim as unknown as Aim);
  };
  expect(told('text')).toBe('Pulling Strings: choose two locations');
  expect(told('symbol')).toBe('Pulling Strings: choose a lit target');
});
