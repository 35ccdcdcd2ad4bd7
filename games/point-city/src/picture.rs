use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tetrapolis_game::{Seat, Standing};

use crate::{Card, Cell, Front, Phase, Resource, Token};

/// What a client draws: a view in names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Picture {
    /// Whose view it is; nobody's is that of a spectator.
    pub viewer: Option<Seat>,
    /// Turns completed, by all.
    pub turns: u8,
    /// Turns in the whole game, of all.
    pub turns_in_all: u8,
    /// Who began; nobody before that is dealt.
    pub first: Option<Seat>,
    /// Whose turn it is.
    pub seat: Option<Seat>,
    /// What has to happen.
    pub phase: Phase,
    /// Whether a card was flipped this turn (PC-3.1).
    pub flipped: bool,
    /// The market, row by row.
    pub market: [[Place; 4]; 4],
    /// The deck.
    pub deck: Deck,
    /// The tokens that can still be had, in the order in which they lie.
    pub pool: Vec<Token>,
    /// The resource cards spent.
    pub discard: BTreeMap<Front, u8>,
    /// The buildings taken and not yet paid for.
    pub pending: Vec<Card>,
    /// The players in the order of the seats; in a solo game the rival is the second.
    pub players: Vec<Player>,
    /// In a solo game, where the rival takes its first card next (PC-7.3).
    pub markers: Option<Cell>,
}

/// A place of the market.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "shows", rename_all = "kebab-case")]
pub enum Place {
    /// Nothing lies there; what will be put there, if anything (PC-4.2).
    Empty {
        /// What will be put there.
        wants: Option<Side>,
    },
    /// A card lies resource side up.
    Front {
        /// The card's tier.
        tier: u8,
        /// Its resource side.
        front: Front,
    },
    /// A card lies building side up.
    Building(Card),
}

/// A side of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The resource side.
    Resource,
    /// The building side.
    Building,
}

/// The deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Deck {
    /// Cards left, the open one included.
    pub left: u8,
    /// The tier of the top card.
    pub tier: Option<u8>,
    /// The open resource side of the top card.
    pub top: Option<Front>,
}

/// A player's cards and tokens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Player {
    /// Whether it is the virtual opponent of a solo game.
    pub rival: bool,
    /// The unspent resource cards.
    pub hand: BTreeMap<Front, u8>,
    /// The permanent resources.
    pub permanents: BTreeMap<Resource, u8>,
    /// The buildings.
    pub city: Vec<Card>,
    /// The points on the buildings.
    pub points: u16,
    /// The tokens.
    pub tokens: Vec<TokenNow>,
    /// The score and place, as if the game ended now.
    pub standing: Standing,
}

/// A token and what it is worth now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TokenNow {
    /// The token.
    #[serde(flatten)]
    pub token: Token,
    /// Its points, as if the game ended now.
    pub worth: i32,
}
