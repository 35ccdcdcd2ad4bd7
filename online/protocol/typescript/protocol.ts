// Written by online/protocol; `cargo test -p tetrapolis-protocol` says when it is stale.

/**
 * How many events of a table a viewer has been told of, counted from 1 without gaps.
 *
 * Each viewer has a count of its own: it does not change with what the viewer does not notice.
 */
export type Version = number;

/**
 * A moment: milliseconds since 1970.
 */
export type Time = number;

/**
 * Which table. Whoever knows it can come in, so it cannot be guessed.
 */
export type TableId = string;

/**
 * Which player, over all tables. Only the server knows it.
 */
export type PlayerId = string;

/**
 * A player's own share of chance: 32 to 128 hexadecimal digits that nobody else chose.
 */
export type Entropy = string;

/**
 * The hash that commits to a share of chance and reveals nothing about it: 64 hexadecimal digits.
 */
export type Commitment = string;

/**
 * A command with a number that its answer repeats.
 */
export type Request = { 
/**
 * Any number; the answer has the same.
 */
id: number, 
/**
 * What to do.
 */
command: Command, };

/**
 * What somebody can ask of a table.
 */
export type Command = { "sit": { 
/**
 * Which.
 */
seat: number, 
/**
 * The commitment to the player's own share of chance.
 */
share: Commitment, } } | { "name": { 
/**
 * Which seat.
 */
seat: number, 
/**
 * The name.
 */
name?: string, 
/**
 * The colour.
 */
colour?: Colour, } } | { "commit": { 
/**
 * The commitment.
 */
share: Commitment, } } | { "reveal": { 
/**
 * The share.
 */
entropy: Entropy, } } | { "bot": { 
/**
 * Which seat.
 */
seat: number, 
/**
 * Which bot; none to free the seat.
 */
kind: string | null, } } | "start" | { "play": { 
/**
 * The version that the player has seen.
 */
version: Version, 
/**
 * The action in notation, or the actions of one move, separated by semicolons: all of them, or none.
 */
action: string, } } | "more-time" | { "stand": { 
/**
 * The answer; none withdraws it.
 */
answer: StandingAnswer | null, } } | { "why": { 
/**
 * The action in notation.
 */
action: string, } } | { "explain": { 
/**
 * The thing, as views and tellings name it.
 */
thing: string, } } | "scores" | { "undo": { 
/**
 * The version that the player has seen.
 */
version: Version, } } | { "agree": { 
/**
 * Whether the player agrees.
 */
yes: boolean, } } | { "help": { 
/**
 * Whether they are on.
 */
on: boolean, } } | "pause" | "resume" | "resign" | "leave" | "return" | { "ran-out": { 
/**
 * Which seat.
 */
seat: number, 
/**
 * Whether a bot stands in; otherwise the player agrees to wait.
 */
"stand-in": boolean, } } | { "say": Chat } | { "mute": { 
/**
 * Which seat.
 */
seat: number, 
/**
 * Whether it is muted.
 */
on: boolean, } } | "rematch";

/**
 * What is said at a table.
 */
export type Chat = { "text": string } | { "phrase": Phrase };

/**
 * Words that are ready to be said in every language; the key of each is `phrase-` and its name.
 */
export type Phrase = "hello" | "good-luck" | "well-played" | "thanks" | "sorry" | "one-moment" | "your-turn" | "good-game" | "goodbye";

/**
 * What the server says.
 */
export type Reply = { "state": State } | { "done": { 
/**
 * The number of the request.
 */
id: number, 
/**
 * The viewer's version with the command.
 */
version: Version, } } | { "refused": { 
/**
 * The number of the request; none if it could not be read.
 */
id: number | null, 
/**
 * Why.
 */
problem: Problem, } } | { "explained": { 
/**
 * The number of the request.
 */
id: number, 
/**
 * The viewer's version that this holds for.
 */
version: Version, 
/**
 * What the viewer may know of it; nothing if the viewer sees no such thing.
 */
explained: Explained | null, } } | { "scores": { 
/**
 * The number of the request.
 */
id: number, 
/**
 * The viewer's version that this holds for.
 */
version: Version, 
/**
 * The scores.
 */
scores: Scores, } } | { "bye": { 
/**
 * Why.
 */
problem: Problem, } };

/**
 * A table as one viewer sees it.
 */
export type State = { 
/**
 * The log begins after this version. If the client has another, it forgets its log and takes this one: then this
 * is 0.
 */
from: Version, 
/**
 * The viewer's version now.
 */
version: Version, 
/**
 * What has happened since, one line a version.
 */
log: Array<Line>, 
/**
 * What seldom changes; left out if it has not changed.
 */
table?: TableInfo, 
/**
 * The phase of the table.
 */
phase: Phase, 
/**
 * The seats that have to act, as far as the viewer knows.
 */
"to-act": number[], 
/**
 * The secret question to those who have to act, if there is one.
 */
asked?: Asked, 
/**
 * The viewer's standing answer. Nobody else is told.
 */
standing?: StandingAnswer, 
/**
 * The clocks, by seat; none if time is not counted.
 */
clocks?: Array<ClockFace>, 
/**
 * The position as the viewer sees it; none before the start, and none where `changes` is there.
 */
view: unknown, 
/**
 * What has changed in the view since version `from`, for a client that asked for changes: paths, such as
 * `players/0/hand`, each with what is there now.
 */
changes?: [string, unknown][], 
/**
 * What the viewer may do.
 */
legal: Array<Telling>, 
/**
 * Whole moves, where people make several actions in one gesture, such as taking a card and building with it. Their
 * notation joins the actions with semicolons, as `play` expects them; their words are those of the last action.
 */
moves?: Array<Telling>, 
/**
 * Scores and places at the end.
 */
outcome?: Array<Standing>, 
/**
 * The score sheets at the end.
 */
sheets?: Array<Array<ScoreLine>>, 
/**
 * Why the table can be looked at but not continued; then the view is the last one that is known.
 */
still?: Message, };

/**
 * A question to every seat that could have an answer as far as the others know. Nobody learns who has one.
 */
export type Asked = { 
/**
 * The action of declining, which is the answer of everybody who gives none.
 */
decline: string, 
/**
 * What it is about: things of topics.
 */
about: Array<string>, 
/**
 * When the server closes it, whether or not everybody has answered. Without this, everybody answers in person.
 */
closes: Time | null, 
/**
 * Those who have asked for more time.
 */
more: number[], 
/**
 * What the viewer has answered; it can be changed until the question closes. Nobody else is told.
 */
answer?: string, 
/**
 * Whether the viewer's standing answer declines it. Nobody else is told.
 */
covered?: boolean, };

/**
 * A standing answer: questions are declined for the player, except those about certain things.
 */
export type StandingAnswer = { 
/**
 * The things about which the player wants to be asked.
 */
except: Array<string>, 
/**
 * Whether it ends with the present part of the game.
 */
part: boolean, };

/**
 * What seldom changes about a table.
 */
export type TableInfo = { 
/**
 * Which.
 */
table: TableId, 
/**
 * The game.
 */
game: string, 
/**
 * The options that differ from the default.
 */
options: { [key in string]: string }, 
/**
 * The edition: name and hash.
 */
edition: string, 
/**
 * Who sits where.
 */
seats: Array<Seating>, 
/**
 * The seat of the viewer.
 */
you: number | null, 
/**
 * All seats of the viewer's player: several where one device is passed around.
 */
yours: number[], 
/**
 * Whether the viewer opened the table.
 */
host: boolean, 
/**
 * How time is counted.
 */
clock: ClockRule, 
/**
 * How many seconds a secret question stays open; none where everybody answers in person.
 */
answers?: number, 
/**
 * What the viewer can exclude from a standing answer; nothing where there can be none.
 */
topics?: Array<Topic>, 
/**
 * The seats that have hints and the tutor.
 */
helped?: Array<number>, 
/**
 * What a player has asked for, if not all others have agreed to it yet.
 */
wish: Wish | null, 
/**
 * How chance is kept fair.
 */
dealing: Dealing, 
/**
 * The table of the rematch.
 */
rematch: TableId | null, };

/**
 * Something that needs the consent of all other players who have not resigned.
 */
export type Wish = { 
/**
 * The seat that asks.
 */
seat: number, 
/**
 * For what.
 */
what: Wished, };

/**
 * What somebody can ask all others to agree to.
 */
export type Wished = "undo" | "return" | "pause" | "help";

/**
 * The phase of a table.
 */
export type Phase = "gathering" | "dealing" | "running" | "paused" | "finished";

/**
 * A seat and its holder.
 */
export type Seating = { 
/**
 * Which seat.
 */
seat: number, 
/**
 * Who has it.
 */
holder: Holder, 
/**
 * Whether a person is connected.
 */
present: boolean, 
/**
 * The bot that stands in for the person.
 */
"stand-in": string | null, 
/**
 * Whether the seat's clock has run out.
 */
"out-of-time": boolean, 
/**
 * Whether the player has given up.
 */
resigned: boolean, 
/**
 * The colour of the seat, whoever has it; no two seats have the same. Lobby entries of earlier releases have none.
 */
colour?: Colour, };

/**
 * Who has a seat.
 */
export type Holder = "nobody" | { "person": { 
/**
 * The person's name.
 */
name: string, 
/**
 * Whether there is an account behind the name.
 */
account: boolean, } } | { "bot": { 
/**
 * Which.
 */
kind: string, } };

/**
 * The time of a seat.
 */
export type ClockFace = { 
/**
 * Milliseconds left: now if the clock is stopped, otherwise when it was started.
 */
left: number, 
/**
 * When it was started; none while it is stopped.
 */
since: Time | null, };

/**
 * How chance is kept fair.
 */
export type Dealing = { 
/**
 * The hash of the server's seed, told before the first deal.
 */
commitment: string, 
/**
 * The server's seed, told at the end.
 */
seed: string | null, 
/**
 * What each person committed to, by seat.
 */
shares: Array<Commitment | null>, 
/**
 * The seats whose share is known to the server.
 */
revealed: number[], 
/**
 * The shares themselves, by seat, told to all when the game begins.
 */
entropy: Array<string | null>, };

/**
 * One line of the log.
 */
export type Line = { 
/**
 * The viewer's version with this line.
 */
version: Version, 
/**
 * When.
 */
at: Time, 
/**
 * What happened.
 */
what: What, };

/**
 * What happened at a table.
 */
export type What = "opened" | { "sat": { 
/**
 * Which.
 */
seat: number, 
/**
 * Who.
 */
holder: Holder, } } | { "rose": { 
/**
 * Which.
 */
seat: number, } } | { "named": { 
/**
 * Which.
 */
seat: number, 
/**
 * The name.
 */
name: string, 
/**
 * The colour that is wanted.
 */
colour: Colour | null, } } | { "committed": { 
/**
 * Who.
 */
seat: number, } } | "dealing" | { "revealed": { 
/**
 * Who.
 */
seat: number, } } | { "redealt": { 
/**
 * Who lost the seat.
 */
without: number[], } } | "started" | { "step": { 
/**
 * By whom; none for chance.
 */
seat: number | null, 
/**
 * The step as the viewer sees it.
 */
telling: Telling, } } | { "undone": { 
/**
 * By whom.
 */
seat: number, 
/**
 * How many steps, as far as the viewer saw them.
 */
steps: number, } } | { "undo-asked": { 
/**
 * Who.
 */
seat: number, } } | { "undo-answered": { 
/**
 * Who.
 */
seat: number, 
/**
 * Whether the player agrees.
 */
yes: boolean, } } | { "return-asked": { 
/**
 * Who.
 */
seat: number, } } | { "pause-asked": { 
/**
 * Who.
 */
seat: number, } } | { "help-asked": { 
/**
 * Who.
 */
seat: number, } } | { "helped": { 
/**
 * Whose.
 */
seat: number, 
/**
 * Whether they are on.
 */
on: boolean, } } | { "hinted": { 
/**
 * Who.
 */
seat: number, } } | { "answered": { 
/**
 * Who.
 */
seat: number, 
/**
 * Whether the player agrees.
 */
yes: boolean, } } | { "paused": { 
/**
 * Who asked for it.
 */
seat: number, } } | { "resumed": { 
/**
 * Who asked for it.
 */
seat: number, } } | { "resigned": { 
/**
 * Who.
 */
seat: number, } } | { "away": { 
/**
 * Who.
 */
seat: number, } } | { "back": { 
/**
 * Who.
 */
seat: number, } } | { "stood-in": { 
/**
 * For whom.
 */
seat: number, 
/**
 * Which bot.
 */
kind: string, } } | { "ran-out": { 
/**
 * Whose.
 */
seat: number, } } | { "waited": { 
/**
 * Whose.
 */
seat: number, } } | { "said": { 
/**
 * By whom.
 */
seat: number, 
/**
 * What.
 */
chat: Chat, } } | { "muted": { 
/**
 * Which.
 */
seat: number, 
/**
 * Whether the viewer has muted it.
 */
on: boolean, } } | { "more-time": { 
/**
 * Who.
 */
seat: number, } } | "asked-again" | "noted" | "finished" | { "rematch": { 
/**
 * Where.
 */
table: TableId, } };

/**
 * Why something was not done.
 */
export type Problem = { 
/**
 * The kind.
 */
code: Code, 
/**
 * The reason in one sentence, in the language asked for.
 */
sentence: string, 
/**
 * The reason as a message, for clients with words of their own.
 */
message: Message, 
/**
 * The rule of the game that forbids it.
 */
rule?: string, };

/**
 * The kind of a refusal. The texts do not change.
 */
export type Code = "request/unreadable" | "request/too-large" | "request/slow" | "request/origin" | "limit/rate" | "limit/tables" | "limit/chat" | "limit/edition" | "limit/events" | "limit/logins" | "limit/connections" | "session/none" | "account/taken" | "account/name" | "account/password" | "account/wrong" | "account/fixed" | "device/unknown" | "link/unknown" | "recovery/wrong" | "passkey/wrong" | "passkey/unknown" | "limit/passkeys" | "feature/off" | "table/unknown" | "table/setup" | "table/closed" | "table/one-device" | "table/many-devices" | "table/not-seated" | "table/not-host" | "table/no-seat" | "table/seat-taken" | "table/seat-free" | "table/seated" | "table/started" | "table/not-running" | "table/paused" | "table/not-paused" | "table/finished" | "table/not-finished" | "table/stale" | "table/bot" | "table/barred" | "table/newer" | "table/rules" | "table/busy" | "lesson/unknown" | "lesson/wrong" | "lesson/long" | "review/unfinished" | "review/failed" | "play/not-to-act" | "play/stood-in" | "play/unreadable" | "play/illegal" | "answer/closed" | "answer/in-person" | "answer/topic" | "help/off" | "help/old" | "help/secret" | "undo/nothing" | "undo/secret" | "undo/absent" | "undo/pending" | "undo/not-asked" | "clock/not-out" | "clock/out" | "push/off" | "push/wrong" | "mail/off" | "mail/address" | "mail/code" | "mail/late" | "notice/wrong" | "webhook/off" | "webhook/none" | "webhook/address" | "invite/unknown" | "deal/waiting" | "deal/not-asked" | "deal/share" | "server/fault" | "server/store" | "server/unknown" | "server/leaving";

/**
 * Asks for a session without an account.
 */
export type Guest = { 
/**
 * What the others see; the server finds a name if there is none.
 */
name?: string, 
/**
 * In which colour; without it and without a name, the server finds one too.
 */
colour?: Colour, };

/**
 * The name and the password of an account.
 */
export type Credentials = { 
/**
 * The name.
 */
name: string, 
/**
 * The password.
 */
password: string, };

/**
 * Asks for another password.
 */
export type PasswordChange = { 
/**
 * The present password.
 */
old: string, 
/**
 * The new password.
 */
new: string, };

/**
 * Asks to delete the caller and their data.
 */
export type Farewell = { 
/**
 * The password, if there is an account.
 */
password?: string, };

/**
 * Who the caller is to the server.
 */
export type Session = { 
/**
 * What the others see.
 */
name: string, 
/**
 * Whether there is an account behind the name.
 */
account: boolean, 
/**
 * The colour that the caller wants; none if any will do.
 */
colour?: Colour, };

/**
 * A colour for the pieces of a player, each with a shape of its own: a disc, a square, a triangle, a diamond and a pentagon.
 */
export type Colour = "violet" | "orange" | "teal" | "pink" | "grey";

/**
 * Asks for another name or colour from now on. What is left out stays as it is.
 */
export type PersonChange = { 
/**
 * The name; that of an account does not change.
 */
name?: string, 
/**
 * The colour.
 */
colour?: Colour, };

/**
 * A link that lets another device be the caller, once and for ten minutes, if the caller confirms it.
 */
export type NewLink = { 
/**
 * The secret of the link; it belongs behind the `#` of an address, which is never sent.
 */
link: string, 
/**
 * The same in a few letters to type.
 */
code: string, 
/**
 * Until when it can be used.
 */
until: Time, };

/**
 * Asks to use a link: by its secret, or by its code.
 */
export type Claim = { 
/**
 * The secret.
 */
link?: string, 
/**
 * The code, in small or capital letters, with or without its hyphen.
 */
code?: string, 
/**
 * A name for the device.
 */
device?: string, };

/**
 * A link that this device has claimed; now the first device is asked.
 */
export type Claimed = { 
/**
 * The secret of the claim.
 */
claim: string, 
/**
 * Its stage: `claimed`.
 */
state: LinkState, 
/**
 * Four digits that both devices show, so that people can see whether they mean the same device.
 */
check: string, 
/**
 * Whom the device would be.
 */
name: string, 
/**
 * In which colour.
 */
colour?: Colour, 
/**
 * Until when the first device can confirm it.
 */
until: Time, };

/**
 * The stage of a link.
 */
export type LinkState = "open" | "claimed" | "confirmed" | "ended";

/**
 * What the first device is told of its link.
 */
export type LinkNews = { 
/**
 * How far it is.
 */
state: LinkState, 
/**
 * What the device that has claimed it calls itself.
 */
name?: string, 
/**
 * Browser and system of that device, such as `Firefox, Android`.
 */
agent?: string, 
/**
 * Four digits that the other device shows too.
 */
check?: string, 
/**
 * Until when it can be used.
 */
until?: Time, };

/**
 * Says whether another device may become the caller.
 */
export type LinkAnswer = { 
/**
 * Whether it may.
 */
yes: boolean, 
/**
 * The four digits that the caller has seen: they name the device that is meant.
 */
check: string, };

/**
 * Asks for the result of a claim. When the first device has agreed, the answer brings the session, once.
 */
export type ClaimAsked = { 
/**
 * The secret of the claim.
 */
claim: string, 
/**
 * How many seconds to wait for an answer of the first device, at most 55.
 */
wait?: number, };

/**
 * The result of a claim.
 */
export type ClaimNews = { 
/**
 * Its stage: `claimed`, `confirmed` or `ended`.
 */
state: LinkState, 
/**
 * Who the device is from now on, if it is confirmed.
 */
session?: Session, };

/**
 * A device that is signed in as the caller.
 */
export type Device = { 
/**
 * Its id, for signing it out.
 */
device: string, 
/**
 * What somebody has called it.
 */
name?: string, 
/**
 * Its browser and system, such as `Firefox, Android`.
 */
agent?: string, 
/**
 * Since when it has been signed in.
 */
begun: Time, 
/**
 * When it was seen last, to the hour.
 */
seen: Time, 
/**
 * Whether it is the device that asks.
 */
this: boolean, };

/**
 * A code that leads back to the caller from any device; it is told once.
 */
export type Recovery = { 
/**
 * The code.
 */
code: string, };

/**
 * Whether there is a recovery code.
 */
export type RecoveryKept = { 
/**
 * When it was made; none if there is none.
 */
made: Time | null, };

/**
 * Asks to become the player to whom a recovery code leads.
 */
export type RecoveryUse = { 
/**
 * The code, in small or capital letters, with or without its hyphens.
 */
code: string, 
/**
 * A name for the device.
 */
device?: string, };

/**
 * What a browser needs to make a passkey, or to sign in with one.
 */
export type PasskeyBegun = { 
/**
 * Names this attempt when it is finished, once and within five minutes.
 */
ceremony: string, 
/**
 * The argument of `navigator.credentials.create` or `get`, with byte strings in base64url.
 */
options: unknown, };

/**
 * The browser's answer to it.
 */
export type PasskeyFinish = { 
/**
 * Which attempt.
 */
ceremony: string, 
/**
 * The credential as `PublicKeyCredential.toJSON` gives it.
 */
credential: unknown, 
/**
 * A name for the new passkey, or for the device that signs in.
 */
name?: string, };

/**
 * A passkey of the caller.
 */
export type Passkey = { 
/**
 * Its id, for removing it.
 */
passkey: string, 
/**
 * What it is called: what the caller has said, or browser and system where it was made.
 */
name?: string, 
/**
 * When it was made.
 */
made: Time, 
/**
 * When it was used last; none if never.
 */
used: Time | null, };

/**
 * What this server can do besides the games.
 */
export type Features = { 
/**
 * Whether passkeys can be made and used.
 */
passkeys: boolean, 
/**
 * Whether notices are sent to browsers that are closed.
 */
push: boolean, 
/**
 * Whether notices are mailed.
 */
mail: boolean, 
/**
 * Whether tables can call other services.
 */
webhooks: boolean, 
/**
 * Why each of these is off, if it is.
 */
why: { [key in string]: Message }, };

/**
 * How time is counted.
 */
export type ClockRule = "none" | { "bank": { 
/**
 * Seconds at the start.
 */
seconds: number, 
/**
 * Seconds that each turn gives back.
 */
increment: number, } } | { "days": number };

/**
 * The text of an edition.
 */
export type EditionText = { 
/**
 * The file's name, for messages.
 */
file: string, 
/**
 * What is in it.
 */
text: string, };

/**
 * Asks for a table.
 */
export type NewTable = { 
/**
 * The game.
 */
game: string, 
/**
 * How many seats.
 */
seats: number, 
/**
 * The options that differ from the default.
 */
options?: { [key in string]: string }, 
/**
 * Another edition than the built-in one.
 */
edition?: EditionText, 
/**
 * How time is counted.
 */
clock?: ClockRule, 
/**
 * Whether the lobby lists the table; otherwise only its link leads to it.
 */
public?: boolean, 
/**
 * Whether others may watch.
 */
spectators?: boolean, 
/**
 * Whether the person who opens it may take several seats, and passes one device around.
 */
"one-device"?: boolean, 
/**
 * How many seconds a secret question stays open: 0 to let everybody answer in person, 8 unless it is given, at most 120.
 */
answers?: number, };

/**
 * Asks to play on from a moment of a finished game, against bots.
 */
export type Continuation = { 
/**
 * The seat that was looking at the moment, or 0 for a spectator.
 */
eyes: number, 
/**
 * The version at that moment.
 */
version: Version, 
/**
 * The seat to play on with.
 */
seat: number, 
/**
 * The bot that gets the other seats.
 */
bot: string, 
/**
 * The commitment to the player's own share of chance.
 */
share: Commitment, };

/**
 * A table that was opened.
 */
export type OpenedTable = { 
/**
 * Which.
 */
table: TableId, };

/**
 * One page of a log.
 */
export type LogPage = { 
/**
 * What the caller was told, in order; empty after the newest line.
 */
log: Array<Line>, };

/**
 * A table as the lobby shows it.
 */
export type LobbyEntry = { 
/**
 * Which.
 */
table: TableId, 
/**
 * The game.
 */
game: string, 
/**
 * The options that differ from the default.
 */
options: { [key in string]: string }, 
/**
 * Its phase.
 */
phase: Phase, 
/**
 * Who sits where.
 */
seats: Array<Seating>, 
/**
 * How time is counted.
 */
clock: ClockRule, 
/**
 * Whether others may watch.
 */
spectators: boolean, 
/**
 * When it was opened.
 */
opened: Time, 
/**
 * When the game was over.
 */
ended?: Time, 
/**
 * Scores and places at the end, in the order of the seats.
 */
outcome?: Array<Standing>, };

/**
 * A table of the caller's own.
 */
export type OwnTable = { 
/**
 * The seats of the caller; none if the caller only opened the table, or if an earlier release ended the game.
 */
yours: number[], 
/**
 * Which.
 */
table: TableId, 
/**
 * The game.
 */
game: string, 
/**
 * The options that differ from the default.
 */
options: { [key in string]: string }, 
/**
 * Its phase.
 */
phase: Phase, 
/**
 * Who sits where.
 */
seats: Array<Seating>, 
/**
 * How time is counted.
 */
clock: ClockRule, 
/**
 * Whether others may watch.
 */
spectators: boolean, 
/**
 * When it was opened.
 */
opened: Time, 
/**
 * When the game was over.
 */
ended?: Time, 
/**
 * Scores and places at the end, in the order of the seats.
 */
outcome?: Array<Standing>, };

/**
 * A table of the caller's own that is not over.
 */
export type RunningTable = { 
/**
 * The table as the lobby shows it.
 */
entry: LobbyEntry, 
/**
 * The seats of the caller.
 */
yours: number[], 
/**
 * Whether the table waits for the caller.
 */
"to-act": boolean, 
/**
 * The seats that have to act, as far as the caller knows.
 */
acting: number[], 
/**
 * When the last step that the caller noticed was made; before the first one, when the table was opened.
 */
since: Time, 
/**
 * The clock of the caller, or of a seat that has to act; none if time is not counted.
 */
clock: ClockFace | null, 
/**
 * The position as the caller sees it, for the first tables of the list; none before the start.
 */
view?: unknown, };

/**
 * A game that can be played.
 */
export type GameEntry = { 
/**
 * The name in requests.
 */
name: string, 
/**
 * The name as people write it.
 */
title: string, 
/**
 * The fewest seats.
 */
least: number, 
/**
 * The most seats.
 */
most: number, 
/**
 * What can be chosen.
 */
options: Array<GameOption>, 
/**
 * Whether players hold what others must not see, and are asked in secret.
 */
secrets: boolean, 
/**
 * The bots that can be seated.
 */
bots: Array<string>, };

/**
 * An option of a game.
 */
export type GameOption = { 
/**
 * The name.
 */
name: string, 
/**
 * The values, the default first.
 */
values: Array<string>, };

/**
 * The answer to somebody who asks for a review.
 */
export type Reviewed = { "working": { 
/**
 * How many steps have been judged.
 */
done: number, 
/**
 * How many there are.
 */
of: number, } } | { "ready": ReadyReview };

/**
 * A review.
 */
export type ReadyReview = { 
/**
 * Whether a closer one is being made.
 */
closer: boolean, 
/**
 * For every viewer, the public first: the version after each number of steps, from none to all. Steps that were
 * made before the table was opened have none.
 */
versions: (Version | null)[][], 
/**
 * The figures.
 */
review: ReviewFigures, };

/**
 * A review in figures; chances to win, and what changes them, are parts of 1.
 */
export type ReviewFigures = { game: string, deep: boolean, chances: Array<ReviewMoment>, luck: Array<ReviewMoment>, seats: Array<ReviewSeat>, };

/**
 * A number for each party after this many steps.
 */
export type ReviewMoment = { step: number, round: number | null, parties: Array<number>, };

/**
 * What a review says of one seat, counted from 1.
 */
export type ReviewSeat = { seat: number, initial: number, luck: number, room: number, losses: Interval, others: number, information: number, rest: number, last: number, decisions: number, error_rate: number, costliest: Array<CostlyDecision>, costliest_open: Array<CostlyDecision>, };

/**
 * A decision that cost something; its step is counted from 1.
 */
export type CostlyDecision = { step: number, round: number | null, played: ToldAction, known: Verdict, hindsight: Verdict, parts: Array<ScorePart>, scores: Array<Interval>, loser: ReviewLoser | null, rounds: Interval | null, };

/**
 * A party that the better move would have hurt, and what it would have lost.
 */
export type ReviewLoser = { party: number, parts: Array<ScorePart>, };

/**
 * A move, in notation and in words. If it takes several actions, it has the notations of all of them, separated by `;
 * `, and the words of the last.
 */
export type ToldAction = { notation: string, message: Message, };

/**
 * What would have been better, if anything, and by how much it raises the chance to win.
 */
export type Verdict = { better: ToldAction | null, loss: Interval, };

/**
 * By how much a part of a score sheet would have differed.
 */
export type ScorePart = { rule: string, what: Message, points: Interval, };

/**
 * A mean and half the width of its 95 % interval.
 */
export type Interval = { 
/**
 * The mean.
 */
mean: number, 
/**
 * Half the width.
 */
margin: number, };

/**
 * What a review says of one game of the caller's.
 */
export type ReviewedGame = { 
/**
 * The table.
 */
table: TableId, 
/**
 * The game.
 */
game: string, 
/**
 * When the table was opened.
 */
opened: Time, 
/**
 * The seat of the caller.
 */
seat: number, 
/**
 * Whether the judge took its time.
 */
deep: boolean, 
/**
 * How many decisions the caller made.
 */
decisions: number, 
/**
 * What they cost together, by what could be known, in parts of a win.
 */
losses: Interval, 
/**
 * What chance brought.
 */
luck: number, 
/**
 * The part of the win at the end.
 */
result: number, };

/**
 * Asks whether a move would have been good at a moment of a finished game.
 */
export type Attempt = { 
/**
 * The seat that had to act.
 */
seat: number, 
/**
 * The version of the seat at that moment.
 */
version: Version, 
/**
 * The action, or the actions of one move, separated by semicolons.
 */
action: string, };

/**
 * The answer to an attempt.
 */
export type Attempted = { 
/**
 * What speaks against it; nothing if it is about as good as the best move found.
 */
objection: Objection | null, };

/**
 * What speaks against a move: what is better, by how much it raises the chance to win, and why.
 */
export type Objection = { better: ToldAction, loss: Interval, parts: Array<ScorePart>, };

/**
 * Asks for a hint.
 */
export type HintWanted = { 
/**
 * The version that the player has seen.
 */
version: Version, };

/**
 * Asks the tutor about a move before it is made.
 */
export type MoveInDoubt = { 
/**
 * The version that the player has seen.
 */
version: Version, 
/**
 * The action in notation, or the actions of one move, separated by semicolons.
 */
action: string, 
/**
 * What the tutor objects to.
 */
tutor: Strictness, };

/**
 * How strict a tutor is.
 */
export type Strictness = "big-mistakes" | "all";

/**
 * What is said to somebody who asks for a hint.
 */
export type Hinted = { 
/**
 * The hint; nothing for a seat that has no choice.
 */
hint: Hint | null, };

/**
 * A hint in three parts: what matters, where, and the move with its reason.
 */
export type Hint = { matters: ScorePart | null, touches: Array<string>, action: ToldAction, parts: Array<ScorePart>, };

/**
 * A lesson that can be taken.
 */
export type LessonEntry = { 
/**
 * The game.
 */
game: string, 
/**
 * Which of the game's lessons.
 */
number: number, 
/**
 * The name under which progress is kept.
 */
title: string, 
/**
 * How many scenes it has.
 */
scenes: number, };

/**
 * Asks for a lesson as it is after all that the learner has done. The server keeps nothing of it.
 */
export type LessonSoFar = { 
/**
 * What the learner did right, in order, and then the newest thing.
 */
done: Array<Did>, 
/**
 * The text of a lesson that is not built in.
 */
text?: string, 
/**
 * Whether the learner has been here before, as on going back or coming back; such a visit is not counted.
 */
again?: boolean, };

/**
 * Something that a learner does.
 */
export type Did = "read" | { "play": string } | { "look": string } | "skip";

/**
 * What somebody has learned so far, on any device. The page writes and reads it; the server keeps it with an account.
 */
export type Progress = { 
/**
 * The lessons that were begun, by name (`point-city-1`).
 */
lessons: Record<string, LessonProgress>, 
/**
 * The rules that were explained, in a lesson or when they first happened.
 */
explained: Array<string>, 
/**
 * The games whose lesson was offered before the first game.
 */
offered: Array<string>, };

/**
 * How far a lesson was taken.
 */
export type LessonProgress = { 
/**
 * What was done, in order; nothing after the end, so that it starts again.
 */
done: Array<Did>, 
/**
 * Whether it was taken to its end once.
 */
finished: boolean, };

/**
 * A lesson as the learner sees it.
 */
export type LessonScene = { 
/**
 * The game.
 */
game: string, 
/**
 * How many seats it has.
 */
seats: number, 
/**
 * The learner's seat.
 */
you: number, 
/**
 * Which scene, counted from 1.
 */
scene: number, 
/**
 * How many there are.
 */
scenes: number, 
/**
 * The reaction to the newest thing that the learner did.
 */
reaction: Reaction, 
/**
 * What has happened since, ending with the board as it is.
 */
frames: Array<LessonFrame>, 
/**
 * What the bubble says.
 */
say?: Said, 
/**
 * What the learner has to do.
 */
task: Task, 
/**
 * The things that glow.
 */
glow: Array<string>, 
/**
 * The rules behind the scene.
 */
rules: string[], 
/**
 * The seats that have to act.
 */
"to-act": number[], 
/**
 * What the learner may do; if the lesson asks for something that is not allowed, only that.
 */
legal: Array<Telling>, 
/**
 * The score sheets, when the lesson is over.
 */
sheets?: Array<Array<ScoreLine>>, };

/**
 * What the learner sees after a step.
 */
export type LessonFrame = { 
/**
 * Who made it; none for chance.
 */
seat: number | null, 
/**
 * What the learner is told of it.
 */
telling?: Telling, 
/**
 * The position after it, as the learner sees it.
 */
view: unknown, };

/**
 * What a bubble says.
 */
export type Said = { "key": string } | { "text": string };

/**
 * What a learner has to do.
 */
export type Task = "read" | "play" | "look" | "try" | "free" | "end";

/**
 * The result of something that a learner did.
 */
export type Reaction = "right" | { "other": { 
/**
 * The answer, if there is one.
 */
say: Said | null, } } | { "refused": { 
/**
 * The rule.
 */
rule: string, 
/**
 * Why.
 */
message: Message, } } | { "unreadable": { 
/**
 * Why.
 */
message: Message, } };

/**
 * Something that waits for a player, or that the player missed.
 */
export type Notice = { 
/**
 * Which; a newer notice has a higher number.
 */
notice: number, 
/**
 * Since when.
 */
at: Time, 
/**
 * What it is about.
 */
kind: NoticeKind, 
/**
 * The table.
 */
table: TableId, 
/**
 * The game that is played there.
 */
game: string, 
/**
 * The names of the others at the table.
 */
with: Array<string>, 
/**
 * The notice in words.
 */
message: Message, 
/**
 * Whether the player has seen it.
 */
seen: boolean, 
/**
 * Whether it no longer holds, because the player has acted or has come to the table.
 */
done: boolean, };

/**
 * What a notice is about. A newer one of the same table and kind takes the place of the older one.
 */
export type NoticeKind = "your-turn" | "time-short" | "invited" | "over" | "undo-asked" | "return-asked" | "pause-asked" | "help-asked" | "review-ready";

/**
 * The notices of a player, the newest first: all of them, or those that have changed.
 */
export type Notices = { 
/**
 * How often the list has changed. A client that names this number in its next request is told only of later
 * changes.
 */
latest: number, 
/**
 * The notices.
 */
notices: Array<Notice>, };

/**
 * Says how far the player has seen the list.
 */
export type NoticesSeen = { 
/**
 * The number of the newest notice that was seen.
 */
"up-to": number, };

/**
 * How a channel is used.
 */
export type ChannelUse = "off" | "on" | "daily";

/**
 * When nothing is sent, in minutes of the player's day; the end may come after midnight.
 */
export type QuietHours = { 
/**
 * The first quiet minute.
 */
from: number, 
/**
 * The first minute that is not quiet any more.
 */
to: number, };

/**
 * When a player's clock is put forward or back, for example because summer time begins or ends.
 */
export type ClockShift = { 
/**
 * When.
 */
at: Time, 
/**
 * How many minutes the clock is ahead of UTC from then on.
 */
offset: number, };

/**
 * How a player wants to be told.
 */
export type NewNoticeSettings = { 
/**
 * Messages on the player's devices.
 */
push: ChannelUse, 
/**
 * Letters to the player's address.
 */
mail: ChannelUse, 
/**
 * When nothing is sent.
 */
quiet: QuietHours | null, 
/**
 * How many minutes the player's clock is ahead of UTC.
 */
offset: number, 
/**
 * When that changes next, as far as the player's device knows.
 */
shift?: ClockShift, 
/**
 * The language of what is sent.
 */
language: string | null, };

/**
 * How a player is told.
 */
export type NoticeSettings = { 
/**
 * Where letters go.
 */
address: string | null, 
/**
 * An address that waits for the code that was mailed to it.
 */
unconfirmed: string | null, 
/**
 * Messages on the player's devices.
 */
push: ChannelUse, 
/**
 * Letters to the player's address.
 */
mail: ChannelUse, 
/**
 * When nothing is sent.
 */
quiet: QuietHours | null, 
/**
 * How many minutes the player's clock is ahead of UTC.
 */
offset: number, 
/**
 * When that changes next, as far as the player's device knows.
 */
shift?: ClockShift, 
/**
 * The language of what is sent.
 */
language: string | null, };

/**
 * The key with which browsers recognize the server's messages.
 */
export type PushKey = { 
/**
 * The public key in base64url.
 */
key: string, };

/**
 * Where and how a device takes messages, as its browser says.
 */
export type PushSubscription = { 
/**
 * The address at the push service.
 */
endpoint: string, 
/**
 * The device's public key in base64url.
 */
p256dh: string, 
/**
 * The secret shared with the device, in base64url.
 */
auth: string, 
/**
 * What the player calls the device.
 */
device?: string, };

/**
 * Names a device that takes no more messages.
 */
export type PushEndpoint = { 
/**
 * The address at the push service.
 */
endpoint: string, };

/**
 * An address for letters, which is confirmed by a code that is mailed to it.
 */
export type MailAddress = { 
/**
 * The address.
 */
address: string, };

/**
 * Confirms an address.
 */
export type MailCode = { 
/**
 * The code from the letter.
 */
code: string, };

/**
 * What a webhook is sent.
 */
export type HookForm = "json" | "chat";

/**
 * Where a table's news go; whoever opened the table decides.
 */
export type NewWebhook = { 
/**
 * The address.
 */
url: string, 
/**
 * In which form.
 */
form: HookForm, 
/**
 * In which language; that of the caller unless it is given.
 */
language?: string, };

/**
 * Whether a webhook is sent anything.
 */
export type HookState = "on" | { "off": { 
/**
 * How it failed last.
 */
why: Message, } };

/**
 * Where a table's news go.
 */
export type Webhook = { 
/**
 * The address.
 */
url: string, 
/**
 * In which form.
 */
form: HookForm, 
/**
 * In which language.
 */
language: string | null, 
/**
 * Whether it is sent anything.
 */
state: HookState, 
/**
 * The key that signs its messages; told only when the webhook is set.
 */
secret?: string, };

/**
 * Somebody with whom the caller has sat at a table.
 */
export type Companion = { 
/**
 * How the caller names the person in an invitation; it means nothing to anybody else.
 */
player: string, 
/**
 * The person's name at the last table.
 */
name: string, 
/**
 * When that table was opened.
 */
last: Time, };

/**
 * Asks somebody to a table.
 */
export type Invitation = { 
/**
 * Whom, as the list of companions names the person.
 */
player: string, };

/**
 * Something to be said: the key of a Fluent message and its variables.
 */
export type Message = { key: string, args?: { [key in string]: Arg }, };

/**
 * The value of a variable of a message.
 */
export type Arg = number | string | { name: string, text: string, } | { seat: number, } | Message | Array<Arg>;

/**
 * A step or an action: notation, rule, words, and the elements of the board that it touches.
 */
export type Telling = { notation: string, rule: string, also?: Array<string>, message: Message, touches?: Array<string>, };

/**
 * Something that questions can be about.
 */
export type Topic = { thing: string, words: Message, };

/**
 * How a party stands.
 */
export type Standing = { score: number, place: number, };

/**
 * A line of a score sheet.
 */
export type ScoreLine = { rule: string, what: Message, points: number, counts?: Array<string>, };

/**
 * How all parties stand, as if the game ended now.
 */
export type Scores = { 
/**
 * Scores and places.
 */
outcome: Array<Standing>, 
/**
 * The score sheets.
 */
sheets: Array<Array<ScoreLine>>, 
/**
 * Which parties have the same score, and what decided between them.
 */
ties?: Array<Tie>, };

/**
 * Two parties with equal scores that follow each other, counted from 0; the first is ahead, unless they share the place.
 * What decided between them says what either has.
 */
export type Tie = { parties: [number, number], decided: [TieBreak, TieBreak] | null, };

/**
 * A comparison that decides between equal scores, and how a party does in it.
 */
export type TieBreak = { rule: string, what: Message, };

/**
 * All that is explained of a thing.
 */
export type Explained = { about: About, uses?: Array<Use>, };

/**
 * What a thing is: its sort, its name, what it does, every icon on it, what it is worth, and the rule that explains it.
 */
export type About = { kind: Message, name: Arg, text?: Array<Message>, marks?: Array<Mark>, worth?: Array<Worth>, rule: string, };

/**
 * An icon or a value printed on a thing.
 */
export type Mark = { icon: string, name: Message, meaning?: Message, };

/**
 * What a thing is worth under some condition, and what counts for it.
 */
export type Worth = { points: number, when: Message, counts?: Array<string>, };

/**
 * Something that can be done with a thing: the actions that do it, or why none is allowed now. With `at` it happens at
 * another thing.
 */
export type Use = { words: Message, at?: string, offers?: Array<Offer>, refusal?: Refusal, };

/**
 * An allowed action, the actions that complete it, and what all of them would bring.
 */
export type Offer = { then?: Array<Telling>, gain: Gain, notation: string, rule: string, also?: Array<string>, message: Message, touches?: Array<string>, };

/**
 * What an action changes at once: points by line, and what else is gained or lost.
 */
export type Gain = { points?: Array<ScoreLine>, holdings?: Array<Holding>, others?: Array<Share>, };

/**
 * What an action changes at once for another seat.
 */
export type Share = { seat: number, points: number, holdings?: Array<Holding>, };

/**
 * An amount of something.
 */
export type Holding = { what: Message, amount: number, };

/**
 * Why a rule forbids something.
 */
export type Refusal = { rule: string, message: Message, };
