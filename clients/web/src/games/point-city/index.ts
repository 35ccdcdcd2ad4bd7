import type { GameFace } from '../../table/contract';
import type { Picture } from '../../protocol/point-city';
import Board from './Board.svelte';
import Preview from './Preview.svelte';
import { describe } from './describe';
import { attempt, phaseOf } from './cards';

export const game: GameFace<Picture> = {
  places: (seats) => (seats === 1 ? 'PC-7.9' : 'PC-6.3'),
  Board,
  Preview,
  describe,
  score: (view, seat) => view.players[seat - 1]?.standing.score ?? null,
  progress: (view, t) => {
    const parties = view.players.length || 1;
    const rounds = Math.round(view.turns_in_all / parties);
    return t('page-pc-progress', { turn: Math.min(Math.floor(view.turns / parties) + 1, rounds), turns: rounds });
  },
  task: (view, t, aim) => {
    switch (phaseOf(view)) {
      case 'choose':
        return t(aim.picks.some((pick) => pick.startsWith('market:')) ? 'page-pc-task-second' : 'page-pc-task-take');
      case 'pay':
        return t('page-pc-task-pay');
      case 'token':
        return t('page-pc-task-token');
      default:
        return null;
    }
  },
  offersWays: true,
  attempt,
};
