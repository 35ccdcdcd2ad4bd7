use std::fmt;

use serde::{Deserialize, Serialize};
use tetrapolis_game::{Choice, EditionId, Options, Setup, SetupError, Source};

use crate::{BUILTIN_EDITION, Edition, PointCity};

const SOLO: Choice = Choice { name: "solo", values: &["easy", "medium", "hard"] };
const LEVELS: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];

/// How much the virtual opponent of a solo game scores (PC-7.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Easy.
    Easy,
    /// Medium.
    Medium,
    /// Hard.
    Hard,
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
        })
    }
}

impl Setup for PointCity {
    const TITLE: &'static str = "Point City";
    const SEATS: std::ops::RangeInclusive<u8> = 1..=4;
    const OPTIONS: &'static [Choice] = &[SOLO];
    const RULEBOOK: &'static str = include_str!("../RULES.md");
    const BUILTIN: &'static str = BUILTIN_EDITION;

    fn with_choices(edition: Source<'_>, seats: u8, options: &Options) -> Result<PointCity, SetupError> {
        let edition = Edition::read(edition)?;
        match seats {
            1 => Ok(PointCity::solo(edition, LEVELS[SOLO.chosen(options)])),
            _ if options.contains_key(SOLO.name) => Err(SetupError::option::<PointCity>(SOLO.name, seats)),
            _ => Ok(PointCity::new(edition, seats)),
        }
    }

    fn edition(&self) -> EditionId {
        self.edition.id().clone()
    }

    fn options(&self) -> Options {
        self.level.iter().map(|level| (SOLO.name.to_owned(), level.to_string())).collect()
    }
}
