//! What ends the program early.

use std::io;

use tetrapolis_catalog::SelectionError;
use tetrapolis_game::Message;

/// Why a command did not do its work.
#[derive(Debug)]
pub enum Failure {
    /// Wrong use or bad input: what, and where.
    Input(Message),
    /// A law is broken, which has been reported.
    Broken,
    /// Standard output can no longer be written to.
    Output(io::Error),
}

impl From<Message> for Failure {
    fn from(message: Message) -> Failure {
        Failure::Input(message)
    }
}

impl From<SelectionError> for Failure {
    fn from(error: SelectionError) -> Failure {
        Failure::Input(error.message())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

/// Puts the name of a file before the reason.
pub fn in_file(file: &str, reason: Message) -> Message {
    Message::new("file-error").with("file", file).with("reason", reason)
}
