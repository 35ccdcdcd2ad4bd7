use tetrapolis_game::{Seat, Viewer};

use crate::game::MOST_SEATS;
use crate::{Cards, Laid, Open, Phase, State};

/// All that one viewer may know.
///
/// It names what is allowed, one by one: what lies open, the own hand, cards seen in other hands, and the own answer in
/// a window. It has no place for the draw pile, for a hand that was not seen, or for another player's answer; nor for
/// who has answered already. When a card was drawn, and which cards a new draw pile was made of, is not kept: all cards
/// that a viewer does not see are one heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) open: Open,
    /// The viewer's cards.
    pub(crate) hand: Cards,
    /// The cards that the viewer knows in the hand of each other player; all of them while holding the Policeman.
    pub(crate) known: [Cards; MOST_SEATS],
    /// The cards of the viewer that each other player has seen.
    pub(crate) exposed: [Cards; MOST_SEATS],
    /// The cards that a Shady Business has drawn so far, if the viewer sees them.
    pub(crate) drawn: Cards,
    /// What the viewer has answered in the open window.
    pub(crate) answer: Option<Laid>,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let mut view = View {
            viewer,
            open: state.open,
            hand: Cards::NONE,
            known: [Cards::NONE; MOST_SEATS],
            exposed: [Cards::NONE; MOST_SEATS],
            drawn: Cards::NONE,
            answer: None,
        };
        let Viewer::Seat(seat) = viewer else { return view };
        view.hand = state.hand(seat);
        if view.holds_policeman() {
            view.known = state.hands;
            view.known[seat.index()] = Cards::NONE;
        } else {
            view.known = state.known[seat.index()];
        }
        view.exposed = std::array::from_fn(|other| state.known[other][seat.index()]);
        if view.sees_draws_of(state.open.seat) {
            view.drawn = state.drawn;
        }
        if state.open.asked.contains(seat) && !state.waiting.contains(seat) {
            view.answer = Some(state.answers[seat.index()]);
        }
        view
    }

    pub(crate) fn holds_policeman(&self) -> bool {
        self.open.policeman.is_some_and(|holder| self.viewer == Viewer::Seat(holder))
    }

    fn sees_draws_of(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat) || self.holds_policeman()
    }

    /// Whether the viewer has to answer in an open window.
    pub(crate) fn has_to_answer(&self) -> bool {
        self.open.phase == Phase::Window
            && self.answer.is_none()
            && matches!(self.viewer, Viewer::Seat(seat) if self.open.asked.contains(seat))
    }
}
