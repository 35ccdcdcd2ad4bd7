import { ask, send, trouble } from '../connection/api';
import { pause } from '../connection/patience';
import type { Notice, Notices } from '../protocol/protocol';
import { mergedNotices, told, unseen } from './merge';

/** How many seconds a question waits for something new. */
const WAIT = 50;

/** What waits for the visitor, as the server tells it. */
class Inbox {
  #all = $state.raw<Notice[]>([]);
  readonly list = $derived(told(this.#all));
  readonly unseen = $derived(unseen(this.#all));
  #latest: number | null = null;

  /** Listens until it is told to stop; says when something has changed. */
  follow(changed: () => void): () => void {
    const stop = new AbortController();
    this.#all = [];
    this.#latest = null;
    void this.#listen(stop.signal, changed);
    return () => stop.abort();
  }

  async #listen(signal: AbortSignal, changed: () => void): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      const query = this.#latest === null ? '' : `?wait=${WAIT}&after=${this.#latest}`;
      try {
        const first = this.#latest === null;
        const news = await ask<Notices>(`/api/notices${query}`, { signal });
        failures = 0;
        if (signal.aborted || !news) continue;
        this.#latest = news.latest;
        this.#all = mergedNotices(this.#all, news.notices);
        this.#badge();
        if (!first && news.notices.length > 0) changed();
      } catch (error) {
        if (signal.aborted || trouble(error).code === 'session/none') return;
        await pause((failures += 1), signal);
      }
    }
  }

  /** Everything in the list has been looked at. */
  async look(): Promise<void> {
    const newest = this.#all[0]?.notice;
    if (newest === undefined || this.unseen === 0) return;
    this.#all = this.#all.map((notice) => ({ ...notice, seen: true }));
    this.#badge();
    await send<null>('/api/notices/seen', { 'up-to': newest }).catch(() => null);
  }

  /** The number on the icon of the installed page. */
  #badge(): void {
    const badge = navigator as { setAppBadge?: (count: number) => Promise<void> };
    void badge.setAppBadge?.(this.unseen).catch(() => undefined);
  }
}

export const inbox = new Inbox();
