use tetrapolis_game::{Flaws, Game, Message, Seat};

use super::player;
use crate::legal::places;
use crate::{Origin, Phase, State, UpTown};

impl UpTown {
    /// Checks that whoever must act can act, and that nothing is left over from another phase.
    pub(crate) fn account_for_phase(&self, state: &State, flaws: &mut Flaws) {
        let said = |key| move || Message::new(key);
        match state.phase {
            Phase::DealFirst => flaws.demand(*state == self.initial(), "phase", said("ut-audit-deal-first")),
            Phase::DealTops => flaws.demand(self.is_being_dealt(state), "phase", said("ut-audit-deal-tops")),
            Phase::Collect => {
                self.account_for_beginning(state, flaws);
                let coins = state.player().coins > 0;
                flaws.demand(coins, player(state.seat, "coins"), said("ut-audit-no-coins"));
            }
            Phase::Keep => {
                self.account_for_beginning(state, flaws);
                demand_collected(state, flaws);
                let left = state.player().deck.left > 0;
                flaws.demand(left, player(state.seat, "deck.left"), said("ut-audit-no-deck"));
            }
            Phase::Buy => {
                flaws.demand(state.second, "second", said("ut-audit-needed"));
                demand_nothing_taken(state, flaws);
                demand_collected(state, flaws);
                let mut offers = 0;
                self.each_offer(state, |_| offers += 1);
                flaws.demand(state.pile.left > 0 || offers > 0, "phase", said("ut-audit-nothing-to-buy"));
            }
            Phase::Choose => {
                self.account_for_taken(state, flaws);
                flaws.demand(state.chosen.is_none(), "chosen", said("ut-audit-not-now"));
                let several = |card| self.fits_somewhere(state, card) && self.only_end(state, card).is_none();
                flaws.demand(state.taken.is_none_or(several), "taken", said("ut-audit-no-choice"));
            }
            Phase::Place => {
                self.account_for_taken(state, flaws);
                flaws.demand(state.chosen.is_some(), "chosen", said("ut-audit-needed"));
                let has_place = state.chosen.is_none_or(|face| {
                    let mut seats = Seat::all(self.seats());
                    seats.any(|seat| !places(state, seat, self.project(face)).is_empty())
                });
                flaws.demand(has_place, "chosen", said("ut-audit-no-place"));
            }
            Phase::Open => {
                demand_collected(state, flaws);
                flaws.demand(state.taken.is_none(), "taken", said("ut-audit-not-now"));
                flaws.demand(state.chosen.is_none(), "chosen", said("ut-audit-not-now"));
                let Some(origin) = state.origin else { return flaws.add("origin", Message::new("ut-audit-needed")) };
                let opens = self.has_deck(origin) && state.deck(origin).left > 0;
                flaws.demand(opens, "origin", said("ut-audit-nothing-to-open"));
                let own = origin == Origin::Deck(state.seat);
                flaws.demand(state.second || own, "origin", said("ut-audit-origin"));
            }
            Phase::Over => {
                demand_nothing_taken(state, flaws);
                flaws.demand(!state.second, "second", said("ut-audit-not-now"));
                let round_is_over = state.turns.is_multiple_of(self.seats()) && state.turns > 0;
                flaws.demand(round_is_over, "turns", said("ut-audit-round"));
                flaws.demand(state.is_ending(self.seats()), "phase", said("ut-audit-not-over"));
            }
        }
    }

    /// Checks that a turn can begin: the game has not ended with the turn before (UT-6.2).
    pub(crate) fn account_for_beginning(&self, state: &State, flaws: &mut Flaws) {
        flaws.demand(!state.second, "second", || Message::new("ut-audit-not-now"));
        demand_nothing_taken(state, flaws);
        let over = state.turns.is_multiple_of(self.seats()) && state.is_ending(self.seats());
        flaws.demand(!over, "phase", || Message::new("ut-audit-over"));
    }

    fn has_deck(&self, origin: Origin) -> bool {
        match origin {
            Origin::Deck(seat) => seat.0 < self.seats(),
            Origin::Pile => true,
        }
    }

    /// Checks that the card being played came from a place where such cards come from, and was paid for (UT-3.1,
    /// UT-3.5).
    pub(crate) fn account_for_taken(&self, state: &State, flaws: &mut Flaws) {
        demand_collected(state, flaws);
        let Some(card) = state.taken else { return flaws.add("taken", Message::new("ut-audit-needed")) };
        let Some(origin) = state.origin else { return flaws.add("origin", Message::new("ut-audit-needed")) };
        let own = origin == Origin::Deck(state.seat);
        let fits = self.has_deck(origin) && card.is_municipal() == (origin == Origin::Pile) && (state.second || own);
        if !fits {
            return flaws.add("origin", Message::new("ut-audit-origin"));
        }
        if let Origin::Deck(owner) = origin
            && !own
        {
            let (found, wanted) = (state.players[owner.index()].coins, self.cards[card.index()].price);
            flaws.demand(found == wanted, player(owner, "coins"), || {
                Message::new("ut-audit-unpaid").with("found", found).with("wanted", wanted)
            });
        }
    }

    /// Whether nothing has happened yet, except that the decks are opened one after the other.
    fn is_being_dealt(&self, state: &State) -> bool {
        let mut before = self.initial();
        (before.first, before.seat, before.phase, before.unseen) =
            (state.first, state.first, state.phase, state.unseen);
        let mut decks = Vec::new();
        for seat in Seat::all(self.seats()) {
            let top = state.players[seat.index()].deck.top;
            before.players[seat.index()].deck.top = top;
            decks.push(top.is_some());
        }
        *state == before && decks.is_sorted_by(|one, next| one >= next)
    }
}

/// Checks that no card is in play.
fn demand_nothing_taken(state: &State, flaws: &mut Flaws) {
    let not_now = || Message::new("ut-audit-not-now");
    flaws.demand(state.origin.is_none(), "origin", not_now);
    flaws.demand(state.taken.is_none(), "taken", not_now);
    flaws.demand(state.chosen.is_none(), "chosen", not_now);
}

/// Checks that no upcoins are on the deck of the player whose turn it is, once the turn has begun (UT-3.2).
fn demand_collected(state: &State, flaws: &mut Flaws) {
    let collected = state.player().coins == 0;
    flaws.demand(collected, player(state.seat, "coins"), || Message::new("ut-audit-collect-first"));
}
