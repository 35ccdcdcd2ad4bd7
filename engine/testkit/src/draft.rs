use std::fmt::Debug;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_game::{EditionError, EditionId, Rng, Source, below};

/// How often an edition is damaged.
const DAMAGES: u32 = 400;

/// The text of a good edition, which a test spoils and reads again.
#[derive(Clone, Copy, Debug)]
pub struct Draft<E> {
    /// The text.
    pub text: &'static str,
    /// Reads a text.
    pub read: fn(Source<'_>) -> Result<E, EditionError>,
}

impl<E: Debug> Draft<E> {
    /// Reads another text.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(&self, text: &str) -> Result<E, EditionError> {
        (self.read)(Source { file: "my.toml", text })
    }

    /// The text with one part replaced by another.
    ///
    /// # Panics
    /// If it is not.
    pub fn changed(&self, old: &str, new: &str) -> String {
        assert!(self.text.contains(old), "'{old}' is in the edition");
        self.text.replacen(old, new, 1)
    }

    /// The number of the first line with a part.
    ///
    /// # Panics
    /// If there is none.
    pub fn line_of(&self, part: &str) -> usize {
        1 + self.text.lines().position(|line| line.contains(part)).unwrap_or_else(|| panic!("'{part}' is there"))
    }

    /// The first line with a part.
    ///
    /// # Panics
    /// If there is none.
    pub fn line(&self, part: &str) -> &'static str {
        self.text.lines().nth(self.line_of(part) - 1).expect("a line")
    }

    /// Why the changed text is refused: the line, and the key of the message.
    ///
    /// # Panics
    /// If the changed text is read.
    pub fn refused(&self, old: &str, new: &str) -> (usize, &'static str) {
        let error = self.read(&self.changed(old, new)).expect_err("refused");
        assert_eq!(error.file, "my.toml");
        (error.line, error.message.key)
    }

    /// Checks what is the same in all games: the form of the file, its head, and the id of a card.
    ///
    /// # Panics
    /// If something is read that should be refused.
    pub fn check_form(&self, game: &str, id: &str) {
        let (begin, name) = (format!("{{ id = \"{id}\","), self.line("name = "));
        let line = self.line_of(&begin);
        assert_eq!(self.refused(&begin, &format!("{{ id = {id},")), (line, "edition-unreadable"));
        assert_eq!(self.refused(&begin, &format!("{{ weather = 3, id = \"{id}\",")), (line, "edition-unreadable"));
        assert_eq!(self.refused(&begin, "{ id = \"Big Ben\","), (line, "edition-id"));
        assert_eq!(self.read("").expect_err("empty").message.key, "edition-unreadable");
        let of_game = format!("game = \"{game}\"");
        assert_eq!(self.refused(&of_game, "game = \"chess\""), (self.line_of("game = "), "edition-game"));
        assert_eq!(self.refused(name, "name = \"my box\""), (self.line_of("name = "), "edition-name"));
    }

    /// Checks that the edition keeps its identity when something changes that does not matter for play, such as a name,
    /// and gets another hash when something else does. A change is a part of the text and its replacement.
    ///
    /// # Panics
    /// If it does not, or if a changed text is refused.
    pub fn check_identity(
        &self,
        id: fn(&E) -> &EditionId,
        without_meaning: &[(&str, &str)],
        with_meaning: &[(&str, &str)],
    ) {
        let read = |text: &str| id(&self.read(text).expect("taken")).clone();
        let before = read(self.text);
        for (old, new) in without_meaning {
            assert_eq!(read(&self.changed(old, new)), before, "{old}");
        }
        for (old, new) in with_meaning {
            assert_ne!(read(&self.changed(old, new)).hash, before.hash, "{old}");
        }
    }

    /// Damages the text in many places, and checks that it is refused with one of its lines or read whole.
    ///
    /// # Panics
    /// If it is not.
    pub fn check_damaged(&self, is_whole: impl Fn(&E) -> bool) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        for _ in 0..DAMAGES {
            let start = below(&mut rng, self.text.len() as u32) as usize;
            let end = self.text.len().min(start + below(&mut rng, 40) as usize);
            let put: String = (0..below(&mut rng, 13)).map(|_| character(&mut rng)).collect();
            let text = format!("{}{put}{}", &self.text[..start], &self.text[end..]);
            match self.read(&text) {
                Ok(edition) => assert!(is_whole(&edition), "'{put}' at {start}..{end}: {edition:?}"),
                Err(error) => assert!((1..=text.lines().count() + 1).contains(&error.line), "{error}"),
            }
        }
    }
}

/// A letter, a digit, a mark or the end of a line.
fn character(rng: &mut impl Rng) -> char {
    match below(rng, 96) {
        95 => '\n',
        n => char::from(b' ' + n as u8),
    }
}
