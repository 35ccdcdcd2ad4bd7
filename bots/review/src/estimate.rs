/// The 95 % quantile of the normal distribution, both tails.
const Z: f64 = 1.959_964;

/// The mean of a sample, and how far from it the true one may reasonably be.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Half the width of its 95 % interval.
    pub margin: f64,
}

impl Estimate {
    /// What a sample says about the mean.
    ///
    /// # Panics
    /// If the sample is empty.
    pub fn of(sample: &[f64]) -> Estimate {
        assert!(!sample.is_empty(), "somebody has to be asked");
        let count = sample.len() as f64;
        let mean = sample.iter().sum::<f64>() / count;
        let squares: f64 = sample.iter().map(|value| (value - mean).powi(2)).sum();
        let margin = if sample.len() == 1 { f64::INFINITY } else { Z * (squares / (count - 1.0) / count).sqrt() };
        Estimate { mean, margin }
    }

    /// Where the interval begins.
    pub fn low(self) -> f64 {
        self.mean - self.margin
    }

    /// Whether it is above 0, even at the lower end of its interval.
    pub fn is_sure(self) -> bool {
        self.low() > 0.0
    }

    /// Whether it surely differs from 0, up or down.
    pub fn differs(self) -> bool {
        self.mean.abs() > self.margin
    }

    /// The same with the other sign.
    pub(crate) fn negated(self) -> Estimate {
        Estimate { mean: -self.mean, ..self }
    }

    /// The sum of independent estimates.
    pub(crate) fn sum(estimates: impl Iterator<Item = Estimate>) -> Estimate {
        let (mean, square) =
            estimates.fold((0.0, 0.0), |(mean, square), one| (mean + one.mean, square + one.margin.powi(2)));
        Estimate { mean, margin: f64::sqrt(square) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_is_as_wide_as_the_sample_is_scattered() {
        let estimate = Estimate::of(&[1.0, 2.0, 3.0, 4.0, 5.0]);
        assert!((estimate.mean - 3.0).abs() < 1e-12 && (estimate.margin - Z * 0.5_f64.sqrt()).abs() < 1e-12);
        assert!(estimate.is_sure());
        assert!(!Estimate::of(&[-1.0, 2.0]).is_sure());
        assert_eq!(Estimate::of(&[2.0, 2.0]), Estimate { mean: 2.0, margin: 0.0 });
        assert!(!Estimate::of(&[2.0]).is_sure(), "one of them says nothing");
    }

    #[test]
    fn independent_errors_add_up_as_squares() {
        let sum = Estimate::sum([(1.0, 3.0), (2.0, 4.0)].map(|(mean, margin)| Estimate { mean, margin }).into_iter());
        assert!((sum.mean - 3.0).abs() < 1e-12 && (sum.margin - 5.0).abs() < 1e-12);
    }
}
