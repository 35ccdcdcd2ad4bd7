import type { Line } from '../protocol/protocol';
import { isStep } from './lines';

/** The versions at which turns end: after the steps that one seat makes in a row, with the chance that follows them. */
export function turnEnds(log: readonly Line[]): number[] {
  const ends: number[] = [];
  let mover: number | null = null;
  let before: number | null = null;
  for (const { version, what } of log) {
    const seat = isStep(what) ? what.step.seat : null;
    if (seat !== null && seat !== mover) {
      if (before !== null) ends.push(before);
      mover = seat;
    }
    before = version;
  }
  if (before !== null) ends.push(before);
  return ends;
}

/** The number of the turn that a version belongs to, from 0: the first that ends there or later. */
export function turnAt(ends: readonly number[], version: number): number {
  const found = ends.findIndex((end) => end >= version);
  return found < 0 ? Math.max(0, ends.length - 1) : found;
}
