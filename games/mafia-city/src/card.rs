use std::fmt;
use std::str::FromStr;
use tetrapolis_game::NoSuch;

use serde::{Deserialize, Serialize};
use smol_str::SmolStr;

/// The text of a card (MC-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Kind"))]
#[serde(rename_all = "kebab-case")]
pub enum CardKind {
    /// Removes a mafioso where the figure stands (MC-9.1).
    Hitman,
    /// Sends a mafioso to the Cell (MC-9.2).
    Informer,
    /// Takes a random card from an opponent (MC-9.3).
    Thief,
    /// Cancels an Informer, a Thief, a Police Raid or the Prison (MC-9.4).
    PoliceChief,
    /// Cancels a Hitman, a Shady Business, a Big Plan or the Port (MC-9.5).
    Fbi,
    /// Sends a whole stack back to its owners' hands (MC-9.6).
    PoliceRaid,
    /// Swaps two bottom mafiosi (MC-9.7).
    PullingStrings,
    /// Moves a mafioso to another location (MC-9.8).
    BigPlan,
    /// Sends a third player's mafioso to the Cell too (MC-9.9).
    Complicity,
    /// Draws three cards and discards one of them (MC-9.10).
    ShadyBusiness,
    /// Counts as one more mafioso for control (MC-9.11).
    SecretDeal,
}

/// The symbol of a card (MC-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Symbol {
    /// Two of them cancel a card or a symbol (MC-8.2).
    Fist,
    /// Takes a mafioso back, or two of them bring one from the reserve (MC-8.3).
    Hat,
    /// An action for a player who has passed (MC-8.4).
    Bullet,
    /// A point in the Private Club (MC-8.5).
    PlusOne,
}

/// When a text or symbol can be used (MC-8.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Use {
    /// As the action of the player's turn in phase I.
    Action,
    /// While a location is evaluated.
    Location,
    /// Against an effect that an opponent is about to carry out.
    Reaction,
}

impl CardKind {
    /// All kinds.
    pub const ALL: [CardKind; 11] = [
        CardKind::Hitman,
        CardKind::Informer,
        CardKind::Thief,
        CardKind::PoliceChief,
        CardKind::Fbi,
        CardKind::PoliceRaid,
        CardKind::PullingStrings,
        CardKind::BigPlan,
        CardKind::Complicity,
        CardKind::ShadyBusiness,
        CardKind::SecretDeal,
    ];

    /// The place in [`CardKind::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The type of the text (MC-1.3).
    pub const fn usage(self) -> Use {
        match self {
            CardKind::Hitman | CardKind::SecretDeal => Use::Location,
            CardKind::PoliceChief | CardKind::Fbi | CardKind::Complicity => Use::Reaction,
            CardKind::Informer
            | CardKind::Thief
            | CardKind::PoliceRaid
            | CardKind::PullingStrings
            | CardKind::BigPlan
            | CardKind::ShadyBusiness => Use::Action,
        }
    }

    /// The name in files.
    pub const fn word(self) -> &'static str {
        match self {
            CardKind::Hitman => "hitman",
            CardKind::Informer => "informer",
            CardKind::Thief => "thief",
            CardKind::PoliceChief => "police-chief",
            CardKind::Fbi => "fbi",
            CardKind::PoliceRaid => "police-raid",
            CardKind::PullingStrings => "pulling-strings",
            CardKind::BigPlan => "big-plan",
            CardKind::Complicity => "complicity",
            CardKind::ShadyBusiness => "shady-business",
            CardKind::SecretDeal => "secret-deal",
        }
    }
}

impl Symbol {
    /// All symbols.
    pub const ALL: [Symbol; 4] = [Symbol::Fist, Symbol::Hat, Symbol::Bullet, Symbol::PlusOne];

    /// The place in [`Symbol::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name in files.
    pub const fn word(self) -> &'static str {
        match self {
            Symbol::Fist => "fist",
            Symbol::Hat => "hat",
            Symbol::Bullet => "bullet",
            Symbol::PlusOne => "plus-one",
        }
    }
}

impl FromStr for CardKind {
    type Err = NoSuch;

    fn from_str(text: &str) -> Result<CardKind, NoSuch> {
        CardKind::ALL.into_iter().find(|kind| kind.word() == text).ok_or_else(|| NoSuch::new("word", text))
    }
}

impl FromStr for Symbol {
    type Err = NoSuch;

    fn from_str(text: &str) -> Result<Symbol, NoSuch> {
        Symbol::ALL.into_iter().find(|symbol| symbol.word() == text).ok_or_else(|| NoSuch::new("word", text))
    }
}

impl fmt::Display for CardKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A card as the edition prints it; all its copies are alike.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Card {
    /// The name in notation.
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    pub id: SmolStr,
    /// The name of the card.
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    pub name: SmolStr,
    /// Its text.
    pub kind: CardKind,
    /// Its symbol.
    pub symbol: Symbol,
    /// How many copies there are.
    pub copies: u8,
}

/// A card, by its place in [`Edition::cards`](crate::Edition::cards).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardIndex(pub(crate) u8);

impl CardIndex {
    /// The place in the edition.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
