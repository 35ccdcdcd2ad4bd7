use std::sync::Arc;

use serde::Serialize;
use serde_json::value::RawValue;
use tetrapolis_game::{Seat, Telling};
use ts_rs::TS;

use crate::typescript::TellingShape;
use crate::{Chat, Colour, Holder, TableId, Time, Version};

/// Lines of the log, or their text where the same lines go to several viewers.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Lines {
    /// The lines.
    Listed(Vec<Line>),
    /// The lines as JSON.
    Written(Arc<RawValue>),
}

/// One line of the log.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Line {
    /// The viewer's version with this line.
    pub version: Version,
    /// When.
    pub at: Time,
    /// What happened.
    pub what: Arc<What>,
}

/// What happened at a table.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum What {
    /// The table was opened.
    Opened,
    /// Somebody took a seat.
    Sat {
        /// Which.
        #[ts(type = "number")]
        seat: Seat,
        /// Who.
        holder: Holder,
    },
    /// A seat is free again.
    Rose {
        /// Which.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// The player of a seat has a new name or wants another colour.
    Named {
        /// Which.
        #[ts(type = "number")]
        seat: Seat,
        /// The name.
        name: String,
        /// The colour that is wanted.
        colour: Option<Colour>,
    },
    /// A player committed to another share of chance.
    Committed {
        /// Who.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// Everybody is asked to reveal a share of chance.
    Dealing,
    /// A player revealed a share of chance.
    Revealed {
        /// Who.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// Some did not reveal in time and lost their seats; there is a new seed, and everybody has to commit again.
    Redealt {
        /// Who lost the seat.
        #[ts(type = "number[]")]
        without: Vec<Seat>,
    },
    /// The game began.
    Started,
    /// A step was made.
    Step {
        /// By whom; none for chance.
        #[ts(type = "number | null")]
        seat: Option<Seat>,
        /// The step as the viewer sees it.
        #[ts(as = "TellingShape")]
        telling: Telling,
    },
    /// Steps were taken back.
    Undone {
        /// By whom.
        #[ts(type = "number")]
        seat: Seat,
        /// How many steps, as far as the viewer saw them.
        steps: usize,
    },
    /// A player asks the others to take something back.
    UndoAsked {
        /// Who.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// A player answered.
    UndoAnswered {
        /// Who.
        #[ts(type = "number")]
        seat: Seat,
        /// Whether the player agrees.
        yes: bool,
    },
    /// A player who ran out of time asks to play on.
    ReturnAsked {
        /// Who.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// A player asks for another pause.
    PauseAsked {
        /// Who.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// A player asks to have hints and the tutor.
    HelpAsked {
        /// Who.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// Hints and the tutor are on for a seat, or off again.
    Helped {
        /// Whose.
        #[ts(type = "number")]
        seat: Seat,
        /// Whether they are on.
        on: bool,
    },
    /// A player asked for a hint in this position; nobody else is told what it says.
    Hinted {
        /// Who.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// A player answered such a question.
    Answered {
        /// Who.
        #[ts(type = "number")]
        seat: Seat,
        /// Whether the player agrees.
        yes: bool,
    },
    /// The game waits.
    Paused {
        /// Who asked for it.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// The game goes on.
    Resumed {
        /// Who asked for it.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// A player gave up.
    Resigned {
        /// Who.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// A player is not connected any more.
    Away {
        /// Who.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// A player is here again.
    Back {
        /// Who.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// A bot stands in.
    StoodIn {
        /// For whom.
        #[ts(type = "number")]
        seat: Seat,
        /// Which bot.
        kind: String,
    },
    /// The clock of a seat has run out; the others choose.
    RanOut {
        /// Whose.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// The others let a seat play on although its clock has run out.
    Waited {
        /// Whose.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// Something was said.
    Said {
        /// By whom.
        #[ts(type = "number")]
        seat: Seat,
        /// What.
        chat: Chat,
    },
    /// The viewer mutes a seat, or hears it again.
    Muted {
        /// Which.
        #[ts(type = "number")]
        seat: Seat,
        /// Whether the viewer has muted it.
        on: bool,
    },
    /// Somebody asked for more time to answer a question.
    MoreTime {
        /// Who.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// A question is open again for its whole time, because the server was away.
    AskedAgain,
    /// Nothing that has to be said: the viewer answered or changed the standing answer, or somebody has come or gone again.
    Noted,
    /// The game is over, and the seed is told.
    Finished,
    /// The same table was opened again.
    Rematch {
        /// Where.
        table: TableId,
    },
}
