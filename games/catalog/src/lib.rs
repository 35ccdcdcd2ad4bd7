//! The list of the games, and two doors to them that name none: the object-safe [`Table`] for programs that deal in
//! text and JSON, and [`visit`] for programs that are generic and fast.

mod entry;
mod setup;
mod table;

pub use entry::{Choice, Entry, GAMES, entry};
pub use setup::{EditionFile, Setup, SetupError, Visit, edition_of, visit};
pub use table::{Live, PositionError, StepError, Table, open};
