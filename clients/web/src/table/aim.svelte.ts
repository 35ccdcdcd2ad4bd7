import type { Telling } from '../protocol/protocol';
import type { Mark } from './moves';
import { candidates, repick, targets, ways } from './narrow';

/** What a board knows of the choice that is being made; it decides no rule. */
export interface Aim {
  /** All that may be done now, whatever is picked. */
  readonly legal: readonly Telling[];
  /** The actions that are still possible after what is picked. */
  readonly candidates: readonly Telling[];
  /** The actions that what is picked leaves, when only a choice in words is left: ways of paying, rotations. */
  readonly ways: readonly Telling[];
  /** The one action that Confirm would play. */
  readonly aimed: Telling | null;
  /** What is picked, in order. */
  readonly picks: readonly string[];
  /** Whether it glows: tapping it narrows or aims. */
  can(element: string): boolean;
  /** Whether it is lifted. */
  picked(element: string): boolean;
  /** What marks it: who touched it lately. */
  last(element: string): Mark | null;
  /** Picks, un-picks, or, at the second tap, confirms. */
  tap(element: string): void;
  /** Picks several things at once, such as half of a card and the deck that it lies on, or lets go of them. */
  take(elements: readonly string[]): void;
  /** Says why something does not go with what is picked. */
  refuse(element: string): void;
  /** Aims at one of several candidates. */
  choose(action: Telling): void;
  /** Picks nothing. */
  clear(): void;
  /** Plays what is aimed at. */
  confirm(): void;
}

/** What happens outside the choice itself. */
export interface Outside {
  play(action: Telling): void;
  /** Something was tapped that no action touches. */
  refuse(element: string, picks: readonly string[]): void;
  /** Whether a second tap plays, or only Confirm. */
  secondTap(): boolean;
}

export class Aiming implements Aim {
  /** What may be done now. */
  legal = $state.raw<readonly Telling[]>([]);
  /** What marks the elements that were touched lately. */
  lasts = $state.raw<ReadonlyMap<string, Mark>>(new Map());
  /** The last step of our own that the choice knows of. */
  #own = 0;
  picks = $state.raw<readonly string[]>([]);
  #chosen = $state.raw<Telling | null>(null);
  readonly #outside: Outside;

  readonly candidates = $derived(candidates(this.legal, this.picks));
  readonly ways = $derived(ways(this.legal, this.picks));
  readonly #targets = $derived(targets(this.legal, this.picks));
  readonly aimed = $derived(this.#chosen ?? this.ways[0] ?? null);

  constructor(outside: Outside) {
    this.#outside = outside;
  }

  /**
   * Another position: nothing is picked any more, unless the same may be done as before. `own` is the version of our
   * last step: after one of our own nothing stays picked, even if the same can be done again.
   */
  renew(legal: readonly Telling[], own = 0): void {
    const text = (actions: readonly Telling[]) =>
      actions.map(({ notation, touches = [] }) => [notation, ...touches].join(' ')).join('\n');
    if (own !== this.#own || text(legal) !== text(this.legal)) this.clear();
    this.#own = own;
    this.legal = legal;
  }

  can(element: string): boolean {
    return this.#targets.has(element);
  }

  picked(element: string): boolean {
    return this.picks.includes(element) || (this.#chosen?.touches ?? []).includes(element);
  }

  last(element: string): Mark | null {
    return this.lasts.get(element) ?? null;
  }

  tap(element: string): void {
    if (this.picks.includes(element)) {
      const again = this.picks.at(-1) === element && this.aimed !== null;
      if (again && this.#outside.secondTap()) this.confirm();
      else this.#pick(this.picks.filter((pick) => pick !== element));
      return;
    }
    if (this.can(element)) return this.#pick([...this.picks, element]);
    const next = repick(this.legal, this.picks, element);
    if (next.includes(element)) this.#pick(next);
    else this.#outside.refuse(element, this.picks);
  }

  take(elements: readonly string[]): void {
    if (elements.every((element) => this.picks.includes(element))) {
      return this.#pick(this.picks.filter((pick) => !elements.includes(pick)));
    }
    const stays = this.picks.filter((pick) => candidates(this.legal, [...elements, pick]).length > 0);
    const next = [...new Set([...elements, ...stays])];
    if (candidates(this.legal, next).length > 0) this.#pick(next);
    else if (candidates(this.legal, elements).length > 0) this.#pick(elements);
    else this.#outside.refuse(elements.join(' '), []);
  }

  refuse(element: string): void {
    this.#outside.refuse(element, this.picks);
  }

  choose(action: Telling): void {
    if (!this.candidates.includes(action)) this.picks = [];
    this.#chosen = action;
  }

  /** Aims at an action as if all that it touches had been pointed at, so that the board shows it. */
  show(action: Telling): void {
    const touches = [...new Set(action.touches ?? [])];
    this.picks = candidates(this.legal, touches).includes(action) ? touches : [];
    this.#chosen = action;
  }

  clear(): void {
    this.#pick([]);
  }

  confirm(): void {
    if (this.aimed) this.#outside.play(this.aimed);
  }

  #pick(picks: readonly string[]): void {
    this.picks = picks;
    this.#chosen = null;
  }
}
