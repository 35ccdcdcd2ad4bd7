use std::fmt;
use std::str::FromStr;

use tetrapolis_game::Insight;
use thiserror::Error;

use crate::{Bot, Budget, Greedy, Random, Search};

/// The bots there are, by the name that people give.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Any legal action.
    Random,
    /// The best position after one step.
    Greedy,
    /// A tree search, with a budget for each move if one is named: `search`, `search:200`, `search:50ms`.
    Search(Option<Budget>),
    /// A level for people: sensible moves, many of them not the best.
    Novice,
    /// A level for people: a good player who does not think long.
    Club,
    /// A level for people: the strongest, within two seconds per move.
    Expert,
}

/// A name that no bot has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no bot '{0}'")]
pub struct UnknownKind(pub String);

/// The budget of a search that names none.
pub const DEFAULT_BUDGET: Budget = Budget::iterations(1000);

/// How a level for people searches.
#[derive(Clone, Copy, Debug)]
struct Level {
    budget: Budget,
    temperature: f32,
}

const NOVICE: Level = Level { budget: Budget::iterations(40).within(800), temperature: 1.0 };
const CLUB: Level = Level { budget: Budget::iterations(100).within(800), temperature: 0.5 };
const EXPERT: Level = Level { budget: Budget::iterations(20_000).within(1500), temperature: 0.0 };

impl Kind {
    /// All kinds, a search with its default budget.
    pub const ALL: &[Kind] = &[Kind::Random, Kind::Greedy, Kind::Search(None), Kind::Novice, Kind::Club, Kind::Expert];

    /// A bot of this kind.
    pub fn bot<G: Insight>(self) -> Box<dyn Bot<G>> {
        self.bot_within(|budget| budget)
    }

    /// A bot of this kind that makes at most this many iterations per move and ignores the clock, so that it makes the same
    /// moves on every machine.
    pub fn bot_without_clock<G: Insight>(self, most: u32) -> Box<dyn Bot<G>> {
        self.bot_within(|budget| budget.without_clock(most))
    }

    /// The same kind; a search that names no budget gets this one.
    #[must_use]
    pub fn with_budget(self, budget: Budget) -> Kind {
        match self {
            Kind::Search(None) => Kind::Search(Some(budget)),
            Kind::Random | Kind::Greedy | Kind::Search(Some(_)) | Kind::Novice | Kind::Club | Kind::Expert => self,
        }
    }

    fn bot_within<G: Insight>(self, limit: impl Fn(Budget) -> Budget) -> Box<dyn Bot<G>> {
        let level = |level: Level| Search::new(limit(level.budget)).with_temperature(level.temperature);
        match self {
            Kind::Random => Box::new(Random::new(0)),
            Kind::Greedy => Box::new(Greedy::new(0)),
            Kind::Search(budget) => Box::new(Search::new(limit(budget.unwrap_or(DEFAULT_BUDGET)))),
            Kind::Novice => Box::new(level(NOVICE)),
            Kind::Club => Box::new(level(CLUB)),
            Kind::Expert => Box::new(level(EXPERT)),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Random => f.write_str("random"),
            Kind::Greedy => f.write_str("greedy"),
            Kind::Search(None) => f.write_str("search"),
            Kind::Search(Some(budget)) => write!(f, "search:{budget}"),
            Kind::Novice => f.write_str("novice"),
            Kind::Club => f.write_str("club"),
            Kind::Expert => f.write_str("expert"),
        }
    }
}

impl FromStr for Kind {
    type Err = UnknownKind;

    fn from_str(text: &str) -> Result<Kind, UnknownKind> {
        let unknown = || UnknownKind(text.to_owned());
        if let Some(budget) = text.strip_prefix("search:") {
            return Ok(Kind::Search(Some(budget.parse().map_err(|_| unknown())?)));
        }
        Kind::ALL.iter().find(|kind| kind.to_string() == text).copied().ok_or_else(unknown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_is_written_as_it_is_read() {
        for text in ["random", "greedy", "search", "search:200", "search:50ms", "novice", "club", "expert"] {
            assert_eq!(text.parse::<Kind>().expect("a kind").to_string(), text);
        }
        for text in ["", "search:", "search:0", "search:fast", "genius", "greedy:3"] {
            assert_eq!(text.parse::<Kind>(), Err(UnknownKind(text.to_owned())));
        }
    }
}
