import type { Telling } from '../../protocol/protocol';
import type { Hand, Lead, Picture, Window } from './types';

/** An answer to what was announced. */
export interface Answer {
  /** Letting it stand, a card that cancels it, or two Fists. */
  way: 'let' | 'card' | 'fists';
  telling: Telling;
  /** The cards that it lays, each copy once. */
  cards: readonly Hand[];
  /** How many cards it costs. */
  costs: number;
  /** Whether the effect at the bottom of the ladder would happen, if nobody answered after this. */
  happens: boolean;
}

const idsOf = ({ touches }: Telling): string[] =>
  (touches ?? []).flatMap((touch) => (touch.startsWith('hand:') ? [touch.slice('hand:'.length)] : []));

/** The answers that are possible, the free one first; of several pairs of Fists the one that is aimed at. */
export function answersOf(
  view: Pick<Picture, 'players' | 'viewer'>,
  window: Pick<Window, 'chain'>,
  legal: readonly Telling[],
  aimed: Telling | null,
): Answer[] {
  const hand = view.players[(view.viewer ?? 1) - 1]?.hand ?? [];
  const vetoes = window.chain.length - 1;
  const answer = (way: Answer['way'], telling: Telling): Answer => {
    const ids = idsOf(telling);
    const costs = way === 'let' ? 0 : way === 'fists' ? 2 : 1;
    const cards = hand.filter(({ id }) => ids.includes(id));
    return { way, telling, cards, costs, happens: (vetoes + (way === 'let' ? 0 : 1)) % 2 === 0 };
  };
  const isFists = ({ touches }: Telling) => (touches ?? []).some((touch) => touch.endsWith(':symbol'));
  const pairs = legal.filter(isFists);
  const pair = pairs.find((telling) => telling === aimed) ?? pairs[0];
  const plain = legal.filter((telling) => !isFists(telling));
  return [
    ...plain.filter((telling) => idsOf(telling).length === 0).map((telling) => answer('let', telling)),
    ...plain.filter((telling) => idsOf(telling).length > 0).map((telling) => answer('card', telling)),
    ...(pair ? [answer('fists', pair)] : []),
  ];
}

/** Who leads where the effect would change something: as it is now, or as it would be. */
export function leadsAfter(
  view: Pick<Picture, 'locations'>,
  window: Partial<Pick<Window, 'leads'>>,
  happens: boolean,
): Lead[] {
  // A table that stands still since an older release knows nothing of them.
  return (window.leads ?? []).map(({ location, then }) => ({
    location,
    then: happens ? then : (view.locations.find((place) => place.location === location)?.controller ?? null),
  }));
}
