import type { Block, SeatInfo } from '../../table/contract';
import type { Picture, Player } from '../../protocol/point-city';
import type { Say } from '../../words/format';
import { RESOURCES } from '../../art/resources';
import { buildingWords, COLUMNS, frontName, handOf, placeWords, resourceName, rivalNext, tokenName } from './cards';

/** The board in words. */
export function describe(view: Picture, t: Say, seats: readonly SeatInfo[]): Block[] {
  const top = view.deck.top ? frontName(view.deck.top) : 'none';
  return [
    { heading: t('page-pc-market') },
    {
      table: {
        caption: t('page-pc-market'),
        head: ['', ...COLUMNS],
        rows: view.market.map((line, row) => [String(row + 1), ...line.map((place) => t(placeWords(place)))]),
      },
    },
    { text: t('page-pc-deck-label', { left: view.deck.left, top }) },
    ...(view.markers ? [{ text: t('page-pc-rival-next', rivalNext(view.markers)) }] : []),
    { heading: t('page-pc-tokens') },
    { list: view.pool.map((token) => t(tokenName(token))) },
    ...view.players.flatMap((player, index) => describePlayer(player, seats[index]?.name ?? String(index + 1), t)),
  ];
}

function describePlayer(player: Player, name: string, t: Say): Block[] {
  const hand = handOf(player.hand).map(({ front, count }) => t('pc-cards', { count, front: frontName(front) }));
  const permanents = RESOURCES.map((of) =>
    t('page-pc-cost', { count: player.permanents[of] ?? 0, resource: resourceName(of) }),
  );
  return [
    { heading: player.rival ? t('page-pc-rival-city') : t('page-pc-city-of', { name }) },
    { text: t('page-pc-score', { score: player.standing.score }) },
    { text: t('page-pc-permanent', { resources: permanents }) },
    { text: hand.length ? t('page-pc-holds', { cards: hand }) : t('page-pc-hand-empty') },
    { list: player.city.map((card) => t(buildingWords(card))) },
    { list: player.tokens.map((token) => t('pc-board-token', { token: tokenName(token), worth: token.worth })) },
  ];
}
