use crate::{Notation, Question, Seat, Step, StepOf, Telling, Topic, Viewer, Views};

/// What people are told of the steps of a game.
pub trait Tell: Notation + Views {
    /// Whether a move may take several actions; see [`is_mid_move`](Tell::is_mid_move).
    const HAS_LONG_MOVES: bool = false;

    /// What a viewer is told of a step made in the position `before`; nothing if the viewer does not notice it.
    ///
    /// By default it is the notation of what the viewer has [`seen`](Views::seen), and everything that chance has
    /// decided. So a game in which chance deals hidden cards must say what each viewer is told of a deal.
    ///
    /// The telling of an action is also shown while the action is only offered. If an action reveals something, let a
    /// chance step follow it, and tell it there.
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

    /// Whether the seat that has to act is in the middle of a move that people make in one gesture, such as taking a
    /// card and building with it. Such a move is played as a whole, and taken back as a whole.
    ///
    /// After the move comes chance, another seat or a new move. Nothing is revealed during it. A game with such moves sets
    /// [`HAS_LONG_MOVES`](Tell::HAS_LONG_MOVES).
    fn is_mid_move(&self, state: &Self::State) -> bool {
        let _ = state;
        false
    }

    /// The secret question that the seats have to answer, if there is one: nobody may learn who has an answer. It
    /// depends only on what everybody sees.
    fn question(&self, state: &Self::State) -> Option<Question<Self::Action>> {
        let _ = state;
        None
    }

    /// The topics of secret questions, for a player who wants to be asked about some of them only.
    fn topics(&self, seat: Seat) -> Vec<Topic> {
        let _ = seat;
        Vec::new()
    }

    /// The number of the part of the game that is being played; no two parts of a game have the same number. It depends
    /// only on what everybody sees.
    fn part(&self, state: &Self::State) -> u32 {
        let _ = state;
        0
    }
}
