//! Reads the files that the user names.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

use tetrapolis_catalog::{EditionFile, Selection, archived};
use tetrapolis_game::{EditionId, Head, Message, Record, RecordError, clipped};

use crate::failure::{Failure, in_file};
use crate::layout::one_line;

/// More than any record, position or edition needs; a longer file is something else.
const LARGEST: u64 = 64 << 20;

/// The text of a file.
pub fn read_text(path: &Path) -> Result<String, Failure> {
    let file = File::open(path).map_err(|error| unreadable(&path.display().to_string(), &error))?;
    text_of(&file, path)
}

/// The text of a file that has been opened.
pub fn text_of(file: &File, path: &Path) -> Result<String, Failure> {
    let name = path.display().to_string();
    let mut bytes = Vec::new();
    file.take(LARGEST + 1).read_to_end(&mut bytes).map_err(|error| unreadable(&name, &error))?;
    as_text(&name, bytes)
}

/// The text of a file, or of standard input if the path is `-`; and its name for messages.
pub fn read_text_or_input(path: &Path) -> Result<(String, String), Failure> {
    let name = path.display().to_string();
    if name != "-" {
        return Ok((read_text(path)?, name));
    }
    let mut bytes = Vec::new();
    io::stdin().lock().take(LARGEST + 1).read_to_end(&mut bytes).map_err(|error| unreadable(&name, &error))?;
    Ok((as_text(&name, bytes)?, name))
}

/// A record as it is in a file.
pub struct Written {
    /// The record.
    pub record: Record,
    /// Its text, which ends with a line end.
    pub text: String,
    /// The beginning of a step that was not written to its end; it does not count.
    pub torn: Option<String>,
}

impl Written {
    /// Reads a record from the text of a file.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(path: &Path, mut text: String) -> Result<Written, Failure> {
        if text.trim_start().starts_with('{') {
            let name = path.display().to_string();
            return Err(in_file(&name, Message::new("record-is-position").with("file", name.as_str())).into());
        }
        let whole = text.rfind('\n').map_or(text.len(), |end| end + 1);
        let torn = text.split_off(whole);
        let record = text
            .parse()
            .map_err(|error: RecordError| Failure::from(in_file(&path.display().to_string(), error.message())))?;
        Ok(Written { record, text, torn: (!torn.is_empty()).then_some(torn) })
    }
}

/// What is left out of a record, in words.
pub fn left_out(torn: &str) -> Message {
    Message::new("play-torn").with("text", one_line(&clipped(torn)))
}

/// The edition that the user wants instead of the built-in one.
pub fn read_edition(path: Option<&Path>) -> Result<Option<EditionFile>, Failure> {
    path.map(|path| Ok(EditionFile { file: path.display().to_string(), text: read_text(path)? })).transpose()
}

/// The edition with this hash, if it was ever built in.
pub fn built_in(id: &EditionId) -> Option<EditionFile> {
    archived(&id.hash).map(|edition| EditionFile { file: id.name.clone(), text: edition.text.to_owned() })
}

/// What a record says was set up. Without a file, the edition is the one that the record names, if it was ever built in.
pub fn setup_of(head: &Head, edition: Option<EditionFile>) -> Selection {
    let edition = edition.or_else(|| built_in(&head.edition));
    Selection { game: head.game.clone(), seats: head.seats, options: head.options.clone(), edition }
}

/// Why a file cannot be read or written.
pub fn unreadable(file: &str, error: &io::Error) -> Failure {
    let reason = match error.kind() {
        ErrorKind::NotFound => Message::new("file-missing"),
        ErrorKind::PermissionDenied => Message::new("file-forbidden"),
        ErrorKind::IsADirectory => Message::new("file-directory"),
        ErrorKind::NotADirectory => Message::new("file-not-a-directory"),
        _ => Message::new("file-other").with("reason", error.to_string()),
    };
    in_file(file, reason).into()
}

fn as_text(name: &str, bytes: Vec<u8>) -> Result<String, Failure> {
    if bytes.len() as u64 > LARGEST {
        return Err(in_file(name, Message::new("file-too-large")).into());
    }
    let text = String::from_utf8(bytes).ok().filter(|text| !text.contains('\0'));
    text.ok_or_else(|| in_file(name, Message::new("file-not-text")).into())
}
