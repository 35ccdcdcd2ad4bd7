use tetrapolis_game::{OpenInformation, OpenView, Seat};

use crate::card::{MILESTONES, PLACES};
use crate::state::Display;
use crate::{
    CardIndex, Cell, Cities, Colour, FeatureKind, Land, MetropolisIndex, Pieces, Rotation, Slot, State, TileIndex,
};

/// All that a viewer may know: the whole position.
///
/// What nobody has seen is not in the position (CI-3.5), and nothing that is there is hidden from anybody.
pub type View = OpenView<State>;

impl OpenInformation for Cities {}

/// What can be seen.
impl State {
    /// Rounds completed.
    pub const fn rounds(&self) -> u8 {
        self.rounds
    }

    /// Who holds the star and began this round.
    pub const fn star(&self) -> Seat {
        self.star
    }

    /// Whose turn it is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The metropolis; nothing before it is dealt.
    pub const fn metropolis(&self) -> Option<MetropolisIndex> {
        self.metropolis
    }

    /// Whose rings lie on the places of the milestones, milestone by milestone, the best place first.
    pub const fn rings(&self) -> &[[Option<Seat>; PLACES]; MILESTONES] {
        &self.rings
    }

    /// The scoring card that lies face up in a column, counted from 0.
    pub fn open_card(&self, column: usize) -> Option<CardIndex> {
        *self.display.cards.get(column)?
    }

    /// The land tile that lies face up in a column.
    pub fn open_tile(&self, column: usize) -> Option<TileIndex> {
        *self.display.tiles.get(column)?
    }

    /// The features that lie face up in a column; there are two in the first (CI-3.3).
    pub fn open_features(&self, column: usize) -> impl Iterator<Item = FeatureKind> {
        let places = self.display.features.get(Display::features_of(column)).unwrap_or_default();
        places.iter().copied().flatten()
    }

    /// The building pieces that lie in a column.
    pub fn open_pieces(&self, column: usize) -> Option<Pieces> {
        self.display.pieces.get(column).copied()
    }

    /// Whose worker stands on a slot.
    pub fn worker_on(&self, slot: Slot) -> Option<Seat> {
        let place = self.players.iter().position(|player| player.workers.contains(slot))?;
        Some(Seat(place as u8))
    }

    /// The land tile that was taken and not yet placed.
    pub const fn tile_in_hand(&self) -> Option<TileIndex> {
        self.hand.tile
    }

    /// The features that were taken and not yet put down.
    pub fn features_in_hand(&self) -> impl Iterator<Item = FeatureKind> {
        self.hand.features.into_iter().flatten()
    }

    /// The building pieces that were taken and not yet built.
    pub const fn pieces_in_hand(&self) -> Pieces {
        self.hand.pieces
    }

    /// The scoring cards of a player.
    pub fn cards(&self, seat: Seat) -> impl Iterator<Item = CardIndex> {
        self.players[seat.index()].cards.iter()
    }

    /// The land of a player, on which cards and milestones are counted.
    pub const fn land(&self, seat: Seat) -> &Land {
        &self.players[seat.index()].district.land
    }

    /// The colour of the plot or building on a cell of a player's district; none where there is neither, and none on a wild
    /// plot without a building (CI-4.8).
    pub fn colour(&self, seat: Seat, cell: Cell) -> Option<Colour> {
        let land = self.land(seat);
        let index = self.players[seat.index()].district.index(cell)?;
        Colour::ALL.into_iter().find(|colour| land.plots[colour.index()].contains(index))
    }

    /// The floors of the building on a cell of a player's district; 0 where there is none.
    pub fn height(&self, seat: Seat, cell: Cell) -> u8 {
        self.players[seat.index()].district.index(cell).map_or(0, |index| self.land(seat).height(index))
    }

    /// The feature on a cell of a player's district.
    pub fn feature(&self, seat: Seat, cell: Cell) -> Option<FeatureKind> {
        self.land(seat).feature(self.players[seat.index()].district.index(cell)?)
    }

    /// The tiles of a player's district, each with its first cell.
    pub fn tiles(&self, seat: Seat) -> impl Iterator<Item = (Cell, TileIndex, Rotation)> {
        self.players[seat.index()].district.tiles()
    }

    /// The scoring cards that nobody has seen.
    pub fn unseen_cards(&self) -> impl Iterator<Item = CardIndex> {
        self.unseen_cards.iter()
    }

    /// The land tiles that nobody has seen.
    pub fn unseen_tiles(&self) -> impl Iterator<Item = TileIndex> {
        self.unseen_tiles.iter()
    }

    /// The building pieces in the bag.
    pub const fn bag(&self) -> Pieces {
        self.bag
    }
}
