import { send, trouble, type Trouble } from '../connection/api';
import type {
  Arg,
  Attempted,
  Command,
  Explained,
  Hint,
  Hinted,
  Objection,
  State,
  Strictness,
  TableInfo,
  Telling,
} from '../protocol/protocol';
import { settings } from '../settings.svelte';

/** How long a move waits for what the tutor says to it, in milliseconds; then it is played. */
const PATIENCE = 3_000;
/** How many of the things that a hint points at are named. */
const NAMED = 4;

/** What helping needs to know of its table. */
interface Outside {
  table(): string;
  info(): TableInfo;
  now(): State;
  /** The newest version. */
  version(): number;
  /** Whether the viewer must act. */
  yourTurn(): boolean;
  /** Whether other people play too. */
  company(): boolean;
  /** The position: another value is another one. */
  position(): string;
  command(command: Command): Promise<boolean>;
  /** The same, but nobody is told if it fails. */
  tries(command: Command): void;
  explain(thing: string): Promise<Explained | null>;
  play(action: Telling): void;
  /** Aims at an action, so that the board shows it; at nothing, without one. */
  aim(action: Telling | null): void;
  fail(trouble: Trouble): void;
}

/** What was asked for: what matters, then where, then the move. */
export type Stage = 'matters' | 'where' | 'move';
export const STAGES: readonly Stage[] = ['matters', 'where', 'move'];

/** Hints in three presses, and a tutor who warns before a costly move. */
export class Helping {
  readonly #outside: Outside;
  /** How much of the hint is shown; nothing while none is open. */
  stage = $state<Stage | null>(null);
  /** The hint; null for somebody who has no choice, undefined while it is on its way. */
  hint = $state.raw<Hint | null | undefined>(undefined);
  /** The things that the hint points at, in words. */
  names = $state.raw<Arg[]>([]);
  /** What the tutor says to a move that waits to be played. */
  objection = $state.raw<{ action: Telling; found: Objection; shown: boolean } | null>(null);
  /** Whether the tutor looks at a move. */
  looking = $state(false);
  /** The position that is helped with. */
  #at = '';
  /** Whether help was chosen or refused already, so that it is not asked for by itself again. */
  #chosen = false;

  /** Whether the viewer has help at this table. */
  readonly on = $derived.by(() => {
    const { you, helped } = this.#outside.info();
    return you !== null && (helped ?? []).includes(you);
  });
  /** Before which moves the tutor warns. */
  readonly tutor = $derived.by((): 'off' | Strictness => {
    if (settings.tutor !== '') return settings.tutor;
    const { seats, yours } = this.#outside.info();
    const others = seats.filter(({ seat }) => !yours.includes(seat));
    const easy = ({ holder }: (typeof seats)[number]) =>
      typeof holder === 'object' && 'bot' in holder && holder.bot.kind === 'novice';
    return others.length > 0 && others.every(easy) ? 'big-mistakes' : 'off';
  });
  /** Whether a hint can be asked for: not where other people are asked in secret, whatever the viewer holds. */
  readonly offered = $derived.by(() => {
    const now = this.#outside.now();
    const secret = now.asked !== undefined || now['to-act'].length > 1;
    const alone = !this.#outside.company() && this.#outside.info().yours.length === 1;
    return this.#outside.yourTurn() && (alone || !secret) && (this.on || !this.#outside.company());
  });
  /** What the hint points at on the board. */
  readonly glow = $derived(this.stage === 'where' ? (this.hint?.touches ?? []) : []);

  constructor(outside: Outside) {
    this.#outside = outside;
  }

  /** Another position: what was said about the last one is put away. */
  renew(): void {
    const at = this.#outside.position();
    if (at === this.#at) return;
    this.#at = at;
    this.close();
    this.objection = null;
  }

  /** Against bots alone, help that is wanted is there without a question. */
  begin(): void {
    if (this.on || this.#chosen || this.tutor === 'off' || this.#outside.company() || !this.#outside.yourTurn()) return;
    this.#chosen = true;
    this.#outside.tries({ help: { on: true } });
  }

  /** Switches help on or off; other people are asked first. */
  async set(on: boolean): Promise<boolean> {
    this.#chosen = true;
    if (!on) this.close();
    return this.#outside.command({ help: { on } });
  }

  /** Chooses before which moves the tutor warns. Against bots, choosing none is leaving help, and any other asks for it. */
  async warn(tutor: 'off' | Strictness): Promise<void> {
    settings.set('tutor', tutor);
    if (!this.#outside.company() && this.on !== (tutor !== 'off')) await this.set(tutor !== 'off');
  }

  /** Says more: what matters, then where, then the move. */
  async more(): Promise<void> {
    const next = STAGES[this.stage === null ? 0 : STAGES.indexOf(this.stage) + 1];
    if (next === undefined || (this.stage !== null && !this.hint)) return;
    this.stage = next;
    if (next === 'matters') await this.#ask();
    if (next === 'move') this.#outside.aim(this.#find(this.hint?.action.notation));
  }

  close(): void {
    this.stage = null;
    this.hint = undefined;
    this.names = [];
  }

  /** Puts the hint away, and what it aimed at. */
  decline(): void {
    if (this.stage === 'move') this.#outside.aim(null);
    this.close();
  }

  /** Plays an action, if the tutor has nothing against it. */
  async play(action: Telling): Promise<void> {
    // A second tap on Confirm is no answer to a warning.
    if (this.looking || this.objection?.action.notation === action.notation) return;
    this.close();
    this.objection = null;
    if (!this.on || this.tutor === 'off' || !this.offered) return this.#outside.play(action);
    const at = this.#outside.position();
    this.looking = true;
    const found = await this.#object(action, this.tutor);
    this.looking = false;
    if (at !== this.#outside.position()) return;
    if (found) this.objection = { action, found, shown: false };
    else this.#outside.play(action);
  }

  /** Plays the move all the same. */
  anyway(): void {
    const action = this.objection?.action;
    this.objection = null;
    if (action) this.#outside.play(action);
  }

  /** Something else is chosen: what the tutor said is put away, unless it is what the tutor shows. */
  chose(aimed: Telling | null): void {
    if (this.objection?.shown && aimed?.notation === this.objection.found.better.notation) return;
    this.objection = null;
  }

  /** Warns no more; the move stays chosen. */
  leave(): void {
    this.objection = null;
    void this.warn('off');
  }

  /** Takes the move back before it is made. */
  again(): void {
    this.objection = null;
    this.#outside.aim(null);
  }

  /** Aims at what is better, so that the board shows it. */
  show(): void {
    if (!this.objection) return;
    this.objection = { ...this.objection, shown: true };
    this.#outside.aim(this.#find(this.objection.found.better.notation));
  }

  async #ask(): Promise<void> {
    const at = this.#outside.position();
    try {
      if (!this.on && !(await this.set(true))) return this.close();
      const version = this.#outside.version();
      const { hint } = await send<Hinted>(this.#path('hint'), { version });
      if (at !== this.#outside.position() || this.stage === null) return;
      this.hint = hint;
      const things = hint?.touches.slice(0, NAMED) ?? [];
      const found = await Promise.all(things.map((thing) => this.#outside.explain(thing).catch(() => null)));
      const names = new Map(found.flatMap((one) => (one ? [[JSON.stringify(one.about.name), one.about.name]] : [])));
      this.names = [...names.values()];
    } catch (error) {
      this.close();
      this.#outside.fail(trouble(error));
    }
  }

  /** What speaks against a move; nothing if nobody can say so in time. */
  async #object(action: Telling, tutor: Strictness): Promise<Objection | null> {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), PATIENCE);
    const doubt = { version: this.#outside.version(), action: action.notation, tutor };
    try {
      const { objection } = await send<Attempted>(this.#path('objection'), doubt, 'POST', stop.signal);
      return objection;
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  #path(what: 'hint' | 'objection'): string {
    return `/api/tables/${this.#outside.table()}/${what}?seat=${this.#outside.info().you ?? 0}`;
  }

  #find(notation: string | undefined): Telling | null {
    const { legal, moves } = this.#outside.now();
    return (moves?.length ? moves : legal).find((one) => one.notation === notation) ?? null;
  }
}
