import type { ScoreLine } from '../protocol/protocol';

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
  sheets.forEach((sheet, party) => {
    let at = -1;
    for (const line of sheet) {
      const known = found.findIndex((one) => one.kind === line.what.key && one.rule === line.rule);
      // What only this party has comes where its sheet has it.
      if (known < 0) found.splice((at += 1), 0, { kind: line.what.key, rule: line.rule, sums: none(), rows: [] });
      else at = known;
      const category = found[at]!;
      category.sums[party] = (category.sums[party] ?? 0) + line.points;
      const what = say(line);
      let row = category.rows.find((one) => one.what === what && one.points[party] === null);
      if (!row) category.rows.push((row = { what, points: none() }));
      row.points[party] = line.points;
    }
  });
  return found;
}
