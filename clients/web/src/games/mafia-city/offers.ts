import type { Telling } from '../../protocol/protocol';
import type { Aim } from '../../table/aim.svelte';
import type { Picture } from './types';

/** An action's cards; two copies of a card are one. */
const cardsOf = (telling: Telling): string[] => (telling.touches ?? []).filter((touch) => touch.startsWith('hand:'));

/**
 * Whether something on the map is offered: it narrows the choice, and no card has to be picked before it. Otherwise every
 * mafioso would glow for every card of the hand.
 */
export const offered = (aim: Aim, element: string): boolean =>
  aim.can(element) &&
  aim.candidates.some(
    (telling) => (telling.touches?.includes(element) ?? false) && cardsOf(telling).every((card) => aim.picked(card)),
  );

/** Whether a location alone is an action, and no card is picked: placing, picking, moving. */
export const standsAlone = (aim: Aim, element: string): boolean =>
  !aim.picks.some((pick) => pick.startsWith('hand:') || pick.startsWith('use:')) &&
  aim.legal.some((telling) => telling.touches?.length === 1 && telling.touches[0] === element);

/** Of the mafiosi at a location, the next that goes with what else is picked. */
export function nextSpot(aim: Aim, spots: readonly string[]): string | undefined {
  const others = aim.picks.filter((pick) => !spots.includes(pick));
  const goes = (spot: string) =>
    aim.legal.some(
      (telling) =>
        [...others, spot].every((element) => telling.touches?.includes(element)) &&
        cardsOf(telling).every((card) => others.includes(card)),
    );
  const fitting = spots.filter(goes);
  return fitting[(fitting.findIndex((spot) => aim.picked(spot)) + 1) % fitting.length];
}

/** What one more mafioso of the player changes at a location: they take the lead, nobody leads any more, or neither. */
export type Change = 'lead' | 'tie' | 'none';

/** The locations where a mafioso can be placed just now, by number; none while a card is being used. */
export function placing(
  aim: Pick<Aim, 'legal' | 'picks'>,
  view: Pick<Picture, 'locations' | 'viewer'>,
): Map<number, Change> {
  const found = new Map<number, Change>();
  if (aim.picks.some((pick) => pick.startsWith('hand:') || pick.startsWith('use:'))) return found;
  for (const { message, touches } of aim.legal) {
    if (message.key !== 'mc-place') continue;
    const number = Number(touches?.[0]?.slice('location:'.length));
    const now = view.locations[number - 1]?.controller ?? null;
    const leads = message.args?.leads;
    const then = typeof leads === 'object' && 'seat' in leads ? (leads.seat as number) : null;
    found.set(number, then === now ? 'none' : then === view.viewer ? 'lead' : then === null ? 'tie' : 'none');
  }
  return found;
}
