use std::iter::Sum;
use std::ops::{Add, AddAssign, Index, Mul, Sub};

use tetrapolis_game::{Insight, MAX_PARTIES};
use tetrapolis_search::win_shares;

/// Each party's share of the win, from 0 to 1, or a difference of such shares. Shares add up to 1, differences to 0.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Shares([f64; MAX_PARTIES]);

impl Shares {
    /// The parts at the end of a game; a shared win is divided.
    pub(crate) fn at_end<G: Insight>(game: &G, state: &G::State) -> Shares {
        Shares(win_shares(game, state).map(f64::from))
    }

    /// The mean of some shares; nothing for nobody if there are none.
    pub(crate) fn mean(shares: &[Shares]) -> Shares {
        shares.iter().copied().sum::<Shares>() * (1.0 / shares.len().max(1) as f64)
    }
}

impl From<[f64; MAX_PARTIES]> for Shares {
    fn from(shares: [f64; MAX_PARTIES]) -> Shares {
        Shares(shares)
    }
}

impl Index<usize> for Shares {
    type Output = f64;

    fn index(&self, party: usize) -> &f64 {
        &self.0[party]
    }
}

impl Add for Shares {
    type Output = Shares;

    fn add(self, other: Shares) -> Shares {
        Shares(std::array::from_fn(|party| self.0[party] + other.0[party]))
    }
}

impl Sub for Shares {
    type Output = Shares;

    fn sub(self, other: Shares) -> Shares {
        Shares(std::array::from_fn(|party| self.0[party] - other.0[party]))
    }
}

impl Mul<f64> for Shares {
    type Output = Shares;

    fn mul(self, factor: f64) -> Shares {
        Shares(self.0.map(|share| share * factor))
    }
}

impl AddAssign for Shares {
    fn add_assign(&mut self, other: Shares) {
        *self = *self + other;
    }
}

impl Sum for Shares {
    fn sum<I: Iterator<Item = Shares>>(shares: I) -> Shares {
        shares.fold(Shares::default(), Add::add)
    }
}
