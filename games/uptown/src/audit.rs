mod phase;

use tetrapolis_game::{Flaws, Game, Message, Seat, Set};

use crate::card::{MUNICIPAL_CARDS, PROJECT_CARDS};
use crate::edition::MUNICIPAL;
use crate::state::{Player, SEATS};
use crate::street::Street;
use crate::{CardIndex, Counts, Origin, Phase, Plot, State, UpTown};

/// More upcoins than a wallet can ever hold.
const TOO_MANY_COINS: u32 = 1_000_000;

impl UpTown {
    /// Checks that no card is in two places.
    pub(crate) fn account_for_cards(&self, state: &State, flaws: &mut Flaws) {
        let mut left = Set::ALL;
        state.unseen.iter().for_each(|card| left.remove(card));
        self.each_seen(state, &mut |card| {
            if !left.contains(card) {
                flaws.add("players", Message::new("ut-position-twice").with("id", self.card(card).id.as_str()));
            }
            left.remove(card);
        });
    }

    /// Checks that the cards under the open ones are exactly those that nobody has seen (UT-2.3, UT-2.4).
    pub(crate) fn account_for_decks(&self, state: &State, flaws: &mut Flaws) {
        let mut hidden = 0;
        for seat in Seat::all(self.seats()) {
            let deck = &state.players[seat.index()].deck;
            account_for_deck(state, Origin::Deck(seat), self.deck_size(), flaws);
            hidden += u32::from(deck.left).saturating_sub(u32::from(deck.top.is_some()));
        }
        account_for_deck(state, Origin::Pile, MUNICIPAL as u8, flaws);
        let under = u32::from(state.pile.left).saturating_sub(u32::from(state.pile.top.is_some()));
        let unseen = [PROJECT_CARDS, MUNICIPAL_CARDS].map(|back| (state.unseen & back).len());
        for (what, (found, wanted)) in
            ["projects", "municipal"].into_iter().zip(unseen.into_iter().zip([hidden, under]))
        {
            flaws.demand(found == wanted, "discarded", || {
                let message = Message::new("ut-audit-unseen").with("what", what).with("found", found);
                message.with("wanted", wanted)
            });
        }
    }

    /// Checks that what is remembered of the streets agrees with the cards on them.
    pub(crate) fn account_for_streets(&self, state: &State, flaws: &mut Flaws) {
        let mut lying = Set::ALL;
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
                flaws.add(player(seat, "street"), Message::new("ut-audit-street").with("seat", seat.to_string()));
            }
        }
        let elsewhere = |card: CardIndex| state.under[card.index()].is_some();
        for card in lying.iter().filter(|card| elsewhere(*card)) {
            flaws.add("players", Message::new("ut-position-twice").with("id", self.card(card).id.as_str()));
        }
    }

    /// Checks that the upcoins on a deck are the price of a card that was bought from it and played (UT-3.5, UT-3.7).
    pub(crate) fn account_for_coins(&self, state: &State, flaws: &mut Flaws) {
        for seat in Seat::all(self.seats()) {
            let Player { wallet, coins, deck, .. } = state.players[seat.index()];
            if wallet > TOO_MANY_COINS {
                flaws.add(player(seat, "wallet"), Message::new("ut-audit-wallet").with("seat", seat.to_string()));
            }
            if coins > 0 && (deck.left == self.deck_size() || !self.was_bought_for(state, coins)) {
                let message = Message::new("ut-audit-coins").with("seat", seat.to_string());
                flaws.add(player(seat, "coins"), message.with("coins", coins));
            }
        }
        let others = &state.players[usize::from(self.seats())..];
        flaws.demand(others.iter().all(|player| *player == Player::default()), "players", || {
            Message::new("ut-position-players").with("found", SEATS).with("wanted", self.seats())
        });
    }

    /// Whether a project card of this price is on a street or is being played.
    fn was_bought_for(&self, state: &State, price: u8) -> bool {
        let mut bought = false;
        self.each_seen(state, &mut |card| {
            let is_on_deck = state.players.iter().any(|player| player.deck.top == Some(card));
            bought |= !card.is_municipal() && !is_on_deck && self.cards[card.index()].price == price;
        });
        bought
    }

    /// Checks that every turn took at most two cards, at most one of them from the pile, and at least one from the
    /// player's deck.
    pub(crate) fn account_for_turns(&self, state: &State, flaws: &mut Flaws) {
        let taking = u32::from(state.origin.is_some());
        let taking_from_pile = u32::from(state.origin == Some(Origin::Pile));
        let turns = u32::from(state.turns);
        let from_pile = (MUNICIPAL as u32).saturating_sub(u32::from(state.pile.left));
        let mut gone = from_pile;
        for seat in Seat::all(self.seats()) {
            let Player { coins, deck, .. } = state.players[seat.index()];
            let sold = self.deck_size().saturating_sub(deck.left);
            let place = (seat.0 + self.seats() - state.first.0) % self.seats();
            let own_turns = (state.turns + self.seats() - 1 - place) / self.seats();
            let acted = seat == state.seat && (state.second || state.origin.is_some());
            let least = (own_turns + u8::from(acted) + u8::from(coins > 0)).min(self.deck_size());
            if sold < least {
                let message = Message::new("ut-audit-deck-full").with("turns", state.turns);
                let most = self.deck_size() - least;
                flaws.add(player(seat, "deck.left"), message.with("found", deck.left).with("most", most));
            }
            gone += u32::from(sold);
        }
        let most = 2 * turns + u32::from(state.second) + taking;
        let message = |found: u32, most: u32| {
            let message = Message::new("ut-audit-turns").with("turns", state.turns);
            move || message.with("found", found).with("most", most)
        };
        flaws.demand(gone <= most, "turns", message(gone, most));
        let most = turns + taking_from_pile;
        flaws.demand(from_pile <= most, "pile.left", message(from_pile, most));
    }
}

/// Checks that a deck has a possible number of cards, and that its top card is open (UT-2.4).
pub(crate) fn account_for_deck(state: &State, origin: Origin, most: u8, flaws: &mut Flaws) {
    let deck = state.deck(origin);
    let field = |name: &str| match origin {
        Origin::Deck(seat) => player(seat, &format!("deck.{name}")),
        Origin::Pile => format!("pile.{name}"),
    };
    if deck.left > most {
        flaws.add(field("left"), Message::new("ut-audit-deck-size").with("found", deck.left).with("most", most));
    }
    if deck.top.is_some_and(|card| card.is_municipal() != (origin == Origin::Pile)) {
        flaws.add(field("top"), Message::new("ut-audit-deck-kind"));
    }
    let open = match state.phase {
        Phase::DealFirst => false,
        Phase::DealTops => deck.left > 0 && deck.top.is_some(),
        _ => deck.left > 0 && state.origin != Some(origin),
    };
    if deck.top.is_some() != open {
        let key = if open { "ut-audit-deck-closed" } else { "ut-audit-deck-open" };
        flaws.add(field("top"), Message::new(key));
    }
}

/// A field of a player in the words of a position.
fn player(seat: Seat, field: &str) -> String {
    format!("players[{}].{field}", seat.0)
}
