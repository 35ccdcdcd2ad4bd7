//! Whole games between bots, counted.

mod contest;
mod interval;
mod rating;
mod simulate;

pub use contest::{Contest, Merit, contest};
pub use interval::{of_mean, wilson};
pub use rating::ratings;
pub use simulate::{Plan, Tally, simulate};
