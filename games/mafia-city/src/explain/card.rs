use tetrapolis_game::{About, Mark, Message};

use crate::permit::rule_of_kind;
use crate::words::symbol_name;
use crate::{CardIndex, Kind, MafiaCity, Symbol, Use};

impl MafiaCity {
    /// A card, whoever holds it: what is printed on it says nothing about any hand.
    pub(super) fn about_card(&self, index: CardIndex) -> About {
        let card = self.card(index);
        let kind = match card.kind.usage() {
            Use::Action => "mc-about-card-action",
            Use::Location => "mc-about-card-location",
            Use::Reaction => "mc-about-card-reaction",
        };
        let texts = [text_of(card.kind), moment_of(card.kind), answer_to(card.kind)];
        About {
            kind: Message::new(kind),
            name: self.card_name(index),
            text: texts.into_iter().map(Message::new).collect(),
            marks: vec![Mark {
                icon: card.symbol.word(),
                name: symbol_name(card.symbol),
                meaning: Some(Message::new(meaning_of(card.symbol))),
            }],
            worth: Vec::new(),
            rule: rule_of_kind(card.kind),
        }
    }
}

fn text_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Hitman => "mc-about-hitman",
        Kind::Informer => "mc-about-informer",
        Kind::Thief => "mc-about-thief",
        Kind::PoliceChief => "mc-about-police-chief",
        Kind::Fbi => "mc-about-fbi",
        Kind::PoliceRaid => "mc-about-police-raid",
        Kind::PullingStrings => "mc-about-pulling-strings",
        Kind::BigPlan => "mc-about-big-plan",
        Kind::Complicity => "mc-about-complicity",
        Kind::ShadyBusiness => "mc-about-shady-business",
        Kind::SecretDeal => "mc-about-secret-deal",
    }
}

/// When the text can be used (MC-8.6).
fn moment_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Hitman => "mc-about-when-hitman",
        Kind::SecretDeal => "mc-about-when-secret-deal",
        Kind::Complicity => "mc-about-when-complicity",
        Kind::PoliceChief | Kind::Fbi => "mc-about-when-reaction",
        Kind::Informer
        | Kind::Thief
        | Kind::PoliceRaid
        | Kind::PullingStrings
        | Kind::BigPlan
        | Kind::ShadyBusiness => "mc-about-when-action",
    }
}

/// What can stop it (MC-8.2, MC-9.4, MC-9.5).
fn answer_to(kind: Kind) -> &'static str {
    match kind {
        Kind::Informer | Kind::Thief | Kind::PoliceRaid => "mc-about-stopped-by-police-chief",
        Kind::Hitman | Kind::ShadyBusiness | Kind::BigPlan => "mc-about-stopped-by-fbi",
        Kind::PoliceChief | Kind::Fbi | Kind::PullingStrings | Kind::Complicity | Kind::SecretDeal => {
            "mc-about-stopped-by-fists"
        }
    }
}

fn meaning_of(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Fist => "mc-mark-fist",
        Symbol::Hat => "mc-mark-hat",
        Symbol::Bullet => "mc-mark-bullet",
        Symbol::PlusOne => "mc-mark-plus-one",
    }
}
