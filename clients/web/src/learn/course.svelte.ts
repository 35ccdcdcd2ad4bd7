import type { Did, LessonFrame, LessonScene, Reaction } from '../protocol/protocol';

/** How long a step is shown, in milliseconds: one of one's own, one of chance, one of somebody else. */
export const SHOWN = { own: 300, chance: 450, others: 1700 } as const;

export interface Outside {
  /** The lesson after all that was done; `again` if the learner has been there before. */
  fetch(done: readonly Did[], again: boolean): Promise<LessonScene>;
  /** Keeps what was done, for the next visit. */
  keep(done: readonly Did[], scene: LessonScene): void;
  /** Is told the rules of a scene that was played rightly. */
  taught(rules: readonly string[]): void;
  /** Runs something later; returns how to call it off. */
  after(milliseconds: number, then: () => void): () => void;
  /** Whether nothing moves: then only the words of a step stay for a while. */
  still(): boolean;
  /** Is told what went wrong. */
  sorry(error: unknown): void;
}

/** What the lesson says to something that was not asked for. */
export type Answer = Exclude<Reaction, 'right'>;

/** A lesson that is being taken. What it is follows from what was done, so going back is doing less. */
export class Course {
  scene = $state.raw<LessonScene | null>(null);
  /** The position on the board; it follows the lesson step by step. */
  view = $state.raw<unknown>(null);
  /** The step that is being shown. */
  told = $state.raw<LessonFrame | null>(null);
  answer = $state.raw<Answer | null>(null);
  waiting = $state(false);
  done = $state.raw<readonly Did[]>([]);

  readonly #outside: Outside;
  #rest: LessonFrame[] = [];
  #callOff: (() => void) | null = null;

  constructor(outside: Outside) {
    this.#outside = outside;
  }

  /** Whether steps are being shown, or the server is asked. */
  get busy(): boolean {
    return this.waiting || this.told !== null;
  }

  /** Begins, or goes on after what was done before. */
  async begin(done: readonly Did[]): Promise<void> {
    const scene = await this.#fetch(done, done.length > 0);
    if (!scene) return;
    this.#hush();
    this.done = done;
    this.answer = null;
    this.scene = scene;
    this.view = scene.frames.at(-1)?.view ?? null;
    this.#outside.keep(done, scene);
  }

  /** Does something. */
  async do(did: Did): Promise<void> {
    if (this.busy || !this.scene) return;
    const done = [...this.done, did];
    const next = await this.#fetch(done, false);
    if (!next) return;
    const before = this.scene;
    const goesOn = next.reaction === 'right' || next.scene > before.scene;
    this.answer = next.reaction === 'right' ? null : next.reaction;
    if (goesOn) {
      this.done = done;
      this.#outside.keep(done, next);
      if (did !== 'skip') this.#outside.taught(before.rules);
    }
    this.scene = next;
    this.#rest = goesOn ? [...next.frames] : [];
    this.#show();
  }

  /** One thing back. */
  async back(): Promise<void> {
    if (!this.waiting && this.done.length > 0) await this.begin(this.done.slice(0, -1));
  }

  /** Starts again from the beginning. */
  async restart(): Promise<void> {
    if (!this.waiting) await this.begin([]);
  }

  /** Shows the rest of the steps at once. */
  hurry(): void {
    const last = this.#rest.at(-1);
    this.#hush();
    if (last) this.view = last.view;
  }

  #show(): void {
    const frame = this.#rest.shift();
    if (!frame) return this.#hush();
    this.view = frame.view;
    if (!frame.telling) return this.#show();
    const whose = frame.seat === null ? 'chance' : frame.seat === this.scene?.you ? 'own' : 'others';
    if (whose !== 'others' && this.#outside.still()) return this.#show();
    this.told = frame;
    this.#callOff = this.#outside.after(SHOWN[whose], () => this.#show());
  }

  #hush(): void {
    this.#callOff?.();
    this.#callOff = null;
    this.#rest = [];
    this.told = null;
  }

  async #fetch(done: readonly Did[], again: boolean): Promise<LessonScene | null> {
    this.waiting = true;
    try {
      return await this.#outside.fetch(done, again);
    } catch (error) {
      this.#outside.sorry(error);
      return null;
    } finally {
      this.waiting = false;
    }
  }
}
