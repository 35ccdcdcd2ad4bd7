import type { State } from '../protocol/protocol';
import type { Move } from './moves';

/** How long each move of another player is shown, in milliseconds. */
export const PACES = { slow: 2400, normal: 1400, fast: 700, instant: 0 } as const;
export type Pace = keyof typeof PACES;

/** A position, and the moves of others that led to it. */
export interface Frame {
  state: State;
  moves: readonly Move[];
  /** Whether one of our own moves came before them: what was told until then is over. */
  own: boolean;
}

export interface Outside {
  pace(): Pace;
  /** Runs something later; returns how to call it off. */
  after(milliseconds: number, then: () => void): () => void;
  /** Whether a move deserves a card of its own, which waits for the player. */
  stops(move: Move, frame: Frame, before: State): boolean;
}

/**
 * Shows what others do one move after another. The table runs ahead; `shown` follows it. What is told is kept until our
 * next move, so that it can be shown again.
 */
export class Narrator {
  /** The position on the board. */
  shown = $state.raw() as State;
  /** The move that is being told. */
  move = $state.raw<Move | null>(null);
  /** Whether a card about the move waits for the player. */
  stopped = $state(false);
  /** How many moves are still to be told after this one. */
  left = $state(0);

  readonly #outside: Outside;
  #queue: Frame[] = [];
  /** What was told since our last move, and the position before it. */
  #told = $state.raw<readonly Frame[]>([]);
  #before: State;
  /** The position before the move that is being told. */
  #from: State;
  #rest: Move[] = [];
  #frame: Frame | null = null;
  #callOff: (() => void) | null = null;
  /** The pace of a repetition that was asked for while everything is shown at once. */
  #repeats = false;
  /** Whether the player wants to be at the present: only cards are still shown on the way. */
  #hurries = false;

  constructor(first: State, outside: Outside) {
    this.shown = this.#before = this.#from = first;
    this.#outside = outside;
  }

  /** Whether something is being told. */
  get busy(): boolean {
    return this.move !== null;
  }

  /** Whether there is anything to show again. */
  get canRepeat(): boolean {
    return this.#told.some(({ moves }) => moves.length > 0);
  }

  /** A new position of the table. */
  hear(frame: Frame): void {
    if (frame.own) {
      this.#told = [];
      this.#before = this.#queue.at(-1)?.state ?? this.#frame?.state ?? this.shown;
    }
    this.#told = [...this.#told, frame];
    this.#queue.push(frame);
    this.#count();
    if (!this.busy) this.#next();
  }

  /** The table is another one now, or was read again: nothing is told. */
  reset(state: State): void {
    this.#end();
    this.#queue = [];
    this.#told = [];
    this.shown = this.#before = this.#from = state;
    this.#count();
  }

  /** Goes to the next move at once. */
  skip(): void {
    if (!this.busy) return;
    this.#callOff?.();
    this.#tell();
  }

  /** Goes to the present; what deserves a card is still shown. */
  finish(): void {
    if (!this.busy) return;
    this.#hurries = true;
    this.skip();
  }

  /** Tells nothing any more. */
  end(): void {
    this.#end();
    this.#queue = [];
    this.#count();
  }

  /** Shows again what the others did since our last move. */
  again(): void {
    if (!this.canRepeat) return;
    this.#end();
    this.#queue = [...this.#told];
    this.shown = this.#before;
    this.#repeats = true;
    this.#next();
  }

  #pace(): number {
    if (this.#hurries) return 0;
    const pace = this.#outside.pace();
    return this.#repeats && pace === 'instant' ? PACES.normal : PACES[pace];
  }

  /** Shows positions until one of them has moves to be told. */
  #next(): void {
    for (;;) {
      const frame = this.#queue.shift();
      if (!frame) return this.#end();
      this.#from = this.shown;
      this.shown = frame.state;
      if (frame.moves.length === 0) continue;
      this.#frame = frame;
      this.#rest = [...frame.moves];
      return this.#tell();
    }
  }

  /** Tells the next move of a position, or goes on to the next position. Where there is no time, only cards are shown. */
  #tell(): void {
    this.stopped = false;
    this.#callOff = null;
    for (;;) {
      const move = this.#rest.shift();
      if (!move || !this.#frame) return this.#next();
      this.stopped = this.#outside.stops(move, this.#frame, this.#from);
      const pace = this.#pace();
      if (!this.stopped && pace === 0) continue;
      this.move = move;
      this.#count();
      if (!this.stopped) this.#callOff = this.#outside.after(pace, () => this.#tell());
      return;
    }
  }

  #end(): void {
    this.#callOff?.();
    this.#callOff = null;
    this.move = null;
    this.stopped = false;
    this.#frame = null;
    this.#rest = [];
    this.#repeats = this.#hurries = false;
    this.#count();
  }

  #count(): void {
    this.left = this.#rest.length + this.#queue.reduce((sum, { moves }) => sum + moves.length, 0);
  }
}
