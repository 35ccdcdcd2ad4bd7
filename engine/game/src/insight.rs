use crate::{Rng, Scoring, Seat, Views, below};

/// What a game knows about how to play it well; bots ask it and know nothing about games themselves.
///
/// Everything has a default that suits any game, so a game need not implement anything. Positions given to these
/// methods may be sampled ones; nothing asked here is ever shown to a player.
pub trait Insight: Scoring + Views {
    /// The points that a party can count on at the end of the game: what it has, and what will surely come of it.
    ///
    /// Only differences between parties and between positions matter.
    fn worth(&self, state: &Self::State, party: usize) -> f32 {
        self.outcome(state).standings()[party].score as f32
    }

    /// The points that a party can expect where a search stops looking, with what is likely to come; by default what it
    /// can count on.
    fn prospect(&self, state: &Self::State, party: usize) -> f32 {
        self.worth(state, party)
    }

    /// By how many points the final score may reasonably differ from [`prospect`](Insight::prospect); above 0.
    fn doubt(&self, _state: &Self::State) -> f32 {
        8.0
    }

    /// Whether [`worth`](Insight::worth) can be trusted here; it need not be in the middle of a compound turn. By default
    /// it always can.
    fn is_quiet(&self, _state: &Self::State) -> bool {
        true
    }

    /// After how many decisions of a rollout the next quiet position is judged by [`worth`](Insight::worth); by default a
    /// rollout goes on to the end.
    fn horizon(&self) -> u32 {
        u32::MAX
    }

    /// A fast and passable choice for a seat that has to act; by default any legal action. The contents of `actions`
    /// before and after the call do not matter.
    fn rollout<R: Rng + ?Sized>(
        &self,
        state: &Self::State,
        seat: Seat,
        actions: &mut Vec<Self::Action>,
        rng: &mut R,
    ) -> Self::Action {
        self.legal_actions(state, seat, actions);
        actions[below(rng, actions.len() as u32) as usize]
    }

    /// Replaces the contents of `weights` with how promising each of the legal actions looks, above 0; by default all the
    /// same. Only the ratios matter.
    fn prior(&self, _state: &Self::State, _seat: Seat, actions: &[Self::Action], weights: &mut Vec<f32>) {
        weights.clear();
        weights.resize(actions.len(), 1.0);
    }
}
