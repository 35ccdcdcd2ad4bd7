import { readBook } from '../pages/rulebook';

const BOOKS = import.meta.glob<string>('../../../../docs/rules/**/*.md', { query: '?raw', import: 'default' });

/** The words of a rule in a language, or in English where there are none. */
export async function ruleText(game: string, id: string, language: string): Promise<string> {
  for (const path of [`${language}/${game}`, game]) {
    const load = BOOKS[`../../../../docs/rules/${path}.md`];
    if (!load) continue;
    const rules = readBook(await load()).parts.flatMap((part) => part.rules);
    const found = rules.find((rule) => rule.id === id);
    // What the book leaves open and we decided is marked there; a learner reads the rule alone.
    if (found)
      return found.text
        .replace(/\*\[.*?\]\*/g, '')
        .replace(/[*`]/g, '')
        .trim();
  }
  return '';
}
