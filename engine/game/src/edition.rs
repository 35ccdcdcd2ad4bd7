use std::collections::HashSet;
use std::fmt;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};
use thiserror::Error;
pub use toml::Spanned;

use crate::Message;

/// The most letters of a name.
const LONGEST_NAME: usize = 40;

/// An edition's identity: its name, and a hash of everything that matters for play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EditionId {
    /// The name that the edition gives itself.
    pub name: String,
    /// The [`fingerprint`] of its checked content.
    pub hash: String,
}

impl fmt::Display for EditionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.name, self.hash)
    }
}

/// The first 128 bits of the SHA-256 of a value's JSON, in hexadecimal. Comments and layout of a file do not count.
///
/// # Panics
/// If the value cannot be written as JSON.
pub fn fingerprint(content: &impl Serialize) -> String {
    let json = serde_json::to_vec(content).expect("an edition is plain data");
    Sha256::digest(json)[..16].iter().fold(String::new(), |hex, byte| hex + &format!("{byte:02x}"))
}

/// The text of an edition, and the name of its file for messages.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// The file's name, as the user gave it.
    pub file: &'a str,
    /// What is in it.
    pub text: &'a str,
}

/// Why an edition is refused: where, and what is wrong there.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{file}:{line}: {message}")]
pub struct EditionError {
    /// The file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub message: Message,
}

impl Source<'_> {
    /// Reads the text as TOML.
    ///
    /// # Errors
    /// The line where it is not TOML, or does not have the form of `T`.
    pub fn parse<T: DeserializeOwned>(self) -> Result<T, EditionError> {
        toml::from_str(self.text).map_err(|error| {
            let offset = error.span().map_or(0, |span| span.start);
            let reason = error.message().lines().collect::<Vec<_>>().join(", ");
            self.error(offset, Message::new("edition-unreadable").with("reason", reason))
        })
    }

    /// Checks the two lines with which every edition begins: which game it is for, and what it calls itself.
    ///
    /// # Errors
    /// The line that is wrong, and why.
    pub fn check_header(
        self,
        game: &str,
        made_for: &Spanned<String>,
        name: &Spanned<String>,
    ) -> Result<(), EditionError> {
        if made_for.get_ref() != game {
            let message = Message::new("edition-game").with("game", made_for.get_ref().as_str());
            return Err(self.error_at(made_for, message));
        }
        if !is_word(name.get_ref()) {
            return Err(self.error_at(name, Message::new("edition-name")));
        }
        Ok(())
    }

    /// Reads the id of a thing: lower-case letters, digits and hyphens, beginning with a letter. It must not be among
    /// `ids` yet, and is added to them.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read_id(self, id: &Spanned<String>, ids: &mut HashSet<String>) -> Result<String, EditionError> {
        let text = id.get_ref();
        if !is_word(text) {
            return Err(self.error_at(id, Message::new("edition-id").with("id", text.as_str())));
        }
        if !ids.insert(text.clone()) {
            return Err(self.error_at(id, Message::new("edition-twice").with("name", text.as_str())));
        }
        Ok(text.clone())
    }

    /// Reads the name of a thing for people.
    ///
    /// # Errors
    /// That it is empty, too long, or cannot be printed.
    pub fn read_name(self, name: &Spanned<String>) -> Result<String, EditionError> {
        let text = name.get_ref().trim();
        if text.is_empty() || text.chars().count() > LONGEST_NAME || text.chars().any(char::is_control) {
            return Err(self.error_at(name, Message::new("edition-card-name")));
        }
        Ok(text.to_owned())
    }

    /// Reads the name of a thing for people. It must not be among `names` yet, and is added to them.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read_own_name(self, name: &Spanned<String>, names: &mut HashSet<String>) -> Result<String, EditionError> {
        let text = self.read_name(name)?;
        if !names.insert(text.clone()) {
            return Err(self.error_at(name, Message::new("edition-twice").with("name", text)));
        }
        Ok(text)
    }

    /// Reads a number that must lie within bounds.
    ///
    /// # Errors
    /// That it does not.
    pub fn read_number(
        self,
        number: &Spanned<u8>,
        field: &'static str,
        within: RangeInclusive<u8>,
    ) -> Result<u8, EditionError> {
        if within.contains(number.get_ref()) {
            return Ok(*number.get_ref());
        }
        let message = Message::new("edition-range").with("field", field).with("found", *number.get_ref());
        Err(self.error_at(number, message.with("least", *within.start()).with("most", *within.end())))
    }

    /// Checks how many there are of something.
    ///
    /// # Errors
    /// The message at that place, with the count found and the one wanted.
    pub fn check_count<T>(
        self,
        place: &Spanned<T>,
        found: usize,
        wanted: usize,
        message: Message,
    ) -> Result<(), EditionError> {
        if found == wanted {
            return Ok(());
        }
        Err(self.error_at(place, message.with("found", found).with("wanted", wanted)))
    }

    /// An error at the place of a value.
    pub fn error_at<T>(self, value: &Spanned<T>, message: Message) -> EditionError {
        self.error(value.span().start, message)
    }

    /// An error at a byte of the text.
    pub fn error(self, offset: usize, message: Message) -> EditionError {
        let ends = self.text.bytes().take(offset).filter(|byte| *byte == b'\n');
        let line = ends.count() + 1;
        EditionError { file: self.file.to_owned(), line, message }
    }
}

/// A name for notation: lower-case letters, digits and hyphens, beginning with a letter.
fn is_word(text: &str) -> bool {
    text.len() <= LONGEST_NAME
        && text.starts_with(|first: char| first.is_ascii_lowercase())
        && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, serde::Deserialize)]
    struct Two {
        _first: Spanned<u8>,
        second: Spanned<u8>,
    }

    #[test]
    fn an_error_names_the_line_of_the_value() {
        let source = Source { file: "two.toml", text: "_first = 1\n\nsecond = 2\n" };
        let two: Two = source.parse().expect("good TOML");
        let error = source.error_at(&two.second, Message::new("too-many"));
        assert_eq!(error.to_string(), "two.toml:3: too-many");
    }

    #[test]
    fn unreadable_text_is_refused_with_its_line() {
        let source = Source { file: "two.toml", text: "_first = 1\nsecond = x\n" };
        let error = source.parse::<Two>().expect_err("no TOML");
        assert_eq!(error.line, 2);
    }

    #[test]
    fn the_fingerprint_depends_on_the_content_alone() {
        assert_eq!(fingerprint(&[1, 2]), fingerprint(&vec![1, 2]));
        assert_ne!(fingerprint(&[1, 2]), fingerprint(&[2, 1]));
    }
}
