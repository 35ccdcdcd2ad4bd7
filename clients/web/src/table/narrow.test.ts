import { describe, expect, test } from 'vitest';
import type { Telling } from '../protocol/protocol';
import { candidates, repick, targets, ways } from './narrow';

const action = (notation: string, ...touches: string[]): Telling => ({
  notation,
  rule: 'X-1',
  message: { key: notation },
  touches,
});

const pair = action('take b2 c2', 'b2', 'c2');
const other = action('take b2 b3', 'b2', 'b3');
const cheap = action('take c2 c3 paying 1', 'c2', 'c3');
const dear = action('take c2 c3 paying 2', 'c2', 'c3');
const flip = action('flip b2', 'b2');
const pass: Telling = { notation: 'pass', rule: 'X-2', message: { key: 'pass' } };
const legal = [pair, other, cheap, dear, flip, pass];

describe('narrowing', () => {
  test('everything is possible before something is picked', () => {
    expect(candidates(legal, [])).toEqual(legal);
    expect([...targets(legal, [])].sort()).toEqual(['b2', 'b3', 'c2', 'c3']);
    expect(ways(legal, [])).toEqual([]);
  });

  test('an element leaves the actions that touch it', () => {
    expect(candidates(legal, ['b2'])).toEqual([pair, other, flip]);
    expect([...targets(legal, ['b2'])].sort()).toEqual(['b3', 'c2']);
  });

  test('what is picked identifies an action although longer ones remain', () => {
    expect(ways(legal, ['b2'])).toEqual([flip]);
    expect(ways(legal, ['b2', 'c2'])).toEqual([pair]);
  });

  test('the order of picking does not matter', () => {
    expect(ways(legal, ['c2', 'b2'])).toEqual([pair]);
  });

  test('the only action left is identified before all is picked', () => {
    expect(ways(legal, ['b3'])).toEqual([other]);
  });

  test('actions that touch the same are ways of one choice', () => {
    expect(ways(legal, ['c3'])).toEqual([cheap, dear]);
    expect(ways(legal, ['c2', 'c3'])).toEqual([cheap, dear]);
    expect(ways(legal, ['c2'])).toEqual([]);
  });

  test('an element touched twice is picked once', () => {
    const twice = action('pay', 'energy', 'energy');
    expect(ways([twice, action('pay more', 'energy', 'star')], ['energy'])).toEqual([twice]);
  });

  test('another element takes the place of what does not go with it', () => {
    expect(repick(legal, ['b2', 'c2'], 'c3')).toEqual(['c2', 'c3']);
    expect(repick(legal, ['b2', 'c2'], 'b3')).toEqual(['b2', 'b3']);
    expect(repick(legal, ['b3'], 'c3')).toEqual(['c3']);
  });

  test('an element that no action touches changes nothing', () => {
    expect(repick(legal, ['b2'], 'z9')).toEqual(['b2']);
  });
});
