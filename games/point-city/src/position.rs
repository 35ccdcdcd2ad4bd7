use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tetrapolis_game::{Game, Message, NotationError, Positions, Seat};

use crate::lanes::Lanes;
use crate::market::CELLS;
use crate::picture::hand_by_front;
use crate::state::{CardSet, Face, Holding, Row};
use crate::{Cell, Class, Front, Hand, Phase, PointCity, State};

/// A position in names, for files. `docs/positions.md` explains every field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Turns completed, by all.
    pub turns: u8,
    /// Who began.
    pub first: Seat,
    /// What has to happen.
    pub phase: Phase,
    /// Whether a card was flipped this turn.
    #[serde(default)]
    pub flipped: bool,
    /// The market, row by row: a building by its id, a front as `2:energy*2`, an empty place as what it will get,
    /// `(building)` or `(resource)`, or `-`.
    pub market: [[String; 4]; 4],
    /// The deck.
    pub deck: DeckPosition,
    /// The tokens of the pool, in the order in which they lie.
    pub pool: Vec<String>,
    /// The resource cards spent.
    #[serde(default)]
    pub discard: BTreeMap<Front, u8>,
    /// The buildings taken and not yet paid for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pending: Vec<String>,
    /// How many fronts of each tier and kind nobody has seen.
    pub unseen: BTreeMap<String, u8>,
    /// The players in the order of the seats; in a solo game the rival is the second.
    pub players: Vec<PlayerPosition>,
}

/// The deck in names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckPosition {
    /// Cards left, the open one included.
    pub left: u8,
    /// The open card, as `2:energy*2`.
    pub top: Option<String>,
}

/// A player in names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerPosition {
    /// The unspent resource cards.
    pub hand: BTreeMap<Front, u8>,
    /// The buildings.
    #[serde(default)]
    pub city: Vec<String>,
    /// The tokens.
    #[serde(default)]
    pub tokens: Vec<String>,
}

const WANTS_BUILDING: &str = "(building)";
const WANTS_RESOURCE: &str = "(resource)";
const NOTHING: &str = "-";

impl Positions for PointCity {
    type Position = Position;

    fn position(&self, state: &State) -> Position {
        let token = |token: crate::TokenIndex| self.edition.tokens()[token.index()].id.clone();
        let card = |card| self.card(card).id.clone();
        let unseen = self.all_classes().map(|(class, _)| (class, state.unseen[class.tier()].lane(class.lane())));
        Position {
            turns: state.turns,
            first: state.first,
            phase: state.phase,
            flipped: state.flipped,
            market: std::array::from_fn(|row| {
                std::array::from_fn(|column| self.write_place(state, Cell::at(column as u8, row as u8)))
            }),
            deck: DeckPosition { left: state.deck, top: state.top.map(|class| self.notate_class(class)) },
            pool: state.row.iter().map(token).collect(),
            discard: hand_by_front(state.discard),
            pending: state.pending.iter().filter_map(|face| face.as_building()).map(card).collect(),
            unseen: unseen.map(|(class, count)| (self.notate_class(class), count)).collect(),
            players: state.players[..usize::from(self.parties())]
                .iter()
                .map(|player| PlayerPosition {
                    hand: hand_by_front(player.hand),
                    city: player.city.iter().map(card).collect(),
                    tokens: player.tokens.iter().map(token).collect(),
                })
                .collect(),
        }
    }

    /// Reads a position and checks that it can arise.
    fn restore(&self, position: &Position) -> Result<State, Message> {
        if position.players.len() != usize::from(self.parties()) {
            let message = Message::new("pc-position-players").with("found", position.players.len());
            return Err(message.with("wanted", self.parties()));
        }
        if position.first.0 >= self.seats() || position.turns > self.turns_in_all() {
            return Err(Message::new("pc-position-turns").with("most", self.turns_in_all()));
        }
        let mut state = self.initial();
        state.turns = position.turns;
        state.first = position.first;
        state.seat = Seat(self.seat_after(position.first, position.turns, position.phase));
        state.phase = position.phase;
        state.flipped = position.flipped;
        state.deck = position.deck.left;
        state.top = position.deck.top.as_deref().map(|text| self.read_class(text)).transpose().map_err(said)?;
        self.read_market(position, &mut state)?;
        state.discard = read_hand(&position.discard)?;
        self.read_unseen(position, &mut state)?;
        for id in &position.pool {
            let token = self.read_token(id).map_err(said)?;
            if state.pool.contains(token) || state.pool.len() as usize == Row::MOST {
                return Err(Message::new("pc-position-twice").with("id", id.as_str()));
            }
            state.pool.insert(token);
            state.row.push(token);
        }
        if position.pending.len() > 2 {
            return Err(Message::new("pc-position-pending"));
        }
        for (n, id) in position.pending.iter().enumerate() {
            state.pending[n] = Face::building(self.read_card(id).map_err(said)?);
        }
        for (holding, player) in state.players.iter_mut().zip(&position.players) {
            *holding = self.read_player(player)?;
        }
        state.hidden = self.hidden_cards(&state)?;
        self.audit(&state)?;
        Ok(state)
    }

    /// Accounts for every card and token, and for the order of the game.
    fn audit(&self, state: &State) -> Result<(), Message> {
        self.account_for_market(state)?;
        self.account_for_deck(state)?;
        self.account_for_fronts(state)?;
        self.account_for_buildings(state)?;
        self.account_for_tokens(state)?;
        self.account_for_players(state)?;
        self.account_for_phase(state)
    }
}

impl PointCity {
    fn write_place(&self, state: &State, cell: Cell) -> String {
        let face = state.face(cell);
        match (face.as_front(), face.as_building()) {
            (Some(class), _) => self.notate_class(class),
            (None, Some(card)) => self.card(card).id.clone(),
            (None, None) if state.wants_building.contains(cell) => WANTS_BUILDING.to_owned(),
            (None, None) if state.wants_front.contains(cell) => WANTS_RESOURCE.to_owned(),
            (None, None) => NOTHING.to_owned(),
        }
    }

    /// The seat that acts after so many turns.
    fn seat_after(&self, first: Seat, turns: u8, phase: Phase) -> u8 {
        // The seat stays with who had the last turn.
        let turns = if phase == Phase::Over { turns.saturating_sub(1) } else { turns };
        if self.is_solo() { 0 } else { (first.0 + turns % self.seats()) % self.seats() }
    }

    fn read_market(&self, position: &Position, state: &mut State) -> Result<(), Message> {
        for (cell, text) in Cell::all().zip(position.market.as_flattened()) {
            match text.as_str() {
                WANTS_BUILDING => state.wants_building.insert(cell),
                WANTS_RESOURCE => state.wants_front.insert(cell),
                NOTHING => {}
                class if class.contains(':') => state.lay(cell, Face::front(self.read_class(class).map_err(said)?)),
                id => state.lay(cell, Face::building(self.read_card(id).map_err(said)?)),
            }
        }
        debug_assert_eq!(position.market.as_flattened().len(), CELLS);
        Ok(())
    }

    fn read_unseen(&self, position: &Position, state: &mut State) -> Result<(), Message> {
        let mut unseen = [[0; Class::PER_TIER]; 3];
        for (text, count) in &position.unseen {
            let class = self.read_class(text).map_err(said)?;
            if *count > self.class(class).count {
                return Err(Message::new("pc-position-too-many").with("what", text.as_str()));
            }
            unseen[class.tier()][class.lane()] = *count;
        }
        state.unseen = unseen.map(|counts| Lanes::from_counts(&counts));
        Ok(())
    }

    fn read_player(&self, player: &PlayerPosition) -> Result<Holding, Message> {
        let mut holding = Holding { hand: read_hand(&player.hand)?, ..Holding::EMPTY };
        for id in &player.city {
            let card = self.read_card(id).map_err(said)?;
            if holding.city.contains(card) {
                return Err(Message::new("pc-position-twice").with("id", id.as_str()));
            }
            let facts = self.buildings[card.index()];
            holding.city.insert(card);
            holding.permanents = holding.permanents.plus(facts.gives);
            holding.points += facts.points;
        }
        for id in &player.tokens {
            holding.tokens.insert(self.read_token(id).map_err(said)?);
        }
        Ok(holding)
    }

    /// The buildings that lie nowhere in the open.
    fn hidden_cards(&self, state: &State) -> Result<CardSet, Message> {
        let mut hidden = self.initial().hidden;
        let market = state.market.iter().chain(&state.pending).filter_map(|face| face.as_building());
        for card in market.chain(state.players.iter().flat_map(|player| player.city.iter())) {
            if !hidden.contains(card) {
                return Err(Message::new("pc-position-twice").with("id", self.card(card).id.as_str()));
            }
            hidden.remove(card);
        }
        Ok(hidden)
    }
}

fn read_hand(cards: &BTreeMap<Front, u8>) -> Result<Hand, Message> {
    let mut hand = Hand::default();
    for (front, count) in cards {
        if *count > 60 {
            return Err(Message::new("pc-position-too-many").with("what", front.to_string()));
        }
        hand.add(*front, *count);
    }
    Ok(hand)
}

fn said(error: NotationError) -> Message {
    error.0
}
