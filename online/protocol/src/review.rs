//! Reviews of finished games.
#![allow(dead_code, reason = "the shapes are read by the macro alone")]

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tetrapolis_game::Seat;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::typescript::MessageShape;
use crate::{TableId, Time, Version};

/// The answer to somebody who asks for a review.
#[derive(Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Reviewed {
    /// The game is being judged; ask again.
    Working {
        /// How many steps have been judged.
        done: u32,
        /// How many there are.
        of: u32,
    },
    /// It has been judged.
    Ready(ReadyReview),
}

/// A review.
#[derive(Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct ReadyReview {
    /// Whether a closer one is being made.
    pub closer: bool,
    /// For every viewer, the public first: the version after each number of steps, from none to all. Steps that were
    /// made before the table was opened have none.
    #[schema(value_type = Vec<Vec<Option<u64>>>)]
    #[ts(type = "(Version | null)[][]")]
    pub versions: Vec<Vec<Option<Version>>>,
    /// The figures.
    #[schema(value_type = Object)]
    #[ts(as = "FiguresShape")]
    pub review: Box<RawValue>,
}

/// Asks whether a move would have been good at a moment of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Attempt {
    /// The seat that had to act.
    #[schema(value_type = u8)]
    #[ts(type = "number")]
    pub seat: Seat,
    /// The version of the seat at that moment.
    #[ts(type = "Version")]
    pub version: Version,
    /// The action, or the actions of one move, separated by semicolons.
    pub action: String,
}

/// The answer to an attempt.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct Attempted {
    /// What speaks against it; nothing if it is about as good as the best move found.
    #[schema(value_type = Option<Object>)]
    #[ts(as = "Option<ObjectionShape>")]
    pub objection: Option<Box<RawValue>>,
}

/// What speaks against a move: what is better, by how much it raises the chance to win, and why.
#[derive(TS)]
#[ts(rename = "Objection")]
pub(crate) struct ObjectionShape {
    better: ToldShape,
    loss: Interval,
    parts: Vec<PartShape>,
}

/// A review in figures; chances to win, and what changes them, are parts of 1.
#[derive(TS)]
#[ts(rename = "ReviewFigures")]
pub(crate) struct FiguresShape {
    game: String,
    deep: bool,
    chances: Vec<MomentShape>,
    luck: Vec<MomentShape>,
    seats: Vec<SeatShape>,
}

/// A number for each party after this many steps.
#[derive(TS)]
#[ts(rename = "ReviewMoment")]
pub(crate) struct MomentShape {
    step: u32,
    round: Option<u32>,
    parties: Vec<f64>,
}

/// What a review says of one seat, counted from 1.
#[derive(TS)]
#[ts(rename = "ReviewSeat")]
pub(crate) struct SeatShape {
    seat: u8,
    initial: f64,
    luck: f64,
    room: f64,
    losses: Interval,
    others: f64,
    information: f64,
    rest: f64,
    last: f64,
    decisions: u32,
    error_rate: f64,
    costliest: Vec<CostlyShape>,
    costliest_open: Vec<CostlyShape>,
}

/// A decision that cost something; its step is counted from 1.
#[derive(TS)]
#[ts(rename = "CostlyDecision")]
pub(crate) struct CostlyShape {
    step: u32,
    round: Option<u32>,
    played: ToldShape,
    known: VerdictShape,
    hindsight: VerdictShape,
    parts: Vec<PartShape>,
    scores: Vec<Interval>,
    loser: Option<LoserShape>,
    rounds: Option<Interval>,
}

/// A party that the better move would have hurt, and what it would have lost.
#[derive(TS)]
#[ts(rename = "ReviewLoser")]
pub(crate) struct LoserShape {
    party: u32,
    parts: Vec<PartShape>,
}

/// A move, in notation and in words. If it takes several actions, it has the notations of all of them, separated by `;
/// `, and the words of the last.
#[derive(TS)]
#[ts(rename = "ToldAction")]
pub(crate) struct ToldShape {
    notation: String,
    message: MessageShape,
}

/// What would have been better, if anything, and by how much it raises the chance to win.
#[derive(TS)]
#[ts(rename = "Verdict")]
pub(crate) struct VerdictShape {
    better: Option<ToldShape>,
    loss: Interval,
}

/// By how much a part of a score sheet would have differed.
#[derive(TS)]
#[ts(rename = "ScorePart")]
pub(crate) struct PartShape {
    rule: String,
    what: MessageShape,
    points: Interval,
}

/// A mean and half the width of its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Interval {
    /// The mean.
    pub mean: f64,
    /// Half the width.
    pub margin: f64,
}

/// What a review says of one game of the caller's.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct ReviewedGame {
    /// The table.
    pub table: TableId,
    /// The game.
    pub game: String,
    /// When the table was opened.
    pub opened: Time,
    /// The seat of the caller.
    #[schema(value_type = u8)]
    #[ts(type = "number")]
    pub seat: Seat,
    /// Whether the judge took its time.
    pub deep: bool,
    /// How many decisions the caller made.
    pub decisions: u32,
    /// What they cost together, by what could be known, in parts of a win.
    pub losses: Interval,
    /// What chance brought.
    pub luck: f64,
    /// The part of the win at the end.
    pub result: f64,
}
