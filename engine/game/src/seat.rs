use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Set, member};

/// A place at the table; counted from 0 inside, shown to people from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's position in a slice of seats.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table with `count` seats.
    pub fn all(count: u8) -> impl Iterator<Item = Seat> {
        (0..count).map(Seat)
    }

    /// The seat after this one, at a table with `count` seats; after the last comes the first.
    #[inline]
    #[must_use]
    pub const fn next(self, count: u8) -> Seat {
        if self.0 + 1 < count { Seat(self.0 + 1) } else { Seat(0) }
    }

    /// Reads a seat as people write it, from 1 to `count`.
    pub fn parse(text: &str, count: u8) -> Option<Seat> {
        match text.parse::<u8>() {
            Ok(number) if (1..=count).contains(&number) => Some(Seat(number - 1)),
            _ => None,
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl Serialize for Seat {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        number.checked_sub(1).map(Seat).ok_or_else(|| serde::de::Error::custom("seats are counted from 1"))
    }
}

member!(Seat: u8 = u8::MAX);

/// A set of seats.
pub type Seats = Set<Seat>;

impl Seats {
    /// The first `count` seats.
    pub const fn first_seats(count: u8) -> Seats {
        Seats::from_bits(((1_u16 << count) - 1) as u8)
    }
}

/// The viewer of a position: a seat, or somebody who sees only what everyone sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Viewer {
    /// A spectator.
    Public,
    /// The holder of a seat.
    Seat(Seat),
}

impl Viewer {
    /// All viewers of a table with `count` seats: the seats and the public.
    pub fn all(count: u8) -> impl Iterator<Item = Viewer> {
        std::iter::once(Viewer::Public).chain(Seat::all(count).map(Viewer::Seat))
    }
}

/// Plain and without language, for test failures: `seat 2`, `a spectator`.
impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Public => f.write_str("a spectator"),
            Viewer::Seat(seat) => write!(f, "seat {seat}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_counted_from_one_in_text() {
        assert_eq!(Seat(0).to_string(), "1");
        assert_eq!(Seat::parse("2", 2), Some(Seat(1)));
        assert_eq!(Seat::parse("0", 2), None);
        assert_eq!(Seat::parse("3", 2), None);
        assert_eq!(Seat::parse("x", 2), None);
    }

    #[test]
    fn after_the_last_seat_comes_the_first() {
        assert_eq!(Seat(0).next(3), Seat(1));
        assert_eq!(Seat(2).next(3), Seat(0));
    }
}
