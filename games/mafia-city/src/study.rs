use tetrapolis_game::{Deed, Message, ScoreLine, Seat, Study, Thing};

use crate::words::{location_name, symbol_name};
use crate::{Action, CardIndex, Location, MafiaCity, Phase, State, Symbol, rule};

impl MafiaCity {
    fn symbol_thing(&self, symbol: Symbol) -> usize {
        self.edition.cards().len() + symbol.index()
    }

    fn location_thing(&self, location: Location) -> usize {
        self.edition.cards().len() + Symbol::ALL.len() + location.index()
    }

    /// Cards are laid for their symbol.
    fn symbol_deeds(&self, cards: &[CardIndex], found: &mut dyn FnMut(usize, Deed)) {
        for card in cards {
            found(card.index(), Deed::Takes);
            found(self.symbol_thing(self.card(*card).symbol), Deed::Takes);
            found(self.symbol_thing(self.card(*card).symbol), Deed::Uses);
        }
    }
}

/// Cards, then symbols and locations. Every way to spend a card counts as taking it, and playing its text as using it.
impl Study for MafiaCity {
    fn things(&self) -> Vec<Thing> {
        let cards = (0..self.edition.cards().len() as u8).map(CardIndex).map(|card| Thing {
            sort: Message::new("mc-study-card"),
            id: self.card(card).id.to_string(),
            name: self.card_name(card),
            price: None,
            for_points: false,
        });
        let symbols = Symbol::ALL.into_iter().map(|symbol| Thing {
            sort: Message::new("mc-study-symbol"),
            id: symbol.to_string(),
            name: symbol_name(symbol).into(),
            price: None,
            for_points: false,
        });
        let locations = Location::ALL.into_iter().map(|location| Thing {
            sort: Message::new("mc-study-location"),
            id: location.to_string(),
            name: location_name(location).into(),
            price: None,
            for_points: false,
        });
        cards.chain(symbols).chain(locations).collect()
    }

    fn deeds(&self, state: &State, _seat: Seat, action: Action, found: &mut dyn FnMut(usize, Deed)) {
        match action {
            Action::Play(card, _) => {
                found(card.index(), Deed::Takes);
                found(card.index(), Deed::Uses);
            }
            Action::Deals(deals) => {
                for card in self.cards_of_deals(deals).iter() {
                    found(card.index(), Deed::Takes);
                    found(card.index(), Deed::Uses);
                }
            }
            Action::Hat(card, _) | Action::Bullet(card) | Action::PlusOne(card) => self.symbol_deeds(&[card], found),
            Action::Hats(one, other, _) | Action::Fists(one, other) => self.symbol_deeds(&[one, other], found),
            Action::Wait(card) => found(card.index(), Deed::Takes),
            Action::Discard(card) => found(card.index(), Deed::Approaches),
            Action::Place(location) => found(self.location_thing(location), Deed::Takes),
            Action::Use | Action::Jail(_) | Action::Move(_) => {
                if let Some(here) = state.open.here {
                    found(self.location_thing(here), Deed::Uses);
                }
            }
            Action::Decline
            | Action::Pass
            | Action::Pick(_)
            | Action::Ask(_)
            | Action::Back(_)
            | Action::Keep
            | Action::Redraw => {}
        }
    }

    fn beginner(&self, state: &State) -> Seat {
        state.open.first
    }

    fn rounds(&self, state: &State) -> Option<u32> {
        Some(state.open.round.into())
    }

    fn ending(&self, state: &State) -> Message {
        debug_assert_eq!(state.open.phase, Phase::Over);
        let is_won = state.open.clans.iter().any(|clan| clan.points() >= self.target());
        Message::new(if is_won { "mc-study-target" } else { "mc-study-rounds" })
    }

    fn category(&self, line: &ScoreLine) -> Message {
        Message::new(match line.rule {
            rule::CONTROL => "mc-study-control",
            _ => "mc-study-extra",
        })
    }
}
