import type { Line, Telling } from '../protocol/protocol';
import { isStep } from './lines';
import { sinceOwn } from './moves';

const key = ({ at, what }: Line): string => JSON.stringify([at, what]);

/**
 * What the others did since the last turn of a seat, as far as every seat of the device was told the same: what only some
 * may know is left out. The logs are those of all seats.
 */
export function handedOn(
  logs: ReadonlyMap<number, readonly Line[]>,
  seat: number,
  mover?: (step: Telling) => number | null,
  minor?: (step: Telling) => boolean,
): { line: Line; seat: number }[] {
  const own = logs.get(seat) ?? [];
  const others = [...logs].filter(([one]) => one !== seat).map(([, log]) => new Set(log.map(key)));
  return sinceOwn(own, [seat], mover, minor).flatMap((move) => {
    const line = own.find(({ version }) => version === move.version);
    const isKnown = line && isStep(line.what) && others.every((log) => log.has(key(line)));
    return line && isKnown ? [{ line, seat: move.seat }] : [];
  });
}
