use smol_str::format_smolstr;
use tetrapolis_game::{Arg, Message};

use crate::{CardIndex, Counts, Front, PointCity, Resource, Token};

impl PointCity {
    /// The name of a building.
    pub(crate) fn card_name(&self, card: CardIndex) -> Arg {
        let card = self.card(card);
        Arg::Name { name: format_smolstr!("pc-card-{}", card.id), text: card.name.clone() }
    }
}

/// A resource in words.
pub(crate) fn resource_name(resource: Resource) -> Message {
    Message::new(match resource {
        Resource::Energy => "pc-energy",
        Resource::Industry => "pc-industry",
        Resource::Economy => "pc-economy",
        Resource::Community => "pc-community",
        Resource::Ecology => "pc-ecology",
    })
}

/// The resource side of a card in words.
pub(crate) fn front_name(front: Front) -> Message {
    match front {
        Front::Single(resource) => Message::new("pc-single").with("resource", resource_name(resource)),
        Front::Double(resource) => Message::new("pc-double").with("resource", resource_name(resource)),
        Front::Ingenuity => Message::new("pc-ingenuity"),
    }
}

/// What a token is worth, in words.
pub fn token_words(token: &Token) -> Message {
    let message = match token.counts {
        Counts::Flat => Message::new("pc-token-flat"),
        Counts::PerResource { of } => Message::new("pc-token-per-resource").with("resource", resource_name(of)),
        Counts::PerPair { of: [one, other] } => {
            let message = Message::new("pc-token-per-pair").with("one", resource_name(one));
            message.with("other", resource_name(other))
        }
        Counts::PerTypeAtLeast { at_least } => Message::new("pc-token-per-type-at-least").with("least", at_least),
        Counts::PerTypeMissing => Message::new("pc-token-per-type-missing"),
        Counts::PerFullSet => Message::new("pc-token-per-full-set"),
        Counts::PerIngenuityCard => Message::new("pc-token-per-ingenuity-card"),
    };
    message.with("points", token.points)
}
