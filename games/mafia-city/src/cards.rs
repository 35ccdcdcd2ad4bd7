use std::fmt;

use crate::CardIndex;

const LOWEST_BITS: u128 = 0x1111_1111_1111_1111_1111_1111_1111_1111;
const LOW_HALVES: u128 = 0x0f0f_0f0f_0f0f_0f0f_0f0f_0f0f_0f0f_0f0f;
const ONES: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = 0x8080_8080_8080_8080;

/// Some cards, without order: how many there are of each, in four bits.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cards(u128);

impl Cards {
    /// How many different cards there can be.
    pub const DIFFERENT: usize = 32;
    /// How many there can be of one card.
    pub const MOST: u8 = 15;
    /// No cards.
    pub const NONE: Cards = Cards(0);

    const fn shift(card: CardIndex) -> u32 {
        card.0 as u32 * 4
    }

    /// One card.
    #[inline]
    pub const fn one(card: CardIndex) -> Cards {
        Cards(1 << Cards::shift(card))
    }

    /// This many copies of one card.
    pub(crate) const fn some(card: CardIndex, count: u8) -> Cards {
        Cards((count as u128) << Cards::shift(card))
    }

    /// Fifteen of one card: what [`Cards::only`] lets through.
    pub(crate) const fn mask(card: CardIndex) -> Cards {
        Cards::some(card, Cards::MOST)
    }

    /// How many there are of a card.
    #[inline]
    pub const fn count(self, card: CardIndex) -> u8 {
        (self.0 >> Cards::shift(card)) as u8 & 15
    }

    /// Whether the card is among them.
    #[inline]
    pub const fn contains(self, card: CardIndex) -> bool {
        self.count(card) > 0
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are in all.
    #[inline]
    pub const fn len(self) -> u8 {
        let pairs = self.pairs_of_counts();
        let halves = (pairs as u64).wrapping_add((pairs >> 64) as u64);
        (halves.wrapping_mul(ONES) >> 56) as u8
    }

    /// The cards of both; there must be at most fifteen of each card.
    #[inline]
    #[must_use]
    pub const fn plus(self, others: Cards) -> Cards {
        Cards(self.0 + others.0)
    }

    /// These cards without some of them, which must be there.
    #[inline]
    #[must_use]
    pub const fn minus(self, others: Cards) -> Cards {
        Cards(self.0 - others.0)
    }

    /// The cards that the mask lets through.
    #[inline]
    #[must_use]
    pub(crate) const fn only(self, mask: Cards) -> Cards {
        Cards(self.0 & mask.0)
    }

    /// What either mask lets through.
    pub(crate) const fn or(self, mask: Cards) -> Cards {
        Cards(self.0 | mask.0)
    }

    /// Puts a card in.
    #[inline]
    pub(crate) const fn add(&mut self, card: CardIndex) {
        self.0 += Cards::one(card).0;
    }

    /// Takes a card out, which must be there.
    #[inline]
    pub(crate) const fn remove(&mut self, card: CardIndex) {
        self.0 -= Cards::one(card).0;
    }

    /// The number 1 for each different card that is there.
    #[inline]
    const fn different(self) -> u128 {
        (self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & LOWEST_BITS
    }

    /// These cards with one less of each different card.
    #[inline]
    #[must_use]
    pub(crate) const fn one_less_of_each(self) -> Cards {
        Cards(self.0 - self.different())
    }

    /// Whether the others have at least as many of each card.
    pub(crate) fn are_among(self, others: Cards) -> bool {
        self.iter().all(|card| self.count(card) <= others.count(card))
    }

    /// The different cards, in the order of the edition.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = CardIndex> {
        let mut left = self.different();
        std::iter::from_fn(move || {
            let card = (left != 0).then_some(CardIndex((left.trailing_zeros() / 4) as u8))?;
            left &= left - 1;
            Some(card)
        })
    }

    /// The pairs of cards, each once, the first card first in the order of the edition.
    #[inline]
    pub(crate) fn pairs(self) -> impl Iterator<Item = (CardIndex, CardIndex)> {
        self.iter().flat_map(move |one| {
            let others = self.iter().filter(move |other| *other > one || *other == one && self.count(one) > 1);
            others.map(move |other| (one, other))
        })
    }

    /// The `n`th card in the order of the edition, counted from 0; there must be more than `n`, and fewer than 128 in all.
    #[inline]
    pub(crate) const fn nth(self, n: u8) -> CardIndex {
        debug_assert!(n < self.len(), "fewer cards than asked for");
        // A byte counts two different cards. After the multiplication it counts all cards up to those two.
        let pairs = self.pairs_of_counts();
        let (low, high) = ((pairs as u64).wrapping_mul(ONES), ((pairs >> 64) as u64).wrapping_mul(ONES));
        let in_low = (low >> 56) as u8;
        let (running, first, n) = if n < in_low { (low, 0, n) } else { (high, 16, n - in_low) };
        // Each byte in which the running count is at most n leaves its high bit set.
        let passed = ((n as u64).wrapping_mul(ONES) | HIGH).wrapping_sub(running) & HIGH;
        let byte = (passed >> 7).wrapping_mul(ONES) >> 56;
        let n = n - (running << 8 >> (8 * byte)) as u8;
        let card = CardIndex(first + 2 * byte as u8);
        if n < self.count(card) { card } else { CardIndex(card.0 + 1) }
    }

    /// How many there are of the first two cards, of the next two, and so on, a byte each.
    #[inline]
    const fn pairs_of_counts(self) -> u128 {
        (self.0 & LOW_HALVES) + (self.0 >> 4 & LOW_HALVES)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter().map(|card| (card.0, self.count(card)))).finish()
    }
}

impl FromIterator<CardIndex> for Cards {
    fn from_iter<I: IntoIterator<Item = CardIndex>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, |all, card| all.plus(Cards::one(card)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_counted_by_kind_and_in_all() {
        let cards = Cards::some(CardIndex(0), 15).plus(Cards::some(CardIndex(31), 15)).plus(Cards::one(CardIndex(7)));
        assert_eq!(cards.len(), 31);
        assert_eq!(cards.count(CardIndex(31)), 15);
        assert_eq!(cards.iter().collect::<Vec<_>>(), [CardIndex(0), CardIndex(7), CardIndex(31)]);
        assert_eq!(cards.one_less_of_each().len(), 28);
        assert!(cards.one_less_of_each().are_among(cards));
        assert!(!cards.are_among(cards.one_less_of_each()));
    }

    #[test]
    fn cards_are_found_by_their_number_as_one_by_one() {
        for step in 1..9_u8 {
            let counts = (0..32).map(|card| (CardIndex(card), card.wrapping_mul(step).wrapping_add(step) % 8 % 5));
            let cards = counts.clone().fold(Cards::NONE, |cards, (card, count)| cards.plus(Cards::some(card, count)));
            let one_by_one: Vec<CardIndex> =
                counts.flat_map(|(card, count)| std::iter::repeat_n(card, count.into())).collect();
            let found: Vec<CardIndex> = (0..cards.len()).map(|n| cards.nth(n)).collect();
            assert_eq!(found, one_by_one);
        }
    }

    #[test]
    fn a_pair_of_equals_takes_two_copies() {
        let (one, other) = (CardIndex(1), CardIndex(4));
        let cards = Cards::some(one, 2).plus(Cards::one(other));
        assert_eq!(cards.pairs().collect::<Vec<_>>(), [(one, one), (one, other)]);
    }
}
