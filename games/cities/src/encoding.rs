use tetrapolis_game::{Code, Encoding, Game, Part, Pen, Seat, first_person};

use crate::card::{CARDS, MILESTONES, PLACES};
use crate::district::Limits;
use crate::feature::MOST_KINDS;
use crate::grid::{Grid, MOST_CELLS};
use crate::state::{OPEN_CARDS, OPEN_FEATURES, SETS};
use crate::tile::{LAND_TILES, STARTING_TILES};
use crate::{
    Action, Cell, Cities, Colour, FeatureKind, Ground, Length, METROPOLISES, Phase, Pieces, State, TileIndex, View,
};

const COLOURS: usize = Colour::ALL.len();
const SLOTS: usize = 16;
const ROTATIONS: usize = 4;
/// How many different features there can be in a hand.
const HELD: usize = 2;
/// How many numbers say what a tile is: the ground of its four cells.
const TILE: usize = 4 * GROUNDS;
const GROUNDS: usize = COLOURS + 2;
const PHASES: usize = 10;

/// Writes Cities as numbers. Seats are counted from the viewer on.
///
/// Cells are counted row by row from the first cell of the rectangle that the district fills now, both in the layers of
/// an observation and in the table of actions. So a cell gets another number when the district grows to the left or
/// upwards.
pub struct CitiesCode {
    game: Cities,
    /// How many cells a district can have, and how many places for another tile a row can have.
    cells: usize,
    span: usize,
    first: Firsts,
    actions: Vec<Part>,
    observation: Vec<Part>,
    tiles: Box<[[u8; TILE]]>,
}

/// The first places of the kinds of actions in the table.
struct Firsts {
    place: usize,
    put: usize,
    build: usize,
    discard: usize,
}

impl Encoding for Cities {
    const ENCODING: u32 = 1;

    type Code = CitiesCode;

    fn code(&self) -> CitiesCode {
        // A tile can be put on one row or column outside the district.
        let (cells, span) = match self.length {
            Length::Standard => (36, usize::from(Limits::STANDARD.sides.1) + 2),
            Length::Long => (MOST_CELLS, usize::from(Limits::LONG.sides.1) + 2),
        };
        let actions = vec![
            Part::flags("start, by tile", STARTING_TILES),
            Part::flags("take, by slot", SLOTS),
            Part::flags("place, by place and rotation", span * span * ROTATIONS),
            Part::flags("put, by feature in hand and cell", HELD * cells),
            Part::flags("build, by colour and cell", COLOURS * cells),
            Part::flags("discard, by colour", COLOURS),
        ];
        let first = |kind: usize| Part::total(&actions[..kind]);
        CitiesCode {
            first: Firsts { place: first(2), put: first(3), build: first(4), discard: first(5) },
            observation: observation(self.seats(), cells),
            tiles: self.tiles.iter().map(|tile| tile_numbers(tile.turned[0])).collect(),
            game: self.clone(),
            cells,
            span,
            actions,
        }
    }
}

fn observation(seats: u8, cells: usize) -> Vec<Part> {
    let all = usize::from(seats);
    let mut parts = vec![
        Part::flags("phase", PHASES),
        Part::flags("metropolis", METROPOLISES.len()),
        Part::new("rounds", 1, 8),
        Part::flags("to act", all),
        Part::flags("star", all),
        Part::flags("rings, by milestone, place and seat", MILESTONES * PLACES * all),
        Part::flags("open cards", OPEN_CARDS * CARDS),
        Part::flags("open tiles", OPEN_CARDS * TILE),
        Part::flags("open features", OPEN_FEATURES * MOST_KINDS),
        Part::new("open pieces", SETS.len() * COLOURS, 25),
        Part::flags("tile in hand", TILE),
        Part::flags("features in hand", HELD * MOST_KINDS),
        Part::new("pieces in hand", COLOURS, 25),
        Part::new("bag", COLOURS, 25),
        Part::flags("unseen cards", CARDS),
        Part::flags("unseen tiles", LAND_TILES),
    ];
    for seat in 0..seats {
        let part = |name: &str| format!("seat +{seat}: {name}");
        parts.extend([
            Part::flags(part("cards"), CARDS),
            Part::flags(part("workers"), SLOTS),
            Part::new(part("width and height in tiles"), 2, 5),
            Part::flags(part("cells are ten to a row"), 1),
            Part::flags(part("cells: red, blue, green, yellow, park, water"), 6 * cells),
            Part::flags(part("cells: floors, at least 1 to 4"), 4 * cells),
            Part::flags(part("cells: wild, kind of feature in binary"), 5 * cells),
        ]);
    }
    parts
}

impl Code<Cities> for CitiesCode {
    fn action_parts(&self) -> &[Part] {
        &self.actions
    }

    fn observation_parts(&self) -> &[Part] {
        &self.observation
    }

    fn index(&self, view: &View, legal: &[Action], indices: &mut Vec<u16>) {
        let own = first_person(view.viewer());
        let district = &view.players[own.index()].district;
        let first = district.first_cell();
        let index = |cell: Cell| usize::from(district.index(cell).expect("a cell of the district"));
        // Places for a tile begin one tile before the district.
        let place_of = |cell: Cell| {
            let place = |cell: u8, first: u8| usize::from(cell + 2 - first) / 2;
            place(cell.row(), first.row()) * self.span + place(cell.column(), first.column())
        };
        let held = |kind: FeatureKind| usize::from(view.hand.features[0] != Some(kind));
        let place = |action: &Action| match *action {
            Action::Start(tile) => tile.index() - LAND_TILES,
            Action::Take(slot) => STARTING_TILES + usize::from(slot.0),
            Action::Place(cell, rotation) => {
                self.first.place + place_of(cell) * ROTATIONS + usize::from(rotation.quarters())
            }
            Action::Put(kind, cell) => self.first.put + held(kind) * self.cells + index(cell),
            Action::Build(colour, cell) => self.first.build + colour.index() * self.cells + index(cell),
            Action::Discard(colour) => self.first.discard + colour.index(),
        };
        indices.clear();
        indices.extend(legal.iter().map(|action| place(action) as u16));
    }

    fn observe(&self, view: &View, numbers: &mut [u8]) {
        let (own, seats, state) = (first_person(view.viewer()), self.game.seats(), &**view);
        let all = usize::from(seats);
        let mut pen = Pen::new(numbers);
        pen.one_of(Some(phase_number(state.phase)), PHASES);
        pen.one_of(state.metropolis.map(crate::MetropolisIndex::index), METROPOLISES.len());
        pen.number(state.rounds.into());
        pen.one_of(Some(state.seat.after(own, seats)), all);
        pen.one_of(Some(state.star.after(own, seats)), all);
        for ring in state.rings.as_flattened() {
            pen.one_of(ring.map(|seat| seat.after(own, seats)), all);
        }
        for card in state.display.cards {
            pen.one_of(card.map(crate::CardIndex::index), CARDS);
        }
        for tile in state.display.tiles {
            self.tile(&mut pen, tile);
        }
        for kind in state.display.features {
            pen.one_of(kind.map(FeatureKind::index), MOST_KINDS);
        }
        for set in state.display.pieces {
            pieces(&mut pen, set);
        }
        self.tile(&mut pen, state.hand.tile);
        for kind in state.hand.features {
            pen.one_of(kind.map(FeatureKind::index), MOST_KINDS);
        }
        pieces(&mut pen, state.hand.pieces);
        pieces(&mut pen, state.bag);
        pen.bits(state.unseen_cards.bits().into(), CARDS);
        pen.bits(state.unseen_tiles.bits(), LAND_TILES);
        for seat in own.onward(seats) {
            self.player(&mut pen, state, seat);
        }
        debug_assert_eq!(pen.written(), Part::total(&self.observation));
    }
}

impl CitiesCode {
    fn tile(&self, pen: &mut Pen<'_>, tile: Option<TileIndex>) {
        match tile {
            Some(tile) => pen.copy(&self.tiles[tile.index()]),
            None => pen.skip(TILE),
        }
    }

    fn player(&self, pen: &mut Pen<'_>, state: &State, seat: Seat) {
        let player = &state.players[seat.index()];
        pen.bits(player.cards.bits().into(), CARDS);
        pen.bits(player.workers.bits().into(), SLOTS);
        let (width, height) = player.district.size();
        pen.number(width.into());
        pen.number(height.into());
        let land = &player.district.land;
        pen.flag(land.grid == Grid::Wide);
        let grounds = land.plots.iter().chain([&land.park, &land.water]);
        let layers = grounds.chain(&land.floors).chain([&land.wild]).chain(&land.kinds);
        for cells in layers {
            pen.bits(cells.bits(), self.cells);
        }
    }
}

fn pieces(pen: &mut Pen<'_>, pieces: Pieces) {
    pen.copy(&Colour::ALL.map(|colour| pieces.count(colour)));
}

fn tile_numbers(cells: [Ground; 4]) -> [u8; TILE] {
    let mut numbers = [0; TILE];
    let mut pen = Pen::new(&mut numbers);
    for ground in cells {
        let place = match ground {
            Ground::Plot(colour) => colour.index(),
            Ground::Park => COLOURS,
            Ground::Water => COLOURS + 1,
        };
        pen.one_of(Some(place), GROUNDS);
    }
    numbers
}

const fn phase_number(phase: Phase) -> usize {
    match phase {
        Phase::DealMetropolis => 0,
        Phase::DealStar => 1,
        Phase::Start => 2,
        Phase::Lay(_) => 3,
        Phase::Choose => 4,
        Phase::Reveal(_) => 5,
        Phase::Place => 6,
        Phase::Put => 7,
        Phase::Build => 8,
        Phase::Over => 9,
    }
}
