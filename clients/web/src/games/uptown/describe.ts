import type { Block, SeatInfo } from '../../table/contract';
import type { Picture } from '../../protocol/uptown';
import type { Say } from '../../words/format';
import { cardWords, chosenOf, cardName, plotWords, projectWords } from './cards';

/** The board in words. */
export function describe(view: Picture, t: Say, seats: readonly SeatInfo[]): Block[] {
  const blocks: Block[] = [];
  if (view.taken) {
    const chosen = chosenOf(view);
    blocks.push({ heading: t('page-ut-playing') });
    blocks.push({
      text: chosen
        ? t('page-ut-chosen', { name: cardName(view.taken.card), project: projectWords(chosen) })
        : t(cardWords(view.taken.card)),
    });
  }
  blocks.push({ heading: t('page-ut-pile') });
  blocks.push({ text: view.pile.top ? t(cardWords(view.pile.top)) : t('ut-board-empty') });
  view.players.forEach((player, index) => {
    const name = seats[index]?.name ?? String(index + 1);
    const card = player.deck.top
      ? cardWords(player.deck.top)
      : { key: player.deck.left > 0 ? 'ut-board-unopened' : 'ut-board-empty' };
    blocks.push({ heading: t('page-ut-street-of', { name }) });
    blocks.push({ list: player.street.map((plot, number) => t(plotWords(plot, number + 1))) });
    blocks.push({
      text: t('page-ut-money', {
        coins: player.wallet,
        income: Math.max(0, player.income),
        prestige: player.prestige,
        score: player.standing.score,
      }),
    });
    blocks.push({ text: t('page-ut-deck', { name, left: player.deck.left, coins: player.coins, card }) });
  });
  return blocks;
}
