import type { Colour } from './protocol/protocol';

/** What the browser keeps between visits; everything works without it. */
const NAME = 'tetrapolis';

export interface Kept {
  language: string;
  theme: 'system' | 'light' | 'dark';
  /** Whether the first tap on a card reads it, or picks it. */
  tap: 'read' | 'quick';
  confirm: 'always' | 'second-tap' | 'at-once';
  motion: 'system' | 'off';
  /** How fast the moves of others are told. */
  pace: 'slow' | 'normal' | 'fast' | 'instant';
  sound: boolean;
  /** Before which moves the tutor warns; where nothing was chosen, before big mistakes against easy bots. */
  tutor: '' | 'off' | 'big-mistakes' | 'all';
  game: string;
  seats: Record<string, number>;
  bots: string;
  name: string;
  colour: Colour | null;
  /** The people who share this device. */
  sharing: { name: string; colour: Colour }[];
  /** How many tables ran when the page was last here: that many places are kept free until they are known. −1 for a visitor without a session. */
  running: number;
  /** The clock and the language for which it was chosen here how notices are sent; nothing if it never was. */
  here: string;
  /** The update up to which the visitor was told what is new. */
  news: number;
}

const DEFAULT: Kept = {
  language: '',
  theme: 'system',
  tap: 'read',
  confirm: 'second-tap',
  motion: 'system',
  pace: 'normal',
  sound: true,
  tutor: '',
  game: 'point-city',
  seats: {},
  bots: 'novice',
  name: '',
  colour: null,
  sharing: [],
  running: -1,
  here: '',
  news: 0,
};

function read(): Kept {
  try {
    return { ...DEFAULT, ...(JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<Kept>) };
  } catch {
    return { ...DEFAULT };
  }
}

/** Whether nothing was kept before: somebody who is here for the first time. */
export const isNewcomer: boolean = (() => {
  try {
    return localStorage.getItem(NAME) === null;
  } catch {
    return true;
  }
})();

/** What is kept, as it was when the page was opened or last changed. */
export const kept: Kept = read();

/** Keeps something. */
export function keep(change: Partial<Kept>): void {
  Object.assign(kept, change);
  try {
    localStorage.setItem(NAME, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

const SEEN = 'tetrapolis-seen';
/** At how many tables the browser remembers what was seen. */
const TABLES = 30;

function seen(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(SEEN) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** The version that was last shown of a table; 0 if it was never. */
export function lastSeen(table: string, seat: number | null): number {
  return seen()[`${table} ${seat ?? ''}`] ?? 0;
}

/** Remembers the version that is shown of a table. */
export function remember(table: string, seat: number | null, version: number): void {
  const { [`${table} ${seat ?? ''}`]: _, ...others } = seen();
  const kept = Object.entries(others).slice(-TABLES);
  try {
    localStorage.setItem(SEEN, JSON.stringify({ ...Object.fromEntries(kept), [`${table} ${seat ?? ''}`]: version }));
  } catch {
    // A browser that keeps nothing shows nothing as new.
  }
}
