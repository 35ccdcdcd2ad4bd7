use crate::grid::{Cells, Grid};
use crate::tile::Laid;
use crate::{Cell, Ground, Land, Rotation, TileIndex};

/// How many tiles a district can have at most, in the long variant (CI-2.1).
pub(crate) const MOST_TILES: usize = 15;

/// How large a district can become.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Limits {
    /// The most tiles along the shorter side, then along the longer one, whichever of them is horizontal (CI-4.5).
    pub(crate) sides: (u8, u8),
    /// Where the starting tile lies, in tiles from the first cell.
    pub(crate) middle: u8,
}

impl Limits {
    pub(crate) const STANDARD: Limits = Limits { sides: (3, 3), middle: 2 };
    pub(crate) const LONG: Limits = Limits { sides: (3, 5), middle: 4 };

    #[inline]
    const fn hold(self, width: u8, height: u8) -> bool {
        let (shorter, longer) = if width < height { (width, height) } else { (height, width) };
        shorter <= self.sides.0 && longer <= self.sides.1
    }

    /// The first cell of the starting tile.
    pub(crate) const fn start(self) -> Cell {
        Cell::at(2 * self.middle, 2 * self.middle)
    }
}

/// A player's district: the land, and where its tiles are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct District {
    pub(crate) land: Land,
    /// The tiles row by row, three or five to a row like the cells of the land's grid.
    tiles: [Laid; MOST_TILES],
    /// Where there are tiles, eight bits to a row, with an empty column and row before them.
    occupied: u64,
    /// The first column and row of the land, in tiles.
    column: u8,
    row: u8,
    /// The size in tiles.
    width: u8,
    height: u8,
}

impl District {
    pub(crate) const EMPTY: District = District {
        land: Land {
            grid: Grid::Tall,
            plots: [Cells::NONE; 4],
            park: Cells::NONE,
            water: Cells::NONE,
            floors: [Cells::NONE; 4],
            wild: Cells::NONE,
            kinds: [Cells::NONE; 4],
        },
        tiles: [Laid::NOTHING; MOST_TILES],
        occupied: 0,
        column: 0,
        row: 0,
        width: 0,
        height: 0,
    };

    pub(crate) const fn is_empty(&self) -> bool {
        self.occupied == 0
    }

    /// The name of a cell of the land.
    #[inline]
    pub(crate) const fn cell(&self, index: u8) -> Cell {
        let (column, row) = self.land.grid.place(index);
        Cell::at(2 * self.column + column, 2 * self.row + row)
    }

    /// The cell of the land that has this name.
    #[inline]
    pub(crate) const fn index(&self, cell: Cell) -> Option<u8> {
        let column = cell.column().wrapping_sub(2 * self.column);
        let row = cell.row().wrapping_sub(2 * self.row);
        if column < 2 * self.width && row < 2 * self.height { Some(self.land.grid.index(column, row)) } else { None }
    }

    /// The width and height in tiles.
    pub(crate) const fn size(&self) -> (u8, u8) {
        (self.width, self.height)
    }

    /// The first cell of the rectangle in which the district lies.
    pub(crate) const fn first_cell(&self) -> Cell {
        Cell::at(2 * self.column, 2 * self.row)
    }

    /// The tiles with their first cells, row by row.
    pub(crate) fn tiles(&self) -> impl Iterator<Item = (Cell, TileIndex, Rotation)> {
        let columns = self.land.grid.columns() / 2;
        self.tiles.iter().zip(0_u8..).filter_map(move |(laid, place)| {
            let (tile, rotation) = laid.tile()?;
            let cell = Cell::at(2 * (self.column + place % columns), 2 * (self.row + place / columns));
            Some((cell, tile, rotation))
        })
    }

    /// The first cells of all places for another tile, row by row (CI-4.5).
    #[inline]
    pub(crate) fn spots(&self, limits: Limits) -> impl Iterator<Item = Cell> {
        let o = self.occupied;
        let mut spots = (o << 1 | o >> 1 | o << 8 | o >> 8) & !o;
        if !limits.hold(self.width + 1, self.height) {
            let inside = (2 << self.width) - 2;
            spots &= 0x0101_0101_0101_0101 * inside;
        }
        if !limits.hold(self.width, self.height + 1) {
            spots &= ((1 << (8 * self.height)) - 1) << 8;
        }
        // The empty column and row before the district.
        let (column, row) = (2 * self.column, 2 * self.row);
        std::iter::from_fn(move || {
            let spot = (spots != 0).then_some(spots.trailing_zeros() as u8)?;
            spots &= spots - 1;
            Some(Cell::at(column + 2 * (spot % 8) - 2, row + 2 * (spot / 8) - 2))
        })
    }

    /// Puts the first tile down (CI-2.5).
    pub(crate) fn start(&mut self, limits: Limits, tile: TileIndex, cells: [Ground; 4]) {
        (self.column, self.row) = (limits.middle, limits.middle);
        (self.width, self.height) = (1, 1);
        self.fill(0, 0, Laid::new(tile, Rotation::NONE), cells);
    }

    /// Puts a tile with its first cell there; `cells` have been turned already.
    #[inline]
    pub(crate) fn place(&mut self, at: Cell, tile: TileIndex, rotation: Rotation, cells: [Ground; 4]) {
        let (mut column, mut row) =
            ((at.column() / 2).wrapping_sub(self.column), (at.row() / 2).wrapping_sub(self.row));
        let (mut right, mut down) = (0, 0);
        if column == u8::MAX {
            (column, right) = (0, 1);
            self.column -= 1;
            self.width += 1;
        } else if column == self.width {
            self.width += 1;
        }
        if row == u8::MAX {
            (row, down) = (0, 1);
            self.row -= 1;
            self.height += 1;
        } else if row == self.height {
            self.height += 1;
        }
        let grid = if self.width > 3 { Grid::Wide } else { Grid::Tall };
        if right + down > 0 || grid != self.land.grid {
            self.make_room(grid, right, down);
        }
        self.fill(column, row, Laid::new(tile, rotation), cells);
    }

    /// Moves everything right and down in the bits, so that there is room before it.
    fn make_room(&mut self, grid: Grid, right: u8, down: u8) {
        let (from, to) = (self.land.grid.columns() / 2, grid.columns() / 2);
        let mut tiles = [Laid::NOTHING; MOST_TILES];
        for (place, laid) in (0_u8..).zip(self.tiles).filter(|(_, laid)| *laid != Laid::NOTHING) {
            tiles[usize::from((place / from + down) * to + place % from + right)] = laid;
        }
        self.tiles = tiles;
        self.occupied <<= 8 * down + right;
        self.land.moved(grid, 2 * right, 2 * down);
    }

    #[inline]
    fn fill(&mut self, column: u8, row: u8, laid: Laid, cells: [Ground; 4]) {
        let grid = self.land.grid;
        self.tiles[usize::from(row * (grid.columns() / 2) + column)] = laid;
        self.occupied |= 1 << (8 * (row + 1) + column + 1);
        let first = grid.index(2 * column, 2 * row);
        for (offset, ground) in [0, 1, grid.columns(), grid.columns() + 1].into_iter().zip(cells) {
            self.land.lay(first + offset, ground);
        }
    }
}
