use serde::Deserialize;
use tetrapolis_game::{Message, Refusal, StepTextError};
use thiserror::Error;

/// Why a step was not carried out.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StepError {
    /// It is not a step of this game.
    #[error(transparent)]
    Text(#[from] StepTextError),
    /// A rule forbids it.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

/// Why a position was not accepted.
#[derive(Debug, Error)]
pub enum PositionError {
    /// It does not have the form of a position of this game.
    #[error("line {line}, {field}: {reason}")]
    Form {
        /// The line, counted from 1.
        line: usize,
        /// The field, such as `players[0].hand`; empty if it is not JSON at all.
        field: String,
        /// What is wrong there.
        reason: String,
    },
    /// It cannot arise.
    #[error("{0}")]
    Wrong(Message),
}

impl PositionError {
    /// Reads JSON of the form `T`.
    ///
    /// # Errors
    /// The line, the field and what is wrong there.
    pub fn parse<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, PositionError> {
        let mut json = serde_json::Deserializer::from_str(text);
        let read = serde_path_to_error::deserialize(&mut json).map_err(|error| {
            let field = error.path().to_string();
            form(error.inner(), if field == "." { String::new() } else { field })
        })?;
        json.end().map(|()| read).map_err(|error| form(&error, String::new()))
    }

    /// The same error in a text that has this many lines before the position.
    #[must_use]
    pub fn after(self, lines: usize) -> PositionError {
        match self {
            PositionError::Form { line, field, reason } => PositionError::Form { line: line + lines, field, reason },
            PositionError::Wrong(message) => PositionError::Wrong(message),
        }
    }

    /// The error in words.
    pub fn message(&self) -> Message {
        match self {
            PositionError::Form { line, field, reason } => {
                let key = if field.is_empty() { "position-form" } else { "position-form-field" };
                let message = Message::new(key).with("line", *line).with("reason", reason.as_str());
                if field.is_empty() { message } else { message.with("field", field.as_str()) }
            }
            PositionError::Wrong(message) => message.clone(),
        }
    }
}

fn form(error: &serde_json::Error, field: String) -> PositionError {
    let (place, reason) = (format!(" at line {} column {}", error.line(), error.column()), error.to_string());
    let field = if error.is_data() { field } else { String::new() };
    PositionError::Form { line: error.line(), field, reason: reason.strip_suffix(&place).unwrap_or(&reason).to_owned() }
}
