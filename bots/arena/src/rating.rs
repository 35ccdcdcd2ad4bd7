/// How often the estimate is improved.
const ROUNDS: usize = 10_000;
/// The estimate is good enough when nothing changes by more.
const ENOUGH: f64 = 1e-9;
/// Each pair is credited with this many extra drawn games, so that a player who has won every game is not rated
/// infinitely high.
const DRAWS: f64 = 1.0;

/// Bradley-Terry ratings on the Elo scale, 0 on average: a player rated 400 above another wins ten times as often as it
/// loses. `beaten[one][other]` says how often one was placed ahead of the other; a shared place counts as half.
pub fn ratings(beaten: &[Vec<f64>]) -> Vec<f64> {
    let count = beaten.len();
    let wins = |one: usize, other: usize| beaten[one][other] + DRAWS / 2.0;
    let mut strength = vec![1.0_f64; count];
    for _ in 0..ROUNDS {
        let mut next: Vec<f64> = (0..count)
            .map(|one| {
                let others = || (0..count).filter(|other| *other != one);
                let won: f64 = others().map(|other| wins(one, other)).sum();
                let faced: f64 = others()
                    .map(|other| (wins(one, other) + wins(other, one)) / (strength[one] + strength[other]))
                    .sum();
                if faced > 0.0 { won / faced } else { 1.0 }
            })
            .collect();
        let mean = next.iter().map(|one| one.ln()).sum::<f64>() / count as f64;
        for one in &mut next {
            *one /= mean.exp();
        }
        let change = next.iter().zip(&strength).map(|(new, old)| (new / old - 1.0).abs()).fold(0.0, f64::max);
        strength = next;
        if change < ENOUGH {
            break;
        }
    }
    strength.iter().map(|one| 400.0 * one.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_wins_to_one_are_four_hundred_points() {
        let many = 1e6;
        let found = ratings(&[vec![0.0, 10.0 * many], vec![many, 0.0]]);
        assert!((found[0] - found[1] - 400.0).abs() < 0.01, "{found:?}");
        assert!((found[0] + found[1]).abs() < 1e-6);
    }

    #[test]
    fn equals_are_rated_alike_and_a_clean_sweep_is_finite() {
        assert!(ratings(&[vec![0.0, 5.0], vec![5.0, 0.0]]).iter().all(|rating| rating.abs() < 1e-6));
        assert!(ratings(&[vec![0.0, 50.0], vec![0.0, 0.0]])[0].is_finite());
    }
}
