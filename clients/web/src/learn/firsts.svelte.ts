import type { Telling } from '../protocol/protocol';

/** A step that has been told. */
export interface Happened {
  version: number;
  /** Whether the player made it. */
  own: boolean;
  telling: Telling;
}

/** How a table stands for the player. */
export interface Moment {
  version: number;
  /** Whether the player has something to choose. */
  choice: boolean;
  /** What may be done. */
  offers: readonly Telling[];
  /** The rule by which something was refused. */
  refused: string | null;
  /** The rule that says who wins, for somebody who may not know the game. */
  goal?: string | null;
  /** What has been told so far. */
  steps: readonly Happened[];
}

/** A rule that is explained, and the things that it is about. */
export interface First {
  rule: string;
  /** Its words; none for the goal of the game. */
  key: string | null;
  things: readonly string[];
}

export interface Outside {
  /** Whether there are words with this key. */
  has(key: string): boolean;
  isExplained(rule: string): boolean;
  /** Remembers that a rule was explained. */
  explained(rule: string): void;
}

/**
 * Each rule is explained once, when it first happens: when the player is refused something by it, uses it or may use it,
 * or sees others use it. There is one explanation for each decision at most, and it stays until the next one. Before all
 * of them comes the goal of the game; the first one takes its place when it has been read.
 */
export class Firsts {
  shown = $state.raw<First | null>(null);
  readonly #outside: Outside;
  /** Whether nothing has been explained since the player last decided. */
  #free = true;
  /** When the newest explanation appeared. */
  #at = 0;
  /** When the player last had a choice. */
  #choice = 0;
  /** What happened up to here is old. */
  #since: number | null = null;
  /** What the goal of the game was said at. */
  #greeted: Moment | null = null;

  constructor(outside: Outside) {
    this.#outside = outside;
  }

  /** Looks at the table, and explains what is new. */
  see(moment: Moment): void {
    this.#since ??= moment.version;
    if (this.#hasDecided(moment)) {
      // What was chosen while the goal was said needs no explanation any more.
      this.#since = this.#greeted ? moment.version : this.#choice;
      this.#choice = 0;
      this.#free = true;
      this.#greeted = null;
      this.shown = null;
    }
    if (moment.choice) this.#choice = moment.version;
    const refused = moment.refused ? this.#find(moment.refused, true, []) : null;
    if (this.#greeted && !refused) return;
    const goal = refused ? null : this.#goal(moment);
    this.#greeted = goal && moment;
    const found = refused ?? goal ?? (this.#free && this.#fresh(moment));
    if (!found) return;
    this.shown = found;
    this.#free = found === goal;
    this.#at = moment.version;
    this.#outside.explained(found.rule);
  }

  /** The player has read it, and may want to know more. */
  close(more = true): void {
    const greeted = this.#greeted;
    this.#greeted = null;
    this.shown = null;
    if (greeted && more) this.see(greeted);
  }

  #goal({ goal, choice }: Moment): First | null {
    return goal && choice && !this.#outside.isExplained(goal) ? { rule: goal, key: null, things: [] } : null;
  }

  /** Whether the player has decided something after the explanation appeared. */
  #hasDecided({ steps }: Moment): boolean {
    const choice = this.#choice;
    return choice > 0 && choice >= this.#at && steps.some(({ own, version }) => own && version > choice);
  }

  /** What happened to the player comes first, then what may be done, then what the others did. */
  #fresh({ steps, choice, offers }: Moment): First | null {
    const fresh = steps.filter(({ version }) => version > (this.#since ?? 0));
    const ofSteps = (own: boolean) =>
      first(
        fresh.filter((step) => step.own === own),
        ({ telling }) => first(rulesOf(telling), (rule) => this.#find(rule, own, telling.touches ?? [])),
      );
    if (!choice) return ofSteps(true);
    return ofSteps(true) ?? first(offers, ({ rule }) => this.#find(rule, true, common(rule, offers))) ?? ofSteps(false);
  }

  /** The explanation of a rule, if there is one and it was never given. */
  #find(rule: string, own: boolean, things: readonly string[]): First | null {
    if (this.#outside.isExplained(rule)) return null;
    const key = keysOf(rule, own).find((key) => this.#outside.has(key));
    return key ? { rule, key, things } : null;
  }
}

/** Words that speak to whoever does something are not said of what others do. */
function keysOf(rule: string, own: boolean): string[] {
  const [game = '', number = ''] = rule.toLowerCase().replace('.', '-').split(/-(.*)/);
  return (own ? ['own', 'on'] : ['on']).map((how) => `${game}-${how}-${number}`);
}

const rulesOf = ({ rule, also }: Telling): string[] => [rule, ...(also ?? [])];

/** What all the actions touch that a rule offers. */
function common(rule: string, offers: readonly Telling[]): string[] {
  const [one, ...others] = offers.filter((offer) => offer.rule === rule).map((offer) => offer.touches ?? []);
  return (one ?? []).filter((thing) => others.every((touches) => touches.includes(thing)));
}

/** The first thing that something is found for. */
function first<One, Found>(all: readonly One[], find: (one: One) => Found | null): Found | null {
  for (const one of all) {
    const found = find(one);
    if (found) return found;
  }
  return null;
}
