//! Where the program speaks.

use std::io::{self, Write};

use tetrapolis_game::Message;

use crate::layout::{WIDTH, one_line, wrap};
use crate::words::Words;

/// Standard output, and the words for it.
pub struct Output<'a> {
    /// The words.
    pub words: &'a Words,
    out: Box<dyn Write>,
    term: console::Term,
}

impl<'a> Output<'a> {
    /// Standard output, with colours where they are seen.
    pub fn new(words: &'a Words) -> Output<'a> {
        Output { words, out: Box::new(anstream::stdout().lock()), term: console::Term::stdout() }
    }

    /// Prints a message on lines of its own.
    pub fn say(&mut self, message: &Message) -> io::Result<()> {
        let text = self.words.say(message);
        self.line(&text)
    }

    /// Prints a message broken into lines that fit; those after the first are indented.
    pub fn tell(&mut self, message: &Message) -> io::Result<()> {
        let text = self.words.say(message);
        let indent = &text[..text.len() - text.trim_start().len()];
        let wrapped = wrap(&text, WIDTH, indent, &format!("{indent}  "));
        self.line(&wrapped)
    }

    /// Prints a line, or several.
    pub fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    /// Says something that is not output, on one line of standard error.
    pub fn note(&self, message: &Message) {
        // If standard error is closed there is nobody to tell.
        let _ = writeln!(io::stderr(), "{}", one_line(&self.words.say(message)));
    }

    /// How many lines are seen at once; nothing if nobody looks at a terminal.
    pub fn height(&self) -> Option<usize> {
        self.term.size_checked().map(|(lines, _)| lines.into())
    }

    /// Empties the screen, and what has scrolled away; nothing if nobody looks at a terminal.
    pub fn clear(&mut self) -> io::Result<()> {
        if self.height().is_none() {
            return Ok(());
        }
        write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
        self.out.flush()
    }

    /// Shows a message until it is taken back; nothing if nobody looks at a terminal.
    pub fn briefly(&mut self, message: &Message) -> io::Result<()> {
        if self.height().is_none() {
            return Ok(());
        }
        let text = self.words.say(message);
        self.prompt(&one_line(&text))
    }

    /// Takes back what was shown briefly.
    pub fn take_back(&mut self) -> io::Result<()> {
        if self.height().is_none() {
            return Ok(());
        }
        write!(self.out, "\r\x1b[2K")?;
        self.out.flush()
    }

    /// Prints a text without ending the line, at once.
    pub fn prompt(&mut self, text: &str) -> io::Result<()> {
        write!(self.out, "{text}")?;
        self.out.flush()
    }
}
