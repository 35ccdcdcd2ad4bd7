import type { State } from '../protocol/protocol';
import type { Event } from './contract';

/** What happened, if it is worth a card: a last round that ends with the move that began it is none. */
export const newsOf = (event: Event | null, phase: State['phase']): Event | null =>
  event?.kind === 'last' && phase === 'finished' ? null : event;
