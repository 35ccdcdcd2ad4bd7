//! The rules of Mafia City, all of MC-1 to MC-10; their text is its [`RULEBOOK`](tetrapolis_game::Setup::RULEBOOK).
//!
//! [`MafiaCity`] is the game; the rest is its vocabulary. What everybody may see is [`Open`]; a [`State`] adds the
//! hands, the draw pile without order and the secret answers in a window, and a [`View`] adds what one viewer knows of
//! them. An announcement that may be vetoed is a [`Chain`] inside the position.

mod action;
mod also;
mod audit;
mod card;
mod cards;
mod deal;
mod deck_numbers;
mod edition;
mod effect;
mod encoding;
mod explain;
mod features;
mod game;
mod heap;
mod insight;
mod legal;
mod location;
mod notation;
mod permit;
mod phase;
mod picture;
mod play;
mod position;
mod question;
mod rule;
mod score;
mod secret_deals;
mod setup;
mod stack;
mod state;
mod study;
mod tell;
mod view;
mod words;

pub use action::{Action, Chance, Target};
pub use card::{Card, CardIndex, CardKind, Symbol, Use};
pub use cards::Cards;
pub use edition::{BUILTIN_EDITION, Edition};
pub use effect::{Announcement, Chain, Effect, Laid};
pub use game::MafiaCity;
pub use location::{Location, Locations, Spot};
pub use phase::Phase;
pub use picture::{Announced, Figures, Hand, Lead, Picture, Place, Player, Stacked, Window};
pub use position::{AnnouncementPosition, FiguresPosition, PlayerPosition, Position, WindowPosition};
pub use secret_deals::Deals;
pub use setup::Goal;
pub use stack::Stack;
pub use state::{Clan, Open, State};
pub use view::View;
pub use words::{effect_words, location_name};
