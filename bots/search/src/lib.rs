//! Players that see only a view, over any game.

mod bot;
mod kind;
mod random;
mod seated;

pub use bot::Bot;
pub use kind::{Kind, UnknownKind};
pub use random::Random;
pub use seated::{Seated, seat};
