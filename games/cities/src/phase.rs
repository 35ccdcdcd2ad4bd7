use serde::{Deserialize, Serialize};

use crate::Row;

/// What has to happen in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Setup: a metropolis is chosen at random (CI-2.2).
    DealMetropolis,
    /// Setup: somebody gets the star (CI-2.4).
    DealStar,
    /// Setup: a player chooses a starting tile (CI-2.5).
    Start,
    /// A round is laid out; this many cards, tiles, features and pieces are out already (CI-3).
    Lay(u8),
    /// A player chooses a slot (CI-4.2).
    Choose,
    /// What is face down in the slot that was taken is revealed, or a piece is drawn for it (CI-3.5, CI-4.10).
    Reveal(Row),
    /// A player places the land tile taken (CI-4.5).
    Place,
    /// A player puts the features taken on the district (CI-4.6).
    Put,
    /// A player builds with the pieces taken (CI-4.9).
    Build,
    /// The game has ended (CI-7).
    Over,
}
