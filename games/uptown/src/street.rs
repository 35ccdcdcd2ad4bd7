use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tetrapolis_game::{NoSuch, Set, member};

use crate::card::Face;
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

member!(Plot: u8 = (1 << PLOTS) - 1);

/// A set of plots of one street.
pub(crate) type Plots = Set<Plot>;

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
    pub(crate) fn accepting(&self, stands: Stands) -> Plots {
        match stands {
            Stands::Anywhere => Plots::ALL.minus(self.closed),
            Stands::Ground => Plots::ALL.minus(self.built),
            Stands::Upper => self.built.minus(self.closed),
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
