use tetrapolis_game::{Message, Outcome, Rule, Seat, Sight, Standing, Study};

use crate::effort::Effort;
use crate::estimate::Estimate;
use crate::playout::Playout;
use crate::shares::Shares;
use crate::worlds::Worlds;

/// Why one action is better than another: how the score sheets at the end can be expected to differ.
#[derive(Clone, Debug, PartialEq)]
pub struct Reason {
    /// The parts of the seat's own sheet, the largest difference first; only those that differ.
    pub parts: Vec<Part>,
    /// How the scores of all parties differ, in their order.
    pub scores: Vec<Estimate>,
    /// How much further the seat is ahead of the best of the others.
    pub lead: Estimate,
    /// How much more often the seat wins.
    pub wins: Estimate,
}

/// By how much two sheets differ in one part.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// The rule by which it counts.
    pub rule: Rule,
    /// The part of the sheet.
    pub what: Message,
    /// The difference in points.
    pub points: Estimate,
}

impl Reason {
    /// The parts that surely differ, up or down.
    pub fn main_parts(&self) -> Vec<&Part> {
        self.parts.iter().filter(|part| part.points.mean.abs() > part.points.margin).collect()
    }

    /// Whether the games that were played to their end speak for the better action. The judge looks only a few moves
    /// ahead, so what they do not confirm is not called a mistake.
    pub fn confirms(&self) -> bool {
        self.lead.mean > 0.0 || self.wins.mean > 0.0
    }
}

/// Compares what can be expected of two actions of the seat that looks. It plays games to their end in worlds that the
/// seat cannot tell apart, with the same luck for both. `go_on` is called before each of them.
pub fn reason<G: Study>(
    sight: &Sight<'_, G>,
    better: G::Action,
    other: G::Action,
    effort: &Effort,
    seed: u64,
    go_on: &dyn Fn(),
) -> Reason {
    let (game, seat) = (sight.game(), sight.seat());
    let worlds = Worlds::known(sight, seed);
    let mut playout = Playout::new(game);
    let count = effort.ends as usize;
    let mut parts: Vec<(Rule, Message, Vec<f64>)> = Vec::new();
    let mut scores = vec![vec![0.0; count]; usize::from(game.parties())];
    let (mut leads, mut wins) = (vec![0.0; count], vec![0.0; count]);
    for number in 0..count {
        go_on();
        let (state, fortune) = worlds.nth(number as u32);
        for (action, sign) in [(better, 1.0), (other, -1.0)] {
            let mut end = state.clone();
            game.play_unchecked(&mut end, seat, action);
            playout.run(&mut end, fortune.clone(), u32::MAX);
            let outcome = game.outcome(&end);
            for (standing, scores) in outcome.standings().iter().zip(&mut scores) {
                scores[number] += sign * f64::from(standing.score);
            }
            leads[number] += sign * lead(&outcome, seat);
            wins[number] += sign * Shares::at_end(game, &end)[seat.index()];
            for line in game.sheet(&end, seat.index()) {
                let what = game.category(&line);
                let known = parts.iter().position(|(rule, known, _)| *rule == line.rule && *known == what);
                let place = known.unwrap_or_else(|| {
                    parts.push((line.rule, what, vec![0.0; count]));
                    parts.len() - 1
                });
                parts[place].2[number] += sign * f64::from(line.points);
            }
        }
    }
    let parts = parts.into_iter().map(|(rule, what, points)| Part { rule, what, points: Estimate::of(&points) });
    let mut parts: Vec<Part> = parts.filter(|part| part.points != Estimate::default()).collect();
    parts.sort_by(|one, other| other.points.mean.abs().total_cmp(&one.points.mean.abs()));
    Reason {
        parts,
        scores: scores.iter().map(|scores| Estimate::of(scores)).collect(),
        lead: Estimate::of(&leads),
        wins: Estimate::of(&wins),
    }
}

/// How far a seat is ahead of the best of the others.
fn lead(outcome: &Outcome, seat: Seat) -> f64 {
    let score = |(_, standing): (usize, &Standing)| f64::from(standing.score);
    let (own, others): (Vec<_>, Vec<_>) = outcome.standings().iter().enumerate().partition(|(n, _)| *n == seat.index());
    let best = others.into_iter().map(score).reduce(f64::max).unwrap_or_default();
    own.into_iter().map(score).sum::<f64>() - best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_is_over_the_best_of_the_others() {
        let outcome = Outcome::rank(&[10, 7, 12], |_| 0);
        let leads = [0, 1, 2].map(|seat| lead(&outcome, Seat(seat)));
        assert!(leads.iter().zip([-2.0, -5.0, 2.0]).all(|(lead, wanted)| (lead - wanted).abs() < 1e-12), "{leads:?}");
        assert!((lead(&Outcome::rank(&[10], |_| 0), Seat(0)) - 10.0).abs() < 1e-12, "nobody else is there");
    }

    #[test]
    fn what_brings_neither_wins_nor_a_lead_is_not_confirmed() {
        let estimate = |mean| Estimate { mean, margin: 1.0 };
        let reason =
            |lead, wins| Reason { parts: Vec::new(), scores: Vec::new(), lead: estimate(lead), wins: estimate(wins) };
        assert!(reason(0.5, -0.1).confirms() && reason(-0.5, 0.1).confirms());
        assert!(!reason(-0.5, -0.1).confirms() && !reason(0.0, 0.0).confirms());
    }

    #[test]
    fn only_parts_that_surely_differ_are_reasons() {
        let part = |mean| Part {
            rule: Rule("PC-6.1"),
            what: Message::new("lab-points"),
            points: Estimate { mean, margin: 1.0 },
        };
        let nothing = Estimate::default();
        let parts = [2.0, -1.5, 0.5].map(part).to_vec();
        let reason = Reason { parts, scores: Vec::new(), lead: nothing, wins: nothing };
        assert_eq!(reason.main_parts(), [&part(2.0), &part(-1.5)]);
    }
}
