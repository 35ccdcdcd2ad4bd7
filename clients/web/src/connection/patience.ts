import { trouble } from './api';

/** How long to wait after a question that failed: longer each time, in milliseconds. */
const PAUSES = [2000, 5000, 15_000, 60_000];

/** Waits for a while after so many failures in a row, or until it is told to stop. */
export function pause(failures: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, PAUSES[Math.min(failures, PAUSES.length) - 1] ?? 0);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
}

/** Asks until there is an answer: a server that cannot be reached now is asked again. */
export async function patiently<T>(question: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await question();
    } catch (error) {
      const isGone = ['unreachable', 'server/leaving'].includes(trouble(error).code);
      if (signal.aborted || !isGone) throw error;
      await pause(failures, signal);
      if (signal.aborted) throw error;
    }
  }
}
