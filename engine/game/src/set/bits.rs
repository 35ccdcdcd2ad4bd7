use std::fmt::Debug;
use std::hash::Hash;

use crate::{Rng, below};

/// The bits of a [`Set`](crate::Set): an unsigned number, or several of them in a row.
pub trait Bits: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// No bit.
    const NONE: Self;

    /// Sets a bit.
    fn insert(&mut self, index: usize);
    /// Clears a bit.
    fn remove(&mut self, index: usize);
    /// Whether a bit is set.
    fn contains(&self, index: usize) -> bool;
    /// The bits that both have.
    #[must_use]
    fn and(self, other: Self) -> Self;
    /// The bits that either has.
    #[must_use]
    fn or(self, other: Self) -> Self;
    /// The bits that are not set.
    #[must_use]
    fn not(self) -> Self;
    /// How many bits are set.
    fn count(self) -> u32;
    /// The lowest bit that is set.
    fn first(self) -> Option<usize>;
    /// These bits without the lowest that is set; there must be one.
    #[must_use]
    fn without_first(self) -> Self;
    /// One of the bits that are set, each equally likely; there must be one.
    fn draw<R: Rng + ?Sized>(self, rng: &mut R) -> usize;
}

macro_rules! bits_of_a_number {
    ($($number:ty)*) => {$(
        impl Bits for $number {
            const NONE: $number = 0;

            #[inline]
            fn insert(&mut self, index: usize) {
                *self |= 1 << index;
            }

            #[inline]
            fn remove(&mut self, index: usize) {
                *self &= !(1 << index);
            }

            #[inline]
            fn contains(&self, index: usize) -> bool {
                self >> index & 1 == 1
            }

            #[inline]
            fn and(self, other: $number) -> $number {
                self & other
            }

            #[inline]
            fn or(self, other: $number) -> $number {
                self | other
            }

            #[inline]
            fn not(self) -> $number {
                !self
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn first(self) -> Option<usize> {
                (self != 0).then_some(self.trailing_zeros() as usize)
            }

            #[inline]
            fn without_first(self) -> $number {
                self & (self - 1)
            }

            #[inline]
            fn draw<R: Rng + ?Sized>(self, rng: &mut R) -> usize {
                let running = running_counts(self.into());
                nth_bit(self.into(), running, below(rng, (running >> 56) as u32))
            }
        }
    )*};
}

bits_of_a_number! { u8 u16 u32 u64 }

impl<const N: usize> Bits for [u64; N] {
    const NONE: [u64; N] = [0; N];

    #[inline]
    fn insert(&mut self, index: usize) {
        self[index / 64] |= 1 << (index % 64);
    }

    #[inline]
    fn remove(&mut self, index: usize) {
        self[index / 64] &= !(1 << (index % 64));
    }

    #[inline]
    fn contains(&self, index: usize) -> bool {
        self[index / 64] >> (index % 64) & 1 == 1
    }

    #[inline]
    fn and(self, other: [u64; N]) -> [u64; N] {
        std::array::from_fn(|word| self[word] & other[word])
    }

    #[inline]
    fn or(self, other: [u64; N]) -> [u64; N] {
        std::array::from_fn(|word| self[word] | other[word])
    }

    #[inline]
    fn not(self) -> [u64; N] {
        self.map(|word| !word)
    }

    #[inline]
    fn count(self) -> u32 {
        self.iter().map(|word| word.count_ones()).sum()
    }

    #[inline]
    fn first(self) -> Option<usize> {
        let word = self.iter().position(|word| *word != 0)?;
        Some(word * 64 + self[word].trailing_zeros() as usize)
    }

    #[inline]
    fn without_first(mut self) -> [u64; N] {
        let word = self.iter_mut().find(|word| **word != 0).expect("a bit is set");
        *word &= *word - 1;
        self
    }

    #[inline]
    fn draw<R: Rng + ?Sized>(self, rng: &mut R) -> usize {
        let running = self.map(running_counts);
        let mut n = below(rng, running.iter().map(|counts| (counts >> 56) as u32).sum());
        for (word, counts) in running.into_iter().enumerate() {
            let here = (counts >> 56) as u32;
            if n < here {
                return word * 64 + nth_bit(self[word], counts, n);
            }
            n -= here;
        }
        unreachable!("a number below the count of the bits")
    }
}

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = 0x8080_8080_8080_8080;

/// For each byte, how many bits are set in it and in the bytes below it.
#[inline]
const fn running_counts(bits: u64) -> u64 {
    let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
    bytes.wrapping_mul(ONES)
}

/// The place of the `n`th set bit, counted from 0; there must be that many.
#[inline]
const fn nth_bit(bits: u64, running: u64, n: u32) -> usize {
    // Each byte in which the running count is at most n leaves its high bit set.
    let passed = ((n as u64).wrapping_mul(ONES) | HIGH).wrapping_sub(running) & HIGH;
    let first = ((passed >> 7).wrapping_mul(ONES) >> 56) as u32 * 8;
    let mut left = n - ((running << 8 >> first) & 0xFF) as u32;
    let mut byte = bits >> first & 0xFF;
    while left > 0 {
        byte &= byte - 1;
        left -= 1;
    }
    (first + byte.trailing_zeros()) as usize
}

#[cfg(test)]
mod tests {
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    #[test]
    fn bits_are_found_by_bytes_as_one_by_one() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        for _ in 0..2_000 {
            let bits = rng.next_u64() & rng.next_u64() | 1;
            let one_by_one: Vec<usize> = (0..64).filter(|place| bits >> place & 1 == 1).collect();
            let running = running_counts(bits);
            let by_bytes: Vec<usize> = (0..bits.count_ones()).map(|n| nth_bit(bits, running, n)).collect();
            assert_eq!(((running >> 56) as usize, by_bytes), (one_by_one.len(), one_by_one));
        }
    }
}
