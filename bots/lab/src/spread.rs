use std::collections::BTreeMap;

use serde::Serialize;

/// How some numbers are spread.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// The standard deviation.
    pub deviation: f64,
    /// The least.
    pub least: i32,
    /// The lower quartile.
    pub lower: i32,
    /// The median.
    pub median: i32,
    /// The upper quartile.
    pub upper: i32,
    /// The greatest.
    pub most: i32,
    /// How often each number occurs.
    pub counts: BTreeMap<i32, u64>,
}

impl Spread {
    /// The spread of some numbers; nothing if there are none.
    pub fn of(numbers: impl IntoIterator<Item = i32>) -> Option<Spread> {
        let mut counts = BTreeMap::new();
        for number in numbers {
            *counts.entry(number).or_insert(0_u64) += 1;
        }
        let count: u64 = counts.values().sum();
        let (least, most) = (*counts.keys().next()?, *counts.keys().next_back()?);
        let mean = counts.iter().map(|(number, times)| f64::from(*number) * *times as f64).sum::<f64>() / count as f64;
        let squares = counts.iter().map(|(number, times)| (f64::from(*number) - mean).powi(2) * *times as f64);
        let quantile = |part: f64| {
            let mut seen = 0;
            let reached = |times: &u64| {
                seen += times;
                seen as f64 >= part * count as f64
            };
            counts
                .iter()
                .zip(counts.values().map(reached))
                .find(|(_, reached)| *reached)
                .map_or(most, |((number, _), _)| *number)
        };
        let [lower, median, upper] = [0.25, 0.5, 0.75].map(quantile);
        let deviation = (squares.sum::<f64>() / count as f64).sqrt();
        Some(Spread { mean, deviation, least, lower, median, upper, most, counts })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_the_numbers_are_not_above_the_median() {
        let spread = Spread::of([4, 1, 2, 3, 10]).expect("numbers");
        assert_eq!((spread.least, spread.lower, spread.median, spread.upper, spread.most), (1, 2, 3, 4, 10));
        assert!((spread.mean - 4.0).abs() < 1e-12 && (spread.deviation - 10.0_f64.sqrt()).abs() < 1e-12);
        assert_eq!(Spread::of([]), None);
    }
}
