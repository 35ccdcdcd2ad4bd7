import type { CostlyDecision, Interval, ReviewFigures, ReviewMoment, ReviewSeat } from '../protocol/protocol';

/** The most columns of luck. */
const COLUMNS = 17;

/** A stretch of the game: a round, or a part where there are too many rounds or none. */
export interface Stretch {
  /** The number of the round; none for a part. */
  round: number | null;
  /** The steps after which it begins and ends. */
  from: number;
  to: number;
  /** What chance brought each party in it. */
  luck: number[];
  /** Each party's chance to win at its end. */
  chances: readonly number[];
}

const roundOf = (moment: ReviewMoment): number | null => (moment.round === null ? null : Math.max(1, moment.round));

/** The game in stretches: rounds, if they are few enough, or parts of the same length. */
export function stretches(review: ReviewFigures): Stretch[] {
  const last = review.chances.at(-1)?.step ?? 0;
  const parties = review.chances[0]?.parties.length ?? 0;
  const moments = [...review.chances, ...review.luck].sort((one, other) => one.step - other.step);
  const rounds = new Map<number, number>();
  for (const moment of moments) {
    const round = roundOf(moment);
    if (round !== null) rounds.set(round, Math.max(moment.step, rounds.get(round) ?? 0));
  }
  const byRound = rounds.size > 1 && rounds.size <= COLUMNS;
  const ends: [number | null, number][] = byRound
    ? [...rounds].sort(([one], [other]) => one - other)
    : Array.from({ length: Math.min(COLUMNS, last) }, (_, n, count = Math.min(COLUMNS, last)) => [
        null,
        Math.round(((n + 1) * last) / count),
      ]);
  let from = 0;
  return ends.map(([round, end], n) => {
    const to = n === ends.length - 1 ? last : end;
    const luck = Array.from({ length: parties }, (_, party) =>
      review.luck
        .filter(({ step }) => step > from && step <= to)
        .reduce((sum, moment) => sum + (moment.parties[party] ?? 0), 0),
    );
    const chances = review.chances.findLast(({ step }) => step <= to)?.parties ?? [];
    const stretch = { round, from, to, luck, chances };
    from = to;
    return stretch;
  });
}

/** The lower and upper edge of each party's band, the first party lowest, from left to right; all between 0 and 1. */
export interface Band {
  party: number;
  edges: { x: number; low: number; high: number }[];
}

export function bands(review: ReviewFigures): Band[] {
  const last = Math.max(1, review.chances.at(-1)?.step ?? 1);
  const parties = review.chances[0]?.parties.length ?? 0;
  return Array.from({ length: parties }, (_, party) => ({
    party,
    edges: review.chances.map((moment) => {
      const sum = moment.parties.reduce((all, share) => all + share, 0) || 1;
      const below = moment.parties.slice(0, party).reduce((all, share) => all + share, 0) / sum;
      return { x: moment.step / last, low: below, high: below + (moment.parties[party] ?? 0) / sum };
    }),
  }));
}

/** Where the upper edge of a party's band is after this many steps. */
export function heightAt(band: Band | undefined, x: number): number {
  return band?.edges.findLast((edge) => edge.x <= x)?.high ?? 0;
}

export type Lens = 'known' | 'open';

/** A decision through one lens: what it cost, and whether that is beyond doubt. */
export interface Judged {
  decision: CostlyDecision;
  loss: Interval;
  better: CostlyDecision['played'] | null;
  sure: boolean;
  /** Whether only the cards that nobody could see make it a mistake. */
  hidden: boolean;
}

export const isSure = ({ mean, margin }: Interval): boolean => mean > margin;

export function judged(seat: ReviewSeat, lens: Lens): Judged[] {
  const decisions = lens === 'known' ? seat.costliest : seat.costliest_open;
  return decisions.map((decision) => {
    const { better, loss } = lens === 'known' ? decision.known : decision.hindsight;
    const sure = better !== null && isSure(loss);
    return { decision, loss, better, sure, hidden: lens === 'open' && sure && !isSure(decision.known.loss) };
  });
}

/** The decisions of a seat that are worth finding a better move for. */
export function mistakes(seat: ReviewSeat): Judged[] {
  return judged(seat, 'known').filter(({ sure }) => sure);
}

/** The same places in the same order, but within the edges and as far apart as is asked for, as near as can be. */
export function apart(
  places: readonly number[],
  { from, to, gap }: { from: number; to: number; gap: number },
): number[] {
  const order = places.map((_, n) => n).sort((one, other) => places[one]! - places[other]! || one - other);
  const found = places.map((place) => Math.min(to, Math.max(from, place)));
  order.forEach((n, rank) => {
    const before = order[rank - 1];
    if (before !== undefined) found[n] = Math.max(found[n]!, found[before]! + gap);
  });
  // What was pushed over the edge pushes back.
  order.toReversed().forEach((n, rank, all) => {
    const after = all[rank - 1];
    found[n] = Math.min(found[n]!, after === undefined ? to : found[after]! - gap);
  });
  return found;
}
