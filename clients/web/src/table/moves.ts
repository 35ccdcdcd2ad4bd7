import type { Line, Message, State, Telling } from '../protocol/protocol';
import type { Outcome } from './contract';
import { isStep } from './lines';

/** A step that somebody made, with its number among those that are shown together. */
export interface Move {
  number: number;
  version: number;
  seat: number;
  telling: Telling;
  /** What came of it, if that is what is told. */
  says?: Message;
}

/** What marks an element of the board: who touched it, in which move. */
export interface Mark {
  seat: number;
  /** The number of the move; none where only the last one is marked. */
  number: number | null;
}

/** The seat whose move a step of chance is, if it is one. */
type Mover = (step: Telling) => number | null;
const nobody: Mover = () => null;

interface Step {
  version: number;
  /** Who made it; nobody made a step of chance. */
  seat: number | null;
  telling: Telling;
}

/** The steps that still stand: what was taken back is left out. */
function standing(log: readonly Line[], mover: Mover): Step[] {
  const steps: Step[] = [];
  for (const { version, what } of log) {
    if (isStep(what)) {
      const { seat, telling } = what.step;
      steps.push({ version, seat: seat ?? mover(telling), telling });
    } else if (typeof what === 'object' && 'undone' in what) {
      steps.splice(Math.max(0, steps.length - what.undone.steps));
    }
  }
  return steps;
}

/**
 * What the others have done since one of our own seats decided something, in order; what is minor is left out. What was
 * done for us, given by its versions, was no decision.
 */
export function sinceOwn(
  log: readonly Line[],
  own: readonly number[],
  mover: Mover = nobody,
  minor: (step: Telling) => boolean = () => false,
  given: ReadonlySet<number> = new Set(),
): Move[] {
  const steps = standing(log, mover);
  const isOwn = (seat: number | null) => seat !== null && own.includes(seat);
  const last = steps.findLastIndex(({ version, seat }) => isOwn(seat) && !given.has(version));
  return steps
    .slice(last + 1)
    .flatMap(({ version, seat, telling }) =>
      seat === null || isOwn(seat) || minor(telling) ? [] : [{ version, seat, telling }],
    )
    .map((move, n) => ({ ...move, number: n + 1 }));
}

/** What came of the steps between two positions, told after them. */
export function outcomesOf(
  fresh: readonly Line[],
  find: ((now: unknown, before: unknown) => Outcome[]) | undefined,
  now: State,
  before: State | null,
): Move[] {
  const step = fresh.findLast(({ what }) => isStep(what));
  if (!find || !step || !isStep(step.what) || !now.view || !before?.view) return [];
  const telling = { ...step.what.step.telling, touches: [] };
  const { version } = step;
  return find(now.view, before.view).map(({ seat, says }, n) => ({ number: n + 1, version, seat, telling, says }));
}

/** Whether a step of our own can be taken back without asking anybody: it is the last, or only bots have acted since. */
export function isFreeToUndo(log: readonly Line[], own: readonly number[], alone: boolean): boolean {
  const made = standing(log, nobody).flatMap(({ seat }) => (seat === null ? [] : [own.includes(seat)]));
  return alone ? made.includes(true) : (made.at(-1) ?? false);
}

/** The latest move that touched each element. */
const latest = (moves: readonly Move[]): Map<string, Move> =>
  new Map(moves.flatMap((move) => (move.telling.touches ?? []).map((element) => [element, move] as const)));

/** The numbers that stand on the board, by the versions of the moves: a place shows only the latest of its moves. */
export function numbersOf(moves: readonly Move[]): Map<number, number> {
  const shown = new Set(latest(moves).values());
  return new Map(moves.filter((move) => shown.has(move)).map(({ version }, n) => [version, n + 1]));
}

/** The elements that moves touched; the latest one counts. */
export function marksOf(moves: readonly Move[]): Map<string, Mark> {
  const numbers = numbersOf(moves);
  return new Map(
    [...latest(moves)].map(([element, { version, seat }]) => [element, { seat, number: numbers.get(version) ?? null }]),
  );
}

/** The elements that the last mover touched in its last steps in a row, for spectators. */
export function lastMarks(log: readonly Line[], mover: Mover = nobody): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  let last: number | null = null;
  for (const { seat, telling } of standing(log, mover).toReversed()) {
    if (seat === null) continue;
    if (last !== null && seat !== last) break;
    last = seat;
    for (const element of telling.touches ?? []) marks.set(element, { seat, number: null });
  }
  return marks;
}
