/** Things of Mafia City in words. */

import type { Arg, Message } from '../../protocol/protocol';
import type { Effect, Hand, Kind, Location, Phase, Picture, Player, Spot } from './types';

/** The locations in the order of their numbers. */
export const LOCATIONS: readonly Location[] = [
  'prison',
  'port',
  'fighters-club',
  'police-station',
  'business-district',
  'private-club',
  'town-hall',
];

/** When the text of a card can be used. */
export const usageOf = (kind: Kind): 'action' | 'location' | 'reaction' => {
  if (kind === 'hitman' || kind === 'secret-deal') return 'location';
  return kind === 'police-chief' || kind === 'fbi' || kind === 'complicity' ? 'reaction' : 'action';
};

/** Which of the four phases of a round it is; 0 before the first round and after the last. */
export const phaseNumber = (phase: Phase, window: Picture['window'], here: boolean): 0 | 1 | 2 | 3 | 4 => {
  const name = typeof phase === 'string' ? phase : (Object.keys(phase)[0] ?? '');
  switch (name) {
    case 'turn':
    case 'bullet-turn':
    case 'steal':
    case 'shady':
    case 'shady-discard':
      return 1;
    case 'window':
      return here || isOfLocation(window?.effect) ? 2 : 1;
    case 'complicity':
      return here ? 2 : 1;
    case 'pick':
    case 'bid':
    case 'effect':
    case 'look':
    case 'recruit':
    case 'hitman-card':
    case 'extra-point':
    case 'business':
    case 'business-discard':
      return 2;
    case 'pick-back':
    case 'ask':
    case 'back':
      return 3;
    case 'draw':
      return 4;
    default:
      return 0;
  }
};

const isOfLocation = (effect: Effect | undefined): boolean =>
  typeof effect === 'object' && ('prison' in effect || 'port' in effect);

export const locationName = (location: Location): Message => ({ key: `mc-${location}` });

export const cardName = (card: Hand): Arg => ({ name: `mc-card-${card.id}`, text: card.name });

/** The words for the known cards of another player: seen now, or remembered from when they were seen. */
export const knownKey = (player: Player): string =>
  player.remembered ? 'page-mafia-city-remembered' : 'page-mafia-city-seen';

export const cardWords = (card: Hand): Message => ({
  key: 'mc-copies',
  args: { count: card.count, card: cardName(card) },
});

/** The location of a spot such as 3.2, and which mafioso from below it is. */
export const spotOf = (spot: Spot): { location: Location; number: number; height: number } => {
  const [number = 1, height = 1] = spot.split('.').map(Number);
  return { location: LOCATIONS[number - 1] ?? 'prison', number, height };
};

/** What an effect does, where its name does not say so. */
export const meaningOf = (effect: Effect): string | null => {
  const kind = typeof effect === 'string' ? effect : (Object.keys(effect)[0] ?? '');
  return kind === 'police-raid' || kind === 'pulling-strings' ? `page-mafia-city-means-${kind}` : null;
};

/** What was announced: who does it matters to nobody here, whose mafioso it hits does. */
export const effectWords = (effect: Effect, view: Picture): Message => {
  const nameAt = (seat: number | undefined): Arg => (seat === undefined ? '' : { seat });
  const atSpot = (spot: Spot): Record<string, Arg> => {
    const { location, number, height } = spotOf(spot);
    const owner = view.locations[number - 1]?.stack[height - 1]?.seat;
    return { name: nameAt(owner), location: locationName(location) };
  };
  const said = (key: string, args: Record<string, Arg> = {}): Message => ({
    key: `page-mafia-city-effect-${key}`,
    args,
  });
  if (typeof effect === 'string') return said(effect);
  if ('hat' in effect) return said('hat', atSpot(effect.hat));
  if ('hats' in effect) return said('hats', { location: locationName(effect.hats) });
  if ('informer' in effect) return said('informer', atSpot(effect.informer));
  if ('thief' in effect) return said('thief', { name: nameAt(effect.thief) });
  if ('police-raid' in effect) return said('police-raid', { location: locationName(effect['police-raid']) });
  if ('pulling-strings' in effect) {
    const [one, other] = effect['pulling-strings'];
    return said('pulling-strings', { one: locationName(one), other: locationName(other) });
  }
  if ('big-plan' in effect) {
    const [spot, to] = effect['big-plan'];
    return said('big-plan', { ...atSpot(spot), to: locationName(to) });
  }
  if ('hitman' in effect) return said('hitman', atSpot(effect.hitman));
  if ('complicity' in effect) return said('complicity', atSpot(effect.complicity[0]));
  if ('prison' in effect) return said('prison', atSpot(effect.prison));
  return said('port', { location: locationName(effect.port) });
};
