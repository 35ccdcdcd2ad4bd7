use tetrapolis_game::{Member, Rng, Seat, below};

use crate::state::{BLIND_PIECES, LAID_OUT};
use crate::{CardIndex, Chance, Cities, Colour, FeatureKind, MetropolisIndex, Phase, Pieces, Row, State, TileIndex};

impl Cities {
    #[inline]
    pub(crate) fn draw_of<R: Rng + ?Sized>(&self, row: Row, state: &State, rng: &mut R) -> Chance {
        match row {
            Row::Card => Chance::Card(state.unseen_cards.draw(rng)),
            Row::Tile => Chance::Tile(state.unseen_tiles.draw(rng)),
            Row::Feature => Chance::Feature(self.kind_of_feature[state.unseen_features.draw(rng).index()]),
            Row::Piece => Chance::Piece(state.bag.nth(below(rng, state.bag.total().into()) as u8)),
        }
    }

    pub(crate) fn list_chances_of(&self, row: Row, state: &State, chances: &mut Vec<(Chance, u32)>) {
        match row {
            Row::Card => {
                chances.extend(state.unseen_cards.iter().map(|card| (Chance::Card(card), 1)));
            }
            Row::Tile => {
                chances.extend(state.unseen_tiles.iter().map(|tile| (Chance::Tile(tile), 1)));
            }
            Row::Feature => {
                let kinds = (0..self.edition.features().len() as u8).map(FeatureKind);
                let unseen = kinds.map(|kind| (Chance::Feature(kind), self.unseen_of(state, kind)));
                chances.extend(unseen.filter(|(_, weight)| *weight > 0));
            }
            Row::Piece => chances.extend(state.bag.iter().map(|(colour, count)| (Chance::Piece(colour), count.into()))),
        }
    }

    /// How many features of a kind nobody has seen.
    pub(crate) fn unseen_of(&self, state: &State, kind: FeatureKind) -> u32 {
        (state.unseen_features & self.kind(kind).tiles).len()
    }

    /// One more feature of a kind has been seen. The lowest tile of the kind is used first.
    #[inline]
    pub(crate) fn see_feature(&self, state: &mut State, kind: FeatureKind) {
        let unseen = state.unseen_features & self.kind(kind).tiles;
        state.unseen_features.remove(unseen.first().expect("a feature that nobody has seen"));
    }

    /// Somebody holds the star (CI-2.4). The player to the right is the first to choose a starting tile (CI-2.5).
    pub(crate) fn deal_star(&self, state: &mut State, seat: Seat) {
        state.star = seat;
        state.seat = self.to_the_right(seat);
        state.phase = Phase::Start;
    }

    /// A scoring card is laid out, or the one taken face down is shown (CI-3.1, CI-3.5).
    #[inline]
    pub(crate) fn show_card(&self, state: &mut State, card: CardIndex) {
        state.unseen_cards.remove(card);
        if let Phase::Lay(n) = state.phase {
            state.display.cards[Row::laid_out(n).1] = Some(card);
            lay_next(state, n);
        } else {
            self.keep_card(state, card);
        }
    }

    /// A feature is laid out, or the one taken face down is shown (CI-3.3, CI-3.5).
    #[inline]
    pub(crate) fn show_feature(&self, state: &mut State, kind: FeatureKind) {
        self.see_feature(state, kind);
        if let Phase::Lay(n) = state.phase {
            state.display.features[Row::laid_out(n).1] = Some(kind);
            lay_next(state, n);
        } else {
            state.hand.add_feature(kind);
            self.go_on_with_features(state);
        }
    }

    /// A piece is drawn for a set, or for the slot with question marks (CI-3.4, CI-4.10).
    #[inline]
    pub(crate) fn show_piece(&self, state: &mut State, colour: Colour) {
        let piece = Pieces::of(colour, 1);
        state.bag = state.bag.minus(piece);
        if let Phase::Lay(n) = state.phase {
            let set = &mut state.display.pieces[Row::laid_out(n).1];
            *set = set.plus(piece);
            lay_next(state, n);
        } else {
            state.hand.pieces = state.hand.pieces.plus(piece);
            if state.hand.pieces.total() == BLIND_PIECES {
                self.go_on_building(state); // CI-3.7
            }
        }
    }
}

/// The metropolis is known (CI-2.2).
pub(crate) fn deal_metropolis(state: &mut State, metropolis: MetropolisIndex) {
    state.metropolis = Some(metropolis);
    state.phase = Phase::DealStar;
}

/// A land tile is laid out, or the one taken face down is shown (CI-3.2, CI-3.5).
#[inline]
pub(crate) fn show_tile(state: &mut State, tile: TileIndex) {
    state.unseen_tiles.remove(tile);
    if let Phase::Lay(n) = state.phase {
        state.display.tiles[Row::laid_out(n).1] = Some(tile);
        lay_next(state, n);
    } else {
        state.hand.tile = Some(tile);
        state.phase = Phase::Place;
    }
}

/// Goes on laying out the round; then the star's holder begins (CI-4.1).
#[inline]
fn lay_next(state: &mut State, n: u8) {
    state.phase = if n + 1 == LAID_OUT { Phase::Choose } else { Phase::Lay(n + 1) };
}
