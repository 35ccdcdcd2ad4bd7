//! What waits for a player, and how the player is told.

use serde::{Deserialize, Serialize};
use tetrapolis_game::Message;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::typescript::MessageShape;
use crate::{TableId, Time};

/// What a notice is about. A newer one of the same table and kind takes the place of the older one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum NoticeKind {
    /// The player has to act.
    YourTurn,
    /// The player has to act, and little time is left.
    TimeShort,
    /// Somebody asks the player to a table.
    Invited,
    /// The game is over.
    Over,
    /// Somebody asks to take steps back.
    UndoAsked,
    /// Somebody asks to play on after running out of time.
    ReturnAsked,
    /// Somebody asks for another pause.
    PauseAsked,
    /// Somebody asks to have hints and the tutor.
    HelpAsked,
    /// A review that the player waits for is there.
    ReviewReady,
}

impl NoticeKind {
    /// All kinds.
    pub const ALL: [NoticeKind; 9] = [
        NoticeKind::YourTurn,
        NoticeKind::TimeShort,
        NoticeKind::Invited,
        NoticeKind::Over,
        NoticeKind::UndoAsked,
        NoticeKind::ReturnAsked,
        NoticeKind::PauseAsked,
        NoticeKind::HelpAsked,
        NoticeKind::ReviewReady,
    ];

    /// The kind as it is sent and kept.
    pub const fn as_str(self) -> &'static str {
        match self {
            NoticeKind::YourTurn => "your-turn",
            NoticeKind::TimeShort => "time-short",
            NoticeKind::Invited => "invited",
            NoticeKind::Over => "over",
            NoticeKind::UndoAsked => "undo-asked",
            NoticeKind::ReturnAsked => "return-asked",
            NoticeKind::PauseAsked => "pause-asked",
            NoticeKind::HelpAsked => "help-asked",
            NoticeKind::ReviewReady => "review-ready",
        }
    }

    /// Reads a kind; nothing if the text is none.
    pub fn read(text: &str) -> Option<NoticeKind> {
        NoticeKind::ALL.into_iter().find(|kind| kind.as_str() == text)
    }

    /// The notice in words; its variable `game` is the name of the game.
    pub const fn message(self) -> Message {
        Message::new(match self {
            NoticeKind::YourTurn => "notice-your-turn",
            NoticeKind::TimeShort => "notice-time-short",
            NoticeKind::Invited => "notice-invited",
            NoticeKind::Over => "notice-over",
            NoticeKind::UndoAsked => "notice-undo-asked",
            NoticeKind::ReturnAsked => "notice-return-asked",
            NoticeKind::PauseAsked => "notice-pause-asked",
            NoticeKind::HelpAsked => "notice-help-asked",
            NoticeKind::ReviewReady => "notice-review-ready",
        })
    }
}

/// Something that waits for a player, or that the player missed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Notice {
    /// Which; a newer notice has a higher number.
    #[ts(type = "number")]
    pub notice: u64,
    /// Since when.
    pub at: Time,
    /// What it is about.
    pub kind: NoticeKind,
    /// The table.
    pub table: TableId,
    /// The game that is played there.
    pub game: String,
    /// The names of the others at the table.
    pub with: Vec<String>,
    /// The notice in words.
    #[ts(as = "MessageShape")]
    #[schema(value_type = Object)]
    pub message: Message,
    /// Whether the player has seen it.
    pub seen: bool,
    /// Whether it no longer holds, because the player has acted or has come to the table.
    pub done: bool,
}

/// The notices of a player, the newest first: all of them, or those that have changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Notices {
    /// How often the list has changed. A client that names this number in its next request is told only of later
    /// changes.
    #[ts(type = "number")]
    pub latest: u64,
    /// The notices.
    pub notices: Vec<Notice>,
}

/// Says how far the player has seen the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NoticesSeen {
    /// The number of the newest notice that was seen.
    #[ts(type = "number")]
    pub up_to: u64,
}

/// How a channel is used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ChannelUse {
    /// Nothing is sent.
    #[default]
    Off,
    /// Notices are sent as they come.
    On,
    /// Once a day, all of them together.
    Daily,
}

/// When nothing is sent, in minutes of the player's day; the end may come after midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct QuietHours {
    /// The first quiet minute.
    pub from: u16,
    /// The first minute that is not quiet any more.
    pub to: u16,
}

/// When a player's clock is put forward or back, for example because summer time begins or ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ClockShift {
    /// When.
    pub at: Time,
    /// How many minutes the clock is ahead of UTC from then on.
    pub offset: i16,
}

/// How a player wants to be told.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewNoticeSettings {
    /// Messages on the player's devices.
    pub push: ChannelUse,
    /// Letters to the player's address.
    pub mail: ChannelUse,
    /// When nothing is sent.
    pub quiet: Option<QuietHours>,
    /// How many minutes the player's clock is ahead of UTC.
    pub offset: i16,
    /// When that changes next, as far as the player's device knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub shift: Option<ClockShift>,
    /// The language of what is sent.
    pub language: Option<String>,
}

/// How a player is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct NoticeSettings {
    /// What the player has chosen.
    #[serde(flatten)]
    #[ts(flatten)]
    pub chosen: NewNoticeSettings,
    /// Where letters go.
    pub address: Option<String>,
    /// An address that waits for the code that was mailed to it.
    pub unconfirmed: Option<String>,
}

/// The key with which browsers recognize the server's messages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct PushKey {
    /// The public key in base64url.
    pub key: String,
}

/// Where and how a device takes messages, as its browser says.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PushSubscription {
    /// The address at the push service.
    pub endpoint: String,
    /// The device's public key in base64url.
    pub p256dh: String,
    /// The secret shared with the device, in base64url.
    pub auth: String,
    /// What the player calls the device.
    #[serde(default)]
    #[ts(optional)]
    pub device: Option<String>,
}

/// Names a device that takes no more messages.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PushEndpoint {
    /// The address at the push service.
    pub endpoint: String,
}

/// An address for letters, which is confirmed by a code that is mailed to it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MailAddress {
    /// The address.
    pub address: String,
}

/// Confirms an address.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MailCode {
    /// The code from the letter.
    pub code: String,
}

/// What a webhook is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum HookForm {
    /// What happened, as JSON.
    Json,
    /// A line of text, in the form that chat services accept.
    Chat,
}

/// Where a table's news go; whoever opened the table decides.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewWebhook {
    /// The address.
    pub url: String,
    /// In which form.
    pub form: HookForm,
    /// In which language; that of the caller unless it is given.
    #[serde(default)]
    #[ts(optional)]
    pub language: Option<String>,
}

/// Whether a webhook is sent anything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum HookState {
    /// It is.
    On,
    /// It failed too often.
    Off {
        /// How it failed last.
        #[ts(as = "MessageShape")]
        #[schema(value_type = Object)]
        why: Message,
    },
}

/// Where a table's news go.
#[derive(Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Webhook {
    /// The address.
    pub url: String,
    /// In which form.
    pub form: HookForm,
    /// In which language.
    pub language: Option<String>,
    /// Whether it is sent anything.
    pub state: HookState,
    /// The key that signs its messages; told only when the webhook is set.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub secret: Option<String>,
}

/// Somebody with whom the caller has sat at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Companion {
    /// How the caller names the person in an invitation; it means nothing to anybody else.
    pub player: String,
    /// The person's name at the last table.
    pub name: String,
    /// When that table was opened.
    pub last: Time,
}

/// Asks somebody to a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Invitation {
    /// Whom, as the list of companions names the person.
    pub player: String,
}
