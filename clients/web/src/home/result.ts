import type { OwnTable } from '../protocol/protocol';
import type { SeatInfo } from '../table/contract';
import type { Say } from '../words/format';

/** How a game ended for whoever reads. */
export interface Result {
  kind: 'won' | 'shared' | 'placed' | 'device' | 'over';
  /** The place of whoever reads, from 1. */
  place: number;
  own: number;
  /** The score that counts beside one's own: the best of the others. */
  other: number;
  /** Who has the first place, by seat; a virtual rival has the seat after the last. */
  winners: number[];
}

/** What a table says of its end; nothing where an earlier release said nothing. */
export function resultOf({ outcome, yours }: Pick<OwnTable, 'outcome' | 'yours'>): Result | null {
  if (!outcome?.length) return null;
  const winners = outcome.flatMap(({ place }, party) => (place === 1 ? [party + 1] : []));
  const [seat] = yours;
  const own = seat === undefined ? undefined : outcome[seat - 1];
  if (yours.length > 1 || !own) {
    const kind = yours.length > 1 ? 'device' : 'over';
    return { kind, place: 0, own: 0, other: 0, winners };
  }
  const others = outcome.filter((_, party) => party + 1 !== seat);
  const other = Math.max(...others.map(({ score }) => score), Number.NEGATIVE_INFINITY);
  const kind = own.place > 1 ? 'placed' : winners.length > 1 ? 'shared' : 'won';
  return { kind, place: own.place, own: own.score, other: others.length ? other : own.score, winners };
}

/** The end of a game in a sentence. */
export function resultWords(table: OwnTable, seats: readonly SeatInfo[], t: Say): string {
  const game = { key: `page-game-${table.game}` };
  const result = resultOf(table);
  if (!result) return t('page-result-over', { game });
  const { kind, place, own, other, winners } = result;
  if (kind === 'device' || kind === 'over') {
    const names = winners.map((seat) => seats[seat - 1]?.name ?? t('page-rival'));
    return t('page-result-device', { names, count: names.length, game });
  }
  return t(`page-result-${kind}`, { game, place, own, other });
}
