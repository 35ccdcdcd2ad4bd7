import type { GameFace } from '../../table/contract';
import type { Picture } from '../../protocol/point-city';
import Board from './Board.svelte';
import Drawn from './Drawn.svelte';
import Mark from './Mark.svelte';
import Preview from './Preview.svelte';
import { describe } from './describe';
import { aboutRule, attempt, phaseOf, round, rounds } from './cards';
import { glance } from './glance';

export const game: GameFace<Picture> = {
  Board,
  Preview,
  Thing: Drawn,
  Mark,
  glance,
  describe,
  score: (view, seat) => view.players[seat - 1]?.standing.score ?? null,
  growing: (view, seat) => [
    ...(view.players[seat - 1]?.tokens ?? []).map(({ id }) => `token:${id}`),
    ...view.pool.map(({ id }) => `token:${id}`),
  ],
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
        if (aim.picked('flip')) return t('page-pc-task-flip');
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
  about: aboutRule,
  mover: (step) => (step.notation === 'rival' ? 2 : null),
};
