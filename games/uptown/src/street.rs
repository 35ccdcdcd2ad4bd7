use std::fmt;
use std::str::FromStr;
use tetrapolis_game::NoSuch;

use serde::{Deserialize, Serialize};

use crate::deck::Face;
use crate::{Counts, Stands};

/// How many plots a street has (UT-1.1).
pub const PLOTS: usize = 5;

/// A plot of a street, shown to people from 1 to 5 (UT-1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Plot(u8);

impl Plot {
    /// All plots.
    pub fn all() -> impl Iterator<Item = Plot> {
        (0..PLOTS as u8).map(Plot)
    }

    /// Its position, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Plot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for Plot {
    type Err = NoSuch;

    fn from_str(text: &str) -> Result<Plot, NoSuch> {
        match *text.as_bytes() {
            [plot @ b'1'..=b'5'] => Ok(Plot(plot - b'1')),
            _ => Err(NoSuch::new("plot", text)),
        }
    }
}

impl Serialize for Plot {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Plot {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        u8::deserialize(deserializer)?.to_string().parse().map_err(serde::de::Error::custom)
    }
}

/// A set of plots of one street.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Plots(pub(crate) u8);

impl Plots {
    pub(crate) const NONE: Plots = Plots(0);
    pub(crate) const ALL: Plots = Plots((1 << PLOTS) - 1);

    pub(crate) const fn contains(self, plot: Plot) -> bool {
        self.0 >> plot.0 & 1 == 1
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn insert(&mut self, plot: Plot) {
        self.0 |= 1 << plot.0;
    }

    #[inline]
    pub(crate) const fn without(self, other: Plots) -> Plots {
        Plots(self.0 & !other.0)
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Plot> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let plot = (bits != 0).then_some(Plot(bits.trailing_zeros() as u8))?;
            bits &= bits - 1;
            Some(plot)
        })
    }
}

/// The five plots of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Street {
    /// The last card of each plot; those under it are found in [`State::under`](crate::State).
    pub(crate) tops: [Option<Face>; PLOTS],
    /// What stands on each plot.
    pub(crate) counts: [Counts; PLOTS],
    /// Plots with a building.
    pub(crate) built: Plots,
    /// Plots closed by a roof (UT-4.4).
    pub(crate) closed: Plots,
    /// Plots whose building accepts no gift (UT-1.6).
    pub(crate) no_gifts: Plots,
}

impl Street {
    /// The plots where a project of the street's owner may stand (UT-1.6, UT-4.4, UT-4.5).
    #[inline]
    pub(crate) const fn accepting(&self, stands: Stands) -> Plots {
        match stands {
            Stands::Anywhere => Plots::ALL.without(self.closed),
            Stands::Ground => Plots::ALL.without(self.built),
            Stands::Upper => self.built.without(self.closed),
            Stands::Rooftop => self.closed,
        }
    }

    /// What stands on the whole street.
    #[inline]
    pub(crate) fn counts_in_all(&self) -> Counts {
        self.counts.iter().fold(Counts::ZERO, |sum, counts| sum.plus(*counts))
    }

    /// The storeys of the tallest building (UT-7.3).
    pub(crate) fn tallest(&self) -> u8 {
        self.counts.iter().map(|counts| counts.storeys()).max().unwrap_or(0)
    }
}
