// Written by online/protocol; `cargo test -p tetrapolis-protocol` says when it is stale.

/**
 * A card with two or four projects (UT-1.2, UT-1.3).
 */
export type Card = { 
/**
 * The name in notation.
 */
id: string, 
/**
 * The name for people.
 */
name: string, 
/**
 * The price in upcoins; none for a municipal card, which is free.
 */
price: number | null, 
/**
 * The projects by end: `a` and `b` of the front, `c` and `d` of the back of a municipal card.
 */
projects: Array<Project>, };

/**
 * What prestige can count on a street (UT-1.8 c).
 */
export type Counted = "gift" | Kind;

/**
 * A deck or the common pile.
 */
export type DeckNow = { 
/**
 * Cards left, the open one included.
 */
left: number, 
/**
 * The open card.
 */
top: Card | null, };

/**
 * One of the projects of a card: `a` and `b` are the ends of the front, `c` and `d` those of the back.
 */
export type End = "a" | "b" | "c" | "d";

/**
 * What a project earns each time that a plot of its street is closed (UT-1.7).
 */
export type Income = { "for": "flat", 
/**
 * The upcoins.
 */
coins: number, } | { "for": "storey-below", 
/**
 * The upcoins for each.
 */
coins: number, } | { "for": "on-plot", 
/**
 * The upcoins for each.
 */
coins: number, 
/**
 * The kind.
 */
of: Kind, } | { "for": "on-street", 
/**
 * The upcoins for each.
 */
coins: number, 
/**
 * The kind.
 */
of: Kind, } | { "for": "if-ground", 
/**
 * The upcoins.
 */
coins: number, };

/**
 * The kind of a project (UT-1.4).
 */
export type Kind = "office" | "services" | "apartment" | "cafe" | "shop" | "hotel";

/**
 * Where a card is taken from (UT-3.4).
 */
export type Origin = string;

/**
 * What has to happen in a position.
 */
export type Phase = "deal-first" | "deal-tops" | "collect" | "keep" | "buy" | "choose" | "place" | "open" | "over";

/**
 * What a client draws: a view in names, the same for everybody.
 */
export type Picture = { 
/**
 * Turns completed, by all.
 */
turns: number, 
/**
 * The round, counted from 1.
 */
round: number, 
/**
 * Who began; nobody before that is dealt.
 */
first: Seat | null, 
/**
 * Whose turn it is.
 */
seat: Seat | null, 
/**
 * What has to happen.
 */
phase: Phase, 
/**
 * Which of the two actions of the turn it is, 1 or 2; nothing between turns.
 */
action: number | null, 
/**
 * Whether the end is triggered, so that this round is the last (UT-6.1).
 */
last_round: boolean, 
/**
 * The common pile.
 */
pile: DeckNow, 
/**
 * The card that is being played.
 */
taken: TakenNow | null, 
/**
 * Where the next card is revealed.
 */
opening: Origin | null, 
/**
 * The players in the order of the seats.
 */
players: Array<PlayerNow>, };

/**
 * A player's money, deck and street.
 */
export type PlayerNow = { 
/**
 * The upcoins in the wallet.
 */
wallet: number, 
/**
 * The upcoins on the deck; while there are any it sells nothing (UT-3.6).
 */
coins: number, 
/**
 * The deck.
 */
deck: DeckNow, 
/**
 * The five plots.
 */
street: Array<PlotNow>, 
/**
 * What a roof would pay now, not counting what its own card earns (UT-5.1, UT-5.2).
 */
income: number, 
/**
 * The prestige of the street, as if the game ended now (UT-7.1).
 */
prestige: number, 
/**
 * The storeys of the tallest building (UT-7.3).
 */
tallest: number, 
/**
 * The score and place, as if the game ended now.
 */
standing: Standing, };

/**
 * A plot of a street.
 */
export type PlotNow = { 
/**
 * Whether a roof has closed it (UT-4.4).
 */
closed: boolean, 
/**
 * Whether it accepts no gift (UT-1.6).
 */
no_gifts: boolean, 
/**
 * What its projects would add to the income now.
 */
income: number, 
/**
 * What its projects are worth, as if the game ended now.
 */
prestige: number, 
/**
 * Its storeys, the ground floor first.
 */
storeys: Array<StoreyNow>, };

/**
 * What a project is worth at the end (UT-1.8).
 */
export type Prestige = { "for": "flat", 
/**
 * The points.
 */
points: number, } | { "for": "on-plot", 
/**
 * The points for each.
 */
points: number, 
/**
 * The kind.
 */
of: Kind, } | { "for": "on-street", 
/**
 * The points for each.
 */
points: number, 
/**
 * What counts.
 */
of: Counted, } | { "for": "storey-below", 
/**
 * The points for each.
 */
points: number, } | { "for": "if-ground", 
/**
 * The points.
 */
points: number, };

/**
 * One project of a card (UT-1.4).
 */
export type Project = { 
/**
 * Its kind, if it has one.
 */
kind: Kind | null, 
/**
 * Whether it counts as two of its kind (UT-1.5).
 */
duo: boolean, 
/**
 * Whether it closes its plot (UT-4.4).
 */
roof: boolean, 
/**
 * Whether it goes to another player's street (UT-4.2).
 */
gift: boolean, 
/**
 * Where it may stand (UT-1.6).
 */
stands: Stands, 
/**
 * Whether its building accepts no gift (UT-1.6).
 */
"no-gifts": boolean, 
/**
 * What it earns.
 */
income: Income | null, 
/**
 * What it is worth at the end.
 */
prestige: Prestige | null, };

/**
 * A place at the table; counted from 0 inside, shown to people from 1.
 */
export type Seat = number;

/**
 * How one party stands.
 */
export type Standing = { 
/**
 * The points.
 */
score: number, 
/**
 * 1 for the winner; those who share a place have the same number, and the next places are left out.
 */
place: number, };

/**
 * Where on a plot a project may stand (UT-1.6).
 */
export type Stands = "anywhere" | "ground" | "upper" | "rooftop";

/**
 * A card on a plot.
 */
export type StoreyNow = { 
/**
 * The card's name in notation.
 */
id: string, 
/**
 * The card's name for people.
 */
name: string, 
/**
 * Which of its projects is built.
 */
end: End, 
/**
 * That project.
 */
project: Project, 
/**
 * What it would add to the income now.
 */
income: number, 
/**
 * What it is worth, as if the game ended now.
 */
prestige: number, };

/**
 * The card that is being played.
 */
export type TakenNow = { 
/**
 * The card.
 */
card: Card, 
/**
 * Where it came from.
 */
from: Origin, 
/**
 * The project of it that was chosen.
 */
chosen: End | null, };
