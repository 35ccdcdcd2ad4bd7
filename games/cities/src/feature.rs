use serde::{Deserialize, Serialize};
use smol_str::SmolStr;
use tetrapolis_game::member;

/// A kind of feature tile (CI-1.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Feature {
    /// The name in notation.
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    pub id: SmolStr,
    /// The name.
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    pub name: SmolStr,
    /// Its background: where it may lie.
    pub on: Background,
    /// Whether it is the wild plot (CI-4.8); the others on plots are statues.
    pub wild: bool,
    /// How many tiles of the kind there are.
    pub count: u8,
}

/// The background of a feature: the cells on which it may lie (CI-4.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Background {
    /// Grey: a plot on which no piece stands.
    Plot,
    /// Green.
    Park,
    /// Blue.
    Water,
}

/// A kind of feature, by its place in [`Edition::features`](crate::Edition::features).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FeatureKind(pub(crate) u8);

/// How many feature tiles there are (CI-1.2).
pub(crate) const FEATURES: usize = 48;
/// How many kinds of features an edition can have.
pub(crate) const MOST_KINDS: usize = 15;

impl FeatureKind {
    /// The place in the edition.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A feature tile, by its place among all of them in the order of their kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct FeatureIndex(u8);

member!(FeatureIndex: u64 = (1 << FEATURES) - 1);
