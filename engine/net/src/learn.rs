use std::sync::Arc;

use tetrapolis_game::{Insight, MAX_PARTIES, Setup};

use crate::{Net, Row, Subject};

/// A game that can describe a position in numbers, and judge it by what was learned from them.
///
/// Everything has a default, with which nothing is learned.
pub trait Learn: Insight + Setup {
    /// How many numbers describe a position for one seat.
    const INPUTS: usize = 0;
    /// Rises when one of the numbers changes its meaning; a network for other numbers is then of no use.
    const FEATURES: u32 = 0;

    /// Whether a game that is set up so is one of those that are learned; by default those with the default options in which
    /// several seats compete and nobody else.
    fn can_learn(&self) -> bool {
        Self::INPUTS > 0 && self.seats() > 1 && self.parties() == self.seats() && self.options().is_empty()
    }

    /// Describes a position, the row of each seat in `rows`, in the order of the seats. Each row has [`INPUTS`](Learn::INPUTS)
    /// numbers, which mean the same for every seat: what the seat has, and how things look from its place.
    ///
    /// Positions are quiet ones in which somebody has to act. They are sampled from what one of the seats sees, and nobody
    /// says which: a number may use what is hidden from others, such as a hand, but has to be learned from guesses too.
    fn describe(&self, _state: &Self::State, _rows: &mut [Row]) {}

    /// What was learned for this game, with its edition, its options and its seats; nothing if it was learned for others.
    fn net(&self) -> Option<&Net> {
        None
    }

    /// The same game with another network, or with none. What does not fit must not be used.
    #[must_use]
    fn with_net(self, _net: Option<Arc<Net>>) -> Self {
        self
    }
}

/// What a network for a game, as it is set up, has to be for.
pub fn subject<G: Learn>(game: &G) -> Subject {
    let edition = game.edition();
    Subject { game: G::NAME.to_owned(), edition: edition.hash, features: G::FEATURES, inputs: G::INPUTS as u16 }
}

/// Whether a network is for a game as it is set up.
pub fn fits<G: Learn>(game: &G, net: &Net) -> bool {
    game.can_learn() && *net.subject() == subject(game)
}

/// What a game has learned for its built-in edition.
///
/// # Panics
/// If the file is no network. A test of the game reads it.
pub fn learned(file: &[u8]) -> Arc<Net> {
    Arc::new(Net::read(file).expect("a network that a test has read"))
}

/// Judges a position by what was learned; what [`Insight::judge`] of a game that learns has to do.
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
