use std::fmt;

use tetrapolis_game::{Choice, EditionId, Options, Setup, SetupError, Source};

use crate::{BUILTIN_EDITION, Edition, MafiaCity};

const TARGET: Choice = Choice { name: "target", values: &["advanced", "beginners"] };
const GOALS: [Goal; 2] = [Goal::Advanced, Goal::Beginners];

/// How many victory points it takes to win (MC-2.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Goal {
    /// 15, 13 or 11 points with 3, 4 or 5 players.
    #[default]
    Advanced,
    /// 10, 8 or 7 points.
    Beginners,
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Goal::Advanced => "advanced",
            Goal::Beginners => "beginners",
        })
    }
}

impl Setup for MafiaCity {
    const TITLE: &'static str = "Mafia City";
    const SEATS: std::ops::RangeInclusive<u8> = 3..=5;
    const OPTIONS: &'static [Choice] = &[TARGET];
    const HAS_SECRETS: bool = true;
    const RULEBOOK: &'static str = include_str!("../RULES.md");
    const BUILTIN: &'static str = BUILTIN_EDITION;

    fn with_choices(edition: Source<'_>, seats: u8, options: &Options) -> Result<MafiaCity, SetupError> {
        Ok(MafiaCity::new(Edition::read(edition)?, seats, GOALS[TARGET.chosen(options)]))
    }

    fn edition(&self) -> EditionId {
        self.edition.id().clone()
    }

    fn options(&self) -> Options {
        match self.goal {
            Goal::Advanced => Options::new(),
            Goal::Beginners => [(TARGET.name.to_owned(), self.goal.to_string())].into(),
        }
    }
}
