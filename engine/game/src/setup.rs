use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use thiserror::Error;

use crate::{EditionError, EditionId, Game, Message, Source, fingerprint};

/// The chosen options of a game, by name.
pub type Options = BTreeMap<String, String>;

/// An option of a game.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The name of the option.
    pub name: &'static str,
    /// The values that it can have, the default first.
    pub values: &'static [&'static str],
}

impl Choice {
    /// The place of the chosen value in [`values`](Choice::values).
    ///
    /// # Panics
    /// If the option has no such value.
    pub fn chosen(&self, options: &Options) -> usize {
        let value = options.get(self.name);
        value.map_or(0, |value| self.place(value).expect("the values were checked"))
    }

    fn place(&self, value: &str) -> Option<usize> {
        self.values.iter().position(|known| *known == value)
    }
}

/// How a game is set up: for how many, with which options, from which edition.
pub trait Setup: Game {
    /// The name as people write it.
    const TITLE: &'static str = Self::NAME;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;
    /// The options; a game that has any also says in [`options`](Setup::options) which were chosen.
    const OPTIONS: &'static [Choice] = &[];
    /// Whether players have something to hide from each other. Set it in every game in which somebody
    /// is not told of a step.
    const HAS_SECRETS: bool = false;
    /// The numbered rules, in Markdown.
    const RULEBOOK: &'static str = "";
    /// The text of the built-in edition.
    const BUILTIN: &'static str = "";

    /// Sets the game up. The number of seats and each option have been checked, but not whether they fit together.
    ///
    /// # Errors
    /// What is wrong with the edition, or an option that is not for this number of seats.
    fn with_choices(edition: Source<'_>, seats: u8, options: &Options) -> Result<Self, SetupError>;

    /// Which edition is played; by default one without a name.
    fn edition(&self) -> EditionId {
        EditionId { name: Self::NAME.to_owned(), hash: fingerprint(&Self::BUILTIN) }
    }

    /// The chosen options that differ from the default. They go into records, so a game with
    /// [`OPTIONS`](Setup::OPTIONS) must implement this, or its records set up another game.
    fn options(&self) -> Options {
        Options::new()
    }

    /// Sets the game up, with the built-in edition if no other is given.
    ///
    /// # Errors
    /// What is wrong with the edition, the seats or the options.
    fn set_up(edition: Option<Source<'_>>, seats: u8, options: &Options) -> Result<Self, SetupError> {
        if !Self::SEATS.contains(&seats) {
            let (game, least, most) = (Self::NAME, *Self::SEATS.start(), *Self::SEATS.end());
            return Err(SetupError::Seats { game, seats, least, most });
        }
        for (name, value) in options {
            let Some(choice) = Self::OPTIONS.iter().find(|choice| choice.name == name) else {
                return Err(SetupError::option::<Self>(name, seats));
            };
            if choice.place(value).is_none() {
                let (values, value) = (choice.values.join(", "), value.clone());
                return Err(SetupError::Value { option: choice.name, values, value });
            }
        }
        let builtin = Source { file: Self::NAME, text: Self::BUILTIN };
        Self::with_choices(edition.unwrap_or(builtin), seats, options)
    }
}

/// Why a game cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// The game is not for this number of seats.
    #[error("{game} is for {least} to {most} seats, not {seats}")]
    Seats {
        /// The game.
        game: &'static str,
        /// The seats asked for.
        seats: u8,
        /// The fewest possible.
        least: u8,
        /// The most possible.
        most: u8,
    },
    /// The game has no such option, or not with this number of seats.
    #[error("{game} with {seats} seats has no option '{option}'")]
    Option {
        /// The game.
        game: &'static str,
        /// The seats asked for.
        seats: u8,
        /// The option asked for.
        option: String,
    },
    /// The option has no such value.
    #[error("option {option} is one of {values}, not '{value}'")]
    Value {
        /// The option.
        option: &'static str,
        /// What it can be.
        values: String,
        /// What was asked for.
        value: String,
    },
    /// The edition is refused.
    #[error(transparent)]
    Edition(#[from] EditionError),
}

impl SetupError {
    /// The game with this number of seats has no such option.
    pub fn option<G: Game>(option: &str, seats: u8) -> SetupError {
        SetupError::Option { game: G::NAME, seats, option: option.to_owned() }
    }

    /// The error in words.
    pub fn message(&self) -> Message {
        match self {
            SetupError::Seats { game, seats, least, most } => Message::new("setup-seats")
                .with("game", *game)
                .with("seats", *seats)
                .with("least", *least)
                .with("most", *most),
            SetupError::Option { game, seats, option } => {
                Message::new("setup-option").with("game", *game).with("seats", *seats).with("option", option.as_str())
            }
            SetupError::Value { option, values, value } => Message::new("setup-value")
                .with("option", *option)
                .with("values", values.as_str())
                .with("value", value.as_str()),
            SetupError::Edition(error) => Message::new("edition-error")
                .with("file", error.file.as_str())
                .with("line", error.line)
                .with("reason", error.message.clone()),
        }
    }
}
