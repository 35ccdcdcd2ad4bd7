//! One live table as a pure state machine: commands in, events out.
//!
//! A [`LiveTable`] is the fold of its events. [`LiveTable::decide`] says which events a command would cause, or which
//! gate stops it; it changes nothing. Time, randomness and ids are arguments, so the same events give the same table
//! anywhere.

mod asking;
mod bots;
mod clock;
mod colours;
mod coming;
mod course;
mod dealing;
mod decide;
mod event;
mod fair;
mod file;
mod fold;
mod glimpse;
mod help;
mod history;
mod ledger;
mod live;
mod own;
mod played;
mod question;
mod refused;
mod sayable;
mod snapshot;
mod standing;
mod told;
mod verify;
mod view;
mod waits;
mod wish;
mod written;

pub use course::Course;
pub use decide::{Caller, Given};
pub use event::{Event, Happening, Opening, Who};
pub use fair::{Seed, commitment};
pub use file::{FileError, TableFile, read_file, write_file};
pub use fold::Broken;
pub use glimpse::Glimpse;
pub use history::{History, lines};
pub use ledger::Ledger;
pub use live::LiveTable;
pub use own::KeptEntry;
pub use played::{
    FORMAT, Head, OpenError, Opener, Played, open_position, read_events, read_log, text_hash, with_edition,
};
pub use refused::Refused;
pub use snapshot::Snapshot;
pub use standing::Standing;
pub use told::Told;
pub use verify::{Flaw, Promised, Verified, verify};
pub use waits::Waits;
pub use written::Written;
