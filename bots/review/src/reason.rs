use tetrapolis_game::{Message, Outcome, Rule, Seat, Sight, Standing, Study};

use crate::effort::Effort;
use crate::estimate::Estimate;
use crate::playout::Playout;
use crate::shares::Shares;
use crate::worlds::Worlds;

/// Why one action is better than another: how the score sheets at the end can be expected to differ.
#[derive(Clone, Debug, PartialEq)]
pub struct Reason {
    /// The party that acts.
    pub party: usize,
    /// The parts of each party's sheet; only those that differ. Gains come before losses, and the larger before the smaller.
    pub sheets: Vec<Vec<Part>>,
    /// How the scores of all parties differ, in their order.
    pub scores: Vec<Estimate>,
    /// How much further the party is ahead of the best of the others.
    pub lead: Estimate,
    /// How much more often it wins.
    pub wins: Estimate,
    /// How many rounds longer the game is.
    pub rounds: Estimate,
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

impl Part {
    /// How much it differs, up or down.
    pub fn weight(&self) -> f64 {
        self.points.mean.abs()
    }

    fn rank(&self) -> (bool, f64) {
        (self.points.mean < 0.0, -self.weight())
    }
}

impl Reason {
    /// The parts of the own sheet that surely differ, up or down.
    pub fn main_parts(&self) -> Vec<&Part> {
        surely(&self.sheets[self.party])
    }

    /// Who surely loses more points than the own party gains, and in which parts of the sheet; of several, who loses the most.
    pub fn main_loser(&self) -> Option<(usize, Vec<&Part>)> {
        let own = self.scores[self.party].mean;
        let others = self.scores.iter().enumerate().filter(|(party, _)| *party != self.party);
        let (loser, lost) = others.min_by(|(_, one), (_, other)| one.mean.total_cmp(&other.mean))?;
        if !lost.negated().is_sure() || -lost.mean <= own {
            return None;
        }
        let parts: Vec<&Part> = surely(&self.sheets[loser]).into_iter().filter(|part| part.points.mean < 0.0).collect();
        (!parts.is_empty()).then_some((loser, parts))
    }

    /// Whether the games that were played to their end speak for the better action. The judge looks only a few moves
    /// ahead, so what they do not confirm is not called a mistake.
    pub fn confirms(&self) -> bool {
        self.lead.mean > 0.0 || self.wins.mean > 0.0
    }
}

/// The parts that surely differ.
fn surely(parts: &[Part]) -> Vec<&Part> {
    parts.iter().filter(|part| part.points.differs()).collect()
}

/// The parts of one sheet, with the differences in each game.
#[derive(Default)]
struct Sheet(Vec<(Rule, Message, Vec<f64>)>);

impl Sheet {
    /// Adds what a line says in one of some games.
    fn add(&mut self, rule: Rule, what: Message, points: f64, game: usize, games: usize) {
        let known = self.0.iter().position(|(known, part, _)| *known == rule && *part == what);
        let place = known.unwrap_or_else(|| {
            self.0.push((rule, what, vec![0.0; games]));
            self.0.len() - 1
        });
        self.0[place].2[game] += points;
    }

    fn parts(self) -> Vec<Part> {
        let part = |(rule, what, points): (Rule, Message, Vec<f64>)| Part { rule, what, points: Estimate::of(&points) };
        let mut parts: Vec<Part> = self.0.into_iter().map(part).collect();
        parts.retain(|part| part.points != Estimate::default());
        parts.sort_by(|one, other| one.rank().partial_cmp(&other.rank()).expect("numbers"));
        parts
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
    let parties = usize::from(game.parties());
    let mut sheets: Vec<Sheet> = (0..parties).map(|_| Sheet::default()).collect();
    let mut scores = vec![vec![0.0; count]; parties];
    let [mut leads, mut wins, mut rounds] = [(); 3].map(|()| vec![0.0; count]);
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
            rounds[number] += sign * f64::from(game.rounds(&end).unwrap_or_default());
            for (party, sheet) in sheets.iter_mut().enumerate() {
                for line in game.sheet(&end, party) {
                    sheet.add(line.rule, game.category(&line), sign * f64::from(line.points), number, count);
                }
            }
        }
    }
    Reason {
        party: seat.index(),
        sheets: sheets.into_iter().map(Sheet::parts).collect(),
        scores: scores.iter().map(|scores| Estimate::of(scores)).collect(),
        lead: Estimate::of(&leads),
        wins: Estimate::of(&wins),
        rounds: Estimate::of(&rounds),
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

    fn estimate(mean: f64) -> Estimate {
        Estimate { mean, margin: 1.0 }
    }

    fn part(mean: f64) -> Part {
        Part { rule: Rule("PC-6.1"), what: Message::new("lab-points"), points: estimate(mean) }
    }

    /// Why the second of some parties gains these points in the parts of its sheet; the others have one part each.
    fn why(own: &[f64], others: [f64; 2]) -> Reason {
        let sheets = vec![vec![part(others[0])], own.iter().map(|mean| part(*mean)).collect(), vec![part(others[1])]];
        let scores = [others[0], own.iter().sum(), others[1]].map(estimate).to_vec();
        let nothing = Estimate::default();
        Reason { party: 1, sheets, scores, lead: nothing, wins: nothing, rounds: nothing }
    }

    #[test]
    fn what_brings_neither_wins_nor_a_lead_is_not_confirmed() {
        let reason = |lead, wins| Reason { lead: estimate(lead), wins: estimate(wins), ..why(&[], [0.0, 0.0]) };
        assert!(reason(0.5, -0.1).confirms() && reason(-0.5, 0.1).confirms());
        assert!(!reason(-0.5, -0.1).confirms() && !reason(0.0, 0.0).confirms());
    }

    #[test]
    fn only_parts_that_surely_differ_are_reasons() {
        assert_eq!(why(&[2.0, -1.5, 0.5], [0.0, 0.0]).main_parts(), [&part(2.0), &part(-1.5)]);
    }

    #[test]
    fn whoever_loses_more_than_the_own_party_gains_is_a_reason_too() {
        assert_eq!(why(&[0.5], [-2.0, -3.0]).main_loser(), Some((2, vec![&part(-3.0)])));
        assert_eq!(why(&[-5.0], [-2.0, 1.0]).main_loser(), Some((0, vec![&part(-2.0)])));
        assert_eq!(why(&[4.0], [-2.0, -3.0]).main_loser(), None, "the own gain says enough");
        assert_eq!(why(&[-5.0], [-0.5, 1.0]).main_loser(), None, "too close to call");
    }
}
