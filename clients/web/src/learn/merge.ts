import type { LessonProgress, Progress } from '../protocol/protocol';

export const NONE: Progress = { lessons: {}, explained: [], offered: [] };

const union = (one: readonly string[], other: readonly string[]) => [...new Set([...one, ...other])].sort();

/** How far a lesson was taken on two devices: as far as on the one where more was done. */
function further(one: LessonProgress | undefined, other: LessonProgress | undefined): LessonProgress {
  const done = [one?.done ?? [], other?.done ?? []].reduce((a, b) => (b.length > a.length ? b : a));
  return { done, finished: (one?.finished ?? false) || (other?.finished ?? false) };
}

/** What two devices know together. */
export function merged(one: Progress, other: Progress): Progress {
  const names = union(Object.keys(one.lessons), Object.keys(other.lessons));
  return {
    lessons: Object.fromEntries(names.map((name) => [name, further(one.lessons[name], other.lessons[name])])),
    explained: union(one.explained, other.explained),
    offered: union(one.offered, other.offered),
  };
}

/** Whether two devices know the same. */
export function same(one: Progress, other: Progress): boolean {
  const plain = (progress: Progress) => JSON.stringify(merged(progress, NONE));
  return plain(one) === plain(other);
}
