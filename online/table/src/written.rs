use std::fmt;

use serde::{Deserialize, Serialize};
use tetrapolis_catalog::{Move, Playthrough};
use tetrapolis_game::StepTextError;

/// A step of the log. A step that was just decided still has its move, so it is not parsed again.
#[derive(Clone)]
pub enum Written {
    /// In full notation.
    Text(Box<str>),
    /// As the move that it is.
    Move(Move),
}

impl Written {
    /// The step in full notation.
    pub fn as_str(&self) -> &str {
        match self {
            Written::Text(text) => text,
            Written::Move(step) => step.text(),
        }
    }

    /// The step as a move of the game that is played.
    ///
    /// # Errors
    /// What cannot be read.
    pub(crate) fn read(&self, position: &dyn Playthrough) -> Result<Move, StepTextError> {
        match self {
            Written::Text(text) => position.read_step(text),
            Written::Move(step) => Ok(step.clone()),
        }
    }
}

impl From<String> for Written {
    fn from(text: String) -> Written {
        Written::Text(text.into())
    }
}

impl From<&str> for Written {
    fn from(text: &str) -> Written {
        Written::Text(text.into())
    }
}

impl From<Move> for Written {
    fn from(step: Move) -> Written {
        Written::Move(step)
    }
}

impl PartialEq for Written {
    fn eq(&self, other: &Written) -> bool {
        self.as_str() == other.as_str()
    }
}

impl Eq for Written {}

impl fmt::Debug for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_str().fmt(f)
    }
}

impl Serialize for Written {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Written::from)
    }
}
