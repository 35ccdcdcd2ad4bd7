use std::collections::BTreeMap;

use serde::ser::SerializeSeq;
use serde::{Deserialize, Serialize};
use smol_str::{SmolStr, ToSmolStr, format_smolstr};
use tetrapolis_game::{Changed, Changes, Game, Pictures, Scoring, Seat, Standing, changes};

use crate::grid::Cells;
use crate::slot::in_row;
use crate::state::{Display, SETS};
use crate::{
    Card, Cell, Cities, Colour, Feature, FeatureKind, Ground, Metropolis, Phase, Pieces, Row, Slot, State, Tile,
    TileIndex, View,
};

/// What a client draws: a view in names, the same for everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Picture {
    /// The round, counted from 1.
    pub round: u8,
    /// The rounds of the whole game.
    pub rounds: u8,
    /// Who began this round; nobody before that is dealt.
    pub first: Option<Seat>,
    /// Who holds the star; nobody when it lies on the board (CI-4.1).
    pub star: Option<Seat>,
    /// Whose turn it is.
    pub seat: Option<Seat>,
    /// What has to happen.
    pub phase: Phase,
    /// The metropolis and its milestones; nothing before it is dealt.
    pub metropolis: Option<MetropolisNow>,
    /// The starting tiles that can still be chosen.
    pub starts: Vec<Tile>,
    /// The sixteen slots, row by row.
    pub slots: Vec<SlotNow>,
    /// What the player whose turn it is has taken and not yet placed.
    pub hand: HandNow,
    /// How many pieces are in the bag, by colour; everybody can count them.
    pub bag: BTreeMap<Colour, u8>,
    /// How many cards, tiles and features nobody has seen.
    pub unseen: Unseen,
    /// The players in the order of the seats.
    pub players: Vec<PlayerNow>,
}

/// A metropolis and the rings on its milestones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MetropolisNow {
    /// The metropolis.
    #[serde(flatten)]
    pub metropolis: Metropolis,
    /// Where the rings lie, milestone by milestone.
    pub places: Vec<[Place; 3]>,
    /// The points of the best free place of each milestone; 0 if none is free.
    pub worth: Vec<u8>,
    /// How much of what each milestone counts each player has, by milestone and seat.
    pub progress: Vec<Vec<u32>>,
}

/// A place of a milestone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// It can be had.
    Free,
    /// It has a player's ring.
    Ring(Seat),
    /// Nobody can have it with two players (CI-2.2).
    Blocked,
}

/// A slot of the display.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SlotNow {
    /// Which slot.
    pub slot: Slot,
    /// Whose worker is on it.
    pub worker: Option<Seat>,
    /// What it holds.
    pub holds: Holds,
}

/// What a slot holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Holds {
    /// Nothing, or nothing yet.
    Nothing,
    /// A scoring card.
    Card(Card),
    /// A land tile.
    Tile(Tile),
    /// Features, and whether one more lies face down.
    Features {
        /// Those that lie face up.
        open: Vec<Feature>,
        /// Whether one more lies face down.
        hidden: bool,
    },
    /// Pieces by colour.
    Pieces(BTreeMap<Colour, u8>),
    /// A card or tile that lies face down.
    Hidden,
    /// Pieces that will be drawn from the bag.
    Blind,
}

/// What was taken and not yet placed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HandNow {
    /// A land tile.
    pub tile: Option<Tile>,
    /// Features.
    pub features: Vec<Feature>,
    /// Pieces by colour.
    pub pieces: BTreeMap<Colour, u8>,
}

/// How many things nobody has seen, those face down in slots included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Unseen {
    /// Scoring cards.
    pub cards: u32,
    /// Land tiles.
    pub tiles: u32,
    /// Features.
    pub features: u32,
}

/// A player's district and cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerNow {
    /// How many workers are left, row by row.
    pub workers: [u8; 4],
    /// The district.
    pub district: DistrictNow,
    /// The scoring cards.
    pub cards: Vec<CardNow>,
    /// The points of the milestones.
    pub milestone_points: i32,
    /// The score and place, as if the game ended now.
    pub standing: Standing,
}

/// A district.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DistrictNow {
    /// Its first cell: the first column and the first row.
    pub first: Option<Cell>,
    /// How many columns of cells it has.
    pub columns: u8,
    /// How many rows of cells it has.
    pub rows: u8,
    /// The cells, row by row; nothing where no tile lies.
    pub cells: Vec<Vec<Option<CellNow>>>,
    /// The tiles by their first cells.
    #[cfg_attr(feature = "typescript", ts(as = "BTreeMap<Cell, String>"))]
    pub tiles: BTreeMap<Cell, SmolStr>,
}

/// A cell of a district.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CellNow {
    /// The name of the cell.
    pub cell: Cell,
    /// What is printed on the tile.
    pub ground: Ground,
    /// The feature on it, by id.
    #[cfg_attr(feature = "typescript", ts(as = "Option<String>"))]
    pub feature: Option<SmolStr>,
    /// Whether the feature is the wild plot (CI-4.8).
    pub wild: bool,
    /// The colour of the building.
    pub building: Option<Colour>,
    /// The floors of the building; 0 if there is none.
    pub height: u8,
}

/// A scoring card and what it is worth now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CardNow {
    /// The card.
    #[serde(flatten)]
    pub card: Card,
    /// How often it counts now.
    pub occurrences: u32,
    /// Its points, as if the game ended now.
    pub worth: i32,
}

changes! {
    Picture {
        round, rounds, first, star, seat, phase, starts, hand, bag, unseen;
        metropolis, slots, players
    }
    PlayerNow { workers, milestone_points, standing; district, cards }
    DistrictNow { first, columns, rows, tiles; cells }
}

impl Changes for MetropolisNow {
    fn changes<L: SerializeSeq>(&self, before: &Self, to: &mut Changed<L>) -> Result<(), L::Error> {
        let MetropolisNow { metropolis, places, worth, progress } = self;
        // Its fields lie beside the others.
        if *metropolis != before.metropolis {
            return to.set(self);
        }
        to.whole("places", places, &before.places)?;
        to.whole("worth", worth, &before.worth)?;
        to.whole("progress", progress, &before.progress)
    }
}

impl Changes for SlotNow {}
impl Changes for CellNow {}
impl Changes for CardNow {}

impl Pictures for Cities {
    type Picture = Picture;

    /// A view in names.
    fn picture(&self, view: &View) -> Picture {
        let state = &**view;
        let dealt = !matches!(state.phase, Phase::DealMetropolis | Phase::DealStar);
        let no_worker = state.taken().is_empty();
        let in_play = matches!(
            state.phase,
            Phase::Start | Phase::Choose | Phase::Reveal(_) | Phase::Place | Phase::Put | Phase::Build
        );
        let features = state.hand.features.into_iter().flatten().map(|kind| self.feature(kind).clone());
        Picture {
            round: (state.rounds + 1).min(self.rounds()),
            rounds: self.rounds(),
            first: dealt.then_some(state.star),
            star: (dealt && no_worker).then_some(state.star),
            seat: in_play.then_some(state.seat),
            phase: state.phase,
            metropolis: state.metropolis.map(|_| self.metropolis_now(state)),
            starts: if matches!(state.phase, Phase::DealMetropolis | Phase::DealStar | Phase::Start) {
                state.starts_left().iter().map(|tile| self.edition.tiles()[tile.index()].clone()).collect()
            } else {
                Vec::new()
            },
            slots: Slot::all().map(|slot| self.slot_now(state, slot)).collect(),
            hand: HandNow {
                tile: state.hand.tile.map(|tile| self.edition.tiles()[tile.index()].clone()),
                features: features.collect(),
                pieces: state.hand.pieces.by_colour(),
            },
            bag: state.bag.by_colour(),
            unseen: Unseen {
                cards: state.unseen_cards.len(),
                tiles: state.unseen_tiles.len(),
                features: state.unseen_features.len(),
            },
            players: self.players_now(state),
        }
    }
}

impl Cities {
    fn feature(&self, kind: FeatureKind) -> &Feature {
        &self.edition.features()[kind.index()]
    }

    fn metropolis_now(&self, state: &State) -> MetropolisNow {
        let metropolis = state.metropolis.expect("it was asked for");
        let metropolis = self.edition.metropolises()[metropolis.index()].clone();
        let open = self.open_places();
        let place = |place: usize, ring: Option<Seat>| match ring {
            Some(seat) => Place::Ring(seat),
            None if open.contains(&place) => Place::Free,
            None => Place::Blocked,
        };
        let places: Vec<[Place; 3]> =
            state.rings.iter().map(|rings| std::array::from_fn(|n| place(n, rings[n]))).collect();
        let best = |(milestone, places): (&crate::Milestone, &[Place; 3])| {
            let free = places.iter().position(|place| *place == Place::Free);
            free.map_or(0, |free| milestone.places[free])
        };
        let progress = |milestone: &crate::Milestone| {
            let players = state.players[..usize::from(self.seats())].iter();
            players.map(|player| milestone.counts.occurrences(&player.district.land)).collect()
        };
        MetropolisNow {
            worth: metropolis.milestones.iter().zip(&places).map(best).collect(),
            progress: metropolis.milestones.iter().map(progress).collect(),
            metropolis,
            places,
        }
    }

    fn slot_now(&self, state: &State, slot: Slot) -> SlotNow {
        let worker = Seat::all(self.seats()).find(|seat| state.players[seat.index()].workers.contains(slot));
        let holds = if worker.is_some() { Holds::Nothing } else { self.held(state, slot) };
        SlotNow { slot, worker, holds }
    }

    fn held(&self, state: &State, slot: Slot) -> Holds {
        let (display, column) = (&state.display, slot.column());
        let laid_out = match state.phase {
            Phase::DealMetropolis | Phase::DealStar | Phase::Start | Phase::Lay(_) | Phase::Over => false,
            Phase::Choose | Phase::Reveal(_) | Phase::Place | Phase::Put | Phase::Build => true,
        };
        let hidden = |holds| if laid_out { holds } else { Holds::Nothing };
        match slot.row() {
            Row::Card if column == display.cards.len() => hidden(Holds::Hidden),
            Row::Card => match display.cards[column] {
                Some(card) => Holds::Card(self.edition.cards()[card.index()].clone()),
                None => Holds::Nothing,
            },
            Row::Tile if column == display.tiles.len() => hidden(Holds::Hidden),
            Row::Tile => match display.tiles[column] {
                Some(tile) => Holds::Tile(self.edition.tiles()[tile.index()].clone()),
                None => Holds::Nothing,
            },
            Row::Feature => {
                let kinds = Display::features_of(column).filter_map(|place| display.features[place]);
                let open: Vec<Feature> = kinds.map(|kind| self.feature(kind).clone()).collect();
                if open.is_empty() { Holds::Nothing } else { Holds::Features { open, hidden: column == 3 && laid_out } }
            }
            Row::Piece if column == SETS.len() => hidden(Holds::Blind),
            Row::Piece if display.pieces[column] == Pieces::NONE => Holds::Nothing,
            Row::Piece => Holds::Pieces(display.pieces[column].by_colour()),
        }
    }

    fn players_now(&self, state: &State) -> Vec<PlayerNow> {
        let outcome = self.outcome(state);
        let player_now = |seat: Seat| {
            let player = &state.players[seat.index()];
            let cards = player.cards.iter().map(|card| self.card(card).clone());
            PlayerNow {
                workers: Row::ALL.map(|row| self.workers_a_row() - in_row(player.workers, row) as u8),
                district: self.district_now(state, seat),
                cards: cards
                    .map(|card| CardNow {
                        occurrences: card.counts.occurrences(&player.district.land),
                        worth: card.worth(&player.district.land),
                        card,
                    })
                    .collect(),
                milestone_points: self.milestone_points(state, seat.index()),
                standing: outcome.standings()[seat.index()],
            }
        };
        Seat::all(self.seats()).map(player_now).collect()
    }

    fn district_now(&self, state: &State, seat: Seat) -> DistrictNow {
        let district = &state.players[seat.index()].district;
        let (width, height) = district.size();
        let (columns, rows) = (2 * width, 2 * height);
        let mut printed = BTreeMap::new();
        let mut tiles = BTreeMap::new();
        for (cell, tile, rotation) in district.tiles() {
            let grounds = self.tile(tile).turned[usize::from(rotation.quarters())];
            printed.extend(cell.of_tile().into_iter().zip(grounds));
            tiles.insert(cell, self.notate_laid(tile, rotation));
        }
        let first = district.first_cell();
        let cell_now = |cell: Cell| {
            let ground = *printed.get(&cell)?;
            let index = district.index(cell)?;
            let land = &district.land;
            let height = land.height(index);
            let colour = Colour::ALL.into_iter().find(|colour| land.plots[colour.index()].meets(Cells::one(index)));
            let feature = land.feature(index).map(|kind| self.kind_id(kind).to_smolstr());
            let wild = land.wild.meets(Cells::one(index));
            Some(CellNow { cell, ground, feature, wild, building: colour.filter(|_| height > 0), height })
        };
        let row_of = |row: u8| {
            (0..columns).map(|column| cell_now(Cell::at(first.column() + column, first.row() + row))).collect()
        };
        DistrictNow {
            first: (!district.is_empty()).then_some(first),
            columns,
            rows,
            cells: (0..rows).map(row_of).collect(),
            tiles,
        }
    }

    /// A tile of a district in words: its id, and how far it is turned.
    pub(crate) fn notate_laid(&self, tile: TileIndex, rotation: crate::Rotation) -> SmolStr {
        let tile = self.tile_id(tile);
        if rotation == crate::Rotation::NONE { tile.to_smolstr() } else { format_smolstr!("{tile} {rotation}") }
    }
}
