//! Bots for any game that see only a view.
//!
//! Every player is a [`Bot`]. [`BotKind`] names the bots of this crate: [`Random`], [`Greedy`], which looks one step
//! ahead, and [`Search`], a tree search with a [`Budget`]; the levels for people are searches too.

mod bot;
mod budget;
mod greedy;
mod kind;
mod random;
mod reward;
mod rollout;
mod search;
mod seed;
mod tree;
mod worker;

pub use bot::Bot;
pub use budget::{Budget, NoBudget};
pub use greedy::Greedy;
pub use kind::{BotKind, DEFAULT_BUDGET, UnknownBot};
pub use random::Random;
pub use reward::{Rewards, final_rewards, win_shares};
pub use rollout::play_out;
pub use search::{Search, Weighed};
pub use seed::seed_of;
