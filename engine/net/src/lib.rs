//! Small neural networks that judge positions.
//!
//! A game that learns implements [`Learn`]: it describes a position as numbers, with one [`Row`] for each seat. A
//! [`Net`] turns the rows into each seat's share of the win. It is read from a checked file, knows no game, and
//! allocates nothing while it judges. It gives the same bits on every machine: sums have a fixed order, and [`exp`] is
//! our own.

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
