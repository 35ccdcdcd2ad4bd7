use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tetrapolis_game::{Message, Rule, ScoreLine, Seat, Telling};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::typescript::{MessageShape, ScoreLineShape, TellingShape};

/// A lesson that can be taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct LessonEntry {
    /// The game.
    pub game: String,
    /// Which of the game's lessons.
    pub number: u8,
    /// The name under which progress is kept.
    pub title: String,
    /// How many scenes it has.
    pub scenes: usize,
}

/// Asks for a lesson as it is after all that the learner has done. The server keeps nothing of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LessonSoFar {
    /// What the learner did right, in order, and then the newest thing.
    pub done: Vec<Did>,
    /// The text of a lesson that is not built in.
    #[serde(default)]
    #[ts(optional)]
    pub text: Option<String>,
    /// Whether the learner has been here before, as on going back or coming back; such a visit is not counted.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub again: bool,
}

impl LessonSoFar {
    /// The most things that a learner can have done.
    pub const MOST: usize = 300;
}

/// Something that a learner does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Did {
    /// Read a bubble and went on.
    Read,
    /// Played an action, in notation.
    Play(String),
    /// Tapped a thing.
    Look(String),
    /// Let the server do what was asked for.
    Skip,
}

/// What somebody has learned so far, on any device. The page writes and reads it; the server keeps it with an account.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Progress {
    /// The lessons that were begun, by name (`point-city-1`).
    #[ts(type = "Record<string, LessonProgress>")]
    pub lessons: BTreeMap<String, LessonProgress>,
    /// The rules that were explained, in a lesson or when they first happened.
    pub explained: Vec<String>,
    /// The games whose lesson was offered before the first game.
    pub offered: Vec<String>,
}

/// How far a lesson was taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LessonProgress {
    /// What was done, in order; nothing after the end, so that it starts again.
    pub done: Vec<Did>,
    /// Whether it was taken to its end once.
    pub finished: bool,
}

/// A lesson as the learner sees it.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct LessonScene {
    /// The game.
    pub game: String,
    /// How many seats it has.
    pub seats: u8,
    /// The learner's seat.
    #[ts(type = "number")]
    pub you: Seat,
    /// Which scene, counted from 1.
    pub scene: usize,
    /// How many there are.
    pub scenes: usize,
    /// The reaction to the newest thing that the learner did.
    pub reaction: Reaction,
    /// What has happened since, ending with the board as it is.
    pub frames: Vec<LessonFrame>,
    /// What the bubble says.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub say: Option<Said>,
    /// What the learner has to do.
    pub task: Task,
    /// The things that glow.
    pub glow: Vec<String>,
    /// The rules behind the scene.
    #[ts(type = "string[]")]
    pub rules: Vec<Rule>,
    /// The seats that have to act.
    #[ts(type = "number[]")]
    pub to_act: Vec<Seat>,
    /// What the learner may do; if the lesson asks for something that is not allowed, only that.
    #[ts(as = "Vec<TellingShape>")]
    pub legal: Vec<Telling>,
    /// The score sheets, when the lesson is over.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Vec<ScoreLineShape>>>", optional)]
    pub sheets: Vec<Vec<ScoreLine>>,
}

/// What the learner sees after a step.
#[derive(Clone, Debug, Serialize, TS)]
pub struct LessonFrame {
    /// Who made it; none for chance.
    #[ts(type = "number | null")]
    pub seat: Option<Seat>,
    /// What the learner is told of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(as = "Option<TellingShape>", optional)]
    pub telling: Option<Telling>,
    /// The position after it, as the learner sees it.
    #[ts(type = "unknown")]
    pub view: Box<RawValue>,
}

/// What a bubble says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Said {
    /// A message, by its key.
    Key(String),
    /// A text as its author wrote it.
    Text(String),
}

/// What a learner has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// Read, and go on.
    Read,
    /// Make a move.
    Play,
    /// Tap the thing that is meant.
    Look,
    /// Try something that is not allowed.
    Try,
    /// Play freely.
    Free,
    /// Nothing more.
    End,
}

/// The result of something that a learner did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    /// It was right.
    Right,
    /// It was not what is asked for, and nothing has changed.
    Other {
        /// The answer, if there is one.
        say: Option<Said>,
    },
    /// The rules do not allow it. If that was what the lesson wanted to show, it has gone on.
    Refused {
        /// The rule.
        #[ts(type = "string")]
        rule: Rule,
        /// Why.
        #[ts(as = "MessageShape")]
        message: Message,
    },
    /// It cannot be read.
    Unreadable {
        /// Why.
        #[ts(as = "MessageShape")]
        message: Message,
    },
}
