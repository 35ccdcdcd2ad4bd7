import type { GameFace } from '../../table/contract';
import type { Picture, Place } from './types';
import { locationName, phaseNumber } from './words';

/** Whether control of a location has been decided in this round. */
function isDecided({ phase, window }: Picture, { cube, here }: Place): boolean {
  const number = phaseNumber(phase, window, here);
  if (number !== 2) return number > 2 || phase === 'over';
  return cube || (here && phase !== 'bid' && window?.effect !== 'secret-deal');
}

/** Who has got a point for the control of which location. */
export const outcomes: GameFace<Picture>['outcomes'] = (now, before) => {
  const gained = now.players.map(({ points }, n) => points - (before.players[n]?.points ?? points));
  const decided = now.locations.filter((place, n) => {
    const was = before.locations[n];
    return isDecided(now, place) && was !== undefined && !isDecided(before, was);
  });
  return decided.flatMap(({ location, controller }) => {
    if (controller === null || (gained[controller - 1] ?? 0) <= 0) return [];
    gained[controller - 1]! -= 1;
    const args = { seat: { seat: controller }, location: locationName(location) };
    return [{ seat: controller, says: { key: 'page-mafia-city-outcome', args } }];
  });
};
