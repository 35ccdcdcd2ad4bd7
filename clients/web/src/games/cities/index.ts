import type { Aim } from '../../table/aim.svelte';
import type { Block, GameFace, SeatInfo } from '../../table/contract';
import type { Say } from '../../words/format';
import Banner from './Banner.svelte';
import Board from './Board.svelte';
import { cardWords, milestoneWords, nameOf } from './counted';
import { spotOf } from './district';
import Drawn from './Drawn.svelte';
import { glance } from './glance';
import Mark from './Mark.svelte';
import Preview from './Preview.svelte';
import type { Picture } from './types';
import { featureWords, holdsWords, landWords, piecesWords, tileWords } from './words';

const ROWS = ['card', 'tile', 'feature', 'piece'];

const score = (view: Picture, seat: number): number | null => view.players[seat - 1]?.standing.score ?? null;

const progress = (view: Picture, words: Say): string =>
  words('page-cities-round', { round: view.round, rounds: view.rounds });

const describe = (view: Picture, words: Say, seats: readonly SeatInfo[]): Block[] => {
  const nameAt = (seat: number): string => seats.find((info) => info.seat === seat)?.name ?? String(seat);
  const blocks: Block[] = [{ heading: progress(view, words) }];
  if (view.starts.length > 0) {
    blocks.push({ heading: words('page-cities-starts') }, { list: view.starts.map((tile) => words(tileWords(tile))) });
  }
  const rows = ROWS.map((row) => [
    words(`page-cities-row-${row}`),
    ...view.slots
      .filter((slot) => slot.slot.startsWith(row))
      .map((slot) => (slot.worker === null ? words(holdsWords(slot.holds)) : nameAt(slot.worker))),
  ]);
  const caption = words('page-cities-display');
  blocks.push({ table: { caption, head: ['', '1', '2', '3', '4'], rows } });
  const inHand = [
    ...(view.hand.tile === null ? [] : [words(tileWords(view.hand.tile))]),
    ...view.hand.features.map((feature) => words(featureWords(feature))),
    ...piecesWords(view.hand.pieces).map((pieces) => words(pieces)),
  ];
  if (inHand.length > 0 && view.seat !== null) {
    blocks.push({ heading: words('page-cities-hand-of', { name: nameAt(view.seat) }) }, { list: inHand });
  }
  const { metropolis } = view;
  if (metropolis !== null) {
    blocks.push({ heading: words(nameOf('metropolis', metropolis)) });
    const rows = metropolis.milestones.map((milestone, i) => [
      words(milestoneWords(milestone)),
      ...(metropolis.places[i] ?? []).map((place, n) => {
        const points = milestone.places[n] ?? 0;
        if (typeof place === 'object') return words('page-cities-ring', { points, name: nameAt(place.ring) });
        return words(place === 'free' ? 'page-cities-place-free' : 'page-cities-place-blocked', { points });
      }),
      ...(metropolis.progress[i] ?? []).map((now) =>
        words('page-cities-progress', { now, wanted: milestone.at_least }),
      ),
    ]);
    const players = view.players.map((_, i) => nameAt(i + 1));
    blocks.push({ table: { caption: words('page-cities-milestones'), head: ['', '1', '2', '3', ...players], rows } });
  }
  view.players.forEach((player, i) => {
    const name = nameAt(i + 1);
    const points = words('page-cities-score', { points: player.standing.score });
    blocks.push({ heading: `${words('page-cities-district', { name })}: ${points}` });
    const { first, cells, columns } = player.district;
    if (first !== null) {
      const start = spotOf(first);
      const head = ['', ...Array.from({ length: columns }, (_, n) => String.fromCharCode(97 + start.x + n))];
      const rows = cells.map((row, n) => [
        String(start.y + n + 1),
        ...row.map((cell) => (cell === null ? '' : words(landWords(cell)))),
      ]);
      blocks.push({ table: { caption: words('page-cities-district', { name }), head, rows } });
    }
    if (player.cards.length > 0) {
      blocks.push({
        list: player.cards.map((card) => `${words(cardWords(card))}; ${words('page-cities-worth')} ${card.worth}`),
      });
    }
  });
  return blocks;
};

/** What the player must do now. */
const task = (view: Picture, words: Say, aim: Aim): string | null => {
  if (typeof view.phase !== 'string') return null;
  const picked = (kind: string) => aim.picks.some((pick) => pick.startsWith(kind));
  if (picked('discard')) return words('page-cities-task-discard');
  if (view.phase === 'build' || view.phase === 'put') {
    if (picked('district:')) return words('page-cities-task-which');
    if (picked('piece:') || picked('feature:')) return words('page-cities-task-where');
  }
  return words(`page-cities-task-${view.phase}`);
};

/** What somebody tries who points at something that cannot be done now. */
const attempt = (_view: Picture, picks: readonly string[]): string | null => {
  const of = (kind: string): string | undefined =>
    picks.findLast((pick) => pick.startsWith(`${kind}:`))?.slice(kind.length + 1);
  const slot = of('slot');
  if (slot !== undefined) return `take ${slot}`;
  const tile = of('tile');
  if (tile !== undefined) return `start ${tile}`;
  const cell = of('district')?.split(':')[1];
  if (cell === undefined) return null;
  const piece = of('piece');
  if (piece !== undefined) return `build ${piece} ${cell}`;
  const feature = of('feature');
  return feature === undefined ? null : `put ${feature} ${cell}`;
};

export const game: GameFace<Picture> = {
  Board,
  Preview,
  Thing: Drawn,
  Banner,
  Mark,
  glance,
  describe,
  score,
  growing: (view, seat) => (view.players[seat - 1]?.cards ?? []).map(({ id }) => `card:${id}`),
  facts: (view, seat, words) => {
    const workers = view.players[seat - 1]?.workers.reduce((sum, count) => sum + count, 0) ?? 0;
    return words('page-cities-facts', { workers, cards: view.players[seat - 1]?.cards.length ?? 0 });
  },
  places: () => 'CI-7.6',
  round: (view) => view.round,
  progress,
  task,
  keys: ['r'],
  event: (_move, now, before) =>
    now.round === now.rounds && before.round < now.round ? { kind: 'last', title: 'page-event-last' } : null,
  attempt,
};
