use std::fmt;
use std::str::FromStr;
use tetrapolis_game::{NoSuch, as_text};

use serde::{Deserialize, Serialize};

/// A colour of plots, pieces and buildings (CI-1.1, CI-1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Green.
    Green,
    /// Yellow.
    Yellow,
}

/// How many pieces of each colour there are (CI-1.3).
pub const PIECES_OF_A_COLOUR: u8 = 25;

impl Colour {
    /// All colours, in the order of the rules.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow];

    /// Its position in [`Colour::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name in notation and editions.
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Green => "green",
            Colour::Yellow => "yellow",
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Colour {
    type Err = NoSuch;

    fn from_str(text: &str) -> Result<Colour, NoSuch> {
        let known = Colour::ALL.into_iter().find(|colour| colour.name() == text);
        known.ok_or_else(|| NoSuch::new("ground", text))
    }
}

/// What a cell of a land tile is (CI-1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = r#"Colour | "park" | "water""#))]
pub enum Ground {
    /// A building plot.
    Plot(Colour),
    /// Park.
    Park,
    /// Water.
    Water,
}

impl fmt::Display for Ground {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ground::Plot(colour) => write!(f, "{colour}"),
            Ground::Park => f.write_str("park"),
            Ground::Water => f.write_str("water"),
        }
    }
}

impl FromStr for Ground {
    type Err = NoSuch;

    fn from_str(text: &str) -> Result<Ground, NoSuch> {
        match text {
            "park" => Ok(Ground::Park),
            "water" => Ok(Ground::Water),
            colour => Ok(Ground::Plot(colour.parse()?)),
        }
    }
}

as_text!(Ground);
