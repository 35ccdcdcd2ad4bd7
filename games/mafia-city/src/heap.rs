use tetrapolis_game::{Rng, below};

use crate::edition::CARDS;
use crate::{CardIndex, Cards};

/// Cards in a row, to be drawn from at random.
pub(crate) struct Heap {
    cards: [u8; CARDS as usize],
    left: usize,
}

impl Heap {
    #[inline]
    pub(crate) fn new(cards: Cards) -> Heap {
        let mut heap = Heap { cards: [0; CARDS as usize], left: 0 };
        for card in cards.iter() {
            let count = usize::from(cards.count(card));
            heap.cards[heap.left..heap.left + count].fill(card.0);
            heap.left += count;
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
