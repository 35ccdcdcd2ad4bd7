//! The rules of UpTown, all of UT-1 to UT-7; their text is its [`RULEBOOK`](tetrapolis_game::Setup::RULEBOOK).
//!
//! [`UpTown`] is the game; the rest is its vocabulary. All decks together are one set of cards that nobody has seen:
//! the top card of a deck is drawn from it when it is revealed. The same holds for the common pile.

mod action;
mod audit;
mod card;
mod counts;
mod deal;
mod deck;
mod edition;
mod encoding;
mod explain;
mod features;
mod game;
mod insight;
mod kind;
mod legal;
mod notation;
mod permit;
mod phase;
mod picture;
mod play;
mod position;
mod project;
mod rule;
mod score;
mod setup;
mod state;
mod street;
mod study;
mod tell;
mod view;
mod words;
mod worth;

pub use action::{Action, Chance};
pub use card::{Card, CardIndex, End};
pub use counts::Counts;
pub use deck::Origin;
pub use edition::{BUILTIN_EDITION, Edition};
pub use game::UpTown;
pub use kind::ProjectKind;
pub use phase::Phase;
pub use picture::{DeckNow, Picture, PlayerNow, PlotNow, StoreyNow, TakenNow};
pub use position::{DeckPosition, PlayerPosition, Position};
pub use project::{NoProject, Project, Stands};
pub use state::State;
pub use street::{PLOTS, Plot};
pub use view::View;
pub use words::project_words;
pub use worth::{Counted, Income, Prestige, Site};
