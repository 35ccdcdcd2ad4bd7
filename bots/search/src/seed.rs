use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// The seed of the `number`th of many things, such as games. Seeds of neighbours are unrelated.
pub fn seed_of(seed: u64, number: u64) -> u64 {
    SplitMix64::seed_from_u64(seed.wrapping_add(number.wrapping_mul(0x9E37_79B9_7F4A_7C15))).next_u64()
}
