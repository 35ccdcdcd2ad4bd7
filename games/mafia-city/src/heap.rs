use tetrapolis_game::{Rng, below};

use crate::{CardIndex, Cards};

/// More places than there are cards.
const PLACES: usize = 64;

/// Every place has the card that was there at first.
const UNTOUCHED: [u8; PLACES] = {
    let mut places = [0; PLACES];
    let mut place = 0;
    while place < PLACES {
        places[place] = place as u8;
        place += 1;
    }
    places
};

/// Cards in a row, in the order of the edition, from which some are drawn at random. Few are drawn, so only those are
/// looked up.
pub(crate) struct Heap {
    cards: Cards,
    /// Where the card that is now at a place was at first.
    places: [u8; PLACES],
    left: u8,
}

impl Heap {
    #[inline]
    pub(crate) const fn new(cards: Cards) -> Heap {
        Heap { cards, places: UNTOUCHED, left: cards.len() }
    }

    /// Takes a card out; the last one takes its place.
    #[inline]
    pub(crate) fn draw<R: Rng + ?Sized>(&mut self, rng: &mut R) -> CardIndex {
        let place = below(rng, self.left.into()) as usize % PLACES;
        self.left -= 1;
        let drawn = self.places[place];
        self.places[place] = self.places[usize::from(self.left) % PLACES];
        self.cards.nth(drawn)
    }
}
