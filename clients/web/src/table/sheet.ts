import type { ScoreLine, Tie } from '../protocol/protocol';
import type { Say } from '../words/format';

/** A part of the score sheets: all lines of one kind, of all parties. */
export interface Category {
  /** The kind: the key of what its lines say. */
  kind: string;
  rule: string;
  /** What each party has of it; nothing where it has no such line. */
  sums: (number | null)[];
  /** The lines; those that say the same stand in one row. */
  rows: { what: string; points: (number | null)[] }[];
}

/** The score sheets category by category, in the order of the sheets. */
export function categories(sheets: readonly (readonly ScoreLine[])[], say: (line: ScoreLine) => string): Category[] {
  const found: Category[] = [];
  const none = () => sheets.map(() => null);
  const isOf = (one: Category, line: ScoreLine) => one.kind === line.what.key && one.rule === line.rule;
  sheets.forEach((sheet, party) => {
    sheet.forEach((line, n) => {
      let category = found.find((one) => isOf(one, line));
      if (!category) {
        category = { kind: line.what.key, rule: line.rule, sums: none(), rows: [] };
        // What only this party has comes before what follows it on its sheet.
        const after = found.findIndex((one) => sheet.slice(n + 1).some((later) => isOf(one, later)));
        found.splice(after < 0 ? found.length : after, 0, category);
      }
      category.sums[party] = (category.sums[party] ?? 0) + line.points;
      const what = say(line);
      let row = category.rows.find((one) => one.what === what && one.points[party] === null);
      if (!row) category.rows.push((row = { what, points: none() }));
      row.points[party] = line.points;
    });
  });
  return found;
}

/** What decided between two parties with the same score, and what either has. */
export function tieWords(
  { parties: [ahead, behind], decided }: Tie,
  nameOf: (party: number) => string,
  t: Say,
): string {
  const [one, other] = [nameOf(ahead), nameOf(behind)];
  return decided
    ? t('page-score-tie-decided', { one, other, first: decided[0].what, second: decided[1].what })
    : t('page-score-tie-shared', { one, other });
}
