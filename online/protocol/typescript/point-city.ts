// Written by online/protocol; `cargo test -p tetrapolis-protocol` says when it is stale.

/**
 * A double-sided card (PC-1.2).
 */
export type Card = { 
/**
 * The name in notation.
 */
id: string, 
/**
 * The name of the building.
 */
name: string, 
/**
 * 1, 2 or 3.
 */
tier: number, 
/**
 * The resource side.
 */
front: Front, 
/**
 * The cost of the building, by resource.
 */
cost: [number, number, number, number, number], 
/**
 * The points printed on it.
 */
points: number, 
/**
 * Its permanent resource.
 */
gives: Resource | null, 
/**
 * Whether it lets its builder choose a civic token (PC-3.12).
 */
civic: boolean, };

/**
 * A place of the 4 x 4 market, counted left to right and top to bottom (PC-2.3); written as column and row, `b2`.
 */
export type Cell = string;

/**
 * The deck.
 */
export type Deck = { 
/**
 * Cards left, the open one included.
 */
left: number, 
/**
 * The tier of the top card.
 */
tier: number | null, 
/**
 * The open resource side of the top card.
 */
top: Front | null, };

/**
 * The resource side of a card (PC-1.2). It is all that is known of a card that shows this side, besides its tier
 * (PC-2.6).
 */
export type Front = Resource | `${Resource}*2` | "ingenuity";

/**
 * What has to happen in a position.
 */
export type Phase = "deal-fronts" | "deal-tokens" | "deal-first" | "choose" | { "flip": Cell } | "pay" | "draw" | { "token": number } | { "refill": Cell } | "open" | "rival" | "over";

/**
 * What a client draws: a view in names, the same for everybody.
 */
export type Picture = { 
/**
 * Turns completed, by all.
 */
turns: number, 
/**
 * Turns in the whole game, of all.
 */
turns_in_all: number, 
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
 * Whether a card was flipped this turn (PC-3.1).
 */
flipped: boolean, 
/**
 * The market, row by row.
 */
market: [[Place, Place, Place, Place], [Place, Place, Place, Place], [Place, Place, Place, Place], [Place, Place, Place, Place]], 
/**
 * The deck.
 */
deck: Deck, 
/**
 * The tokens that can still be had, in the order in which they lie.
 */
pool: Array<Token>, 
/**
 * The resource cards spent.
 */
discard: { [key in Front]?: number }, 
/**
 * The buildings taken and not yet paid for.
 */
pending: Array<Card>, 
/**
 * The players in the order of the seats; in a solo game the rival is the second.
 */
players: Array<Player>, 
/**
 * In a solo game, where the rival takes its first card next (PC-7.3).
 */
markers: Cell | null, };

/**
 * A place of the market.
 */
export type Place = { "shows": "empty", 
/**
 * What will be put there.
 */
wants: Side | null, } | { "shows": "front", 
/**
 * The card's tier.
 */
tier: number, 
/**
 * Its resource side.
 */
front: Front, } | { "shows": "building" } & Card;

/**
 * A player's cards and tokens.
 */
export type Player = { 
/**
 * Whether it is the virtual opponent of a solo game.
 */
rival: boolean, 
/**
 * The unspent resource cards.
 */
hand: { [key in Front]?: number }, 
/**
 * The permanent resources.
 */
permanents: { [key in Resource]?: number }, 
/**
 * The buildings.
 */
city: Array<Card>, 
/**
 * The points on the buildings.
 */
points: number, 
/**
 * The tokens.
 */
tokens: Array<TokenNow>, 
/**
 * The score and place, as if the game ended now.
 */
standing: Standing, };

/**
 * One of the five resources (PC-1.1).
 */
export type Resource = "energy" | "industry" | "economy" | "community" | "ecology";

/**
 * A place at the table; counted from 0 inside, shown to people from 1.
 */
export type Seat = number;

/**
 * A side of a card.
 */
export type Side = "resource" | "building";

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
 * A civic token (PC-1.4).
 */
export type Token = { 
/**
 * The name in notation.
 */
id: string, 
/**
 * The points for each time that it counts.
 */
points: number, } & ({ "kind": "flat" } | { "kind": "per-resource", 
/**
 * The type.
 */
of: Resource, } | { "kind": "per-pair", 
/**
 * The types.
 */
of: [Resource, Resource], } | { "kind": "per-type-at-least", 
/**
 * How many are enough.
 */
at_least: number, } | { "kind": "per-type-missing" } | { "kind": "per-full-set" } | { "kind": "per-ingenuity-card" });

/**
 * A token and what it is worth now.
 */
export type TokenNow = { 
/**
 * Its points, as if the game ended now.
 */
worth: number, 
/**
 * The name in notation.
 */
id: string, 
/**
 * The points for each time that it counts.
 */
points: number, } & ({ "kind": "flat" } | { "kind": "per-resource", 
/**
 * The type.
 */
of: Resource, } | { "kind": "per-pair", 
/**
 * The types.
 */
of: [Resource, Resource], } | { "kind": "per-type-at-least", 
/**
 * How many are enough.
 */
at_least: number, } | { "kind": "per-type-missing" } | { "kind": "per-full-set" } | { "kind": "per-ingenuity-card" });
