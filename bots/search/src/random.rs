use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_game::{Sight, Views, below};

use crate::Bot;

/// Chooses any legal action, each with the same probability.
pub struct Random {
    rng: Xoshiro256PlusPlus,
}

impl Random {
    /// A random player.
    pub fn new(seed: u64) -> Random {
        Random { rng: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }
}

impl<G: Views> Bot<G> for Random {
    fn begin(&mut self, seed: u64) {
        *self = Random::new(seed);
    }

    #[inline]
    fn choose(&mut self, _sight: &Sight<'_, G>, legal: &[G::Action]) -> G::Action {
        legal[below(&mut self.rng, legal.len() as u32) as usize]
    }
}
