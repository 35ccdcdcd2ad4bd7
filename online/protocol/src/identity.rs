//! Who somebody is: a name with a colour, the devices that know it, and the keys that lead back to it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tetrapolis_game::Message;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::Time;
use crate::typescript::MessageShape;

/// A colour for the pieces of a player, each with a shape of its own: a disc, a square, a triangle, a diamond and a pentagon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names are the colours")]
pub enum Colour {
    Violet,
    Orange,
    Teal,
    Pink,
    Grey,
}

impl Colour {
    /// All colours, in the order of the seats that have them unless somebody wants another.
    pub const ALL: [Colour; 5] = [Colour::Violet, Colour::Orange, Colour::Teal, Colour::Pink, Colour::Grey];

    /// The colour in text.
    pub const fn as_str(self) -> &'static str {
        match self {
            Colour::Violet => "violet",
            Colour::Orange => "orange",
            Colour::Teal => "teal",
            Colour::Pink => "pink",
            Colour::Grey => "grey",
        }
    }

    /// Reads a colour; nothing if the text is none.
    pub fn new(text: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.as_str() == text)
    }
}

/// Asks for another name or colour from now on. What is left out stays as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PersonChange {
    /// The name; that of an account does not change.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// The colour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub colour: Option<Colour>,
}

/// A link that lets another device be the caller, once and for ten minutes, if the caller confirms it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct NewLink {
    /// The secret of the link; it belongs behind the `#` of an address, which is never sent.
    pub link: String,
    /// The same in a few letters to type.
    pub code: String,
    /// Until when it can be used.
    pub until: Time,
}

/// Asks to use a link: by its secret, or by its code.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// The secret.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub link: Option<String>,
    /// The code, in small or capital letters, with or without its hyphen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub code: Option<String>,
    /// A name for the device.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub device: Option<String>,
}

/// A link that this device has claimed; now the first device is asked.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Claimed {
    /// The secret of the claim.
    pub claim: String,
    /// Its stage: `claimed`.
    pub state: LinkState,
    /// Four digits that both devices show, so that people can see whether they mean the same device.
    pub check: String,
    /// Whom the device would be.
    pub name: String,
    /// In which colour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub colour: Option<Colour>,
    /// Until when the first device can confirm it.
    pub until: Time,
}

/// The stage of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LinkState {
    /// No device has claimed it yet.
    Open,
    /// A device has claimed it, and the first device is asked.
    Claimed,
    /// The first device has agreed.
    Confirmed,
    /// It has expired, was refused, was replaced by another, or there is none.
    Ended,
}

/// What the first device is told of its link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LinkNews {
    /// How far it is.
    pub state: LinkState,
    /// What the device that has claimed it calls itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// Browser and system of that device, such as `Firefox, Android`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub agent: Option<String>,
    /// Four digits that the other device shows too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub check: Option<String>,
    /// Until when it can be used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub until: Option<Time>,
}

/// Says whether another device may become the caller.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LinkAnswer {
    /// Whether it may.
    pub yes: bool,
    /// The four digits that the caller has seen: they name the device that is meant.
    pub check: String,
}

/// Asks for the result of a claim. When the first device has agreed, the answer brings the session, once.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ClaimAsked {
    /// The secret of the claim.
    pub claim: String,
    /// How many seconds to wait for an answer of the first device, at most 55.
    #[serde(default)]
    #[ts(as = "Option<u32>", optional)]
    pub wait: u64,
}

/// The result of a claim.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ClaimNews {
    /// Its stage: `claimed`, `confirmed` or `ended`.
    pub state: LinkState,
    /// Who the device is from now on, if it is confirmed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub session: Option<crate::Session>,
}

/// A device that is signed in as the caller.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Device {
    /// Its id, for signing it out.
    pub device: String,
    /// What somebody has called it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// Its browser and system, such as `Firefox, Android`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub agent: Option<String>,
    /// Since when it has been signed in.
    pub begun: Time,
    /// When it was seen last, to the hour.
    pub seen: Time,
    /// Whether it is the device that asks.
    pub this: bool,
}

/// A code that leads back to the caller from any device; it is told once.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Recovery {
    /// The code.
    pub code: String,
}

/// Whether there is a recovery code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RecoveryKept {
    /// When it was made; none if there is none.
    pub made: Option<Time>,
}

/// Asks to become the player to whom a recovery code leads.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecoveryUse {
    /// The code, in small or capital letters, with or without its hyphens.
    pub code: String,
    /// A name for the device.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub device: Option<String>,
}

/// What a browser needs to make a passkey, or to sign in with one.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PasskeyBegun {
    /// Names this attempt when it is finished, once and within five minutes.
    pub ceremony: String,
    /// The argument of `navigator.credentials.create` or `get`, with byte strings in base64url.
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    pub options: serde_json::Value,
}

/// The browser's answer to it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasskeyFinish {
    /// Which attempt.
    pub ceremony: String,
    /// The credential as `PublicKeyCredential.toJSON` gives it.
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    pub credential: serde_json::Value,
    /// A name for the new passkey, or for the device that signs in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
}

/// A passkey of the caller.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Passkey {
    /// Its id, for removing it.
    pub passkey: String,
    /// What it is called: what the caller has said, or browser and system where it was made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// When it was made.
    pub made: Time,
    /// When it was used last; none if never.
    pub used: Option<Time>,
}

/// What this server can do besides the games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[allow(clippy::struct_excessive_bools, reason = "each is there or not")]
pub struct Features {
    /// Whether passkeys can be made and used.
    pub passkeys: bool,
    /// Whether notices are sent to browsers that are closed.
    pub push: bool,
    /// Whether notices are mailed.
    pub mail: bool,
    /// Whether tables can call other services.
    pub webhooks: bool,
    /// Why each of these is off, if it is.
    #[schema(value_type = Object)]
    #[ts(as = "BTreeMap<String, MessageShape>")]
    pub why: BTreeMap<String, Message>,
}
