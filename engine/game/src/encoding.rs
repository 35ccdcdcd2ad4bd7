use crate::{Seat, Viewer, Views};

/// A game as numbers, for learners: a fixed table of actions, and what a viewer sees as a row of bytes.
///
/// Both are made from a [`View`](Views::View), so they reveal no more than the view. Seats are counted from the viewer,
/// so one learner can play every seat.
pub trait Encoding: Views {
    /// The version of the encoding. It rises when an index or a number changes its meaning.
    const ENCODING: u32;

    /// The encoder. It is made once, since it can hold what it has worked out about the edition.
    type Code: Code<Self>;

    /// Makes the encoder of this game.
    fn code(&self) -> Self::Code;
}

/// Writes a game as numbers; see [`Encoding`].
pub trait Code<G: Views>: Send + Sync + 'static {
    /// The parts of the table of actions, in order.
    fn action_parts(&self) -> &[Part];

    /// The parts of an observation, in order.
    fn observation_parts(&self) -> &[Part];

    /// Replaces the contents of `indices` with the place in the table of each of these legal actions of the viewer. All
    /// places differ; an action for which the table has no place gets [`UNLISTED`].
    fn index(&self, view: &G::View, legal: &[G::Action], indices: &mut Vec<u16>);

    /// Writes what the viewer sees into `numbers`, whose length is that of all [parts](Code::observation_parts)
    /// together.
    fn observe(&self, view: &G::View, numbers: &mut [u8]);
}

/// The place of an action that the table has no room for. Such an action is legal, but a learner is not offered it; the
/// crate of the game says when that happens, and another action is always offered.
pub const UNLISTED: u16 = u16::MAX;

/// A run of neighbours in a table of actions or in an observation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What they are.
    pub name: String,
    /// How many there are.
    pub len: usize,
    /// The largest number that one of them can hold.
    pub most: u8,
}

impl Part {
    /// This many neighbours, each at most `most`.
    pub fn new(name: impl Into<String>, len: usize, most: u8) -> Part {
        Part { name: name.into(), len, most }
    }

    /// This many neighbours that are 0 or 1.
    pub fn flags(name: impl Into<String>, len: usize) -> Part {
        Part::new(name, len, 1)
    }

    /// How many numbers some parts have in all.
    pub fn total(parts: &[Part]) -> usize {
        parts.iter().map(|part| part.len).sum()
    }
}

/// The seat from which a viewer counts: its own; the first one for a spectator.
pub const fn first_person(viewer: Viewer) -> Seat {
    match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Public => Seat(0),
    }
}

impl Seat {
    /// How many seats after `own` this one sits, at a table with `count` seats.
    #[inline]
    #[must_use]
    pub const fn after(self, own: Seat, count: u8) -> usize {
        let ahead = self.0 + count - own.0;
        (if ahead >= count { ahead - count } else { ahead }) as usize
    }

    /// All seats of a table with `count` seats, from this one on.
    #[inline]
    pub fn onward(self, count: u8) -> impl Iterator<Item = Seat> {
        (self.0..count).chain(0..self.0).map(Seat)
    }
}

/// Writes an observation from its first number to its last.
#[derive(Debug)]
pub struct Pen<'a> {
    numbers: &'a mut [u8],
    at: usize,
}

impl<'a> Pen<'a> {
    /// A pen at the first number; all numbers become 0.
    #[inline]
    pub fn new(numbers: &'a mut [u8]) -> Pen<'a> {
        numbers.fill(0);
        Pen { numbers, at: 0 }
    }

    /// A number, 255 if it is larger.
    #[inline]
    pub fn number(&mut self, number: u32) {
        self.numbers[self.at] = if number > 255 { 255 } else { number as u8 };
        self.at += 1;
    }

    /// A 1 or a 0.
    #[inline]
    pub fn flag(&mut self, flag: bool) {
        self.number(flag.into());
    }

    /// This many numbers with a 1 at one place, or nowhere.
    #[inline]
    pub fn one_of(&mut self, place: Option<usize>, of: usize) {
        if let Some(place) = place {
            debug_assert!(place < of, "{place} of {of}");
            self.numbers[self.at + place] = 1;
        }
        self.at += of;
    }

    /// This many numbers with a 1 for each bit that is set, the lowest first.
    #[inline]
    pub fn bits(&mut self, bits: u64, of: usize) {
        debug_assert!(of == 64 || bits >> of == 0, "more than {of} bits");
        let (first, mut left) = (self.at, bits);
        self.at += of;
        if bits == 0 {
            return;
        }
        // What is behind has not been written yet and stays 0.
        if let Some(room) = self.numbers.get_mut(first..first + of.next_multiple_of(8)) {
            for byte in room.as_chunks_mut::<8>().0 {
                *byte = flags(left);
                left >>= 8;
            }
            return;
        }
        for number in &mut self.numbers[first..first + of] {
            *number = (left & 1) as u8;
            left >>= 1;
        }
    }

    /// Numbers that are known already.
    #[inline]
    pub fn copy(&mut self, numbers: &[u8]) {
        self.numbers[self.at..self.at + numbers.len()].copy_from_slice(numbers);
        self.at += numbers.len();
    }

    /// Leaves this many numbers 0.
    #[inline]
    pub fn skip(&mut self, count: usize) {
        self.at += count;
    }

    /// How many numbers are written.
    pub const fn written(&self) -> usize {
        self.at
    }
}

/// The lowest eight bits, a byte each.
#[inline]
const fn flags(bits: u64) -> [u8; 8] {
    // Each of eight bytes keeps a bit of its own, which the addition moves up to its highest.
    let spread = (bits & 0xFF).wrapping_mul(0x0101_0101_0101_0101) & 0x8040_2010_0804_0201;
    (spread.wrapping_add(0x7F7F_7F7F_7F7F_7F7F) >> 7 & 0x0101_0101_0101_0101).to_le_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_become_flags_one_by_one() {
        for bits in [0, 1, 0x80, 0xFF, 0x0123_4567_89AB_CDEF, u64::MAX] {
            for of in [1, 7, 8, 9, 36, 60, 63, 64] {
                let bits = if of == 64 { bits } else { bits & ((1 << of) - 1) };
                let mut numbers = [7; 64];
                let mut pen = Pen::new(&mut numbers[..of]);
                pen.bits(bits, of);
                assert_eq!(pen.written(), of);
                let expected: Vec<u8> = (0..of).map(|bit| (bits >> bit & 1) as u8).collect();
                assert_eq!(numbers[..of], expected);
            }
        }
    }

    #[test]
    fn seats_are_counted_from_the_viewer() {
        let order: Vec<u8> = Seat(2).onward(4).map(|seat| seat.0).collect();
        assert_eq!(order, [2, 3, 0, 1]);
        let places: Vec<usize> = Seat::all(4).map(|seat| seat.after(Seat(2), 4)).collect();
        assert_eq!(places, [2, 3, 0, 1]);
    }

    #[test]
    fn a_number_that_is_too_large_becomes_the_largest() {
        let mut numbers = [0; 4];
        let mut pen = Pen::new(&mut numbers);
        pen.number(300);
        pen.one_of(Some(1), 2);
        pen.flag(true);
        assert_eq!(numbers, [255, 0, 1, 1]);
    }
}
