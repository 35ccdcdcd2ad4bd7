import type { Interval, ReviewedGame } from '../protocol/protocol';

/** The 95 % quantile of the normal distribution, both tails. */
const Z = 1.96;

/** What many games of one kind say. */
export interface Skill {
  game: string;
  /** The games, the oldest first. */
  games: readonly ReviewedGame[];
  decisions: number;
  /** What a decision cost on average, in thousandths of a win. */
  rate: Interval;
  /** What chance brought a game on average, in parts of a win; of a single game nothing is said. */
  luck: Interval | null;
  /** The part of the win that a game brought on average. */
  result: number;
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** The error rate of some games: the more they differ from each other, the wider the interval. */
export function errorRate(games: readonly ReviewedGame[]): Interval {
  const decisions = Math.max(1, sum(games.map((one) => one.decisions)));
  const rate = sum(games.map(({ losses }) => losses.mean)) / decisions;
  if (games.length < 2) return { mean: 1000 * rate, margin: (1000 * (games[0]?.losses.margin ?? 0)) / decisions };
  const squares = sum(games.map(({ losses, decisions: own }) => (losses.mean - rate * own) ** 2));
  const margin = (Z * Math.sqrt((squares * games.length) / (games.length - 1))) / decisions;
  return { mean: 1000 * rate, margin: 1000 * margin };
}

/** The mean of some numbers and its interval; none of fewer than two. */
export function mean(values: readonly number[]): Interval | null {
  if (values.length < 2) return null;
  const middle = sum(values) / values.length;
  const variance = sum(values.map((one) => (one - middle) ** 2)) / (values.length - 1);
  return { mean: middle, margin: Z * Math.sqrt(variance / values.length) };
}

/** What the reviews of somebody's games say, game by game, the one that was played most first. */
export function skills(reviewed: readonly ReviewedGame[]): Skill[] {
  const names = [...new Set(reviewed.map(({ game }) => game))];
  const found = names.map((game): Skill => {
    const games = reviewed.filter((one) => one.game === game).sort((one, other) => one.opened - other.opened);
    return {
      game,
      games,
      decisions: sum(games.map((one) => one.decisions)),
      rate: errorRate(games),
      luck: mean(games.map((one) => one.luck)),
      result: sum(games.map((one) => one.result)) / games.length,
    };
  });
  return found.sort((one, other) => other.games.length - one.games.length);
}
