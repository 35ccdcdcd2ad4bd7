//! The list of the games, and two doors to them that name none: the object-safe [`Playthrough`] for programs that deal in
//! text and JSON, and [`visit`] for programs that are generic and fast.

mod entry;
mod playthrough;
mod selection;

pub use entry::{Entry, GAMES, entry, visit};
pub use playthrough::{Playthrough, PlaythroughOf, PositionError, StepError, open};
pub use selection::{EditionFile, Selection, SelectionError, Visit, edition_of};
