//! The bridge between the catalog and the bots: a bot of any kind, a review and a coach for any
//! game, chosen when the program runs.

mod bot;
mod coach;
mod figures;
mod way;

pub use bot::{Seated, seat};
pub use coach::{Coach, HintFigures, ObjectionFigures, coach};
pub use figures::{Costly, Figures, Interval, Judge, Loser, Moment, PartFigures, SeatFigures, Told, Verdict};
