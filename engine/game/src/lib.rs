//! The contract that every game of Tetrapolis implements.
//!
//! A [`Game`] is a set of rules together with a checked edition, the options and the number of seats. A position is a
//! flat `State`; play is a sequence of [`Step`]s, each made by a seat or by chance. This crate knows no game, reads no
//! file and no clock, and starts no thread.

mod edition;
mod explain;
mod flaw;
mod game;
mod insight;
mod message;
mod notation;
mod outcome;
mod playable;
mod positions;
mod random;
mod record;
mod refusal;
mod rule;
mod scoring;
mod seat;
mod setup;
mod sight;
mod step;
mod study;
mod tell;
mod views;

pub use edition::{EditionError, EditionId, Source, Spanned, fingerprint};
pub use explain::{About, Explain, Explained, Gain, Holding, Mark, Offer, Share, Use, Way, Worth};
pub use flaw::{Flaw, Flaws};
pub use game::{Game, StepOf};
pub use insight::Insight;
pub use message::{Arg, Message, Telling};
pub use notation::Notation;
pub use outcome::{MAX_PARTIES, Outcome, ScoreLine, Standing};
pub use playable::Playable;
pub use positions::Positions;
pub use random::{Rng, below, nth_bit};
pub use record::{Head, Record, RecordError, ReplayError};
pub use refusal::{NoSuch, NotationError, Refusal, refuse};
pub use rule::Rule;
pub use scoring::Scoring;
pub use seat::{Seat, Seats, Viewer};
pub use setup::{Choice, Options, Setup, SetupError};
pub use sight::Sight;
pub use step::{Step, StepTextError, Turn};
pub use study::{Deed, Study, Thing};
pub use tell::Tell;
pub use views::{OpenInformation, OpenView, Pictures, Views};
