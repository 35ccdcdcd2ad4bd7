//! Notices in words. They contain the game's name and the names of those at the table, and nothing else.

use tetrapolis_catalog::entry;
use tetrapolis_game::{Arg, Message, Seat};
use tetrapolis_protocol::{Holder, LobbyEntry, NoticeKind};
use tetrapolis_store::KeptNotice;

use crate::config::Say;

/// How many notices a letter or a message lists.
const LISTED: usize = 20;

/// A game as people write it.
pub(crate) fn game_title(game: &str) -> String {
    entry(game).map_or(game, |entry| entry.title).to_owned()
}

/// The names of the persons at a table, without those of some seats.
pub(crate) fn names_at(entry: &LobbyEntry, wanted: impl Fn(Seat) -> bool) -> Vec<String> {
    let name = |seating: &tetrapolis_protocol::Seating| match &seating.holder {
        Holder::Person { name, .. } => wanted(seating.seat).then(|| name.clone()),
        Holder::Nobody | Holder::Bot { .. } => None,
    };
    entry.seats.iter().filter_map(name).collect()
}

/// Why a webhook is off, in words; it is kept as a short text.
pub(crate) fn reason(kept: &str) -> Message {
    match kept.strip_prefix("status ").and_then(|status| status.parse::<i64>().ok()) {
        Some(status) => Message::new("hook-off-status").with("status", Arg::Number(status)),
        None if kept == "slow" => Message::new("hook-off-slow"),
        None if kept == "private" => Message::new("hook-off-private"),
        None => Message::new("hook-off-unreachable"),
    }
}

/// A title and the text below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Text {
    pub title: String,
    pub body: String,
}

/// The words of one reader.
pub(super) struct Words<'a> {
    pub say: &'a Say,
    pub language: Option<&'a str>,
}

impl Words<'_> {
    pub(super) fn say(&self, message: &Message) -> String {
        (self.say)(message, self.language)
    }

    fn list(names: Vec<String>) -> Arg {
        names.into_iter().map(Arg::from).collect::<Vec<_>>().into()
    }

    /// One notice.
    pub(super) fn notice(&self, notice: &KeptNotice) -> Option<Text> {
        let entry: LobbyEntry = serde_json::from_str(&notice.entry).ok()?;
        let title = self.say(&notice.kind.message().with("game", game_title(&entry.game)));
        let names = names_at(&entry, |seat| Some(seat) != notice.seat);
        let body = if names.is_empty() {
            String::new()
        } else {
            self.say(&Message::new("notice-with").with("names", Self::list(names)))
        };
        Some(Text { title, body })
    }

    /// Several notices together.
    pub(super) fn all(&self, notices: &[KeptNotice]) -> Option<Text> {
        let lines: Vec<Text> = notices.iter().take(LISTED).filter_map(|notice| self.notice(notice)).collect();
        match lines.as_slice() {
            [] => None,
            [one] => Some(one.clone()),
            [..] => {
                let title = self.say(&Message::new("notice-several").with("count", notices.len()));
                let body: Vec<&str> = lines.iter().map(|line| line.title.as_str()).collect();
                Some(Text { title, body: body.join("\n") })
            }
        }
    }

    /// A message that only tests a channel.
    pub(super) fn test(&self) -> Text {
        Text { title: self.say(&Message::new("notice-test")), body: self.say(&Message::new("notice-test-body")) }
    }

    /// What a table's webhook is told; a test if there is no kind.
    pub(super) fn news(&self, entry: &LobbyEntry, kind: Option<NoticeKind>, seats: &[Seat]) -> String {
        let message = Message::new(match kind {
            Some(NoticeKind::YourTurn) => "hook-turn",
            Some(NoticeKind::TimeShort) => "hook-time-short",
            Some(NoticeKind::Over) => "hook-over",
            Some(_) => "hook-asked",
            None => "hook-test",
        });
        let is_over = kind == Some(NoticeKind::Over);
        let names = names_at(entry, |seat| is_over || seats.contains(&seat));
        let message = message.with("game", game_title(&entry.game));
        self.say(&if kind.is_some() { message.with("names", Self::list(names)) } else { message })
    }
}
