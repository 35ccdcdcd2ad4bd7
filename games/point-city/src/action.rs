use tetrapolis_game::Seat;

use crate::{CardIndex, Cell, Class, Payment, TokenIndex};

/// What a player can do in one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Turns a card of the market to its building side (PC-3.1).
    Flip(Cell),
    /// Takes two adjacent cards of the market, the first one first in the order of places (PC-3.2).
    Take(Cell, Cell),
    /// Takes the two top cards of the deck (PC-3.2).
    Deck,
    /// Takes nothing, on the very last turn only (PC-5.2).
    Pass,
    /// Pays for the buildings taken (PC-3.11).
    Pay(Payment),
    /// Takes a civic token from the pool (PC-3.12).
    Token(TokenIndex),
}

/// What chance can decide in one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// The resource side of the next card of the deck.
    Front(Class),
    /// The next token of the pool (PC-2.4).
    Token(TokenIndex),
    /// Who has the first player's card (PC-2.5).
    First(Seat),
    /// The building side of the card that is turned over.
    Building(CardIndex),
    /// The virtual opponent takes its cards; there is nothing to decide (PC-7.4).
    Rival,
}
