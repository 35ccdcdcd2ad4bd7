use tetrapolis_game::{Choice, EditionId, Options, Setup, SetupError, Source};

use crate::{BUILTIN_EDITION, Cities, Edition, METROPOLISES, MetropolisIndex};

const LENGTH: Choice = Choice { name: "length", values: &["standard", "long"] };
const METROPOLIS: Choice = Choice { name: "metropolis", values: &RANDOM_OR_NAMED };

const RANDOM_OR_NAMED: [&str; METROPOLISES.len() + 1] = {
    let mut values = ["random"; METROPOLISES.len() + 1];
    let (_, named) = values.split_at_mut(1);
    named.copy_from_slice(&METROPOLISES);
    values
};

/// How long the game of two is (CI-2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Length {
    /// 4 rounds, and 3 x 3 tiles.
    Standard,
    /// 7 rounds, and 3 x 5 tiles.
    Long,
}

impl Setup for Cities {
    const TITLE: &'static str = "Cities";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=4;
    const OPTIONS: &'static [Choice] = &[LENGTH, METROPOLIS];
    const RULEBOOK: &'static str = include_str!("../RULES.md");
    const BUILTIN: &'static str = BUILTIN_EDITION;

    fn with_choices(edition: Source<'_>, seats: u8, options: &Options) -> Result<Cities, SetupError> {
        let edition = Edition::read(edition)?;
        let game = match (seats, LENGTH.chosen(options)) {
            (_, 0) => Cities::new(edition, seats),
            (2, _) => Cities::long(edition),
            (_, _) => return Err(SetupError::option::<Cities>(LENGTH.name, seats)),
        };
        Ok(match METROPOLIS.chosen(options).checked_sub(1) {
            None => game,
            Some(place) => game.in_metropolis(MetropolisIndex(place as u8)),
        })
    }

    fn edition(&self) -> EditionId {
        self.edition.id().clone()
    }

    fn options(&self) -> Options {
        let mut options = Options::new();
        if self.length == Length::Long {
            options.insert(LENGTH.name.to_owned(), "long".to_owned());
        }
        if let Some(metropolis) = self.metropolis {
            options.insert(METROPOLIS.name.to_owned(), METROPOLISES[metropolis.index()].to_owned());
        }
        options
    }
}
