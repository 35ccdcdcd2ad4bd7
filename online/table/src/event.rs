use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tetrapolis_catalog::{EditionFile, Selection};
use tetrapolis_game::Seat;
use tetrapolis_protocol::{Chat, ClockRule, EditionText, Entropy, PlayerId, TableId, Time};

use crate::Seed;

/// Something that happened at a table; the whole truth, as the log keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// When.
    pub at: Time,
    /// What.
    pub what: Happening,
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
        /// The person's share of chance.
        entropy: Option<Entropy>,
    },
    /// A seat became free before the start.
    Rose {
        /// Which.
        seat: Seat,
    },
    /// The game began.
    Started,
    /// A seat made a step.
    Played {
        /// The step in full notation.
        step: String,
    },
    /// Chance made a step.
    Drawn {
        /// Which draw of the table, counted from 0; a draw that is taken back is never used again.
        n: u64,
        /// The step in full notation.
        step: String,
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
    /// The others wait for a seat whose clock ran out.
    Waited {
        /// Whose.
        seat: Seat,
    },
    /// Something was said.
    Said {
        /// By whom.
        seat: Seat,
        /// What.
        chat: Chat,
    },
    /// A player hears a seat no more, or again.
    Muted {
        /// Who hears.
        by: Seat,
        /// Whom.
        seat: Seat,
        /// Whether the player is deaf to the seat.
        on: bool,
    },
    /// The game is over.
    Finished,
    /// The same table was opened once more.
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
    /// Another edition than the built-in one.
    pub edition: Option<EditionText>,
    /// How time is counted.
    pub clock: ClockRule,
    /// Whether the lobby lists it.
    pub public: bool,
    /// Whether others may look on.
    pub spectators: bool,
    /// How long a seat waits for its player, in milliseconds, before a bot stands in.
    pub grace: u64,
    /// The bot that stands in.
    pub stand_in: String,
    /// Whether who opened it may take several seats.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub one_device: bool,
    /// The steps of another game that this one goes on from.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<String>,
    /// The server's seed; nobody else knows it before the end.
    pub seed: Seed,
}

impl Opening {
    /// What is played.
    pub fn setup(&self) -> Selection {
        let edition = self.edition.as_ref();
        Selection {
            game: self.game.clone(),
            seats: self.seats,
            options: self.options.clone(),
            edition: edition.map(|edition| EditionFile { file: edition.file.clone(), text: edition.text.clone() }),
        }
    }
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
    },
    /// A bot.
    Bot {
        /// Which.
        kind: String,
    },
}
