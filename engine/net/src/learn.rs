use std::sync::Arc;

use tetrapolis_game::{Insight, MAX_PARTIES, Setup};

use crate::{Net, Row, Subject};

/// A game that describes positions as numbers and judges them with a trained network.
///
/// By default nothing is described and there is no network.
pub trait Learn: Insight + Setup {
    /// How many numbers describe a position for one seat.
    const INPUTS: usize = 0;
    /// The version of the numbers. It rises when one of them changes its meaning; older networks are then useless.
    const FEATURES: u32 = 0;

    /// Whether networks can be trained for a game that is set up like this. By default: with the default options, and
    /// if several seats compete only with each other.
    fn can_learn(&self) -> bool {
        Self::INPUTS > 0 && self.seats() > 1 && self.parties() == self.seats() && self.options().is_empty()
    }

    /// Describes a position: one row for each seat, in the order of the seats. Each row has [`INPUTS`](Learn::INPUTS)
    /// numbers, which mean the same for every seat: what the seat has, and how things look from its place.
    ///
    /// The position is quiet, and somebody has to act. It is sampled from what one seat sees, without saying which
    /// seat. So a number may use something hidden, such as a hand, but training sees guesses of it too.
    fn describe(&self, _state: &Self::State, _rows: &mut [Row]) {}

    /// The network for this game, with its edition, options and number of seats, if there is one.
    fn net(&self) -> Option<&Net> {
        None
    }

    /// The same game with another network, or with none. A network that does not [fit](fits) must not be used.
    #[must_use]
    fn with_net(self, _net: Option<Arc<Net>>) -> Self {
        self
    }
}

/// The subject of a network that fits a game.
pub fn subject<G: Learn>(game: &G) -> Subject {
    let edition = game.edition();
    Subject { game: G::NAME.to_owned(), edition: edition.hash, features: G::FEATURES, inputs: G::INPUTS as u16 }
}

/// Whether a network was trained for this game, as it is set up.
pub fn fits<G: Learn>(game: &G, net: &Net) -> bool {
    game.can_learn() && *net.subject() == subject(game)
}

/// The network of a game's built-in edition.
///
/// # Panics
/// If the file is not a network. A test of the game reads it.
pub fn learned(file: &[u8]) -> Arc<Net> {
    Arc::new(Net::read(file).expect("a network that a test has read"))
}

/// Judges a position with the game's network. A game that learns calls this in [`Insight::judge`].
#[inline]
pub fn judge<G: Learn>(game: &G, state: &G::State, shares: &mut [f32]) -> bool {
    let Some(net) = game.net() else { return false };
    let mut rows = [Row::EMPTY; MAX_PARTIES];
    let rows = &mut rows[..usize::from(game.seats())];
    game.describe(state, rows);
    debug_assert!(rows.iter().all(|row| row.width() == G::INPUTS), "every number of a row is written");
    net.judge(rows, shares);
    true
}
