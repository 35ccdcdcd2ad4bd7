import { expect, test } from 'vitest';
import { isNotes, isRuling, pieces, plain, readBook } from './rulebook';

const BOOK = `# Rules of X

A word before.

## XY-1 Parts
- **XY-1.1** Cards *[ruling]* and
  tokens.
- **XY-1.2** More.

| a | b |
|---|---|
| 1 | 2 |
`;

test('a book has numbered rules in parts', () => {
  const book = readBook(BOOK);
  expect(book.title).toBe('Rules of X');
  expect(book.parts.map((part) => part.id)).toEqual([null, 'XY-1']);
  expect(book.parts[1]?.rules).toEqual([
    { id: 'XY-1.1', text: 'Cards *[ruling]* and tokens.' },
    { id: 'XY-1.2', text: 'More.' },
  ]);
  expect(book.parts[1]?.tables).toEqual([
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ]);
});

test('remarks about the book are not rules', () => {
  const { parts } = readBook(`${BOOK}\n### Places\n- **XY-1.3** One.\n\n### Notes\n- XY-1.1: the book is torn here.\n`);
  expect(parts.filter(isNotes).map((part) => part.title)).toEqual(['Notes']);
});

test('a line has pieces', () => {
  expect(pieces('a **b** *c* `d`')).toEqual([
    { text: 'a ', as: 'plain' },
    { text: 'b', as: 'b' },
    { text: ' ', as: 'plain' },
    { text: 'c', as: 'i' },
    { text: ' ', as: 'plain' },
    { text: 'd', as: 'code' },
  ]);
});

test.each(['point-city', 'cities', 'uptown', 'mafia-city'])('every rule of %s can be linked to, once', async (game) => {
  const { readFile } = await import('node:fs/promises');
  const text = await readFile(new URL(`../../../../docs/rules/${game}.md`, import.meta.url), 'utf8');
  const ids = readBook(text).parts.flatMap((part) => part.rules.flatMap((rule) => rule.id ?? []));
  const written = [...text.matchAll(/^- \*\*([A-Z]{2}-[\d.]+[a-z]?)\*\*/gm)].map((match) => match[1]);
  expect(ids).toEqual(written);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(20);
});

test('a ruling is marked once, and what it adds stands in brackets', () => {
  const whole = '*[ruling]* A storey is a card.';
  const part = 'It has a kind *[ruling: or none]*; it may be a duo.';
  expect([whole, part, 'A plain rule.'].map(isRuling)).toEqual([true, true, false]);
  expect([whole, part].map(plain)).toEqual(['A storey is a card.', 'It has a kind (or none); it may be a duo.']);
});
