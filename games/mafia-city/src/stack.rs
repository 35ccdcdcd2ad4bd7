use std::fmt;

use tetrapolis_game::{Seat, Seats, Set};

use crate::game::MOST_SEATS;

/// The mafiosi of a location, on top of each other. Bit `n` of a seat's number says whether the `n`th from below
/// belongs to that seat.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Stack([u64; MOST_SEATS]);

impl Stack {
    /// More than there are mafiosi in a game.
    pub const MOST: u8 = 64;

    #[inline]
    const fn all(&self) -> u64 {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] | self.0[4]
    }

    /// How many mafiosi there are.
    #[inline]
    pub const fn height(&self) -> u8 {
        (u64::BITS - self.all().leading_zeros()) as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.all() == 0
    }

    /// How many belong to a seat.
    #[inline]
    pub const fn count(&self, seat: Seat) -> u8 {
        self.0[seat.index()].count_ones() as u8
    }

    /// How many are below each mafioso of a seat.
    #[inline]
    pub(crate) const fn heights(&self, seat: Seat) -> Set<u8> {
        Set::from_bits(self.0[seat.index()])
    }

    /// How many are below the lowest mafioso of a seat; 64 if it has none.
    #[inline]
    pub const fn lowest(&self, seat: Seat) -> u8 {
        self.0[seat.index()].trailing_zeros() as u8
    }

    /// Whose mafioso it is, counted from below from 0.
    #[inline]
    pub fn owner(&self, height: u8) -> Option<Seat> {
        if height >= Stack::MOST {
            return None;
        }
        let seat = self.0.iter().position(|places| places >> height & 1 == 1)?;
        Some(Seat(seat as u8))
    }

    /// Those who have a mafioso there.
    #[inline]
    pub fn owners(&self) -> Seats {
        Seat::all(MOST_SEATS as u8).filter(|seat| !self.heights(*seat).is_empty()).collect()
    }

    /// Puts a mafioso on top.
    #[inline]
    pub(crate) const fn push(&mut self, seat: Seat) {
        self.0[seat.index()] |= 1 << self.height();
    }

    /// Takes a mafioso out; those above move down (MC-2.8).
    #[inline]
    pub(crate) fn remove(&mut self, height: u8) -> Seat {
        let seat = self.owner(height).expect("a mafioso in the stack");
        let below = (1_u64 << height) - 1;
        for places in &mut self.0 {
            *places = *places & below | *places >> 1 & !below;
        }
        seat
    }

    /// Takes out the topmost mafioso of a seat (MC-5.1).
    #[inline]
    pub(crate) fn remove_topmost(&mut self, seat: Seat) {
        let height = u64::BITS - 1 - self.0[seat.index()].leading_zeros();
        self.remove(height as u8);
    }

    /// Replaces a mafioso by one of another seat.
    pub(crate) const fn replace(&mut self, height: u8, from: Seat, to: Seat) {
        self.0[from.index()] &= !(1 << height);
        self.0[to.index()] |= 1 << height;
    }

    /// Whose the mafiosi are, from below.
    pub fn iter(&self) -> impl Iterator<Item = Seat> {
        (0..self.height()).map(|height| self.owner(height).expect("a stack has no gaps"))
    }
}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries((0..self.height()).map(|height| self.owner(height))).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stack(seats: &[u8]) -> Stack {
        let mut stack = Stack::default();
        for seat in seats {
            stack.push(Seat(*seat));
        }
        stack
    }

    #[test]
    fn those_above_move_down_and_keep_their_order() {
        let mut city = stack(&[0, 1, 0, 4, 2]);
        assert_eq!(city.remove(1), Seat(1));
        assert_eq!(city, stack(&[0, 0, 4, 2]));
        city.remove_topmost(Seat(0));
        assert_eq!(city, stack(&[0, 4, 2]));
        assert_eq!((city.height(), city.lowest(Seat(2)), city.count(Seat(1))), (3, 2, 0));
    }

    #[test]
    fn a_stack_of_every_mafioso_has_room() {
        let mut high = Stack::default();
        (0..50).for_each(|n| high.push(Seat(n % 5)));
        assert_eq!(high.height(), 50);
        assert_eq!(high.owner(49), Some(Seat(4)));
        assert_eq!(high.owner(50), None);
    }
}
