import { ask } from '../connection/api';
import { keep } from '../kept';
import type { RunningTable } from '../protocol/protocol';
import { settings } from '../settings.svelte';
import { chime } from '../table/sound';
import { fresh, waitingOf } from './waiting';

/** How many tables bring a picture of their board. */
export const PICTURES = 6;
/** How often the list is fetched again while the page is looked at, in milliseconds. */
const OFTEN = 30_000;

/** The visitor's tables that are not over, as every page knows them. */
class Running {
  /** The tables, those that wait for us first; nothing until they are known. */
  tables = $state.raw<RunningTable[] | null>(null);
  /** The table that is open here, and whether it waits for us: it is known there first. */
  #here = $state.raw<{ table: string; waits: boolean } | null>(null);
  #looking: Promise<void> | null = null;
  #again = false;
  #users = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** The tables that wait for us. */
  readonly waiting = $derived(waitingOf(this.tables ?? [], this.#here));

  /** Fetches the list; whoever asks meanwhile gets the next one. */
  look(): Promise<void> {
    if (this.#looking) {
      this.#again = true;
      return this.#looking;
    }
    this.#looking = this.#fetch().finally(() => {
      this.#looking = null;
      if (!this.#again) return;
      this.#again = false;
      void this.look();
    });
    return this.#looking;
  }

  async #fetch(): Promise<void> {
    const before = this.tables;
    const tables = await ask<RunningTable[]>(`/api/running?views=${PICTURES}`).catch(() => null);
    if (!tables) return;
    this.tables = tables;
    keep({ running: Math.min(3, tables.length) });
    const called = fresh(before, tables).some((table) => table !== this.#here?.table || document.hidden);
    // A browser lets nothing sound before the page has been tapped.
    if (called && settings.sound && navigator.userActivation?.hasBeenActive !== false) chime();
  }

  /** What the table that is open here says of itself. */
  note(table: string, waits: boolean): void {
    this.#here = { table, waits };
  }

  left(table: string): void {
    if (this.#here?.table === table) this.#here = null;
  }

  /** Forgets everything: somebody else is here now, or nobody. */
  forget(): void {
    this.tables = null;
    keep({ running: -1 });
  }

  /** Keeps the list fresh as long as somebody wants it. */
  follow(): () => void {
    void this.look();
    if (this.#users++ === 0) {
      this.#timer = setInterval(() => document.visibilityState === 'visible' && void this.look(), OFTEN);
      document.addEventListener('visibilitychange', this.#seen);
    }
    return () => {
      if (--this.#users > 0) return;
      clearInterval(this.#timer);
      document.removeEventListener('visibilitychange', this.#seen);
    };
  }

  readonly #seen = (): void => {
    if (document.visibilityState === 'visible') void this.look();
  };
}

export const running = new Running();
