/// The 95 % quantile of the normal distribution, both tails.
const Z: f64 = 1.959_964;

/// The 95 % interval of a share: Wilson's, for `wins` of `games` independent games.
pub fn wilson(wins: f64, games: f64) -> (f64, f64) {
    if games <= 0.0 {
        return (0.0, 1.0);
    }
    let share = wins / games;
    let middle = (share + Z * Z / (2.0 * games)) / (1.0 + Z * Z / games);
    let half = Z / (1.0 + Z * Z / games) * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

/// The 95 % interval of the mean of independent shares.
pub fn of_mean(shares: &[f64]) -> (f64, f64) {
    let count = shares.len() as f64;
    if shares.len() < 2 {
        return (0.0, 1.0);
    }
    let mean = shares.iter().sum::<f64>() / count;
    let variance = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (count - 1.0);
    let half = Z * (variance / count).sqrt();
    ((mean - half).max(0.0), (mean + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_gives_the_published_figures() {
        let (low, high) = wilson(81.0, 263.0);
        assert!((low - 0.2553).abs() < 1e-4 && (high - 0.3662).abs() < 1e-4, "{low} {high}");
        let (low, high) = wilson(0.0, 20.0);
        assert!(low.abs() < 1e-9 && (high - 0.1611).abs() < 1e-4, "{low} {high}");
    }

    #[test]
    fn a_mean_is_as_sure_as_its_parts_are_alike() {
        assert_eq!(of_mean(&[0.5; 10]), (0.5, 0.5));
        let (low, high) = of_mean(&[0.0, 1.0, 0.0, 1.0]);
        assert!(low < 0.5 && high > 0.5);
        assert_eq!(of_mean(&[0.5]), (0.0, 1.0));
    }
}
