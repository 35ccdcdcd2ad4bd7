import type { Notice } from '../protocol/protocol';

/** The list after what is new or has changed: a newer notice of a table and kind takes the place of the older one. */
export function mergedNotices(known: readonly Notice[], news: readonly Notice[]): Notice[] {
  const found = new Map<string, Notice>();
  for (const notice of [...known, ...news]) {
    const key = `${notice.table} ${notice.kind}`;
    const before = found.get(key);
    if (!before || before.notice <= notice.notice) found.set(key, notice);
  }
  return [...found.values()].sort((a, b) => b.notice - a.notice);
}

/** What is told in the list: what still holds, and what has happened. */
export const told = (notices: readonly Notice[]): Notice[] => notices.filter(({ done }) => !done);

/** How many of them nobody has looked at. */
export const unseen = (notices: readonly Notice[]): number => told(notices).filter(({ seen }) => !seen).length;

/** Where a notice leads. */
export function placeOf({ kind, table }: Pick<Notice, 'kind' | 'table'>): string {
  return kind === 'review-ready' ? `/review/${table}` : `/table/${table}`;
}
