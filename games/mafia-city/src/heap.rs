use tetrapolis_game::{Rng, below};

use crate::edition::CARDS;
use crate::{CardIndex, Cards};

/// As many as there can be of one card, and one more.
const BLOCK: usize = Cards::MOST as usize + 1;

/// Cards in a row, to be drawn from at random.
pub(crate) struct Heap {
    cards: [u8; CARDS as usize + BLOCK],
    left: usize,
}

impl Heap {
    #[inline]
    pub(crate) fn new(cards: Cards) -> Heap {
        let mut heap = Heap { cards: [0; CARDS as usize + BLOCK], left: 0 };
        for (card, count) in cards.counts() {
            // A whole block is faster than so many; the next card overwrites what is too many.
            heap.cards[heap.left..heap.left + BLOCK].copy_from_slice(&[card.0; BLOCK]);
            heap.left += usize::from(count);
        }
        heap
    }

    #[inline]
    pub(crate) fn draw<R: Rng + ?Sized>(&mut self, rng: &mut R) -> CardIndex {
        let place = below(rng, self.left as u32) as usize;
        let card = self.cards[place];
        self.left -= 1;
        self.cards[place] = self.cards[self.left];
        CardIndex(card)
    }
}
