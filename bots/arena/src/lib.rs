//! Whole games between bots, and their results.
//!
//! [`contest`] lets players compete and rates them, [`adjust()`] takes the luck out of their results, [`simulate()`] plays many games and adds up what happened, and
//! [`no_peek()`] proves that a bot uses nothing that its seat cannot see. A player of your own becomes an [`Entrant`].

mod adjust;
mod contest;
mod entrant;
mod interval;
mod luck;
mod no_peek;
mod rating;
mod simulate;

pub use adjust::{Adjusted, Lucky, adjust};
pub use contest::{Contest, Merit, contest};
pub use entrant::Entrant;
pub use interval::{of_mean, wilson};
pub use luck::LuckJudge;
pub use no_peek::{Certificate, Peek, Suspect, all_bots, no_peek};
pub use rating::ratings;
pub use simulate::{Plan, Tally, simulate};
pub use tetrapolis_search::seed_of;
