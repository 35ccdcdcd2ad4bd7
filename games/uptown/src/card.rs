use std::fmt;
use std::str::FromStr;
use tetrapolis_game::NoSuch;

use serde::{Deserialize, Serialize};

use crate::Project;

/// A card with two or four projects (UT-1.2, UT-1.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Card {
    /// The name in notation.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// The price in upcoins; none for a municipal card, which is free.
    pub price: Option<u8>,
    /// The projects by end: `a` and `b` of the front, `c` and `d` of the back of a municipal card.
    pub projects: Vec<Project>,
}

/// One of the projects of a card: `a` and `b` are the ends of the front, `c` and `d` those of the back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// The first project of the front.
    A,
    /// The second project of the front.
    B,
    /// The first project of the back.
    C,
    /// The second project of the back.
    D,
}

impl End {
    /// All ends.
    pub const ALL: [End; 4] = [End::A, End::B, End::C, End::D];

    /// Its position in [`End::ALL`] and in [`Card::projects`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            End::A => "a",
            End::B => "b",
            End::C => "c",
            End::D => "d",
        })
    }
}

impl FromStr for End {
    type Err = NoSuch;

    fn from_str(text: &str) -> Result<End, NoSuch> {
        End::ALL.into_iter().find(|end| end.to_string() == text).ok_or_else(|| NoSuch::new("end", text))
    }
}
