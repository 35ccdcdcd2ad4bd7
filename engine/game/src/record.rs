use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::{EditionId, Message, Notation, Options, Refusal, Setup, StepOf, StepTextError};

const FIRST_LINE: &str = "tetrapolis record 1";
/// How much of a line that cannot be read is shown.
const MOST_SHOWN: usize = 80;

/// What a record says before its steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The name of the game.
    pub game: String,
    /// The number of the rules, [`Game::RULES`](crate::Game::RULES).
    pub rules: u32,
    /// The edition that was played.
    pub edition: EditionId,
    /// The number of seats.
    pub seats: u8,
    /// The options that differ from the default.
    pub options: Options,
    /// Who sat where, by seat from 0, for those who are named.
    pub players: BTreeMap<u8, String>,
}

/// A game as text: a header, and one step per line. A line that begins with `#` is a comment.
///
/// # Examples
/// ```
/// use tetrapolis_game::Record;
///
/// let text = "\
/// tetrapolis record 1
/// game dice
/// rules 1
/// edition dice 12ae32cb1ec02d01eda3581b127c1fee
/// seats 2
///
/// 1: roll
/// * rolled 4
/// 1: stop
/// ";
/// let record: Record = text.parse()?;
/// assert_eq!(record.head.game, "dice");
/// assert_eq!(record.steps[1], "* rolled 4");
/// assert_eq!(record.to_string(), text);
/// # Ok::<(), tetrapolis_game::RecordError>(())
/// ```
/// [`Record::new`] begins one, [`push`](Record::push) adds a step, and [`replay`](Record::replay) gives the position after
/// some steps:
/// ```
/// # use tetrapolis_game::{Notation, Record, ReplayError, Setup, Step, StepOf};
/// /// The position before the last step.
/// fn take_back<G: Setup + Notation>(game: &G, record: &Record) -> Result<G::State, ReplayError> {
///     record.replay(game, record.steps.len().saturating_sub(1))
/// }
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What was played, and how.
    pub head: Head,
    /// The steps in notation.
    pub steps: Vec<String>,
}

/// A text that is not a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// The first line is not that of a record.
    #[error("line 1: not a record: the first line must be '{FIRST_LINE}'")]
    NotARecord,
    /// A line of the header cannot be read.
    #[error("line {line}: cannot be read: '{text}'")]
    Line {
        /// The line, counted from 1.
        line: usize,
        /// The text of the line.
        text: String,
    },
    /// A line of the header is missing.
    #[error("the head has no line '{0}'")]
    Missing(&'static str),
}

/// Why a record cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReplayError {
    /// It is a record of another game.
    #[error("the record is of {0}")]
    Game(String),
    /// It was played by other rules.
    #[error("the record was played by rules {record}, these are rules {here}")]
    Rules {
        /// The rules of the record.
        record: u32,
        /// The rules of this program.
        here: u32,
    },
    /// It was played with another edition.
    #[error("the record was played with edition {record}, this is edition {here}")]
    Edition {
        /// The edition of the record.
        record: EditionId,
        /// The edition at hand.
        here: EditionId,
    },
    /// It was played with other seats or options.
    #[error("the record was played with other seats or options")]
    Setup,
    /// A step cannot be read.
    #[error("step {number} '{text}': {error}")]
    Text {
        /// Which step, counted from 1.
        number: usize,
        /// The step.
        text: String,
        /// Why.
        error: StepTextError,
    },
    /// A step is not possible.
    #[error("step {number} '{text}': {refusal}")]
    Refused {
        /// Which step, counted from 1.
        number: usize,
        /// The step.
        text: String,
        /// Why.
        refusal: Refusal,
    },
}

impl RecordError {
    /// The error in words.
    pub fn message(&self) -> Message {
        match self {
            RecordError::NotARecord => Message::new("record-not-a-record").with("first", FIRST_LINE),
            RecordError::Line { line, text } => {
                Message::new("record-line").with("line", *line).with("text", clipped(text))
            }
            RecordError::Missing(word) => Message::new("record-missing").with("word", *word),
        }
    }
}

/// The beginning of a text, to be shown: damaged files can have lines of any length.
pub fn clipped(text: &str) -> String {
    match text.char_indices().nth(MOST_SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

impl ReplayError {
    /// The error in words.
    pub fn message(&self) -> Message {
        let at = |key, number: usize, text: &str, reason: Message| {
            Message::new(key).with("number", number).with("text", clipped(text)).with("reason", reason)
        };
        match self {
            ReplayError::Game(game) => Message::new("replay-game").with("game", game.as_str()),
            ReplayError::Rules { record, here } => {
                Message::new("replay-rules").with("record", *record).with("here", *here)
            }
            ReplayError::Edition { record, here } => {
                Message::new("replay-edition").with("record", record.to_string()).with("here", here.to_string())
            }
            ReplayError::Setup => Message::new("replay-setup"),
            ReplayError::Text { number, text, error } => at("replay-unreadable", *number, text, error.message()),
            ReplayError::Refused { number, text, refusal } => {
                at("replay-refused", *number, text, refusal.message.clone()).with("rule", refusal.rule.0)
            }
        }
    }
}

impl Head {
    /// The header of a new record of a game.
    pub fn of<G: Setup>(game: &G) -> Head {
        Head {
            game: G::NAME.to_owned(),
            rules: G::RULES,
            edition: game.edition(),
            seats: game.seats(),
            options: game.options(),
            players: BTreeMap::new(),
        }
    }

    /// Says whether a record with this header can be replayed by `game`.
    ///
    /// # Errors
    /// The first difference.
    pub fn fits<G: Setup>(&self, game: &G) -> Result<(), ReplayError> {
        let here = Head::of(game);
        if self.game != here.game {
            return Err(ReplayError::Game(self.game.clone()));
        }
        if self.rules != here.rules {
            return Err(ReplayError::Rules { record: self.rules, here: here.rules });
        }
        if self.edition != here.edition {
            return Err(ReplayError::Edition { record: self.edition.clone(), here: here.edition });
        }
        if (self.seats, &self.options) != (here.seats, &here.options) {
            return Err(ReplayError::Setup);
        }
        Ok(())
    }
}

impl fmt::Display for Head {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}")?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "rules {}", self.rules)?;
        writeln!(f, "edition {}", self.edition)?;
        writeln!(f, "seats {}", self.seats)?;
        for (name, value) in &self.options {
            writeln!(f, "option {name} {value}")?;
        }
        for (seat, player) in &self.players {
            writeln!(f, "player {} {player}", seat + 1)?;
        }
        writeln!(f)
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.head)?;
        self.steps.iter().try_for_each(|step| writeln!(f, "{step}"))
    }
}

impl Record {
    /// Whether a text begins like a record.
    pub fn is_one(text: &str) -> bool {
        text.lines().next().is_some_and(|line| line.trim_end() == FIRST_LINE)
    }

    /// A record without steps.
    pub fn new<G: Setup>(game: &G) -> Record {
        Record { head: Head::of(game), steps: Vec::new() }
    }

    /// Adds a step.
    pub fn push<G: Notation>(&mut self, game: &G, step: &StepOf<G>) {
        self.steps.push(game.write_step(step));
    }

    /// Plays the first `count` steps, or all if there are fewer, each of them checked.
    ///
    /// # Errors
    /// The record is of something else, or the first step that is not possible.
    pub fn replay<G: Setup + Notation>(&self, game: &G, count: usize) -> Result<G::State, ReplayError> {
        self.head.fits(game)?;
        let mut state = game.initial();
        for (n, text) in self.steps.iter().enumerate().take(count) {
            let (number, text) = (n + 1, text.clone());
            let step = match game.parse_step(&text) {
                Ok(step) => step,
                Err(error) => return Err(ReplayError::Text { number, text, error }),
            };
            game.step(&mut state, step).map_err(|refusal| ReplayError::Refused { number, text, refusal })?;
        }
        Ok(state)
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut lines = text.lines().enumerate().map(|(n, line)| (n + 1, line.trim()));
        if lines.next().is_none_or(|(_, line)| line != FIRST_LINE) {
            return Err(RecordError::NotARecord);
        }
        let (mut game, mut rules, mut edition, mut seats) = (None, None, None, None);
        let (mut options, mut players) = (Options::new(), BTreeMap::new());
        let mut steps = Vec::new();
        for (number, line) in lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#')) {
            let unreadable = || RecordError::Line { line: number, text: line.to_owned() };
            if line.starts_with('*') || line.starts_with(|first: char| first.is_ascii_digit()) {
                steps.push(line.to_owned());
                continue;
            }
            if !steps.is_empty() {
                return Err(unreadable());
            }
            let (word, rest) = line.split_once(' ').ok_or_else(unreadable)?;
            let pair = || rest.split_once(' ').map(|(name, value)| (name.to_owned(), value.to_owned()));
            match word {
                "game" => game = Some(rest.to_owned()),
                "rules" => rules = Some(rest.parse().map_err(|_| unreadable())?),
                "edition" => {
                    let (name, hash) = pair().ok_or_else(unreadable)?;
                    edition = Some(EditionId { name, hash });
                }
                "seats" => seats = Some(rest.parse().map_err(|_| unreadable())?),
                "option" => {
                    let (name, value) = pair().ok_or_else(unreadable)?;
                    options.insert(name, value);
                }
                "player" => {
                    let (seat, player) = pair().ok_or_else(unreadable)?;
                    let seat: u8 = seat.parse().map_err(|_| unreadable())?;
                    players.insert(seat.checked_sub(1).ok_or_else(unreadable)?, player);
                }
                _ => return Err(unreadable()),
            }
        }
        let head = Head {
            game: game.ok_or(RecordError::Missing("game"))?,
            rules: rules.ok_or(RecordError::Missing("rules"))?,
            edition: edition.ok_or(RecordError::Missing("edition"))?,
            seats: seats.ok_or(RecordError::Missing("seats"))?,
            options,
            players,
        };
        Ok(Record { head, steps })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "tetrapolis record 1\ngame chess\nrules 3\nedition plain 00ff\nseats 2\noption clock slow\n\
                        player 2 random\n\n1: e4\n* rain\n";

    #[test]
    fn a_record_prints_as_it_was_read() {
        let record: Record = TEXT.parse().expect("a record");
        assert_eq!(record.to_string(), TEXT);
        assert_eq!(record.steps, ["1: e4", "* rain"]);
    }

    #[test]
    fn comments_and_blank_lines_do_not_count() {
        let record: Record = TEXT.replace("1: e4", "# opening\n\n1: e4").parse().expect("a record");
        assert_eq!(record.to_string(), TEXT);
    }

    #[test]
    fn a_bad_line_is_named() {
        let error = TEXT.replace("rules 3", "rules x").parse::<Record>().expect_err("no number");
        assert_eq!(error, RecordError::Line { line: 3, text: "rules x".into() });
        assert_eq!("hello".parse::<Record>(), Err(RecordError::NotARecord));
        let error = TEXT.replace("seats 2\n", "").parse::<Record>().expect_err("no seats");
        assert_eq!(error, RecordError::Missing("seats"));
        let error = format!("{TEXT}game go\n").parse::<Record>().expect_err("a head line after the steps");
        assert!(matches!(error, RecordError::Line { line: 11, .. }));
    }

    #[test]
    fn a_long_line_is_shown_in_part() {
        assert_eq!(clipped("rules x"), "rules x");
        assert_eq!(clipped(&"ž".repeat(1_000)), format!("{}…", "ž".repeat(MOST_SHOWN)));
    }
}
