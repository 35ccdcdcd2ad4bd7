use tetrapolis_game::{EditionId, Options, Setup, SetupError, Source};

use crate::{BUILTIN_EDITION, Edition, UpTown};

impl Setup for UpTown {
    const TITLE: &'static str = "UpTown";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=4;
    const RULEBOOK: &'static str = include_str!("../RULES.md");
    const BUILTIN: &'static str = BUILTIN_EDITION;

    fn with_choices(edition: Source<'_>, seats: u8, _options: &Options) -> Result<UpTown, SetupError> {
        Ok(UpTown::new(Edition::read(edition)?, seats))
    }

    fn edition(&self) -> EditionId {
        self.edition.id().clone()
    }
}
