use std::fmt;
use std::str::FromStr;

use tetrapolis_game::{NoSuch, Seat, as_text};

use crate::CardIndex;
use crate::state::SEATS;

/// A deck or the common pile: how many cards, and the open one on top (UT-2.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Deck {
    /// Cards left, the open one included.
    pub(crate) left: u8,
    /// The open card; nothing while the next one has to be revealed, and when none is left.
    pub(crate) top: Option<CardIndex>,
}

/// Where a card is taken from (UT-3.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub enum Origin {
    /// The deck of a player.
    Deck(Seat),
    /// The common pile.
    Pile,
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Origin::Deck(seat) => write!(f, "deck:{seat}"),
            Origin::Pile => f.write_str("pile"),
        }
    }
}

impl FromStr for Origin {
    type Err = NoSuch;

    fn from_str(text: &str) -> Result<Origin, NoSuch> {
        let seat = text.strip_prefix("deck:").and_then(|seat| Seat::parse(seat, SEATS as u8));
        match seat {
            Some(seat) => Ok(Origin::Deck(seat)),
            None if text == "pile" => Ok(Origin::Pile),
            None => Err(NoSuch::new("deck", text)),
        }
    }
}

as_text!(Origin);
