use crate::interval::of_mean;

/// What one player achieved in some games, and how lucky it was in them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Lucky {
    /// The share of wins.
    pub wins: f64,
    /// The luck, 0 on average.
    pub luck: f64,
}

/// A share of wins without luck.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Adjusted {
    /// The share.
    pub share: f64,
    /// Where its 95 % interval begins.
    pub low: f64,
    /// Where its 95 % interval ends.
    pub high: f64,
    /// How many times as many games it would take to know the share this exactly without removing luck.
    pub saves: f64,
}

/// Takes the luck out of the results, which are grouped by deal and then by player.
///
/// Luck is 0 on average, so the expected share stays the same whatever part of it is subtracted. The part that leaves
/// the least variance is fitted to one half of the deals and used for the other, so no result influences its own
/// correction.
pub fn adjust(deals: &[Vec<Lucky>]) -> Vec<Adjusted> {
    let halves = [1, 0].map(|half| part(deals.iter().skip(half).step_by(2)));
    let players = deals.first().map_or(0, Vec::len);
    let adjusted = |n: usize, lucky: Lucky| lucky.wins - halves[n % 2] * lucky.luck;
    let shares: Vec<[Vec<f64>; 2]> = (0..players)
        .map(|player| {
            let plain = deals.iter().map(|deal| deal[player].wins).collect();
            [plain, deals.iter().enumerate().map(|(n, deal)| adjusted(n, deal[player])).collect()]
        })
        .collect();
    let scatter = |which: usize| shares.iter().map(|shares| scatter(&shares[which])).sum::<f64>();
    let saves = if scatter(1) > 0.0 { scatter(0) / scatter(1) } else { 1.0 };
    let adjusted = shares.iter().map(|[_, adjusted]| {
        let (low, high) = of_mean(adjusted);
        Adjusted { share: mean(adjusted), low, high, saves }
    });
    adjusted.collect()
}

/// The part of the luck that explains most of the players' results.
fn part<'a>(deals: impl Iterator<Item = &'a Vec<Lucky>> + Clone) -> f64 {
    let count = deals.clone().count() as f64;
    let mean = |player: usize| deals.clone().map(|deal| deal[player].wins).sum::<f64>() / count;
    let players = deals.clone().next().map_or(0, Vec::len);
    let means: Vec<f64> = (0..players).map(mean).collect();
    let all = deals.flat_map(|deal| deal.iter().zip(&means));
    let (both, luck) = all.fold((0.0, 0.0), |(both, luck), (lucky, mean)| {
        (both + (lucky.wins - mean) * lucky.luck, luck + lucky.luck * lucky.luck)
    });
    if luck > 0.0 { both / luck } else { 0.0 }
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

fn scatter(values: &[f64]) -> f64 {
    let mean = mean(values);
    values.iter().map(|value| (value - mean).powi(2)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Deals in which the first player wins by luck alone, as far as the judge of luck knows.
    fn deals(judged: impl Fn(usize) -> f64) -> Vec<Vec<Lucky>> {
        let wins = |n: usize| f64::from(u8::from((n / 2).is_multiple_of(2)));
        let deal = |n| [1.0, -1.0].map(|sign| Lucky { wins: 0.5 + sign * (wins(n) - 0.5), luck: sign * judged(n) });
        (0..400).map(|n| deal(n).to_vec()).collect()
    }

    #[test]
    fn a_good_judge_of_luck_leaves_nothing_to_it() {
        for scale in [0.1, 1.0, -3.0] {
            let sign = |n: usize| if (n / 2).is_multiple_of(2) { 1.0 } else { -1.0 };
            let adjusted = adjust(&deals(|n| scale * sign(n)));
            assert!(
                adjusted.iter().all(|one| (one.share - 0.5).abs() < 1e-9 && one.high - one.low < 1e-9),
                "{adjusted:?}"
            );
        }
    }

    #[test]
    fn a_bad_judge_of_luck_does_no_harm() {
        let noise = |n: usize| if (n / 4).is_multiple_of(2) { 1.0 } else { -1.0 };
        for judged in [noise, |_| 0.0] {
            let adjusted = adjust(&deals(judged));
            assert!(adjusted.iter().all(|one| (one.share - 0.5).abs() < 1e-9 && (one.saves - 1.0).abs() < 1e-9));
        }
    }
}
