use std::any::Any;
use std::fmt;
use std::sync::Arc;

use tetrapolis_game::{Game, Playable, Seat, Step, StepOf};

/// A step of some game: its text, who makes it, and the step itself. It is read once. After that it is permitted, made
/// and told without looking at the text again.
#[derive(Clone)]
pub struct Move {
    text: Box<str>,
    seat: Option<Seat>,
    step: Arc<dyn Any + Send + Sync>,
}

impl Move {
    pub(crate) fn new<G: Playable>(game: &G, step: StepOf<G>) -> Move {
        let seat = match step {
            Step::Play { seat, .. } => Some(seat),
            Step::Chance(_) => None,
        };
        Move { text: game.write_step(&step).into(), seat, step: Arc::new(step) }
    }

    /// The step in full notation, as a line of a record.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Who makes it; none for chance.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The step of its own game.
    ///
    /// # Panics
    /// If it is a step of another game.
    pub(crate) fn step<G: Game>(&self) -> &StepOf<G> {
        self.step.downcast_ref().expect("a move of the same game")
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Move({})", self.text)
    }
}
