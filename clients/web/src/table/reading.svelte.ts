import { getContext, setContext } from 'svelte';
import type { Explained, Gain, Worth } from '../protocol/protocol';

/** What a board is read with. */
export interface Source {
  /** What a thing is; nothing if there is nothing to say. */
  explain(thing: string): Promise<Explained | null>;
  /** What the answers hold for: another value asks again. */
  moment(): string;
}

/** How a thing comes to be read: opened by a hand, opened by a key, or only while a pointer rests on it. */
export type Way = 'tap' | 'key' | 'rest';

/** The thing of a board that is being read, and the things that are lit because of it. Reading changes nothing. */
export class Reading {
  /** The thing that is read, by the name that tellings use. */
  thing = $state<string | null>(null);
  /** What the board calls it, until more is known. */
  label = $state('');
  way = $state<Way>('tap');
  explained = $state.raw<Explained | null>(null);
  /** Whether the answer is still on its way. */
  waiting = $state(false);
  /** The things that what is read counts. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** What actions would bring, by their notation, as far as it has been asked. */
  gains = $state.raw<ReadonlyMap<string, Gain>>(new Map());
  /** What things are worth now, by their names, as far as it has been asked. */
  worths = $state.raw<ReadonlyMap<string, Worth>>(new Map());
  /** Whether a pointer that rests opens nothing, because something else is read. */
  busy = false;
  readonly #source: Source;
  #asked = '';
  #weighed = '';
  /** What had the focus before the sheet took it. */
  #from: HTMLElement | null = null;

  constructor(source: Source) {
    this.#source = source;
  }

  open(thing: string, label: string, way: Way): void {
    // What was opened on purpose stays; a pointer that passes by changes nothing.
    if (way === 'rest' && (this.busy || (this.thing !== null && this.way !== 'rest'))) return;
    if (this.thing !== thing) {
      this.explained = null;
      this.lit = new Set();
      this.#asked = '';
    }
    if (way === 'key' && document.activeElement instanceof HTMLElement) this.#from = document.activeElement;
    this.label = label;
    this.way = way;
    this.thing = thing;
    void this.#ask(thing);
  }

  /** Reads the open thing again, in another position. There may be another thing in its place by then. */
  renew(): void {
    if (this.thing !== null) void this.#ask(this.thing);
  }

  close(): void {
    // Whoever has gone on already is not called back.
    const stays = document.activeElement?.matches('body, main, [data-sheet], [data-sheet] *') ?? true;
    if (this.way === 'key' && this.thing !== null && stays) this.#from?.focus();
    this.#from = null;
    this.thing = null;
    this.explained = null;
    this.lit = new Set();
    this.#asked = '';
  }

  /** Lights other things than those that count now. */
  light(things: readonly string[] = []): void {
    this.lit = new Set(things);
  }

  /** Asks what some things are worth and what all actions with them would bring, so that the board can say it there. */
  async weigh(things: readonly string[]): Promise<void> {
    const weighed = [this.#source.moment(), ...things].join(' ');
    if (weighed === this.#weighed) return;
    this.#weighed = weighed;
    if (this.gains.size > 0) this.gains = new Map();
    if (this.worths.size > 0) this.worths = new Map();
    if (things.length === 0) return;
    // One after another: a table answers a limited number of questions at a time.
    const all: (Explained | null)[] = [];
    for (const thing of things) {
      all.push(await this.#source.explain(thing).catch(() => null));
      if (weighed !== this.#weighed) return;
    }
    const offers = all.flatMap((explained) => explained?.uses ?? []).flatMap((use) => use.offers ?? []);
    this.gains = new Map(offers.map(({ notation, gain }) => [notation, gain]));
    const worths = all.map((explained, n) => [things[n] ?? '', explained?.about.worth?.[0]] as const);
    this.worths = new Map(worths.flatMap(([thing, worth]) => (worth ? [[thing, worth]] : [])));
  }

  /** How many points an action would bring at once; nothing if that has not been asked. */
  brings(notation: string): number | null {
    const gain = this.gains.get(notation);
    return gain ? (gain.points ?? []).reduce((sum, line) => sum + line.points, 0) : null;
  }

  async #ask(thing: string): Promise<void> {
    const asked = `${thing} ${this.#source.moment()}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.waiting = true;
    const explained = await this.#source.explain(thing).catch(() => null);
    if (asked !== this.#asked) return;
    this.waiting = false;
    if (this.explained && !isSame(this.explained, explained)) return this.close();
    this.explained = explained;
    this.light(explained?.about.worth?.[0]?.counts);
  }
}

/** Whether two explanations are about the same thing. */
export function isSame(one: Explained, other: Explained | null): boolean {
  const name = (explained: Explained) => JSON.stringify([explained.about.kind.key, explained.about.name]);
  return other !== null && name(one) === name(other);
}

const KEY = Symbol('reading');

/** Lets the things of a board be read. */
export const provideReading = (reading: Reading): void => void setContext(KEY, reading);

/** How the board around is read; nothing where it cannot be. */
export const useReading = (): Reading | undefined => getContext<Reading | undefined>(KEY);

const SCORES = Symbol('scores');

/** Lets boards open the score of a seat, where there is a table to open it at. */
export const provideScores = (open: (seat: number) => void): void => void setContext(SCORES, open);
export const useScores = (): ((seat: number) => void) | undefined => getContext(SCORES);
