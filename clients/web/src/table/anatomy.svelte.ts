import type { Explained, Scores, Worth } from '../protocol/protocol';

/** How many things are asked about at most. */
const MOST = 8;

/** Where scores come from. */
export interface Source {
  scores(): Promise<Scores | null>;
  explain(thing: string): Promise<Explained | null>;
  /** The things whose worth may still change for a party, as the board names them. */
  growing(party: number): readonly string[];
}

/** What a thing is worth now, and what it could be. */
export interface Growing {
  thing: string;
  about: Explained['about'];
  now: Worth;
  could: Worth;
}

/** The score sheets as they stand, opened from any score. */
export class Anatomy {
  /** The party whose score is open, counted from 0; none while the sheet is closed. */
  party = $state<number | null>(null);
  scores = $state.raw<Scores | null>(null);
  /** What is still possible. */
  growing = $state.raw<readonly Growing[]>([]);
  readonly #source: Source;
  #asked = 0;

  constructor(source: Source) {
    this.#source = source;
  }

  open(party: number): void {
    this.party = party;
    this.growing = [];
    void this.renew();
  }

  close(): void {
    this.party = null;
    this.scores = null;
    this.growing = [];
    this.#asked += 1;
  }

  /** Asks again, in another position. */
  async renew(): Promise<void> {
    const party = this.party;
    if (party === null) return;
    const asked = ++this.#asked;
    const scores = await this.#source.scores().catch(() => null);
    if (asked !== this.#asked) return;
    this.scores = scores;
    const found: Growing[] = [];
    for (const thing of this.#source.growing(party).slice(0, MOST)) {
      const explained = await this.#source.explain(thing).catch(() => null);
      if (asked !== this.#asked) return;
      const [now, could] = explained?.about.worth ?? [];
      if (explained && now && could && could.points !== now.points)
        found.push({ thing, about: explained.about, now, could });
    }
    this.growing = found;
  }
}
