use std::pin::Pin;

use tetrapolis_protocol::{PlayerId, TableId, Time};
use thiserror::Error;
use tokio::sync::broadcast;

/// What comes of a question to a store.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Why a store did not do what it was asked.
#[derive(Debug, Error)]
pub enum StoreError {
    /// Somebody else has written that version.
    #[error("the version is taken")]
    Conflict,
    /// The database cannot be reached, or fails.
    #[error("the database fails: {0}")]
    Database(String),
    /// The database holds what it cannot hold.
    #[error("the database is damaged: {0}")]
    Damaged(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::Database(cause) if cause.is_unique_violation() => StoreError::Conflict,
            _ => StoreError::Database(error.to_string()),
        }
    }
}

/// Events to be written, all or none.
#[derive(Clone, Debug)]
pub struct Append {
    /// Which table.
    pub table: TableId,
    /// The version of the log that they follow.
    pub after: u64,
    /// The events as JSON.
    pub events: Vec<String>,
    /// What is to be known of the table without its log, if it has changed.
    pub summary: Option<Summary>,
}

/// What is known of a table without its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Whether the lobby lists it.
    pub listed: bool,
    /// How the lobby shows it, as JSON.
    pub entry: String,
    /// When it was opened.
    pub opened: Time,
    /// When something happens at it by itself.
    pub due: Option<Time>,
    /// The persons at it.
    pub players: Vec<PlayerId>,
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

/// Somebody who has a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// Which player.
    pub player: PlayerId,
    /// What the others see.
    pub name: String,
    /// Whether there is an account.
    pub account: bool,
    /// When the session ends.
    pub until: Time,
}

/// Another node has written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wake {
    /// To this table.
    Table(TableId),
    /// Nobody knows where: the connection that tells was cut.
    All,
}

/// Where everything is kept.
pub trait Store: Send + Sync + 'static {
    /// Whether other nodes can write too, so that what is in memory may be old.
    fn is_shared(&self) -> bool;
    /// Writes many appends in one transaction if it can, and says of each what came of it. When the answer comes, what
    /// was written is on disk.
    fn append<'a>(&'a self, batch: &'a [Append]) -> Answer<'a, Vec<Result<(), StoreError>>>;
    /// The events of a table after a version.
    fn read<'a>(&'a self, table: &'a TableId, after: u64) -> Answer<'a, Vec<String>>;
    /// The tables that the lobby lists, the newest first, as JSON.
    fn lobby(&self, most: u32) -> Answer<'_, Vec<String>>;
    /// The tables of a player, the newest first, as JSON.
    fn tables_of<'a>(&'a self, player: &'a PlayerId, most: u32) -> Answer<'a, Vec<String>>;
    /// The tables where something happens by itself until `now`.
    fn due(&self, now: Time, most: u32) -> Answer<'_, Vec<TableId>>;
    /// Lets one node at a time care for a table; says whether it is this one, until `until`.
    fn lease<'a>(&'a self, table: &'a TableId, node: &'a str, now: Time, until: Time) -> Answer<'a, bool>;
    /// Adds an account; says whether the name was free.
    fn add_account<'a>(&'a self, account: &'a Account) -> Answer<'a, bool>;
    /// The account of that name.
    fn account<'a>(&'a self, name: &'a str) -> Answer<'a, Option<Account>>;
    /// Keeps a session under the hash of its token.
    fn put_session<'a>(&'a self, token: &'a str, known: &'a Known) -> Answer<'a, ()>;
    /// Who has the session.
    fn session<'a>(&'a self, token: &'a str, now: Time) -> Answer<'a, Option<Known>>;
    /// Ends a session, and forgets those that have ended.
    fn end_session<'a>(&'a self, token: &'a str, now: Time) -> Answer<'a, ()>;
    /// Whether the database answers.
    fn ping(&self) -> Answer<'_, ()>;
    /// What other nodes write, as soon as it is known.
    fn wakes(&self) -> broadcast::Receiver<Wake>;
    /// Lets go of the database.
    fn close(&self) -> Answer<'_, ()>;
}
