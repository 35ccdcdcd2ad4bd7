//! Hints and the tutor.
#![allow(dead_code, reason = "the shapes are read by the macro alone")]

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::Version;
use crate::review::{PartShape, ToldShape};

/// Asks for a hint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct HintWanted {
    /// The version that the player has seen.
    #[ts(type = "Version")]
    pub version: Version,
}

/// Asks the tutor about a move before it is made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MoveInDoubt {
    /// The version that the player has seen.
    #[ts(type = "Version")]
    pub version: Version,
    /// The action in notation, or the actions of one move, separated by semicolons.
    pub action: String,
    /// What the tutor objects to.
    pub tutor: Strictness,
}

/// How strict a tutor is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Strictness {
    /// It objects to moves that cost a tenth of the win or more.
    BigMistakes,
    /// It objects to moves that cost a fiftieth of the win or more.
    All,
}

/// What is said to somebody who asks for a hint.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct Hinted {
    /// The hint; nothing for a seat that has no choice.
    #[schema(value_type = Option<Object>)]
    #[ts(as = "Option<HintShape>")]
    pub hint: Option<Box<RawValue>>,
}

/// A hint in three parts: what matters, where, and the move with its reason.
#[derive(TS)]
#[ts(rename = "Hint")]
pub(crate) struct HintShape {
    matters: Option<PartShape>,
    touches: Vec<String>,
    action: ToldShape,
    parts: Vec<PartShape>,
}
