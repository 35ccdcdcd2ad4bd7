import { ask, send, trouble, type Trouble } from '../connection/api';
import type { LinkNews, NewLink } from '../protocol/protocol';

/** How many seconds a question waits for the other device. */
const WAIT = 30;

/** A link that this device offers to another one, until it is used or runs out. */
export class Linking {
  link = $state.raw<NewLink | null>(null);
  news = $state.raw<LinkNews | null>(null);
  problem = $state.raw<Trouble | null>(null);
  #stop = new AbortController();

  /** The address that another device opens: what stands behind the `#` is never sent. */
  readonly address = $derived(this.link ? `${location.origin}/link#${this.link.link}` : '');

  /** Makes a new link; one that was there counts no more. */
  async begin(): Promise<void> {
    this.end();
    this.problem = null;
    this.link = null;
    this.news = null;
    this.#stop = new AbortController();
    try {
      this.link = await send<NewLink>('/api/links', {});
      void this.#listen(this.#stop.signal);
    } catch (error) {
      this.problem = trouble(error);
    }
  }

  async #listen(signal: AbortSignal): Promise<void> {
    let state: LinkNews['state'] = 'open';
    while (!signal.aborted && (state === 'open' || state === 'claimed')) {
      try {
        const news: LinkNews | null = await ask<LinkNews>(`/api/links/mine?wait=${WAIT}&state=${state}`, { signal });
        if (signal.aborted || !news) continue;
        this.news = news;
        state = news.state;
      } catch (error) {
        if (signal.aborted) return;
        this.problem = trouble(error);
        return;
      }
    }
  }

  /** Lets the other device in, or not. */
  async answer(yes: boolean): Promise<void> {
    const check = this.news?.check;
    if (!check) return;
    this.problem = null;
    try {
      this.news = await send<LinkNews>('/api/links/confirm', { yes, check });
    } catch (error) {
      this.problem = trouble(error);
    }
  }

  /** Listens no more. */
  end(): void {
    this.#stop.abort();
  }
}
