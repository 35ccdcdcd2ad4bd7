//! Whole games between bots, counted.

mod simulate;

pub use simulate::{Plan, Tally, simulate};
