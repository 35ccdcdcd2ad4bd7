use std::fmt;

use serde::{Deserialize, Serialize};

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

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seats(u8);

impl Seats {
    /// The empty set.
    pub const NONE: Seats = Seats(0);

    /// A set with one seat.
    pub const fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// The set whose bit `n` says whether seat `n` belongs to it.
    pub const fn from_bits(bits: u8) -> Seats {
        Seats(bits)
    }

    /// The first `count` seats.
    pub const fn first_seats(count: u8) -> Seats {
        Seats(((1_u16 << count) - 1) as u8)
    }

    /// The set with the seat in it.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// The set without the seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// The members that are not in `others`.
    #[must_use]
    pub const fn minus(self, others: Seats) -> Seats {
        Seats(self.0 & !others.0)
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The lowest seat of the set.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |seat| self.contains(*seat))
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

    #[test]
    fn a_set_lists_its_members_in_order() {
        let set = Seats::from_bits(0b1010);
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(1), Seat(3)]);
        assert_eq!(set.len(), 2);
        assert_eq!(set.first(), Some(Seat(1)));
        assert_eq!(Seats::NONE.first(), None);
        assert_eq!(set.with(Seat(0)).without(Seat(3)), Seats::from_bits(0b0011));
        assert_eq!(Seats::first_seats(4).minus(set), Seats::from_bits(0b0101));
    }
}
