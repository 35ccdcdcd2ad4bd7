import { ask, send, trouble, type Trouble } from '../connection/api';
import { patiently } from '../connection/patience';
import type { LinkNews, NewLink } from '../protocol/protocol';

/** How many seconds a question waits for the other device. */
const WAIT = 30;

/** A link that this device offers to another one, until it is used or runs out. */
export class Linking {
  link = $state.raw<NewLink | null>(null);
  news = $state.raw<LinkNews | null>(null);
  problem = $state.raw<Trouble | null>(null);
  #stop = new AbortController();
  #making: Promise<void> | null = null;

  /** The address that another device opens: what stands behind the `#` is never sent. */
  readonly address = $derived(this.link ? `${location.origin}/link#${this.link.link}` : '');

  /** Makes a new link; one that was there counts no more. */
  begin(): Promise<void> {
    // Of two that are made at once, nobody knows which one counts.
    this.#making ??= this.#make().finally(() => (this.#making = null));
    return this.#making;
  }

  async #make(): Promise<void> {
    this.end();
    const { signal } = (this.#stop = new AbortController());
    [this.problem, this.link, this.news] = [null, null, null];
    try {
      this.link = await send<NewLink>('/api/links', {});
      void this.#listen(signal);
    } catch (error) {
      this.problem = trouble(error);
    }
  }

  async #listen(signal: AbortSignal): Promise<void> {
    let state: LinkNews['state'] = 'open';
    while (!signal.aborted && (state === 'open' || state === 'claimed')) {
      const query: string = `?wait=${WAIT}&state=${state}`;
      try {
        const question = () => ask<LinkNews>(`/api/links/mine${query}`, { signal });
        const news: LinkNews | null = await patiently(question, signal);
        if (signal.aborted || !news) continue;
        this.news = news;
        state = news.state;
      } catch (error) {
        if (!signal.aborted) this.problem = trouble(error);
        return;
      }
    }
  }

  /** Lets the other device in, or not. */
  async answer(yes: boolean): Promise<void> {
    const check = this.news?.check;
    if (!check) return;
    const { signal } = this.#stop;
    this.problem = null;
    try {
      const news = await send<LinkNews>('/api/links/confirm', { yes, check });
      // It may say something of a link in whose place there is another by now.
      if (!signal.aborted) this.news = news;
    } catch (error) {
      if (!signal.aborted) this.problem = trouble(error);
    }
  }

  /** Listens no more. */
  end(): void {
    this.#stop.abort();
  }
}
