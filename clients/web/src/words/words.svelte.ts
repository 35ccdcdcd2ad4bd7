import { choose, LANGUAGES, Speaker, type Language, type Say } from './format';
import { kept } from '../kept';

export { LANGUAGES, type Language, type Say };

/** Every file of every language, fetched when it is needed. */
const FILES = import.meta.glob<string>(
  ['../../../../locales/*/*.ftl', '!../../../../locales/*/cli.ftl', '!../../../../locales/*/preview.ftl'],
  { query: '?raw', import: 'default' },
);

/** What every page says; a table adds the words of its game. */
const COMMON = [
  'page',
  'page-home',
  'page-learn',
  'page-table',
  'page-help',
  'page-sheet',
  'page-replay',
  'page-rules',
  'page-settings',
  'online',
  'engine',
];
const ofGame = (game: string) => [game, `${game}-cards`, `page-${game}`];

const texts = new Map<string, string>();

async function fetchText(language: string, file: string): Promise<void> {
  const path = `../../../../locales/${language}/${file}.ftl`;
  const load = FILES[path];
  if (load && !texts.has(path)) texts.set(path, await load());
}

class Words {
  /** The language that the page speaks now. */
  language = $state<Language>('en');
  /** Who sits at the table that is shown, by seat. */
  names = $state.raw<readonly string[]>([]);
  /** The seat of whoever reads. */
  you = $state<number | null>(null);
  #speaker = $state.raw(new Speaker('en', [], []));
  #files = [...COMMON];

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
    await this.load(...ofGame(game));
  }

  /** Adds the words of some files. */
  async load(...wanted: string[]): Promise<void> {
    const files = wanted.filter((file) => !this.#files.includes(file));
    if (files.length === 0) return;
    this.#files.push(...files);
    await this.#load(this.language);
  }

  async #load(language: string): Promise<void> {
    await Promise.all(this.#files.map((file) => fetchText(language, file)));
    // A test demands every message in every language, so there is nothing to fall back on.
    this.#speaker = new Speaker(
      language,
      this.#files.flatMap((file) => texts.get(`../../../../locales/${language}/${file}.ftl`) ?? []),
      [],
      (seat) => this.names[seat - 1],
      () => this.you,
    );
  }
}

export const words = new Words();
export const t: Say = (message, args, by) => words.say(message, args, by);
