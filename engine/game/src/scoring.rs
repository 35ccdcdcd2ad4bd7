use crate::{Game, Message, Outcome, Rule, ScoreLine};

/// How a game is scored.
pub trait Scoring: Game {
    /// Scores and places, as if the game ended now.
    fn outcome(&self, state: &Self::State) -> Outcome;

    /// The score sheet of a party, as if the game ended now; its points add up to the party's score. By default it is one
    /// line.
    fn sheet(&self, state: &Self::State, party: usize) -> Vec<ScoreLine> {
        let points = self.outcome(state).standings()[party].score;
        vec![ScoreLine { rule: Rule(Self::NAME), what: Message::new("game-points"), points, counts: Vec::new() }]
    }
}
