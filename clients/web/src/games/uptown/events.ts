import type { Message } from '../../protocol/protocol';
import type { Picture } from '../../protocol/uptown';
import type { GameFace } from '../../table/contract';
import { signed } from './cards';

/** Why the last round has begun. */
function endedBy({ players }: Picture): Message {
  const seat = players.findIndex(({ street }) => street.every((plot) => plot.closed)) + 1;
  return seat > 0 ? { key: 'page-ut-event-last-plots', args: { seat: { seat } } } : { key: 'page-ut-event-last-deck' };
}

/** What concerns the player: the last round, and a gift with what it means for the street. */
export const event: GameFace<Picture>['event'] = ({ seat, telling }, now, before, you) => {
  if (now.last_round && !before.last_round) return { kind: 'last', title: 'page-event-last', says: endedBy(now) };
  const plot = (telling.touches ?? []).find((element) => element.startsWith(`plot:${you}.`))?.slice('plot:'.length);
  const [mine, was] = [now.players[(you ?? 0) - 1], before.players[(you ?? 0) - 1]];
  if (seat === you || plot === undefined || !mine || !was) return null;
  const storeys = mine.street[Number(plot.split('.')[1]) - 1]?.storeys.length ?? 0;
  const args = { prestige: signed(mine.prestige - was.prestige), coins: signed(mine.income - was.income) };
  const says = { key: 'page-ut-event-gift-means', args };
  return { kind: 'gift', title: 'page-ut-event-gift', thing: `storey:${plot}.${storeys}`, says };
};
