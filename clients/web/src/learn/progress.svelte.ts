import { ask } from '../connection/api';
import type { Did, LessonProgress, Progress, Session } from '../protocol/protocol';
import { merged, NONE, same } from './merge';

const NAME = 'tetrapolis-progress';
const PATH = '/api/person/progress';
/** How long the page waits for more before it tells the server, in milliseconds. */
const PATIENCE = 1500;

function read(): Progress {
  try {
    return { ...NONE, ...(JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<Progress>) };
  } catch {
    return NONE;
  }
}

/** What somebody has learned: kept on this device, and with the account, if there is one. */
class Learned {
  #all = $state.raw(read());
  #hasAccount = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #arrived: () => void = () => undefined;
  /** When it is known what was learned on other devices, or that nobody can tell. */
  readonly met = new Promise<void>((resolve) => (this.#arrived = resolve));

  constructor() {
    // What another tab has learned is known here too, and is not written over.
    addEventListener('storage', ({ key }) => {
      if (key === NAME) this.#all = read();
    });
  }

  /** How far a lesson was taken; one that was taken to its end starts again. */
  lesson(name: string): LessonProgress {
    return this.#all.lessons[name] ?? { done: [], finished: false };
  }

  /** Remembers how far a lesson was taken. */
  take(name: string, done: readonly Did[], ended: boolean): void {
    const finished = ended || this.lesson(name).finished;
    const lesson = { done: ended ? [] : [...done], finished };
    this.#keep({ ...this.#all, lessons: { ...this.#all.lessons, [name]: lesson } });
  }

  /** Whether any lesson of a game was begun. */
  knows(game: string): boolean {
    return Object.entries(this.#all.lessons).some(
      ([name, { done, finished }]) => name.startsWith(`${game}-`) && (finished || done.length > 0),
    );
  }

  /** Whether a rule was explained before. */
  isExplained(rule: string): boolean {
    return this.#all.explained.includes(rule);
  }

  /** Remembers that rules were explained. */
  explain(rules: readonly string[]): void {
    this.#keep(merged(this.#all, { ...NONE, explained: [...rules] }));
  }

  /** Whether the lesson of a game was offered before. */
  isOffered(game: string): boolean {
    return this.#all.offered.includes(game);
  }

  /** Remembers that the lesson of a game was offered. */
  offer(game: string): void {
    this.#keep(merged(this.#all, { ...NONE, offered: [game] }));
  }

  /** Brings together what this device and the account know, once it is known whose device it is. */
  async meet(me: Session | null): Promise<void> {
    this.#hasAccount = me?.account ?? false;
    try {
      if (!this.#hasAccount) return;
      const there = { ...NONE, ...(await ask<Progress>(PATH)) };
      this.#keep(merged(this.#all, there));
      if (!same(this.#all, there)) this.#tellSoon();
    } catch {
      // The device has its own; the next page tries again.
    } finally {
      this.#arrived();
    }
  }

  #keep(all: Progress): void {
    if (same(all, this.#all)) return;
    this.#all = all;
    try {
      localStorage.setItem(NAME, JSON.stringify(all));
    } catch {
      // A browser that keeps nothing remembers it as long as the page is open.
    }
    this.#tellSoon();
  }

  #tellSoon(): void {
    if (!this.#hasAccount) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tell(), PATIENCE);
    addEventListener('pagehide', this.#tell, { once: true });
  }

  #tell = (): void => {
    clearTimeout(this.#timer);
    removeEventListener('pagehide', this.#tell);
    const body = JSON.stringify(this.#all);
    // What is not heard now is told with the next change.
    void ask(PATH, { method: 'PUT', body, keepalive: true }).catch(() => null);
  };
}

export const learned = new Learned();
