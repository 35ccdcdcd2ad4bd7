use std::fmt;

use tetrapolis_game::Message;

/// A fault of a lesson, and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line of the file, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub message: Message,
}

impl Fault {
    pub(crate) fn new(line: usize, message: Message) -> Fault {
        Fault { line, message }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}
