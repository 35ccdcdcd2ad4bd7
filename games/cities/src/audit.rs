mod phase;
mod rings;

use tetrapolis_game::{Flaws, Game, Message, Seat, Set};

pub(crate) use self::phase::account_for_display;

use crate::colour::PIECES_OF_A_COLOUR;
use crate::grid::Cells;
use crate::slot::in_row;
use crate::state::{BLIND_PIECES, OPEN_FEATURES, SETS};
use crate::tile::ALL_LAND;
use crate::{CardIndex, Cities, Colour, FeatureKind, Phase, Row, Slot, State, TileIndex};

impl Cities {
    /// How many cards, or land tiles, a player has by now (CI-4.3).
    fn due(&self, state: &State, seat: Seat, row: Row) -> u32 {
        let before = u32::from(state.rounds) * u32::from(self.workers_a_row());
        let workers = in_row(state.players[seat.index()].workers, row);
        (before + workers).saturating_sub(awaits(state, seat, row).into())
    }

    /// Checks that no card is in two places, and that every player has as many cards as there were turns for them
    /// (CI-4.3).
    pub(crate) fn account_for_cards(&self, state: &State, flaws: &mut Flaws) {
        let mut all = state.unseen_cards;
        for card in seen_cards(state) {
            if all.contains(card) {
                flaws.add(card_field(state, card), twice(self.card_id(card)));
            }
            all.insert(card);
        }
        for seat in Seat::all(self.seats()) {
            let found = state.players[seat.index()].cards.len();
            flaws.expect(format_args!("players[{}].cards", seat.0), found, self.due(state, seat, Row::Card));
        }
        flaws.demand(all == Set::ALL, "gone.cards", || Message::new("ci-audit-missing"));
        flaws.expect_in("gone.cards", state.gone.cards.len(), 0..=self.most_gone(state));
    }

    /// With 3 players at most one card and one tile of a round are left in sight (CI-6.2); otherwise none.
    fn most_gone(&self, state: &State) -> u32 {
        if self.seats() == 3 { state.rounds.into() } else { 0 }
    }

    /// Checks that no tile is in two places, and that every player has as many tiles as there were turns for them
    /// (CI-2.5, CI-4.3).
    pub(crate) fn account_for_tiles(&self, state: &State, flaws: &mut Flaws) {
        let mut all = state.unseen_tiles;
        for tile in seen_tiles(state) {
            if all.contains(tile) {
                flaws.add(tile_field(state, tile), twice(self.tile_id(tile)));
            }
            all.insert(tile);
        }
        for seat in Seat::all(4) {
            let found = state.players[seat.index()].district.tiles().count() as u32;
            let wanted = if self.has_start(state, seat) { 1 + self.due(state, seat, Row::Tile) } else { 0 };
            flaws.expect(format_args!("players[{}].tiles", seat.0), found, wanted);
            self.account_for_district(state, seat, flaws);
        }
        for tile in state.display.tiles.into_iter().chain([state.hand.tile]).flatten().chain(state.gone.tiles.iter()) {
            if tile.is_starting() {
                flaws.add(tile_field(state, tile), Message::new("ci-audit-start"));
            }
        }
        flaws.demand(all & ALL_LAND == ALL_LAND, "gone.tiles", || Message::new("ci-audit-missing"));
        flaws.expect_in("gone.tiles", state.gone.tiles.len(), 0..=self.most_gone(state));
    }

    /// Whether a player has chosen a starting tile: everyone to the left of the player who chooses now has (CI-2.5).
    fn has_start(&self, state: &State, seat: Seat) -> bool {
        let seats = self.seats();
        let turn = |seat: Seat| (state.star.0 % seats + seats - 1 - seat.0) % seats;
        match state.phase {
            Phase::DealMetropolis | Phase::DealStar => false,
            Phase::Start => seat.0 < seats && turn(seat) < turn(state.seat),
            Phase::Lay(_)
            | Phase::Choose
            | Phase::Reveal(_)
            | Phase::Place
            | Phase::Put
            | Phase::Build
            | Phase::Over => seat.0 < seats,
        }
    }

    /// Checks that the bit boards agree with the tiles.
    fn account_for_district(&self, state: &State, seat: Seat, flaws: &mut Flaws) {
        let district = &state.players[seat.index()].district;
        let land = &district.land;
        let mut plain = crate::Land { grid: land.grid, ..crate::Land::default() };
        for (cell, tile, rotation) in district.tiles() {
            let cells = self.tile(tile).turned[usize::from(rotation.quarters())];
            for (cell, ground) in cell.of_tile().into_iter().zip(cells) {
                plain.lay(district.index(cell).unwrap_or(63), ground);
            }
        }
        let all = plain.all_plots() | plain.park | plain.water;
        for index in all.iter() {
            let Some(kind) = land.feature(index) else { continue };
            let facts = self.kind(kind);
            flaws.demand(
                plain.places_for(facts.on).contains(index),
                format_args!("players[{}].features", seat.0),
                || Message::new("ci-position-feature").with("cell", district.cell(index).to_string()),
            );
            plain.put(index, kind, facts.on, facts.wild);
        }
        for colour in Colour::ALL {
            for index in (land.plots[colour.index()] & land.floors[0]).iter() {
                for _ in 0..land.height(index) {
                    flaws.demand(
                        plain.sites_for(colour).contains(index),
                        format_args!("players[{}].buildings", seat.0),
                        || Message::new("ci-position-building").with("cell", district.cell(index).to_string()),
                    );
                    plain.build(index, colour);
                }
            }
        }
        let fits = plain == *land && (all | Cells::one(63)).len() == 4 * district.tiles().count() as u32 + 1;
        flaws.demand(fits, format_args!("players[{}].tiles", seat.0), || {
            Message::new("ci-audit-district").with("player", seat.to_string())
        });
    }

    /// The least and the greatest number of things of a row that may have been drawn. It is not exact, because what lay
    /// face down may have left the game unseen (CI-3.6).
    fn drawn(&self, state: &State, row: Row, open: u32, hidden: u32) -> (u32, u32) {
        let before = u32::from(state.rounds);
        let fewest = if self.seats() == 3 { before * open } else { before * (open + hidden) };
        let this_round = match state.phase {
            Phase::Lay(n) => (0..n).filter(|n| Row::laid_out(*n).0 == row).count() as u32,
            Phase::DealMetropolis | Phase::DealStar | Phase::Start | Phase::Over => 0,
            _ => {
                let taken = state.taken().contains(Slot::new(row, 3));
                let drawn = match (state.phase, row) {
                    (Phase::Reveal(Row::Piece), Row::Piece) => state.hand.pieces.total().into(),
                    (Phase::Reveal(awaited), _) if awaited == row => 0,
                    _ => hidden,
                };
                open + if taken { drawn } else { 0 }
            }
        };
        (fewest + this_round, before * (open + hidden) + this_round)
    }

    /// Checks that every feature is somewhere, and that as many were laid out as the rounds need (CI-3.3).
    pub(crate) fn account_for_features(&self, state: &State, flaws: &mut Flaws) {
        let mut seen = 0;
        for (index, feature) in self.edition.features().iter().enumerate() {
            let kind = FeatureKind(index as u8);
            let found = seen_features(state, kind);
            let all = found + self.unseen_of(state, kind);
            // The lowest tiles of a kind are used first, so that equal positions are equal in every bit.
            let tiles = self.kind(kind).tiles;
            let (gone, left) = (tiles.minus(state.unseen_features), tiles & state.unseen_features);
            let lowest_gone = gone.iter().last().is_none_or(|last| left.first().is_none_or(|first| last < first));
            flaws.demand(all == u32::from(feature.count) && lowest_gone, "gone.features", || {
                let message = Message::new("ci-audit-features").with("feature", feature.id.as_str());
                message.with("found", all).with("wanted", feature.count)
            });
            seen += found;
        }
        let (least, most) = self.drawn(state, Row::Feature, OPEN_FEATURES as u32, 1);
        flaws.demand((least..=most).contains(&seen), "gone.features", || drawn(Row::Feature, seen, least, most));
    }

    /// Checks that every piece is somewhere, and that as many were drawn as the rounds need (CI-3.4).
    pub(crate) fn account_for_pieces(&self, state: &State, flaws: &mut Flaws) {
        let mut seen = 0;
        for colour in Colour::ALL {
            let found = seen_pieces(state, colour);
            let all = found + u32::from(state.bag.count(colour));
            flaws.demand(all == u32::from(PIECES_OF_A_COLOUR), "gone.pieces", || {
                let message = Message::new("ci-audit-pieces").with("colour", colour.name()).with("found", all);
                message.with("wanted", PIECES_OF_A_COLOUR)
            });
            seen += found;
        }
        let laid: u8 = SETS.iter().sum();
        let (least, most) = self.drawn(state, Row::Piece, laid.into(), BLIND_PIECES.into());
        let pairs = seen >= least && (seen - least).is_multiple_of(u32::from(BLIND_PIECES));
        flaws.demand((least..=most).contains(&seen) && pairs, "gone.pieces", || drawn(Row::Piece, seen, least, most));
    }
}

/// A card or tile is in two places.
pub(crate) fn twice(id: &str) -> Message {
    Message::new("ci-position-twice").with("id", id)
}

/// A field of a player.
fn player(seat: Seat, field: &str) -> String {
    format!("players[{}].{field}", seat.0)
}

fn drawn(row: Row, found: u32, least: u32, most: u32) -> Message {
    let message = Message::new("ci-audit-drawn").with("row", row.name()).with("found", found);
    message.with("least", least).with("most", most)
}

/// The field that has a card; the last one if there are several.
pub(crate) fn card_field(state: &State, card: CardIndex) -> String {
    if state.gone.cards.contains(card) {
        return "gone.cards".to_owned();
    }
    let owner = Seat::all(4).find(|seat| state.players[seat.index()].cards.contains(card));
    owner.map_or_else(|| "display.cards".to_owned(), |seat| player(seat, "cards"))
}

/// The field that has a tile; the last one if there are several.
pub(crate) fn tile_field(state: &State, tile: TileIndex) -> String {
    let has_laid = |seat: &Seat| state.players[seat.index()].district.tiles().any(|(_, laid, _)| laid == tile);
    if state.gone.tiles.contains(tile) {
        "gone.tiles".to_owned()
    } else if let Some(seat) = Seat::all(4).find(has_laid) {
        player(seat, "tiles")
    } else if state.hand.tile == Some(tile) {
        "hand.tile".to_owned()
    } else {
        "display.tiles".to_owned()
    }
}

/// The cards that somebody has seen, wherever they are.
pub(crate) fn seen_cards(state: &State) -> impl Iterator<Item = CardIndex> {
    let display = state.display.cards.into_iter().flatten();
    let kept = state.players.into_iter().flat_map(|player| player.cards.iter());
    display.chain(kept.chain(state.gone.cards.iter()))
}

/// The tiles that somebody has seen, starting tiles included.
pub(crate) fn seen_tiles(state: &State) -> impl Iterator<Item = TileIndex> {
    let display = state.display.tiles.into_iter().flatten().chain(state.hand.tile);
    let placed = state.players.iter().flat_map(|player| player.district.tiles().map(|(_, tile, _)| tile));
    display.chain(placed.collect::<Vec<_>>()).chain(state.gone.tiles.iter())
}

/// How many features of a kind somebody has seen.
pub(crate) fn seen_features(state: &State, kind: FeatureKind) -> u32 {
    let open = state.display.features.iter().chain(&state.hand.features).flatten();
    let put = state.players.iter().map(|player| {
        let land = &player.district.land;
        land.featured().iter().filter(|index| land.feature(*index) == Some(kind)).count() as u32
    });
    open.filter(|open| **open == kind).count() as u32 + put.sum::<u32>() + u32::from(state.gone.features[kind.index()])
}

/// How many pieces of a colour have left the bag.
pub(crate) fn seen_pieces(state: &State, colour: Colour) -> u32 {
    let sets = [state.hand.pieces, state.gone.pieces].into_iter().chain(state.display.pieces);
    let built = state.players.iter().map(|player| {
        let land = &player.district.land;
        land.floors.iter().map(|floor| (*floor & land.plots[colour.index()]).len()).sum::<u32>()
    });
    sets.map(|pieces| u32::from(pieces.count(colour))).sum::<u32>() + built.sum::<u32>()
}

/// Whether the player still has to get what the last worker was for.
fn awaits(state: &State, seat: Seat, row: Row) -> bool {
    seat == state.seat
        && match state.phase {
            Phase::Reveal(awaited) => awaited == row,
            Phase::Place => row == Row::Tile,
            _ => false,
        }
}
