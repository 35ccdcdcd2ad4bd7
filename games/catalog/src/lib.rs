//! The list of the games, and two ways to use any of them without naming it: the object-safe [`Playthrough`] takes and
//! gives text and JSON, and [`visit`] is generic and fast.

mod drawing;
mod editions;
mod entry;
mod error;
mod moves;
mod playthrough;
mod selection;

pub use drawing::Drawing;
pub use editions::{ARCHIVE, Archived, archived, first_edition};
pub use entry::{Entry, GAMES, entry, is_rule, visit};
pub use error::{PositionError, StepError};
pub use moves::Move;
pub use playthrough::{Playthrough, PlaythroughOf, Tellings, open};
pub use selection::{EditionFile, Selection, SelectionError, Visit, edition_of};
