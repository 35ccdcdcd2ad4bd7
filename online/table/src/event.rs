use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tetrapolis_game::Seat;
use tetrapolis_protocol::{Chat, ClockRule, Colour, Commitment, EditionText, Entropy, PlayerId, TableId, Time};

use crate::Seed;
use crate::played::Played;
use crate::standing::Standing;
use crate::written::Written;

/// Something that happened at a table; the whole truth, as the log keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// When.
    pub at: Time,
    /// What.
    pub what: Happening,
}

impl Event {
    /// What is fixed when a table is opened, if this is the event that opens it.
    pub fn opening(&self) -> Option<&Opening> {
        let Happening::Opened(opening) = &self.what else { return None };
        Some(opening)
    }

    /// Whether it concerns one player alone. Then no copy of the log needs it, because the steps tell its result.
    pub fn is_private(&self) -> bool {
        matches!(self.what, Happening::Held { .. } | Happening::Stands { .. })
    }
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Happening {
    /// The table was opened; always the first event.
    Opened(Box<Opening>),
    /// Somebody took a seat.
    Sat {
        /// Which.
        seat: Seat,
        /// Who.
        who: Who,
        /// The person's share of chance in the clear, as the first format had it.
        entropy: Option<Entropy>,
        /// The commitment to the person's share of chance.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        share: Option<Commitment>,
    },
    /// A person has another name from now on, and may want another colour.
    Named {
        /// At which seat.
        seat: Seat,
        /// What the others see.
        name: String,
        /// The colour that the person wants.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        colour: Option<Colour>,
    },
    /// A seat became free before the start.
    Rose {
        /// Which.
        seat: Seat,
    },
    /// A person committed to another share of chance.
    Committed {
        /// Who.
        seat: Seat,
        /// The commitment.
        share: Commitment,
    },
    /// All seats are taken, and all persons are asked to reveal their shares.
    Dealing,
    /// A person revealed a share.
    Revealed {
        /// Who.
        seat: Seat,
        /// The share.
        entropy: Entropy,
    },
    /// Some did not reveal in time: they lose their seats, and chance begins again with another seed and new shares.
    Redealt {
        /// Who did not reveal.
        without: Vec<Seat>,
        /// The server's new seed.
        seed: Seed,
    },
    /// The game began.
    Started,
    /// A seat made a step.
    Played {
        /// The step in full notation.
        step: Written,
    },
    /// Chance made a step.
    Drawn {
        /// Which draw of the table, counted from 0; a draw that is taken back is never used again.
        n: u64,
        /// The step in full notation.
        step: Written,
    },
    /// Steps were taken back.
    Undone {
        /// By whom.
        seat: Seat,
        /// How many steps remain.
        to: usize,
    },
    /// A player asked the others to take steps back.
    UndoAsked {
        /// Who.
        seat: Seat,
        /// How many steps would remain.
        to: usize,
    },
    /// A player answered.
    UndoAnswered {
        /// Who.
        seat: Seat,
        /// Whether the player agrees.
        yes: bool,
    },
    /// A player who ran out of time asked to play on.
    ReturnAsked {
        /// Who.
        seat: Seat,
    },
    /// A player asked for another pause.
    PauseAsked {
        /// Who.
        seat: Seat,
    },
    /// A player asked to have hints and the tutor.
    HelpAsked {
        /// Who.
        seat: Seat,
    },
    /// Hints and the tutor are on for a seat, or off again.
    Helped {
        /// Whose.
        seat: Seat,
        /// Whether they are on.
        on: bool,
    },
    /// A player asked for a hint in this position.
    Hinted {
        /// Who.
        seat: Seat,
    },
    /// A player answered a question other than that for an undo.
    Answered {
        /// Who.
        seat: Seat,
        /// Whether the player agrees.
        yes: bool,
    },
    /// The game waits.
    Paused {
        /// Who asked for it.
        seat: Seat,
    },
    /// The game goes on.
    Resumed {
        /// Who asked for it.
        seat: Seat,
    },
    /// A player gave up.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// A player is not connected any more.
    Away {
        /// Who.
        seat: Seat,
    },
    /// A player is here again, and has the seat back from a bot that stood in.
    Back {
        /// Who.
        seat: Seat,
    },
    /// A bot stands in.
    StoodIn {
        /// For whom.
        seat: Seat,
        /// Which bot.
        kind: String,
    },
    /// The clock of a seat ran out.
    RanOut {
        /// Whose.
        seat: Seat,
    },
    /// The others let a seat play on although its clock ran out.
    Waited {
        /// Whose.
        seat: Seat,
    },
    /// A seat answered a question; the answer is kept back until the question closes.
    Held {
        /// Who.
        seat: Seat,
        /// The answer in full notation.
        step: String,
    },
    /// A question stays open for longer.
    MoreTime {
        /// Who asked for it.
        seat: Seat,
    },
    /// A question is open again for its whole time.
    AskedAgain,
    /// The standing answer of a seat changed.
    Stands {
        /// Whose.
        seat: Seat,
        /// The answer; none if it was withdrawn.
        answer: Option<Standing>,
    },
    /// Something was said.
    Said {
        /// By whom.
        seat: Seat,
        /// What.
        chat: Chat,
    },
    /// A player mutes a seat, or hears it again.
    Muted {
        /// Who hears.
        by: Seat,
        /// Whom.
        seat: Seat,
        /// Whether the seat is muted.
        on: bool,
    },
    /// The game is over.
    Finished,
    /// The same table was opened again.
    Rematch {
        /// Where.
        table: TableId,
    },
}

/// What is fixed when a table is opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Opening {
    /// Which table.
    pub table: TableId,
    /// Who opened it.
    pub host: PlayerId,
    /// The game.
    pub game: String,
    /// How many seats.
    pub seats: u8,
    /// The options that differ from the default.
    pub options: BTreeMap<String, String>,
    /// The text of another edition than the built-in one, in older logs. Newer logs name only the hash of the text
    /// ([`Played::text`]), and the text is kept beside them.
    pub edition: Option<EditionText>,
    /// How time is counted.
    pub clock: ClockRule,
    /// Whether the lobby lists it.
    pub public: bool,
    /// Whether others may watch.
    pub spectators: bool,
    /// How long a seat waits for its player, in milliseconds, before a bot stands in.
    pub grace: u64,
    /// The bot that stands in.
    pub stand_in: String,
    /// How many seconds a secret question stays open; none where everybody answers in person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answers: Option<u16>,
    /// Whether the person who opened it may take several seats.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub one_device: bool,
    /// The steps of another game, if this one continues it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<String>,
    /// The format of the log, and the rules and cards that are played; the first format did not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played: Option<Played>,
    /// The server's seed; nobody else knows it before the end.
    pub seed: Seed,
}

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Who {
    /// A person.
    Person {
        /// Which.
        player: PlayerId,
        /// What the others see.
        name: String,
        /// Whether there is an account behind the name.
        account: bool,
        /// The colour that the person wants; several may want the same.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        colour: Option<Colour>,
    },
    /// A bot.
    Bot {
        /// Which.
        kind: String,
    },
}
