import { tick } from 'svelte';
import { explainPast, scoresPast, trouble, type Trouble } from '../connection/api';
import type { Live } from '../connection/live.svelte';
import type { Command, Explained, Line, State, TableInfo, Telling, Tie } from '../protocol/protocol';
import { settings } from '../settings.svelte';
import { t } from '../words/words.svelte';
import { Aiming } from './aim.svelte';
import { Anatomy } from './anatomy.svelte';
import { Answering } from './answering.svelte';
import { stance } from './asked';
import type { Event, GameFace } from './contract';
import { forcedOf } from './forced';
import { Helping } from './helping.svelte';
import { inWords, isStep, isTold, settled, spoken } from './lines';
import { Looking } from './looking.svelte';
import { isFreeToUndo, lastMarks, marksOf, outcomesOf, sinceOwn, type Move } from './moves';
import { Narrator, PACES, type Frame, type Pace } from './narrator.svelte';
import { newsOf } from './news';
import { people } from './people';
import { Reading } from './reading.svelte';
import { statusOf, statusSeatOf } from './status';

/** What a table is played with. */
export interface Given {
  info: TableInfo;
  face: GameFace<unknown> | null;
  look: (version: number) => Promise<State>;
}

/** The sheets that lie over a table. */
export type Sheet =
  'webhook' | 'share' | 'standing' | 'help' | 'glance' | 'log' | 'chat' | 'keys' | 'more' | 'list' | 'score';

/** A table that is played: what is shown, what may be done, and how it is done. */
export class Playing {
  readonly live: Live;
  readonly #given: () => Given;
  /** The versions of the steps that were made for the player, because there was no choice. */
  #automatic = $state.raw<ReadonlySet<number>>(new Set());
  /** The step that is being made for the player. */
  #expected: string | null = null;
  readonly aim = new Aiming({
    play: (action) => void this.helping.play(action),
    refuse: (element, picks) => void this.explain(element, picks),
    secondTap: () => settings.tap === 'quick' && settings.confirm !== 'always',
  });
  /** What is read of the board. */
  readonly reading = new Reading({
    explain: (thing) => this.#explain(thing),
    moment: () => `${this.you} ${(this.then ?? this.now).version} ${this.live.version}`,
  });
  /** The score that is open. */
  readonly anatomy = new Anatomy({
    scores: () => (this.then ? scoresPast(this.live.table, this.you, this.then.version) : this.live.scores()),
    explain: (thing) => this.#explain(thing),
    growing: (party) => (party + 1 === this.you && this.view ? (this.face?.growing?.(this.view, party + 1) ?? []) : []),
  });
  /** Secret questions. */
  readonly answering = new Answering({
    info: () => this.info,
    present: () => (this.told || this.then ? null : this.now),
    command: (command) => this.command(command),
  });
  /** Hints and the tutor. */
  readonly helping = new Helping({
    table: () => this.live.table,
    info: () => this.info,
    now: () => this.now,
    yourTurn: () => this.yourTurn,
    company: () => this.company,
    position: () => `${this.you} ${this.#lastStep}`,
    version: () => this.live.version,
    command: (command) => this.command(command),
    tries: (command) => void this.live.command(command).catch(() => undefined),
    explain: (thing) => this.#explain(thing),
    play: (action) => this.play(action),
    aim: (action) => (action ? this.aim.show(action) : this.aim.clear()),
    fail: (trouble) => (this.why = { trouble }),
  });
  readonly looking: Looking;
  readonly narrator: Narrator;
  /** The newest position, which may not have been told yet. */
  #latest: State | null;

  /** What the card is about that waits for the player. */
  event = $state.raw<Event | null>(null);
  /** Why the last thing was not done. */
  why = $state.raw<{ trouble: Trouble | null } | null>(null);
  busy = $state(false);
  /** Who has the same score at the end, and what decided. */
  ties = $state.raw<readonly Tie[]>([]);
  sheet = $state<Sheet | null>(null);
  /** The rule that the game at a glance begins with. */
  rule = $state<string | null>(null);
  tab = $state<'log' | 'chat'>('log');
  /** The seat whose area is shown large. */
  shown = $state(1);
  /** The version up to which the chat was read. */
  read = $state(0);

  readonly info = $derived.by(() => this.#given().info);
  readonly face = $derived.by(() => this.#given().face);
  /** The present, as far as it has been told. */
  readonly now = $derived.by(() => this.narrator.shown);
  /** What is shown: the present, or a moment of the past while somebody looks back. */
  readonly then = $derived.by(() => this.looking.then);
  readonly view = $derived((this.then ?? this.now).view);
  readonly you = $derived(this.info.you);
  /** The move of another player that is being told. */
  readonly told = $derived.by(() => this.narrator.move);
  readonly seats = $derived(people(this.info, this.view, this.face, t));
  /** The seats whose moves need no telling: our own, unless a bot plays them. */
  readonly own = $derived(this.info.yours.filter((seat) => !this.info.seats[seat - 1]?.['stand-in']));
  /** What happened until what is shown. */
  readonly #lines = $derived.by(() => {
    const until = (this.then ?? this.now).version;
    return this.live.log.filter((line) => line.version <= until);
  });
  /** What the others did since our last move, as far as it has been told. */
  readonly since = $derived.by(() => {
    if (this.you === null) return [];
    const moves = sinceOwn(this.#lines, this.own, this.face?.mover, this.face?.minor, this.#automatic);
    const last = this.told?.version ?? Infinity;
    return moves.filter(({ version }) => version <= last);
  });
  readonly marks = $derived(this.you === null ? lastMarks(this.#lines, this.face?.mover) : marksOf(this.since));
  /** The version of our last step. */
  readonly ownStep = $derived.by(() => {
    const step = this.#lines.findLast(({ what }) => isStep(what) && this.own.includes(what.step.seat ?? 0));
    return step?.version ?? 0;
  });
  /** The version of the last step that was made or taken back. */
  readonly #lastStep = $derived.by(() => {
    const step = this.#lines.findLast(({ what }) => isStep(what) || (typeof what === 'object' && 'undone' in what));
    return step?.version ?? 0;
  });
  /** Whose turn it is; of those who are asked in secret only the viewer, who has not answered yet. */
  readonly acting = $derived.by(() => {
    if (this.told) return [this.told.seat];
    const secretly = this.now.view !== null && (this.face?.asksInSecret?.(this.now.view) ?? false);
    const asked = this.now['to-act'];
    return secretly ? asked.filter((seat) => seat === this.you && this.now.legal.length > 0) : asked;
  });
  readonly yourTurn = $derived(
    this.you !== null &&
      !this.told &&
      !this.answering.settled &&
      this.acting.includes(this.you) &&
      this.now.phase === 'running' &&
      !this.then,
  );
  /** Whether other people play too. */
  readonly company = $derived(
    this.info.seats.some(({ seat, holder }) => {
      const person = typeof holder === 'object' && 'person' in holder;
      return person && !this.info.yours.includes(seat);
    }),
  );
  /** The only thing that can be done, which is then done for the player. */
  readonly forced = $derived(forcedOf(this));
  /** Whether all who have to act are bots, who think. */
  readonly thinking = $derived(
    !this.told && this.acting.length > 0 && this.acting.every((seat) => this.seats[seat - 1]?.bot),
  );
  /** The log until the present; what people said is there at once. */
  readonly log = $derived.by(() => {
    const minor = ({ what }: Line) => isStep(what) && (this.face?.minor?.(what.step.telling) ?? false);
    const told = settled(this.live.log).filter((line) => isTold(line) && !minor(line));
    const lines = told.map((line) => inWords(line, t, this.nameOf));
    return lines.filter((line) => line.chat || line.version <= this.now.version);
  });
  readonly unread = $derived(
    this.log.filter((line) => line.chat && line.version > this.read && line.seat !== this.you).length,
  );
  readonly begun = $derived.by(() => this.live.log.find((line) => line.what === 'started')?.version ?? 1);
  /** The actions with a button of their own: they touch nothing on the board, or their game wants one. */
  readonly apart = $derived.by(() => {
    if (this.now.phase !== 'running' || this.told || this.then || (this.view && this.face?.offersApart?.(this.view)))
      return [];
    return this.now.legal.filter((action) => !action.touches?.length || this.face?.apart?.(action));
  });
  readonly canUndo = $derived(this.you !== null && this.now.phase === 'running' && !this.then && !this.told);
  readonly progress = $derived(this.view && this.face?.progress ? this.face.progress(this.view, t) : '');
  /** What to do now, in a sentence. */
  readonly status = $derived(statusOf(this));
  readonly statusSeat = $derived(statusSeatOf(this));
  readonly clock = $derived(this.now.clocks?.[(this.you ?? this.acting[0] ?? 1) - 1]);

  constructor(live: Live, given: () => Given) {
    this.live = live;
    this.#latest = live.state;
    this.#given = given;
    this.narrator = new Narrator(live.state as State, {
      pace: () => this.#pace(),
      after: (milliseconds, then) => {
        const timer = setTimeout(then, milliseconds);
        return () => clearTimeout(timer);
      },
      stops: (move, frame, before) => this.#stops(move, frame, before),
    });
    live.heard = this.#hear;
    this.looking = new Looking(
      (version) => given().look(version),
      () => this.now.version,
    );
    this.shown = given().info.you ?? 1;
    this.read = live.version;
  }

  end(): void {
    // At a device with several seats the table of the next one may listen already.
    if (this.live.heard === this.#hear) this.live.heard = null;
    this.narrator.end();
  }

  nameOf = (seat: number): string => this.seats.find((one) => one.seat === seat)?.name ?? '';

  async command(command: Command): Promise<boolean> {
    this.why = null;
    this.busy = true;
    try {
      await this.live.command(command);
      return true;
    } catch (error) {
      this.why = { trouble: trouble(error) };
      return false;
    } finally {
      this.busy = false;
    }
  }

  play(action: Telling): void {
    if (this.busy) return;
    const asked = this.now.asked;
    void this.command({ play: { version: this.now.version, action: action.notation } }).then((done) => {
      // An answer is no step that lets go of what was picked.
      if (done && asked) this.aim.clear();
    });
  }

  /** Does what alone can be done, for the player. */
  async playForced(action: Telling): Promise<void> {
    if (this.busy) return;
    this.#expected = action.notation;
    await this.command({ play: { version: this.now.version, action: action.notation } });
    this.#expected = null;
  }

  /** How long the only thing that can be done is shown before it is done, in milliseconds. */
  get pause(): number {
    return PACES[this.#pace()];
  }

  /** Asks the server why what was tapped cannot be done. */
  async explain(element: string, picks: readonly string[]): Promise<void> {
    this.why = null;
    if (!this.yourTurn) {
      if (this.now.phase === 'running' && this.you !== null && !this.then) this.why = { trouble: null };
      return;
    }
    const attempt = (elements: readonly string[]) => this.face?.attempt?.(this.view, elements, this.aim.legal) ?? null;
    const notation = attempt([...picks, element]) ?? attempt([element]);
    if (notation === null || this.now.legal.some((action) => action.notation === notation)) {
      this.why = { trouble: null };
      return;
    }
    if (await this.command({ why: { action: notation } })) this.why = { trouble: null };
  }

  /** Lets go of what is picked, or takes back the last decision: what was then done for the player goes with it. */
  async undo(): Promise<void> {
    if (this.aim.picks.length > 0 || this.aim.aimed) return this.aim.clear();
    const { live } = this;
    for (let version = this.now.version; await this.command({ undo: { version } }); version = live.version) {
      const [only, ...others] = live.state?.legal ?? [];
      const last = live.log.at(-1)?.what;
      const undone = live.version > version && typeof last === 'object' && 'undone' in last;
      if (!undone || !only || others.length > 0 || !isFreeToUndo(live.log, this.own, !this.company)) return;
    }
  }

  /** Lets go of everything that is only in sight: a sheet, the past, what is picked, a message. */
  escape(): void {
    if (this.reading.thing !== null) this.reading.close();
    else if (this.anatomy.party !== null) this.anatomy.close();
    else if (this.helping.objection) this.helping.again();
    else if (this.helping.stage !== null) this.helping.decline();
    else if (this.told) this.narrator.finish();
    else if (this.looking.away) this.looking.back();
    else {
      this.aim.clear();
      this.why = null;
    }
  }

  async lookAt(version: number): Promise<void> {
    await this.looking.at(version).catch((error: unknown) => (this.why = { trouble: trouble(error) }));
  }

  openChat(): void {
    this.read = this.now.version;
    if (matchMedia('(min-width: 1200px)').matches) this.tab = 'chat';
    else this.sheet = 'chat';
  }

  openLog(): void {
    const side = document.querySelector<HTMLElement>('.side [data-log]');
    if (side && side.offsetParent !== null) {
      this.tab = 'log';
      void tick().then(() => side.focus());
    } else this.sheet = 'log';
  }

  /** Opens the game at a glance, with a rule if one was asked for. */
  openGlance(rule: string | null = null): void {
    this.rule = rule;
    this.sheet = 'glance';
  }

  openSheet(sheet: Sheet): void {
    if (sheet === 'chat') this.read = this.now.version;
    this.sheet = sheet;
  }

  /** Opens the score sheet at the end, and asks what decided where scores are equal. */
  async showEnd(): Promise<void> {
    this.sheet = 'score';
    const scores = await this.live.scores().catch(() => null);
    this.ties = scores?.ties ?? [];
  }

  /** A move as a caption tells it. */
  caption(move: Move): string {
    if (move.says) return t(move.says);
    const line = this.live.log.find(({ version }) => version === move.version);
    if (!line) return '';
    return spoken(inWords(line, t, this.nameOf), t, this.nameOf);
  }

  /** At a table with clocks nobody waits long; a page that is not looked at tells nothing. */
  #pace(): Pace {
    if (document.visibilityState === 'hidden') return 'instant';
    const { pace } = settings;
    const hurried = this.now.clocks?.length || (this.#latest ? stance(this.#latest, this.you) !== null : false);
    return hurried && PACES[pace] > PACES.fast ? 'fast' : pace;
  }

  readonly #hear = (state: State, how: 'next' | 'anew'): void => {
    if (how === 'anew') {
      this.#latest = state;
      return this.narrator.reset(state);
    }
    const { log } = this.live;
    const before = this.#latest;
    this.#latest = state;
    const fresh = log.filter((line) => line.version > state.from);
    const steps = fresh.filter(({ what }) => isStep(what) && this.own.includes(what.step.seat ?? 0));
    const given = steps.find(({ what }) => isStep(what) && what.step.telling.notation === this.#expected);
    if (given) this.#automatic = new Set([...this.#automatic, given.version]);
    const moves = sinceOwn(log, this.own, this.face?.mover, this.face?.minor).filter(
      ({ version }) => version > state.from,
    );
    const told = moves.length > 0 ? moves : this.#announced(fresh, state, before);
    this.narrator.hear({
      state,
      moves: [...told, ...outcomesOf(fresh, this.face?.outcomes, state, before)],
      own: steps.some((line) => line !== given),
    });
  };

  /** What a thing is in the position that is shown. */
  #explain(thing: string): Promise<Explained | null> {
    if (this.then) return explainPast(this.live.table, this.you, this.then.version, thing);
    return this.live.explain(thing);
  }

  /** A move of our own that begins the last round is announced as one of another player would be. */
  #announced(fresh: readonly Line[], state: State, before: State | null): Move[] {
    const line = fresh.findLast(({ what }) => isStep(what) && this.own.includes(what.step.seat ?? 0));
    if (!line || !isStep(line.what) || !before?.view || !state.view) return [];
    const { seat, telling } = line.what.step;
    const move = { number: 1, version: line.version, seat: seat ?? 0, telling };
    const event = this.face?.event?.(move, state.view, before.view, this.you) ?? null;
    return newsOf(event, state.phase)?.kind === 'last' ? [move] : [];
  }

  #stops(move: Move, frame: Frame, before: State): boolean {
    const last = frame.moves.findLast(({ says }) => !says) === move;
    const found = (last && this.face?.event?.(move, frame.state.view, before.view, this.you)) || null;
    const event = newsOf(found, frame.state.phase);
    // Nothing waits for a tap while a question waits for an answer.
    this.event = this.#latest && stance(this.#latest, this.you) === 'choice' ? null : event;
    return this.event !== null;
  }
}
