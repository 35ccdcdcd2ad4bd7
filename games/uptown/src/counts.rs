use crate::ProjectKind;

/// How many venues of each kind, gifts and storeys there are in some place: eight counters in one word.
///
/// No counter can overflow: 112 cards count two each at most.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counts(u64);

const GIFTS: usize = 6;
const STOREYS: usize = 7;

impl Counts {
    /// Nothing.
    pub const ZERO: Counts = Counts(0);

    /// One project: of a kind that counts once or twice (UT-1.5), a gift or not (UT-1.11), and one storey (UT-1.10).
    pub const fn of_project(kind: Option<ProjectKind>, duo: bool, gift: bool) -> Counts {
        let venues = match kind {
            Some(kind) => (1 + duo as u64) << (kind.index() * 8),
            None => 0,
        };
        Counts(venues | (gift as u64) << (GIFTS * 8) | 1 << (STOREYS * 8))
    }

    /// Adds counter by counter.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Counts) -> Counts {
        Counts(self.0.wrapping_add(other.0))
    }

    /// The venues of a kind.
    pub const fn venues(self, kind: ProjectKind) -> u8 {
        self.lane(kind.index())
    }

    /// The gifts.
    pub const fn gifts(self) -> u8 {
        self.lane(GIFTS)
    }

    /// The storeys.
    pub const fn storeys(self) -> u8 {
        self.lane(STOREYS)
    }

    /// The venues by kind, the gifts and the storeys.
    pub(crate) const fn numbers(self) -> [u8; 8] {
        self.0.to_le_bytes()
    }

    const fn lane(self, lane: usize) -> u8 {
        (self.0 >> (lane * 8)) as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_counter_runs_into_the_next() {
        for kind in ProjectKind::ALL {
            let all = (0..112).fold(Counts::ZERO, |sum, _| sum.plus(Counts::of_project(Some(kind), true, true)));
            assert_eq!(all.venues(kind), 224);
            assert_eq!((all.gifts(), all.storeys()), (112, 112));
            assert!(ProjectKind::ALL.into_iter().all(|other| other == kind || all.venues(other) == 0));
        }
    }
}
