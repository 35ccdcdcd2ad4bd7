import type { GameFace } from '../../table/contract';
import type { Picture } from '../../protocol/point-city';
import Board from './Board.svelte';
import Preview from './Preview.svelte';
import { describe } from './describe';
import { attempt, phaseOf } from './cards';

const rounds = (view: Picture) => Math.round(view.turns_in_all / (view.players.length || 1));
const round = (view: Picture) => Math.min(Math.floor(view.turns / (view.players.length || 1)) + 1, rounds(view));

export const game: GameFace<Picture> = {
  Board,
  Preview,
  describe,
  score: (view, seat) => view.players[seat - 1]?.standing.score ?? null,
  facts: (view, seat, t) => {
    const player = view.players[seat - 1];
    if (!player) return '';
    const cards = Object.values(player.hand).reduce((sum, count) => sum + count, 0);
    return t('page-pc-facts', { buildings: player.city.length, cards, tokens: player.tokens.length });
  },
  places: (seats) => (seats === 1 ? 'PC-7.9' : 'PC-6.3'),
  round,
  progress: (view, t) => t('page-pc-progress', { turn: round(view), turns: rounds(view) }),
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
  event: (_move, now, before) =>
    round(now) === rounds(now) && round(before) < round(now) ? { kind: 'last', title: 'page-event-last' } : null,
  mover: (step) => (step.notation === 'rival' ? 2 : null),
};
