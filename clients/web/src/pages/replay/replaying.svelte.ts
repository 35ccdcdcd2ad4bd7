import { explainPast, past, scoresPast, trouble, type Trouble } from '../../connection/api';
import type { Line, State, TableInfo } from '../../protocol/protocol';
import { Aiming } from '../../table/aim.svelte';
import { Anatomy } from '../../table/anatomy.svelte';
import type { GameFace } from '../../table/contract';
import { inWords, isStep } from '../../table/lines';
import { lastMarks } from '../../table/moves';
import { people } from '../../table/people';
import type { Sheet } from '../../table/playing.svelte';
import { Reading } from '../../table/reading.svelte';
import { turnAt, turnEnds } from '../../table/turns';
import { t } from '../../words/words.svelte';

/** A finished game that is looked at, turn by turn, with anybody's eyes. */
export class Replaying {
  readonly table: string;
  readonly info: TableInfo;
  readonly face: GameFace<unknown> | null;
  /** Nothing is played here; the board only shows what was touched. */
  readonly aim = new Aiming({ play: () => undefined, refuse: () => undefined, secondTap: () => false });
  readonly reading = new Reading({
    explain: (thing) => explainPast(this.table, this.#asker, this.version, thing),
    moment: () => `${this.#asker} ${this.version}`,
  });
  readonly anatomy = new Anatomy({
    scores: () => scoresPast(this.table, this.#asker, this.version),
    explain: (thing) => explainPast(this.table, this.#asker, this.version, thing),
    growing: (party) =>
      party + 1 === this.#asker && this.view ? (this.face?.growing?.(this.view, party + 1) ?? []) : [],
  });

  log = $state.raw<Line[]>([]);
  now = $state.raw<State>({} as State);
  /** Whose eyes see it; 0 for everybody's. */
  eyes = $state(0);
  version = $state(0);
  sorry = $state.raw<Trouble | null>(null);
  sheet = $state<Sheet | null>(null);
  rule = $state<string | null>(null);
  /** How many rounds the game has. */
  readonly rounds: number;
  readonly busy = false;
  readonly then = null;
  #shown = $state(0);
  readonly #kept = new Map<string, State>();

  readonly you = $derived(this.eyes || null);
  readonly view = $derived(this.now.view);
  readonly seats = $derived.by(() => people(this.info, this.view, this.face, t));
  readonly progress = $derived.by(() => (this.view && this.face?.progress ? this.face.progress(this.view, t) : ''));
  readonly last = $derived(this.log.at(-1)?.version ?? 1);
  readonly first = $derived(this.log.find((line) => line.what === 'started')?.version ?? 1);
  readonly line = $derived(this.log.find((one) => one.version === this.version));
  readonly round = $derived.by(() => this.#roundOf(this.now));
  /** Whose place somebody takes who plays on from here. */
  readonly seatToPlay = $derived.by(() => this.eyes || (this.info.you ?? this.now['to-act'][0] ?? 1));
  /** The replay goes from turn to turn; a line of the log leads to the middle of one. */
  readonly ends = $derived.by(() => {
    const opening = this.#opening();
    return [...new Set([opening, ...turnEnds(this.log.filter((one) => one.version >= opening))])];
  });
  readonly turn = $derived(turnAt(this.ends, this.version));
  /** What was done in the turn that is shown. */
  readonly lines = $derived.by(() => {
    const from = this.turn > 0 ? (this.ends[this.turn - 1] ?? 0) : this.version - 1;
    return this.log
      .filter((one) => one.version > from && one.version <= this.version && isStep(one.what))
      .map((one) => inWords(one, t, this.nameOf));
  });
  readonly marks = $derived.by(() =>
    lastMarks(
      this.log.filter((one) => one.version <= this.version),
      this.face?.mover,
    ),
  );

  constructor(table: string, info: TableInfo, face: GameFace<unknown> | null, end: State) {
    [this.table, this.info, this.face] = [table, info, face];
    [this.log, this.now, this.version] = [end.log, end, end.version];
    this.rounds = this.#roundOf(end);
  }

  nameOf = (seat: number): string => this.seats[seat - 1]?.name ?? '';

  /** The seat whose area is shown large: the one that was chosen, or whoever moved. */
  get shown(): number {
    const mover = this.lines.findLast(({ seat }) => seat !== null)?.seat;
    return this.#shown || this.eyes || mover || (this.now['to-act'][0] ?? 1);
  }

  set shown(seat: number) {
    this.#shown = seat;
  }

  /** The seat for which things are explained. Where hands are hidden, it is the seat whose view is shown. */
  get #asker(): number {
    return this.eyes || (this.face?.secret ? 0 : Math.min(this.shown, this.info.seats.length));
  }

  play(): void {
    // What is over is not played.
  }

  openGlance(rule: string | null): void {
    this.rule = rule;
    this.sheet = 'glance';
  }

  /** Shows a moment; the address names it, so that it can be sent. */
  async go(to: number): Promise<void> {
    const wanted = Math.max(this.first, Math.min(this.last, to));
    this.version = wanted;
    history.replaceState(history.state, '', `/replay/${this.table}?at=${wanted}`);
    try {
      const state = await this.#at(wanted);
      if (wanted !== this.version) return;
      this.now = state;
      this.reading.renew();
      void this.anatomy.renew();
    } catch (error) {
      this.sorry = trouble(error);
    }
  }

  begin(at: number): Promise<void> {
    return this.go(at > 0 ? at : this.#opening());
  }

  /** Goes a number of turns on. */
  step(by: number): Promise<void> {
    return this.toTurn(Math.max(0, Math.min(this.ends.length - 1, this.turn + by)));
  }

  toTurn(turn: number): Promise<void> {
    return this.go(this.ends[turn] ?? this.version);
  }

  /** Other eyes count their versions themselves: the same moment is found by its time. */
  async look(eyes: number): Promise<void> {
    const at = this.line?.at ?? 0;
    const isMove = ({ what }: Line) => isStep(what) && what.step.seat !== null;
    const nth = this.log.filter((one) => one.version <= this.version && isMove(one)).length;
    this.eyes = eyes;
    this.#shown = 0;
    try {
      this.log = (await past(this.table, eyes, null)).log;
    } catch (error) {
      this.sorry = trouble(error);
      return;
    }
    let count = 0;
    let found = this.first;
    for (const one of this.log) {
      if (isMove(one)) count += 1;
      if (count > nth || one.at > at) break;
      found = one.version;
    }
    await this.go(found);
  }

  /** Goes to where a round begins. Rounds only go up, so the place is found by halving. */
  async toRound(wanted: number): Promise<void> {
    if (wanted === 1) return this.go(this.#opening());
    let [low, high] = [this.#opening(), this.last];
    try {
      while (low < high) {
        const middle = Math.floor((low + high) / 2);
        if (this.#roundOf(await this.#at(middle)) < wanted) low = middle + 1;
        else high = middle;
      }
    } catch (error) {
      this.sorry = trouble(error);
      return;
    }
    await this.go(low);
  }

  /** Where the first player began, with everything laid out. */
  #opening(): number {
    const step = this.log.find(({ what }) => isStep(what) && what.step.seat !== null);
    return step ? step.version - 1 : this.first;
  }

  #roundOf(state: State): number {
    return state.view ? (this.face?.round?.(state.view) ?? 0) : 0;
  }

  async #at(version: number): Promise<State> {
    const key = `${this.eyes} ${version}`;
    const state = this.#kept.get(key) ?? (await past(this.table, this.eyes, version));
    this.#kept.set(key, state);
    return state;
  }
}
