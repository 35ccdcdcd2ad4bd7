// Written by online/protocol; `cargo test -p tetrapolis-protocol` says when it is stale.

/**
 * What an area consists of.
 */
export type Area = "park" | "water" | "plots";

/**
 * The background of a feature: the cells on which it may lie (CI-4.6).
 */
export type Background = "plot" | "park" | "water";

/**
 * What a building can be adjacent to.
 */
export type Beside = "park" | "water" | "statue";

/**
 * A scoring card (CI-1.4).
 */
export type Card = { 
/**
 * The name in notation.
 */
id: string, 
/**
 * The name.
 */
name: string, 
/**
 * The points for each occurrence.
 */
points: number, 
/**
 * What it counts.
 */
counts: Counted, };

/**
 * A scoring card and what it is worth now.
 */
export type CardNow = { 
/**
 * How often it counts now.
 */
occurrences: number, 
/**
 * Its points, as if the game ended now.
 */
worth: number, 
/**
 * The name in notation.
 */
id: string, 
/**
 * The name.
 */
name: string, 
/**
 * The points for each occurrence.
 */
points: number, 
/**
 * What it counts.
 */
counts: Counted, };

/**
 * A cell that a district may cover; written as column and row, `e5`.
 *
 * The names do not change while the district grows in every direction: the starting tile is in the middle of all cells
 * that the district could reach.
 */
export type Cell = string;

/**
 * A cell of a district.
 */
export type CellNow = { 
/**
 * The name of the cell.
 */
cell: Cell, 
/**
 * What is printed on the tile.
 */
ground: Ground, 
/**
 * The feature on it, by id.
 */
feature: string | null, 
/**
 * Whether the feature is the wild plot (CI-4.8).
 */
wild: boolean, 
/**
 * The colour of the building.
 */
building: Colour | null, 
/**
 * The floors of the building; 0 if there is none.
 */
height: number, };

/**
 * A colour of plots, pieces and buildings (CI-1.1, CI-1.3).
 */
export type Colour = "red" | "blue" | "green" | "yellow";

/**
 * What a scoring card or milestone counts in a district.
 *
 * A card gives its points for every occurrence (CI-7.4); a milestone asks for a number of them (CI-5.1). *Adjacent* is
 * orthogonal, an *area* is connected, numbers are minimums (CI-5.4).
 */
export type Counted = { "count": "buildings", 
/**
 * The colour; any if there is none.
 */
colour: Colour | null, 
/**
 * The fewest floors.
 */
least: number, 
/**
 * The most floors.
 */
most: number, 
/**
 * What they must be adjacent to, if anything.
 */
beside: Beside | null, } | { "count": "sets", 
/**
 * How the four differ.
 */
by: Difference, 
/**
 * The colour; any if there is none.
 */
colour: Colour | null, 
/**
 * The fewest floors.
 */
least: number, 
/**
 * The most floors.
 */
most: number, 
/**
 * What they must be adjacent to, if anything.
 */
beside: Beside | null, } | { "count": "pairs", 
/**
 * The colours of the two.
 */
colours: Likeness, 
/**
 * The heights of the two.
 */
heights: Likeness, 
/**
 * The colour; any if there is none.
 */
colour: Colour | null, 
/**
 * The fewest floors.
 */
least: number, 
/**
 * The most floors.
 */
most: number, 
/**
 * What they must be adjacent to, if anything.
 */
beside: Beside | null, } | { "count": "areas", 
/**
 * Of what.
 */
of: Area, 
/**
 * The fewest cells.
 */
size: number, 
/**
 * The fewest different features in it.
 */
features: number, } | { "count": "blocks", 
/**
 * The fewest buildings.
 */
size: number, 
/**
 * The colour; any if there is none.
 */
colour: Colour | null, 
/**
 * The fewest floors.
 */
least: number, 
/**
 * The most floors.
 */
most: number, 
/**
 * What they must be adjacent to, if anything.
 */
beside: Beside | null, } | { "count": "uniform", 
/**
 * The plots of one area.
 */
size: number, } | { "count": "plots", 
/**
 * The colour; any if there is none.
 */
colour: Colour | null, 
/**
 * Whether no building may stand on it.
 */
empty: boolean, } | { "count": "features", 
/**
 * Where it lies.
 */
on: FeaturePlace, 
/**
 * Whether features of one kind count once.
 */
different: boolean, };

/**
 * How the buildings of a set differ.
 */
export type Difference = "colours" | "heights" | "both";

/**
 * A district.
 */
export type DistrictNow = { 
/**
 * Its first cell: the first column and the first row.
 */
first: Cell | null, 
/**
 * How many columns of cells it has.
 */
columns: number, 
/**
 * How many rows of cells it has.
 */
rows: number, 
/**
 * The cells, row by row; nothing where no tile lies.
 */
cells: Array<Array<CellNow | null>>, 
/**
 * The tiles by their first cells.
 */
tiles: { [key in Cell]: string }, };

/**
 * A kind of feature tile (CI-1.2).
 */
export type Feature = { 
/**
 * The name in notation.
 */
id: string, 
/**
 * The name.
 */
name: string, 
/**
 * Its background: where it may lie.
 */
on: Background, 
/**
 * Whether it is the wild plot (CI-4.8); the others on plots are statues.
 */
wild: boolean, 
/**
 * How many tiles of the kind there are.
 */
count: number, };

/**
 * Where a feature lies.
 */
export type FeaturePlace = "park" | "water" | "park-or-water" | "statue";

/**
 * What a cell of a land tile is (CI-1.1).
 */
export type Ground = Colour | "park" | "water";

/**
 * What was taken and not yet placed.
 */
export type HandNow = { 
/**
 * A land tile.
 */
tile: Tile | null, 
/**
 * Features.
 */
features: Array<Feature>, 
/**
 * Pieces by colour.
 */
pieces: { [key in Colour]?: number }, };

/**
 * What a slot holds.
 */
export type Holds = "nothing" | { "card": Card } | { "tile": Tile } | { "features": { 
/**
 * Those that lie face up.
 */
open: Array<Feature>, 
/**
 * Whether one more lies face down.
 */
hidden: boolean, } } | { "pieces": { [key in Colour]?: number } } | "hidden" | "blind";

/**
 * How two adjacent buildings compare.
 */
export type Likeness = "any" | "same" | "different";

/**
 * A metropolis and the rings on its milestones.
 */
export type MetropolisNow = { 
/**
 * Where the rings lie, milestone by milestone.
 */
places: Array<[Place, Place, Place]>, 
/**
 * The points of the best free place of each milestone; 0 if none is free.
 */
worth: Array<number>, 
/**
 * How much of what each milestone counts each player has, by milestone and seat.
 */
progress: Array<Array<number>>, 
/**
 * The name in notation.
 */
id: string, 
/**
 * The name.
 */
name: string, 
/**
 * The milestones.
 */
milestones: [Milestone, Milestone, Milestone], };

/**
 * A milestone (CI-1.5).
 */
export type Milestone = { 
/**
 * The name in messages.
 */
id: string, 
/**
 * The name.
 */
name: string, 
/**
 * What it counts.
 */
counts: Counted, 
/**
 * How many are needed.
 */
at_least: number, 
/**
 * The points of its places, the best first.
 */
places: [number, number, number], };

/**
 * What has to happen in a position.
 */
export type Phase = "deal-metropolis" | "deal-star" | "start" | { "lay": number } | "choose" | { "reveal": Row } | "place" | "put" | "build" | "over";

/**
 * What a client draws: a view in names, the same for everybody.
 */
export type Picture = { 
/**
 * The round, counted from 1.
 */
round: number, 
/**
 * The rounds of the whole game.
 */
rounds: number, 
/**
 * Who began this round; nobody before that is dealt.
 */
first: Seat | null, 
/**
 * Who holds the star; nobody when it lies on the board (CI-4.1).
 */
star: Seat | null, 
/**
 * Whose turn it is.
 */
seat: Seat | null, 
/**
 * What has to happen.
 */
phase: Phase, 
/**
 * The metropolis and its milestones; nothing before it is dealt.
 */
metropolis: MetropolisNow | null, 
/**
 * The starting tiles that can still be chosen.
 */
starts: Array<Tile>, 
/**
 * The sixteen slots, row by row.
 */
slots: Array<SlotNow>, 
/**
 * What the player whose turn it is has taken and not yet placed.
 */
hand: HandNow, 
/**
 * How many pieces are in the bag, by colour; everybody can count them.
 */
bag: { [key in Colour]?: number }, 
/**
 * How many cards, tiles and features nobody has seen.
 */
unseen: Unseen, 
/**
 * The players in the order of the seats.
 */
players: Array<PlayerNow>, };

/**
 * A place of a milestone.
 */
export type Place = "free" | { "ring": Seat } | "blocked";

/**
 * A player's district and cards.
 */
export type PlayerNow = { 
/**
 * How many workers are left, row by row.
 */
workers: [number, number, number, number], 
/**
 * The district.
 */
district: DistrictNow, 
/**
 * The scoring cards.
 */
cards: Array<CardNow>, 
/**
 * The points of the milestones.
 */
milestone_points: number, 
/**
 * The score and place, as if the game ended now.
 */
standing: Standing, };

/**
 * A row of the display (CI-3).
 */
export type Row = "card" | "tile" | "feature" | "piece";

/**
 * A place at the table; counted from 0 inside, shown to people from 1.
 */
export type Seat = number;

/**
 * A slot of the display, counted by rows from the left; written as row and number, `card-1`.
 */
export type Slot = string;

/**
 * A slot of the display.
 */
export type SlotNow = { 
/**
 * Which slot.
 */
slot: Slot, 
/**
 * Whose worker is on it.
 */
worker: Seat | null, 
/**
 * What it holds.
 */
holds: Holds, };

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
 * A land tile or starting tile of 2 x 2 cells (CI-1.1).
 */
export type Tile = { 
/**
 * The name in notation.
 */
id: string, 
/**
 * The cells, row by row.
 */
cells: [Ground, Ground, Ground, Ground], };

/**
 * How many things nobody has seen, those face down in slots included.
 */
export type Unseen = { 
/**
 * Scoring cards.
 */
cards: number, 
/**
 * Land tiles.
 */
tiles: number, 
/**
 * Features.
 */
features: number, };
