import type { Telling } from '../../protocol/protocol';
import type { GameFace } from '../../table/contract';
import type { Picture } from './types';
import { effectWords } from './words';

/** What comes to light in a step of chance: vetoes, thefts, and that what was announced happens. */
const REVEALED = new Set(['mc-vetoed', 'mc-stands', 'mc-veto-stands', 'mc-steals', 'mc-steals-card']);

export const mover = ({ message }: Telling): number | null => {
  const who = message.args?.seat;
  return REVEALED.has(message.key) && typeof who === 'object' && 'seat' in who ? (who.seat as number) : null;
};

/** How many mafiosi of a seat stand at each location. */
const standing = (view: Picture, seat: number): number[] =>
  view.locations.map(({ stack }) => stack.filter((mafioso) => mafioso.seat === seat).length);

/** What somebody else has done to the player: a veto on a card, a mafioso taken away, a card stolen. */
export const event: GameFace<Picture>['event'] = ({ seat, telling: { message } }, now, before, you) => {
  if (you === null || seat === you) return null;
  const loss = (what: string) => ({
    kind: 'loss' as const,
    title: `page-mafia-city-event-${what}`,
    // What happens now was announced before.
    ...(before.window && message.key === 'mc-stands' ? { says: effectWords(before.window.effect, before) } : {}),
  });
  const rungs = now.window?.chain ?? [];
  if (message.key === 'mc-vetoed' && rungs.at(-2)?.seat === you)
    return { kind: 'veto', title: 'page-mafia-city-event-veto' };
  const [mine, was] = [now.players[you - 1], before.players[you - 1]];
  if (!mine || !was) return null;
  if (mine.cell > was.cell) return loss('cell');
  if (message.key.startsWith('mc-steals') && mine.cards < was.cards) return loss('stolen');
  if (message.key !== 'mc-stands') return null;
  if (mine.reserve > was.reserve) return loss('reserve');
  if (mine.mafiosi > was.mafiosi) return loss('back');
  const stood = standing(before, you);
  return standing(now, you).some((count, n) => count < (stood[n] ?? 0)) ? loss('moved') : null;
};
