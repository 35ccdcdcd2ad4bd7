import type { Component } from 'svelte';
import type { Message, Telling } from '../protocol/protocol';
import type { Say } from '../words/format';
import type { Aim } from './aim.svelte';

/** Who sits at a seat, as boards show it. Seats count from 1. */
export interface SeatInfo {
  seat: number;
  name: string;
  initial: string;
  shape: 'disc' | 'square' | 'triangle' | 'diamond' | 'pentagon';
  /** A CSS value such as `var(--seat-1)`. */
  colour: string;
  bot: boolean;
  present: boolean;
  score: number | null;
  /** What matters of it in this game, in a few words. */
  facts: string;
}

/** What a board gets. `View` is the game's picture. */
export interface BoardProps<View> {
  view: View;
  aim: Aim;
  seats: readonly SeatInfo[];
  /** The viewer's seat; none for a spectator. */
  you: number | null;
  words: Say;
  /** The seat whose street, city or district is shown large. */
  shown: number;
}

export interface PreviewProps<View> {
  view: View;
  aim: Aim;
  words: Say;
}

/** A thing of the board, drawn large. */
export interface ThingProps<View> {
  view: View;
  /** Its name, as tellings use it. */
  thing: string;
  /** The reader's seat; nothing or null if they only watch. */
  you?: number | null;
}

/** The pieces on a thing of the board, to be read and picked on its sheet. */
export interface InsideProps<View> extends ThingProps<View> {
  aim: Aim;
  seats: readonly SeatInfo[];
  words: Say;
}

/** A piece of the board in words. */
export type Block =
  | { heading: string }
  | { list: string[] }
  | { table: { caption: string; head: string[]; rows: string[][] } }
  | { text: string };

/** Something that concerns the viewer so much that it gets a card of its own. */
export interface Event {
  kind: 'gift' | 'loss' | 'veto' | 'last';
  /** The key of its headline; the name of the player who did it is filled in. */
  title: string;
  /** The thing that it is about, drawn as on its sheet. */
  thing?: string;
  /** What exactly happened, or what it means for the player. */
  says?: Message;
}

/** What a step brings about beyond what its words say, told after it: a location is decided. */
export interface Outcome {
  /** Whom it concerns. */
  seat: number;
  says: Message;
}

/** How near the end of the game is, by one of the ways in which it can end. */
export interface Ending {
  /** What ends it; the name of the seat where it is left out. */
  what: string;
  /** Whose it is. */
  seat: number | null;
  now: number;
  of: number;
  /** How near that is, in words. */
  says: string;
}

/** The game on one page. */
export interface Glance<View> {
  /** What its messages begin with, after `page-`. */
  prefix: string;
  /** A picture of each of the three steps of a turn. */
  Step: Component<{ step: number }>;
  Mark: Component<{ icon: string }>;
  /** Every icon, with its name and what it means. */
  icons: readonly { icon: string; name: Message | string; means?: string }[];
  /** The picture beside a rule or a part of the rules: one of the three steps, or some icons. */
  pictures: Readonly<Record<string, number | readonly string[]>>;
  /** What the goal names. */
  values(view: View): Record<string, number>;
  ends(view: View, words: Say): Ending[];
}

/** The places at which a thing can be used, in few words: where the same is true of several, they are said together. */
export interface Sites {
  /** Whose place it is, or of which sort: only places of one group are said together. */
  group(at: string): string;
  /** Some places of a group: "Plots 1 and 3". */
  words(at: readonly string[]): string;
  /** Why a place refuses, if it can be said shorter than the refusal says it. */
  why(refusal: Message): string | undefined;
}

/** What `games/<game>/index.ts` exports as `game`. */
export interface GameFace<View> {
  Board: Component<BoardProps<View>>;
  /** What Confirm will do: how it is paid, where the tile will lie. */
  Preview?: Component<PreviewProps<View>>;
  /** The picture of a thing on its sheet; it draws nothing where there is none. */
  Thing?: Component<ThingProps<View>>;
  /** A picture as wide as the sheet of a thing, below its name; it draws nothing where there is none. */
  Banner?: Component<ThingProps<View>>;
  /** The pieces on a thing, where they can be picked too: the mafiosi of a stack. */
  Inside?: Component<InsideProps<View>>;
  /** What is done with a thing that several actions touch, where nothing else says it: the key of a few words. */
  use?(thing: string): string | undefined;
  /** The places at which things can be used, in few words. */
  sites?(words: Say, nameOf: (seat: number) => string, you: number | null): Sites;
  /** An icon, by the name that explanations use. */
  Mark?: Component<{ icon: string }>;
  /** The game on one page, for the drawer. */
  glance?: Glance<View>;
  /** The board as text, for those who do not see it. */
  describe(view: View, words: Say, seats: readonly SeatInfo[]): Block[];
  /** The score of a seat now, where the game shows one. */
  score?(view: View, seat: number): number | null;
  /** The things whose worth may still change for a seat: its tokens, its scoring cards. */
  growing?(view: View, seat: number): string[];
  /** What matters of a seat in this game beside the score, in a few words. */
  facts?(view: View, seat: number, words: Say): string;
  /** The rule that says who wins with this many players, also in a tie. */
  places?(seats: number): string;
  /** One short line under the game's name, such as the round. */
  progress?(view: View, words: Say): string;
  /** The number of the round; a replay jumps to where it changes. */
  round?(view: View): number;
  /** What the player must do now, in a sentence. */
  task?(view: View, words: Say, aim: Aim): string | null;
  /** What Confirm will do, in a few words; otherwise the words of the action. */
  aimed?(view: View, words: Say, aim: Aim, nameOf: (seat: number) => string): string | null;
  /** Keys that only this game has, by their names in the list of keys. */
  keys?: readonly string[];
  /** Whether `Preview` itself offers `aim.ways`; otherwise the frame lists them. */
  offersWays?: boolean;
  /** Whether an action has a button of its own, although it touches something on the board. */
  apart?(action: Telling): boolean;
  /** Whether the board itself offers, just now, the actions that touch nothing; otherwise the frame does. */
  offersApart?(view: View): boolean;
  /** Whether several are asked in secret just now, so that nobody else is shown as asked. */
  asksInSecret?(view: View): boolean;
  /** Whether what a seat did concerns the viewer so much that it gets a card: seen from before and after; also of the
   * viewer's own moves. */
  event?(move: { seat: number; telling: Telling }, now: View, before: View, you: number | null): Event | null;
  /** What came of a step, where its words do not say so: seen from before and after. */
  outcomes?(now: View, before: View): Outcome[];
  /** What an explanation of a rule is about, of the things that a step touched; all of them where nothing is said. */
  about?(rule: string, things: readonly string[]): readonly string[];
  /** The seat whose move a step of chance is: a virtual rival has the seat after the last, a veto comes to light. */
  mover?(step: Telling): number | null;
  /** Whether a step goes without saying: the next one says it too, or nobody else hears of it. */
  minor?(step: Telling): boolean;
  /** Whether an action gives something away for nothing; its button leads nobody on. */
  wastes?(action: Pick<Telling, 'notation'>): boolean;
  /** Whether players hold what others must not see, so that one device is handed over behind a curtain. */
  secret?: boolean;
  /** Whether an action that is the only one left would tell others what a hand holds. */
  hidden?(action: Telling): boolean;
  /** The notation of what somebody tries by tapping these, though it is not legal: the server says why not. */
  attempt?(view: View, picks: readonly string[], legal: readonly Telling[]): string | null;
}
