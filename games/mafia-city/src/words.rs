use smol_str::format_smolstr;
use tetrapolis_game::{Arg, Message};

use crate::{CardIndex, Cards, Effect, Location, MafiaCity, Open, Spot, Symbol};

impl MafiaCity {
    /// Cards in words, each with how many there are.
    pub(crate) fn list_cards(&self, cards: Cards) -> Vec<Arg> {
        let copies = |card| {
            let message = Message::new("mc-copies").with("count", cards.count(card));
            Arg::Message(message.with("card", self.card_name(card)))
        };
        cards.iter().map(copies).collect()
    }

    /// The name of a card, to be translated; with its symbol where another card has the same name.
    pub(crate) fn card_name(&self, card: CardIndex) -> Arg {
        let card = self.card(card);
        let name = Arg::Name { name: format_smolstr!("mc-card-{}", card.id), text: card.name.clone() };
        if self.edition.cards().iter().filter(|other| other.name == card.name).count() == 1 {
            return name;
        }
        Arg::Message(Message::new("mc-card-of").with("card", name).with("symbol", symbol_name(card.symbol)))
    }
}

/// A mafioso in words: whose it is, and where.
pub(crate) fn mafioso(open: &Open, spot: Spot) -> Message {
    let owner = open.owner(spot).map_or_else(|| Arg::from("-"), Arg::from);
    Message::new("mc-mafioso").with("seat", owner).with("spot", spot_words(spot))
}

/// A mafioso of the player who acts, in words.
pub(crate) fn own_mafioso(spot: Spot) -> Message {
    Message::new("mc-own-mafioso").with("spot", spot_words(spot))
}

/// A place in a stack in words: the location, and how far from the bottom.
pub(crate) fn spot_words(spot: Spot) -> Message {
    Message::new("mc-spot").with("location", location_name(spot.location)).with("height", spot.height + 1)
}

/// A location in words.
pub fn location_name(location: Location) -> Message {
    Message::new(match location {
        Location::Prison => "mc-prison",
        Location::Port => "mc-port",
        Location::FightersClub => "mc-fighters-club",
        Location::PoliceStation => "mc-police-station",
        Location::BusinessDistrict => "mc-business-district",
        Location::PrivateClub => "mc-private-club",
        Location::TownHall => "mc-town-hall",
    })
}

/// A symbol in words.
pub(crate) fn symbol_name(symbol: Symbol) -> Message {
    Message::new(match symbol {
        Symbol::Fist => "mc-symbol-fist",
        Symbol::Hat => "mc-symbol-hat",
        Symbol::Bullet => "mc-symbol-bullet",
        Symbol::PlusOne => "mc-symbol-plus-one",
    })
}

/// An announced effect in words.
pub fn effect_words(effect: Effect) -> Message {
    let spot = |key, spot: Spot| Message::new(key).with("spot", spot_words(spot));
    let place = |key, location| Message::new(key).with("location", location_name(location));
    match effect {
        Effect::Bullet => Message::new("mc-effect-bullet"),
        Effect::Hat(at) => spot("mc-effect-hat", at),
        Effect::Hats(location) => place("mc-effect-hats", location),
        Effect::Informer(at) => spot("mc-effect-informer", at),
        Effect::Thief(victim) => Message::new("mc-effect-thief").with("seat", victim),
        Effect::PoliceRaid(location) => place("mc-effect-police-raid", location),
        Effect::PullingStrings(one, other) => {
            let message = Message::new("mc-effect-pulling-strings").with("one", location_name(one));
            message.with("other", location_name(other))
        }
        Effect::BigPlan(at, to) => spot("mc-effect-big-plan", at).with("to", location_name(to)),
        Effect::ShadyBusiness => Message::new("mc-effect-shady-business"),
        Effect::SecretDeal => Message::new("mc-effect-secret-deal"),
        Effect::Hitman(at) => spot("mc-effect-hitman", at),
        Effect::PlusOne => Message::new("mc-effect-plus-one"),
        Effect::Complicity(at, _) => spot("mc-effect-complicity", at),
        Effect::Prison(at) => spot("mc-effect-prison", at),
        Effect::Port(location) => place("mc-effect-port", location),
    }
}
