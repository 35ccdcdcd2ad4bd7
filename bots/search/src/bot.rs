use tetrapolis_game::{Sight, Views};

/// A player for any seat. It is given what its seat can see and the legal actions, never the position.
///
/// # Examples
/// A bot for every game, which always does the first thing that is allowed:
/// ```
/// use tetrapolis_game::{Sight, Views};
/// use tetrapolis_search::Bot;
///
/// struct Hasty;
///
/// impl<G: Views> Bot<G> for Hasty {
///     fn begin(&mut self, _seed: u64) {}
///
///     fn choose(&mut self, _sight: &Sight<'_, G>, legal: &[G::Action]) -> G::Action {
///         legal[0]
///     }
/// }
/// ```
/// A better bot asks for `sight.view()`, which has everything that its seat may know.
pub trait Bot<G: Views>: Send {
    /// Begins a new game. With the same seed and the same sights, a bot must make the same choices.
    fn begin(&mut self, seed: u64);

    /// Chooses one of the legal actions, of which there is at least one.
    fn choose(&mut self, sight: &Sight<'_, G>, legal: &[G::Action]) -> G::Action;
}
