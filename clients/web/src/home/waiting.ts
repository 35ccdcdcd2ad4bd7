import type { RunningTable } from '../protocol/protocol';

type Known = Pick<RunningTable, 'to-act'> & { entry: { table: string } };

/** The tables that wait for us; the one that is open here knows best whether it does. */
export function waitingOf(tables: readonly Known[], here: { table: string; waits: boolean } | null): string[] {
  const others = tables.filter((one) => one['to-act'] && one.entry.table !== here?.table);
  const found = others.map(({ entry }) => entry.table);
  return here?.waits ? [here.table, ...found] : found;
}

/** The tables that wait for us and did not before; none when nothing was known before. */
export function fresh(before: readonly Known[] | null, now: readonly Known[]): string[] {
  if (!before) return [];
  const waited = new Set(waitingOf(before, null));
  return waitingOf(now, null).filter((table) => !waited.has(table));
}
