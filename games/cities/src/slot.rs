use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tetrapolis_game::{NoSuch, Set, as_text, member};

/// A row of the display (CI-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Row {
    /// Scoring cards (CI-3.1).
    Card,
    /// Land tiles (CI-3.2).
    Tile,
    /// Features (CI-3.3).
    Feature,
    /// Building pieces (CI-3.4).
    Piece,
}

impl Row {
    /// All rows, from the top.
    pub const ALL: [Row; 4] = [Row::Card, Row::Tile, Row::Feature, Row::Piece];

    /// The name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Row::Card => "card",
            Row::Tile => "tile",
            Row::Feature => "feature",
            Row::Piece => "piece",
        }
    }
}

/// A slot of the display, counted by rows from the left; written as row and number, `card-1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Slot(pub(crate) u8);

impl Slot {
    /// The slot of a row, counted from 0.
    pub const fn new(row: Row, column: u8) -> Slot {
        assert!(column < 4);
        Slot(row as u8 * 4 + column)
    }

    /// All slots, row by row.
    pub fn all() -> impl Iterator<Item = Slot> {
        (0..16).map(Slot)
    }

    /// The row.
    pub const fn row(self) -> Row {
        Row::ALL[self.0 as usize / 4]
    }

    /// The place in the row, counted from 0.
    pub const fn column(self) -> usize {
        self.0 as usize % 4
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.row().name(), self.column() + 1)
    }
}

impl FromStr for Slot {
    type Err = NoSuch;

    fn from_str(text: &str) -> Result<Slot, NoSuch> {
        Slot::all().find(|slot| slot.to_string() == text).ok_or_else(|| NoSuch::new("slot", text))
    }
}

as_text!(Slot);

member!(Slot: u16 = u16::MAX);

/// A set of slots; the last row is the highest four bits.
pub(crate) type Slots = Set<Slot>;

/// How many slots of a row are in a set.
pub(crate) const fn in_row(slots: Slots, row: Row) -> u32 {
    (slots.bits() >> (4 * row as u32) & 0xF).count_ones()
}

/// The rightmost slot of the last row in a set, as its place in the row.
pub(crate) const fn rightmost_piece(slots: Slots) -> Option<u32> {
    (slots.bits() >> 12).checked_ilog2()
}

/// All slots of the rows that have fewer than `limit` slots in a set, 1 or 2 (CI-4.3).
#[inline]
pub(crate) const fn rows_below(slots: Slots, limit: u8) -> Slots {
    let pairs = (slots.bits() & 0x5555) + (slots.bits() >> 1 & 0x5555);
    let counts = (pairs & 0x3333) + (pairs >> 2 & 0x3333);
    // Counts go from 0 to 4; those that reach the limit carry into the row's highest bit.
    let full = (counts + (8 - limit as u16) * 0x1111) & 0x8888;
    Slots::from_bits(!(full | full >> 1 | full >> 2 | full >> 3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_are_read_as_they_are_written() {
        for slot in Slot::all() {
            assert_eq!(slot.to_string().parse(), Ok(slot));
        }
        assert!(
            "card-5".parse::<Slot>().is_err() && "card-0".parse::<Slot>().is_err() && "card".parse::<Slot>().is_err()
        );
    }

    #[test]
    fn a_row_is_open_while_it_has_fewer_slots_than_the_limit() {
        for bits in 0..=u16::MAX {
            let slots = Slots::from_bits(bits);
            for limit in [1, 2] {
                for row in Row::ALL {
                    let open = in_row(slots, row) < limit.into();
                    assert_eq!(rows_below(slots, limit).contains(Slot::new(row, 0)), open);
                    assert_eq!(rows_below(slots, limit).contains(Slot::new(row, 3)), open);
                }
            }
        }
    }
}
