import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardPictures, elevation, hexagonCentres } from '../../art/mafia';
import { Speaker } from '../../words/format';
import type { Effect, Hand, Kind, Phase, Picture, Player } from './types';
import { cardWords, effectWords, knownKey, LOCATIONS, meaningOf, phaseNumber, spotOf, usageOf } from './words';

const text = (file: string): string =>
  readFileSync(new URL(`../../../../../locales/en/${file}.ftl`, import.meta.url), 'utf8');
const nameOf = (seat: number) => ['Ann', 'Bea', 'Cyn'][seat - 1];
const speaker = new Speaker('en', [text('mafia-city'), text('page-mafia-city'), text('page')], [], nameOf);

const view = {
  locations: LOCATIONS.map((location, i) => ({
    location,
    number: i + 1,
    stack: [{ seat: 2 }, { seat: 3 }],
    cube: false,
    here: false,
    controller: null,
  })),
} as unknown as Picture;

const effects: [Effect, string][] = [
  ['bullet', 'Bullet: one more action'],
  [{ hat: '1.2' }, 'Hat: Cyn takes back a mafioso from Prison'],
  [{ hats: 'port' }, 'Two Hats: a mafioso from the reserve to Port'],
  [{ informer: '5.1' }, 'Informer: Bea’s mafioso from Business District to the Cell'],
  [{ thief: 3 }, 'Thief: a card from Cyn'],
  [{ 'police-raid': 'town-hall' }, 'Police Raid: Town Hall'],
  [{ 'pulling-strings': ['prison', 'port'] }, 'Pulling Strings: Prison and Port'],
  [{ 'big-plan': ['1.1', 'fighters-club'] }, 'Big Plan: Bea’s mafioso from Prison to Fighters’ Club'],
  ['shady-business', 'Shady Business: draw three cards'],
  ['secret-deal', 'Secret Deal: one more mafioso for control'],
  [{ hitman: '2.1' }, 'Hitman: Bea’s mafioso at Port to the reserve'],
  ['plus-one', '+1: one more point in the Private Club'],
  [{ complicity: ['2.2', 1] }, 'Complicity: Cyn’s mafioso from Port to the Cell too'],
  [{ prison: '3.1' }, 'Prison: Bea’s mafioso from Fighters’ Club to the Cell'],
  [{ port: 'prison' }, 'Port: the Hitman moves to Prison'],
];

const kinds: Kind[] = [
  'hitman',
  'informer',
  'thief',
  'police-chief',
  'fbi',
  'police-raid',
  'pulling-strings',
  'big-plan',
  'complicity',
  'shady-business',
  'secret-deal',
];

describe('Mafia City in words', () => {
  test.each(effects)('%j is said as "%s"', (effect, words) => {
    expect(speaker.say(effectWords(effect, view))).toBe(words);
  });

  test('a spot names its location and how high it is', () => {
    expect(spotOf('7.12')).toEqual({ location: 'town-hall', number: 7, height: 12 });
  });

  test.each(kinds)('the card %s has a picture, a type and a text', (kind) => {
    expect(cardPictures[kind]).toContain('<');
    expect(speaker.has(`mc-about-${kind}`)).toBe(true);
    expect(speaker.has(`page-mafia-city-type-${usageOf(kind)}`)).toBe(true);
  });

  test('every location has a picture, a place and an effect in words', () => {
    expect(hexagonCentres).toHaveLength(LOCATIONS.length);
    for (const location of LOCATIONS) {
      expect(elevation(location)).toContain('class="bld');
      expect(speaker.has(`mc-about-${location}`)).toBe(true);
    }
  });

  test('whoever has to decide is told what', () => {
    const deciding = [
      'mulligan',
      'turn',
      'bullet',
      'bullet-turn',
      'window',
      'shady-discard',
      'complicity',
      'pick',
      'bid',
      'effect',
      'recruit',
      'hitman-card',
      'extra-point',
      'business-discard',
      'pick-back',
      'ask',
      'back',
    ];
    for (const phase of deciding) expect(speaker.has(`page-mafia-city-task-${phase}`), phase).toBe(true);
  });

  test('cards that are remembered are told from cards that are seen', () => {
    const thief: Hand = { id: 'thief', name: 'Thief', kind: 'thief', symbol: 'bullet', count: 2 };
    const say = (remembered: boolean): string => {
      const player = { hand: [thief], remembered } as unknown as Player;
      return speaker.say({ key: knownKey(player), args: { things: player.hand.map(cardWords) } });
    };
    expect([say(true), say(false)]).toEqual(['You remember: 2 × Thief', 'You see: 2 × Thief']);
  });

  test('Secret Deals laid at once are counted in words', () => {
    const say = (count: number): string => speaker.say({ key: 'page-mafia-city-deals-count', args: { count } });
    expect([say(1), say(2)]).toEqual(['play 1 Secret Deal', 'play 2 Secret Deals']);
  });

  test('phases belong to one of four, windows to where they arise', () => {
    const of = (phase: Phase, here = false) => phaseNumber(phase, null, here);
    expect([of('turn'), of('bid'), of('back'), of({ draw: 1 }), of('mulligan'), of('over')]).toEqual([
      1, 2, 3, 4, 0, 0,
    ]);
    expect([of('window'), of('window', true)]).toEqual([1, 2]);
    expect(of({ complicity: { causer: 1, jailed: 2 } }, true)).toBe(2);
  });
});

test('an effect says what it does where its name does not', () => {
  const said = (effect: Effect) => speaker.say(meaningOf(effect) ?? 'page-nothing');
  expect(said({ 'police-raid': 'port' })).toBe('The whole stack returns to its owners’ hands.');
  expect(said({ 'pulling-strings': ['port', 'prison'] })).toBe('The lowest mafiosi of the two stacks change places.');
  expect(meaningOf('bullet')).toBe(null);
  expect(meaningOf({ thief: 3 })).toBe(null);
});
