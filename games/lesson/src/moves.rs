//! Moves of several actions, such as `keep; choose a; build 3`. They are asked for, played and taken back as one.

use tetrapolis_catalog::{Move, Playthrough};
use tetrapolis_game::{Message, Refusal, Seat, Telling};

/// Why a move cannot be made.
pub(crate) enum Barred {
    /// It cannot be read.
    Unreadable(Message),
    /// The rules do not allow it.
    Refused(Refusal),
}

/// The actions of a move.
pub(crate) fn actions(text: &str) -> impl Iterator<Item = &str> {
    text.split(';').map(str::trim)
}

/// Reads a move that the rules allow.
pub(crate) fn read_move(table: &dyn Playthrough, seat: Seat, text: &str) -> Result<Vec<Move>, Barred> {
    let mut after = table.fork();
    let read = |action| {
        let step = after.read_action(seat, action).map_err(|error| Barred::Unreadable(error.message()))?;
        after.make(&step).map_err(Barred::Refused)?;
        Ok(step)
    };
    actions(text).map(read).collect()
}

/// Whether some steps are this move of a seat.
pub(crate) fn is_move(seat: Seat, text: &str, steps: &[Move]) -> bool {
    actions(text).map(|action| format!("{seat}: {action}")).eq(steps.iter().map(Move::text))
}

/// What a seat may do: whole moves where the game has moves of several actions.
pub(crate) fn offers(table: &dyn Playthrough, seat: Seat) -> Vec<Telling> {
    let moves = table.moves(seat);
    if moves.is_empty() { table.legal(seat) } else { moves }
}
