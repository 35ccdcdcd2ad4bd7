import { expect, test } from 'vitest';
import type { Line, What } from '../protocol/protocol';
import { grouped, inWords, isComing, settled, spoken, type Said } from './lines';

const line = (version: number, what: What): Line => ({ version, at: 0, what });
const step = (version: number, seat: number | null, ...touches: string[]): Line =>
  line(version, { step: { seat, telling: { notation: 'x', rule: 'X-1', message: { key: 'moved' }, touches } } });
const words = (message: unknown, args?: Record<string, unknown>, by?: string) =>
  `${typeof message === 'string' ? message : (message as { key: string }).key} ${JSON.stringify(args ?? {})}${by ? ` by ${by}` : ''}`;
const name = (seat: number) => `P${seat}`;

test('a step is said with its rule, as a sentence', () => {
  const said = inWords(step(4, 2, 'a1'), words, name);
  expect(said).toMatchObject({ version: 4, seat: 2, text: 'Moved {} by P2', rule: 'X-1', chat: false });
});

test('what happens at the table is said with the name', () => {
  expect(inWords(line(1, 'started'), words, name).text).toBe('page-log-started {}');
  expect(isComing(line(2, { away: { seat: 3 } }))).toBe(true);
  expect(isComing(line(2, 'started'))).toBe(false);
  expect(inWords(line(2, { away: { seat: 3 } }), words, name).text).toBe('page-log-away {"name":"P3"}');
  expect(inWords(line(3, { 'undo-answered': { seat: 1, yes: false } }), words, name).text).toBe(
    'page-log-undo-refused {"name":"P1"}',
  );
});

test('words that were removed are shown as removed', () => {
  const said = inWords(line(5, { said: { seat: 1, chat: { text: '' } } }), words, name);
  expect(said).toMatchObject({ chat: true, removed: true, text: 'page-chat-removed {}' });
  expect(inWords(line(6, { said: { seat: 1, chat: { text: 'hi' } } }), words, name).removed).toBe(false);
});

test('chat is repeated as it was said, phrases in the reader’s words', () => {
  expect(inWords(line(5, { said: { seat: 1, chat: { text: 'hi <b>' } } }), words, name)).toMatchObject({
    chat: true,
    text: 'hi <b>',
  });
  expect(inWords(line(6, { said: { seat: 1, chat: { phrase: 'good-luck' } } }), words, name).text).toBe(
    'phrase-good-luck {}',
  );
});

test('a sentence is read out as it is, what is said in the chat with who said it', () => {
  expect(spoken(inWords(step(4, 2, 'a1'), words, name), words, name)).toBe('Moved {} by P2');
  expect(spoken(inWords(line(5, { said: { seat: 1, chat: { text: 'hi' } } }), words, name), words, name)).toBe(
    'page-said {"name":"P1","text":"hi"}',
  );
  expect(spoken(inWords(line(1, 'started'), words, name), words, name)).toBe('page-log-started {}');
});

test('of arrivals and departures only who is away now is said', () => {
  const lines = [
    line(1, 'started'),
    line(2, { away: { seat: 1 } }),
    line(3, { back: { seat: 1 } }),
    step(4, 1, 'a'),
    line(5, { away: { seat: 2 } }),
    line(6, { away: { seat: 1 } }),
    line(7, { back: { seat: 1 } }),
  ];
  expect(settled(lines).map(({ version }) => version)).toEqual([1, 4, 5]);
});

test('what chance brings in a row is one line, and every move its own', () => {
  const said = (version: number, seat: number | null, rule: string | null, text: string): Said => ({
    version,
    seat,
    rule,
    text,
    chat: false,
  });
  const lines = [
    said(1, null, null, 'opened'),
    said(2, 1, null, 'sat'),
    said(3, 1, 'PC-3.2', 'takes'),
    said(4, null, 'PC-4.2', 'b2'),
    said(5, null, 'PC-4.2', 'c2'),
    said(6, 2, 'PC-3.2', 'takes too'),
    said(7, 2, 'PC-3.4', 'pays'),
  ];
  expect(grouped(lines).map(({ version, seat, text }) => [version, seat, text])).toEqual([
    [2, null, 'opened · sat'],
    [3, 1, 'takes'],
    [5, null, 'b2 · c2'],
    [6, 2, 'takes too'],
    [7, 2, 'pays'],
  ]);
});
