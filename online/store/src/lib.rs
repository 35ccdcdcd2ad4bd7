//! The event log of all tables, and what the server knows about players.
//!
//! [`Store`] is the trait. [`Sqlite`] keeps everything in one file, [`Postgres`] in a database that many nodes share.
//! The key of the log is (table, version), and an event can only follow the one before it, so a log never has a gap and
//! no version is written twice. [`Log`] gathers what many tables write at the same moment into one transaction, and
//! answers when it is on disk.

mod error;
mod identity;
mod log;
mod look;
mod migrations;
mod notice;
mod open;
mod person;
mod postgres;
mod pulse;
mod retention;
mod review;
mod sqlite;
mod store;
mod unreadable;

pub use error::StoreError;
pub use identity::{Ceremony, Claimer, Identity, KeptPasskey, Known, Link, LinkKey, Person, Seen};
pub use log::Log;
pub use look::look;
pub use notice::{
    Channel, Confirmed, Delivery, Hook, KeptNotice, KnownCompanion, NoticeChange, NoticePerson, NoticeStore, Outcome,
    Parcel, PersonalNotices, PushDevice, Unconfirmed,
};
pub use open::{open, open_hearing, open_to_read};
pub use person::{PersonalData, PersonalDevice, PersonalPasskey, PersonalTable};
pub use postgres::{Hearing, Postgres};
pub use retention::{Retention, Swept};
pub use review::{KeptReview, ReviewKey, ReviewedPerson};
pub use sqlite::Sqlite;
pub use store::{Account, Answer, Append, Sought, Store, Summary, Wake, Write};
pub use unreadable::Unreadable;
