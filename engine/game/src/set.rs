mod bits;

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

pub use self::bits::Bits;
use crate::Rng;

/// Something with a small number, so that a [`Set`] can hold it as a bit.
pub trait Member: Copy {
    /// The bits of a set, enough for every member.
    type Bits: Bits;
    /// The bits of the set of all members.
    const ALL: Self::Bits;

    /// The number.
    fn index(self) -> usize;
    /// The member with a number.
    fn from_index(index: usize) -> Self;
}

/// Makes a type that wraps its number in a byte, such as `struct Cell(u8)`, a [`Member`] of sets.
///
/// ```
/// #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
/// struct Cell(u8);
/// tetrapolis_game::member!(Cell: u16 = 0b0000_1111_1111);
///
/// let cells = tetrapolis_game::Set::ALL.without(Cell(3));
/// assert_eq!((cells.len(), cells.first()), (7, Some(Cell(0))));
/// ```
#[macro_export]
macro_rules! member {
    ($name:ident: $bits:ty = $all:expr) => {
        impl $crate::Member for $name {
            type Bits = $bits;
            const ALL: $bits = $all;

            #[inline]
            fn index(self) -> usize {
                self.0.into()
            }

            #[inline]
            fn from_index(index: usize) -> $name {
                $name(index as u8)
            }
        }
    };
}

/// A set of things that have a small number, a bit each. It is as fast as the bits themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Set<T: Member>(T::Bits);

impl<T: Member> Default for Set<T> {
    fn default() -> Set<T> {
        Set::NONE
    }
}

impl<T: Member> Set<T> {
    /// The empty set.
    pub const NONE: Set<T> = Set(T::Bits::NONE);
    /// The set of all members.
    pub const ALL: Set<T> = Set(T::ALL);

    /// The set whose bit `n` says whether the member with the number `n` belongs to it.
    #[inline]
    pub const fn from_bits(bits: T::Bits) -> Set<T> {
        Set(bits)
    }

    /// The bits of the set.
    #[inline]
    pub const fn bits(self) -> T::Bits {
        self.0
    }

    /// A set with one member.
    #[inline]
    pub fn one(member: T) -> Set<T> {
        Set::NONE.with(member)
    }

    /// The set with a member in it.
    #[inline]
    #[must_use]
    pub fn with(self, member: T) -> Set<T> {
        let mut set = self;
        set.insert(member);
        set
    }

    /// The set without a member.
    #[inline]
    #[must_use]
    pub fn without(self, member: T) -> Set<T> {
        let mut set = self;
        set.remove(member);
        set
    }

    /// Puts a member in.
    #[inline]
    pub fn insert(&mut self, member: T) {
        self.0.insert(member.index());
    }

    /// Takes a member out.
    #[inline]
    pub fn remove(&mut self, member: T) {
        self.0.remove(member.index());
    }

    /// The members that are not in `others`.
    #[inline]
    #[must_use]
    pub fn minus(self, others: Set<T>) -> Set<T> {
        Set(self.0.and(others.0.not()))
    }

    /// Whether something is in the set.
    #[inline]
    pub fn contains(&self, member: T) -> bool {
        self.0.contains(member.index())
    }

    /// Whether the sets have a member in common.
    #[inline]
    pub fn meets(self, other: Set<T>) -> bool {
        !(self & other).is_empty()
    }

    /// Whether nothing is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == T::Bits::NONE
    }

    /// How many members there are.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.count()
    }

    /// The member with the lowest number.
    #[inline]
    pub fn first(self) -> Option<T> {
        self.0.first().map(T::from_index)
    }

    /// Takes out the member with the lowest number.
    ///
    /// # Panics
    /// If the set is empty.
    #[inline]
    pub fn take_first(&mut self) -> T {
        let index = self.0.first().expect("a member");
        self.0 = self.0.without_first();
        T::from_index(index)
    }

    /// The members, by number.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let index = left.first()?;
            left = left.without_first();
            Some(T::from_index(index))
        })
    }

    /// One of the members, each equally likely; there must be one.
    #[inline]
    pub fn draw<R: Rng + ?Sized>(self, rng: &mut R) -> T {
        T::from_index(self.0.draw(rng))
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Set<T> {
        members.into_iter().fold(Set::NONE, Set::with)
    }
}

impl<T: Member> BitAnd for Set<T> {
    type Output = Set<T>;

    #[inline]
    fn bitand(self, other: Set<T>) -> Set<T> {
        Set(self.0.and(other.0))
    }
}

impl<T: Member> BitOr for Set<T> {
    type Output = Set<T>;

    #[inline]
    fn bitor(self, other: Set<T>) -> Set<T> {
        Set(self.0.or(other.0))
    }
}

/// The members that are not in the set.
impl<T: Member> Not for Set<T> {
    type Output = Set<T>;

    #[inline]
    fn not(self) -> Set<T> {
        Set(self.0.not().and(T::ALL))
    }
}

impl<T: Member> BitAndAssign for Set<T> {
    #[inline]
    fn bitand_assign(&mut self, other: Set<T>) {
        *self = *self & other;
    }
}

impl<T: Member> BitOrAssign for Set<T> {
    #[inline]
    fn bitor_assign(&mut self, other: Set<T>) {
        *self = *self | other;
    }
}

/// The numbers of the bits of a word.
impl Member for u8 {
    type Bits = u64;
    const ALL: u64 = u64::MAX;

    #[inline]
    fn index(self) -> usize {
        self.into()
    }

    #[inline]
    fn from_index(index: usize) -> u8 {
        index as u8
    }
}

#[cfg(test)]
mod tests {
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    struct Few(u8);
    member!(Few: u8 = 0b1_1111);

    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    struct Many(u8);
    member!(Many: [u64; 2] = [u64::MAX, 0b111]);

    #[test]
    fn members_come_by_number() {
        let few: Set<Few> = [Few(4), Few(1), Few(4)].into_iter().collect();
        assert_eq!(few.iter().collect::<Vec<_>>(), [Few(1), Few(4)]);
        assert_eq!((few.len(), few.first(), few.bits()), (2, Some(Few(1)), 0b1_0010));
        let many: Set<Many> = [Many(66), Many(0), Many(63), Many(64)].into_iter().collect();
        assert_eq!(many.iter().collect::<Vec<_>>(), [Many(0), Many(63), Many(64), Many(66)]);
        assert_eq!((many.len(), many.without(Many(0)).first()), (4, Some(Many(63))));
        assert_eq!((Set::<Few>::NONE.first(), Set::<Many>::NONE.first()), (None, None));
    }

    #[test]
    fn sets_are_joined_and_compared() {
        let (low, high) = (Set::<Few>::from_bits(0b0011), Set::<Few>::from_bits(0b0110));
        assert_eq!((low & high).bits(), 0b0010);
        assert_eq!((low | high).bits(), 0b0111);
        assert_eq!(low.minus(high).bits(), 0b0001);
        assert_eq!((!low).bits(), 0b1_1100);
        assert!(low.meets(high) && !low.meets(!low));
        assert_eq!((!Set::<Many>::NONE, Set::<Many>::ALL.len()), (Set::ALL, 67));
    }

    #[test]
    fn every_member_is_drawn_about_equally_often() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let many: Set<Many> = [Many(0), Many(63), Many(64), Many(66)].into_iter().collect();
        let mut counts = [0_u32; 67];
        for _ in 0..40_000 {
            counts[many.draw(&mut rng).index()] += 1;
        }
        let drawn: Vec<usize> = (0..67).filter(|index| (9_500..10_500).contains(&counts[*index])).collect();
        assert_eq!(drawn, [0, 63, 64, 66]);
    }
}
