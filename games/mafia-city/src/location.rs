use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tetrapolis_game::{Member, Message, NotationError, Set, as_text};

/// A location of the city (MC-1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Location {
    /// 1, with the Cell.
    Prison,
    /// 2.
    Port,
    /// 3.
    FightersClub,
    /// 4.
    PoliceStation,
    /// 5.
    BusinessDistrict,
    /// 6.
    PrivateClub,
    /// 7.
    TownHall,
}

impl Location {
    /// How many there are.
    pub const COUNT: usize = 7;
    /// All locations in the order of their numbers.
    pub const ALL: [Location; Location::COUNT] = [
        Location::Prison,
        Location::Port,
        Location::FightersClub,
        Location::PoliceStation,
        Location::BusinessDistrict,
        Location::PrivateClub,
        Location::TownHall,
    ];

    /// The place in [`Location::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The number printed on it.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The name in files.
    pub const fn word(self) -> &'static str {
        match self {
            Location::Prison => "prison",
            Location::Port => "port",
            Location::FightersClub => "fighters-club",
            Location::PoliceStation => "police-station",
            Location::BusinessDistrict => "business-district",
            Location::PrivateClub => "private-club",
            Location::TownHall => "town-hall",
        }
    }

    /// Whether a tie for the most means that nobody is in control (MC-4.4).
    pub const fn needs_most_alone(self) -> bool {
        matches!(self, Location::FightersClub | Location::TownHall)
    }
}

/// The number, as in notation.
impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// Reads a number, or the name in files.
impl FromStr for Location {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Location, NotationError> {
        let mut all = Location::ALL.into_iter();
        all.find(|location| location.word() == text || location.to_string() == text)
            .ok_or_else(|| NotationError(Message::new("mc-no-location").with("text", text)))
    }
}

impl Member for Location {
    type Bits = u8;
    const ALL: u8 = (1 << Location::COUNT) - 1;

    #[inline]
    fn index(self) -> usize {
        self as usize
    }

    #[inline]
    fn from_index(index: usize) -> Location {
        Location::ALL[index]
    }
}

/// A set of locations.
pub type Locations = Set<Location>;

/// A mafioso in a stack: the location, and the place from below, counted from 0. Written `2.1` for the lowest of the
/// Port.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Spot {
    /// The location.
    pub location: Location,
    /// How many mafiosi are below.
    pub height: u8,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.location, self.height + 1)
    }
}

impl FromStr for Spot {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Spot, NotationError> {
        let unknown = || NotationError(Message::new("mc-no-spot").with("text", text));
        let (location, height) = text.split_once('.').ok_or_else(unknown)?;
        let height: u8 = height.parse().map_err(|_| unknown())?;
        let height = height.checked_sub(1).filter(|height| *height < crate::Stack::MOST).ok_or_else(unknown)?;
        Ok(Spot { location: location.parse()?, height })
    }
}

as_text!(Spot);
