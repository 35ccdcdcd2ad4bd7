use tetrapolis_game::{Game, Seat};

use crate::{CardIndex, Origin, Phase, State, UpTown};

impl UpTown {
    /// The deck or pile whose next card is revealed.
    #[inline]
    pub(crate) fn opening(&self, state: &State) -> Option<Origin> {
        match state.phase {
            Phase::Open => state.origin,
            Phase::DealTops => {
                let closed = Seat::all(self.seats()).find(|seat| state.players[seat.index()].deck.top.is_none());
                Some(closed.map_or(Origin::Pile, Origin::Deck))
            }
            Phase::DealFirst
            | Phase::Collect
            | Phase::Keep
            | Phase::Buy
            | Phase::Choose
            | Phase::Place
            | Phase::Over => None,
        }
    }

    /// A card is revealed on top of a deck or of the pile (UT-2.4).
    #[inline]
    pub(crate) fn open(&self, state: &mut State, card: CardIndex) {
        let origin = self.opening(state).expect("a card comes to light");
        state.unseen.remove(card);
        state.deck_mut(origin).top = Some(card);
        if state.phase == Phase::Open {
            self.finish_action(state);
        } else if origin == Origin::Pile {
            self.begin_turn(state);
        }
    }
}

/// Somebody has the marked board and begins (UT-2.5).
pub(crate) fn deal_first(state: &mut State, seat: Seat) {
    (state.first, state.seat) = (seat, seat);
    state.phase = Phase::DealTops;
}
