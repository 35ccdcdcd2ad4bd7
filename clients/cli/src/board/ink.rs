//! Text with colours whose width is known.

use anstyle::Style;

use crate::layout::{WIDTH, fit};

/// A piece of a line, with colours.
#[derive(Clone, Debug, Default)]
pub struct Ink {
    text: String,
    width: usize,
}

impl Ink {
    /// A text in one style.
    pub fn new(style: Style, text: &str) -> Ink {
        Ink { text: format!("{style}{text}{style:#}"), width: text.chars().count() }
    }

    /// A text without style.
    pub fn plain(text: &str) -> Ink {
        Ink::new(Style::new(), text)
    }

    /// How many columns it takes.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Puts another piece behind this one.
    #[must_use]
    pub fn then(mut self, next: &Ink) -> Ink {
        self.text.push_str(&next.text);
        self.width += next.width;
        self
    }

    /// The pieces with a text between them.
    pub fn join(pieces: &[Ink], between: &str) -> Ink {
        let between = Ink::plain(between);
        let add =
            |line: Ink, (n, piece): (usize, &Ink)| if n == 0 { piece.clone() } else { line.then(&between).then(piece) };
        pieces.iter().enumerate().fold(Ink::default(), add)
    }

    /// The piece filled up with spaces to a width.
    #[must_use]
    pub fn padded(self, width: usize) -> Ink {
        let missing = width.saturating_sub(self.width);
        self.then(&Ink::plain(&" ".repeat(missing)))
    }
}

/// A text in one style, cut or filled up to a width.
pub fn fitted(style: Style, text: &str, width: usize) -> Ink {
    Ink::new(style, &fit(text, width))
}

/// Pieces put on lines that fit, with three spaces between them; lines after the first are indented.
pub fn flowing(indent: usize, pieces: &[Ink]) -> Vec<Ink> {
    let mut lines: Vec<Ink> = Vec::new();
    for piece in pieces {
        match lines.last_mut() {
            Some(line) if line.width() + 3 + piece.width() <= WIDTH => {
                *line = std::mem::take(line).then(&Ink::plain("   ")).then(piece);
            }
            Some(_) => lines.push(Ink::plain(&" ".repeat(indent)).then(piece)),
            None => lines.push(piece.clone()),
        }
    }
    lines
}

impl std::fmt::Display for Ink {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text)
    }
}
