//! Reads the names in a position. Every wrong one is noted and left out.

use std::collections::BTreeMap;

use tetrapolis_game::{Flaws, Game, Member, Message, Set};

use super::{DisplayPosition, GonePosition, HandPosition, PlayerPosition, Position};
use crate::audit::{card_field, seen_cards, seen_features, seen_pieces, seen_tiles, tile_field, twice};
use crate::colour::PIECES_OF_A_COLOUR;
use crate::district::District;
use crate::land::MOST_FLOORS;
use crate::notation::{read_colour, read_metropolis};
use crate::state::{Display, Gone, Hand};
use crate::{Cell, Cities, Colour, FeatureKind, Pieces, Rotation, State, TileIndex};

impl Cities {
    /// Checks that all seats that a position names exist.
    pub(super) fn check_seats(&self, position: &Position, flaws: &mut Flaws) {
        flaws.demand(position.players.len() == usize::from(self.seats()), "players", || {
            Message::new("ci-position-players").with("found", position.players.len()).with("wanted", self.seats())
        });
        let no_seat = || Message::new("ci-position-seat").with("seats", self.seats());
        flaws.demand(position.star.0 < self.seats(), "star", no_seat);
        for (slot, seat) in &position.workers {
            flaws.demand(seat.0 < self.seats(), format!("workers.{slot}"), no_seat);
        }
        for (n, rings) in position.rings.iter().enumerate() {
            for (place, seat) in rings.iter().enumerate() {
                let is_there = seat.is_none_or(|seat| seat.0 < self.seats());
                flaws.demand(is_there, format!("rings[{n}][{place}]"), no_seat);
            }
        }
    }

    /// Reads where everything is.
    pub(super) fn read_things(&self, position: &Position, state: &mut State, flaws: &mut Flaws) {
        let metropolis = position.metropolis.as_deref();
        state.metropolis = metropolis.and_then(|id| flaws.keep("metropolis", read_metropolis(id)));
        for (n, (player, named)) in state.players.iter_mut().zip(&position.players).enumerate() {
            flaws.within(&format!("players[{n}]"), |flaws| {
                player.cards = read_set(&named.cards, "cards", |id| self.read_card(id), flaws);
                player.district = self.read_district(named, flaws);
            });
        }
        state.display = flaws.within("display", |flaws| self.read_display(&position.display, flaws));
        state.hand = flaws.within("hand", |flaws| self.read_hand(&position.hand, flaws));
        state.gone = flaws.within("gone", |flaws| self.read_gone(&position.gone, flaws));
    }

    fn read_display(&self, named: &DisplayPosition, flaws: &mut Flaws) -> Display {
        let mut display = Display::default();
        for (n, (place, id)) in display.cards.iter_mut().zip(&named.cards).enumerate() {
            *place = id.as_deref().and_then(|id| flaws.keep(format!("cards[{n}]"), self.read_card(id)));
        }
        for (n, (place, id)) in display.tiles.iter_mut().zip(&named.tiles).enumerate() {
            *place = id.as_deref().and_then(|id| flaws.keep(format!("tiles[{n}]"), self.read_tile(id)));
        }
        for (n, (place, id)) in display.features.iter_mut().zip(&named.features).enumerate() {
            *place = id.as_deref().and_then(|id| flaws.keep(format!("features[{n}]"), self.read_kind(id)));
        }
        for (n, (place, pieces)) in display.pieces.iter_mut().zip(&named.pieces).enumerate() {
            *place = read_pieces(pieces, &format!("pieces[{n}]"), flaws);
        }
        display
    }

    fn read_hand(&self, named: &HandPosition, flaws: &mut Flaws) -> Hand {
        let mut hand = Hand { pieces: read_pieces(&named.pieces, "pieces", flaws), ..Hand::default() };
        hand.tile = named.tile.as_deref().and_then(|id| flaws.keep("tile", self.read_tile(id)));
        flaws.expect_in("features", named.features.len(), 0..=hand.features.len());
        for (n, id) in named.features.iter().enumerate().take(hand.features.len()) {
            if let Some(kind) = flaws.keep(format!("features[{n}]"), self.read_kind(id)) {
                hand.add_feature(kind);
            }
        }
        hand
    }

    fn read_gone(&self, named: &GonePosition, flaws: &mut Flaws) -> Gone {
        let mut gone = Gone {
            cards: read_set(&named.cards, "cards", |id| self.read_card(id), flaws),
            tiles: read_set(&named.tiles, "tiles", |id| self.read_tile(id), flaws),
            pieces: read_pieces(&named.pieces, "pieces", flaws),
            ..Gone::default()
        };
        for (id, count) in &named.features {
            if let Some(kind) = flaws.keep(format!("features.{id}"), self.read_kind(id)) {
                gone.features[kind.index()] = *count;
            }
        }
        gone
    }

    fn read_district(&self, named: &PlayerPosition, flaws: &mut Flaws) -> District {
        let mut district = District::EMPTY;
        let wrong = |key, cell: Cell| Message::new(key).with("cell", cell.to_string());
        let mut left = self.read_tiles(named, &mut district, flaws);
        while !left.is_empty() {
            let next = left.iter().position(|(cell, ..)| district.spots(self.limits).any(|spot| spot == *cell));
            let Some(next) = next else {
                for (cell, ..) in left {
                    flaws.add(format!("tiles.{cell}"), wrong("ci-position-spot", cell));
                }
                break;
            };
            let (cell, tile, rotation) = left.swap_remove(next);
            district.place(cell, tile, rotation, self.tile(tile).turned[usize::from(rotation.quarters())]);
        }
        for (cell, id) in &named.features {
            let Some(kind) = flaws.keep(format!("features.{cell}"), self.read_kind(id)) else { continue };
            let facts = self.kind(kind);
            match district.index(*cell).filter(|index| district.land.places_for(facts.on).contains(*index)) {
                Some(index) => district.land.put(index, kind, facts.on, facts.wild),
                None => flaws.add(format!("features.{cell}"), wrong("ci-position-feature", *cell)),
            }
        }
        for (cell, text) in &named.buildings {
            let site = read_building(text).and_then(|(colour, height)| {
                let index = district.index(*cell).filter(|index| district.land.sites_for(colour).contains(*index))?;
                Some((index, colour, height))
            });
            match site {
                Some((index, colour, height)) => (0..height).for_each(|_| district.land.build(index, colour)),
                None => flaws.add(format!("buildings.{cell}"), wrong("ci-position-building", *cell)),
            }
        }
        district
    }

    /// Lays the starting tile, and reads the others that may be laid.
    fn read_tiles(
        &self,
        named: &PlayerPosition,
        district: &mut District,
        flaws: &mut Flaws,
    ) -> Vec<(Cell, TileIndex, Rotation)> {
        let mut others = Vec::new();
        let start = self.limits.start();
        for (cell, text) in &named.tiles {
            let wrong = |key| Message::new(key).with("cell", cell.to_string());
            match self.read_laid(text) {
                Some((tile, Rotation::NONE)) if *cell == start && tile.is_starting() => {
                    district.start(self.limits, tile, self.tile(tile).turned[0]);
                }
                Some(_) if *cell == start => flaws.add(format!("tiles.{cell}"), wrong("ci-position-start")),
                Some((tile, rotation)) if !tile.is_starting() && rotation.quarters() < self.tile(tile).rotations => {
                    others.push((*cell, tile, rotation));
                }
                Some(_) | None => flaws.add(format!("tiles.{cell}"), wrong("ci-position-tile")),
            }
        }
        if district.is_empty() && !others.is_empty() {
            let message = Message::new("ci-position-start").with("cell", start.to_string());
            flaws.demand(named.tiles.contains_key(&start), "tiles", || message);
            others.clear();
        }
        others
    }

    fn read_laid(&self, text: &str) -> Option<(TileIndex, Rotation)> {
        match text.split_once(' ') {
            None => Some((self.read_tile(text).ok()?, Rotation::NONE)),
            Some((id, rotation)) => Some((self.read_tile(id).ok()?, rotation.parse().ok()?)),
        }
    }

    /// Whatever is not visible anywhere has not been seen, or is in the bag.
    pub(super) fn deduce_unseen(&self, state: &mut State, flaws: &mut Flaws) {
        for card in seen_cards(state).collect::<Vec<_>>() {
            let field = card_field(state, card);
            flaws.demand(state.unseen_cards.contains(card), field, || twice(self.card_id(card)));
            state.unseen_cards.remove(card);
        }
        for tile in seen_tiles(state).filter(|tile| !tile.is_starting()).collect::<Vec<_>>() {
            let field = tile_field(state, tile);
            flaws.demand(state.unseen_tiles.contains(tile), field, || twice(self.tile_id(tile)));
            state.unseen_tiles.remove(tile);
        }
        let too_many = |what: &str| Message::new("ci-position-too-many").with("what", what);
        for kind in (0..self.edition.features().len() as u8).map(FeatureKind) {
            let (seen, unseen) = (seen_features(state, kind), self.unseen_of(state, kind));
            flaws.demand(seen <= unseen, "gone.features", || too_many(self.kind_id(kind)));
            (0..seen.min(unseen)).for_each(|_| self.see_feature(state, kind));
        }
        for colour in Colour::ALL {
            let seen = seen_pieces(state, colour);
            flaws.demand(seen <= PIECES_OF_A_COLOUR.into(), "gone.pieces", || too_many(colour.name()));
            state.bag = state.bag.minus(Pieces::of(colour, seen.min(PIECES_OF_A_COLOUR.into()) as u8));
        }
    }
}

/// Reads names that must differ.
fn read_set<T: Member, E: Into<Message>>(
    ids: &[String],
    field: &str,
    read: impl Fn(&str) -> Result<T, E>,
    flaws: &mut Flaws,
) -> Set<T> {
    let mut set = Set::NONE;
    for (n, id) in ids.iter().enumerate() {
        let Some(member) = flaws.keep(format!("{field}[{n}]"), read(id)) else { continue };
        flaws.demand(!set.contains(member), format!("{field}[{n}]"), || twice(id));
        set.insert(member);
    }
    set
}

fn read_pieces(named: &BTreeMap<Colour, u8>, field: &str, flaws: &mut Flaws) -> Pieces {
    let mut pieces = Pieces::NONE;
    for (colour, count) in named {
        flaws.demand(*count <= PIECES_OF_A_COLOUR, format!("{field}.{colour}"), || {
            Message::new("ci-position-too-many").with("what", colour.name())
        });
        pieces = pieces.plus(Pieces::of(*colour, (*count).min(PIECES_OF_A_COLOUR)));
    }
    pieces
}

/// Reads a building: `red` or `red*3`.
fn read_building(text: &str) -> Option<(Colour, u8)> {
    let (colour, height) = match text.split_once('*') {
        None => (text, 1),
        Some((colour, height)) => (colour, height.parse().ok()?),
    };
    (1..=MOST_FLOORS).contains(&height).then_some((read_colour(colour).ok()?, height))
}
