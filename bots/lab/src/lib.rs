//! Learns about a game from many games between equals: who wins, how it ends, and what each card is good for.

mod count;
mod findings;
mod play;
mod plot;
mod spread;

pub use findings::{Category, Ending, Findings, Length, Place, Share, Sort, Use, Verdict};
pub use play::{Plan, study};
pub use plot::{Bar, Captions, Dot, bars, dots};
pub use spread::Spread;
