use std::fmt;
use std::str::FromStr;

use tetrapolis_game::{NoSuch, Set, as_text, member};

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

as_text!(Cell);

member!(Cell: u16 = u16::MAX);

/// A set of places.
pub type Cells = Set<Cell>;

/// The places of all rows and columns that are completely in a set (PC-3.1).
pub(crate) fn full_lines(cells: Cells) -> Cells {
    let set = cells.bits();
    let pairs = set & set >> 1;
    let rows = (pairs & pairs >> 2) & 0x1111;
    let pairs = set & set >> 4;
    let columns = (pairs & pairs >> 8) & 0x000F;
    Cells::from_bits((rows * 0xF) | (columns * 0x1111))
}

/// Two orthogonally adjacent places (PC-3.2), by number: two for each place, with the place to its right and with the
/// one below it. The market does not wrap around (PC-3.14). The order of numbers is the order of places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pair(u8);

member!(Pair: u32 = spread(RIGHT) | spread(BELOW) << 1);

/// A set of pairs.
pub type Pairs = Set<Pair>;

/// The places with one to the right.
const RIGHT: u16 = 0x7777;
/// The places with one below.
const BELOW: u16 = 0x0FFF;

impl Pair {
    /// The pair of two places, if they are adjacent; the first one comes first in the order of places.
    pub fn of(one: Cell, other: Cell) -> Option<Pair> {
        if one < other { Neighbours::within(Cells::one(one).with(other)).pairs().first() } else { None }
    }

    /// The pair of the lowest bit that is set.
    #[inline]
    pub(crate) const fn lowest(bits: u32) -> Pair {
        Pair(bits.trailing_zeros() as u8)
    }

    /// The two places.
    #[inline]
    pub const fn cells(self) -> (Cell, Cell) {
        PAIRS[self.0 as usize % PAIRS.len()]
    }
}

/// A set of pairs as two bits for each place: one with the place to its right, one with the place below. Where there is no
/// such place the bit does not count.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Neighbours {
    pub(crate) right: u16,
    pub(crate) below: u16,
}

impl Neighbours {
    /// The pairs within a set of places.
    #[inline]
    pub(crate) const fn within(cells: Cells) -> Neighbours {
        let set = cells.bits();
        Neighbours { right: set & set >> 1, below: set & set >> 4 }
    }

    /// The pairs that both sets have.
    #[inline]
    #[must_use]
    pub(crate) const fn and(self, other: Neighbours) -> Neighbours {
        Neighbours { right: self.right & other.right, below: self.below & other.below }
    }

    /// The pairs that either set has.
    #[inline]
    #[must_use]
    pub(crate) const fn or(self, other: Neighbours) -> Neighbours {
        Neighbours { right: self.right | other.right, below: self.below | other.below }
    }

    /// The pairs by number.
    #[inline]
    pub(crate) const fn pairs(self) -> Pairs {
        Pairs::from_bits(spread(self.right & RIGHT) | spread(self.below & BELOW) << 1)
    }
}

/// The places of every pair, by number.
const PAIRS: [(Cell, Cell); 2 * CELLS] = {
    let mut pairs = [(Cell(0), Cell(0)); 2 * CELLS];
    let mut bit = 0;
    while bit < 2 * CELLS {
        let cell = bit as u8 / 2;
        pairs[bit] = (Cell(cell), Cell(cell + if bit % 2 == 0 { 1 } else { 4 }));
        bit += 1;
    }
    pairs
};

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
        names.split_whitespace().map(|name| name.parse::<Cell>().expect("a place")).collect()
    }

    #[test]
    fn places_run_left_to_right_and_top_to_bottom() {
        let names: Vec<String> = Cell::all().map(|cell| cell.to_string()).collect();
        assert_eq!(names.join(" "), "a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3 a4 b4 c4 d4");
        assert!("e1".parse::<Cell>().is_err() && "a5".parse::<Cell>().is_err() && "".parse::<Cell>().is_err());
    }

    #[test]
    fn there_are_24_pairs_sorted_and_adjacent() {
        let pairs: Vec<(Cell, Cell)> = Pairs::ALL.iter().map(Pair::cells).collect();
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
                let pair = Pair::of(*one, *other);
                assert_eq!(pair.is_some(), near && one < other, "{one} {other}");
                assert!(pair.is_none_or(|pair| pair.cells() == (*one, *other)));
            }
        }
    }

    #[test]
    fn a_full_line_is_a_whole_row_or_column() {
        assert_eq!(full_lines(cells("a2 b2 c2 d2 a1")), cells("a2 b2 c2 d2"));
        assert_eq!(full_lines(cells("c1 c2 c3 c4 d4")), cells("c1 c2 c3 c4"));
        assert_eq!(full_lines(cells("a1 b2 c3 d4 d3")), Cells::NONE);
        assert_eq!(full_lines(Cells::ALL), Cells::ALL);
    }
}
