use std::fmt;
use std::num::NonZeroU16;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use smol_str::SmolStr;
use tetrapolis_game::{Member, NoSuch, Set, member};

use crate::Project;
use crate::edition::{CARDS, PROJECTS};

/// A card with two or four projects (UT-1.2, UT-1.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Card {
    /// The name in notation.
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    pub id: SmolStr,
    /// The name for people.
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    pub name: SmolStr,
    /// The price in upcoins; none for a municipal card, which is free.
    pub price: Option<u8>,
    /// The projects by end: `a` and `b` of the front, `c` and `d` of the back of a municipal card.
    pub projects: Vec<Project>,
}

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

member!(CardIndex: [u64; 2] = [u64::MAX, (1 << (CARDS - 64)) - 1]);

const LAST_PROJECTS: u64 = (1 << (PROJECTS - 64)) - 1;
/// The project cards (UT-1.2).
pub(crate) const PROJECT_CARDS: Set<CardIndex> = Set::from_bits([u64::MAX, LAST_PROJECTS]);
/// The municipal cards (UT-1.3).
pub(crate) const MUNICIPAL_CARDS: Set<CardIndex> = Set::from_bits([0, <CardIndex as Member>::ALL[1] & !LAST_PROJECTS]);

/// One of the projects of a card: `a` and `b` are the ends of the front, `c` and `d` those of the back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// The first project of the front.
    A,
    /// The second project of the front.
    B,
    /// The first project of the back.
    C,
    /// The second project of the back.
    D,
}

impl End {
    /// All ends.
    pub const ALL: [End; 4] = [End::A, End::B, End::C, End::D];

    /// Its position in [`End::ALL`] and in [`Card::projects`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            End::A => "a",
            End::B => "b",
            End::C => "c",
            End::D => "d",
        })
    }
}

impl FromStr for End {
    type Err = NoSuch;

    fn from_str(text: &str) -> Result<End, NoSuch> {
        End::ALL.into_iter().find(|end| end.to_string() == text).ok_or_else(|| NoSuch::new("end", text))
    }
}

/// A card with one of its projects chosen, as it is built on a street.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_face_knows_its_card_and_end() {
        for (card, end) in CardIndex::all().flat_map(|card| End::ALL.map(|end| (card, end))) {
            let face = Face::new(card, end);
            assert_eq!((face.card(), face.end()), (card, end));
        }
    }
}
