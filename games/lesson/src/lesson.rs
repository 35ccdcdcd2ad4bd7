use std::ops::Range;

use serde::Serialize;
use tetrapolis_game::{Head, Seat};

/// A lesson that has been read.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// What is played, as in a record.
    pub head: Head,
    /// The name under which progress is kept.
    pub title: String,
    /// The learner's seat.
    pub seat: Seat,
    /// The steps of the record.
    pub steps: Vec<Line>,
    /// How many steps are made before the first scene.
    pub opening: usize,
    /// The scenes, in order.
    pub scenes: Vec<Scene>,
}

/// A text and its line in the file, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The line.
    pub number: usize,
    /// The text.
    pub text: String,
}

/// One thing that the learner is told or asked, and the steps that follow.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The line that begins it.
    pub line: usize,
    /// The bubble; without one, the bubble before stays.
    pub say: Option<Words>,
    /// The things that glow; if none is named, what the wanted action touches.
    pub point: Vec<Line>,
    /// What the learner has to do.
    pub ask: Ask,
    /// The steps carried out afterwards, as places in the lesson's steps.
    pub then: Range<usize>,
    /// If the lesson jumps ahead after those, how many steps have been made where it lands.
    pub jump: Option<usize>,
}

/// What is said: a key with words in every language, or an author's own words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Words {
    /// The key of a message.
    Key(String),
    /// A text as it is.
    Text(String),
}

/// What the learner has to do in a scene.
#[derive(Clone, Debug)]
pub enum Ask {
    /// Read, and go on.
    Read,
    /// Make a move.
    Play {
        /// The move asked for; it is the step that the record has here.
        want: Line,
        /// Moves that are as good.
        also: Vec<Also>,
        /// Whether every legal move is as good.
        any: bool,
        /// Said to any other legal move, which is taken back.
        other: Option<Words>,
        /// Said instead to other moves that begin in some way.
        after: Vec<(Line, Words)>,
    },
    /// Tap one of some things.
    Look {
        /// The things.
        things: Vec<Line>,
        /// Said to any other tap.
        other: Option<Words>,
    },
    /// Try something that is not allowed.
    Try {
        /// The action.
        action: Line,
        /// The rule that forbids it.
        rule: String,
    },
    /// Play freely until a rule has been used.
    Goal {
        /// The rule.
        rule: Line,
        /// Within how many turns.
        turns: u32,
    },
    /// Nothing more: the lesson is over.
    End,
}

/// A move that is as good as the one asked for.
#[derive(Clone, Debug)]
pub struct Also {
    /// The action.
    pub action: Line,
    /// How many steps after the move are replaced.
    pub instead: usize,
    /// The steps that replace them. The learner is asked for those of their own seat.
    pub steps: Vec<Line>,
}
