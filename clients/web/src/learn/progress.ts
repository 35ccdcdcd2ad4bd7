import type { Did } from '../protocol/protocol';

const NAME = 'tetrapolis-lessons';

/** How far a lesson was taken. */
export interface Progress {
  done: Did[];
  /** Whether it was taken to its end once. */
  finished: boolean;
}

function all(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '{}') as Record<string, Progress>;
  } catch {
    return {};
  }
}

/** How far a lesson was taken on this device; one that was taken to its end starts again. */
export function progress(lesson: string): Progress {
  return all()[lesson] ?? { done: [], finished: false };
}

/** Remembers how far a lesson was taken. */
export function remember(lesson: string, done: readonly Did[], ended: boolean): void {
  const finished = ended || progress(lesson).finished;
  try {
    localStorage.setItem(NAME, JSON.stringify({ ...all(), [lesson]: { done: ended ? [] : done, finished } }));
  } catch {
    // A browser that keeps nothing starts every lesson at its beginning.
  }
}
