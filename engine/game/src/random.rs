pub use rand_core::Rng;

/// A number from 0 to `limit - 1`, each equally likely.
///
/// # Panics
/// If `limit` is 0.
#[inline]
pub fn below<R: Rng + ?Sized>(rng: &mut R, limit: u32) -> u32 {
    assert!(limit > 0, "nothing to choose from");
    let mut product = u64::from(rng.next_u32()) * u64::from(limit);
    // Lemire's method: the low half tells whether this draw belongs to the few that would favour some numbers.
    if (product as u32) < limit {
        let threshold = limit.wrapping_neg() % limit;
        while (product as u32) < threshold {
            product = u64::from(rng.next_u32()) * u64::from(limit);
        }
    }
    (product >> 32) as u32
}

#[cfg(test)]
mod tests {
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    #[test]
    fn every_number_below_the_limit_comes_up_about_equally_often() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut counts = [0_u32; 6];
        for _ in 0..60_000 {
            counts[below(&mut rng, 6) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_500..10_500).contains(count)), "{counts:?}");
    }
}
