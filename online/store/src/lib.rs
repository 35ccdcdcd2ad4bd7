//! The event log of all tables, and what the server knows of players.
//!
//! One trait, [`Store`]; [`Sqlite`] keeps it in one file, [`Postgres`] in a database that many nodes share. The key of the
//! log is (table, version), so no two can write the same version. [`Log`] gathers what many tables write at the same
//! moment into one transaction, and answers when it is on disk.

mod log;
mod open;
mod postgres;
mod queries;
mod sqlite;
mod store;

pub use log::Log;
pub use open::open;
pub use postgres::Postgres;
pub use sqlite::Sqlite;
pub use store::{Account, Answer, Append, Known, Store, StoreError, Summary, Wake};
