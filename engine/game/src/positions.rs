use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Game, Message};

/// Positions as files that people read, edit and send.
pub trait Positions: Game {
    /// A position in names instead of numbers, complete.
    type Position: Serialize + DeserializeOwned;

    /// A position in names.
    fn position(&self, state: &Self::State) -> Self::Position;

    /// The state of a position in names.
    ///
    /// # Errors
    /// What is wrong: a name that the edition does not know, or a position that cannot arise.
    fn restore(&self, position: &Self::Position) -> Result<Self::State, Message>;

    /// Accounts for every card, tile, piece and coin; by default there is nothing to count.
    ///
    /// # Errors
    /// What is missing or too many.
    fn audit(&self, _state: &Self::State) -> Result<(), Message> {
        Ok(())
    }
}
