/// Eight small counters in one word, each below 128: one for each resource, then one for ingenuity.
///
/// They are added, compared and summed all at once without branches, which is what makes random play fast.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Lanes(u64);

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = 0x8080_8080_8080_8080;

/// The lane that counts ingenuity.
pub const INGENUITY: usize = 5;

impl Lanes {
    /// All counters at 0.
    pub const ZERO: Lanes = Lanes(0);

    /// Counters from 0 on; the rest are 0.
    pub fn from_counts(counts: &[u8]) -> Lanes {
        let mut bytes = [0; 8];
        bytes[..counts.len()].copy_from_slice(counts);
        debug_assert!(bytes.iter().all(|count| *count < 128));
        Lanes(u64::from_le_bytes(bytes))
    }

    /// One counter at `count`, the others at 0.
    #[inline]
    pub const fn one(lane: usize, count: u8) -> Lanes {
        Lanes((count as u64) << (lane * 8))
    }

    /// A counter.
    #[inline]
    pub const fn lane(self, lane: usize) -> u8 {
        (self.0 >> (lane * 8)) as u8
    }

    /// The counters of the five resources.
    pub fn resources(self) -> [u8; 5] {
        std::array::from_fn(|lane| self.lane(lane))
    }

    /// The first counter that is not 0.
    #[inline]
    pub const fn first(self) -> Option<usize> {
        if self.0 == 0 { None } else { Some(self.0.trailing_zeros() as usize / 8) }
    }

    /// Adds counter by counter.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Lanes) -> Lanes {
        Lanes(self.0.wrapping_add(other.0))
    }

    /// Subtracts counter by counter; no counter may be larger in `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Lanes) -> Lanes {
        Lanes(self.0.wrapping_sub(other.0))
    }

    /// Subtracts counter by counter, stopping at 0.
    #[inline]
    #[must_use]
    pub const fn minus_down_to_zero(self, other: Lanes) -> Lanes {
        let difference = (self.0 | HIGH).wrapping_sub(other.0);
        let not_negative = difference & HIGH;
        Lanes(difference & (not_negative - (not_negative >> 7)))
    }

    /// All counters in one word, the first one lowest.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The counters below 0, each of them 256 less.
    #[must_use]
    pub fn negated(self) -> Lanes {
        Lanes(u64::from_le_bytes(self.0.to_le_bytes().map(u8::wrapping_neg)))
    }

    /// Whether some counter is above 0 in both.
    #[inline]
    pub const fn meets(self, other: Lanes) -> bool {
        let above = 0x7F7F_7F7F_7F7F_7F7F;
        self.0.wrapping_add(above) & other.0.wrapping_add(above) & HIGH != 0
    }

    /// The sum of all counters, which must be below 256.
    #[inline]
    pub const fn sum(self) -> u8 {
        (self.0.wrapping_mul(ONES) >> 56) as u8
    }

    /// Where a running count from the first counter on exceeds `number`; the sum must be below 128.
    #[inline]
    pub const fn find(self, number: u8) -> usize {
        let running = self.0.wrapping_mul(ONES);
        let passed = ((number as u64).wrapping_mul(ONES) | HIGH).wrapping_sub(running) & HIGH;
        Lanes(passed >> 7).sum() as usize
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn every_lane_is_a_plain_counter(a in prop::array::uniform8(0_u8..64), b in prop::array::uniform8(0_u8..64)) {
            let (x, y) = (Lanes::from_counts(&a), Lanes::from_counts(&b));
            for lane in 0..8 {
                prop_assert_eq!(x.plus(y).lane(lane), a[lane] + b[lane]);
                prop_assert_eq!(x.plus(y).minus(y).lane(lane), a[lane]);
                prop_assert_eq!(x.minus_down_to_zero(y).lane(lane), a[lane].saturating_sub(b[lane]));
                let (one, other) = (Lanes::one(lane, a[lane]), Lanes::one(lane, b[lane]));
                prop_assert_eq!(one.meets(other), a[lane] > 0 && b[lane] > 0);
                prop_assert_eq!(x.negated().lane(lane), a[lane].wrapping_neg());
            }
        }

        #[test]
        fn the_sum_and_the_running_count_agree_with_a_loop(a in prop::array::uniform8(0_u8..16), n in 0_u8..128) {
            let lanes = Lanes::from_counts(&a);
            let sum: u8 = a.iter().sum();
            prop_assert_eq!(lanes.sum(), sum);
            if n < sum {
                let mut left = n;
                let found = a.iter().position(|count| { let here = left < *count; left = left.wrapping_sub(*count); here });
                prop_assert_eq!(Some(lanes.find(n)), found);
            }
        }
    }
}
