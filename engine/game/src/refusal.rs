use serde::Serialize;
use thiserror::Error;

use crate::{Message, Rule, clipped};

/// Why an action or a chance outcome is not possible now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Error)]
#[error("{rule}: {message}")]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: Rule,
    /// The reason, for people.
    pub message: Message,
}

impl Refusal {
    /// A refusal by a rule.
    pub const fn new(rule: Rule, message: Message) -> Refusal {
        Refusal { rule, message }
    }
}

/// Refuses an action or an outcome by a rule.
///
/// # Errors
/// Always: the refusal.
pub const fn refuse(rule: Rule, message: Message) -> Result<(), Refusal> {
    Err(Refusal::new(rule, message))
}

/// A text that is not an action or a chance outcome of the game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct NotationError(pub Message);

impl NotationError {
    /// A text that is none of what was asked for; the key says what that was.
    pub fn new(key: &'static str, text: &str) -> NotationError {
        NotationError(Message::new(key).with("text", clipped(text)))
    }

    /// A text that is not an action.
    pub fn action(text: &str) -> NotationError {
        NotationError::new("game-no-action", text)
    }

    /// A text that is not an outcome of chance.
    pub fn outcome(text: &str) -> NotationError {
        NotationError::new("game-no-outcome", text)
    }
}

/// A text that names nothing of the kind that was asked for, such as a cell, a colour or a slot.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no {what} '{text}'")]
pub struct NoSuch {
    /// What was asked for.
    pub what: &'static str,
    /// What was read instead.
    pub text: String,
}

impl NoSuch {
    /// Nothing of the kind has this name.
    pub fn new(what: &'static str, text: &str) -> NoSuch {
        NoSuch { what, text: text.to_owned() }
    }
}
