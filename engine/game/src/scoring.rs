use crate::{Game, Message, Outcome, Rule, ScoreLine, Tie, TieBreak};

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

    /// The comparisons that decide between parties with equal scores, in order, and how a party does in them; by default
    /// nothing decides. A game that gives [`Outcome::rank`] a `tie_break` must list the same comparisons here.
    fn tie_breaks(&self, _state: &Self::State, _party: usize) -> Vec<TieBreak> {
        Vec::new()
    }

    /// Who has the same score as somebody else, and what decided between them, as if the game ended now.
    fn ties(&self, state: &Self::State) -> Vec<Tie> {
        let outcome = self.outcome(state);
        let standings = outcome.standings();
        let mut order: Vec<usize> = (0..standings.len()).collect();
        order.sort_by_key(|party| standings[*party].place);
        let neighbours = order.windows(2).map(|pair| [pair[0], pair[1]]);
        let tied = neighbours.filter(|[one, other]| standings[*one].score == standings[*other].score);
        tied.map(|parties| {
            let [one, other] = parties.map(|party| self.tie_breaks(state, party));
            let decided = one.into_iter().zip(other).find(|(one, other)| one.value != other.value);
            Tie { parties, decided: decided.map(|(one, other)| [one, other]) }
        })
        .collect()
    }
}
