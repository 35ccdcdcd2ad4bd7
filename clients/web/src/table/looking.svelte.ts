import type { State } from '../protocol/protocol';

/** Looking back: which moment of the past is shown instead of the present. */
export class Looking {
  /** The moment that is shown; none while the present is. */
  then = $state.raw<State | null>(null);
  #wanted: number | null = null;
  readonly #ask: (version: number) => Promise<State>;
  readonly #present: () => number;

  constructor(ask: (version: number) => Promise<State>, present: () => number) {
    this.#ask = ask;
    this.#present = present;
  }

  /** Whether the past is shown, or has been asked for. */
  get away(): boolean {
    return this.then !== null || this.#wanted !== null;
  }

  /** Shows a moment; the newest one is the present. */
  async at(version: number): Promise<void> {
    if (version >= this.#present()) return this.back();
    this.#wanted = version;
    const state = await this.#ask(Math.max(1, version));
    // Meanwhile another moment, or the present, may have been asked for.
    if (this.#wanted === version) this.then = state;
  }

  /** Goes a number of steps on from what is shown or was asked for last, but not before the beginning. */
  step(by: number, begun: number): Promise<void> {
    return this.at(Math.max(begun, (this.#wanted ?? this.#present()) + by));
  }

  back(): void {
    this.#wanted = null;
    this.then = null;
  }
}
