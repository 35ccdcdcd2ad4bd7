use tetrapolis_protocol::{TableId, Time};

/// Milliseconds of a day.
const DAY: u64 = 24 * 60 * 60 * 1_000;
/// How many days a table that never started is kept by default.
const UNSTARTED: u32 = 30;
/// An edition that no table uses goes after this many days.
const UNUSED_EDITION: u32 = 1;

/// How long things are kept, in days after the last event of their table; without a number, forever.
///
/// Sessions always go when they end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Retention {
    /// Tables whose game is not over. Without a number, those that never started still go after 30 days.
    pub unfinished: Option<u32>,
    /// Tables whose game is over.
    pub finished: Option<u32>,
    /// What people have typed at a table, in days after each message.
    pub chat: Option<u32>,
}

impl Retention {
    /// Which tables are removed: those of a phase whose last event is older than a moment.
    pub(crate) fn tables(&self, now: Time) -> Vec<(&'static str, Time)> {
        let unstarted = before(now, self.unfinished.unwrap_or(UNSTARTED));
        let mut going = vec![("gathering", unstarted), ("dealing", unstarted)];
        for phase in ["running", "paused"] {
            going.extend(self.unfinished.map(|days| (phase, before(now, days))));
        }
        going.extend(self.finished.map(|days| ("finished", before(now, days))));
        going
    }

    /// Typed words older than this moment are removed.
    pub(crate) fn chat(&self, now: Time) -> Option<Time> {
        self.chat.map(|days| before(now, days))
    }

    /// An edition that no table uses is removed if it was kept before this moment.
    pub(crate) fn editions(now: Time) -> Time {
        before(now, UNUSED_EDITION)
    }
}

fn before(now: Time, days: u32) -> Time {
    Time(now.0.saturating_sub(DAY * u64::from(days)))
}

/// What was removed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Swept {
    /// How many sessions had ended.
    pub sessions: u64,
    /// The tables.
    pub tables: Vec<TableId>,
    /// How many messages of the chat.
    pub messages: u64,
    /// How many editions that no table used.
    pub editions: u64,
}

impl Swept {
    /// Writes to the log what was removed.
    pub(crate) fn log(&self) {
        for table in &self.tables {
            tracing::info!(%table, "a table has been kept long enough and is removed");
        }
        if *self != Swept::default() {
            tracing::info!(
                sessions = self.sessions,
                tables = self.tables.len(),
                messages = self.messages,
                editions = self.editions,
                "what has been kept long enough is removed"
            );
        }
    }
}
