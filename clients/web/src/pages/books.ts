import type { Language } from '../words/words.svelte';
import { readBook, type Part, type Rule } from './rulebook';

const BOOKS = import.meta.glob<string>('../../../../docs/rules/**/*.md', { query: '?raw', import: 'default' });

/** The rule book of a game in a language; in English where it is not translated. */
export async function bookOf(game: string, language: Language): Promise<{ parts: Part[]; translated: boolean }> {
  const own = BOOKS[`../../../../docs/rules/${language}/${game}.md`];
  const text = await (own ?? BOOKS[`../../../../docs/rules/${game}.md`])?.();
  return { parts: text ? readBook(text).parts : [], translated: own !== undefined || language === 'en' };
}

/** A rule of a book, by its number. */
export const ruleOf = (parts: readonly Part[], id: string): Rule | undefined =>
  parts.flatMap((part) => part.rules).find((rule) => rule.id === id);
