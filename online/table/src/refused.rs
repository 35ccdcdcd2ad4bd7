use tetrapolis_game::{Message, Rule};
use tetrapolis_protocol::Code;
use thiserror::Error;

/// Why a command is not carried out.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}: {message}", code.as_str())]
pub struct Refused {
    /// The kind.
    pub code: Code,
    /// The reason, for people.
    pub message: Message,
    /// The rule of the game that forbids it.
    pub rule: Option<Rule>,
}

impl From<Code> for Refused {
    fn from(code: Code) -> Refused {
        Refused { code, message: code.message(), rule: None }
    }
}

impl Refused {
    /// A refusal with a reason of its own.
    pub fn because(code: Code, message: Message) -> Refused {
        Refused { code, message, rule: None }
    }
}

/// Passes the gate if it is open.
pub(crate) fn gate(open: bool, code: Code) -> Result<(), Refused> {
    if open { Ok(()) } else { Err(code.into()) }
}
