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

    /// Replaces the first of `shares` with each party's part of the win, as far as a quiet position tells it to somebody who
    /// has learned the game, and says whether that was possible. Either every position of a game can be judged so, or none;
    /// by default none. A search that can ask for it makes no rollouts, or [short ones](Insight::learned_horizon).
    fn judge(&self, _state: &Self::State, _shares: &mut [f32]) -> bool {
        false
    }

    /// How much a choice that is not the best is forgiven: the levels for people that choose by chance do so the more in a game
    /// that forgives more than others, and the less in one where small faults add up. By default 1.
    fn leniency(&self) -> f32 {
        1.0
    }

    /// After how many decisions of a rollout a search asks [`judge`](Insight::judge) at the next quiet position; by default at
    /// once. A few decisions help where a position says little about what can be made of it.
    fn learned_horizon(&self) -> u32 {
        0
    }

    /// A fast and passable choice among the legal actions, of which there are at least two; by default any of them.
    fn rollout<R: Rng + ?Sized>(
        &self,
        _state: &Self::State,
        _seat: Seat,
        actions: &[Self::Action],
        rng: &mut R,
    ) -> Self::Action {
        actions[below(rng, actions.len() as u32) as usize]
    }

    /// Replaces the contents of `weights` with how promising each of the legal actions looks, above 0; by default all the
    /// same. Only the ratios matter.
    fn prior(&self, _state: &Self::State, _seat: Seat, actions: &[Self::Action], weights: &mut Vec<f32>) {
        weights.clear();
        weights.resize(actions.len(), 1.0);
    }
}

/// The action of the highest value, for [`Insight::rollout`]; the first one of several.
///
/// # Panics
/// If there is no action.
#[inline]
pub fn highest<A>(valued: impl IntoIterator<Item = (A, f32)>) -> A {
    let best = valued.into_iter().reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.expect("at least one action is legal").0
}

/// Turns what actions are worth, in points, into weights for [`Insight::prior`]. A point more makes an action e to the
/// `sharpness` times as likely to be tried; `least` is added to every weight, so that none is forgotten.
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
