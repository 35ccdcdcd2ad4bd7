use tetrapolis_game::Seat;

use crate::{CardIndex, End, Plot};

/// What a player can do in one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Moves the upcoins on the player's deck to the wallet (UT-3.2).
    Collect,
    /// Takes the top card of the player's deck to play it (UT-3.1).
    Keep,
    /// Discards the top card of the player's deck (UT-3.1).
    Discard,
    /// Buys the top card of a deck to play it (UT-3.4).
    Buy(Seat),
    /// Takes the top municipal card (UT-3.4); it is discarded if it fits nowhere (UT-3.8).
    Municipal,
    /// Skips action II, which is allowed only if the common pile is empty (UT-3.9).
    Pass,
    /// Chooses a project of the card taken (UT-4.1).
    Choose(End),
    /// Puts the project on a plot of the player's street (UT-4.2).
    Build(Plot),
    /// Puts the gift on a plot of another street (UT-4.2).
    Give(Seat, Plot),
}

/// What chance can decide in one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// Who has the marked board (UT-2.5).
    First(Seat),
    /// The card that is revealed on a deck or on the common pile (UT-2.4).
    Top(CardIndex),
}
