use serde::Serialize;
use thiserror::Error;

use crate::{Message, Rule};

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

/// A text that is not an action or a chance outcome of the game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct NotationError(pub Message);

impl NotationError {
    /// A text that is none of what was asked for; the key says what that was.
    pub fn new(key: &'static str, text: &str) -> NotationError {
        NotationError(Message::new(key).with("text", text))
    }
}
