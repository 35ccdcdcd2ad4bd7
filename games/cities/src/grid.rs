use std::ops::BitOr;

use tetrapolis_game::Set;

/// A set of cells of a district, by number, row by row.
pub(crate) type Cells = Set<u8>;

/// The most cells of a district: 3 x 5 tiles (CI-2.1).
pub(crate) const MOST_CELLS: usize = 60;

/// How the cells of a district are arranged in the bits of [`Cells`].
///
/// A district is at most three tiles across in one direction, so 60 bits hold it. Which direction that is, is not known
/// from the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Grid {
    /// 6 columns and 10 rows.
    #[default]
    Tall,
    /// 10 columns and 6 rows, once the district is more than three tiles wide.
    Wide,
}

const fn column_mask(stride: u32, column: u32) -> u64 {
    let (mut mask, mut bit) = (0, column);
    while bit < MOST_CELLS as u32 {
        mask |= 1 << bit;
        bit += stride;
    }
    mask
}

const TALL_EDGES: (u64, u64) = (column_mask(6, 0), column_mask(6, 5));
const WIDE_EDGES: (u64, u64) = (column_mask(10, 0), column_mask(10, 9));

impl Grid {
    /// How many columns there are.
    #[inline]
    pub(crate) const fn columns(self) -> u8 {
        match self {
            Grid::Tall => 6,
            Grid::Wide => 10,
        }
    }

    /// The first and the last column.
    #[inline]
    const fn edges(self) -> (u64, u64) {
        match self {
            Grid::Tall => TALL_EDGES,
            Grid::Wide => WIDE_EDGES,
        }
    }

    #[inline]
    pub(crate) const fn index(self, column: u8, row: u8) -> u8 {
        row * self.columns() + column
    }

    /// Column and row.
    #[inline]
    pub(crate) const fn place(self, index: u8) -> (u8, u8) {
        match self {
            Grid::Tall => (index % 6, index / 6),
            Grid::Wide => (index % 10, index / 10),
        }
    }

    /// The cells orthogonally adjacent to one of these (CI-5.4).
    #[inline]
    pub(crate) const fn neighbours(self, cells: Cells) -> Cells {
        let (left, right) = self.edges();
        let stride = self.columns();
        Cells::from_bits(
            (cells.bits() & !right) << 1
                | (cells.bits() & !left) >> 1
                | cells.bits() << stride
                | cells.bits() >> stride,
        )
    }

    /// The cells whose right neighbour is in the set.
    #[inline]
    pub(crate) const fn left_of(self, cells: Cells) -> Cells {
        Cells::from_bits((cells.bits() & !self.edges().0) >> 1)
    }

    /// The cells whose lower neighbour is in the set.
    #[inline]
    pub(crate) const fn above(self, cells: Cells) -> Cells {
        Cells::from_bits(cells.bits() >> self.columns())
    }

    /// The connected areas of these cells (CI-5.4).
    #[inline]
    pub(crate) fn areas(self, cells: Cells) -> impl Iterator<Item = Cells> {
        self.areas_with(cells, cells)
    }

    /// The connected areas of these cells that have one of the seeds, which are among them.
    #[inline]
    pub(crate) fn areas_with(self, seeds: Cells, cells: Cells) -> impl Iterator<Item = Cells> {
        let mut left = seeds;
        std::iter::from_fn(move || {
            let mut area = Cells::from_bits(left.bits() & left.bits().wrapping_neg());
            if area.is_empty() {
                return None;
            }
            loop {
                let grown = (area | self.neighbours(area)) & cells;
                if grown == area {
                    break;
                }
                area = grown;
            }
            left &= !area;
            Some(area)
        })
    }

    /// The same cells moved right and down, in a grid that has room for them.
    pub(crate) fn moved(self, cells: Cells, to: Grid, right: u8, down: u8) -> Cells {
        if self == to {
            return Cells::from_bits(cells.bits() << to.index(right, down));
        }
        let moved = cells.iter().map(|index| {
            let (column, row) = self.place(index);
            Cells::one(to.index(column + right, row + down))
        });
        moved.fold(Cells::NONE, BitOr::bitor)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const ALL: u64 = (1 << MOST_CELLS) - 1;

    /// Areas by walking from cell to cell, to compare with.
    fn areas_by_walking(grid: Grid, cells: Cells) -> Vec<Cells> {
        let rows = MOST_CELLS as u8 / grid.columns();
        let mut left: Vec<u8> = cells.iter().collect();
        let mut areas = Vec::new();
        while let Some(seed) = left.first().copied() {
            let (mut area, mut frontier) = (Cells::NONE, vec![seed]);
            while let Some(cell) = frontier.pop() {
                let Some(at) = left.iter().position(|other| *other == cell) else { continue };
                left.swap_remove(at);
                area |= Cells::one(cell);
                let (column, row) = grid.place(cell);
                for (right, down) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
                    let (column, row) = (column as i8 + right, row as i8 + down);
                    if (0..grid.columns() as i8).contains(&column) && (0..rows as i8).contains(&row) {
                        frontier.push(grid.index(column as u8, row as u8));
                    }
                }
            }
            areas.push(area);
        }
        areas.sort_by_key(|area| area.bits().trailing_zeros());
        areas
    }

    proptest! {
        #[test]
        fn areas_are_those_found_by_walking(bits in 0..=ALL, thinner in 0..=ALL, wide: bool) {
            let grid = if wide { Grid::Wide } else { Grid::Tall };
            for cells in [Cells::from_bits(bits), Cells::from_bits(bits & thinner), Cells::from_bits(bits | thinner)] {
                let found: Vec<Cells> = grid.areas(cells).collect();
                let walked = areas_by_walking(grid, cells);
                prop_assert_eq!(&found, &walked);
                let seeds = cells & Cells::from_bits(thinner);
                let mut seeded: Vec<Cells> = grid.areas_with(seeds, cells).collect();
                seeded.sort_by_key(|area| area.bits().trailing_zeros());
                prop_assert_eq!(seeded, walked.into_iter().filter(|area| area.meets(seeds)).collect::<Vec<_>>());
            }
        }

        #[test]
        fn moving_keeps_the_shape(bits in 0..=ALL) {
            let small = Cells::from_bits(bits & 0b0011_1100_1111_0011_1100_1111);
            let moved = Grid::Tall.moved(small, Grid::Wide, 2, 0);
            prop_assert_eq!(moved.len(), small.len());
            for index in small.iter() {
                let (column, row) = Grid::Tall.place(index);
                prop_assert!(moved.contains(Grid::Wide.index(column + 2, row)));
            }
        }
    }
}
