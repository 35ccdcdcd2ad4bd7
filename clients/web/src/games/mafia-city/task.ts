import type { Aim } from '../../table/aim.svelte';
import type { Say } from '../../words/format';
import type { Picture } from './types';
import { cardName, locationName } from './words';

/** What the player must do now. */
export const task = (view: Picture, words: Say, aim: Aim): string | null => {
  const picked = aim.picks.find((pick) => pick.startsWith('hand:'))?.slice('hand:'.length);
  const card = view.players[(view.viewer ?? 1) - 1]?.hand.find(({ id }) => id === picked);
  if (card) {
    const played = aim.candidates.every(({ touches }) => touches?.includes(`use:${card.id}:text`));
    return words('page-mafia-city-task-aim', { card: cardName(card), kind: played ? card.kind : 'other' });
  }
  const name = typeof view.phase === 'string' ? view.phase : (Object.keys(view.phase)[0] ?? '');
  const place = view.locations.find((place) => place.here);
  const location = place === undefined ? '' : words(locationName(place.location));
  const effect = place === undefined ? '' : words(`page-mafia-city-short-${place.location}`);
  const passed = view.viewer !== null && (view.players[view.viewer - 1]?.passed ?? false);
  const spent = view.viewer !== null && view.players[view.viewer - 1]?.mafiosi === 0;
  const turn = passed ? 'bullet' : spent ? 'turn-spent' : 'turn';
  return words(`page-mafia-city-task-${name === 'turn' ? turn : name}`, { location, effect });
};
