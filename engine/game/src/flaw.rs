use std::fmt;
use std::ops::RangeInclusive;

use thiserror::Error;

use crate::{Arg, Message, NotationError};

/// One thing that is wrong with a position: where, and what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// The field of the position in names, such as `players[1].hand`; items of a list are counted from 0.
    pub field: String,
    /// What is wrong there.
    pub message: Message,
}

/// Everything that is wrong with a position, in the order in which it was found.
///
/// A check notes all flaws and goes on, so that somebody who edits a position by hand sees all of them. A field name
/// made with `format_args!` costs nothing if nothing is wrong with the field.
#[derive(Clone, Debug, Default, PartialEq, Eq, Error)]
pub struct Flaws(Vec<Flaw>);

impl Flaws {
    /// Notes what is wrong with a field.
    pub fn add(&mut self, field: impl fmt::Display, message: Message) {
        self.0.push(Flaw { field: field.to_string(), message });
    }

    /// Notes what is wrong with a field unless the condition holds.
    pub fn demand(&mut self, holds: bool, field: impl fmt::Display, message: impl FnOnce() -> Message) {
        if !holds {
            self.add(field, message());
        }
    }

    /// Notes the value of a field that must have another one.
    pub fn expect<T: PartialEq + Into<Arg>>(&mut self, field: impl fmt::Display, found: T, wanted: T) {
        if found != wanted {
            self.add(field, Message::new("position-value").with("found", found).with("wanted", wanted));
        }
    }

    /// Notes the value of a field that is less or more than it can be.
    pub fn expect_in<T: PartialOrd + Into<Arg>>(
        &mut self,
        field: impl fmt::Display,
        found: T,
        range: RangeInclusive<T>,
    ) {
        if !range.contains(&found) {
            let (least, most) = range.into_inner();
            let message = Message::new("position-range").with("found", found);
            self.add(field, message.with("least", least).with("most", most));
        }
    }

    /// The value of a field that has been read; notes why if it could not be.
    pub fn keep<T, E: Into<Message>>(&mut self, field: impl fmt::Display, read: Result<T, E>) -> Option<T> {
        read.map_err(|error| self.add(field, error.into())).ok()
    }

    /// Checks the fields inside a field, such as those of `players[1]`.
    pub fn within<T>(&mut self, field: &str, check: impl FnOnce(&mut Flaws) -> T) -> T {
        let before = self.0.len();
        let result = check(self);
        for flaw in &mut self.0[before..] {
            let joint = if flaw.field.is_empty() || flaw.field.starts_with('[') { "" } else { "." };
            flaw.field = format!("{field}{joint}{}", flaw.field);
        }
        result
    }

    /// Whether nothing is wrong.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The flaws.
    pub fn iter(&self) -> impl Iterator<Item = &Flaw> {
        self.0.iter()
    }

    /// Succeeds if nothing is wrong.
    ///
    /// # Errors
    /// All flaws.
    pub fn into_result(self) -> Result<(), Flaws> {
        if self.is_empty() { Ok(()) } else { Err(self) }
    }

    /// All flaws in one sentence.
    pub fn message(&self) -> Message {
        let said = |flaw: &Flaw| {
            Message::new("position-flaw").with("field", flaw.field.as_str()).with("what", flaw.message.clone())
        };
        self.iter()
            .map(said)
            .reduce(|before, flaw| Message::new("position-flaws").with("before", before).with("flaw", flaw))
            .expect("something is wrong")
    }
}

/// Plain and without language, for logs and test failures.
impl fmt::Display for Flaws {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, flaw) in self.iter().enumerate() {
            write!(f, "{}{}: {}", if n == 0 { "" } else { "; " }, flaw.field, flaw.message)?;
        }
        Ok(())
    }
}

impl From<Flaws> for Message {
    fn from(flaws: Flaws) -> Message {
        flaws.message()
    }
}

impl From<NotationError> for Message {
    fn from(error: NotationError) -> Message {
        error.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn two() -> Flaws {
        let mut flaws = Flaws::default();
        flaws.demand(true, "turns", || Message::new("never"));
        flaws.within("players[1]", |flaws| {
            let read: Option<u8> = flaws.keep("hand", Err(NotationError(Message::new("no-card"))));
            assert_eq!(read, None);
            flaws.within("city", |flaws| flaws.add("[3]", Message::new("twice").with("id", "mill")));
        });
        flaws
    }

    #[test]
    fn every_flaw_says_where_it_is() {
        assert_eq!(two().to_string(), "players[1].hand: no-card; players[1].city[3]: twice id=mill");
        assert_eq!(two().into_result(), Err(two()));
        assert_eq!(Flaws::default().into_result(), Ok(()));
    }

    #[test]
    fn a_value_says_what_it_must_be() {
        let mut flaws = Flaws::default();
        flaws.expect("turns", 3_u8, 3);
        flaws.expect_in("turns", 3_u8, 0..=3);
        assert!(flaws.is_empty());
        flaws.expect("turns", 3_u8, 4);
        flaws.expect_in("turns", 3_u8, 4..=5);
        assert_eq!(
            flaws.to_string(),
            "turns: position-value found=3 wanted=4; turns: position-range found=3 least=4 most=5"
        );
    }

    #[test]
    fn all_flaws_are_said_in_one_sentence() {
        assert_eq!(
            Message::from(two()).to_string(),
            "position-flaws before=(position-flaw field=players[1].hand what=(no-card)) \
             flaw=(position-flaw field=players[1].city[3] what=(twice id=mill))"
        );
    }
}
