import type { GameFace } from '../../table/contract';
import type { Picture } from '../../protocol/point-city';
import Board from './Board.svelte';
import Preview from './Preview.svelte';
import { describe } from './describe';
import { phaseOf } from './cards';

export const game: GameFace<Picture> = {
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
  attempt: (_view, picks) => {
    const cells = picks.flatMap((pick) => (pick.startsWith('market:') ? [pick.slice(7)] : []));
    if (picks.includes('flip') && cells.length === 1) return `flip ${cells[0]}`;
    if (cells.length === 2) return `take ${cells.sort((one, other) => one[1]!.localeCompare(other[1]!) || one.localeCompare(other)).join(' ')}`;
    if (picks.includes('deck')) return 'deck';
    const token = picks.find((pick) => pick.startsWith('token:'));
    if (token) return `token ${token.slice(6)}`;
    const cards = picks.flatMap((pick) => (pick.startsWith('hand:') ? [pick.slice(5).replace(/\.\d+$/, '')] : []));
    return cards.length ? `pay ${cards.join(' ')}` : null;
  },
};
