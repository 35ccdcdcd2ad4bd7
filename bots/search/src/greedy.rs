use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use tetrapolis_game::{Insight, Seat, Sight, Turn, below};

use crate::Bot;
use crate::reward::lead;

/// How many positions that fit its view a greedy player looks at.
const SAMPLES: usize = 8;

/// Chooses the action after which it expects to be furthest ahead, looking one step and the chance after it into the
/// future.
pub struct Greedy<G: Insight> {
    rng: Xoshiro256PlusPlus,
    sums: Vec<f32>,
    scratch: Option<G::State>,
}

impl<G: Insight> Greedy<G> {
    /// A greedy player.
    pub fn new(seed: u64) -> Greedy<G> {
        Greedy { rng: Xoshiro256PlusPlus::seed_from_u64(seed), sums: Vec::new(), scratch: None }
    }

    /// What can be expected after an action, with chance as this generator has it.
    fn look_ahead(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        action: G::Action,
        mut rng: Xoshiro256PlusPlus,
    ) -> f32 {
        let after = self.scratch.get_or_insert_with(|| state.clone());
        after.clone_from(state);
        game.play_unchecked(after, seat, action);
        while game.turn(after) == Turn::Chance {
            let chance = game.sample(after, &mut rng);
            game.apply_unchecked(after, chance);
        }
        lead(game, after, seat.index())
    }
}

impl<G: Insight> Bot<G> for Greedy<G> {
    fn begin(&mut self, seed: u64) {
        self.rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    }

    fn choose(&mut self, sight: &Sight<'_, G>, legal: &[G::Action]) -> G::Action {
        let (game, seat, view) = (sight.game(), sight.seat(), sight.view());
        self.sums.clear();
        self.sums.resize(legal.len(), 0.0);
        for _ in 0..SAMPLES {
            let state = game.determinize(&view, &mut self.rng);
            // The same luck for every action.
            let luck = Xoshiro256PlusPlus::seed_from_u64(self.rng.next_u64());
            for (n, action) in legal.iter().enumerate() {
                self.sums[n] += self.look_ahead(game, &state, seat, *action, luck.clone());
            }
        }
        let best = self.sums.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let equals = self.sums.iter().filter(|sum| **sum >= best).count();
        let nth = below(&mut self.rng, equals as u32) as usize;
        let chosen = (0..legal.len()).filter(|n| self.sums[*n] >= best).nth(nth);
        legal[chosen.expect("one of the equals")]
    }
}
