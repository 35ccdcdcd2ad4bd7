use tetrapolis_game::{Rng, Seat, below};

use crate::state::{BLIND_PIECES, LAID_OUT};
use crate::{CardIndex, Chance, Cities, Colour, Kind, MetropolisIndex, Phase, Pieces, Row, State, TileIndex};

impl Cities {
    #[inline]
    pub(crate) fn draw_of<R: Rng + ?Sized>(&self, row: Row, state: &State, rng: &mut R) -> Chance {
        match row {
            Row::Card => Chance::Card(CardIndex(one_bit(state.unseen_cards.0.into(), rng))),
            Row::Tile => Chance::Tile(TileIndex(one_bit(state.unseen_tiles.0.into(), rng))),
            Row::Feature => {
                let tile = one_bit(state.unseen_features, rng);
                Chance::Feature(self.kind_of_feature[usize::from(tile)])
            }
            Row::Piece => Chance::Piece(state.bag.nth(below(rng, state.bag.total().into()) as u8)),
        }
    }

    pub(crate) fn list_chances_of(&self, row: Row, state: &State, chances: &mut Vec<(Chance, u32)>) {
        match row {
            Row::Card => {
                chances.extend(state.unseen_cards.iter().map(|card| (Chance::Card(CardIndex(card)), 1)));
            }
            Row::Tile => {
                chances.extend(state.unseen_tiles.iter().map(|tile| (Chance::Tile(TileIndex(tile)), 1)));
            }
            Row::Feature => {
                let kinds = (0..self.edition.features().len() as u8).map(Kind);
                let unseen = kinds.map(|kind| (Chance::Feature(kind), self.unseen_of(state, kind)));
                chances.extend(unseen.filter(|(_, weight)| *weight > 0));
            }
            Row::Piece => chances.extend(state.bag.iter().map(|(colour, count)| (Chance::Piece(colour), count.into()))),
        }
    }

    /// How many features of a kind nobody has seen.
    pub(crate) fn unseen_of(&self, state: &State, kind: Kind) -> u32 {
        (state.unseen_features & self.kind(kind).tiles).count_ones()
    }

    /// Somebody holds the star (CI-2.4); who sits to the right chooses a starting tile first (CI-2.5).
    pub(crate) fn deal_star(&self, state: &mut State, seat: Seat) {
        state.star = seat;
        state.seat = self.to_the_right(seat);
        state.phase = Phase::Start;
    }

    /// A scoring card is laid out, or the one taken face down is shown (CI-3.1, CI-3.5).
    #[inline]
    pub(crate) fn show_card(&self, state: &mut State, card: CardIndex) {
        state.unseen_cards.remove(card.0);
        if let Phase::Lay(n) = state.phase {
            state.display.cards[Row::laid_out(n).1] = Some(card);
            lay_next(state, n);
        } else {
            self.keep_card(state, card);
        }
    }

    /// A feature is laid out, or the one taken face down is shown (CI-3.3, CI-3.5).
    #[inline]
    pub(crate) fn show_feature(&self, state: &mut State, kind: Kind) {
        let tiles = state.unseen_features & self.kind(kind).tiles;
        state.unseen_features &= !(tiles & tiles.wrapping_neg());
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
    state.unseen_tiles.remove(tile.0);
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

/// Draws one of the set bits, each equally likely; there must be one.
#[inline]
fn one_bit<R: Rng + ?Sized>(bits: u64, rng: &mut R) -> u8 {
    let running = running_counts(bits);
    nth_bit(bits, running, below(rng, (running >> 56) as u32))
}

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = 0x8080_8080_8080_8080;

/// How many bits are set up to and with each byte, in that byte.
#[inline]
const fn running_counts(bits: u64) -> u64 {
    let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
    bytes.wrapping_mul(ONES)
}

/// The place of the `n`th set bit, counted from 0; there must be that many.
#[inline]
const fn nth_bit(bits: u64, running: u64, n: u32) -> u8 {
    // Each byte in which the running count is at most n leaves its high bit set.
    let passed = ((n as u64).wrapping_mul(ONES) | HIGH).wrapping_sub(running) & HIGH;
    let first = ((passed >> 7).wrapping_mul(ONES) >> 56) as u32 * 8;
    let mut left = n - ((running << 8 >> first) & 0xFF) as u32;
    let mut byte = bits >> first & 0xFF;
    while left > 0 {
        byte &= byte - 1;
        left -= 1;
    }
    (first + byte.trailing_zeros()) as u8
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn bits_are_found_by_bytes_as_one_by_one(bits in 1_u64..) {
            let one_by_one: Vec<u8> = (0..64).filter(|place| bits >> place & 1 == 1).collect();
            let running = running_counts(bits);
            let by_bytes: Vec<u8> = (0..bits.count_ones()).map(|n| nth_bit(bits, running, n)).collect();
            prop_assert_eq!((running >> 56) as usize, one_by_one.len());
            prop_assert_eq!(by_bytes, one_by_one);
        }
    }
}
