use std::pin::Pin;

use tetrapolis_protocol::{PlayerId, TableId, Time};
use tokio::sync::broadcast;

use crate::{
    Identity, KeptReview, Known, NoticeChange, NoticeStore, PersonalData, Retention, ReviewKey, StoreError, Swept,
    Unreadable,
};

/// The answer of a store to a question.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Something that is written together with others, in one transaction.
#[derive(Clone, Debug)]
pub enum Write {
    /// Events of a table.
    Append(Append),
    /// Events of a table, and what they change in the lists of players.
    AppendAndTell(Append, Vec<NoticeChange>),
    /// A session, kept under the hash of its token.
    Session {
        /// The hash.
        token: String,
        /// Who has it.
        known: Known,
    },
}

/// Events to be written, all or none. Without events, a snapshot is kept unless a newer one is there.
#[derive(Clone, Debug)]
pub struct Append {
    /// Which table.
    pub table: TableId,
    /// The version of the log that they follow.
    pub after: u64,
    /// The events as JSON.
    pub events: Vec<String>,
    /// What can be known about the table without reading its log, if it has changed.
    pub summary: Option<Summary>,
    /// What every viewer sees after these events, as JSON; it replaces an older one.
    pub snapshot: Option<String>,
}

impl Append {
    /// The version of the log after these events.
    pub(crate) fn head(&self) -> u64 {
        self.after + self.events.len() as u64
    }
}

/// What is known about a table without its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Whether the lobby lists it.
    pub listed: bool,
    /// How the lobby shows it, as JSON. Its field `phase` says whether the game is over.
    pub entry: String,
    /// Who opened it.
    pub host: PlayerId,
    /// The hash of its edition, if the edition is kept in the store.
    pub edition: Option<String>,
    /// When it was opened.
    pub opened: Time,
    /// When something is due at it without a command.
    pub due: Option<Time>,
    /// The persons at it.
    pub players: Vec<PlayerId>,
}

/// Which tables of a player to look for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sought {
    /// Only those that are over, or only those that are not.
    pub over: Option<bool>,
    /// Only those that were opened before this.
    pub before: Option<Time>,
}

/// An account.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// The name.
    pub name: String,
    /// Which player.
    pub player: PlayerId,
    /// The hash of the password.
    pub password: String,
}

/// Something has changed that a node may have in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wake {
    /// Another node has written to this table.
    Table(TableId),
    /// The log of this table was changed or removed: a node that has it in memory must read it again.
    Rewritten(TableId),
    /// The session with this token hash has ended.
    SessionEnded(String),
    /// The list of a player's notices has changed.
    Notices(PlayerId),
    /// The player of the session with this token hash has another name or colour.
    SessionChanged(String),
    /// The link whose secret has this hash has changed.
    Link(String),
    /// Anything may have changed, because the connection for announcements was lost.
    All,
}

/// Where everything is kept.
pub trait Store: Identity + NoticeStore + 'static {
    /// Whether other nodes can write too, so that what is in memory may be old.
    fn is_shared(&self) -> bool;

    /// Writes everything in one transaction if it can, and returns the result of each write. When it returns, what was
    /// written is on disk. An append that does not follow the head of its log is a [`StoreError::Conflict`] and does
    /// not affect the others.
    ///
    /// An error of the whole batch is [`StoreError::Unknown`] if the transaction may count nevertheless.
    fn write(&self, batch: Vec<Write>) -> Answer<'_, Vec<Result<(), StoreError>>>;

    /// The events of a table after a version, at most this many.
    fn read_page<'a>(&'a self, table: &'a TableId, after: u64, most: u32) -> Answer<'a, Vec<String>>;

    /// All events of a table after a version.
    fn read<'a>(&'a self, table: &'a TableId, after: u64) -> Answer<'a, Vec<String>> {
        self.read_page(table, after, u32::MAX)
    }

    /// What every viewer of a table saw last.
    fn snapshot<'a>(&'a self, table: &'a TableId) -> Answer<'a, Option<String>>;
    /// Tables whose game has begun and that have no snapshot, in the order of their ids, after one of them.
    fn without_snapshot<'a>(&'a self, after: &'a str, most: u32) -> Answer<'a, Vec<TableId>>;

    /// The tables that the lobby lists, the newest first, as JSON.
    fn lobby(&self, most: u32) -> Answer<'_, Vec<String>>;
    /// The tables of a player that were asked for, the newest first, as JSON.
    fn tables_of<'a>(&'a self, player: &'a PlayerId, sought: Sought, most: u32) -> Answer<'a, Vec<String>>;
    /// How many tables that a player opened are not over.
    fn open_tables<'a>(&'a self, host: &'a PlayerId) -> Answer<'a, u32>;
    /// The tables where something is due by `now` without a command.
    fn due(&self, now: Time, most: u32) -> Answer<'_, Vec<TableId>>;
    /// Lets one node at a time take care of a table. Says whether this node does so until `until`.
    fn lease<'a>(&'a self, table: &'a TableId, node: &'a str, now: Time, until: Time) -> Answer<'a, bool>;

    /// Keeps the text of an edition under its hash; a hash that is there already keeps its text.
    fn put_edition<'a>(&'a self, hash: &'a str, text: &'a str, now: Time) -> Answer<'a, ()>;
    /// The text of the edition with that hash.
    fn edition<'a>(&'a self, hash: &'a str) -> Answer<'a, Option<String>>;

    /// The review that is kept under a key, as JSON.
    fn review<'a>(&'a self, key: &'a ReviewKey) -> Answer<'a, Option<String>>;
    /// Keeps a review as long as its table; a key that is there already keeps its review.
    fn keep_review<'a>(&'a self, review: &'a KeptReview) -> Answer<'a, ()>;
    /// What reviews of a judge say about a player, those of the newest tables first, as JSON.
    fn reviewed<'a>(&'a self, player: &'a PlayerId, judge: u32, most: u32) -> Answer<'a, Vec<String>>;

    /// Whether a name is that of an account, or looks like one.
    fn is_taken<'a>(&'a self, name: &'a str) -> Answer<'a, bool>;
    /// Adds an account. Says whether that was possible: no other account has this name or one that looks like it, and
    /// the player had no account.
    fn add_account<'a>(&'a self, account: &'a Account) -> Answer<'a, bool>;
    /// The account of that name.
    fn account<'a>(&'a self, name: &'a str) -> Answer<'a, Option<Account>>;
    /// Changes the password of an account to the one with this hash; says whether the account is there.
    fn set_password<'a>(&'a self, name: &'a str, password: &'a str) -> Answer<'a, bool>;

    /// What the account of a player keeps of the player's progress, as JSON.
    fn progress<'a>(&'a self, player: &'a PlayerId) -> Answer<'a, Option<String>>;
    /// Keeps progress with the account of a player; it replaces what was kept. Says whether there is an account.
    fn set_progress<'a>(&'a self, player: &'a PlayerId, progress: &'a str) -> Answer<'a, bool>;

    /// Everything that is kept about a player.
    fn personal_data<'a>(&'a self, player: &'a PlayerId) -> Answer<'a, PersonalData>;
    /// Removes a player: the account, the sessions, the name in every log and what the player has typed. Events keep
    /// the player's id; `name` is what the others see from now on. Returns the tables that were changed.
    fn forget_player<'a>(&'a self, player: &'a PlayerId, name: &'a str) -> Answer<'a, Vec<TableId>>;

    /// Whether the database can write: it does so, but at most once a second.
    fn ping(&self) -> Answer<'_, ()>;
    /// Removes what has been kept long enough, and says what it was.
    fn sweep<'a>(&'a self, retention: &'a Retention, now: Time) -> Answer<'a, Swept>;
    /// The rows that could not be read since the start.
    fn unreadable(&self) -> &Unreadable;
    /// What other nodes write, as soon as it is known.
    fn wakes(&self) -> broadcast::Receiver<Wake>;
    /// Lets go of the database.
    fn close(&self) -> Answer<'_, ()>;
}

/// A number as databases have it. One that is too large comes from a caller, and is larger than all that are kept.
pub(crate) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
