use tetrapolis_game::{Sight, Views};

/// A player for any seat. It is given the eyes of its seat and the legal actions, never the position.
pub trait Bot<G: Views>: Send {
    /// Begins a new game; with the same seed and the same sights a bot makes the same choices.
    fn begin(&mut self, seed: u64);

    /// Chooses one of the legal actions, of which there is at least one.
    fn choose(&mut self, sight: &Sight<'_, G>, legal: &[G::Action]) -> G::Action;
}
