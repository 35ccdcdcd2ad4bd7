use wide::u8x16;

use crate::lanes::{INGENUITY, Lanes};
use crate::market::pairs;
use crate::{Cells, Pairs};

/// The counters of the five resources and of ingenuity.
const COUNTERS: usize = INGENUITY + 1;

/// What the cards of the market give, less what they cost: for each counter of [`Lanes`], a byte for every place.
///
/// So one instruction treats all places, and a shift compares every place with its neighbour.
#[derive(Clone, Copy, Debug)]
pub struct Columns([u8x16; COUNTERS]);

impl Columns {
    /// Turns the counters of the places round.
    #[inline]
    pub fn new(counters: impl Fn(usize) -> Lanes) -> Columns {
        let (low, high) = (u8x16::unpack_low, u8x16::unpack_high);
        let place = |place: usize| u8x16::from(u128::from(counters(place).bits()).to_le_bytes());
        // Each step puts side by side the bytes of places that are half as far apart as in the step before.
        let eights: [_; 8] = std::array::from_fn(|n| low(place(n), place(n + 8)));
        let fours: [_; 4] = std::array::from_fn(|n| low(eights[n], eights[n + 4]));
        let more_fours: [_; 4] = std::array::from_fn(|n| high(eights[n], eights[n + 4]));
        let twos = [0, 1].map(|n| low(fours[n], fours[n + 2]));
        let more_twos = [0, 1].map(|n| high(fours[n], fours[n + 2]));
        let last_twos = [0, 1].map(|n| low(more_fours[n], more_fours[n + 2]));
        let [one, other] = [twos, more_twos].map(|[one, other]| [low(one, other), high(one, other)]);
        Columns([one[0], one[1], other[0], other[1], low(last_twos[0], last_twos[1]), high(last_twos[0], last_twos[1])])
    }

    /// The pairs of neighbours that can be taken with this supply: ingenuity makes up for what is short of all resources.
    #[inline]
    pub fn affordable(&self, supply: Lanes) -> Pairs {
        pairs(self.affordable_with(1, supply), self.affordable_with(4, supply))
    }

    /// The places that can be taken together with the place so far behind them.
    #[inline]
    fn affordable_with(&self, step: u32, supply: Lanes) -> u16 {
        let both = |counter: usize, supply: u8| {
            let column = self.0[counter];
            let neighbour = u128::from_le_bytes(column.to_array()) >> (8 * step);
            column + u8x16::from(neighbour.to_le_bytes()) + u8x16::splat(supply)
        };
        let mut short = u8x16::ZERO;
        for resource in 0..INGENUITY {
            // Raised by 128, so that a byte does not pass below 0 where something is short.
            short += u8x16::splat(128).saturating_sub(both(resource, supply.lane(resource) + 128));
        }
        let wild = both(INGENUITY, supply.lane(INGENUITY));
        short.saturating_sub(wild).simd_eq(u8x16::ZERO).to_bitmask() as u16
    }

    /// The places where the counter of a resource is odd.
    #[inline]
    pub fn odd(&self, resource: usize) -> Cells {
        Cells::from_bits(self.0[resource].unbounded_shl_scalar(7).to_bitmask() as u16)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::Cell;

    proptest! {
        #[test]
        fn a_pair_is_affordable_if_ingenuity_makes_up_for_what_is_short(
            changes in prop::array::uniform16(prop::array::uniform5(-9_i8..5)),
            wild in prop::array::uniform16(0_i8..2),
            supply in prop::array::uniform6(0_i8..30),
        ) {
            let lanes = |counts: [i8; 6]| {
                let [gains, costs] = [1, -1].map(|sign| counts.map(|count| (sign * count).max(0) as u8));
                Lanes::from_counts(&gains).plus(Lanes::from_counts(&costs).negated())
            };
            let place = |n: usize| [changes[n][0], changes[n][1], changes[n][2], changes[n][3], changes[n][4], wild[n]];
            let columns = Columns::new(|n| lanes(place(n)));
            let found = columns.affordable(lanes(supply));
            for pair in Pairs::ALL.iter() {
                let (one, other) = pair.cells();
                let left = |n: usize| supply[n] + place(one.index())[n] + place(other.index())[n];
                let short: i8 = (0..INGENUITY).map(|n| (-left(n)).max(0)).sum();
                prop_assert_eq!(found.contains(pair), short <= left(INGENUITY), "{} {}", one, other);
            }
            for cell in Cell::all() {
                for (resource, change) in changes[cell.index()].iter().enumerate() {
                    prop_assert_eq!(columns.odd(resource).contains(cell), change % 2 != 0);
                }
            }
        }
    }
}
