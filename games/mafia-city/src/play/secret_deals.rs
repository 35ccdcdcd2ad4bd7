//! Secret Deals that are laid at once are answered one after another (MC-4.6).

use tetrapolis_game::{Game, Seat};

use crate::effect::Announcement;
use crate::{Deals, Effect, Laid, MafiaCity, State};

impl MafiaCity {
    /// Lays several Secret Deals; all are answered before the next player's turn (MC-4.6).
    pub(crate) fn lay_deals(&self, state: &mut State, seat: Seat, deals: Deals) {
        state.open.declined = 0;
        state.open.further = self.cards_of_deals(deals);
        let mut left = state.open.further;
        while !left.is_empty() {
            let card = left.nth(0);
            left.remove(card);
            state.show(seat, card);
            state.open.laid.add(card);
        }
        self.announce_next_deal(state, seat);
    }

    /// Asks about the next of the Secret Deals laid at once.
    fn announce_next_deal(&self, state: &mut State, seat: Seat) {
        let card = state.open.further.nth(0);
        state.open.further.remove(card);
        state.open.effect = Some(Effect::SecretDeal);
        state.open.chain.push(Announcement { seat, laid: Laid::one(card) });
        self.open_window(state);
    }

    /// A Secret Deal counts, or is cancelled: goes on with those laid with it. After the last of them its player may go
    /// on if it was cancelled, otherwise it is the next player's turn (MC-4.6).
    pub(crate) fn after_deal(&self, state: &mut State, seat: Seat, counts: bool) {
        state.open.clan_mut(seat).deals += u8::from(counts);
        if !state.open.further.is_empty() {
            return self.announce_next_deal(state, seat);
        }
        if counts {
            state.open.seat = seat.next(self.seats());
        }
        self.ask_for_deal(state);
    }
}
