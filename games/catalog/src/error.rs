use tetrapolis_game::{Message, Refusal, StepTextError};
use thiserror::Error;

/// Why a step was not carried out.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StepError {
    /// It is no step of this game.
    #[error(transparent)]
    Text(#[from] StepTextError),
    /// A rule forbids it.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

/// Why a position was not taken.
#[derive(Debug, Error)]
pub enum PositionError {
    /// It does not have the form of a position of this game.
    #[error("line {line}: {reason}")]
    Form {
        /// The line, counted from 1.
        line: usize,
        /// What is wrong there.
        reason: String,
    },
    /// It cannot arise.
    #[error("{0}")]
    Wrong(Message),
}

impl From<serde_json::Error> for PositionError {
    fn from(error: serde_json::Error) -> PositionError {
        let place = format!(" at line {} column {}", error.line(), error.column());
        let reason = error.to_string();
        PositionError::Form { line: error.line(), reason: reason.strip_suffix(&place).unwrap_or(&reason).to_owned() }
    }
}

impl PositionError {
    /// The same error in a text with so many lines before the position.
    #[must_use]
    pub fn after(self, lines: usize) -> PositionError {
        match self {
            PositionError::Form { line, reason } => PositionError::Form { line: line + lines, reason },
            PositionError::Wrong(message) => PositionError::Wrong(message),
        }
    }

    /// The error in words.
    pub fn message(&self) -> Message {
        match self {
            PositionError::Form { line, reason } => {
                Message::new("position-form").with("line", *line).with("reason", reason.as_str())
            }
            PositionError::Wrong(message) => message.clone(),
        }
    }
}
