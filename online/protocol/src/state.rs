use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tetrapolis_game::{Explained, Message, ScoreLine, Seat, Standing, Telling, Tie, Topic};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::typescript::{
    ExplainedShape, MessageShape, ScoreLineShape, StandingShape, TellingShape, TieShape, TopicShape,
};
use crate::{Asked, ClockRule, Colour, Commitment, Line, Lines, Problem, StandingAnswer, TableId, Time, Version};

/// What the server says.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// The table as the viewer sees it, and what has happened.
    State(Box<TableState>),
    /// The command with this number was carried out and is on disk.
    Done {
        /// The number of the request.
        #[ts(type = "number")]
        id: u64,
        /// The viewer's version with the command.
        version: Version,
    },
    /// The command with this number was refused; nothing has changed.
    Refused {
        /// The number of the request; none if it could not be read.
        #[ts(type = "number | null")]
        id: Option<u64>,
        /// Why.
        problem: Problem,
    },
    /// What was asked about a thing.
    Explained {
        /// The number of the request.
        #[ts(type = "number")]
        id: u64,
        /// The viewer's version that this holds for.
        version: Version,
        /// What the viewer may know of it; nothing if the viewer sees no such thing.
        #[ts(as = "Option<ExplainedShape>")]
        explained: Option<Box<Explained>>,
    },
    /// The scores that were asked for.
    Scores {
        /// The number of the request.
        #[ts(type = "number")]
        id: u64,
        /// The viewer's version that this holds for.
        version: Version,
        /// The scores.
        scores: Scores,
    },
    /// The connection ends; the client connects again and resumes from its version.
    Bye {
        /// Why.
        problem: Problem,
    },
}

/// How all parties stand, as if the game ended now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Scores {
    /// Scores and places.
    #[ts(as = "Vec<StandingShape>")]
    pub outcome: Vec<Standing>,
    /// The score sheets.
    #[ts(as = "Vec<Vec<ScoreLineShape>>")]
    pub sheets: Vec<Vec<ScoreLine>>,
    /// Which parties have the same score, and what decided between them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<TieShape>>", optional)]
    pub ties: Vec<Tie>,
}

/// A table as one viewer sees it.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "State")]
pub struct TableState {
    /// The log begins after this version. If the client has another, it forgets its log and takes this one: then this
    /// is 0.
    pub from: Version,
    /// The viewer's version now.
    pub version: Version,
    /// What has happened since, one line a version.
    #[ts(as = "Vec<Line>")]
    pub log: Lines,
    /// What seldom changes; left out if it has not changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<TableInfo>,
    /// The phase of the table.
    pub phase: TablePhase,
    /// The seats that have to act, as far as the viewer knows.
    #[ts(type = "number[]")]
    pub to_act: Vec<Seat>,
    /// The secret question to those who have to act, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub asked: Option<Asked>,
    /// The viewer's standing answer. Nobody else is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub standing: Option<StandingAnswer>,
    /// The clocks, by seat; none if time is not counted.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<ClockFace>>", optional)]
    pub clocks: Vec<ClockFace>,
    /// The position as the viewer sees it; none before the start, and none where `changes` is there.
    #[ts(type = "unknown")]
    pub view: Option<Arc<RawValue>>,
    /// What has changed in the view since version `from`, for a client that asked for changes: paths, such as
    /// `players/0/hand`, each with what is there now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(type = "[string, unknown][]", optional)]
    pub changes: Option<Arc<RawValue>>,
    /// What the viewer may do.
    #[ts(as = "Vec<TellingShape>")]
    pub legal: Vec<Telling>,
    /// Whole moves, where people make several actions in one gesture, such as taking a card and building with it. Their
    /// notation joins the actions with semicolons, as `play` expects them; their words are those of the last action.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<TellingShape>>", optional)]
    pub moves: Vec<Telling>,
    /// Scores and places at the end.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<StandingShape>>", optional)]
    pub outcome: Vec<Standing>,
    /// The score sheets at the end.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Vec<ScoreLineShape>>>", optional)]
    pub sheets: Vec<Vec<ScoreLine>>,
    /// Why the table can be looked at but not continued; then the view is the last one that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(as = "Option<MessageShape>", optional)]
    pub still: Option<Message>,
}

impl TableState {
    /// The same without what only the player of the seat may know.
    #[must_use]
    pub fn without_answers(mut self) -> TableState {
        self.standing = None;
        if let Some(asked) = &mut self.asked {
            (asked.answer, asked.covered) = (None, false);
        }
        self
    }
}

/// What seldom changes about a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct TableInfo {
    /// Which.
    pub table: TableId,
    /// The game.
    pub game: String,
    /// The options that differ from the default.
    pub options: std::collections::BTreeMap<String, String>,
    /// The edition: name and hash.
    pub edition: String,
    /// Who sits where.
    pub seats: Vec<Seating>,
    /// The seat of the viewer.
    #[ts(type = "number | null")]
    pub you: Option<Seat>,
    /// All seats of the viewer's player: several where one device is passed around.
    #[ts(type = "number[]")]
    pub yours: Vec<Seat>,
    /// Whether the viewer opened the table.
    pub host: bool,
    /// How time is counted.
    pub clock: ClockRule,
    /// How many seconds a secret question stays open; none where everybody answers in person.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub answers: Option<u16>,
    /// What the viewer can exclude from a standing answer; nothing where there can be none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<TopicShape>>", optional)]
    pub topics: Vec<Topic>,
    /// The seats that have hints and the tutor.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u8>>", optional)]
    pub helped: Vec<Seat>,
    /// What a player has asked for, if not all others have agreed to it yet.
    pub wish: Option<Wish>,
    /// How chance is kept fair.
    pub dealing: Dealing,
    /// The table of the rematch.
    pub rematch: Option<TableId>,
}

/// Something that needs the consent of all other players who have not resigned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Wish {
    /// The seat that asks.
    #[ts(type = "number")]
    pub seat: Seat,
    /// For what.
    pub what: Wished,
}

/// What somebody can ask all others to agree to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Wished {
    /// To take steps back.
    Undo,
    /// To play on after running out of time.
    Return,
    /// To pause again.
    Pause,
    /// To have hints and the tutor.
    Help,
}

/// The phase of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "Phase")]
#[schema(as = Phase)]
pub enum TablePhase {
    /// Players take their seats.
    Gathering,
    /// All seats are taken, and everybody reveals a share of chance.
    Dealing,
    /// The game is played.
    Running,
    /// The game waits until somebody resumes it.
    Paused,
    /// The game is over.
    Finished,
}

/// A seat and its holder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Seating {
    /// Which seat.
    #[ts(type = "number")]
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Who has it.
    pub holder: Holder,
    /// Whether a person is connected.
    pub present: bool,
    /// The bot that stands in for the person.
    pub stand_in: Option<String>,
    /// Whether the seat's clock has run out.
    pub out_of_time: bool,
    /// Whether the player has given up.
    pub resigned: bool,
    /// The colour of the seat, whoever has it; no two seats have the same. Lobby entries of earlier releases have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub colour: Option<Colour>,
}

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Holder {
    /// Nobody.
    Nobody,
    /// A person.
    Person {
        /// The person's name.
        name: String,
        /// Whether there is an account behind the name.
        account: bool,
    },
    /// A bot.
    Bot {
        /// Which.
        kind: String,
    },
}

/// The time of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct ClockFace {
    /// Milliseconds left: now if the clock is stopped, otherwise when it was started.
    #[ts(type = "number")]
    pub left: u64,
    /// When it was started; none while it is stopped.
    pub since: Option<Time>,
}

/// How chance is kept fair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Dealing {
    /// The hash of the server's seed, told before the first deal.
    pub commitment: String,
    /// The server's seed, told at the end.
    pub seed: Option<String>,
    /// What each person committed to, by seat.
    pub shares: Vec<Option<Commitment>>,
    /// The seats whose share is known to the server.
    #[ts(type = "number[]")]
    pub revealed: Vec<Seat>,
    /// The shares themselves, by seat, told to all when the game begins.
    #[ts(as = "Vec<Option<String>>")]
    pub entropy: Vec<Option<String>>,
}

/// What a state shows of the position.
#[derive(Clone, Debug)]
pub enum Seen {
    /// All of it; none before the start.
    Whole(Option<Arc<RawValue>>),
    /// What has changed since the last state.
    Changes(Arc<RawValue>),
}
