import type { GameFace } from '../../table/contract';
import type { Picture } from '../../protocol/uptown';
import Banner from './Banner.svelte';
import Board from './Board.svelte';
import { glance } from './glance';
import Mark from './Mark.svelte';
import Preview from './Preview.svelte';
import { attempt, chosenIn, comingOf, endOf, halfName, signed, sites } from './cards';
import { describe } from './describe';
import { event } from './events';

export const game: GameFace<Picture> = {
  Board,
  Preview,
  Banner,
  Mark,
  glance,
  describe,
  score: (view, seat) => view.players[seat - 1]?.standing.score ?? null,
  facts: (view, seat, t) => {
    const player = view.players[seat - 1];
    if (!player) return '';
    const roofs = player.street.filter((plot) => plot.closed).length;
    const prestige = player.prestige < 0 ? signed(player.prestige) : player.prestige;
    return t('page-ut-facts', { coins: player.wallet, roofs, plots: player.street.length, prestige });
  },
  places: () => 'UT-7.3',
  round: (view) => view.round,
  progress: (view, t) => t('page-ut-progress', { round: view.round, action: view.action ?? 0, end: endOf(view) }),
  task: (view, t, aim) => {
    const coming = comingOf(view, chosenIn(aim));
    if (coming) {
      const half = t(halfName(coming.project));
      return t(coming.project.gift ? 'page-ut-task-plot-gift' : 'page-ut-task-plot', { half });
    }
    switch (view.phase) {
      case 'collect':
        return t('page-ut-task-collect');
      case 'keep':
        return t('page-ut-task-keep');
      case 'buy':
        return t(view.pile.left > 0 ? 'page-ut-task-buy' : 'page-ut-task-may-buy');
      case 'choose':
        return t('page-ut-task-choose');
      default:
        return null;
    }
  },
  aimed: (view, t, aim, nameOf) => {
    if (aim.aimed?.touches?.includes('discard')) return t('page-ut-discards');
    const coming = comingOf(view, chosenIn(aim));
    const [, seat, plot] = /plot:(\d+)\.(\d+)/.exec(aim.aimed?.touches?.join(' ') ?? '') ?? [];
    if (!coming || !seat || !plot) return null;
    const half = t(halfName(coming.project));
    return coming.project.gift
      ? t('page-ut-gives', { half, name: nameOf(Number(seat)), plot })
      : t('page-ut-on-plot', { half, plot });
  },
  event,
  sites,
  use: (thing) => (thing.startsWith('plot:') ? 'page-ut-for-plot' : undefined),
  // What is built says which card was played, and which half of it.
  minor: ({ message }) => ['ut-keep', 'ut-municipal', 'ut-choose'].includes(message.key),
  attempt,
};
