//! Studies a game by many games between equal bots: who wins, how games end, and what each card is worth.

mod count;
mod findings;
mod play;
mod plot;
mod spread;

pub use findings::{Category, Ending, Findings, Length, Place, Share, Sort, Use, Verdict};
pub use play::{Plan, study};
pub use plot::{Bar, Captions, Dot, bars, dots};
pub use spread::Spread;
