use tetrapolis_game::{Seat, Set};

use crate::card::{MILESTONES, PLACES};
use crate::district::District;
use crate::feature::{FeatureIndex, MOST_KINDS};
use crate::slot::Slots;
use crate::tile::ALL_LAND;
use crate::{CardIndex, FeatureKind, MetropolisIndex, Phase, Pieces, Row, TileIndex};

/// The face-up cards and tiles of a round (CI-3.1, CI-3.2).
pub(crate) const OPEN_CARDS: usize = 3;
/// The face-up features of a round (CI-3.3).
pub(crate) const OPEN_FEATURES: usize = 5;
/// The pieces of the sets that are laid out (CI-3.4).
pub(crate) const SETS: [u8; 3] = [4, 3, 3];
/// The things that are laid out in a round: 3 cards, 3 tiles, 5 features and 10 pieces.
pub(crate) const LAID_OUT: u8 = 21;
/// The pieces drawn for the slot with question marks (CI-4.10).
pub(crate) const BLIND_PIECES: u8 = 2;

/// What is face up in the slots of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Display {
    pub(crate) cards: [Option<CardIndex>; OPEN_CARDS],
    pub(crate) tiles: [Option<TileIndex>; OPEN_CARDS],
    /// Two in the first slot, one in each other (CI-3.3).
    pub(crate) features: [Option<FeatureKind>; OPEN_FEATURES],
    pub(crate) pieces: [Pieces; SETS.len()],
}

/// What the player whose turn it is has taken and not yet placed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Hand {
    pub(crate) tile: Option<TileIndex>,
    /// Empty places come last, and the lower kind first.
    pub(crate) features: [Option<FeatureKind>; 2],
    pub(crate) pieces: Pieces,
}

/// What has left the game in sight of all (CI-4.6, CI-4.9, CI-6.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Gone {
    pub(crate) cards: Set<CardIndex>,
    pub(crate) tiles: Set<TileIndex>,
    pub(crate) features: [u8; MOST_KINDS],
    pub(crate) pieces: Pieces,
}

/// What a player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    pub(crate) district: District,
    pub(crate) cards: Set<CardIndex>,
    /// The slots with this player's workers.
    pub(crate) workers: Slots,
}

/// One position. It holds nothing that is not open to all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) phase: Phase,
    pub(crate) metropolis: Option<MetropolisIndex>,
    /// Rounds completed.
    pub(crate) rounds: u8,
    /// Who began this round.
    pub(crate) star: Seat,
    pub(crate) seat: Seat,
    /// The cards that nobody has seen, whether in the deck, face down in a slot or gone unseen.
    pub(crate) unseen_cards: Set<CardIndex>,
    pub(crate) unseen_tiles: Set<TileIndex>,
    /// The feature tiles that nobody has seen; the lowest tiles of a kind are used first.
    pub(crate) unseen_features: Set<FeatureIndex>,
    pub(crate) bag: Pieces,
    pub(crate) display: Display,
    pub(crate) hand: Hand,
    pub(crate) gone: Gone,
    /// Whose rings lie on the places of the milestones.
    pub(crate) rings: [[Option<Seat>; PLACES]; MILESTONES],
    pub(crate) players: [Player; 4],
}

impl State {
    /// What has to happen.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    #[inline]
    pub(crate) const fn player(&self) -> &Player {
        &self.players[self.seat.index()]
    }

    #[inline]
    pub(crate) const fn player_mut(&mut self) -> &mut Player {
        &mut self.players[self.seat.index()]
    }

    /// The slots with a worker.
    #[inline]
    pub(crate) fn taken(&self) -> Slots {
        let [a, b, c, d] = &self.players;
        a.workers | b.workers | c.workers | d.workers
    }

    /// The starting tiles that are left (CI-2.5).
    pub(crate) fn starts_left(&self) -> Set<TileIndex> {
        let laid = self.players.iter().flat_map(|player| player.district.tiles()).map(|(_, tile, _)| tile).collect();
        Set::ALL.minus(ALL_LAND).minus(laid)
    }
}

impl Display {
    /// The features that lie face up in a slot, counted from 0 (CI-3.3).
    #[inline]
    pub(crate) const fn features_of(column: usize) -> std::ops::Range<usize> {
        if column == 0 { 0..2 } else { column + 1..column + 2 }
    }
}

impl Row {
    /// What is laid out as the nth thing of a round, and where in the row (CI-3.1 to CI-3.4).
    #[inline]
    pub(crate) const fn laid_out(n: u8) -> (Row, usize) {
        let n = n as usize;
        match n {
            0..3 => (Row::Card, n),
            3..6 => (Row::Tile, n - 3),
            6..11 => (Row::Feature, n - 6),
            11..15 => (Row::Piece, 0),
            15..18 => (Row::Piece, 1),
            _ => (Row::Piece, 2),
        }
    }
}
