//! Distinguishes luck from skill in any game: reviews of finished games, and hints during a game.
//!
//! [`review()`] goes through the steps of a finished game. For every outcome of chance it says how lucky it was for each party
//! ([`luck()`]), for every decision what it cost, by what the seat could know and with all cards open ([`Decision`]), and for
//! every seat where its chance to win went ([`Balance`]). [`reason`] says why one move is better than another, by the lines of
//! the score sheet. [`advise`] and [`object`] are the hints and the tutor: they see only what their seat sees.
//!
//! What the figures mean, and what they do not, is written down in
//! [docs/review.md](https://github.com/tetrapolis/tetrapolis/blob/main/docs/review.md).

mod advice;
mod balance;
mod effort;
mod estimate;
mod luck;
mod odds;
mod playout;
mod reason;
mod review;
mod scales;
mod shares;
mod worlds;

pub use advice::{Advice, Adviser, Hint, Means, Objection, Tutor, Weighed, advise, hint, object};
pub use balance::Balance;
pub use effort::{Effort, JUDGE};
pub use estimate::Estimate;
pub use luck::luck;
pub use odds::Odds;
pub use reason::{Part, Reason, reason};
pub use review::{Decision, Judgement, Luck, Review, review};
pub use shares::Shares;
