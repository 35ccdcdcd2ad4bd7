use std::fmt;
use std::str::FromStr;
use tetrapolis_game::NoSuch;

use serde::{Deserialize, Serialize};

/// A place of the 4 x 4 market, counted left to right and top to bottom (PC-2.3); written as column and row, `b2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Cell(u8);

/// How many places the market has.
pub const CELLS: usize = 16;

impl Cell {
    /// The place in a column and row, each counted from 0.
    pub const fn at(column: u8, row: u8) -> Cell {
        assert!(column < 4 && row < 4);
        Cell(row * 4 + column)
    }

    /// All places, left to right and top to bottom.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..CELLS as u8).map(Cell)
    }

    /// The place's number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The row, counted from 0.
    pub const fn row(self) -> u8 {
        self.0 / 4
    }

    /// The column, counted from 0.
    pub const fn column(self) -> u8 {
        self.0 % 4
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl FromStr for Cell {
    type Err = NoSuch;

    fn from_str(text: &str) -> Result<Cell, NoSuch> {
        match *text.as_bytes() {
            [column @ b'a'..=b'd', row @ b'1'..=b'4'] => Ok(Cell::at(column - b'a', row - b'1')),
            _ => Err(NoSuch::new("cell", text)),
        }
    }
}

impl Serialize for Cell {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A set of places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cells(u16);

impl Cells {
    /// No place.
    pub const NONE: Cells = Cells(0);
    /// Every place.
    pub const ALL: Cells = Cells(0xFFFF);

    /// Whether the place is in the set.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    /// Whether no place is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many places are in the set.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Adds a place.
    pub const fn insert(&mut self, cell: Cell) {
        self.0 |= 1 << cell.0;
    }

    /// Takes a place out.
    pub const fn remove(&mut self, cell: Cell) {
        self.0 &= !(1 << cell.0);
    }

    /// The first place, left to right and top to bottom.
    pub const fn first(self) -> Option<Cell> {
        if self.0 == 0 { None } else { Some(Cell(self.0.trailing_zeros() as u8)) }
    }

    /// The places in either set.
    #[must_use]
    pub const fn or(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    /// The places, left to right and top to bottom.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let cell = Cells(bits).first()?;
            bits &= bits - 1;
            Some(cell)
        })
    }

    /// The places in a row or column that is wholly in this set (PC-3.1).
    #[must_use]
    pub const fn full_lines(self) -> Cells {
        let set = self.0;
        let pairs = set & set >> 1;
        let rows = (pairs & pairs >> 2) & 0x1111;
        let pairs = set & set >> 4;
        let columns = (pairs & pairs >> 8) & 0x000F;
        Cells((rows * 0xF) | (columns * 0x1111))
    }
}

/// A set of pairs of orthogonally adjacent places (PC-3.2); the market does not wrap round (PC-3.14).
///
/// Two bits for each place: with the place to its right, and with the place below it. So the order of bits is the order
/// of pairs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pairs(u32);

impl Pairs {
    /// No pair.
    pub const NONE: Pairs = Pairs(0);

    /// The pairs with `right`, a bit for each place, to the right and with `below` below; where there is none the bit
    /// does not count.
    pub(crate) const fn new(right: u16, below: u16) -> Pairs {
        Pairs(spread(right & 0x7777) | spread(below & 0x0FFF) << 1)
    }

    /// The pairs within a set of places.
    pub const fn within(cells: Cells) -> Pairs {
        Pairs::new(cells.0 & cells.0 >> 1, cells.0 & cells.0 >> 4)
    }

    /// The pair of two places, if they are adjacent; the first one comes first in the order of places.
    pub fn of(one: Cell, other: Cell) -> Option<Pairs> {
        let pairs = Pairs::within(Cells(1 << one.0 | 1 << other.0));
        (one < other && !pairs.is_empty()).then_some(pairs)
    }

    /// Whether there is no pair in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The pairs in both sets.
    #[must_use]
    pub const fn and(self, other: Pairs) -> Pairs {
        Pairs(self.0 & other.0)
    }

    /// The pairs of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Pairs) -> Pairs {
        Pairs(self.0 & !other.0)
    }

    /// The pairs, sorted.
    pub fn iter(self) -> impl Iterator<Item = (Cell, Cell)> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let bit = (bits != 0).then_some(bits.trailing_zeros() as u8)?;
            bits &= bits - 1;
            let cell = bit / 2;
            Some((Cell(cell), Cell(cell + if bit % 2 == 0 { 1 } else { 4 })))
        })
    }
}

/// Puts a 0 above every bit.
const fn spread(bits: u16) -> u32 {
    let bits = bits as u32;
    let bits = (bits | bits << 8) & 0x00FF_00FF;
    let bits = (bits | bits << 4) & 0x0F0F_0F0F;
    let bits = (bits | bits << 2) & 0x3333_3333;
    (bits | bits << 1) & 0x5555_5555
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(names: &str) -> Cells {
        let mut set = Cells::NONE;
        names.split_whitespace().for_each(|name| set.insert(name.parse().expect("a place")));
        set
    }

    #[test]
    fn places_run_left_to_right_and_top_to_bottom() {
        let names: Vec<String> = Cell::all().map(|cell| cell.to_string()).collect();
        assert_eq!(names.join(" "), "a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3 a4 b4 c4 d4");
        assert!("e1".parse::<Cell>().is_err() && "a5".parse::<Cell>().is_err() && "".parse::<Cell>().is_err());
    }

    #[test]
    fn there_are_24_pairs_sorted_and_adjacent() {
        let pairs: Vec<(Cell, Cell)> = Pairs::within(Cells::ALL).iter().collect();
        assert_eq!(pairs.len(), 24);
        assert!(pairs.is_sorted());
        for (one, other) in pairs {
            assert_eq!(one.row().abs_diff(other.row()) + one.column().abs_diff(other.column()), 1);
        }
    }

    #[test]
    fn a_pair_lies_within_its_own_places_only() {
        let all: Vec<Cell> = Cell::all().collect();
        for one in &all {
            for other in &all {
                let near = one.row().abs_diff(other.row()) + one.column().abs_diff(other.column()) == 1;
                let pair = Pairs::of(*one, *other);
                assert_eq!(pair.is_some(), near && one < other, "{one} {other}");
                assert!(pair.is_none_or(|pair| pair.iter().eq([(*one, *other)])));
            }
        }
    }

    #[test]
    fn a_full_line_is_a_whole_row_or_column() {
        assert_eq!(cells("a2 b2 c2 d2 a1").full_lines(), cells("a2 b2 c2 d2"));
        assert_eq!(cells("c1 c2 c3 c4 d4").full_lines(), cells("c1 c2 c3 c4"));
        assert_eq!(cells("a1 b2 c3 d4 d3").full_lines(), Cells::NONE);
        assert_eq!(Cells::ALL.full_lines(), Cells::ALL);
    }
}
