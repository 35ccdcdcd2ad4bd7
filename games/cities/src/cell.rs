use std::fmt;
use std::str::FromStr;
use tetrapolis_game::{NoSuch, as_text};

/// A cell that a district may cover; written as column and row, `e5`.
///
/// The names do not change while the district grows in every direction: the starting tile is in the middle of all cells
/// that the district could reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Cell {
    row: u8,
    column: u8,
}

/// How many columns and rows have names: five tiles of the long variant on either side of the starting tile.
const SIDE: u8 = 18;

impl Cell {
    /// The cell in a column and row, each counted from 0.
    #[inline]
    pub(crate) const fn at(column: u8, row: u8) -> Cell {
        Cell { row, column }
    }

    /// The column, counted from 0.
    pub const fn column(self) -> u8 {
        self.column
    }

    /// The row, counted from 0.
    pub const fn row(self) -> u8 {
        self.row
    }

    /// The four cells of the tile whose first cell this is, row by row.
    pub fn of_tile(self) -> [Cell; 4] {
        [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(right, down)| Cell::at(self.column + right, self.row + down))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column), self.row + 1)
    }
}

impl FromStr for Cell {
    type Err = NoSuch;

    fn from_str(text: &str) -> Result<Cell, NoSuch> {
        let no_cell = || NoSuch::new("cell", text);
        let (column, row) = match *text.as_bytes() {
            [column, row @ b'1'..=b'9'] => (column, row - b'1'),
            [column, b'1', row @ b'0'..=b'8'] => (column, row - b'0' + 9),
            _ => return Err(no_cell()),
        };
        let column = column.checked_sub(b'a').filter(|column| *column < SIDE).ok_or_else(no_cell)?;
        Ok(Cell::at(column, row))
    }
}

as_text!(Cell);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_read_as_they_are_written() {
        for row in 0..SIDE {
            for column in 0..SIDE {
                let cell = Cell::at(column, row);
                assert_eq!(cell.to_string().parse(), Ok(cell));
            }
        }
        for text in ["", "a", "a0", "a19", "s1", "A1", "a01", "1a", "a1 ", "\u{e9}1"] {
            assert!(text.parse::<Cell>().is_err(), "{text}");
        }
    }
}
