//! Trains the networks that judge positions: first on many quick games, then on games of the search with the network so
//! far.
//!
//! [`train`] does all of it. The same plan gives the same network, bit by bit, on any number of threads.

mod fit;
mod games;
mod samples;
mod slope;
mod train;

pub use games::Course;
pub use samples::Samples;
pub use slope::{Slope, slope};
pub use train::{Phase, Plan, Progress, train};
