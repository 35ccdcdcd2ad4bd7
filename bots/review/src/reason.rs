use tetrapolis_game::{Message, Rule, Sight, Study};

use crate::effort::Effort;
use crate::estimate::Estimate;
use crate::playout::Playout;
use crate::worlds::Worlds;

/// Why one action is better than another: how the score sheets at the end can be expected to differ.
#[derive(Clone, Debug, PartialEq)]
pub struct Reason {
    /// The parts of the seat's own sheet, the largest difference first; only those that differ.
    pub parts: Vec<Part>,
    /// How the scores of all parties differ, in their order.
    pub scores: Vec<Estimate>,
}

/// By how much two sheets differ in one part.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// The rule by which it counts.
    pub rule: Rule,
    /// The part of the sheet.
    pub what: Message,
    /// The points more.
    pub points: Estimate,
}

impl Reason {
    /// The parts that surely differ, up or down; if there are none, the largest.
    pub fn main_parts(&self) -> Vec<&Part> {
        let sure: Vec<&Part> = self.parts.iter().filter(|part| part.points.mean.abs() > part.points.margin).collect();
        if sure.is_empty() { self.parts.iter().take(1).collect() } else { sure }
    }
}

/// Compares what can be expected of two actions of the seat that looks, by playing games to their end in worlds that it cannot
/// tell apart, with the same luck for both. `go_on` is called before each of them.
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
    for number in 0..count {
        go_on();
        let (state, fortune) = worlds.nth(number as u32);
        for (action, sign) in [(better, 1.0), (other, -1.0)] {
            let mut end = state.clone();
            game.play_unchecked(&mut end, seat, action);
            playout.run(&mut end, fortune.clone(), u32::MAX);
            for (standing, scores) in game.outcome(&end).standings().iter().zip(&mut scores) {
                scores[number] += sign * f64::from(standing.score);
            }
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
    Reason { parts, scores: scores.iter().map(|scores| Estimate::of(scores)).collect() }
}
