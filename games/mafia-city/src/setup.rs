use tetrapolis_game::{Choice, EditionId, Options, Setup, SetupError, Source};

use crate::{Edition, Goal, HOUSE_EDITION, MafiaCity};

const TARGET: Choice = Choice { name: "target", values: &["advanced", "beginners"] };
const GOALS: [Goal; 2] = [Goal::Advanced, Goal::Beginners];

impl Setup for MafiaCity {
    const TITLE: &'static str = "Mafia City";
    const SEATS: std::ops::RangeInclusive<u8> = 3..=5;
    const OPTIONS: &'static [Choice] = &[TARGET];
    const HAS_SECRETS: bool = true;
    const RULEBOOK: &'static str = include_str!("../RULES.md");
    const BUILTIN: &'static str = HOUSE_EDITION;

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
