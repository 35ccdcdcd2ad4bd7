//! What a table is played with: the format of its log, the rules by their number, the cards by their hash. So no change
//! of the program changes a table that is open or finished.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tetrapolis_catalog::{EditionFile, Playthrough, Selection, SelectionError, archived, first_edition};
use tetrapolis_game::EditionId;
use thiserror::Error;

use crate::event::{Event, Opening};
use crate::fair::hex;
use crate::fold::Broken;

/// The format of the logs that this program writes. It rises with every new kind of event and whenever an event changes
/// its meaning, so that a program that does not know the change refuses the log.
pub const FORMAT: u32 = 5;

/// The rules of every game when logs did not name them.
const FIRST_RULES: u32 = 1;

/// The format of a log, and what is played at its table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Played {
    /// The format; see [`FORMAT`].
    pub format: u32,
    /// The number of the game's rules.
    pub rules: u32,
    /// The edition: its name, and the hash of what matters for play.
    pub edition: EditionId,
    /// The SHA-256 of the edition's whole text, including the names of cards, if the text is not built in. The log has
    /// only the hash; the text is kept once, wherever the log is kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

impl Played {
    /// What a new table with a built-in edition is played with.
    pub fn now(head: &tetrapolis_game::Head) -> Played {
        Played { format: FORMAT, rules: head.rules, edition: head.edition.clone(), text: None }
    }

    /// What a new table with this text as its edition is played with. A text that is built in need not be kept.
    pub fn with_text(head: &tetrapolis_game::Head, text: &str) -> Played {
        let is_built_in = archived(&head.edition.hash).is_some_and(|archived| archived.text == text);
        Played { text: (!is_built_in).then(|| text_hash(text)), ..Played::now(head) }
    }
}

/// The hash of the whole text of an edition.
pub fn text_hash(text: &str) -> String {
    hex(&Sha256::digest(text))
}

/// What every release can read about a table, whichever release opened it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The game.
    pub game: String,
    /// The format of the log.
    pub format: u32,
    /// The number of the game's rules.
    pub rules: u32,
    /// The hash of the edition, where the log names one.
    pub edition: Option<String>,
}

impl Head {
    /// Reads the head from the first event of a log. Its place does not change from format to format, and what else is
    /// in the event does not matter.
    ///
    /// # Errors
    /// That it opens no table.
    pub fn read(row: &str) -> Result<Head, Broken> {
        #[derive(Deserialize)]
        struct First {
            what: What,
        }
        #[derive(Deserialize)]
        struct What {
            opened: Opened,
        }
        #[derive(Deserialize)]
        struct Opened {
            game: String,
            #[serde(default)]
            played: Option<Named>,
        }
        #[derive(Deserialize)]
        struct Named {
            format: u32,
            rules: u32,
            edition: Hash,
        }
        #[derive(Deserialize)]
        struct Hash {
            hash: String,
        }
        let first: First = serde_json::from_str(row).map_err(|_| Broken::Opening)?;
        let Opened { game, played } = first.what.opened;
        Ok(match played {
            None => Head { game, format: 1, rules: FIRST_RULES, edition: None },
            Some(Named { format, rules, edition }) => Head { game, format, rules, edition: Some(edition.hash) },
        })
    }
}

/// Reads the events of a log from its first one on.
///
/// # Errors
/// If a newer program has written it, or an event cannot be read.
pub fn read_log<R: AsRef<str>>(rows: &[R]) -> Result<Vec<Event>, Broken> {
    let first = rows.first().ok_or(Broken::Opening)?;
    let head = Head::read(first.as_ref())?;
    if head.format > FORMAT {
        return Err(Broken::Newer { format: head.format });
    }
    read_events(rows, 1)
}

/// Reads events of a log, the first of which has this number.
///
/// # Errors
/// The first event that cannot be read: a newer program has written it, or it is damaged.
pub fn read_events<R: AsRef<str>>(rows: &[R], first: usize) -> Result<Vec<Event>, Broken> {
    let read = |(number, row): (usize, &R)| {
        let unreadable = |error: serde_json::Error| Broken::Unreadable { number, reason: error.to_string() };
        serde_json::from_str(row.as_ref()).map_err(unreadable)
    };
    (first..).zip(rows).map(read).collect()
}

/// Why the position of an opening cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OpenError {
    /// The game cannot be set up.
    #[error(transparent)]
    Setup(#[from] SelectionError),
    /// Nobody has the text of the edition.
    #[error("the text of edition {0} is missing")]
    Edition(EditionId),
}

/// Opens the position before the first step for an opening. A server may keep positions ready.
pub type Opener<'a> = &'a dyn Fn(&Opening) -> Result<Box<dyn Playthrough>, OpenError>;

impl Opening {
    /// The format of the log.
    pub fn format(&self) -> u32 {
        self.played.as_ref().map_or(1, |played| played.format)
    }

    /// The number of the rules that are played.
    pub fn rules(&self) -> u32 {
        self.played.as_ref().map_or(FIRST_RULES, |played| played.rules)
    }

    /// The hash under which the text of the edition is kept beside the log; none if the text is in the opening itself or in
    /// the program.
    pub fn kept_edition(&self) -> Option<&str> {
        let played = self.played.as_ref().filter(|_| self.edition.is_none())?;
        let by_content = || Some(played.edition.hash.as_str()).filter(|hash| archived(hash).is_none());
        played.text.as_deref().or_else(by_content)
    }

    /// The hash of what matters for play in the edition, where the opening names it.
    pub fn edition_hash(&self) -> Option<&str> {
        match (&self.played, &self.edition) {
            (Some(played), _) => Some(&played.edition.hash),
            (None, Some(_)) => None,
            (None, None) => first_edition(&self.game).map(|edition| edition.hash),
        }
    }

    /// What is played. The text of the edition is in the opening, or in the program; otherwise the caller has to know
    /// it.
    ///
    /// # Errors
    /// If nobody knows it.
    pub fn setup(&self, text: Option<&str>) -> Result<Selection, OpenError> {
        let edition = match (&self.edition, self.edition_hash()) {
            (Some(edition), None) => Some(EditionFile { file: edition.file.clone(), text: edition.text.clone() }),
            (_, Some(hash)) => Some(self.named(hash, text)?),
            // There is no such game; setting it up says so.
            (None, None) => None,
        };
        Ok(Selection { edition, ..self.bare_setup() })
    }

    /// The game, the seats and the options, without the cards.
    pub fn bare_setup(&self) -> Selection {
        Selection { game: self.game.clone(), seats: self.seats, options: self.options.clone(), edition: None }
    }

    fn named(&self, hash: &str, text: Option<&str>) -> Result<EditionFile, OpenError> {
        let id = || self.played.as_ref().map(|played| played.edition.clone());
        let id = || id().unwrap_or_else(|| EditionId { name: self.game.clone(), hash: hash.to_owned() });
        let own = self.edition.as_ref().map(|edition| edition.text.as_str());
        let text = match self.played.as_ref().and_then(|played| played.text.as_ref()) {
            Some(wanted) => own.or(text).filter(|text| text_hash(text) == *wanted),
            None => own.or_else(|| archived(hash).map(|edition| edition.text)).or(text),
        };
        let text = text.ok_or_else(|| OpenError::Edition(id()))?;
        Ok(EditionFile { file: id().name, text: text.to_owned() })
    }
}

/// Opens the position of an opening whose edition is in the program or in the opening itself.
///
/// # Errors
/// If the game cannot be set up, or the edition is in neither place.
pub fn open_position(opening: &Opening) -> Result<Box<dyn Playthrough>, OpenError> {
    Ok(tetrapolis_catalog::open(&opening.setup(None)?)?)
}

/// Opens positions whose edition may be this one, if the program does not have it.
pub fn with_edition(text: Option<&str>) -> impl Fn(&Opening) -> Result<Box<dyn Playthrough>, OpenError> {
    move |opening| Ok(tetrapolis_catalog::open(&opening.setup(text)?)?)
}
