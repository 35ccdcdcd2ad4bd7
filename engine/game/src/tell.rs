use crate::{Notation, Question, Seat, Step, StepOf, Telling, Topic, Viewer, Views};

/// What is said to people of the steps of a game.
pub trait Tell: Notation + Views {
    /// What a viewer is told of a step made in the position `before`; nothing if the viewer does not notice it.
    ///
    /// By default it is the notation of what the viewer has [`seen`](Views::seen), and of chance everything is told. A game
    /// in which chance deals hidden cards must therefore say what each viewer is told of a deal.
    ///
    /// An action is also told while it is only offered. If it reveals something, tell that of a chance step that follows.
    fn tell(&self, before: &Self::State, step: &StepOf<Self>, to: Viewer) -> Option<Telling> {
        let notation = match step {
            Step::Play { seat, action } => self.write_action(&self.seen(before, *seat, *action, to)?),
            Step::Chance(chance) => self.write_chance(chance),
        };
        Some(Telling::plain::<Self>(notation))
    }

    /// Whether every viewer is told the same of a step, so that it is told once for all of them.
    fn is_told_alike(&self, before: &Self::State, step: &StepOf<Self>) -> bool {
        let _ = (before, step);
        Self::OPEN
    }

    /// Whether the seat that has to act is in the middle of a move that people make in one gesture, such as taking a card
    /// and building with it. Such a move is played as a whole, and taken back as a whole.
    ///
    /// Only chance, somebody else or a new move comes after it, and nothing is revealed within it.
    fn is_mid_move(&self, state: &Self::State) -> bool {
        let _ = state;
        false
    }

    /// The question that is put to the seats that have to act, if it is asked so that nobody learns who has an answer.
    /// It depends only on what everybody sees.
    fn question(&self, state: &Self::State) -> Option<Question<Self::Action>> {
        let _ = state;
        None
    }

    /// What questions can be about, for the player of a seat who wants to be asked about some of it only.
    fn topics(&self, seat: Seat) -> Vec<Topic> {
        let _ = seat;
        Vec::new()
    }

    /// The part of the game that is being played, as a number that no other part of the same game has. It depends only on what
    /// everybody sees.
    fn part(&self, state: &Self::State) -> u32 {
        let _ = state;
        0
    }
}
