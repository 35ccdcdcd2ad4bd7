use std::collections::BTreeMap;

use crate::Colour;

/// How many pieces of each colour, four small counters in one word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pieces(u32);

impl Pieces {
    /// No pieces.
    pub const NONE: Pieces = Pieces(0);

    /// Pieces of one colour.
    #[inline]
    pub const fn of(colour: Colour, count: u8) -> Pieces {
        Pieces((count as u32) << (8 * colour.index()))
    }

    /// The same number of each colour.
    pub const fn each(count: u8) -> Pieces {
        Pieces(count as u32 * 0x0101_0101)
    }

    /// The pieces of a colour.
    #[inline]
    pub const fn count(self, colour: Colour) -> u8 {
        (self.0 >> (8 * colour.index())) as u8
    }

    /// All pieces; below 256.
    #[inline]
    pub const fn total(self) -> u8 {
        (self.0.wrapping_mul(0x0101_0101) >> 24) as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds pieces.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Pieces) -> Pieces {
        Pieces(self.0.wrapping_add(other.0))
    }

    /// Takes pieces away; no colour may have more in `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Pieces) -> Pieces {
        Pieces(self.0.wrapping_sub(other.0))
    }

    /// The colour of the nth piece when they lie in the order of colours, counted from 0.
    #[inline]
    pub(crate) const fn nth(self, n: u8) -> Colour {
        let running = self.0.wrapping_mul(0x0101_0101);
        let passed = (n >= running as u8) as usize
            + (n >= (running >> 8) as u8) as usize
            + (n >= (running >> 16) as u8) as usize;
        Colour::ALL[passed]
    }

    /// The colours of which there is a piece, with their number.
    pub fn iter(self) -> impl Iterator<Item = (Colour, u8)> {
        Colour::ALL.into_iter().map(move |colour| (colour, self.count(colour))).filter(|(_, count)| *count > 0)
    }

    /// The counts by colour, those that are there.
    pub fn by_colour(self) -> BTreeMap<Colour, u8> {
        self.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_piece_has_the_colour_of_a_plain_count() {
        let pieces = Pieces::of(Colour::Red, 2).plus(Pieces::of(Colour::Green, 25)).plus(Pieces::of(Colour::Yellow, 1));
        let plain: Vec<Colour> =
            pieces.iter().flat_map(|(colour, count)| std::iter::repeat_n(colour, count.into())).collect();
        let found: Vec<Colour> = (0..pieces.total()).map(|n| pieces.nth(n)).collect();
        assert_eq!(found, plain);
        assert_eq!(Pieces::each(25).nth(99), Colour::Yellow);
    }

    #[test]
    fn counters_do_not_meddle_with_each_other() {
        let all = Pieces::each(25);
        assert_eq!(all.total(), 100);
        let fewer = all.minus(Pieces::of(Colour::Blue, 25)).minus(Pieces::of(Colour::Yellow, 1));
        assert_eq!(
            fewer.by_colour().into_iter().collect::<Vec<_>>(),
            [(Colour::Red, 25), (Colour::Green, 25), (Colour::Yellow, 24)]
        );
    }
}
