mod read;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tetrapolis_game::{Flaws, Game, Message, Positions, Seat};

use crate::audit::account_for_display;
use crate::card::{MILESTONES, PLACES};
use crate::state::{OPEN_CARDS, OPEN_FEATURES, Player, SETS};
use crate::{CardIndex, Cell, Cities, Colour, FeatureKind, METROPOLISES, Phase, Pieces, Slot, State, TileIndex};

/// A position in names, for files. Whatever it does not name has not been seen, or is in the bag.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Rounds completed.
    pub rounds: u8,
    /// Who began this round.
    pub star: Seat,
    /// What has to happen.
    pub phase: Phase,
    /// The metropolis; nothing before it is dealt.
    pub metropolis: Option<String>,
    /// Whose rings lie on the places of the milestones, milestone by milestone.
    #[serde(default)]
    pub rings: [[Option<Seat>; PLACES]; MILESTONES],
    /// What lies face up.
    #[serde(default)]
    pub display: DisplayPosition,
    /// The workers of this round.
    #[serde(default)]
    pub workers: BTreeMap<Slot, Seat>,
    /// What was taken and not yet placed.
    #[serde(default)]
    pub hand: HandPosition,
    /// What has left the game in sight of all.
    #[serde(default)]
    pub gone: GonePosition,
    /// The players in the order of the seats.
    pub players: Vec<PlayerPosition>,
}

/// What lies face up, in names; nothing where a slot is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DisplayPosition {
    /// The scoring cards.
    pub cards: [Option<String>; OPEN_CARDS],
    /// The land tiles.
    pub tiles: [Option<String>; OPEN_CARDS],
    /// The features: two of the first slot, one of each other.
    pub features: [Option<String>; OPEN_FEATURES],
    /// The sets of pieces.
    pub pieces: [BTreeMap<Colour, u8>; SETS.len()],
}

/// What was taken and not yet placed, in names.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct HandPosition {
    /// A land tile.
    pub tile: Option<String>,
    /// Features.
    pub features: Vec<String>,
    /// Pieces.
    pub pieces: BTreeMap<Colour, u8>,
}

/// What has left the game, in names.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct GonePosition {
    /// Scoring cards.
    pub cards: Vec<String>,
    /// Land tiles.
    pub tiles: Vec<String>,
    /// Features.
    pub features: BTreeMap<String, u8>,
    /// Pieces.
    pub pieces: BTreeMap<Colour, u8>,
}

/// A player in names.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerPosition {
    /// The scoring cards.
    pub cards: Vec<String>,
    /// The tiles by their first cells, as `t07`, or `t07 90` if turned.
    pub tiles: BTreeMap<Cell, String>,
    /// The features.
    pub features: BTreeMap<Cell, String>,
    /// The buildings, as `red`, or `red*3` if higher than one floor.
    pub buildings: BTreeMap<Cell, String>,
}

impl Positions for Cities {
    type Position = Position;

    fn position(&self, state: &State) -> Position {
        let card = |card: CardIndex| self.card_id(card).to_owned();
        let tile = |tile: TileIndex| self.tile_id(tile).to_owned();
        let kind = |kind: FeatureKind| self.kind_id(kind).to_owned();
        let gone_features = (0..self.edition.features().len() as u8).map(FeatureKind);
        let mut workers = BTreeMap::new();
        for seat in Seat::all(self.seats()) {
            workers.extend(state.players[seat.index()].workers.iter().map(|slot| (slot, seat)));
        }
        Position {
            rounds: state.rounds,
            star: state.star,
            phase: state.phase,
            metropolis: state.metropolis.map(|metropolis| METROPOLISES[metropolis.index()].to_owned()),
            rings: state.rings,
            display: DisplayPosition {
                cards: state.display.cards.map(|place| place.map(card)),
                tiles: state.display.tiles.map(|place| place.map(tile)),
                features: state.display.features.map(|place| place.map(kind)),
                pieces: state.display.pieces.map(Pieces::by_colour),
            },
            workers,
            hand: HandPosition {
                tile: state.hand.tile.map(tile),
                features: state.hand.features.into_iter().flatten().map(kind).collect(),
                pieces: state.hand.pieces.by_colour(),
            },
            gone: GonePosition {
                cards: state.gone.cards.iter().map(card).collect(),
                tiles: state.gone.tiles.iter().map(tile).collect(),
                features: gone_features
                    .map(|gone| (kind(gone), state.gone.features[gone.index()]))
                    .filter(|(_, count)| *count > 0)
                    .collect(),
                pieces: state.gone.pieces.by_colour(),
            },
            players: state.players[..usize::from(self.seats())]
                .iter()
                .map(|player| self.write_player(player))
                .collect(),
        }
    }

    /// Reads a position and checks that it can arise.
    fn restore(&self, position: &Position) -> Result<State, Message> {
        let mut flaws = Flaws::default();
        self.check_seats(position, &mut flaws);
        flaws.into_result()?;
        let mut state = self.initial();
        state.rounds = position.rounds;
        state.star = position.star;
        state.phase = position.phase;
        state.rings = position.rings;
        for (slot, seat) in &position.workers {
            state.players[seat.index()].workers.insert(*slot);
        }
        let mut flaws = Flaws::default();
        self.read_things(position, &mut state, &mut flaws);
        self.deduce_unseen(&mut state, &mut flaws);
        flaws.into_result()?;
        state.seat = self.seat_to_act(&state);
        self.audit(&state)?;
        Ok(state)
    }

    /// Accounts for every card, tile, feature and piece, and for the order of the game.
    fn audit(&self, state: &State) -> Result<(), Message> {
        let mut flaws = Flaws::default();
        self.account_for_phase(state, &mut flaws);
        self.account_for_workers(state, &mut flaws);
        account_for_display(state, &mut flaws);
        self.account_for_hand(state, &mut flaws);
        self.account_for_cards(state, &mut flaws);
        self.account_for_tiles(state, &mut flaws);
        self.account_for_features(state, &mut flaws);
        self.account_for_pieces(state, &mut flaws);
        self.account_for_rings(state, &mut flaws);
        Ok(flaws.into_result()?)
    }
}

impl Cities {
    fn write_player(&self, player: &Player) -> PlayerPosition {
        let district = &player.district;
        let land = &district.land;
        let features = land.featured().iter().filter_map(|index| Some((index, land.feature(index)?)));
        let building = |index: u8| {
            let colour = Colour::ALL.into_iter().find(|colour| land.plots[colour.index()].contains(index))?;
            Some(match land.height(index) {
                1 => colour.to_string(),
                height => format!("{colour}*{height}"),
            })
        };
        PlayerPosition {
            cards: player.cards.iter().map(|card| self.card_id(card).to_owned()).collect(),
            tiles: district
                .tiles()
                .map(|(cell, tile, rotation)| (cell, self.notate_laid(tile, rotation).to_string()))
                .collect(),
            features: features.map(|(index, kind)| (district.cell(index), self.kind_id(kind).to_owned())).collect(),
            buildings: land.floors[0]
                .iter()
                .filter_map(|index| Some((district.cell(index), building(index)?)))
                .collect(),
        }
    }

    /// Whose turn it is, or was last (CI-2.5, CI-4.1).
    pub(crate) fn seat_to_act(&self, state: &State) -> Seat {
        let seats = u32::from(self.seats());
        let taken = state.taken().len();
        let clockwise = |places: u32| Seat(((u32::from(state.star.0) + places) % seats) as u8);
        match state.phase {
            Phase::Start => {
                let chosen = state.players.iter().filter(|player| !player.district.is_empty()).count() as u32;
                clockwise((2 * seats - 1).saturating_sub(chosen))
            }
            Phase::Choose => clockwise(taken),
            Phase::Reveal(_) | Phase::Place | Phase::Put | Phase::Build => clockwise((taken + seats - 1) % seats),
            Phase::DealMetropolis | Phase::DealStar | Phase::Lay(_) | Phase::Over => state.star,
        }
    }
}
