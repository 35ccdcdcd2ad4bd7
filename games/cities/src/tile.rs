use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use smol_str::SmolStr;
use tetrapolis_game::{NoSuch, Set, member};

use crate::Ground;

/// A land tile or starting tile of 2 x 2 cells (CI-1.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Tile {
    /// The name in notation.
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    pub id: SmolStr,
    /// The cells, row by row.
    pub cells: [Ground; 4],
}

/// A tile, by its place among the land tiles, followed by the starting tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileIndex(pub(crate) u8);

/// How many land tiles there are (CI-1.1).
pub(crate) const LAND_TILES: usize = 32;
/// How many starting tiles there are (CI-1.1).
pub(crate) const STARTING_TILES: usize = 4;

member!(TileIndex: u64 = (1 << (LAND_TILES + STARTING_TILES)) - 1);

/// The land tiles, without the starting tiles.
pub(crate) const ALL_LAND: Set<TileIndex> = Set::from_bits((1 << LAND_TILES) - 1);

impl TileIndex {
    /// The place among the land tiles, followed by the starting tiles.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn is_starting(self) -> bool {
        self.index() >= LAND_TILES
    }
}

/// How far a tile is turned clockwise; written in degrees (CI-4.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rotation(u8);

impl Rotation {
    /// As it lies in the edition.
    pub const NONE: Rotation = Rotation(0);
    /// All rotations.
    pub const ALL: [Rotation; 4] = [Rotation(0), Rotation(1), Rotation(2), Rotation(3)];

    /// Quarter turns.
    pub const fn quarters(self) -> u8 {
        self.0
    }

    pub(crate) const fn from_quarters(quarters: u8) -> Rotation {
        Rotation(quarters % 4)
    }

    /// The cells of a tile after turning it.
    pub fn turn<T: Copy>(self, [a, b, c, d]: [T; 4]) -> [T; 4] {
        match self.0 {
            0 => [a, b, c, d],
            1 => [c, a, d, b],
            2 => [d, c, b, a],
            _ => [b, d, a, c],
        }
    }
}

impl fmt::Display for Rotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", u16::from(self.0) * 90)
    }
}

impl FromStr for Rotation {
    type Err = NoSuch;

    fn from_str(text: &str) -> Result<Rotation, NoSuch> {
        match text {
            "0" => Ok(Rotation(0)),
            "90" => Ok(Rotation(1)),
            "180" => Ok(Rotation(2)),
            "270" => Ok(Rotation(3)),
            _ => Err(NoSuch::new("rotation", text)),
        }
    }
}

/// How many rotations of a tile look different: 1, 2 or 4.
pub(crate) fn different_rotations(cells: [Ground; 4]) -> u8 {
    let same = |rotation: Rotation| rotation.turn(cells) == cells;
    if same(Rotation(1)) {
        1
    } else if same(Rotation(2)) {
        2
    } else {
        4
    }
}

/// A tile as it lies in a district, in a byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Laid(u8);

impl Laid {
    pub(crate) const NOTHING: Laid = Laid(255);

    pub(crate) const fn new(tile: TileIndex, rotation: Rotation) -> Laid {
        Laid(tile.0 | rotation.0 << 6)
    }

    pub(crate) fn tile(self) -> Option<(TileIndex, Rotation)> {
        (self != Laid::NOTHING).then_some((TileIndex(self.0 & 63), Rotation(self.0 >> 6)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Colour;

    const RED: Ground = Ground::Plot(Colour::Red);

    #[test]
    fn a_quarter_turn_is_clockwise() {
        assert_eq!(Rotation(1).turn(['a', 'b', 'c', 'd']), ['c', 'a', 'd', 'b']);
        for rotation in Rotation::ALL {
            let cells = (0..rotation.0).fold(['a', 'b', 'c', 'd'], |cells, _| Rotation(1).turn(cells));
            assert_eq!(rotation.turn(['a', 'b', 'c', 'd']), cells);
            assert_eq!(rotation.to_string().parse(), Ok(rotation));
        }
    }

    #[test]
    fn rotations_that_look_the_same_are_one() {
        let (park, water) = (Ground::Park, Ground::Water);
        assert_eq!(different_rotations([RED; 4]), 1);
        assert_eq!(different_rotations([RED, park, park, RED]), 2);
        assert_eq!(different_rotations([RED, RED, park, park]), 4);
        assert_eq!(different_rotations([RED, park, water, RED]), 4);
    }
}
