use thiserror::Error;

use crate::{Message, NotationError, Seat, Seats};

/// Who must act in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// These seats have to act; more than one when answers are given in secret at the same time.
    Act(Seats),
    /// Chance decides something.
    Chance,
    /// The game has ended.
    Over,
}

impl Turn {
    /// The seat that has to act, if there is exactly one.
    pub fn actor(self) -> Option<Seat> {
        match self {
            Turn::Act(seats) if seats.len() == 1 => seats.first(),
            Turn::Act(_) | Turn::Chance | Turn::Over => None,
        }
    }
}

/// One step of play: an action of a seat, or an outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step<A, C> {
    /// A seat acts.
    Play {
        /// Who acts.
        seat: Seat,
        /// What is done.
        action: A,
    },
    /// Chance decides.
    Chance(C),
}

/// A line that is not a step.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StepTextError {
    /// The line does not begin with `*` or with a seat and a colon.
    #[error("a step begins with a seat and a colon, or with *: '{0}'")]
    Form(String),
    /// The table has no such seat.
    #[error("there is no seat {0}")]
    Seat(String),
    /// What follows is not an action or an outcome of this game.
    #[error("{0}")]
    Notation(#[from] NotationError),
}

impl StepTextError {
    /// The error in words.
    pub fn message(&self) -> Message {
        match self {
            StepTextError::Form(text) => Message::new("step-form").with("text", text.as_str()),
            StepTextError::Seat(seat) => Message::new("step-seat").with("seat", seat.as_str()),
            StepTextError::Notation(NotationError(message)) => message.clone(),
        }
    }
}
