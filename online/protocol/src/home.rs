//! What somebody finds on coming back: tables that are not over, and games that are.

use std::sync::Arc;

use serde::Serialize;
use serde_json::value::RawValue;
use tetrapolis_game::Seat;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{ClockFace, LobbyEntry, Time};

/// A table of the caller's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct OwnTable {
    /// The table as the lobby shows it.
    #[serde(flatten)]
    pub entry: LobbyEntry,
    /// The seats of the caller; none if the caller only opened the table, or if an earlier release ended the game.
    #[ts(type = "number[]")]
    #[schema(value_type = Vec<u8>)]
    pub yours: Vec<Seat>,
}

/// A table of the caller's own that is not over.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct RunningTable {
    /// The table as the lobby shows it.
    pub entry: LobbyEntry,
    /// The seats of the caller.
    #[ts(type = "number[]")]
    #[schema(value_type = Vec<u8>)]
    pub yours: Vec<Seat>,
    /// Whether the table waits for the caller.
    pub to_act: bool,
    /// The seats that have to act, as far as the caller knows.
    #[ts(type = "number[]")]
    #[schema(value_type = Vec<u8>)]
    pub acting: Vec<Seat>,
    /// When the last step that the caller noticed was made; before the first one, when the table was opened.
    pub since: Time,
    /// The clock of the caller, or of a seat that has to act; none if time is not counted.
    #[schema(value_type = Option<Object>)]
    pub clock: Option<ClockFace>,
    /// The position as the caller sees it, for the first tables of the list; none before the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown", optional)]
    #[schema(value_type = Option<Object>)]
    pub view: Option<Arc<RawValue>>,
}
