import type { Message } from '../protocol/protocol';

/** How many lines are shown before and after the wrong one. */
const AROUND = 3;

/** The lines of a text around the one that a message complains about; none if it names no line. */
export function faulty(text: string, says: Message): { number: number; line: string; wrong: boolean }[] {
  const at = says.args?.line;
  const lines = text.split('\n');
  if (typeof at !== 'number' || at < 1 || at > lines.length) return [];
  const from = Math.max(1, at - AROUND);
  return lines.slice(from - 1, at + AROUND).map((line, n) => ({ number: from + n, line, wrong: from + n === at }));
}
