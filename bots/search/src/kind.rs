use std::fmt;
use std::str::FromStr;

use tetrapolis_game::Insight;
use thiserror::Error;

use crate::{Bot, Budget, Greedy, Random, Search};

/// The kinds of bots, by the names that people use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BotKind {
    /// Any legal action.
    Random,
    /// The best position after one step.
    Greedy,
    /// A tree search, with a budget for each move if one is named: `search`, `search:200`, `search:50ms`.
    Search(Option<Budget>),
    /// The same search without learned networks, for comparisons: `rollout`, `rollout:200`, `rollout:50ms`.
    Rollout(Option<Budget>),
    /// A level for people: sensible moves, many of them not the best.
    Novice,
    /// A level for people: a good player who does not think long.
    Club,
    /// A level for people: very strong, within a second per move.
    Expert,
    /// A level for people: as strong as a few seconds and several processors allow.
    Master,
}

/// A name that no bot has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no bot '{0}'")]
pub struct UnknownBot(pub String);

/// The budget of a search whose name has none.
pub const DEFAULT_BUDGET: Budget = Budget::iterations(1000);

/// How a level for people searches.
#[derive(Clone, Copy, Debug)]
struct Level {
    budget: Budget,
    temperature: f32,
    threads: usize,
}

const NOVICE: Level = Level { budget: Budget::iterations(25).within(800), temperature: 1.0, threads: 1 };
const CLUB: Level = Level { budget: Budget::iterations(100).within(800), temperature: 0.65, threads: 1 };
const EXPERT: Level = Level { budget: Budget::iterations(20_000).within(1000), temperature: 0.0, threads: 1 };
const MASTER: Level = Level { budget: Budget::iterations(1_000_000).within(5000), temperature: 0.0, threads: 4 };

impl BotKind {
    /// The kinds that are offered at every table, a search with its default budget.
    pub const ALL: &[BotKind] =
        &[BotKind::Random, BotKind::Greedy, BotKind::Search(None), BotKind::Novice, BotKind::Club, BotKind::Expert];

    /// Kinds that use too much of a machine to be shared, or exist for comparisons.
    pub const MORE: &[BotKind] = &[BotKind::Master, BotKind::Rollout(None)];

    /// A bot of this kind.
    pub fn bot<G: Insight>(self) -> Box<dyn Bot<G>> {
        self.bot_within(|budget| budget)
    }

    /// A bot of this kind that makes at most this many iterations per move and ignores the clock, so that it makes the
    /// same moves on every machine.
    pub fn bot_without_clock<G: Insight>(self, most: u32) -> Box<dyn Bot<G>> {
        self.bot_within(|budget| budget.without_clock(most))
    }

    /// The same kind; a search without a budget gets this one.
    #[must_use]
    pub fn with_budget(self, budget: Budget) -> BotKind {
        match self {
            BotKind::Search(None) => BotKind::Search(Some(budget)),
            BotKind::Rollout(None) => BotKind::Rollout(Some(budget)),
            BotKind::Random
            | BotKind::Greedy
            | BotKind::Search(Some(_))
            | BotKind::Rollout(Some(_))
            | BotKind::Novice
            | BotKind::Club
            | BotKind::Expert
            | BotKind::Master => self,
        }
    }

    fn bot_within<G: Insight>(self, limit: impl Fn(Budget) -> Budget) -> Box<dyn Bot<G>> {
        let level = |level: Level| {
            Search::new(limit(level.budget)).with_temperature(level.temperature).on_threads(level.threads)
        };
        match self {
            BotKind::Random => Box::new(Random::new(0)),
            BotKind::Greedy => Box::new(Greedy::new(0)),
            BotKind::Search(budget) => Box::new(Search::new(limit(budget.unwrap_or(DEFAULT_BUDGET)))),
            BotKind::Rollout(budget) => Box::new(Search::new(limit(budget.unwrap_or(DEFAULT_BUDGET))).with_rollouts()),
            BotKind::Novice => Box::new(level(NOVICE)),
            BotKind::Club => Box::new(level(CLUB)),
            BotKind::Expert => Box::new(level(EXPERT)),
            BotKind::Master => Box::new(level(MASTER)),
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotKind::Random => f.write_str("random"),
            BotKind::Greedy => f.write_str("greedy"),
            BotKind::Search(None) => f.write_str("search"),
            BotKind::Search(Some(budget)) => write!(f, "search:{budget}"),
            BotKind::Rollout(None) => f.write_str("rollout"),
            BotKind::Rollout(Some(budget)) => write!(f, "rollout:{budget}"),
            BotKind::Novice => f.write_str("novice"),
            BotKind::Club => f.write_str("club"),
            BotKind::Expert => f.write_str("expert"),
            BotKind::Master => f.write_str("master"),
        }
    }
}

impl FromStr for BotKind {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<BotKind, UnknownBot> {
        let unknown = || UnknownBot(text.to_owned());
        if let Some(budget) = text.strip_prefix("search:") {
            return Ok(BotKind::Search(Some(budget.parse().map_err(|_| unknown())?)));
        }
        if let Some(budget) = text.strip_prefix("rollout:") {
            return Ok(BotKind::Rollout(Some(budget.parse().map_err(|_| unknown())?)));
        }
        BotKind::ALL.iter().chain(BotKind::MORE).find(|kind| kind.to_string() == text).copied().ok_or_else(unknown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_is_written_as_it_is_read() {
        for text in [
            "random",
            "greedy",
            "search",
            "search:200",
            "search:50ms",
            "rollout",
            "rollout:10ms",
            "novice",
            "club",
            "expert",
            "master",
        ] {
            assert_eq!(text.parse::<BotKind>().expect("a kind").to_string(), text);
        }
        for text in ["", "search:", "search:0", "search:fast", "rollout:0", "genius", "greedy:3"] {
            assert_eq!(text.parse::<BotKind>(), Err(UnknownBot(text.to_owned())));
        }
    }
}
