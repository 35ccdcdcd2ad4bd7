//! The list of the games, and two doors to them that name none: the object-safe [`Playthrough`] for programs that deal in
//! text and JSON, and [`visit`] for programs that are generic and fast.

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
