use tetrapolis_game::{Seat, Set};

use crate::card::{Face, MUNICIPAL_CARDS, PROJECT_CARDS};
use crate::deck::Deck;
use crate::edition::CARDS;
use crate::street::{Plots, Street};
use crate::{CardIndex, Counts, Origin, Phase, Plot};

/// The most players (UT-2.1).
pub(crate) const SEATS: usize = 4;

/// What a player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    /// The upcoins in the wallet (UT-2.6).
    pub(crate) wallet: u32,
    /// The upcoins on the deck (UT-3.5).
    pub(crate) coins: u8,
    pub(crate) deck: Deck,
    pub(crate) street: Street,
}

/// One position. It holds nothing that is not open to all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The cards that nobody has seen: all that lies under the open cards.
    pub(crate) unseen: Set<CardIndex>,
    pub(crate) phase: Phase,
    /// Whether action I is done.
    pub(crate) second: bool,
    pub(crate) first: Seat,
    pub(crate) seat: Seat,
    /// Turns completed.
    pub(crate) turns: u8,
    /// Where the card that is being played came from, or where the next one is revealed.
    pub(crate) origin: Option<Origin>,
    /// The card that is being played.
    pub(crate) taken: Option<CardIndex>,
    /// The project of it that was chosen.
    pub(crate) chosen: Option<Face>,
    pub(crate) pile: Deck,
    pub(crate) players: [Player; SEATS],
    /// The card under each card on a street.
    pub(crate) under: [Option<Face>; CARDS],
}

/// A card on a plot, and how many cards are under it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Storey {
    pub(crate) face: Face,
    pub(crate) below: u8,
}

impl State {
    /// What has to happen.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) const fn player(&self) -> &Player {
        &self.players[self.seat.index()]
    }

    #[inline]
    pub(crate) const fn player_mut(&mut self) -> &mut Player {
        &mut self.players[self.seat.index()]
    }

    #[inline]
    pub(crate) const fn street(&self, seat: Seat) -> &Street {
        &self.players[seat.index()].street
    }

    #[inline]
    pub(crate) const fn deck(&self, origin: Origin) -> &Deck {
        match origin {
            Origin::Deck(seat) => &self.players[seat.index()].deck,
            Origin::Pile => &self.pile,
        }
    }

    #[inline]
    pub(crate) const fn deck_mut(&mut self, origin: Origin) -> &mut Deck {
        match origin {
            Origin::Deck(seat) => &mut self.players[seat.index()].deck,
            Origin::Pile => &mut self.pile,
        }
    }

    /// The cards that nobody has seen and that can be in a deck, or in the pile.
    #[inline]
    pub(crate) fn unseen_in(&self, origin: Origin) -> Set<CardIndex> {
        match origin {
            Origin::Deck(_) => self.unseen & PROJECT_CARDS,
            Origin::Pile => self.unseen & MUNICIPAL_CARDS,
        }
    }

    /// Puts a card on top of a plot.
    #[inline]
    pub(crate) fn stack(&mut self, seat: Seat, plot: Plot, face: Face, counts: Counts) {
        let street = &mut self.players[seat.index()].street;
        self.under[face.card().index()] = street.tops[plot.index()].replace(face);
        let standing = &mut street.counts[plot.index()];
        *standing = standing.plus(counts);
        street.built.insert(plot);
    }

    /// The cards of a plot, the last one first.
    #[inline]
    pub(crate) fn storeys(&self, seat: Seat, plot: Plot) -> impl Iterator<Item = Storey> {
        let street = self.street(seat);
        let mut next = street.tops[plot.index()];
        let mut below = street.counts[plot.index()].storeys();
        std::iter::from_fn(move || {
            let face = next?;
            next = self.under[face.card().index()];
            below -= 1;
            Some(Storey { face, below })
        })
    }

    /// Whether the end of the game is triggered: a deck is used up, or a street is closed (UT-6.1).
    #[inline]
    pub(crate) fn is_ending(&self, seats: u8) -> bool {
        let players = &self.players[..usize::from(seats)];
        players.iter().any(|player| player.deck.left == 0 || player.street.closed == Plots::ALL)
    }
}
