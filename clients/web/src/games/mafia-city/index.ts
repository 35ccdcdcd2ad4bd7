import type { Block, GameFace, SeatInfo } from '../../table/contract';
import { sentence } from '../../table/lines';
import type { Say } from '../../words/format';
import Board from './Board.svelte';
import { event, mover } from './events';
import Drawn from './Drawn.svelte';
import { glance } from './glance';
import Mark from './Mark.svelte';
import { outcomes } from './outcomes';
import Preview from './Preview.svelte';
import Stack from './Stack.svelte';
import { task } from './task';
import type { Picture } from './types';
import { cardWords, effectWords, knownKey, locationName, phaseNumber } from './words';

const score = (view: Picture, seat: number): number | null => view.players[seat - 1]?.points ?? null;

const progress = (view: Picture, words: Say): string =>
  words('mc-board-round', { round: view.round, target: view.target });

const describe = (view: Picture, words: Say, seats: readonly SeatInfo[]): Block[] => {
  const nameAt = (seat: number | null): string =>
    seat === null ? words('page-mafia-city-nobody') : (seats.find((info) => info.seat === seat)?.name ?? String(seat));
  const blocks: Block[] = [{ heading: progress(view, words) }];
  const phase = phaseNumber(
    view.phase,
    view.window,
    view.locations.some((place) => place.here),
  );
  if (phase > 0) blocks.push({ text: words(`page-mafia-city-phase-${phase}`) });

  if (view.window !== null) {
    const rungs = view.window.chain.map((rung, at) =>
      at === 0
        ? `${nameAt(rung.seat)}: ${words(effectWords(view.window?.effect ?? 'bullet', view))}`
        : words('page-mafia-city-cancels-with', { name: nameAt(rung.seat), cards: rung.cards.map(cardWords) }),
    );
    if (view.window.further.length > 0) {
      rungs.push(words('page-mafia-city-further', { cards: view.window.further.map(cardWords) }));
    }
    blocks.push({ heading: words('page-mafia-city-announced') }, { list: rungs });
  }

  const figuresAt = (location: string): string[] => [
    ...(view.figures.hitman === location ? [words('mc-board-hitman')] : []),
    ...(view.figures.policeman === null && location === 'police-station' ? [words('mc-board-policeman')] : []),
    ...(view.figures.mayor === null && location === 'town-hall' ? [words('mc-board-mayor')] : []),
  ];
  blocks.push({
    table: {
      caption: words('page-mafia-city-locations'),
      head: [
        words('page-mafia-city-head-location'),
        words('page-mafia-city-head-stack'),
        words('page-mafia-city-head-control'),
        words('page-mafia-city-head-figures'),
      ],
      rows: view.locations.map((place) => [
        `${place.number} ${words(locationName(place.location))}`,
        place.stack.length === 0
          ? words('page-mafia-city-empty')
          : place.stack.map(({ seat }) => nameAt(seat)).join(', '),
        place.controller === null && place.stack.length > 0 ? words('page-mafia-city-tied') : nameAt(place.controller),
        [...figuresAt(place.location), ...(place.cube ? [words('page-mafia-city-cube')] : [])].join(', '),
      ]),
    },
  });
  blocks.push({ text: words('page-mafia-city-around', { locations: view.city.map(locationName) }) });
  const jailed = view.players.flatMap((player, i) => (player.cell > 0 ? [`${nameAt(i + 1)} ${player.cell}`] : []));
  blocks.push({
    text: `${words('page-mafia-city-cell')}: ${jailed.length === 0 ? words('page-mafia-city-cell-empty') : jailed.join(', ')}`,
  });
  blocks.push({ text: words('mc-board-piles', { pile: view.pile, discard: view.discard.map(cardWords) }) });

  view.players.forEach((player, i) => {
    const seat = i + 1;
    const facts = [
      words('page-mafia-city-points', { points: player.points, target: view.target }),
      words('page-mafia-city-crew', { mafiosi: player.mafiosi, reserve: player.reserve }),
      words('mc-board-cards', { count: player.cards }),
      ...(player.passed ? [words('mc-board-passed')] : []),
      ...(view.first === seat ? [words('mc-board-first')] : []),
      ...(view.figures.policeman === seat ? [words('mc-board-policeman')] : []),
      ...(view.figures.mayor === seat ? [words('mc-board-mayor')] : []),
      ...(player.deals > 0 ? [words('mc-board-deals', { count: player.deals })] : []),
    ];
    blocks.push({ heading: nameAt(seat) }, { list: facts });
    if (player.hand.length > 0) {
      if (view.viewer !== seat) blocks.push({ text: words(knownKey(player), { things: player.hand.map(cardWords) }) });
      blocks.push({
        list: player.hand.map(
          (card) =>
            `${words(cardWords(card))}, ${words(`mc-symbol-${card.symbol}`)}: ${words(`mc-about-${card.kind}`)}`,
        ),
      });
    }
  });
  return blocks;
};

/** What somebody tries who points at something that cannot be done now. */
const attempt = (view: Picture, picks: readonly string[]): string | null => {
  const of = (kind: string): string | undefined =>
    picks.findLast((pick) => pick.startsWith(`${kind}:`))?.slice(kind.length + 1);
  const use = of('use');
  const card = use?.split(':')[0] ?? of('hand');
  const purpose = use?.split(':')[1];
  const [spot, location, player] = [of('mafioso'), of('location'), of('player')];
  if (card !== undefined) {
    const targets = [spot, location, player].filter((target) => target !== undefined).join(' ');
    if (purpose === 'wait') return `wait ${card}`;
    if (purpose === 'symbol') return spot === undefined ? `bullet ${card}` : `hat ${card} ${spot}`;
    return `play ${card} ${targets}`.trim();
  }
  if (spot !== undefined) return `jail ${spot}`;
  if (player !== undefined) return `ask ${player}`;
  if (location === undefined) return null;
  const phase = phaseNumber(
    view.phase,
    view.window,
    view.locations.some((place) => place.here),
  );
  return phase === 1 ? `place ${location}` : view.phase === 'effect' ? `move ${location}` : `pick ${location}`;
};

/** What was kept back in secret: only whoever did so hears of it, and knows. */
const KEPT_BACK = new Set(['mc-no-veto', 'mc-no-bullet', 'mc-no-deal', 'mc-no-complicity']);

/** While an answer is asked for, the bar on the board offers it; who else is asked is not shown. */
const asked = (view: Picture): boolean => view.window !== null;

export const game: GameFace<Picture> = {
  mover,
  minor: ({ message }) => KEPT_BACK.has(message.key),
  event,
  outcomes,
  Board,
  Preview,
  Thing: Drawn,
  Inside: Stack,
  Mark,
  glance,
  describe,
  score,
  facts: (view, seat, words) => {
    const player = view.players[seat - 1];
    if (!player) return '';
    return words('page-mafia-city-facts', { mafiosi: player.mafiosi, reserve: player.reserve, cards: player.cards });
  },
  places: () => 'MC-7.2',
  round: (view) => view.round,
  progress,
  task,
  // Cards have their name first, so nothing else stands before them.
  aimed: (_, words, aim) => (aim.aimed ? sentence(words(aim.aimed.message)) : null),
  attempt,
  wastes: ({ notation }) => notation.startsWith('wait '),
  // Skipping the effect has a button, so using it has one too.
  apart: ({ notation }) => notation === 'use',
  secret: true,
  hidden: ({ touches }) => touches?.some((thing) => /^(hand|drawn):/.test(thing)) ?? false,
  offersApart: asked,
  asksInSecret: asked,
};
