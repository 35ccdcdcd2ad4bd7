use std::fmt;
use std::str::FromStr;

use tetrapolis_game::Game;
use thiserror::Error;

use crate::{Bot, Random};

/// The bots there are, by the name that people give.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Any legal action.
    Random,
}

/// A name that no bot has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no bot '{0}'")]
pub struct UnknownKind(pub String);

impl Kind {
    /// All kinds.
    pub const ALL: &[Kind] = &[Kind::Random];

    /// A bot of this kind.
    pub fn bot<G: Game>(self) -> Box<dyn Bot<G>> {
        match self {
            Kind::Random => Box::new(Random::new(0)),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Random => "random",
        })
    }
}

impl FromStr for Kind {
    type Err = UnknownKind;

    fn from_str(text: &str) -> Result<Kind, UnknownKind> {
        let known = Kind::ALL.iter().find(|kind| kind.to_string() == text);
        known.copied().ok_or_else(|| UnknownKind(text.to_owned()))
    }
}
