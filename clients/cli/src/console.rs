//! Where the program speaks.

use std::io::{self, Write};

use tetrapolis_game::Message;

use crate::words::Words;

/// Standard output, and the words for it.
pub struct Console<'a> {
    /// The words.
    pub words: &'a Words,
    out: Box<dyn Write>,
}

impl<'a> Console<'a> {
    /// Standard output, with colours where they are seen.
    pub fn new(words: &'a Words) -> Console<'a> {
        Console { words, out: Box::new(anstream::stdout().lock()) }
    }

    /// Prints a message on lines of its own.
    pub fn say(&mut self, message: &Message) -> io::Result<()> {
        let text = self.words.say(message);
        self.line(&text)
    }

    /// Prints a line, or several.
    pub fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    /// Prints a text without ending the line, at once.
    pub fn prompt(&mut self, text: &str) -> io::Result<()> {
        write!(self.out, "{text}")?;
        self.out.flush()
    }
}
