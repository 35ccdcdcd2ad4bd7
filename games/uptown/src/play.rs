use tetrapolis_game::{Game, Seat};

use crate::card::Face;
use crate::{CardIndex, End, Origin, Phase, Plot, State, UpTown};

impl UpTown {
    /// Moves the upcoins on the player's deck to the wallet; that is the whole of action I (UT-3.2).
    pub(crate) fn collect(&self, state: &mut State) {
        let player = state.player_mut();
        player.wallet += u32::from(std::mem::take(&mut player.coins));
        self.begin_action_two(state);
    }

    /// Takes the top card of the player's deck for free, to play it (UT-3.1).
    #[inline]
    pub(crate) fn keep(&self, state: &mut State) {
        let card = lift(state, Origin::Deck(state.seat));
        self.begin_playing(state, card);
    }

    /// Takes the top card of the player's deck and discards it (UT-3.1, UT-4.6).
    #[inline]
    pub(crate) fn discard(&self, state: &mut State) {
        lift(state, Origin::Deck(state.seat));
        self.finish_card(state);
    }

    /// Pays for the top card of a deck and takes it. The bank gets the price of a card from the player's own deck;
    /// otherwise it goes onto the other player's deck (UT-3.5, UT-3.11).
    #[inline]
    pub(crate) fn buy(&self, state: &mut State, owner: Seat) {
        let card = lift(state, Origin::Deck(owner));
        let price = self.cards[card.index()].price;
        state.player_mut().wallet -= u32::from(price);
        if owner != state.seat {
            state.players[owner.index()].coins = price;
        }
        self.begin_playing(state, card);
    }

    /// Takes the top municipal card; one that fits nowhere is discarded (UT-3.8).
    #[inline]
    pub(crate) fn take_municipal(&self, state: &mut State) {
        let card = lift(state, Origin::Pile);
        if self.fits_somewhere(state, card) {
            self.begin_playing(state, card);
        } else {
            self.finish_card(state);
        }
    }

    /// A card was taken to be played. If only one of its projects fits, it is chosen (UT-4.1).
    #[inline]
    fn begin_playing(&self, state: &mut State, card: CardIndex) {
        state.taken = Some(card);
        match self.only_end(state, card) {
            Some(end) => choose(state, end),
            None => state.phase = Phase::Choose,
        }
    }

    /// The only project of the card that has a plot; nothing if there are several.
    #[inline]
    pub(crate) fn only_end(&self, state: &State, card: CardIndex) -> Option<End> {
        let reach = self.reach(state);
        let mut only = None;
        for (end, class) in End::ALL.into_iter().zip(self.cards[card.index()].ends) {
            if class.is_some_and(|class| reach.contains(class)) && only.replace(end).is_some() {
                return None;
            }
        }
        only
    }

    /// Puts the project on a plot; a roof closes it and pays the owner of the street (UT-4.1, UT-4.4, UT-5.1, UT-5.3).
    #[inline]
    pub(crate) fn place(&self, state: &mut State, street: Seat, plot: Plot) {
        let face = state.chosen.take().expect("a project is chosen");
        state.taken = None;
        let facts = self.facts(face);
        state.stack(street, plot, face, facts.counts);
        if facts.project.no_gifts {
            state.players[street.index()].street.no_gifts.insert(plot);
        }
        if facts.closes {
            state.players[street.index()].street.closed.insert(plot);
            self.pay_income(state, street);
        }
        self.finish_card(state);
    }

    /// Pays the owner of a street its income from the bank; nothing is paid in (UT-5.1, UT-5.2, UT-5.5).
    #[inline]
    fn pay_income(&self, state: &mut State, street: Seat) {
        let income = self.income(state, street);
        state.players[street.index()].wallet += u32::try_from(income).unwrap_or(0);
    }

    /// The card taken has been played or discarded: the next one is revealed (UT-2.4, UT-3.11).
    #[inline]
    fn finish_card(&self, state: &mut State) {
        let origin = state.origin.expect("a card was taken");
        if state.deck(origin).left > 0 {
            state.phase = Phase::Open;
        } else {
            self.finish_action(state);
        }
    }

    /// An action that took a card is done.
    #[inline]
    pub(crate) fn finish_action(&self, state: &mut State) {
        state.origin = None;
        if state.second {
            self.end_turn(state);
        } else {
            self.begin_action_two(state);
        }
    }

    /// Begins a turn with action I, which is skipped if there is neither a card nor upcoins (UT-3.1, UT-3.2, UT-3.3).
    #[inline]
    pub(crate) fn begin_turn(&self, state: &mut State) {
        let player = state.player();
        if player.coins > 0 {
            state.phase = Phase::Collect;
        } else if player.deck.left > 0 {
            state.phase = Phase::Keep;
        } else {
            self.begin_action_two(state);
        }
    }

    /// Begins action II, which is skipped if there is nothing to take and nothing to buy (UT-3.9).
    #[inline]
    fn begin_action_two(&self, state: &mut State) {
        state.second = true;
        state.phase = Phase::Buy;
        if state.pile.left == 0 {
            let mut offers = 0;
            self.each_offer(state, |_| offers += 1);
            if offers == 0 {
                self.end_turn(state);
            }
        }
    }

    /// Passes the turn to the left, or ends the game with the round (UT-2.5, UT-6.2, UT-6.3).
    #[inline(never)]
    pub(crate) fn end_turn(&self, state: &mut State) {
        state.turns += 1;
        state.second = false;
        let next = state.seat.next(self.seats());
        if next == state.first && state.is_ending(self.seats()) {
            state.phase = Phase::Over;
        } else {
            state.seat = next;
            self.begin_turn(state);
        }
    }
}

/// Chooses a project of the card taken; the others have no effect any more (UT-4.1).
#[inline]
pub(crate) fn choose(state: &mut State, end: End) {
    state.chosen = Some(Face::new(state.taken.expect("a card is being played"), end));
    state.phase = Phase::Place;
}

/// Takes the open card off a deck or the pile.
#[inline]
fn lift(state: &mut State, origin: Origin) -> CardIndex {
    state.origin = Some(origin);
    let deck = state.deck_mut(origin);
    deck.left -= 1;
    deck.top.take().expect("the top card is open")
}
