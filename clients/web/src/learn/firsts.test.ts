import { expect, it } from 'vitest';
import type { Telling } from '../protocol/protocol';
import { Firsts, type Happened, type Moment } from './firsts.svelte';

const telling = (rule: string, touches: string[] = [], also: string[] = []): Telling =>
  ({ notation: rule, rule, also, touches, message: { key: 'x' } }) as unknown as Telling;
const step = (version: number, own: boolean, rule: string, also: string[] = []): Happened => ({
  version,
  own,
  telling: telling(rule, [`thing:${version}`], also),
});
const moment = (version: number, more: Partial<Moment> = {}): Moment => ({
  version,
  choice: false,
  offers: [],
  refused: null,
  steps: [],
  ...more,
});

const KEYS = ['ut-on-3-1', 'ut-on-5-1', 'ut-own-3-2', 'ut-on-3-6', 'ut-on-3-8'];

function learner(known: string[] = []) {
  const explained = [...known];
  const firsts = new Firsts({
    has: (key) => KEYS.includes(key),
    isExplained: (rule) => explained.includes(rule),
    explained: (rule) => explained.push(rule),
  });
  return { firsts, explained };
}

it('explains what may be done for the first time, and points at what all its ways touch', () => {
  const { firsts, explained } = learner();
  const offers = [telling('UT-9.9'), telling('UT-3.1', ['deck:1', 'plot:1']), telling('UT-3.1', ['deck:1', 'plot:2'])];
  firsts.see(moment(5, { choice: true, offers }));
  expect(firsts.shown).toEqual({ rule: 'UT-3.1', key: 'ut-on-3-1', things: ['deck:1'] });
  expect(explained).toEqual(['UT-3.1']);
});

it('explains nothing twice, and nothing that a lesson has taught', () => {
  const { firsts } = learner(['UT-3.1']);
  firsts.see(moment(5, { choice: true, offers: [telling('UT-3.1')] }));
  expect(firsts.shown).toBeNull();
});

it('explains one thing for each decision', () => {
  const { firsts } = learner();
  const offers = [telling('UT-3.1'), telling('UT-3.8')];
  firsts.see(moment(5, { choice: true, offers }));
  firsts.close();
  firsts.see(moment(5, { choice: true, offers }));
  expect(firsts.shown).toBeNull();
  firsts.see(moment(6, { steps: [step(6, true, 'UT-3.1')] }));
  firsts.see(moment(7, { choice: true, offers, steps: [step(6, true, 'UT-3.1')] }));
  expect(firsts.shown?.rule).toBe('UT-3.8');
});

it('says at once what the player’s own step has brought about', () => {
  const { firsts } = learner();
  firsts.see(moment(5, { choice: true }));
  firsts.see(moment(6, { steps: [step(6, true, 'UT-4.2', ['UT-5.1'])] }));
  expect(firsts.shown).toEqual({ rule: 'UT-5.1', key: 'ut-on-5-1', things: ['thing:6'] });
});

it('stays while others move and while steps are made for the player', () => {
  const { firsts } = learner();
  firsts.see(moment(5, { choice: true }));
  const steps = [step(6, true, 'UT-5.1'), step(7, false, 'UT-3.8'), step(8, true, 'UT-3.2')];
  firsts.see(moment(6, { steps: steps.slice(0, 1) }));
  firsts.see(moment(8, { steps }));
  expect(firsts.shown?.rule).toBe('UT-5.1');
  firsts.see(moment(9, { choice: true, steps, offers: [telling('UT-3.1')] }));
  expect(firsts.shown?.rule).toBe('UT-5.1');
});

it('explains what others do when the player has to decide, but not in words for the player alone', () => {
  const { firsts } = learner();
  firsts.see(moment(5, { choice: true }));
  const steps = [step(6, true, 'UT-9.9'), step(7, false, 'UT-3.2'), step(8, false, 'UT-5.1')];
  firsts.see(moment(7, { steps: steps.slice(0, 2) }));
  expect(firsts.shown).toBeNull();
  firsts.see(moment(8, { choice: true, steps }));
  expect(firsts.shown?.rule).toBe('UT-5.1');
});

it('does not explain what happened before the page was opened', () => {
  const { firsts } = learner();
  firsts.see(moment(8, { choice: true, steps: [step(7, false, 'UT-5.1'), step(8, true, 'UT-3.8')] }));
  expect(firsts.shown).toBeNull();
});

it('explains a refusal at once, whatever else is explained', () => {
  const { firsts } = learner();
  firsts.see(moment(5, { choice: true, offers: [telling('UT-3.1')] }));
  firsts.see(moment(5, { choice: true, refused: 'UT-3.6' }));
  expect(firsts.shown?.rule).toBe('UT-3.6');
});

it('says the goal of the game before everything else, and goes on when it has been read', () => {
  const { firsts, explained } = learner();
  const here = moment(5, { choice: true, offers: [telling('UT-3.1')], goal: 'UT-7.3' });
  firsts.see(here);
  expect(firsts.shown).toEqual({ rule: 'UT-7.3', key: null, things: [] });
  firsts.see(here);
  expect(firsts.shown?.rule).toBe('UT-7.3');
  firsts.close();
  expect(firsts.shown?.rule).toBe('UT-3.1');
  firsts.close();
  expect(firsts.shown).toBeNull();
  expect(explained).toEqual(['UT-7.3', 'UT-3.1']);
});

it('lets the goal of the game go with the first decision, and says it once', () => {
  const { firsts } = learner();
  firsts.see(moment(5, { choice: true, offers: [telling('UT-3.1')], goal: 'UT-7.3' }));
  firsts.see(moment(6, { steps: [step(6, true, 'UT-9.9')] }));
  expect(firsts.shown).toBeNull();
  firsts.see(
    moment(7, { choice: true, offers: [telling('UT-3.1')], goal: 'UT-7.3', steps: [step(6, true, 'UT-9.9')] }),
  );
  expect(firsts.shown?.rule).toBe('UT-3.1');
});

it('explains a refusal even while the goal is being said', () => {
  const { firsts } = learner();
  firsts.see(moment(5, { choice: true, goal: 'UT-7.3' }));
  firsts.see(moment(5, { choice: true, goal: 'UT-7.3', refused: 'UT-3.6' }));
  expect(firsts.shown?.rule).toBe('UT-3.6');
});
