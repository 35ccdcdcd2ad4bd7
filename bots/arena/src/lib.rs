//! Whole games between bots, counted.

mod contest;
mod interval;
mod no_peek;
mod rating;
mod simulate;

pub use contest::{Contest, Merit, contest};
pub use interval::{of_mean, wilson};
pub use no_peek::{Certificate, Peek, Suspect, all_bots, no_peek};
pub use rating::ratings;
pub use simulate::{Plan, Tally, seed_of, simulate};
