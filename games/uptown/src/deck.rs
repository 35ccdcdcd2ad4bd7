use std::fmt;
use std::num::NonZeroU16;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tetrapolis_game::{NoSuch, Rng, Seat, below};

use crate::End;
use crate::edition::{CARDS, PROJECTS};
use crate::state::SEATS;

/// A card, by its place in [`Edition::cards`](crate::Edition::cards).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardIndex(pub(crate) u8);

impl CardIndex {
    /// The place in the edition.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is a municipal card (UT-1.3).
    pub const fn is_municipal(self) -> bool {
        self.index() >= PROJECTS
    }

    pub(crate) fn all() -> impl Iterator<Item = CardIndex> {
        (0..CARDS as u8).map(CardIndex)
    }
}

/// A card with one of its projects chosen; what lies on a street.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Face(NonZeroU16);

impl Face {
    pub(crate) const COUNT: usize = CARDS * 4;

    #[inline]
    pub(crate) const fn new(card: CardIndex, end: End) -> Face {
        Face(NonZeroU16::MIN.saturating_add(card.0 as u16 * 4 + end as u16))
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    #[inline]
    pub(crate) const fn card(self) -> CardIndex {
        CardIndex((self.index() / 4) as u8)
    }

    pub(crate) const fn end(self) -> End {
        End::ALL[self.index() % 4]
    }
}

/// Where a card is taken from (UT-3.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub enum Origin {
    /// The deck of a player.
    Deck(Seat),
    /// The common pile.
    Pile,
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Origin::Deck(seat) => write!(f, "deck:{seat}"),
            Origin::Pile => f.write_str("pile"),
        }
    }
}

impl FromStr for Origin {
    type Err = NoSuch;

    fn from_str(text: &str) -> Result<Origin, NoSuch> {
        let seat = text.strip_prefix("deck:").and_then(|seat| Seat::parse(seat, SEATS as u8));
        match seat {
            Some(seat) => Ok(Origin::Deck(seat)),
            None if text == "pile" => Ok(Origin::Pile),
            None => Err(NoSuch::new("deck", text)),
        }
    }
}

impl Serialize for Origin {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Origin {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A set of cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct CardSet([u64; 2]);

impl CardSet {
    pub(crate) const fn all() -> CardSet {
        CardSet([u64::MAX, (1 << (CARDS - 64)) - 1])
    }

    pub(crate) const fn contains(self, card: CardIndex) -> bool {
        self.0[card.index() / 64] >> (card.index() % 64) & 1 == 1
    }

    #[inline]
    pub(crate) const fn remove(&mut self, card: CardIndex) {
        self.0[card.index() / 64] &= !(1 << (card.index() % 64));
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = CardIndex> {
        CardIndex::all().filter(move |card| self.contains(*card))
    }

    /// The project cards, or the municipal cards, of the set.
    const fn of_back(self, municipal: bool) -> CardSet {
        const TAIL: u64 = (1 << (PROJECTS - 64)) - 1;
        if municipal { CardSet([0, self.0[1] & !TAIL]) } else { CardSet([self.0[0], self.0[1] & TAIL]) }
    }

    pub(crate) const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones()
    }

    /// How many project cards, or municipal cards, are in the set.
    pub(crate) const fn count(self, municipal: bool) -> u32 {
        self.of_back(municipal).len()
    }

    /// One of the project cards, or of the municipal cards, each equally likely.
    #[inline]
    pub(crate) fn draw<R: Rng + ?Sized>(self, municipal: bool, rng: &mut R) -> CardIndex {
        let set = self.of_back(municipal);
        let number = below(rng, set.len());
        let low = set.0[0].count_ones();
        let index = if number < low { nth(set.0[0], number) } else { 64 + nth(set.0[1], number - low) };
        CardIndex(index as u8)
    }
}

/// The position of the `n`th set bit of a word that has so many, counted from 0.
#[inline]
fn nth(mut bits: u64, mut n: u32) -> u32 {
    let mut start = 0;
    for width in [32, 16, 8] {
        let low = (bits & ((1 << width) - 1)).count_ones();
        let above = n >= low;
        n -= if above { low } else { 0 };
        start += if above { width } else { 0 };
        bits = if above { bits >> width } else { bits };
    }
    for _ in 0..n {
        bits &= bits - 1;
    }
    start + bits.trailing_zeros()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn the_nth_bit_is_found_as_by_counting(bits in 1_u64.., n in 0_u32..64) {
            let n = n % bits.count_ones();
            let found = (0..64).filter(|bit| bits >> bit & 1 == 1).nth(n as usize);
            prop_assert_eq!(Some(nth(bits, n)), found);
        }
    }

    #[test]
    fn a_face_knows_its_card_and_end() {
        for (card, end) in CardIndex::all().flat_map(|card| End::ALL.map(|end| (card, end))) {
            let face = Face::new(card, end);
            assert_eq!((face.card(), face.end()), (card, end));
        }
    }
}
