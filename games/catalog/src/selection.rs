use serde::Deserialize;
use tetrapolis_game::{EditionId, Encoding, Message, Options, Playable, Setup, SetupError, Source, Study};
use tetrapolis_net::Learn;
use thiserror::Error;

use crate::{Entry, GAMES, entry, visit};

/// Which game to play, and how it is set up.
#[derive(Clone, Debug)]
pub struct Selection {
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

/// Why what was selected cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SelectionError {
    /// There is no such game.
    #[error("there is no game '{0}'")]
    Game(String),
    /// The game cannot be set up like this.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl SelectionError {
    /// The error in words.
    pub fn message(&self) -> Message {
        match self {
            SelectionError::Game(game) => {
                let games: Vec<&str> = GAMES.iter().map(|entry| entry.name).collect();
                Message::new("setup-game").with("game", game.as_str()).with("games", games.join(", "))
            }
            SelectionError::Setup(error) => error.message(),
        }
    }
}

/// Something to be done with a game, whichever it is.
pub trait Visit {
    /// What comes of it.
    type Output;
    /// Does it.
    fn visit<G: Playable + Study + Encoding + Learn>(self, game: G) -> Self::Output;
}

/// Sets up the game that was selected.
pub(crate) fn set_up<G: Setup>(selection: &Selection) -> Result<G, SetupError> {
    let source = selection.edition.as_ref().map(|edition| Source { file: &edition.file, text: &edition.text });
    G::set_up(source, selection.seats, &selection.options)
}

/// Checks an edition, whichever game it is for, and says which.
///
/// # Errors
/// Where it is wrong, and why.
pub fn edition_of(file: &EditionFile) -> Result<(&'static Entry, EditionId), SelectionError> {
    #[derive(Deserialize)]
    struct Label {
        game: String,
    }
    struct Identify;
    impl Visit for Identify {
        type Output = EditionId;
        fn visit<G: Setup>(self, game: G) -> EditionId {
            game.edition()
        }
    }
    let source = Source { file: &file.file, text: &file.text };
    let label: Label = source.parse().map_err(SetupError::from)?;
    let Some(entry) = entry(&label.game) else {
        return Err(SelectionError::Game(label.game));
    };
    let seats = *entry.seats.end();
    let selection = Selection { game: label.game, seats, options: Options::new(), edition: Some(file.clone()) };
    Ok((entry, visit(&selection, Identify)?))
}
