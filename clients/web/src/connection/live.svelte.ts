import type { Command, Explained, Line, LogPage, Reply, Scores, State, TableInfo } from '../protocol/protocol';
import { lastSeen, remember } from '../kept';
import { ask, send, Trouble, trouble } from './api';
import { changed } from './changes';

/** How long to wait before trying again: longer each time, in milliseconds. */
const PAUSES = [300, 700, 1500, 3000, 6000, 10000];
/** A socket that could not be opened so often is not allowed here; then the page asks instead of listening. */
const SOCKET_TRIES = 3;
/** How long an answer may take before the connection is taken for dead, in milliseconds. */
const PATIENCE = 15_000;
/** How many seconds a question waits for something new. */
const WAIT = 25;
/**
 * Where turns take days, a page leaves the table after this many milliseconds without being looked at. Its player is then
 * told elsewhere.
 */
const UNSEEN = 60_000;

type Waiting = { resolve: (reply: Reply) => void; reject: (trouble: Trouble) => void };

/** A table that the page listens to; it comes back where it was after every cut. */
export class Live {
  readonly table: string;
  state = $state.raw<State | null>(null);
  info = $state.raw<TableInfo | null>(null);
  log = $state.raw<Line[]>([]);
  /** `away`: the page has left because nobody looks at it. */
  link = $state<'opening' | 'live' | 'lost' | 'away'>('opening');
  /** What happened while the connection was cut. */
  missed = $state.raw<Line[]>([]);
  /** Why the table cannot be shown at all. */
  refused = $state.raw<Trouble | null>(null);
  /** Called with each position and how it came: next in order, or read again after a gap. */
  heard: ((state: State, how: 'next' | 'anew') => void) | null = null;
  /** How far the server's clock is before ours, in milliseconds. */
  offset = 0;

  #seat: number | null = null;
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #next = 1;
  #failures = 0;
  #neverOpen = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Runs while nobody looks at the page. */
  #unseen: ReturnType<typeof setTimeout> | undefined;
  /** Whether it has run out. */
  #isUnseen = false;
  #ended = false;
  #polling = false;
  /** Whether everything is wanted, whatever there is already. */
  #anew = false;

  constructor(table: string) {
    this.table = table;
    addEventListener('online', this.#awake);
    addEventListener('offline', this.#cut);
    document.addEventListener('visibilitychange', this.#looked);
    this.#connect();
    this.#looked();
  }

  get version(): number {
    return this.state?.version ?? 0;
  }

  /** The seat whose view the page shows, at a table with several of ours. */
  get seat(): number | null {
    return this.#seat;
  }

  /** Looks with the eyes of another of our seats. */
  as(seat: number): void {
    if (seat === (this.#seat ?? this.info?.you)) {
      this.#seat = seat;
      return;
    }
    this.#seat = seat;
    this.#anew = true;
    this.missed = [];
    this.#hangUp();
    this.#connect();
  }

  /** Connects again, with the current session. */
  renew(): void {
    this.#anew = true;
    this.#again();
  }

  end(): void {
    this.#ended = true;
    removeEventListener('online', this.#awake);
    removeEventListener('offline', this.#cut);
    document.removeEventListener('visibilitychange', this.#looked);
    clearTimeout(this.#timer);
    clearTimeout(this.#unseen);
    this.#hangUp();
  }

  /** What a thing on the board is, for the seat whose view is shown; nothing if it sees no such thing. */
  async explain(thing: string): Promise<Explained | null> {
    const reply = await this.command({ explain: { thing } });
    return 'explained' in reply ? reply.explained.explained : null;
  }

  /** How everybody stands, as if the game ended now. */
  async scores(): Promise<Scores | null> {
    const reply = await this.command('scores');
    return 'scores' in reply ? reply.scores.scores : null;
  }

  /** Asks something of the table; gives the answer. */
  command(command: Command): Promise<Reply> {
    const socket = this.#socket;
    const id = this.#next++;
    if (this.#polling) {
      const path = `/api/tables/${this.table}/commands${this.#seat === null ? '' : `?seat=${this.#seat}`}`;
      return send<Reply>(path, { id, command });
    }
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(Trouble.unreachable());
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, command }));
      setTimeout(() => this.#waiting.has(id) && socket === this.#socket && this.#again(), PATIENCE);
    });
  }

  #query(): URLSearchParams {
    const query = new URLSearchParams();
    if (this.state && !this.#anew) query.set('since', String(this.version));
    if (this.#seat !== null) query.set('seat', String(this.#seat));
    return query;
  }

  #connect(): void {
    if (this.#ended) return;
    clearTimeout(this.#timer);
    const query = this.#query();
    query.set('changes', 'true');
    const url = new URL(`/api/tables/${this.table}/socket?${query}`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    this.#socket = socket;
    let opened = false;
    socket.onopen = () => {
      opened = true;
      this.#neverOpen = 0;
      // A client that missed nothing is sent nothing.
      if (this.state && !this.#anew) this.link = 'live';
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as Reply);
    };
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      if (!opened) this.#neverOpen += 1;
      this.#lost();
    };
  }

  #hear(reply: Reply): void {
    if ('state' in reply) this.#take(reply.state);
    else if ('done' in reply) this.#answer(reply.done.id)?.resolve(reply);
    else if ('explained' in reply) this.#answer(reply.explained.id)?.resolve(reply);
    else if ('scores' in reply) this.#answer(reply.scores.id)?.resolve(reply);
    else if ('refused' in reply) this.#answer(reply.refused.id)?.reject(Trouble.of(reply.refused.problem));
    else if (reply.bye.problem.code !== 'server/leaving') {
      this.refused = Trouble.of(reply.bye.problem);
      this.end();
    }
  }

  #answer(id: number | null): Waiting | undefined {
    const waiting = id === null ? undefined : this.#waiting.get(id);
    if (id !== null) this.#waiting.delete(id);
    return waiting;
  }

  #take(told: State): void {
    const before = this.#anew ? null : this.state;
    if (told.changes && told.from !== before?.version) {
      // Changes of something that is not here: everything is needed.
      this.renew();
      return;
    }
    const state = told.changes ? { ...told, view: changed(before?.view, told.changes) } : told;
    const fits = state.from > 0 && state.from <= (before?.version ?? 0);
    const fresh = fits ? state.log.filter((line) => line.version > (before?.version ?? 0)) : state.log;
    this.log = fits ? [...this.log, ...fresh] : state.log;
    // A long log comes in pages: the newest page is here, the older ones follow.
    if (!fits && state.from > 0) void this.#readOlder(state.from);
    if (this.link !== 'live') {
      // After a cut, and on a return to the page: what is new since it was last shown.
      const seen = before ? before.version : lastSeen(this.table, this.#seat);
      if (seen > 0) this.missed = this.log.filter((line) => line.version > seen && line.what !== 'noted');
    }
    const how = before && this.link === 'live' && state.from > 0 ? 'next' : 'anew';
    if (before && this.link === 'live') this.offset = (fresh.at(-1)?.at ?? Date.now()) - Date.now();
    if (state.table) this.info = state.table;
    this.state = state;
    this.#anew = false;
    this.link = 'live';
    this.#failures = 0;
    if (state.phase !== 'gathering' && document.visibilityState === 'visible')
      remember(this.table, this.#seat, state.version);
    this.heard?.(state, how);
    if (this.#isUnseen) this.#rest();
  }

  /** Fetches the lines up to a version, page by page, and puts them before those that are there. */
  async #readOlder(until: number): Promise<void> {
    const seat = this.#seat;
    const older: Line[] = [];
    try {
      while ((older.at(-1)?.version ?? 0) < until) {
        const after = older.at(-1)?.version ?? 0;
        const query = new URLSearchParams({ after: String(after) });
        if (seat !== null) query.set('seat', String(seat));
        const page = await ask<LogPage>(`/api/tables/${this.table}/log?${query}`);
        if (!page?.log.length) return;
        older.push(...page.log);
      }
    } catch {
      // The log stays short; the next connection asks again.
      return;
    }
    if (seat !== this.#seat || this.log[0]?.version !== until + 1) return;
    this.log = [...older.filter((line) => line.version <= until), ...this.log];
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#polling = false;
    socket?.close();
    for (const waiting of this.#waiting.values()) waiting.reject(Trouble.unreachable());
    this.#waiting.clear();
  }

  #lost(): void {
    this.#hangUp();
    if (this.#ended) return;
    this.link = 'lost';
    const pause = PAUSES[Math.min(this.#failures, PAUSES.length - 1)];
    this.#failures += 1;
    this.#timer = setTimeout(() => (this.#neverOpen >= SOCKET_TRIES ? void this.#poll() : this.#connect()), pause);
  }

  /** Without sockets: asks again and again, each time waiting for something new. */
  async #poll(): Promise<void> {
    this.#polling = true;
    const seat = this.#seat;
    try {
      while (this.#polling && seat === this.#seat && !this.#ended) {
        const query = this.#query();
        if (this.state && this.link === 'live') query.set('wait', String(WAIT));
        const reply = await ask<Reply>(`/api/tables/${this.table}?${query}`);
        if (!this.#polling || seat !== this.#seat) return;
        if (reply) this.#hear(reply);
        else this.link = 'live';
      }
    } catch (error) {
      const why = trouble(error);
      if (why.code !== 'unreachable' && why.code !== 'server/leaving') {
        this.refused = why;
        this.end();
        return;
      }
      this.#neverOpen = 0;
      this.#lost();
    }
  }

  /** Somebody looks at the page again, or nobody any more. */
  #looked = (): void => {
    clearTimeout(this.#unseen);
    this.#isUnseen = false;
    if (document.visibilityState === 'visible') {
      this.#awake();
      return;
    }
    this.#unseen = setTimeout(() => {
      this.#isUnseen = true;
      this.#rest();
    }, UNSEEN);
  };

  /** Leaves a game that needs nobody to wait at it. */
  #rest(): void {
    const clock = this.info?.clock;
    const takesDays = typeof clock === 'object' && 'days' in clock;
    if (!takesDays || this.state?.phase !== 'running' || this.#ended) return;
    this.#hangUp();
    clearTimeout(this.#timer);
    this.link = 'away';
  }

  /** The device has no network: there is no need to wait for the socket to notice. */
  #cut = (): void => {
    if (this.link === 'live') this.#lost();
  };

  /** After a sleep, or when the network is back, there is no need to wait. */
  #awake = (): void => {
    if (document.visibilityState !== 'visible' || this.#ended) return;
    if (this.link === 'lost' || this.link === 'away') {
      this.#failures = 0;
      clearTimeout(this.#timer);
      this.#connect();
    } else if (this.state) {
      void this.#check();
    }
  };

  /** A connection can be dead without knowing it: whether it has missed anything is asked beside it. */
  async #check(): Promise<void> {
    const socket = this.#socket;
    const before = this.version;
    try {
      const reply = await ask<Reply>(`/api/tables/${this.table}?${this.#query()}`);
      const late = reply && 'state' in reply && reply.state.version > this.version && this.version === before;
      if (late && socket === this.#socket && !this.#polling) this.#again();
    } catch {
      if (socket === this.#socket && !this.#polling) this.#again();
    }
  }

  #again(): void {
    this.link = 'lost';
    this.#hangUp();
    this.#connect();
  }
}
