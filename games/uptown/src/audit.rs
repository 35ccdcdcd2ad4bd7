use tetrapolis_game::{Game, Message, Seat};

use crate::deck::CardSet;
use crate::edition::MUNICIPAL;
use crate::legal::places;
use crate::state::{Player, SEATS};
use crate::street::Street;
use crate::{CardIndex, Counts, Origin, Phase, Plot, State, UpTown};

/// More upcoins than a wallet can ever hold.
const TOO_MANY_COINS: u32 = 1_000_000;

impl UpTown {
    /// Accounts for every card, for the upcoins on the decks, and for the order of the game.
    pub(crate) fn account(&self, state: &State) -> Result<(), Message> {
        self.account_for_cards(state)?;
        self.account_for_decks(state)?;
        self.account_for_streets(state)?;
        self.account_for_coins(state)?;
        self.account_for_turns(state)?;
        if self.fits_phase(state) { Ok(()) } else { Err(Message::new("ut-audit-phase")) }
    }

    /// No card lies in two places.
    fn account_for_cards(&self, state: &State) -> Result<(), Message> {
        let mut left = CardSet::all();
        state.unseen.iter().for_each(|card| left.remove(card));
        let mut twice = None;
        self.each_seen(state, &mut |card| {
            if !left.contains(card) {
                twice = Some(card);
            }
            left.remove(card);
        });
        match twice {
            Some(card) => Err(Message::new("ut-position-twice").with("id", self.card(card).id.as_str())),
            None => Ok(()),
        }
    }

    /// All that lies under the open cards has not been seen, and the other way round (UT-2.3, UT-2.4).
    fn account_for_decks(&self, state: &State) -> Result<(), Message> {
        let mut hidden = 0;
        for seat in Seat::all(self.seats()) {
            let deck = &state.players[seat.index()].deck;
            account_for_deck(state, Origin::Deck(seat), self.deck_size())?;
            hidden += u32::from(deck.left) - u32::from(deck.top.is_some());
        }
        account_for_deck(state, Origin::Pile, MUNICIPAL as u8)?;
        let hidden = [hidden, u32::from(state.pile.left) - u32::from(state.pile.top.is_some())];
        let unseen = [state.unseen.count(false), state.unseen.count(true)];
        for (what, (found, wanted)) in ["projects", "municipal"].into_iter().zip(unseen.into_iter().zip(hidden)) {
            if found != wanted {
                let message = Message::new("ut-audit-unseen").with("what", what).with("found", found);
                return Err(message.with("wanted", wanted));
            }
        }
        Ok(())
    }

    /// What is remembered of the streets agrees with the cards that lie there.
    fn account_for_streets(&self, state: &State) -> Result<(), Message> {
        let mut lying = CardSet::all();
        for seat in Seat::all(self.seats()) {
            let mut street = Street { tops: state.street(seat).tops, ..Street::default() };
            for plot in Plot::all() {
                let mut counts = Counts::ZERO;
                for storey in state.storeys(seat, plot) {
                    let facts = self.facts(storey.face);
                    lying.remove(storey.face.card());
                    counts = counts.plus(facts.counts);
                    street.built.insert(plot);
                    if facts.closes {
                        street.closed.insert(plot);
                    }
                    if facts.project.no_gifts {
                        street.no_gifts.insert(plot);
                    }
                }
                street.counts[plot.index()] = counts;
            }
            if street != *state.street(seat) {
                return Err(Message::new("ut-audit-street").with("seat", seat.to_string()));
            }
        }
        let elsewhere = |card: CardIndex| state.under[card.index()].is_some();
        match lying.iter().find(|card| elsewhere(*card)) {
            Some(card) => Err(Message::new("ut-position-twice").with("id", self.card(card).id.as_str())),
            None => Ok(()),
        }
    }

    /// The upcoins on a deck are the price of a card that was bought from it and played (UT-3.5, UT-3.7).
    fn account_for_coins(&self, state: &State) -> Result<(), Message> {
        for seat in Seat::all(self.seats()) {
            let player = &state.players[seat.index()];
            if player.wallet > TOO_MANY_COINS {
                return Err(Message::new("ut-audit-wallet").with("seat", seat.to_string()));
            }
            if player.coins > 0 && (player.deck.left == self.deck_size() || !self.was_bought_for(state, player.coins)) {
                let message = Message::new("ut-audit-coins").with("seat", seat.to_string());
                return Err(message.with("coins", player.coins));
            }
        }
        if state.players[usize::from(self.seats())..].iter().any(|player| *player != Player::default()) {
            return Err(Message::new("ut-position-players").with("found", SEATS).with("wanted", self.seats()));
        }
        Ok(())
    }

    /// Whether a project card of this price lies on a street or is being played.
    fn was_bought_for(&self, state: &State, price: u8) -> bool {
        let mut bought = false;
        self.each_seen(state, &mut |card| {
            let is_on_deck = state.players.iter().any(|player| player.deck.top == Some(card));
            bought |= !card.is_municipal() && !is_on_deck && self.cards[card.index()].price == price;
        });
        bought
    }

    /// Every turn takes two cards at most, one of them from the pile at most, and costs the own deck one at least.
    fn account_for_turns(&self, state: &State) -> Result<(), Message> {
        let wrong = || Message::new("ut-audit-turns").with("turns", state.turns);
        let taking = u32::from(state.origin.is_some());
        let taking_from_pile = u32::from(state.origin == Some(Origin::Pile));
        let turns = u32::from(state.turns);
        let from_pile = MUNICIPAL as u32 - u32::from(state.pile.left);
        let mut gone = from_pile;
        for seat in Seat::all(self.seats()) {
            let player = &state.players[seat.index()];
            let sold = self.deck_size() - player.deck.left;
            let place = (seat.0 + self.seats() - state.first.0) % self.seats();
            let own_turns = (state.turns + self.seats() - 1 - place) / self.seats();
            let acted = seat == state.seat && (state.second || state.origin.is_some());
            let least = (own_turns + u8::from(acted) + u8::from(player.coins > 0)).min(self.deck_size());
            if sold < least {
                return Err(wrong());
            }
            gone += u32::from(sold);
        }
        if gone > 2 * turns + u32::from(state.second) + taking || from_pile > turns + taking_from_pile {
            return Err(wrong());
        }
        Ok(())
    }

    fn fits_phase(&self, state: &State) -> bool {
        let idle = state.origin.is_none() && state.taken.is_none() && state.chosen.is_none();
        let player = state.player();
        let ending = state.is_ending(self.seats());
        let round_begins = state.turns.is_multiple_of(self.seats());
        let begins = !state.second && idle && !(round_begins && ending);
        match state.phase {
            Phase::DealFirst => *state == self.initial(),
            Phase::DealTops => self.is_being_dealt(state),
            Phase::Collect => begins && player.coins > 0,
            Phase::Keep => begins && player.coins == 0 && player.deck.left > 0,
            Phase::Buy => {
                let mut offers = 0;
                self.each_offer(state, |_| offers += 1);
                state.second && idle && (state.pile.left > 0 || offers > 0)
            }
            Phase::Choose => {
                let several = |card| self.fits_somewhere(state, card) && self.only_end(state, card).is_none();
                self.is_taken_well(state) && state.chosen.is_none() && state.taken.is_some_and(several)
            }
            Phase::Place => {
                let has_place = state.chosen.is_some_and(|face| {
                    let mut seats = Seat::all(self.seats());
                    seats.any(|seat| !places(state, seat, self.project(face)).is_empty())
                });
                self.is_taken_well(state) && has_place
            }
            Phase::Open => {
                let opens = state.origin.is_some_and(|origin| self.has_deck(origin) && state.deck(origin).left > 0);
                let from_own = state.origin == Some(Origin::Deck(state.seat)) && player.coins == 0;
                state.taken.is_none() && state.chosen.is_none() && opens && (state.second || from_own)
            }
            Phase::Over => idle && !state.second && ending && round_begins && state.turns > 0,
        }
    }

    fn has_deck(&self, origin: Origin) -> bool {
        match origin {
            Origin::Deck(seat) => seat.0 < self.seats(),
            Origin::Pile => true,
        }
    }

    /// Whether the card being played came from where such a card comes from, and was paid for (UT-3.1, UT-3.5).
    fn is_taken_well(&self, state: &State) -> bool {
        let (Some(card), Some(origin)) = (state.taken, state.origin) else { return false };
        match origin {
            Origin::Pile => state.second && card.is_municipal(),
            Origin::Deck(owner) => {
                let paid = if owner == state.seat { 0 } else { self.cards[card.index()].price };
                self.has_deck(origin)
                    && !card.is_municipal()
                    && state.players[owner.index()].coins == paid
                    && (state.second || owner == state.seat)
            }
        }
    }

    /// Whether nothing has happened but that the decks are opened one after the other.
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

/// A deck has as many cards as it can have, and its top card is open (UT-2.4).
fn account_for_deck(state: &State, origin: Origin, most: u8) -> Result<(), Message> {
    let deck = state.deck(origin);
    let wrong = || Message::new("ut-audit-deck").with("deck", origin.to_string());
    if deck.left > most || deck.top.is_some_and(|card| card.is_municipal() != (origin == Origin::Pile)) {
        return Err(wrong());
    }
    let open = match state.phase {
        Phase::DealFirst => false,
        Phase::DealTops => deck.left > 0 && deck.top.is_some(),
        _ => deck.left > 0 && state.origin != Some(origin),
    };
    if deck.top.is_some() == open { Ok(()) } else { Err(wrong()) }
}
