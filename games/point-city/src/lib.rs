//! The rules of Point City, all of PC-1 to PC-7; their text is its [`RULEBOOK`](tetrapolis_game::Setup::RULEBOOK).
//!
//! [`PointCity`] is the game; the rest is its vocabulary. A card that lies resource side up has no building side until it
//! is turned over: then one is drawn among the buildings of its tier and front that nobody has seen.

mod action;
mod audit;
mod card;
mod columns;
mod deal;
mod edition;
mod encoding;
mod explain;
mod features;
mod game;
mod insight;
mod lanes;
mod legal;
mod market;
mod notation;
mod payment;
mod permit;
mod phase;
mod picture;
mod play;
mod position;
mod resource;
mod rule;
mod score;
mod setup;
mod state;
mod study;
mod tell;
mod view;
mod words;

pub use action::{Action, Chance};
pub use card::{Building, Card, CardIndex, Counts, Token, TokenIndex};
pub use edition::{BUILTIN_EDITION, Edition};
pub use game::PointCity;
pub use market::{Cell, Cells, Pair, Pairs};
pub use payment::{Hand, Payment};
pub use phase::Phase;
pub use picture::{Deck, Picture, Place, Player, Side, TokenNow};
pub use position::{DeckPosition, PlayerPosition, Position};
pub use resource::{Front, Resource};
pub use setup::Level;
pub use state::{Class, State};
pub use view::{Shown, View};
pub use words::token_words;
