import type { Telling } from '../../protocol/protocol';
import type { Picture } from './types';

/** How a player wants to be asked about vetoes: always, not about this effect, not in this round. */
export type Ask = 'always' | 'effect' | 'round';

/** A wish about vetoes, and what it is about; it ends with the effect or the round. */
export class Asking {
  ask = $state<Ask>('always');
  #about = '';

  wish(to: Ask, view: Picture): void {
    this.ask = to;
    this.#about = to === 'round' ? String(view.round) : effectNow(view);
  }

  /** Forgets a wish whose effect or round is over. */
  renew(view: Picture): void {
    if (this.ask === 'round' && this.#about !== String(view.round)) this.ask = 'always';
    if (this.ask === 'effect' && view.window !== null && this.#about !== effectNow(view)) this.ask = 'always';
  }

  /** The answer that the wish gives to an open window. */
  answer(view: Picture, legal: readonly Telling[]): Telling | null {
    if (this.ask === 'always' || view.window === null || !view.window.open) return null;
    return legal.find((telling) => (telling.touches ?? []).length === 0) ?? null;
  }
}

function effectNow(view: Picture): string {
  if (view.window === null) return '';
  const { effect, chain, further } = view.window;
  return JSON.stringify([effect, chain[0], further, view.round]);
}
