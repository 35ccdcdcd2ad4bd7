import { ask, send, trouble } from '../connection/api';
import { keep, kept } from '../kept';
import type { Colour, PersonChange, Session } from '../protocol/protocol';

/** Who the visitor is: what the server says, and until it knows somebody, what the visitor has typed. */
class Me {
  /** What the server says; nothing if it knows nobody, and undefined until it has said so. */
  session = $state.raw<Session | null | undefined>();
  name = $state(kept.name);
  colour = $state<Colour | null>(kept.colour);
  #asked: Promise<Session | null> | null = null;
  #changed: Promise<unknown> = Promise.resolve();

  /** What the others see. */
  readonly shown = $derived(this.session?.name ?? this.name);
  readonly shownColour = $derived(this.session ? (this.session.colour ?? null) : this.colour);

  /** Takes in what the server says. */
  set(session: Session | null): Session | null {
    this.session = session;
    return session;
  }

  /** Who the server takes us for; nobody if we are not known yet. */
  async known(): Promise<Session | null> {
    return this.set(await ask<Session>('/api/session'));
  }

  /** The same, asked once for all who want to know when the page opens. */
  first(): Promise<Session | null> {
    this.#asked ??= this.known().catch((error: unknown) => {
      // Whoever asks next asks again.
      this.#asked = null;
      throw error;
    });
    return this.#asked;
  }

  /** Who the server takes us for; a guest at once if it knows nobody. */
  async begin(): Promise<Session> {
    const before = await this.known();
    if (before) return before;
    const guest = async (name: string) => {
      const colour = this.colour ? { colour: this.colour } : {};
      const session = await send<Session>('/api/session', { ...(name ? { name } : {}), ...colour });
      this.set(session);
      return session;
    };
    // A name that looks like an account's is not for guests; the server finds another.
    return guest(this.name).catch((error: unknown) => {
      if (trouble(error).code !== 'account/taken') throw error;
      return guest('');
    });
  }

  /**
   * Is called otherwise from now on, here and, if the server knows us, there. Changes are made one after another, so that no
   * late answer brings an earlier name back.
   */
  change(change: PersonChange): Promise<void> {
    const changing = this.#changed.then(() => this.#make(change));
    this.#changed = changing.catch(() => undefined);
    return changing;
  }

  async #make(change: PersonChange): Promise<void> {
    if (this.session) this.set(await send<Session>('/api/session', change, 'PUT'));
    if (change.name !== undefined) this.name = change.name;
    if (change.colour !== undefined) this.colour = change.colour;
    keep({ name: this.name, colour: this.colour });
  }

  /** Forgets the session that has ended. */
  leave(): void {
    this.set(null);
    this.#asked = null;
  }
}

export const me = new Me();
