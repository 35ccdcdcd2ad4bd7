//! A table as one file: a first line, one event a line, and a line that sums them up.

use sha2::{Digest, Sha256};
use tetrapolis_game::Message;
use thiserror::Error;

use crate::event::Event;
use crate::fair::hex;

const FIRST_LINE: &str = "tetrapolis table 1";
const SUM: &str = "sha256 ";

/// Why a file is no table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FileError {
    /// The first line is another.
    #[error("not a table: the first line must be '{FIRST_LINE}'")]
    NotATable,
    /// A line cannot be read.
    #[error("line {line}: {reason}")]
    Line {
        /// Which, counted from 1.
        line: usize,
        /// Why.
        reason: String,
    },
    /// The last line is missing, or does not fit the others.
    #[error("the sum at the end does not fit: the file was changed or cut")]
    Sum,
}

impl FileError {
    /// The error in words.
    pub fn message(&self) -> Message {
        match self {
            FileError::NotATable => Message::new("table-file-first").with("first", FIRST_LINE),
            FileError::Line { line, reason } => {
                Message::new("table-file-line").with("line", *line).with("reason", reason.as_str())
            }
            FileError::Sum => Message::new("table-file-sum"),
        }
    }
}

/// Writes a table's events as a file.
pub fn write_file(events: &[Event]) -> String {
    let mut text = format!("{FIRST_LINE}\n");
    for event in events {
        text.push_str(&serde_json::to_string(event).expect("an event is plain data"));
        text.push('\n');
    }
    let sum = hex(&Sha256::digest(&text));
    text + SUM + &sum + "\n"
}

/// Reads a file of a table.
///
/// # Errors
/// What is wrong with it.
pub fn read_file(text: &str) -> Result<Vec<Event>, FileError> {
    if text.lines().next() != Some(FIRST_LINE) {
        return Err(FileError::NotATable);
    }
    let body_end = text.trim_end_matches('\n').rfind('\n').map_or(0, |end| end + 1);
    let (body, last) = text.split_at(body_end);
    if last.trim_end().strip_prefix(SUM) != Some(&hex(&Sha256::digest(body))) {
        return Err(FileError::Sum);
    }
    let read = |(n, line): (usize, &str)| {
        serde_json::from_str(line).map_err(|error| FileError::Line { line: n + 1, reason: error.to_string() })
    };
    body.lines().enumerate().skip(1).map(read).collect()
}
