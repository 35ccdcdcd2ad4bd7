use crate::{Seat, Viewer, Views};

/// What a seat sees: gives a bot its view, and nothing else of the position.
///
/// The view is made only when it is asked for, so a bot that does not look costs nothing.
pub struct Sight<'a, G: Views> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
}

impl<'a, G: Views> Sight<'a, G> {
    /// Lets `seat` look at a position.
    pub fn new(game: &'a G, state: &'a G::State, seat: Seat) -> Sight<'a, G> {
        Sight { game, state, seat }
    }

    /// The rules that are played.
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// The seat whose view this is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        self.game.view(self.state, Viewer::Seat(self.seat))
    }
}
