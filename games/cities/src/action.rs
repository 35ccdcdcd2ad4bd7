use tetrapolis_game::Seat;

use crate::{CardIndex, Cell, Colour, FeatureKind, MetropolisIndex, Rotation, Slot, TileIndex};

/// What a player can do in one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Chooses a starting tile (CI-2.5).
    Start(TileIndex),
    /// Puts a worker on a slot and takes what it holds (CI-4.2).
    Take(Slot),
    /// Places the land tile with its first cell there, turned by this much. Of rotations that look the same, it is the
    /// smallest (CI-4.5).
    Place(Cell, Rotation),
    /// Puts a feature on a cell (CI-4.6).
    Put(FeatureKind, Cell),
    /// Builds a piece (CI-4.9).
    Build(Colour, Cell),
    /// Declines to build a piece, which leaves the game (CI-4.9).
    Discard(Colour),
}

/// What chance can decide in one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// Which metropolis is played (CI-2.2).
    Metropolis(MetropolisIndex),
    /// Who holds the star (CI-2.4).
    Star(Seat),
    /// A scoring card is revealed (CI-3.1).
    Card(CardIndex),
    /// A land tile is revealed (CI-3.2).
    Tile(TileIndex),
    /// A feature is revealed (CI-3.3).
    Feature(FeatureKind),
    /// A piece is drawn from the bag (CI-3.4).
    Piece(Colour),
}
