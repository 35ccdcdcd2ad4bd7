import { t } from '../words/words.svelte';
import { partyName } from './people';
import type { Playing } from './playing.svelte';

/** Who has won, in a sentence. */
export function endOf({ now, seats, you }: Playing): string {
  const winners = (now.outcome ?? []).flatMap((standing, party) =>
    standing.place === 1 ? [partyName(seats, party, t)] : [],
  );
  if (winners.length === 1 && you !== null && now.outcome?.[you - 1]?.place === 1) return t('page-status-you-won');
  return winners.length ? t('page-status-won', { names: winners, count: winners.length }) : t('page-status-over');
}

/** What happens at a table, or what to do there, in a sentence. */
export function statusOf(table: Playing): string {
  const { now, then, you } = table;
  if (table.told) return table.caption(table.told);
  if (table.forced) return t('page-forced', { action: table.forced.message });
  if (then) return t('page-status-past', { version: then.version, of: now.version });
  if (now.phase === 'paused') return t('page-status-paused');
  if (now.phase === 'finished') return endOf(table);
  if (table.aim.aimed) {
    const said = table.face?.aimed?.(table.view, t, table.aim, table.nameOf);
    return said ?? t('page-status-confirm', { action: table.aim.aimed.message });
  }
  const answered = table.answering.status();
  if (answered) return answered;
  if (table.answering.stance === 'others' && table.acting.length === 0) return t('page-asked-others');
  if (table.yourTurn) return table.face?.task?.(table.view, t, table.aim) ?? t('page-status-you');
  if (you !== null && table.info.seats[you - 1]?.['stand-in']) return t('page-status-stood-in');
  if (table.acting.length === 0) return t('page-status-wait');
  const names = table.acting.map(table.nameOf);
  if (table.thinking) return t('page-status-thinking', { names, count: names.length });
  return t('page-status-others', { names });
}

/** The seat that this sentence is about. */
export function statusSeatOf({ now, then, told, yourTurn, you, acting }: Playing): number | null {
  if (now.phase !== 'running' || then) return null;
  if (told) return told.seat;
  return yourTurn ? you : acting.length === 1 ? (acting[0] ?? null) : null;
}
