use serde::{Deserialize, Serialize};

/// What has to happen in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Setup: somebody gets the marked board (UT-2.5).
    DealFirst,
    /// Setup: the top cards of the decks are revealed, then that of the common pile (UT-2.4).
    DealTops,
    /// Action I: a player moves the upcoins on their deck to the wallet (UT-3.2).
    Collect,
    /// Action I: a player keeps the top card of their deck to play it, or discards it (UT-3.1).
    Keep,
    /// Action II: a player buys a card, takes a municipal card, or passes (UT-3.4, UT-3.9).
    Buy,
    /// A player chooses a project of the card taken (UT-4.1).
    Choose,
    /// A player chooses a plot for the project (UT-4.1).
    Place,
    /// The next card of the deck or pile is revealed (UT-2.4).
    Open,
    /// The game has ended (UT-6.2).
    Over,
}
