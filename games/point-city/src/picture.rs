use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tetrapolis_game::{Changes, Game, Pictures, Scoring, Seat, Standing, changes};

use crate::deal::RIVAL;
use crate::play::rival_cells;
use crate::state::Holding;
use crate::{Card, Cell, Front, Hand, Phase, PointCity, Resource, State, Token, View};

/// What a client draws: a view in names, the same for everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Picture {
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
    /// It is empty; what will be put there, if anything (PC-4.2).
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

changes! {
    Picture {
        turns, turns_in_all, first, seat, phase, flipped, deck, discard, pending, markers;
        market, pool, players
    }
    Player { rival, hand, permanents, points, standing; city, tokens }
}

impl Changes for Place {}
impl Changes for Card {}
impl Changes for Token {}
impl Changes for TokenNow {}

impl Pictures for PointCity {
    type Picture = Picture;

    /// A view in names.
    fn picture(&self, view: &View) -> Picture {
        let state = &**view;
        let set_up = matches!(state.phase, Phase::DealFronts | Phase::DealTokens | Phase::DealFirst);
        let outcome = self.outcome(state);
        Picture {
            turns: state.turns,
            turns_in_all: self.turns_in_all(),
            first: (!set_up).then_some(state.first),
            seat: (!set_up && state.phase != Phase::Over && state.phase != Phase::Rival).then_some(state.seat),
            phase: state.phase,
            flipped: state.flipped,
            market: std::array::from_fn(|row| {
                std::array::from_fn(|column| self.place(state, Cell::at(column as u8, row as u8)))
            }),
            deck: Deck {
                left: state.deck,
                tier: state.top.map(|class| class.tier() as u8 + 1),
                top: state.top.map(|class| self.class(class).front),
            },
            pool: state.row.iter().map(|token| self.token(token).clone()).collect(),
            discard: hand_by_front(state.discard),
            pending: state.pending.iter().filter_map(|face| Some(self.card(face.as_building()?).clone())).collect(),
            players: (0..usize::from(self.parties()))
                .map(|party| Player {
                    rival: self.is_solo() && party == RIVAL.index(),
                    standing: outcome.standings()[party],
                    ..self.player(&state.players[party])
                })
                .collect(),
            markers: (self.is_solo() && !set_up && state.phase != Phase::Over).then(|| rival_cells(state.turns).0),
        }
    }
}

impl PointCity {
    fn place(&self, state: &State, cell: Cell) -> Place {
        let face = state.face(cell);
        if let Some(class) = face.as_front() {
            return Place::Front { tier: class.tier() as u8 + 1, front: self.class(class).front };
        }
        match face.as_building() {
            Some(card) => Place::Building(self.card(card).clone()),
            None if state.wants_front.contains(cell) => Place::Empty { wants: Some(Side::Resource) },
            None if state.wants_building.contains(cell) => Place::Empty { wants: Some(Side::Building) },
            None => Place::Empty { wants: None },
        }
    }

    fn player(&self, holding: &Holding) -> Player {
        let permanents = holding.permanents.resources();
        let ingenuity = holding.hand.of(Front::Ingenuity);
        let tokens = holding.tokens.iter().map(|token| self.token(token).clone());
        Player {
            rival: false,
            hand: hand_by_front(holding.hand),
            permanents: Resource::ALL.into_iter().map(|resource| (resource, permanents[resource.index()])).collect(),
            city: holding.city.iter().map(|card| self.card(card).clone()).collect(),
            points: holding.points,
            tokens: tokens.map(|token| TokenNow { worth: token.worth(permanents, ingenuity), token }).collect(),
            standing: Standing::default(),
        }
    }
}

/// The cards of a hand by what they show, those that are there.
pub(crate) fn hand_by_front(hand: Hand) -> BTreeMap<Front, u8> {
    Front::all().map(|front| (front, hand.of(front))).filter(|(_, count)| *count > 0).collect()
}
