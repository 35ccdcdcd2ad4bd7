//! Questions that are asked whatever a seat holds, and standing answers.

use serde::{Deserialize, Serialize};
use tetrapolis_game::Seat;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{ClockRule, NewTable, Time};

/// A question to every seat that could have an answer as far as the others know. Nobody learns who has one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Asked {
    /// The action of declining, which is the answer of everybody who gives none.
    pub decline: String,
    /// What it is about: things of topics.
    pub about: Vec<String>,
    /// When the server closes it, whether or not everybody has answered. Without this, everybody answers in person.
    pub closes: Option<Time>,
    /// Those who have asked for more time.
    #[ts(type = "number[]")]
    pub more: Vec<Seat>,
    /// What the viewer has answered; it can be changed until the question closes. Nobody else is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub answer: Option<String>,
    /// Whether the viewer's standing answer declines it. Nobody else is told.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub covered: bool,
}

/// A standing answer: questions are declined for the player, except those about certain things.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct StandingAnswer {
    /// The things about which the player wants to be asked.
    pub except: Vec<String>,
    /// Whether it ends with the present part of the game.
    pub part: bool,
}

impl StandingAnswer {
    /// At most this many exceptions.
    pub const MOST: usize = 32;
}

impl NewTable {
    /// How many seconds a secret question stays open unless the host chooses.
    pub const ANSWERS: u16 = 8;
    /// The longest time that can be chosen.
    pub const LONGEST_ANSWERS: u16 = 120;

    /// How many seconds a secret question stays open; none where everybody answers in person. Where turns take days
    /// nobody could be there in time, and a device that is passed around needs its time.
    pub fn seconds_to_answer(&self) -> Option<u16> {
        if self.one_device || matches!(self.clock, ClockRule::Days(_)) {
            return None;
        }
        let seconds = self.answers.unwrap_or(NewTable::ANSWERS).min(NewTable::LONGEST_ANSWERS);
        (seconds > 0).then_some(seconds)
    }
}
