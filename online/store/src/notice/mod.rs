//! What waits for players, and what has to be sent to tell them.
//!
//! A notice is written in the transaction of the event that causes it. After a while it is planned: it becomes
//! deliveries according to the player's settings, and one node at a time takes these up. The code is the same for both
//! databases.

pub(crate) mod devices;
pub(crate) mod list;
pub(crate) mod people;
mod plan;
pub(crate) mod queue;
pub(crate) mod rows;

use serde::Serialize;
use tetrapolis_game::Seat;
use tetrapolis_protocol::{HookForm, NewNoticeSettings, NoticeKind, PlayerId, TableId, Time};

use crate::store::Answer;

/// What changes in the lists of players because of something at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoticeChange {
    /// Something waits for a player.
    Put {
        /// For whom.
        player: PlayerId,
        /// What.
        kind: NoticeKind,
        /// Since when it waits, or from when on.
        at: Time,
        /// When it goes to the channels.
        due: Time,
        /// The player's seat.
        seat: Option<Seat>,
        /// Whether everybody at the table knows of it.
        open: bool,
    },
    /// It waits no longer.
    Done {
        /// For whom.
        player: PlayerId,
        /// What.
        kind: NoticeKind,
    },
    /// Nothing of this kind waits any longer, for anybody.
    Clear(NoticeKind),
    /// The game is over, and the table's webhook is told at this time.
    Over(Time),
}

/// A notice as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptNotice {
    /// Which; a newer notice has a higher number.
    pub number: u64,
    /// Since when.
    pub at: Time,
    /// What it is about.
    pub kind: NoticeKind,
    /// Where.
    pub table: TableId,
    /// How the lobby shows the table, as JSON.
    pub entry: String,
    /// The player's seat.
    pub seat: Option<Seat>,
    /// Whether it no longer holds.
    pub done: bool,
    /// Whether the player has seen it.
    pub seen: bool,
}

/// How a player is told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NoticePerson {
    /// What the player has chosen.
    pub settings: NewNoticeSettings,
    /// Where letters go.
    pub address: Option<String>,
    /// An address that waits for a code.
    pub unconfirmed: Option<String>,
}

/// An address that waits for a code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unconfirmed {
    /// The address.
    pub address: String,
    /// The hash of the code.
    pub code: String,
    /// Until when the code is good.
    pub until: Time,
}

/// A device that takes messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PushDevice {
    /// Its address at the push service.
    pub endpoint: String,
    /// Whose it is.
    pub player: PlayerId,
    /// The hash of the session that brought it.
    pub token: String,
    /// Its public key in base64url.
    pub p256dh: String,
    /// The secret shared with it, in base64url.
    pub auth: String,
    /// What the player calls it.
    pub name: Option<String>,
    /// Since when it is known.
    pub since: Time,
}

/// Where the news of a table go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hook {
    /// The table.
    pub table: TableId,
    /// Who set it.
    pub player: PlayerId,
    /// The address.
    pub url: String,
    /// In which form.
    pub form: HookForm,
    /// In which language.
    pub language: Option<String>,
    /// The key that signs messages.
    pub secret: String,
    /// Why nothing is sent any more, in words of the server.
    pub why_off: Option<String>,
}

/// A way to reach somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Channel {
    /// Messages on devices; the target is the address at the push service.
    Push,
    /// Letters; the target is the player.
    Mail,
    /// The webhook of a table; the target is the table.
    Hook,
}

impl Channel {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Channel::Push => "push",
            Channel::Mail => "mail",
            Channel::Hook => "hook",
        }
    }
}

/// Something that has to be sent, taken up by one node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Delivery {
    /// Through which channel.
    pub channel: Channel,
    /// Where to.
    pub target: String,
    /// What it is about: a table for a device, a kind for a webhook, nothing for all that waits, or [`Delivery::TEST`]
    /// to try the channel.
    pub topic: String,
    /// For whom.
    pub player: PlayerId,
    /// How often it has failed.
    pub tries: u64,
    /// Until when no other node takes it up.
    pub until: Time,
}

impl Delivery {
    /// The topic of a message that only tests whether the channel works.
    pub const TEST: &str = "test";
}

/// What a delivery brings. Nothing of it is secret at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Parcel {
    /// Notices for a device.
    Push {
        /// The device.
        device: PushDevice,
        /// The player's language.
        language: Option<String>,
        /// The notices, the newest first; none for a test.
        notices: Vec<KeptNotice>,
    },
    /// Notices for an address.
    Mail {
        /// The address.
        address: String,
        /// The token of the link that ends the letters.
        stop: String,
        /// The player's language.
        language: Option<String>,
        /// The notices, the newest first; none for a test.
        notices: Vec<KeptNotice>,
    },
    /// News of a table.
    Hook {
        /// Where to.
        hook: Hook,
        /// How the lobby shows the table, as JSON.
        entry: String,
        /// What is told; none for a test.
        kind: Option<NoticeKind>,
        /// The seats that it concerns.
        seats: Vec<Seat>,
    },
}

/// The result of a delivery.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It was sent, with notices up to this number.
    Sent(u64),
    /// There is nothing to send, or no use in trying again.
    Dropped,
    /// The device is gone.
    Gone,
    /// It failed, for a reason in words of the server, and is tried again at a time, if there is one.
    Failed(Option<Time>, String),
    /// Others come first.
    Later(Time),
}

/// The result of trying a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Confirmed {
    /// The address is confirmed.
    Yes,
    /// The code is wrong.
    Wrong,
    /// No code is awaited, or it was tried too often or too late.
    Late,
}

/// Somebody who has sat at a table with a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownCompanion {
    /// Who.
    pub player: PlayerId,
    /// The name of the person's newest session.
    pub name: String,
    /// When their last common table was opened.
    pub last: Time,
}

/// What is kept about a player's notices.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PersonalNotices {
    /// What the player has chosen, as JSON.
    pub settings: Option<serde_json::Value>,
    /// Where letters go.
    pub address: Option<String>,
    /// An address that waits for a code.
    pub unconfirmed: Option<String>,
    /// The devices that take messages: address, name, and since when.
    pub devices: Vec<(String, Option<String>, Time)>,
    /// The webhooks that the player has set: table and address.
    pub webhooks: Vec<(String, String)>,
    /// The list: table, kind, and since when.
    pub list: Vec<(String, String, Time)>,
}

/// Where notices are kept.
pub trait NoticeStore: Send + Sync {
    /// Writes what has changed because of something at a table, apart from the table's log.
    fn put_notices<'a>(&'a self, table: &'a TableId, changes: Vec<NoticeChange>) -> Answer<'a, ()>;
    /// How often a player's list has changed, and what has changed after that many times; the newest first.
    fn notices<'a>(&'a self, player: &'a PlayerId, after: u64, now: Time) -> Answer<'a, (u64, Vec<KeptNotice>)>;
    /// Notes that a player has seen the list up to a number.
    fn see_notices<'a>(&'a self, player: &'a PlayerId, up_to: u64, now: Time) -> Answer<'a, ()>;
    /// Notes that a player looks at a table.
    fn see_table<'a>(&'a self, player: &'a PlayerId, table: &'a TableId, now: Time) -> Answer<'a, ()>;

    /// How a player is told.
    fn notice_person<'a>(&'a self, player: &'a PlayerId) -> Answer<'a, NoticePerson>;
    /// Keeps what a player has chosen. What already waits is sent according to it, too.
    fn set_notices<'a>(&'a self, player: &'a PlayerId, settings: &'a NewNoticeSettings, now: Time) -> Answer<'a, ()>;
    /// Keeps an address that waits for a code.
    fn ask_address<'a>(&'a self, player: &'a PlayerId, wanted: &'a Unconfirmed) -> Answer<'a, ()>;
    /// Confirms an address with the hash of its code; letters name `stop` in the link that ends them.
    fn confirm_address<'a>(
        &'a self,
        player: &'a PlayerId,
        code: &'a str,
        stop: &'a str,
        now: Time,
    ) -> Answer<'a, Confirmed>;
    /// Removes a player's address.
    fn drop_address<'a>(&'a self, player: &'a PlayerId) -> Answer<'a, ()>;
    /// Ends the letters whose link names this; says whether there were any.
    fn stop_letters<'a>(&'a self, stop: &'a str) -> Answer<'a, bool>;

    /// Adds a device of a player, who keeps the newest five.
    fn add_device<'a>(&'a self, device: &'a PushDevice) -> Answer<'a, ()>;
    /// Removes a device of a player.
    fn drop_device<'a>(&'a self, player: &'a PlayerId, endpoint: &'a str) -> Answer<'a, ()>;
    /// The webhook of a table.
    fn webhook<'a>(&'a self, table: &'a TableId) -> Answer<'a, Option<Hook>>;
    /// Sets the webhook of a table; it replaces another.
    fn set_webhook<'a>(&'a self, hook: &'a Hook) -> Answer<'a, ()>;
    /// Removes the webhook of a table.
    fn drop_webhook<'a>(&'a self, table: &'a TableId) -> Answer<'a, ()>;
    /// Tests all channels of a player.
    fn try_channels<'a>(&'a self, player: &'a PlayerId, now: Time) -> Answer<'a, ()>;
    /// Tests the webhook of a table.
    fn try_webhook<'a>(&'a self, table: &'a TableId, now: Time) -> Answer<'a, ()>;

    /// Those who have played with a player, the last first.
    fn companions<'a>(&'a self, player: &'a PlayerId, most: u32) -> Answer<'a, Vec<KnownCompanion>>;
    /// The value of a key of the server: the fresh one, unless there is another already.
    fn server_key<'a>(&'a self, name: &'a str, fresh: &'a str) -> Answer<'a, String>;

    /// Makes deliveries of notices that are due; says of how many.
    fn plan_deliveries(&self, now: Time, most: u32) -> Answer<'_, u32>;
    /// Takes up deliveries, which no other node does until a time.
    fn claim_deliveries(&self, channel: Channel, now: Time, until: Time, most: u32) -> Answer<'_, Vec<Delivery>>;
    /// What a delivery brings; nothing if it is not wanted any more.
    fn parcel<'a>(&'a self, delivery: &'a Delivery, now: Time) -> Answer<'a, Option<Parcel>>;
    /// Notes the result of a delivery.
    fn settle_delivery<'a>(&'a self, delivery: &'a Delivery, outcome: &'a Outcome, now: Time) -> Answer<'a, ()>;
}
