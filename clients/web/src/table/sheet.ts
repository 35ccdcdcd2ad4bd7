import type { ScoreLine, Standing } from '../protocol/protocol';

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

/** Whether parties with the same score have different places, so that a tie-break has decided. */
export const isTieBroken = (outcome: readonly Standing[]): boolean =>
  outcome.some((one) => outcome.some((other) => one.score === other.score && one.place !== other.place));

/**
 * The steps that broke the first tie, with what each of the tied has: up to the step that set one of them apart. The
 * others have nothing there.
 */
export function tieSteps(outcome: readonly Standing[], has: (party: number) => readonly string[]): (string | null)[][] {
  const isTied = (one: Standing) => outcome.some(({ score, place }) => score === one.score && place > one.place);
  const first = outcome.filter(isTied).sort((one, other) => one.place - other.place)[0];
  if (!first) return [];
  const values = outcome.map((one, party) => (one.score === first.score ? has(party) : null));
  const best = values[outcome.indexOf(first)] ?? [];
  let equal = outcome.filter((one) => one.score === first.score && one !== first);
  const steps: (string | null)[][] = [];
  for (let step = 0; step < best.length && equal.length > 0; step += 1) {
    steps.push(values.map((own) => own?.[step] ?? null));
    equal = equal.filter((one) => values[outcome.indexOf(one)]?.[step] === best[step]);
  }
  return steps;
}
