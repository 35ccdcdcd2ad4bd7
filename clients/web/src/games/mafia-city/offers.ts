import type { Telling } from '../../protocol/protocol';
import type { Aim } from '../../table/aim.svelte';

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
