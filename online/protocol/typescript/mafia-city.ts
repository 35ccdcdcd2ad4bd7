// Written by online/protocol; `cargo test -p tetrapolis-protocol` says when it is stale.

/**
 * An effect or a veto.
 */
export type Announced = { 
/**
 * Who announced it.
 */
seat: Seat, 
/**
 * The cards laid for it.
 */
cards: Array<Hand>, };

/**
 * What somebody is about to carry out, with all its targets (MC-10.3).
 */
export type Effect = "bullet" | { "hat": Spot } | { "hats": Location } | { "informer": Spot } | { "thief": Seat } | { "police-raid": Location } | { "pulling-strings": [Location, Location] } | { "big-plan": [Spot, Location] } | "shady-business" | "secret-deal" | { "hitman": Spot } | "plus-one" | { "complicity": [Spot, Seat] } | { "prison": Spot } | { "port": Location };

/**
 * Where the figures are.
 */
export type Figures = { 
/**
 * Where the Hitman stands.
 */
hitman: Location, 
/**
 * Who holds the Policeman; nobody if it stands on the Police Station.
 */
policeman: Seat | null, 
/**
 * Who holds the Mayor; nobody if it stands on Town Hall.
 */
mayor: Seat | null, };

/**
 * Some copies of a card.
 */
export type Hand = { 
/**
 * The name in notation.
 */
id: string, 
/**
 * The name of the card.
 */
name: string, 
/**
 * Its text.
 */
kind: Kind, 
/**
 * Its symbol.
 */
symbol: Symbol, 
/**
 * How many.
 */
count: number, };

/**
 * The text of a card (MC-9).
 */
export type Kind = "hitman" | "informer" | "thief" | "police-chief" | "fbi" | "police-raid" | "pulling-strings" | "big-plan" | "complicity" | "shady-business" | "secret-deal";

/**
 * Who would be in control of a location if an effect happened.
 */
export type Lead = { 
/**
 * The location.
 */
location: Location, 
/**
 * Who would lead; nobody in a tie that nobody wins, or where nobody is left.
 */
then: Seat | null, };

/**
 * A location of the city (MC-1.1).
 */
export type Location = "prison" | "port" | "fighters-club" | "police-station" | "business-district" | "private-club" | "town-hall";

/**
 * What has to happen in a position.
 */
export type Phase = "deal-first" | { "deal-tile": number } | { "deal-card": number } | "mulligan" | { "redraw": number } | "turn" | "bullet-turn" | "window" | { "steal": Seat } | { "shady": number } | { "shady-discard": number } | { "complicity": { 
/**
 * Who caused the move.
 */
causer: Seat, 
/**
 * The player who is asked because their mafioso was moved.
 */
jailed: Seat, } } | "pick" | "bid" | "effect" | "look" | "recruit" | "hitman-card" | "extra-point" | { "business": number } | "business-discard" | "pick-back" | "ask" | "back" | { "draw": number } | "over";

/**
 * What a client draws: a view in names.
 */
export type Picture = { 
/**
 * Whose view it is; nobody's for a spectator.
 */
viewer: Seat | null, 
/**
 * The round, counted from 1.
 */
round: number, 
/**
 * The victory points that win (MC-2.4).
 */
target: number, 
/**
 * The first player; nobody before that is dealt.
 */
first: Seat | null, 
/**
 * What has to happen.
 */
phase: Phase, 
/**
 * Who decides, if it is one player.
 */
seat: Seat | null, 
/**
 * The seven locations in the order of their numbers.
 */
locations: Array<Place>, 
/**
 * Where each location is: in the middle, then clockwise around it (MC-2.2).
 */
city: Array<Location>, 
/**
 * The figures.
 */
figures: Figures, 
/**
 * How many cards the draw pile has.
 */
pile: number, 
/**
 * The discard pile.
 */
discard: Array<Hand>, 
/**
 * Cards laid for an effect that is not over.
 */
laid: Array<Hand>, 
/**
 * The effect that all others are asked about (MC-10.3).
 */
window: Window | null, 
/**
 * The cards that a Shady Business has drawn, where the viewer sees them.
 */
drawn: Array<Hand>, 
/**
 * The players in the order of the seats.
 */
players: Array<Player>, };

/**
 * A location.
 */
export type Place = { 
/**
 * Which one.
 */
location: Location, 
/**
 * The number printed on it.
 */
number: number, 
/**
 * The mafiosi, from below.
 */
stack: Array<Stacked>, 
/**
 * Whether its marker cube lies on it.
 */
cube: boolean, 
/**
 * Whether it is being evaluated.
 */
here: boolean, 
/**
 * Who would be in control now (MC-4.3, MC-4.4).
 */
controller: Seat | null, };

/**
 * A player.
 */
export type Player = { 
/**
 * Mafiosi in the hand.
 */
mafiosi: number, 
/**
 * Mafiosi in the reserve.
 */
reserve: number, 
/**
 * Mafiosi in the Cell.
 */
cell: number, 
/**
 * Victory points.
 */
points: number, 
/**
 * How many cards the player has.
 */
cards: number, 
/**
 * The cards that the viewer knows: their own hand, and those seen in other hands.
 */
hand: Array<Hand>, 
/**
 * Whether these cards are remembered from when the viewer saw them, rather than seen now (MC-4.14).
 */
remembered: boolean, 
/**
 * Whether the player has passed (MC-3.6).
 */
passed: boolean, 
/**
 * Secret Deals laid for the location that is evaluated.
 */
deals: number, 
/**
 * The score and place, as if the game ended now.
 */
standing: Standing, };

/**
 * A place at the table; counted from 0 inside, shown to people from 1.
 */
export type Seat = number;

/**
 * A mafioso in a stack: the location, and the place from below, counted from 0. Written `2.1` for the lowest of the
 * Port.
 */
export type Spot = string;

/**
 * A mafioso in a stack.
 */
export type Stacked = { 
/**
 * Whose it is.
 */
seat: Seat, };

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
 * The symbol of a card (MC-8).
 */
export type Symbol = "fist" | "hat" | "bullet" | "plus-one";

/**
 * An effect that has been announced, with the vetoes on it. It shows who is asked according to what is public, and
 * never who has answered (MC-10.6).
 */
export type Window = { 
/**
 * The effect.
 */
effect: Effect, 
/**
 * Who announced it and each veto, and with which cards, the effect first.
 */
chain: Array<Announced>, 
/**
 * Secret Deals laid at once with this one, about which will be asked next (MC-4.6).
 */
further: Array<Hand>, 
/**
 * Who would lead then, at each location where the effect would move a mafioso or count one more.
 */
leads: Array<Lead>, 
/**
 * Who is asked about the last of them.
 */
asked: Array<Seat>, 
/**
 * Whether the viewer has to answer.
 */
open: boolean, 
/**
 * What the viewer has answered: the cards of a veto, or none.
 */
answer: Array<Hand> | null, };
