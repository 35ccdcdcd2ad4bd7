use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use tetrapolis_game::{Insight, Seat, Sight, Turn, below};

use crate::Bot;
use crate::reward::lead;
use crate::rollout::rollout;

/// How many positions that fit its view a greedy player looks at.
const SAMPLES: usize = 4;
/// The most further steps of the same compound turn that it follows.
const DEPTH: usize = 2;
/// The most answers of others that it lets the game guess until the position can be judged.
const ANSWERS: usize = 12;

/// Chooses the action after which it expects to be furthest ahead. It looks ahead one step and the chance after it. In
/// the middle of a compound turn or of secret answers it looks further, until the position can be judged.
pub struct Greedy<G: Insight> {
    rng: Xoshiro256PlusPlus,
    sums: Vec<f32>,
    /// A buffer for the legal actions of each depth.
    buffers: Vec<Vec<G::Action>>,
    /// A buffer for the answers of the others.
    answers: Vec<G::Action>,
}

impl<G: Insight> Greedy<G> {
    /// A greedy player.
    pub fn new(seed: u64) -> Greedy<G> {
        let buffers = std::iter::repeat_with(Vec::new).take(DEPTH).collect();
        Greedy { rng: Xoshiro256PlusPlus::seed_from_u64(seed), sums: Vec::new(), buffers, answers: Vec::new() }
    }

    /// What can be expected after an action, with chance as this generator has it.
    fn look_ahead(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        action: G::Action,
        luck: &Xoshiro256PlusPlus,
        depth: usize,
    ) -> f32 {
        let mut after = state.clone();
        let mut rng = luck.clone();
        game.play_unchecked(&mut after, seat, action);
        let mut answers = 0;
        loop {
            match game.turn(&after) {
                Turn::Chance => {
                    let chance = game.sample(&after, &mut rng);
                    game.apply_unchecked(&mut after, chance);
                }
                Turn::Act(seats) if seats.contains(seat) && depth > 0 && !game.is_quiet(&after) => {
                    let mut actions = std::mem::take(&mut self.buffers[depth - 1]);
                    game.legal_actions(&after, seat, &mut actions);
                    let next =
                        actions.iter().map(|action| self.look_ahead(game, &after, seat, *action, &rng, depth - 1));
                    let best = next.fold(f32::NEG_INFINITY, f32::max);
                    self.buffers[depth - 1] = actions;
                    return best;
                }
                Turn::Act(seats) if !seats.contains(seat) && answers < ANSWERS && !game.is_quiet(&after) => {
                    answers += 1;
                    let other = seats.first().expect("somebody has to act");
                    let answer = rollout(game, &after, other, &mut self.answers, &mut rng);
                    game.play_unchecked(&mut after, other, answer);
                }
                Turn::Act(_) | Turn::Over => return lead(game, &after, seat.index()),
            }
        }
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
                self.sums[n] += self.look_ahead(game, &state, seat, *action, &luck, DEPTH);
            }
        }
        let best = self.sums.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let equals = self.sums.iter().filter(|sum| **sum >= best).count();
        let nth = below(&mut self.rng, equals as u32) as usize;
        let chosen = (0..legal.len()).filter(|n| self.sums[*n] >= best).nth(nth);
        legal[chosen.expect("one of the equals")]
    }
}
