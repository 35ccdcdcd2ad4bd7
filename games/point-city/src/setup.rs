use tetrapolis_game::{Choice, EditionId, Options, Setup, SetupError, Source};

use crate::edition::STANDARD_EDITION;
use crate::{Edition, Level, PointCity};

const SOLO: Choice = Choice { name: "solo", values: &["easy", "medium", "hard"] };
const LEVELS: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];

impl Setup for PointCity {
    const TITLE: &'static str = "Point City";
    const SEATS: std::ops::RangeInclusive<u8> = 1..=4;
    const OPTIONS: &'static [Choice] = &[SOLO];
    const RULEBOOK: &'static str = include_str!("../RULES.md");
    const BUILTIN: &'static str = STANDARD_EDITION;

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
