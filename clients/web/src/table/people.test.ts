import { describe, expect, test } from 'vitest';
import type { Seating, TableInfo } from '../protocol/protocol';
import { clockText, partyName, people, timeLeft } from './people';

const words = (key: unknown, args?: Record<string, unknown>) => `${String(key)} ${JSON.stringify(args ?? {})}`;
const person = (seat: number, name: string): Seating => ({
  seat,
  holder: { person: { name, account: false } },
  present: true,
  'stand-in': null,
  'out-of-time': false,
  resigned: false,
});

describe('people', () => {
  test('a name that two have is told apart by the seat', () => {
    const info = { seats: [person(1, 'Ann'), person(2, 'Ann'), person(3, 'Žofie')] } as TableInfo;
    const names = people(info, null, null, words).map((one) => one.name);
    expect(names).toEqual([
      'page-name-numbered {"name":"Ann","seat":1}',
      'page-name-numbered {"name":"Ann","seat":2}',
      'Žofie',
    ]);
  });

  test('whoever gave no name is a guest, and guests are told apart', () => {
    const names = (...given: string[]) => {
      const info = { seats: given.map((name, n) => person(n + 1, name)) } as TableInfo;
      return people(info, null, null, (key) => String(key)).map((one) => one.name);
    };
    expect(names('guest-xy8jrp', 'guest-of-honour')).toEqual(['page-guest', 'guest-of-honour']);
    expect(names('guest-xy8jrp', 'guest-aaaaaa')).toEqual(['page-name-numbered', 'page-name-numbered']);
  });

  test('bots have first names whose initials nobody else has', () => {
    const bot = (seat: number): Seating => ({
      ...person(seat, ''),
      holder: { bot: { kind: 'novice' } } as Seating['holder'],
    });
    const info = { seats: [bot(1), person(2, 'Clemens'), bot(3), bot(4), bot(5)] } as TableInfo;
    expect(people(info, null, null, words).map(({ name, initial }) => `${name} ${initial}`)).toEqual([
      'Alma A',
      'Clemens C',
      'David D',
      'Emil E',
      'Flora F',
    ]);
  });

  test('a party without a seat is the virtual rival', () => {
    const seats = people({ seats: [person(1, 'Ann')] } as TableInfo, null, null, words);
    expect([0, 1].map((party) => partyName(seats, party, words))).toEqual(['Ann', 'page-rival {}']);
  });

  test('the initial is one letter, whatever the alphabet', () => {
    const info = { seats: [person(1, 'žofie'), person(2, '花子')] } as TableInfo;
    expect(people(info, null, null, words).map((one) => one.initial)).toEqual(['Ž', '花']);
  });
});

describe('clocks', () => {
  test('a clock that stands shows what is left', () => {
    expect(timeLeft({ left: 5000, since: null }, 99999)).toBe(5000);
  });

  test('a clock that goes loses what has passed, and never shows less than nothing', () => {
    expect(timeLeft({ left: 5000, since: 1000 }, 3000)).toBe(3000);
    expect(timeLeft({ left: 5000, since: 1000 }, 9000)).toBe(0);
    expect(timeLeft({ left: 5000, since: 1000 }, 500)).toBe(5000);
  });

  test.each([
    [0, '0:00'],
    [999, '0:01'],
    [65000, '1:05'],
    [600000, '10:00'],
    [7380000, '2:03:00'],
  ])('%i ms', (left, text) => expect(clockText(left, words)).toBe(text));
});
