import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from './format';

/* How the words of each language are set, as its readers are used to. */

const LOCALES = join(import.meta.dirname, '../../../../locales');
/** What only a terminal shows is set in columns. */
const TERMINAL = new Set(['cli.ftl', 'lab.ftl', 'authoring.ftl']);
const COMMAND = /^(help|serve|load|soak|table|verify)-/;
/** Words of one letter never end a line in these languages. */
const BOUND: Partial<Record<Language, string>> = { cs: 'aikosuvz', sk: 'aikosuvz', pl: 'aiouwz' };
/** Where a per cent sign is a word of its own: “10 %” is ten per cent, “10%” is an adjective. */
const APART = new Set<Language>(['cs', 'sk']);
const MESSAGE = /^(?:([a-z][\w-]*)|\s+\.\w+) =|^\s*\*?\[\w+\] /;

/** The lines of a language that the page shows, without the names of their messages. */
function lines(language: Language): string[] {
  const folder = join(LOCALES, language);
  const found: string[] = [];
  for (const name of readdirSync(folder).filter((name) => !TERMINAL.has(basename(name)))) {
    let key = '';
    for (const line of readFileSync(join(folder, name), 'utf8').split('\n')) {
      const start = MESSAGE.exec(line);
      key = start?.[1] ?? key;
      if (!line.startsWith('#') && !COMMAND.test(key))
        found.push(line.slice(start?.[0].length ?? 0).replaceAll(/\{"[^"]*"\}/g, ''));
    }
  }
  return found;
}

const hits = (language: Language, wrong: RegExp): string[] => lines(language).filter((line) => wrong.test(line));

describe.each(LANGUAGES)('%s', (language) => {
  const letters = BOUND[language];
  test.runIf(letters)('a word of one letter stays with the next', () => {
    expect(hits(language, new RegExp(`(?<![\\p{L}\\d$’'{.-])[${letters}] (?=[^\\s=])`, 'iu'))).toEqual([]);
  });

  test('a unit stays with its number', () => {
    expect(hits(language, /[\d}] (%|min|s|mp)(?![\p{L}\d-])/u)).toEqual([]);
    expect(hits(language, APART.has(language) ? /\}%/ : /[\d}]\s%/)).toEqual([]);
  });

  test('an ellipsis and quotes are printed ones', () => {
    expect(hits(language, /\.\.\.|\s…/)).toEqual([]);
    expect(hits(language, /"/)).toEqual([]);
  });

  test('nobody is told apart by a letter in brackets', () => {
    expect(hits(language, /\p{L}\(\p{L}{1,2}\)/u)).toEqual([]);
  });
});

describe.each(['cs', 'sk'] as const)('%s is polite', (language) => {
  test('whoever reads is not addressed as a friend', () => {
    const familiar = /(?<!\p{L})(ne)?(máš|můžeš|môžeš|musíš|jsi|budeš|chceš|víš|vieš)(?!\p{L})/iu;
    expect(hits(language, familiar)).toEqual([]);
    expect(hits(language, /(?<!\p{L})tv(ůj|oje|oji|é|ého|ému|oj|ojej|ojho|ojím)(?!\p{L})/iu)).toEqual([]);
  });
});
