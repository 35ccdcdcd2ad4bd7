//! Rules of board games as a library: exact, fast, and without secrets that a player could peek at.
//!
//! This crate is the contract between games and everybody who uses them: bots, simulations, servers, pages. It knows no
//! game, reads no file and no clock, and starts no thread. Where to begin:
//!
//! - **To use a game**, look at the crate of that game, for example `tetrapolis_uptown`, and play it through [`Game`]:
//!   [`turn`](Game::turn) says who must act, [`legal_actions`](Game::legal_actions) what is possible, and
//!   [`play`](Game::play) does it. [`Game`] shows a whole game in thirty lines.
//! - **To write a game**, follow the [guide](https://github.com/tetrapolis/tetrapolis/blob/main/docs/write-a-game.md),
//!   which begins with Nim, and check your game with `uphold` of `tetrapolis_testkit`.
//! - **To write a bot**, implement `Bot` of `tetrapolis_search`; there is a
//!   [guide](https://github.com/tetrapolis/tetrapolis/blob/main/docs/write-a-bot.md) for that too. `tetrapolis_arena`
//!   lets bots compete.
//!
//! # How play works
//!
//! A [`Game`] value is the rules with an edition, the options and the number of seats; it never changes. A position is a
//! flat `State`. Play is a sequence of [`Step`]s: a seat plays an action, or chance decides something. A position contains
//! nothing of the future: what lies under a card is decided by a chance step when the card is turned over. So a [`Record`]
//! replays without a random generator, and no deck can leak.
//!
//! # What a game can do
//!
//! Each ability is a trait, and most have defaults:
//!
//! | trait | says | needed by |
//! |---|---|---|
//! | [`Game`] | the rules: whose turn, what is legal, what a step does | everybody |
//! | [`Scoring`] | scores, places and score sheets | bots, tables |
//! | [`Views`] | what each viewer may know, and positions that fit it; free with [`OpenInformation`] | bots, tables |
//! | [`Notation`] | actions and chance as short texts | records, tables |
//! | [`Setup`] | seats, options, editions | records, the catalog |
//! | [`Positions`], [`Pictures`], [`Tell`], [`Explain`] | what people read and see; free with [`Plain`] | tables |
//! | [`Insight`] | what a position is worth, what to try first | bots |
//! | [`Study`] | what can be taken and used, how a game ended | the lab |
//! | [`Encoding`] | actions and views as numbers | learners |
//!
//! [`Playable`] is all that a table needs, under one name.

mod changes;
mod edition;
mod encoding;
mod explain;
mod flaw;
mod game;
mod insight;
mod message;
mod notation;
mod outcome;
mod plain;
mod playable;
mod positions;
mod question;
mod random;
mod record;
mod refusal;
mod rule;
mod scoring;
mod seat;
mod set;
mod setup;
mod sight;
mod step;
mod study;
mod tell;
mod text;
mod views;

pub use changes::{Changed, Changes, Difference, Whole, patch};
pub use edition::{EditionError, EditionId, Source, Spanned, fingerprint};
pub use encoding::{Code, Encoding, Part, Pen, UNLISTED, first_person};
pub use explain::{About, Explain, Explained, Gain, Holding, Mark, Offer, Share, Use, Way, Worth};
pub use flaw::{Flaw, Flaws};
pub use game::{Game, StepOf};
pub use insight::{Insight, highest, sharpen};
pub use message::{Arg, Message, Telling};
pub use notation::Notation;
pub use outcome::{MAX_PARTIES, Outcome, ScoreLine, Standing, Tie, TieBreak};
pub use plain::Plain;
pub use playable::Playable;
pub use positions::Positions;
pub use question::{Question, Topic};
pub use random::{Rng, below};
pub use record::{Head, Record, RecordError, ReplayError, clipped};
pub use refusal::{NoSuch, NotationError, Refusal, refuse};
pub use rule::Rule;
pub use scoring::Scoring;
pub use seat::{Seat, Seats, Viewer};
pub use set::{Bits, Member, Set};
pub use setup::{Choice, Options, Setup, SetupError};
pub use sight::Sight;
pub use step::{Step, StepTextError, Turn};
pub use study::{Deed, Study, Thing};
pub use tell::Tell;
pub use views::{OpenInformation, OpenView, Pictures, Views};
