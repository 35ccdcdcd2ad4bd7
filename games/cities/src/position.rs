use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tetrapolis_game::{Game, Member, Message, NotationError, Positions, Seat, Set};

use crate::audit::{seen_cards, seen_features, seen_pieces, seen_tiles};
use crate::card::{MILESTONES, PLACES};
use crate::colour::PIECES_OF_A_COLOUR;
use crate::district::District;
use crate::land::MOST_FLOORS;
use crate::notation::{read_colour, read_metropolis};
use crate::slot::Slots;
use crate::state::{Display, Gone, Hand, OPEN_CARDS, OPEN_FEATURES, Player, SETS};
use crate::{CardIndex, Cell, Cities, Colour, Kind, METROPOLISES, Phase, Pieces, Rotation, Slot, State, TileIndex};

/// A position in names, for files. What is named nowhere has not been seen, or is in the bag.
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
        let kind = |kind: Kind| self.kind_id(kind).to_owned();
        let gone_features = (0..self.edition.features().len() as u8).map(Kind);
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
        if position.players.len() != usize::from(self.seats()) {
            let message = Message::new("ci-position-players").with("found", position.players.len());
            return Err(message.with("wanted", self.seats()));
        }
        let seats = position.rings.as_flattened().iter().flatten().chain(position.workers.values());
        if seats.chain([&position.star]).any(|seat| seat.0 >= self.seats()) {
            return Err(Message::new("ci-position-seat").with("seats", self.seats()));
        }
        let mut state = self.initial();
        state.rounds = position.rounds;
        state.star = position.star;
        state.phase = position.phase;
        state.metropolis = position.metropolis.as_deref().map(read_metropolis).transpose().map_err(said)?;
        state.rings = position.rings;
        for (player, named) in state.players.iter_mut().zip(&position.players) {
            for id in &named.cards {
                insert(&mut player.cards, self.read_card(id).map_err(said)?, id)?;
            }
            player.district = self.read_district(named)?;
        }
        let mut taken = Slots::default();
        for (slot, seat) in &position.workers {
            taken.insert(*slot);
            state.players[seat.index()].workers.insert(*slot);
        }
        state.display = self.read_display(&position.display)?;
        state.hand = self.read_hand(&position.hand)?;
        state.gone = self.read_gone(&position.gone)?;
        state.seat = self.seat_to_act(&state);
        self.deduce_unseen(&mut state)?;
        self.audit(&state)?;
        Ok(state)
    }

    /// Accounts for every card, tile, feature and piece, and for the order of the game.
    fn audit(&self, state: &State) -> Result<(), Message> {
        self.account_for_phase(state)?;
        self.account_for_workers(state)?;
        crate::audit::account_for_display(state)?;
        self.account_for_hand(state)?;
        self.account_for_cards(state)?;
        self.account_for_tiles(state)?;
        self.account_for_features(state)?;
        self.account_for_pieces(state)?;
        self.account_for_rings(state)
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
            tiles: district.tiles().map(|(cell, tile, rotation)| (cell, self.notate_laid(tile, rotation))).collect(),
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

    fn read_display(&self, named: &DisplayPosition) -> Result<Display, Message> {
        let mut display = Display::default();
        for (place, id) in display.cards.iter_mut().zip(&named.cards) {
            *place = id.as_deref().map(|id| self.read_card(id)).transpose().map_err(said)?;
        }
        for (place, id) in display.tiles.iter_mut().zip(&named.tiles) {
            *place = id.as_deref().map(|id| self.read_tile(id)).transpose().map_err(said)?;
        }
        for (place, id) in display.features.iter_mut().zip(&named.features) {
            *place = id.as_deref().map(|id| self.read_kind(id)).transpose().map_err(said)?;
        }
        for (place, pieces) in display.pieces.iter_mut().zip(&named.pieces) {
            *place = read_pieces(pieces)?;
        }
        Ok(display)
    }

    fn read_hand(&self, named: &HandPosition) -> Result<Hand, Message> {
        let mut hand = Hand { pieces: read_pieces(&named.pieces)?, ..Hand::default() };
        hand.tile = named.tile.as_deref().map(|id| self.read_tile(id)).transpose().map_err(said)?;
        if named.features.len() > hand.features.len() {
            return Err(Message::new("ci-audit-hand"));
        }
        for id in &named.features {
            hand.add_feature(self.read_kind(id).map_err(said)?);
        }
        Ok(hand)
    }

    fn read_gone(&self, named: &GonePosition) -> Result<Gone, Message> {
        let mut gone = Gone { pieces: read_pieces(&named.pieces)?, ..Gone::default() };
        for id in &named.cards {
            insert(&mut gone.cards, self.read_card(id).map_err(said)?, id)?;
        }
        for id in &named.tiles {
            insert(&mut gone.tiles, self.read_tile(id).map_err(said)?, id)?;
        }
        for (id, count) in &named.features {
            gone.features[self.read_kind(id).map_err(said)?.index()] = *count;
        }
        Ok(gone)
    }

    fn read_district(&self, named: &PlayerPosition) -> Result<District, Message> {
        let mut district = District::EMPTY;
        let wrong = |key, cell: Cell| Message::new(key).with("cell", cell.to_string());
        let mut left = Vec::new();
        for (cell, text) in &named.tiles {
            let (tile, rotation) = self.read_laid(text).ok_or_else(|| wrong("ci-position-tile", *cell))?;
            if *cell == self.limits.start() {
                if !tile.is_starting() || rotation != Rotation::NONE {
                    return Err(wrong("ci-position-start", *cell));
                }
                district.start(self.limits, tile, self.tile(tile).turned[0]);
            } else {
                left.push((*cell, tile, rotation));
            }
        }
        if district.is_empty() && !left.is_empty() {
            return Err(wrong("ci-position-start", self.limits.start()));
        }
        while !left.is_empty() {
            let next = left.iter().position(|(cell, ..)| district.spots(self.limits).any(|spot| spot == *cell));
            let next = next.ok_or_else(|| wrong("ci-position-spot", left[0].0))?;
            let (cell, tile, rotation) = left.swap_remove(next);
            if tile.is_starting() || rotation.quarters() >= self.tile(tile).rotations {
                return Err(wrong("ci-position-tile", cell));
            }
            district.place(cell, tile, rotation, self.tile(tile).turned[usize::from(rotation.quarters())]);
        }
        for (cell, id) in &named.features {
            let kind = self.read_kind(id).map_err(said)?;
            let facts = self.kind(kind);
            let index = district.index(*cell).filter(|index| district.land.places_for(facts.on).contains(*index));
            let index = index.ok_or_else(|| wrong("ci-position-feature", *cell))?;
            district.land.put(index, kind, facts.on, facts.wild);
        }
        for (cell, text) in &named.buildings {
            let (colour, height) = read_building(text).ok_or_else(|| wrong("ci-position-building", *cell))?;
            let index = district.index(*cell).filter(|index| district.land.sites_for(colour).contains(*index));
            let index = index.ok_or_else(|| wrong("ci-position-building", *cell))?;
            (0..height).for_each(|_| district.land.build(index, colour));
        }
        Ok(district)
    }

    fn read_laid(&self, text: &str) -> Option<(TileIndex, Rotation)> {
        match text.split_once(' ') {
            None => Some((self.read_tile(text).ok()?, Rotation::NONE)),
            Some((id, rotation)) => Some((self.read_tile(id).ok()?, rotation.parse().ok()?)),
        }
    }

    /// Whatever lies nowhere in the open has not been seen, or is in the bag.
    fn deduce_unseen(&self, state: &mut State) -> Result<(), Message> {
        for card in seen_cards(state).collect::<Vec<_>>() {
            if !state.unseen_cards.contains(card) {
                return Err(Message::new("ci-position-twice").with("id", self.card_id(card)));
            }
            state.unseen_cards.remove(card);
        }
        for tile in seen_tiles(state).collect::<Vec<_>>() {
            if !tile.is_starting() {
                if !state.unseen_tiles.contains(tile) {
                    return Err(Message::new("ci-position-twice").with("id", self.tile_id(tile)));
                }
                state.unseen_tiles.remove(tile);
            }
        }
        for kind in (0..self.edition.features().len() as u8).map(Kind) {
            for _ in 0..seen_features(state, kind) {
                if self.unseen_of(state, kind) == 0 {
                    return Err(Message::new("ci-position-too-many").with("what", self.kind_id(kind)));
                }
                self.see_feature(state, kind);
            }
        }
        for colour in Colour::ALL {
            let seen = seen_pieces(state, colour);
            if seen > PIECES_OF_A_COLOUR.into() {
                return Err(Message::new("ci-position-too-many").with("what", colour.name()));
            }
            state.bag = state.bag.minus(Pieces::of(colour, seen as u8));
        }
        Ok(())
    }
}

fn insert<T: Member>(set: &mut Set<T>, member: T, id: &str) -> Result<(), Message> {
    if set.contains(member) {
        return Err(Message::new("ci-position-twice").with("id", id));
    }
    set.insert(member);
    Ok(())
}

fn read_pieces(named: &BTreeMap<Colour, u8>) -> Result<Pieces, Message> {
    let mut pieces = Pieces::NONE;
    for (colour, count) in named {
        if *count > PIECES_OF_A_COLOUR {
            return Err(Message::new("ci-position-too-many").with("what", colour.name()));
        }
        pieces = pieces.plus(Pieces::of(*colour, *count));
    }
    Ok(pieces)
}

/// Reads a building: `red` or `red*3`.
fn read_building(text: &str) -> Option<(Colour, u8)> {
    let (colour, height) = match text.split_once('*') {
        None => (text, 1),
        Some((colour, height)) => (colour, height.parse().ok()?),
    };
    (1..=MOST_FLOORS).contains(&height).then_some((read_colour(colour).ok()?, height))
}

fn said(error: NotationError) -> Message {
    error.0
}
