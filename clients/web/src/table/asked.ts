import type { Asked, StandingAnswer, State, Telling } from '../protocol/protocol';

/** How a viewer stands to the question that is open: what has to be done about it. */
export type Stance =
  /** There is something to decide. */
  | 'choice'
  /** An answer is given and can still be changed. */
  | 'answered'
  /** A standing answer declines. */
  | 'covered'
  /** Declining is all that can be done. */
  | 'nothing'
  /** Others are asked. */
  | 'others';

/** The viewer's stance to a question that closes by itself; nothing where none is open. */
export function stance(state: State, you: number | null): Stance | null {
  const { asked } = state;
  if (!asked || asked.closes === null) return null;
  if (you === null || !state['to-act'].includes(you) || state.legal.length === 0) return 'others';
  if (asked.answer !== undefined) return 'answered';
  if (asked.covered) return 'covered';
  return state.legal.length === 1 ? 'nothing' : 'choice';
}

/** The answer that a viewer has given, or that is given for the viewer. */
export function answerOf(state: State): Telling | undefined {
  const notation = state.asked?.answer ?? state.asked?.decline;
  return state.legal.find((action) => action.notation === notation);
}

/** Whole seconds until a question closes; `now` is the server's time. */
export function secondsLeft(asked: Asked, now: number): number {
  return asked.closes === null ? 0 : Math.max(0, Math.ceil((asked.closes - now) / 1000));
}

/** The ways of being asked, in the order in which they are offered. */
export const WAYS = ['all', 'part', 'only'] as const;
export type Way = (typeof WAYS)[number];

export function wayOf(standing: StandingAnswer | undefined): Way {
  if (!standing) return 'all';
  return standing.part ? 'part' : 'only';
}

/** The standing answer of a way. */
export function standingOf(way: Way, except: readonly string[]): StandingAnswer | null {
  if (way === 'all') return null;
  return way === 'part' ? { except: [], part: true } : { except: [...except], part: false };
}
