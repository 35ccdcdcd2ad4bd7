use tetrapolis_game::{Insight, Rng, Seat};

/// A fast and passable choice for a seat that has to act. The contents of `legal` before the call do not matter.
#[inline]
pub(crate) fn rollout<G: Insight>(
    game: &G,
    state: &G::State,
    seat: Seat,
    legal: &mut Vec<G::Action>,
    rng: &mut impl Rng,
) -> G::Action {
    game.legal_actions(state, seat, legal);
    if let [only] = legal[..] { only } else { game.rollout(state, seat, legal, rng) }
}
