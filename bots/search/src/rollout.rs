use tetrapolis_game::{Insight, Rng, Seat, Turn};

/// A quick, reasonable choice for a seat that has to act. `legal` is a buffer; what it contains before does not matter.
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

/// Plays on by the game's own policy to the end of the game. Shows every position in which a seat has a choice.
pub fn play_out<G: Insight>(game: &G, state: &mut G::State, rng: &mut impl Rng, mut show: impl FnMut(&G::State)) {
    let mut legal = Vec::new();
    loop {
        match game.turn(state) {
            Turn::Over => return,
            Turn::Chance => {
                let chance = game.sample(state, rng);
                game.apply_unchecked(state, chance);
            }
            Turn::Act(seats) => {
                let seat = seats.first().expect("somebody has to act");
                let action = rollout(game, state, seat, &mut legal, rng);
                if legal.len() > 1 {
                    show(state);
                }
                game.play_unchecked(state, seat, action);
            }
        }
    }
}
