use tetrapolis_game::{Game, Rng, Seat, Viewer, Views};

use crate::game::MOST_SEATS;
use crate::heap::Heap;
use crate::{Action, Cards, Laid, MafiaCity, Open, Phase, State};

/// All that one viewer may know.
///
/// It names one by one what is allowed: what is open, the viewer's hand, cards seen in other hands, and the viewer's
/// answer in a window. It has no place for the draw pile, for a hand that was not seen, or for another player's answer.
/// Nor does it say which seats have answered already. It does not remember when a card was drawn, or which cards a new
/// draw pile was made of: all cards that a viewer does not see are one heap.
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

impl Views for MafiaCity {
    type View = View;

    fn view(&self, state: &State, viewer: Viewer) -> View {
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

    /// Deals the cards that the viewer does not see to the hands and the draw pile. Every deal of 49 cards that fits
    /// the view is equally likely. In an open window nobody else has answered, and the others have seen only those
    /// cards of each other that the Policeman shows now.
    #[inline]
    fn determinize<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
        let open = &view.open;
        let (mut hands, mut drawn) = (view.known, view.drawn);
        let (mut waiting, mut answers) = (open.asked, [Laid::NONE; MOST_SEATS]);
        if let Viewer::Seat(seat) = view.viewer {
            hands[seat.index()] = view.hand;
            if let Some(answer) = view.answer {
                waiting.remove(seat);
                answers[seat.index()] = answer;
            }
        }
        let mut pile = hands.into_iter().fold(self.deck.minus(open.discard).minus(open.laid), Cards::minus);
        let mut heap = Heap::new(pile);
        for (seat, hand) in Seat::all(self.seats()).zip(&mut hands) {
            let unseen = open.clan(seat).cards - hand.len();
            for n in 0..unseen {
                let card = heap.draw(rng);
                hand.add(card);
                pile.remove(card);
                // What was just drawn is among the cards that the viewer does not see.
                if view.drawn.is_empty() && n < open.just_drawn(seat) {
                    drawn.add(card);
                }
            }
        }
        State { hands, pile, drawn, waiting, answers, known: view.known_to_all(), open: *open }
    }

    /// Nobody notices what another player answers in a window (MC-10.3).
    #[inline]
    fn seen(&self, before: &State, seat: Seat, action: Action, viewer: Viewer) -> Option<Action> {
        (before.open.phase != Phase::Window || viewer == Viewer::Seat(seat)).then_some(action)
    }
}

impl View {
    /// The viewer.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// All that everybody may see.
    pub const fn open(&self) -> &Open {
        &self.open
    }

    /// The viewer's own cards; none for a spectator.
    pub const fn hand(&self) -> Cards {
        self.hand
    }

    /// The cards that the viewer knows in the hand of another player.
    pub const fn known(&self, seat: Seat) -> Cards {
        self.known[seat.index()]
    }

    /// The cards of the viewer that another player has seen.
    pub const fn exposed(&self, to: Seat) -> Cards {
        self.exposed[to.index()]
    }

    /// The cards that a Shady Business has drawn so far, if the viewer sees them (MC-9.10).
    pub const fn drawn(&self) -> Cards {
        self.drawn
    }

    /// What the viewer has answered in the open window; nothing before the answer.
    pub const fn answer(&self) -> Option<Laid> {
        self.answer
    }

    /// What each player has seen of each other hand, as far as the viewer knows.
    #[inline]
    fn known_to_all(&self) -> [[Cards; MOST_SEATS]; MOST_SEATS] {
        let mut all = [[Cards::NONE; MOST_SEATS]; MOST_SEATS];
        if let Viewer::Seat(seat) = self.viewer {
            for (known, exposed) in all.iter_mut().zip(self.exposed) {
                known[seat.index()] = exposed;
            }
            if !self.holds_policeman() {
                all[seat.index()] = self.known;
            }
        }
        all
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
