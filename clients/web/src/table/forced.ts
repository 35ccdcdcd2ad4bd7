import type { Telling } from '../protocol/protocol';
import type { Playing } from './playing.svelte';

/**
 * The only thing that can be done, which is then done for the player. Where hands are hidden, an answer that comes by
 * itself would tell other people that there was no choice; bots do not look at the clock. What is asked of everybody the
 * server closes by itself.
 */
export function forcedOf({ now, yourTurn, info, face, company, live }: Playing): Telling | null {
  const [only, ...others] = now.legal;
  if (!yourTurn || !only || others.length > 0) return null;
  // On one device it would be seen how quickly it is handed on.
  const several = info.yours.length > 1;
  const hidden = now.asked || (face?.hidden?.(only) ?? true);
  const secret = (face?.secret ?? true) && (several || (company && hidden));
  // Whoever takes such a step back wants to look at it.
  const last = live.log.at(-1)?.what;
  const undone = typeof last === 'object' && 'undone' in last;
  return secret || undone ? null : only;
}
