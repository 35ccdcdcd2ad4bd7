use serde::{Deserialize, Serialize};
use smol_str::SmolStr;
use tetrapolis_game::member;

use crate::{Front, Resource};

/// A card, by its place in [`Edition::cards`](crate::Edition::cards).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardIndex(pub(crate) u8);

/// A token, by its place in [`Edition::tokens`](crate::Edition::tokens).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TokenIndex(pub(crate) u8);

impl CardIndex {
    /// The place in the edition.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TokenIndex {
    /// The place in the edition.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

member!(CardIndex: [u64; 3] = [u64::MAX, u64::MAX, (1 << 32) - 1]);
member!(TokenIndex: u32 = (1 << 22) - 1);

/// A double-sided card (PC-1.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Card {
    /// The name in notation.
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    pub id: SmolStr,
    /// The name of the building.
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    pub name: SmolStr,
    /// 1, 2 or 3.
    pub tier: u8,
    /// The resource side.
    pub front: Front,
    /// The cost of the building, by resource.
    pub cost: [u8; 5],
    /// What the building is good for.
    #[serde(flatten)]
    pub building: Building,
}

/// What a building is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Building {
    /// The points printed on it.
    pub points: u8,
    /// Its permanent resource.
    pub gives: Option<Resource>,
    /// Whether it lets its builder choose a civic token (PC-3.12).
    pub civic: bool,
}

/// A civic token (PC-1.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Token {
    /// The name in notation.
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    pub id: SmolStr,
    /// The points for each time that it counts.
    pub points: u8,
    /// What it counts.
    #[serde(flatten)]
    pub counts: Counts,
}

/// What a civic token counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Counts {
    /// Once.
    Flat,
    /// Each permanent resource of a type.
    PerResource {
        /// The type.
        of: Resource,
    },
    /// Each pair of permanent resources of two types.
    PerPair {
        /// The types.
        of: [Resource; 2],
    },
    /// Each type with enough permanent resources.
    PerTypeAtLeast {
        /// How many are enough.
        at_least: u8,
    },
    /// Each type without a permanent resource.
    PerTypeMissing,
    /// Each set of all five types.
    PerFullSet,
    /// Each unspent ingenuity card.
    PerIngenuityCard,
}

impl Token {
    /// The points for these permanent resources and unspent ingenuity cards (PC-6.1, PC-6.2).
    pub fn worth(&self, permanents: [u8; 5], ingenuity: u8) -> i32 {
        let of = |resource: Resource| permanents[resource.index()];
        let types = |wanted: &dyn Fn(u8) -> bool| permanents.iter().filter(|count| wanted(**count)).count() as u8;
        let times = match self.counts {
            Counts::Flat => 1,
            Counts::PerResource { of: resource } => of(resource),
            Counts::PerPair { of: [one, other] } => of(one).min(of(other)),
            Counts::PerTypeAtLeast { at_least } => types(&|count| count >= at_least),
            Counts::PerTypeMissing => types(&|count| count == 0),
            Counts::PerFullSet => permanents.into_iter().min().expect("five resources"),
            Counts::PerIngenuityCard => ingenuity,
        };
        i32::from(self.points) * i32::from(times)
    }
}
