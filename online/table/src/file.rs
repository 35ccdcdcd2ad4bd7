//! A table as one file: a first line, the text of its edition unless the program has it, one event on each line, and a
//! checksum at the end.

use sha2::{Digest, Sha256};
use tetrapolis_game::Message;
use thiserror::Error;

use crate::event::{Event, Opening};
use crate::fair::hex;
use crate::played::FORMAT;

const FIRST_LINE: &str = "tetrapolis table ";
const EDITION: &str = "edition ";
const SUM: &str = "sha256 ";

/// A table that was read from a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableFile {
    /// Its events.
    pub events: Vec<Event>,
    /// The text of its edition, where the file has it.
    pub edition: Option<String>,
}

/// Why a file is not a table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FileError {
    /// The first line is a different one.
    #[error("not a table: the first line must be '{FIRST_LINE}{FORMAT}'")]
    NotATable,
    /// A newer program has written it.
    #[error("the file has format {0}, which this program does not know")]
    Newer(u32),
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
            FileError::NotATable => Message::new("table-file-first").with("first", format!("{FIRST_LINE}{FORMAT}")),
            FileError::Newer(format) => Message::new("table-file-newer").with("format", *format).with("here", FORMAT),
            FileError::Line { line, reason } => {
                Message::new("table-file-line").with("line", *line).with("reason", reason.as_str())
            }
            FileError::Sum => Message::new("table-file-sum"),
        }
    }
}

/// Writes a table's events as a file, with the text of its edition unless the log or the program has it.
pub fn write_file(events: &[Event], edition: Option<&str>) -> String {
    let opening = events.first().and_then(Event::opening);
    let format = opening.map_or(FORMAT, Opening::format);
    let mut text = format!("{FIRST_LINE}{format}\n");
    let is_needed = opening.is_some_and(|opening| opening.kept_edition().is_some());
    if let Some(edition) = edition.filter(|_| is_needed) {
        text += EDITION;
        text += &serde_json::to_string(edition).expect("a text is plain data");
        text.push('\n');
    }
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
pub fn read_file(text: &str) -> Result<TableFile, FileError> {
    let first = text.lines().next().and_then(|line| line.strip_prefix(FIRST_LINE));
    let format: u32 = first.and_then(|format| format.parse().ok()).ok_or(FileError::NotATable)?;
    if format > FORMAT {
        return Err(FileError::Newer(format));
    }
    let body_end = text.trim_end_matches('\n').rfind('\n').map_or(0, |end| end + 1);
    let (body, last) = text.split_at(body_end);
    if last.trim_end().strip_prefix(SUM) != Some(&hex(&Sha256::digest(body))) {
        return Err(FileError::Sum);
    }
    let unreadable = |line: usize| move |error: serde_json::Error| FileError::Line { line, reason: error.to_string() };
    let mut lines = body.lines().enumerate().skip(1).peekable();
    let edition = lines.next_if(|(_, line)| line.starts_with(EDITION));
    let edition = edition.map(|(n, line)| serde_json::from_str(&line[EDITION.len()..]).map_err(unreadable(n + 1)));
    let events = lines.map(|(n, line)| serde_json::from_str(line).map_err(unreadable(n + 1)));
    Ok(TableFile { edition: edition.transpose()?, events: events.collect::<Result<_, _>>()? })
}
