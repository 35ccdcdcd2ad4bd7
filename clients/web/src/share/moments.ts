import type { Line } from '../protocol/protocol';
import { isStep } from '../table/lines';

/** A sentence in which some people are nobody in particular. */
export function withoutNames(text: string, names: readonly string[], somebody: string): string {
  return names.reduce((said, name) => {
    const plain = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return said.replace(new RegExp(`(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`, 'gu'), somebody);
  }, text);
}

/** Whether a seat has won, and shares that with nobody. */
export const winsAlone = (outcome: readonly { place: number }[], seat: number): boolean =>
  outcome[seat - 1]?.place === 1 && outcome.filter(({ place }) => place === 1).length === 1;

/** A moment of a finished game that is worth a picture. */
export interface Moment {
  kind: 'end' | 'last' | 'middle' | 'here';
  version: number;
}

/** The moments that are offered: the one looked at, the end, and a seat's last move and the one half way through. */
export function momentsOf(log: readonly Line[], seat: number, here: number | null = null): Moment[] {
  const steps = log.flatMap(({ version, what }) => (isStep(what) ? [{ version, seat: what.step.seat }] : []));
  const end = log.at(-1)?.version ?? 1;
  const own = steps.filter((step) => step.seat === seat);
  const found: Moment[] = [];
  const add = (kind: Moment['kind'], version: number | undefined | null) => {
    if (version && !found.some((one) => one.version === version)) found.push({ kind, version });
  };
  add('here', here);
  add('end', end);
  add('last', own.at(-1)?.version);
  add('middle', own[Math.floor((own.length - 1) / 2)]?.version);
  return found;
}
