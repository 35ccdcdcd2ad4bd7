use serde::{Deserialize, Serialize};

use crate::{Message, Rule};

/// The most parties that a game ranks: five seats, or one seat and a virtual rival.
pub const MAX_PARTIES: usize = 5;

/// How one party stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Standing {
    /// The points.
    pub score: i32,
    /// 1 for the winner; those who share a place have the same number, and the next places are left out.
    pub place: u8,
}

/// How all parties stand, in the order of the seats; a virtual rival comes after the seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    standings: [Standing; MAX_PARTIES],
    parties: u8,
}

impl Outcome {
    /// Ranks parties by score; those with equal scores by `tie_break`, more is better. What it compares must also be listed
    /// in [`Scoring::tie_breaks`](crate::Scoring::tie_breaks).
    pub fn rank<K: Ord>(scores: &[i32], tie_break: impl Fn(usize) -> K) -> Outcome {
        let mut standings = [Standing::default(); MAX_PARTIES];
        for (party, score) in scores.iter().enumerate() {
            let beats = |other: &usize| (scores[*other], tie_break(*other)) > (*score, tie_break(party));
            let better = (0..scores.len()).filter(beats).count();
            standings[party] = Standing { score: *score, place: better as u8 + 1 };
        }
        Outcome { standings, parties: scores.len() as u8 }
    }

    /// The standing of every party.
    pub fn standings(&self) -> &[Standing] {
        &self.standings[..usize::from(self.parties)]
    }

    /// How many parties share the first place.
    pub fn winners(&self) -> usize {
        self.standings().iter().filter(|standing| standing.place == 1).count()
    }
}

/// One line of a score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScoreLine {
    /// The rule by which it counts.
    pub rule: Rule,
    /// What counts.
    pub what: Message,
    /// The points.
    pub points: i32,
    /// The things on the board that count.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub counts: Vec<String>,
}

/// One of the comparisons that decide between parties with equal scores, and how a party does in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TieBreak {
    /// The rule by which it decides.
    pub rule: Rule,
    /// What the party has, such as `unspent resource cards: 4`.
    pub what: Message,
    /// The same as a number; more is better.
    #[serde(skip)]
    pub value: i32,
}

/// Two parties with equal scores that follow each other, and what decided between them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Tie {
    /// The two; the first is ahead, or shares the place of the second.
    pub parties: [usize; 2],
    /// The first comparison in which they differ, once for each of the two; nothing if they share the place.
    pub decided: Option<[TieBreak; 2]>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shared_place_leaves_out_the_next() {
        let outcome = Outcome::rank(&[5, 9, 9, 7], |_| 0);
        let places: Vec<u8> = outcome.standings().iter().map(|standing| standing.place).collect();
        assert_eq!(places, [4, 1, 1, 3]);
        assert_eq!(outcome.winners(), 2);
    }

    #[test]
    fn the_tie_break_decides_between_equals_only() {
        let outcome = Outcome::rank(&[5, 9, 9], |party| [9, 1, 2][party]);
        let places: Vec<u8> = outcome.standings().iter().map(|standing| standing.place).collect();
        assert_eq!(places, [3, 2, 1]);
    }
}
