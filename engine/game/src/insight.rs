use crate::{Rng, Scoring, Seat, Views, below};

/// What a game knows about playing it well. Bots ask this and know nothing about games themselves.
///
/// Everything has a default that suits any game. The positions given to these methods may be sampled; no player is ever
/// shown the answers.
pub trait Insight: Scoring + Views {
    /// The points that a party can count on at the end of the game: those it has, and those that are certain to come.
    ///
    /// Only differences between parties and between positions matter.
    fn worth(&self, state: &Self::State, party: usize) -> f32 {
        self.outcome(state).standings()[party].score as f32
    }

    /// The points that a party can expect at the end, including those that are likely to come. A search asks for this
    /// where it stops looking. By default [`worth`](Insight::worth).
    fn prospect(&self, state: &Self::State, party: usize) -> f32 {
        self.worth(state, party)
    }

    /// By how many points the final score may reasonably differ from [`prospect`](Insight::prospect); above 0.
    fn doubt(&self, _state: &Self::State) -> f32 {
        8.0
    }

    /// Whether [`worth`](Insight::worth) can be trusted here. In the middle of a compound turn it often cannot. By
    /// default it always can.
    fn is_quiet(&self, _state: &Self::State) -> bool {
        true
    }

    /// After how many decisions of a rollout the next quiet position is judged by [`worth`](Insight::worth); by default
    /// a rollout goes on to the end.
    fn horizon(&self) -> u32 {
        u32::MAX
    }

    /// Writes each party's share of the win into the first of `shares`, as a network judges this quiet position, and
    /// says whether there is a network. It judges either all positions of a game or none; by default none. With a
    /// network a search makes no rollouts, or [short ones](Insight::learned_horizon).
    fn judge(&self, _state: &Self::State, _shares: &mut [f32]) -> bool {
        false
    }

    /// How much a game forgives a choice that is not the best; by default 1. The weaker levels choose at random among
    /// good actions: more so in a lenient game, and less in a game where small mistakes add up.
    fn leniency(&self) -> f32 {
        1.0
    }

    /// After how many decisions of a rollout a search asks [`judge`](Insight::judge) at the next quiet position; by
    /// default at once. A few decisions help if a position says little about what will become of it.
    fn learned_horizon(&self) -> u32 {
        0
    }

    /// A quick, reasonable choice among the legal actions, of which there are at least two; by default any of them.
    fn rollout<R: Rng + ?Sized>(
        &self,
        _state: &Self::State,
        _seat: Seat,
        actions: &[Self::Action],
        rng: &mut R,
    ) -> Self::Action {
        actions[below(rng, actions.len() as u32) as usize]
    }

    /// Replaces the contents of `weights` with how promising each of the legal actions looks, above 0; by default all
    /// the same. Only the ratios matter.
    fn prior(&self, _state: &Self::State, _seat: Seat, actions: &[Self::Action], weights: &mut Vec<f32>) {
        weights.clear();
        weights.resize(actions.len(), 1.0);
    }
}

/// The action with the highest value, for [`Insight::rollout`]; among equals, the first.
///
/// # Panics
/// If there is no action.
#[inline]
pub fn highest<A>(valued: impl IntoIterator<Item = (A, f32)>) -> A {
    let best = valued.into_iter().reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.expect("at least one action is legal").0
}

/// Turns the values of actions, in points, into weights for [`Insight::prior`]. One point more multiplies the weight by
/// e to the power of `sharpness`; `least` is added to every weight, so that no action is forgotten.
pub fn sharpen(values: &mut [f32], sharpness: f32, least: f32) {
    let best = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    for value in values {
        *value = (sharpness * (*value - best)).exp() + least;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_of_the_best_is_chosen() {
        assert_eq!(highest([('a', 1.0), ('b', 3.0), ('c', 3.0), ('d', -2.0)]), 'b');
    }

    #[test]
    fn a_point_more_weighs_more_and_nothing_is_forgotten() {
        let mut values = [2.0, 1.0, -100.0];
        sharpen(&mut values, 0.5, 0.01);
        for (weight, expected) in values.into_iter().zip([1.01, (-0.5_f32).exp() + 0.01, 0.01]) {
            assert!((weight - expected).abs() < 1e-6, "{weight} is not {expected}");
        }
    }
}
