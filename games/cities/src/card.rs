use serde::{Deserialize, Serialize};
use smol_str::SmolStr;
use tetrapolis_game::member;

use crate::{Counted, Land};

/// A scoring card (CI-1.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Card {
    /// The name in notation.
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    pub id: SmolStr,
    /// The name.
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    pub name: SmolStr,
    /// The points for each occurrence.
    pub points: u8,
    /// What it counts.
    pub counts: Counted,
}

impl Card {
    /// The points in a district (CI-7.4).
    #[inline]
    pub fn worth(&self, land: &Land) -> i32 {
        i32::from(self.points) * self.counts.occurrences(land) as i32
    }
}

/// A card, by its place in [`Edition::cards`](crate::Edition::cards).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardIndex(pub(crate) u8);

/// How many scoring cards there are (CI-1.4).
pub(crate) const CARDS: usize = 32;

impl CardIndex {
    /// The place in the edition.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

member!(CardIndex: u32 = u32::MAX);

/// A metropolis and its milestones (CI-1.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Metropolis {
    /// The name in notation.
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    pub id: SmolStr,
    /// The name.
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    pub name: SmolStr,
    /// The milestones.
    pub milestones: [Milestone; MILESTONES],
}

/// How many milestones a metropolis has, and how many places each (CI-1.5).
pub(crate) const MILESTONES: usize = 3;
pub(crate) const PLACES: usize = 3;

/// A milestone (CI-1.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Milestone {
    /// The name in messages.
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    pub id: SmolStr,
    /// The name.
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    pub name: SmolStr,
    /// What it counts.
    pub counts: Counted,
    /// How many are needed.
    pub at_least: u8,
    /// The points of its places, the best first.
    pub places: [u8; PLACES],
}

impl Milestone {
    /// Whether a district meets it (CI-5.1).
    #[inline]
    pub fn is_met(&self, land: &Land) -> bool {
        self.counts.occurrences(land) >= self.at_least.into()
    }
}

/// A metropolis, by its place in [`Edition::metropolises`](crate::Edition::metropolises).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MetropolisIndex(pub(crate) u8);

/// The names of the metropolises in notation, board by board (CI-1.5).
pub const METROPOLISES: [&str; 8] =
    ["barcelona", "buenos-aires", "lisbon", "venice", "sydney", "mexico-city", "rio-de-janeiro", "new-york"];

impl MetropolisIndex {
    /// All metropolises, in the order of [`METROPOLISES`].
    pub fn all() -> impl Iterator<Item = MetropolisIndex> {
        (0..METROPOLISES.len() as u8).map(MetropolisIndex)
    }

    /// The metropolis of a name in [`METROPOLISES`].
    pub fn named(id: &str) -> Option<MetropolisIndex> {
        METROPOLISES.iter().position(|known| *known == id).map(|place| MetropolisIndex(place as u8))
    }

    /// The place in the edition.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
