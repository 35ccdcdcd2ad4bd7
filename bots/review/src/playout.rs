use tetrapolis_game::{Insight, Seat, Turn};

use crate::worlds::Fortune;

/// Plays on as the game itself would: until this many decisions have been made and the position can be judged, or to the end.
pub(crate) struct Playout<'a, G: Insight> {
    game: &'a G,
    legal: Vec<G::Action>,
}

impl<'a, G: Insight> Playout<'a, G> {
    pub(crate) fn new(game: &'a G) -> Playout<'a, G> {
        Playout { game, legal: Vec::new() }
    }

    /// What a seat that has to act would ordinarily play.
    pub(crate) fn usual(&mut self, state: &G::State, seat: Seat, fortune: &Fortune<'_, G>) -> G::Action {
        self.game.legal_actions(state, seat, &mut self.legal);
        match self.legal[..] {
            [only] => only,
            _ => self.game.rollout(state, seat, &self.legal, &mut fortune.choice()),
        }
    }

    pub(crate) fn run(&mut self, state: &mut G::State, mut fortune: Fortune<'_, G>, decisions: u32) {
        let game = self.game;
        let mut rng = fortune.policy();
        let mut left = decisions;
        loop {
            match game.turn(state) {
                Turn::Over => return,
                Turn::Chance => {
                    let chance = fortune.draw(game, state);
                    game.apply_unchecked(state, chance);
                }
                Turn::Act(_) if left == 0 && game.is_quiet(state) => return,
                Turn::Act(seats) => {
                    let seat = seats.first().expect("somebody has to act");
                    game.legal_actions(state, seat, &mut self.legal);
                    let action = match self.legal[..] {
                        [only] => only,
                        _ => game.rollout(state, seat, &self.legal, &mut rng),
                    };
                    game.play_unchecked(state, seat, action);
                    left = left.saturating_sub(1);
                }
            }
        }
    }
}
