import { choose, LANGUAGES, Speaker, type Language, type Say } from './format';
import { kept } from '../kept';
import { fetches } from 'words:';

export { LANGUAGES, type Language, type Say };

/** The part of a language that every page needs; a table adds the part of its game. */
const PAGE = 'page';

const texts = new Map<string, string>();

async function fetchText(language: string, part: string): Promise<void> {
  const name = `${language}/${part}`;
  const load = fetches[name];
  if (load && !texts.has(name)) texts.set(name, (await load()).default);
}

class Words {
  /** The language that the page speaks now. */
  language = $state<Language>('en');
  /** Who sits at the table that is shown, by seat. */
  names = $state.raw<readonly string[]>([]);
  /** The seat of whoever reads. */
  you = $state<number | null>(null);
  #speaker = $state.raw(new Speaker('en', [], []));
  #parts = [PAGE];

  /** Says a message; a component that calls it says it again when the language changes. */
  say: Say = (message, args, by) => this.#speaker.say(message, args, by);

  has(key: string): boolean {
    return this.#speaker.has(key);
  }

  /** Begins with the language kept, or the first one of the browser that the page speaks. */
  async begin(): Promise<void> {
    await this.speak(choose([kept.language, ...navigator.languages]));
  }

  /** Changes the language. */
  async speak(language: Language): Promise<void> {
    await this.#load(language);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Adds the words of a game. */
  async need(game: string): Promise<void> {
    await this.load(game);
  }

  /** Adds some parts, which are files or the words of a game. */
  async load(...wanted: string[]): Promise<void> {
    const parts = wanted.filter((part) => !this.#parts.includes(part));
    if (parts.length === 0) return;
    this.#parts.push(...parts);
    await this.#load(this.language);
  }

  async #load(language: string): Promise<void> {
    await Promise.all(this.#parts.map((part) => fetchText(language, part)));
    // A test demands every message in every language, so there is nothing to fall back on.
    this.#speaker = new Speaker(
      language,
      this.#parts.flatMap((part) => texts.get(`${language}/${part}`) ?? []),
      [],
      (seat) => this.names[seat - 1],
      () => this.you,
    );
  }
}

export const words = new Words();
export const t: Say = (message, args, by) => words.say(message, args, by);
