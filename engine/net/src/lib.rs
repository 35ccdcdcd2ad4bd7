//! Small learned networks that judge positions.
//!
//! A game that can be learned implements [`Learn`]: it describes a position in numbers, a [`Row`] for each seat. A [`Net`]
//! turns the rows into each seat's part of the win. It is read from a checked file, knows no game, allocates nothing while
//! it judges, and gives the same bits on every machine: all sums are made in a fixed order, and [`exp`] is our own.

mod exp;
mod file;
mod learn;
mod net;
mod row;

pub use exp::{exp, softmax};
pub use file::{FORMAT, NetError, Subject};
pub use learn::{Learn, fits, judge, learned, subject};
pub use net::{FIRST, LAST, Layers, Net, SECOND};
pub use row::{MOST_INPUTS, Pen, Row};
