use tetrapolis_game::{About, Mark, Message};

use crate::permit::rule_of_kind;
use crate::words::symbol_name;
use crate::{CardIndex, CardKind, MafiaCity, Symbol, Use};

impl MafiaCity {
    /// A card, whoever holds it: what is printed on it says nothing about any hand.
    pub(super) fn about_card(&self, index: CardIndex) -> About {
        let card = self.card(index);
        let kind = match card.kind.usage() {
            Use::Action => "mc-about-card-action",
            Use::Location => "mc-about-card-location",
            Use::Reaction => "mc-about-card-reaction",
        };
        let row = |icon, name, meaning| Mark { icon, name, meaning: Some(Message::new(meaning)) };
        About {
            kind: Message::new(kind),
            name: self.card_name(index),
            text: vec![Message::new(text_of(card.kind))],
            marks: vec![
                row("when", Message::new("mc-about-when"), moment_of(card.kind)),
                row("stopped", Message::new("mc-about-stopped"), answer_to(card.kind)),
                row(card.symbol.word(), symbol_name(card.symbol), meaning_of(card.symbol)),
            ],
            worth: Vec::new(),
            rule: rule_of_kind(card.kind),
        }
    }
}

fn text_of(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Hitman => "mc-about-hitman",
        CardKind::Informer => "mc-about-informer",
        CardKind::Thief => "mc-about-thief",
        CardKind::PoliceChief => "mc-about-police-chief",
        CardKind::Fbi => "mc-about-fbi",
        CardKind::PoliceRaid => "mc-about-police-raid",
        CardKind::PullingStrings => "mc-about-pulling-strings",
        CardKind::BigPlan => "mc-about-big-plan",
        CardKind::Complicity => "mc-about-complicity",
        CardKind::ShadyBusiness => "mc-about-shady-business",
        CardKind::SecretDeal => "mc-about-secret-deal",
    }
}

/// When the text can be used (MC-8.6).
fn moment_of(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Hitman => "mc-about-when-hitman",
        CardKind::SecretDeal => "mc-about-when-secret-deal",
        CardKind::Complicity => "mc-about-when-complicity",
        CardKind::PoliceChief | CardKind::Fbi => "mc-about-when-reaction",
        CardKind::Informer
        | CardKind::Thief
        | CardKind::PoliceRaid
        | CardKind::PullingStrings
        | CardKind::BigPlan
        | CardKind::ShadyBusiness => "mc-about-when-action",
    }
}

/// What can stop it (MC-8.2, MC-9.4, MC-9.5).
fn answer_to(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Informer | CardKind::Thief | CardKind::PoliceRaid => "mc-about-stopped-by-police-chief",
        CardKind::Hitman | CardKind::ShadyBusiness | CardKind::BigPlan => "mc-about-stopped-by-fbi",
        CardKind::PoliceChief
        | CardKind::Fbi
        | CardKind::PullingStrings
        | CardKind::Complicity
        | CardKind::SecretDeal => "mc-about-stopped-by-fists",
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
