//! One live table as a pure state machine: commands in, events out.
//!
//! A [`LiveTable`] is the fold of its events. [`LiveTable::decide`] says what a command would make happen, or which gate
//! stops it; it changes nothing. Time, randomness and ids are arguments, so the same events give the same table
//! anywhere.

mod bots;
mod clock;
mod decide;
mod event;
mod fair;
mod file;
mod fold;
mod live;
mod refused;
mod undo;
mod verify;
mod view;

pub use decide::{Caller, Given};
pub use event::{Event, Happening, Opening, Who};
pub use fair::{Seed, commitment};
pub use file::{FileError, read_file, write_file};
pub use fold::{Broken, Told};
pub use live::{LiveTable, Opener};
pub use refused::Refused;
pub use verify::{Flaw, Verified, verify};
