//! Chance at a table in this terminal.

use rand_chacha::ChaCha12Rng;
use rand_core::SeedableRng;
use tetrapolis_game::{Message, Rng, Seat};

/// Chance that depends only on a seed and the number of the step, so the same seed gives the same game.
pub struct Dice {
    seed: u64,
}

impl Dice {
    /// The dice of a seed, or of one that the operating system draws.
    ///
    /// # Errors
    /// If the operating system provides no random numbers.
    pub fn new(seed: Option<u64>) -> Result<Dice, Message> {
        let drawn =
            || getrandom::u64().map_err(|error| Message::new("play-no-chance").with("reason", error.to_string()));
        Ok(Dice { seed: seed.map_or_else(drawn, Ok)? })
    }

    /// The generator for the step with that number.
    pub fn of_step(&self, number: usize) -> impl Rng + use<> {
        self.stream(0, number as u64)
    }

    /// The seed of a bot that takes its seat before the step of that number.
    pub fn of_bot(&self, seat: Seat, number: usize) -> u64 {
        self.stream(1 + seat.0, number as u64).next_u64()
    }

    fn stream(&self, purpose: u8, number: u64) -> ChaCha12Rng {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.seed.to_le_bytes());
        key[8] = purpose;
        let mut rng = ChaCha12Rng::from_seed(key);
        rng.set_stream(number);
        rng
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seed_and_the_number_decide() {
        let draw = |seed, number| Dice::new(Some(seed)).expect("a seed").of_step(number).next_u64();
        assert_eq!(draw(1, 2), draw(1, 2));
        assert_ne!(draw(1, 2), draw(1, 3));
        assert_ne!(draw(1, 2), draw(2, 2));
        let dice = Dice::new(Some(1)).expect("a seed");
        assert_ne!(dice.of_bot(Seat(0), 2), dice.of_bot(Seat(1), 2));
    }
}
