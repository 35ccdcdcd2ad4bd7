//! Players that see only a view, over any game.
//!
//! Every player is a [`Bot`]. [`Kind`] names those of this crate: [`Random`], [`Greedy`], which looks one step ahead, and
//! [`Search`], a tree search with a [`Budget`], also at levels for people.

mod bot;
mod budget;
mod greedy;
mod kind;
mod random;
mod reward;
mod search;
mod tree;
mod worker;

pub use bot::Bot;
pub use budget::{Budget, NoBudget};
pub use greedy::Greedy;
pub use kind::{DEFAULT_BUDGET, Kind, UnknownKind};
pub use random::Random;
pub use search::{Search, Weighed};
