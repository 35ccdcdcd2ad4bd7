import { expect, test } from 'vitest';
import { choose, Speaker } from './format';

const ENGLISH = `
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
take = take { $what }
    .told = { $player } takes { $what }
then = { $step }; { $then }
    .told = { $step }; { $then }
only = only here
buy = buy from { $from }
    .told = { $player } buys from { $from }
    .yours = { $player } buys from you
stolen = { $seat } steals from { $victim }
    .yours = { $seat } steals from you
leads = { $seat } leads
    .you = You lead
player = player { $seat }
page-nothing = nothing
`;
const CZECH = `
cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}
take = vezmi { $what }
player = hráč { $seat }
card-x = Elektrárna
page-nothing = nic
`;
const czech = new Speaker('cs', [CZECH], [ENGLISH]);

test('plurals are those of the language', () => {
  expect([1, 3, 5].map((count) => czech.say('cards', { count }))).toEqual(['1 karta', '3 karty', '5 karet']);
});

test('what a language lacks is said in English', () => {
  expect(czech.say('only')).toBe('only here');
});

test('names are translated where the language has them, otherwise as the edition writes them', () => {
  expect(czech.say({ key: 'take', args: { what: { name: 'card-x', text: 'Power Plant' } } })).toBe('vezmi Elektrárna');
  expect(czech.say({ key: 'take', args: { what: { name: 'card-y', text: 'Wind Farm' } } })).toBe('vezmi Wind Farm');
});

test('who has a seat is named; without a name it is the number', () => {
  const from = {
    key: 'take',
    args: { what: [{ seat: 1 }, { key: 'take', args: { what: { seat: 2 } } }, { seat: 3 }] },
  };
  const named = new Speaker('cs', [CZECH], [ENGLISH], (seat) => ['Ann', 'Bob'][seat - 1]);
  expect(named.say(from)).toBe('vezmi Ann, vezmi Bob a\u00a0hráč 3');
  expect(czech.say(from)).toBe('vezmi hráč 1, vezmi hráč 2 a\u00a0hráč 3');
});

test('messages stand inside messages, and lists are listed', () => {
  const two = { key: 'cards', args: { count: 2 } };
  expect(czech.say({ key: 'take', args: { what: two } })).toBe('vezmi 2 karty');
  expect(czech.say({ key: 'take', args: { what: ['a', 'b', 'c'] } })).toBe('vezmi a, b a\u00a0c');
  expect(new Speaker('en', [ENGLISH], []).say({ key: 'take', args: { what: ['a', 'b', 'c'] } })).toBe(
    'take a, b and c',
  );
  expect(czech.say({ key: 'take', args: { what: [] } })).toBe('vezmi nic');
});

test('what a player did is a sentence about the player, inside another message too', () => {
  const english = new Speaker('en', [ENGLISH], []);
  const take = { key: 'take', args: { what: 'two cards' } };
  expect(english.say(take)).toBe('take two cards');
  expect(english.say(take, undefined, 'Ann')).toBe('Ann takes two cards');
  expect(english.say({ key: 'then', args: { step: take, then: 'the round ends' } }, undefined, 'Ann')).toBe(
    'Ann takes two cards; the round ends',
  );
  // What has no sentence of its own is said as it is.
  expect(english.say({ key: 'only' }, undefined, 'Ann')).toBe('only here');
});

test('what another player does to the reader is told so', () => {
  const names = ['Ann', 'Bob', 'Cy'];
  const english = new Speaker(
    'en',
    [ENGLISH],
    [],
    (seat) => names[seat - 1],
    () => 1,
  );
  const from = (seat: number) => ({ key: 'buy', args: { from: { seat } } });
  expect(english.say(from(1), undefined, 'Bob')).toBe('Bob buys from you');
  expect(english.say(from(3), undefined, 'Bob')).toBe('Bob buys from Cy');
  // Whoever does it to themselves is named like everybody.
  expect(english.say(from(1), undefined, 'Ann')).toBe('Ann buys from Ann');
  expect(english.say(from(1))).toBe('buy from Ann');
  // What chance decides is told so to its victim.
  const stolen = (seat: number, victim: number) => ({
    key: 'stolen',
    args: { seat: { seat }, victim: { seat: victim } },
  });
  expect(english.say(stolen(2, 1))).toBe('Bob steals from you');
  expect(english.say(stolen(1, 2))).toBe('Ann steals from Bob');
});

test('what is said of the reader speaks to the reader', () => {
  const english = new Speaker(
    'en',
    [ENGLISH],
    [],
    (seat) => ['Ann', 'Bob'][seat - 1],
    () => 1,
  );
  const leads = (seat: number) => ({ key: 'leads', args: { seat: { seat } } });
  expect(english.say(leads(1))).toBe('You lead');
  expect(english.say(leads(2))).toBe('Bob leads');
  // In the log everybody has a name.
  expect(english.say(leads(1), undefined, 'Ann')).toBe('Ann leads');
});

test('the language is the first wanted one that the page speaks', () => {
  expect(choose(['de-DE', 'sk-SK', 'en'])).toBe('sk');
  expect(choose(['', 'hu'])).toBe('hu');
  expect(choose(['de', 'fr'])).toBe('en');
});
