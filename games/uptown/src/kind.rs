use std::fmt;
use std::str::FromStr;
use tetrapolis_game::NoSuch;

use serde::{Deserialize, Serialize};

/// The kind of a project (UT-1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// An office.
    Office,
    /// Services.
    Services,
    /// An apartment.
    Apartment,
    /// A cafe.
    Cafe,
    /// A shop.
    Shop,
    /// A hotel.
    Hotel,
}

impl Kind {
    /// All kinds, in the order of the rulebook.
    pub const ALL: [Kind; 6] = [Kind::Office, Kind::Services, Kind::Apartment, Kind::Cafe, Kind::Shop, Kind::Hotel];

    /// Its position in [`Kind::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name in editions.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Office => "office",
            Kind::Services => "services",
            Kind::Apartment => "apartment",
            Kind::Cafe => "cafe",
            Kind::Shop => "shop",
            Kind::Hotel => "hotel",
        }
    }

    /// Whether a project of this kind can count as two (UT-1.5).
    pub const fn has_duo(self) -> bool {
        !matches!(self, Kind::Hotel)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Kind {
    type Err = NoSuch;

    fn from_str(text: &str) -> Result<Kind, NoSuch> {
        Kind::ALL.into_iter().find(|kind| kind.name() == text).ok_or_else(|| NoSuch::new("kind", text))
    }
}
