import { expect, test } from 'vitest';
import type { Asked, State, Telling } from '../protocol/protocol';
import { answerOf, secondsLeft, stance, standingOf, wayOf } from './asked';

const action = (notation: string): Telling => ({ notation, rule: 'MC-10.3', message: { key: 'mc-no-veto' } });
const open: Asked = { decline: 'decline', about: [], closes: 10_000, more: [] };
const state = (legal: string[], asked: Partial<Asked> | null = {}, toAct = [2]): State => ({
  from: 0,
  version: 9,
  log: [],
  phase: 'running',
  'to-act': toAct,
  view: null,
  legal: legal.map(action),
  ...(asked ? { asked: { ...open, ...asked } } : {}),
});

test('whoever can only decline has nothing to decide', () => {
  expect(stance(state(['decline']), 2)).toBe('nothing');
  expect(stance(state(['decline', 'fists a b']), 2)).toBe('choice');
});

test('an answer and a standing answer settle a question, and the answer comes first', () => {
  expect(stance(state(['decline', 'fists a b'], { covered: true }), 2)).toBe('covered');
  expect(stance(state(['decline', 'fists a b'], { covered: true, answer: 'fists a b' }), 2)).toBe('answered');
});

test('others are asked where the viewer is not', () => {
  expect(stance(state([], {}, [1, 3]), 2)).toBe('others');
  expect(stance(state([], {}), null)).toBe('others');
});

test('a question that does not close by itself needs no stance', () => {
  expect(stance(state(['decline'], { closes: null }), 2)).toBeNull();
  expect(stance(state(['decline'], null), 2)).toBeNull();
});

test('without an answer the decline is the answer', () => {
  expect(answerOf(state(['decline', 'fists a b']))?.notation).toBe('decline');
  expect(answerOf(state(['decline', 'fists a b'], { answer: 'fists a b' }))?.notation).toBe('fists a b');
});

test('time is counted down in whole seconds, and never below none', () => {
  expect(secondsLeft(open, 2_001)).toBe(8);
  expect(secondsLeft(open, 9_999)).toBe(1);
  expect(secondsLeft(open, 12_000)).toBe(0);
});

test('a way of being asked is a standing answer and back', () => {
  for (const way of ['all', 'part', 'only'] as const) {
    expect(wayOf(standingOf(way, ['location:3']) ?? undefined)).toBe(way);
  }
  expect(standingOf('only', ['location:3'])?.except).toEqual(['location:3']);
});
