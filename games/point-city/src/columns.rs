use wide::u8x16;

use crate::Cells;
use crate::lanes::{INGENUITY, Lanes};
use crate::market::Neighbours;

/// The counters of the five resources and of ingenuity.
const COUNTERS: usize = INGENUITY + 1;

/// What the cards of the market give, minus what they cost: for each counter of [`Lanes`], a byte for every place.
///
/// So one instruction treats all places, and a shift compares every place with its neighbour.
#[derive(Clone, Copy, Debug)]
pub struct Columns([u8x16; COUNTERS]);

impl Columns {
    /// Turns counters for each place into places for each counter.
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

    /// The pairs of neighbours that can be taken with this supply. Ingenuity makes up for missing resources of all
    /// types.
    #[inline]
    pub(crate) fn affordable(&self, supply: Lanes) -> Neighbours {
        Neighbours { right: self.affordable_with::<1>(supply), below: self.affordable_with::<4>(supply) }
    }

    /// The places that can be taken together with the place this far behind them.
    #[inline]
    fn affordable_with<const STEP: usize>(&self, supply: Lanes) -> u16 {
        let both = |counter: usize, supply: u8| {
            let places = self.0[counter].to_array();
            let behind = std::array::from_fn(|place| places.get(place + STEP).copied().unwrap_or(0));
            self.0[counter] + u8x16::from(behind) + u8x16::splat(supply)
        };
        let mut short = u8x16::ZERO;
        for resource in 0..INGENUITY {
            // Raised by 128, so that a byte does not pass below 0 where something is short.
            short += u8x16::splat(128).saturating_sub(both(resource, supply.lane(resource) + 128));
        }
        let wild = both(INGENUITY, supply.lane(INGENUITY));
        short.saturating_sub(wild).simd_eq(u8x16::ZERO).to_bitmask() as u16
    }

    /// The pairs of neighbours of which both have an odd counter of the same resource, if this has such a counter too.
    #[inline]
    pub(crate) fn both_odd(&self, of: Lanes) -> Neighbours {
        let mut pairs = Neighbours { right: 0, below: 0 };
        for resource in 0..INGENUITY {
            let odd = self.0[resource].unbounded_shl_scalar(7).to_bitmask() as u16;
            let wanted = if of.lane(resource) > 0 { odd } else { 0 };
            pairs = pairs.or(Neighbours::within(Cells::from_bits(wanted)));
        }
        pairs
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::Pairs;

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
            let found = columns.affordable(lanes(supply)).pairs();
            for pair in Pairs::ALL.iter() {
                let (one, other) = pair.cells();
                let left = |n: usize| supply[n] + place(one.index())[n] + place(other.index())[n];
                let short: i8 = (0..INGENUITY).map(|n| (-left(n)).max(0)).sum();
                prop_assert_eq!(found.contains(pair), short <= left(INGENUITY), "{} {}", one, other);
            }
            for resource in 0..INGENUITY {
                let found = columns.both_odd(Lanes::one(resource, 1)).pairs();
                for pair in Pairs::ALL.iter() {
                    let (one, other) = pair.cells();
                    let are_odd = [one, other].map(|cell| place(cell.index())[resource] % 2 != 0) == [true; 2];
                    prop_assert_eq!(found.contains(pair), are_odd, "{} {}", one, other);
                }
            }
            prop_assert!(columns.both_odd(Lanes::one(INGENUITY, 1)).pairs().is_empty());
        }
    }
}
