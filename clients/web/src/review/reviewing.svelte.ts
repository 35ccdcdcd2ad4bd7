import { ask, past, trouble, type Trouble } from '../connection/api';
import { faceOf } from '../games/faces';
import type { ReadyReview, Reviewed, State, TableInfo } from '../protocol/protocol';
import type { GameFace } from '../table/contract';
import { people } from '../table/people';
import { t, words } from '../words/words.svelte';
import type { Lens } from './figures';

/** How long to wait before asking again, in milliseconds: while nothing is there, and while a closer one is made. */
const SOON = 700;
const LATER = 5000;

/** A finished game, and what its review says. */
export class Reviewing {
  readonly table: string;
  info = $state.raw<TableInfo | null>(null);
  end = $state.raw<State | null>(null);
  face = $state.raw<GameFace<unknown> | null>(null);
  ready = $state.raw<ReadyReview | null>(null);
  progress = $state.raw<{ done: number; of: number } | null>(null);
  problem = $state.raw<Trouble | null>(null);
  lens = $state<Lens>('known');
  /** Whose game is looked at; seats count from 1. */
  seat = $state(1);
  #timer: ReturnType<typeof setTimeout> | null = null;
  #ended = false;

  readonly seats = $derived(this.info ? people(this.info, this.end?.view ?? null, this.face, t) : []);
  readonly review = $derived(this.ready?.review ?? null);
  readonly figures = $derived(this.review?.seats.find(({ seat }) => seat === this.seat) ?? null);

  constructor(table: string) {
    this.table = table;
  }

  /** Whether the seat is one of the visitor's own. */
  get own(): boolean {
    return this.info?.yours.includes(this.seat) ?? false;
  }

  async begin(): Promise<void> {
    try {
      const end = await past(this.table, 0, null);
      const info = end.table;
      if (end.phase !== 'finished' || !info) {
        this.problem = { says: { key: 'refused-table-not-finished' } } as Trouble;
        return;
      }
      const [face] = await Promise.all([faceOf(info.game), words.need(info.game), words.load('page-review', 'lab')]);
      [this.info, this.end, this.face] = [info, end, face];
      this.seat = info.yours[0] ?? 1;
      words.names = this.seats.map((one) => one.name);
      words.you = null;
      document.documentElement.dataset.game = info.game;
      await this.look();
    } catch (error) {
      this.problem = trouble(error);
    }
  }

  /** Asks for the review, and again until it is as close as it gets. */
  async look(): Promise<void> {
    this.problem = null;
    try {
      const found = await ask<Reviewed>(`/api/tables/${this.table}/review`);
      if (!found || this.#ended) return;
      if ('working' in found) {
        this.progress = found.working;
        this.#again(SOON);
      } else {
        this.ready = found.ready;
        if (found.ready.closer) this.#again(LATER);
      }
    } catch (error) {
      // A review that is shown stays, whatever becomes of the closer one.
      if (!this.ready) this.problem = trouble(error);
    }
  }

  /** The version of a viewer (0 for everybody) when this many steps had been made. */
  version(viewer: number, steps: number): number | null {
    return this.ready?.versions[viewer]?.[steps] ?? null;
  }

  stop(): void {
    this.#ended = true;
    if (this.#timer) clearTimeout(this.#timer);
    delete document.documentElement.dataset.game;
  }

  #again(after: number): void {
    if (!this.#ended) this.#timer = setTimeout(() => void this.look(), after);
  }
}
