use serde::{Deserialize, Serialize};

use crate::Cell;

/// What has to happen in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Setup: the next card of the deck is revealed (PC-2.2, PC-2.3).
    DealFronts,
    /// Setup: the next token goes to the pool (PC-2.4).
    DealTokens,
    /// Setup: somebody gets the first player's card (PC-2.5).
    DealFirst,
    /// A player flips, takes or passes (PC-3.1, PC-3.2).
    Choose,
    /// A card of the market is turned to its building side (PC-3.1).
    Flip(Cell),
    /// A player chooses how to pay (PC-3.11).
    Pay,
    /// The second card taken from the deck is revealed (PC-3.2).
    Draw,
    /// A player chooses this many tokens, one after the other (PC-3.12).
    Token(u8),
    /// The top card of the deck is put on a place, building side up (PC-4.2).
    Refill(Cell),
    /// The resource side of the next card of the deck is revealed (PC-4.4).
    Open,
    /// The virtual opponent takes its cards (PC-7.4).
    Rival,
    /// The game has ended (PC-5.1).
    Over,
}
