import type { GameFace } from '../../table/contract';
import type { Picture } from '../../protocol/uptown';
import Board from './Board.svelte';
import { glance } from './glance';
import Mark from './Mark.svelte';
import Preview from './Preview.svelte';
import { attempt, chosenOf } from './cards';
import { describe } from './describe';

export const game: GameFace<Picture> = {
  Board,
  Preview,
  Mark,
  glance,
  describe,
  score: (view, seat) => view.players[seat - 1]?.standing.score ?? null,
  facts: (view, seat, t) => {
    const player = view.players[seat - 1];
    if (!player) return '';
    const roofs = player.street.filter((plot) => plot.closed).length;
    return t('page-ut-facts', { coins: player.wallet, roofs, plots: player.street.length, prestige: player.prestige });
  },
  places: () => 'UT-7.3',
  round: (view) => view.round,
  progress: (view, t) =>
    t('page-ut-progress', { round: view.round, action: view.action ?? 0, last: view.last_round ? 'yes' : 'no' }),
  task: (view, t) => {
    switch (view.phase) {
      case 'collect':
        return t('page-ut-task-collect');
      case 'keep':
        return t('page-ut-task-keep');
      case 'buy':
        return t(view.pile.left > 0 ? 'page-ut-task-buy' : 'page-ut-task-may-buy');
      case 'choose':
        return t('page-ut-task-choose');
      case 'place':
        return t(chosenOf(view)?.gift ? 'page-ut-task-give' : 'page-ut-task-place');
      default:
        return null;
    }
  },
  event: ({ seat, telling }, now, before, you) => {
    if (now.last_round && !before.last_round) return { kind: 'last', title: 'page-event-last' };
    const given = seat !== you && (telling.touches ?? []).some((element) => element.startsWith(`plot:${you}.`));
    return given ? { kind: 'gift', title: 'page-ut-event-gift' } : null;
  },
  attempt,
};
