use serde::Deserialize;
use tetrapolis_cities::{Cities, MetropolisIndex};
use tetrapolis_game::{EditionError, EditionId, Game, Message, Options, Source, Study};
use tetrapolis_mafia_city::{Goal, MafiaCity};
use tetrapolis_point_city::{Edition, Level, PointCity};
use tetrapolis_uptown::UpTown;
use thiserror::Error;

use crate::{Entry, GAMES, entry};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The name of the game.
    pub game: String,
    /// How many seats.
    pub seats: u8,
    /// The options that differ from the default.
    pub options: Options,
    /// Another edition than the built-in one.
    pub edition: Option<EditionFile>,
}

/// The text of an edition and where it came from.
#[derive(Clone, Debug)]
pub struct EditionFile {
    /// The file's name, for messages.
    pub file: String,
    /// What is in it.
    pub text: String,
}

/// Why a game cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// There is no such game.
    #[error("there is no game '{0}'")]
    Game(String),
    /// The game is not for so many.
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
    /// The game has no such option, or not with so many seats.
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
    /// The error in words.
    pub fn message(&self) -> Message {
        match self {
            SetupError::Game(game) => {
                let games: Vec<&str> = GAMES.iter().map(|entry| entry.name).collect();
                Message::new("setup-game").with("game", game.as_str()).with("games", games.join(", "))
            }
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

/// Something to be done with a game, whichever it is.
pub trait Visit {
    /// What comes of it.
    type Output;
    /// Does it.
    fn visit<G: Study>(self, game: G) -> Self::Output;
}

/// Sets a game up and lets a visitor work with it.
///
/// # Errors
/// What is wrong with the setup.
pub fn visit<V: Visit>(setup: &Setup, visitor: V) -> Result<V::Output, SetupError> {
    let entry = entry(&setup.game).ok_or_else(|| SetupError::Game(setup.game.clone()))?;
    if !entry.seats.contains(&setup.seats) {
        let (game, least, most) = (entry.name, *entry.seats.start(), *entry.seats.end());
        return Err(SetupError::Seats { game, seats: setup.seats, least, most });
    }
    for option in setup.options.keys() {
        if !entry.options.iter().any(|choice| choice.name == option) {
            return Err(no_option(entry, setup, option));
        }
    }
    let (file, text) = match &setup.edition {
        Some(edition) => (edition.file.as_str(), edition.text.as_str()),
        None => (entry.name, entry.edition),
    };
    let source = Source { file, text };
    match entry.name {
        "point-city" => {
            let edition = Edition::read(source)?;
            let game = match (setup.seats, chosen(entry, setup, "solo")?) {
                (1, level) => PointCity::solo(edition, [Level::Easy, Level::Medium, Level::Hard][level]),
                (seats, _) if setup.options.is_empty() => PointCity::new(edition, seats),
                (_, _) => return Err(no_option(entry, setup, "solo")),
            };
            Ok(visitor.visit(game))
        }
        "cities" => {
            let edition = tetrapolis_cities::Edition::read(source)?;
            let game = match (setup.seats, chosen(entry, setup, "length")?) {
                (2, 1) => Cities::long(edition),
                (seats, 0) => Cities::new(edition, seats),
                (_, _) => return Err(no_option(entry, setup, "length")),
            };
            Ok(visitor.visit(match chosen(entry, setup, "metropolis")?.checked_sub(1) {
                None => game,
                Some(place) => game.in_metropolis(MetropolisIndex::all().nth(place).expect("the entry lists them all")),
            }))
        }
        "uptown" => Ok(visitor.visit(UpTown::new(tetrapolis_uptown::Edition::read(source)?, setup.seats))),
        "mafia-city" => {
            let edition = tetrapolis_mafia_city::Edition::read(source)?;
            let goal = [Goal::Advanced, Goal::Beginners][chosen(entry, setup, "target")?];
            Ok(visitor.visit(MafiaCity::new(edition, setup.seats, goal)))
        }
        name => unreachable!("the catalog lists {name} and cannot set it up"),
    }
}

/// Checks an edition, whichever game it is for, and says which.
///
/// # Errors
/// Where it is wrong, and why.
pub fn edition_of(file: &EditionFile) -> Result<(&'static Entry, EditionId), SetupError> {
    #[derive(Deserialize)]
    struct Label {
        game: String,
    }
    struct Identify;
    impl Visit for Identify {
        type Output = EditionId;
        fn visit<G: Game>(self, game: G) -> EditionId {
            game.edition()
        }
    }
    let source = Source { file: &file.file, text: &file.text };
    let label: Label = source.parse()?;
    let Some(entry) = entry(&label.game) else {
        return Err(SetupError::Game(label.game));
    };
    let setup =
        Setup { game: label.game, seats: *entry.seats.end(), options: Options::new(), edition: Some(file.clone()) };
    Ok((entry, visit(&setup, Identify)?))
}

fn no_option(entry: &Entry, setup: &Setup, option: &str) -> SetupError {
    SetupError::Option { game: entry.name, seats: setup.seats, option: option.to_owned() }
}

/// The index of the chosen value of an option; 0 is the default.
fn chosen(entry: &Entry, setup: &Setup, option: &str) -> Result<usize, SetupError> {
    let choice = entry.options.iter().find(|choice| choice.name == option).expect("an option of this game");
    match setup.options.get(option) {
        None => Ok(0),
        Some(value) => choice.values.iter().position(|known| known == value).ok_or_else(|| SetupError::Value {
            option: choice.name,
            values: choice.values.join(", "),
            value: value.clone(),
        }),
    }
}
