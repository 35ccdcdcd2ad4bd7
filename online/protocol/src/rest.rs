use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tetrapolis_game::{Seat, Standing};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::typescript::StandingShape;
use crate::{Colour, Commitment, Line, Seating, TableId, TablePhase, Time, Version};

/// Asks for a session without an account.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Guest {
    /// What the others see; the server finds a name if there is none.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
    /// In which colour; without it and without a name, the server finds one too.
    #[serde(default)]
    #[ts(optional)]
    pub colour: Option<Colour>,
}

/// The name and the password of an account.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
}

/// Asks for another password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasswordChange {
    /// The present password.
    pub old: String,
    /// The new password.
    pub new: String,
}

/// Asks to delete the caller and their data.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Farewell {
    /// The password, if there is an account.
    #[serde(default)]
    #[ts(optional)]
    pub password: Option<String>,
}

/// Who the caller is to the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Session {
    /// What the others see.
    pub name: String,
    /// Whether there is an account behind the name.
    pub account: bool,
    /// The colour that the caller wants; none if any will do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub colour: Option<Colour>,
}

/// How time is counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClockRule {
    /// Not at all.
    #[default]
    None,
    /// Each seat has this many seconds for the game, and gets some back after each turn.
    Bank {
        /// Seconds at the start.
        seconds: u32,
        /// Seconds that each turn gives back.
        increment: u32,
    },
    /// Each turn may take this many days.
    Days(u16),
}

impl ClockRule {
    /// Whether a seat has any time at the start, so that its clock has not run out before the first turn.
    pub const fn is_playable(self) -> bool {
        match self {
            ClockRule::None => true,
            ClockRule::Bank { seconds, .. } => seconds > 0,
            ClockRule::Days(days) => days > 0,
        }
    }
}

/// The text of an edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EditionText {
    /// The file's name, for messages.
    pub file: String,
    /// What is in it.
    pub text: String,
}

fn yes() -> bool {
    true
}

/// Asks for a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// How many seats.
    pub seats: u8,
    /// The options that differ from the default.
    #[serde(default)]
    #[ts(as = "Option<BTreeMap<String, String>>", optional)]
    pub options: BTreeMap<String, String>,
    /// Another edition than the built-in one.
    #[serde(default)]
    #[ts(optional)]
    pub edition: Option<EditionText>,
    /// How time is counted.
    #[serde(default)]
    #[ts(as = "Option<ClockRule>", optional)]
    pub clock: ClockRule,
    /// Whether the lobby lists the table; otherwise only its link leads to it.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub public: bool,
    /// Whether others may watch.
    #[serde(default = "yes")]
    #[ts(as = "Option<bool>", optional)]
    pub spectators: bool,
    /// Whether the person who opens it may take several seats, and passes one device around.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub one_device: bool,
    /// How many seconds a secret question stays open: 0 to let everybody answer in person, 8 unless it is given, at most 120.
    #[serde(default)]
    #[ts(optional)]
    pub answers: Option<u16>,
}

/// Asks to play on from a moment of a finished game, against bots.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Continuation {
    /// The seat that was looking at the moment, or 0 for a spectator.
    #[serde(default)]
    pub eyes: u8,
    /// The version at that moment.
    #[ts(type = "Version")]
    pub version: Version,
    /// The seat to play on with.
    #[schema(value_type = u8)]
    #[ts(type = "number")]
    pub seat: Seat,
    /// The bot that gets the other seats.
    pub bot: String,
    /// The commitment to the player's own share of chance.
    pub share: Commitment,
}

/// A table that was opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OpenedTable {
    /// Which.
    pub table: TableId,
}

/// One page of a log.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct LogPage {
    /// What the caller was told, in order; empty after the newest line.
    #[schema(value_type = Vec<Object>)]
    pub log: Vec<Line>,
}

/// A table as the lobby shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct LobbyEntry {
    /// Which.
    pub table: TableId,
    /// The game.
    pub game: String,
    /// The options that differ from the default.
    pub options: BTreeMap<String, String>,
    /// Its phase.
    pub phase: TablePhase,
    /// Who sits where.
    pub seats: Vec<Seating>,
    /// How time is counted.
    pub clock: ClockRule,
    /// Whether others may watch.
    pub spectators: bool,
    /// When it was opened.
    pub opened: Time,
    /// When the game was over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ended: Option<Time>,
    /// Scores and places at the end, in the order of the seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<StandingShape>>", optional)]
    #[schema(value_type = Vec<Object>)]
    pub outcome: Vec<Standing>,
}

/// A game that can be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct GameEntry {
    /// The name in requests.
    pub name: String,
    /// The name as people write it.
    pub title: String,
    /// The fewest seats.
    pub least: u8,
    /// The most seats.
    pub most: u8,
    /// What can be chosen.
    pub options: Vec<GameOption>,
    /// Whether players hold what others must not see, and are asked in secret.
    pub secrets: bool,
    /// The bots that can be seated.
    pub bots: Vec<String>,
}

/// An option of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameOption {
    /// The name.
    pub name: String,
    /// The values, the default first.
    pub values: Vec<String>,
}
