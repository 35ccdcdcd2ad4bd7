//! The rules of Cities, all of CI-1 to CI-7; their text is its [`RULEBOOK`](tetrapolis_game::Setup::RULEBOOK).
//!
//! [`Cities`] is the game; the rest is its vocabulary. What milestones and scoring cards count is data, [`Counted`],
//! and is counted on bit boards, [`Land`]. A position does not contain what is face down: that is drawn from everything
//! that nobody has seen, when it is revealed.

mod action;
mod audit;
mod card;
mod cell;
mod colour;
mod count;
mod deal;
mod district;
mod edition;
mod encoding;
mod explain;
mod feature;
mod features;
mod game;
mod grid;
mod insight;
mod land;
mod legal;
mod notation;
mod outlook;
mod permit;
mod phase;
mod picture;
mod pieces;
mod play;
mod position;
mod rule;
mod score;
mod setup;
mod slot;
mod state;
mod study;
mod tell;
mod tile;
mod view;
mod words;

pub use action::{Action, Chance};
pub use card::{Card, CardIndex, METROPOLISES, Metropolis, MetropolisIndex, Milestone};
pub use cell::Cell;
pub use colour::{Colour, Ground};
pub use count::{Area, Beside, Buildings, Counted, Difference, FeaturePlace, Likeness};
pub use edition::{BUILTIN_EDITION, Edition};
pub use feature::{Background, Feature, FeatureKind};
pub use game::Cities;
pub use land::Land;
pub use phase::Phase;
pub use picture::{
    CardNow, CellNow, DistrictNow, HandNow, Holds, MetropolisNow, Picture, Place, PlayerNow, SlotNow, Unseen,
};
pub use pieces::Pieces;
pub use position::{DisplayPosition, GonePosition, HandPosition, PlayerPosition, Position};
pub use setup::Length;
pub use slot::{Row, Slot};
pub use state::State;
pub use tile::{Rotation, Tile, TileIndex};
pub use view::View;
pub use words::{card_words, milestone_words};
