use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tetrapolis_game::{Flaws, Game, Message, Positions, Seat, Set};

use crate::audit::market;
use crate::lanes::Lanes;
use crate::market::CELLS;
use crate::picture::hand_by_front;
use crate::state::{Face, Holding, Row};
use crate::{CardIndex, Cell, Class, Front, Hand, Phase, PointCity, State};

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

/// More resource cards of one side than there are.
const MOST_CARDS: u8 = 60;

const WANTS_BUILDING: &str = "(building)";
const WANTS_RESOURCE: &str = "(resource)";
const NOTHING: &str = "-";

impl Positions for PointCity {
    type Position = Position;

    fn position(&self, state: &State) -> Position {
        let token = |token: crate::TokenIndex| self.token(token).id.to_string();
        let card = |card| self.card(card).id.to_string();
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
        let mut flaws = Flaws::default();
        let mut state = self.initial();
        flaws.expect("players", position.players.len(), self.parties().into());
        flaws.expect_in("first", position.first.0 + 1, 1..=self.seats());
        flaws.expect_in("turns", position.turns, 0..=self.turns_in_all());
        flaws.demand(position.pending.len() <= 2, "pending", || Message::new("pc-position-pending"));
        state.turns = position.turns;
        state.first = position.first;
        state.seat = Seat(self.seat_after(position.first, position.turns, position.phase));
        state.phase = position.phase;
        state.flipped = position.flipped;
        state.deck = position.deck.left;
        let top = position.deck.top.as_deref().map(|text| self.read_class(text)).transpose();
        state.top = flaws.keep("deck.top", top).flatten();
        self.read_market(position, &mut state, &mut flaws);
        state.discard = flaws.within("discard", |flaws| read_hand(&position.discard, flaws));
        flaws.within("unseen", |flaws| self.read_unseen(position, &mut state, flaws));
        for (n, id) in position.pool.iter().enumerate() {
            let field = format!("pool[{n}]");
            let Some(token) = flaws.keep(&*field, self.read_token(id)) else { continue };
            if state.pool.contains(token) || state.pool.len() as usize == Row::MOST {
                flaws.add(field, Message::new("pc-position-twice").with("id", id.as_str()));
            } else {
                state.lay_token(token);
            }
        }
        for (n, id) in position.pending.iter().take(2).enumerate() {
            let card = flaws.keep(format!("pending[{n}]"), self.read_card(id));
            state.pending[n] = card.map_or(Face::EMPTY, Face::building);
        }
        for (n, (holding, player)) in state.players.iter_mut().zip(&position.players).enumerate() {
            *holding = flaws.within(&format!("players[{n}]"), |flaws| self.read_player(player, flaws));
        }
        state.hidden = self.hidden_cards(&state, &mut flaws);
        flaws.into_result()?;
        self.audit(&state)?;
        Ok(state)
    }

    /// Accounts for every card and token, and for the order of the game.
    fn audit(&self, state: &State) -> Result<(), Message> {
        let mut flaws = Flaws::default();
        self.account_for_players(state, &mut flaws);
        self.account_for_turns(state, &mut flaws);
        self.account_for_market(state, &mut flaws);
        self.account_for_deck(state, &mut flaws);
        self.account_for_buildings(state, &mut flaws);
        self.account_for_tokens(state, &mut flaws);
        // The checks below rely on what has been counted so far.
        if flaws.is_empty() {
            self.account_for_fronts(state, &mut flaws);
            self.account_for_phase(state, &mut flaws);
            self.account_for_flip(state, &mut flaws);
        }
        Ok(flaws.into_result()?)
    }
}

impl PointCity {
    fn write_place(&self, state: &State, cell: Cell) -> String {
        let face = state.face(cell);
        match (face.as_front(), face.as_building()) {
            (Some(class), _) => self.notate_class(class),
            (None, Some(card)) => self.card(card).id.to_string(),
            (None, None) if state.wants_building.contains(cell) => WANTS_BUILDING.to_owned(),
            (None, None) if state.wants_front.contains(cell) => WANTS_RESOURCE.to_owned(),
            (None, None) => NOTHING.to_owned(),
        }
    }

    /// The seat that acts after this many turns.
    fn seat_after(&self, first: Seat, turns: u8, phase: Phase) -> u8 {
        // The seat stays with whoever had the last turn.
        let turns = if phase == Phase::Over { turns.saturating_sub(1) } else { turns };
        if self.is_solo() { 0 } else { (first.0 % self.seats() + turns % self.seats()) % self.seats() }
    }

    fn read_market(&self, position: &Position, state: &mut State, flaws: &mut Flaws) {
        for (cell, text) in Cell::all().zip(position.market.as_flattened()) {
            let face = match text.as_str() {
                WANTS_BUILDING => {
                    state.wants_building.insert(cell);
                    continue;
                }
                WANTS_RESOURCE => {
                    state.wants_front.insert(cell);
                    continue;
                }
                NOTHING => continue,
                class if class.contains(':') => self.read_class(class).map(Face::front),
                id => self.read_card(id).map(Face::building),
            };
            if let Some(face) = flaws.keep(market(cell), face) {
                state.lay(cell, face);
            }
        }
        debug_assert_eq!(position.market.as_flattened().len(), CELLS);
    }

    fn read_unseen(&self, position: &Position, state: &mut State, flaws: &mut Flaws) {
        let mut unseen = [[0; Class::PER_TIER]; 3];
        for (text, count) in &position.unseen {
            let Some(class) = flaws.keep(text, self.read_class(text)) else { continue };
            flaws.expect_in(text, *count, 0..=self.class(class).count);
            unseen[class.tier()][class.lane()] = (*count).min(self.class(class).count);
        }
        state.unseen = unseen.map(|counts| Lanes::from_counts(&counts));
    }

    fn read_player(&self, player: &PlayerPosition, flaws: &mut Flaws) -> Holding {
        let hand = flaws.within("hand", |flaws| read_hand(&player.hand, flaws));
        let mut holding = Holding { hand, ..Holding::EMPTY };
        for (n, id) in player.city.iter().enumerate() {
            let field = format!("city[{n}]");
            let Some(card) = flaws.keep(&*field, self.read_card(id)) else { continue };
            if holding.city.contains(card) {
                flaws.add(field, Message::new("pc-position-twice").with("id", id.as_str()));
                continue;
            }
            let facts = self.buildings[card.index()];
            holding.city.insert(card);
            holding.permanents = holding.permanents.plus(facts.gives);
            holding.points += facts.points;
        }
        for (n, id) in player.tokens.iter().enumerate() {
            if let Some(token) = flaws.keep(format!("tokens[{n}]"), self.read_token(id)) {
                holding.tokens.insert(token);
            }
        }
        holding
    }

    /// The buildings that are not visible anywhere.
    fn hidden_cards(&self, state: &State, flaws: &mut Flaws) -> Set<CardIndex> {
        let mut hidden = self.initial().hidden;
        let in_market = Cell::all().map(|cell| (market(cell), state.face(cell)));
        let pending = (0..).zip(state.pending).map(|(n, face): (usize, Face)| (format!("pending[{n}]"), face));
        let open = in_market.chain(pending).filter_map(|(field, face)| Some((field, face.as_building()?)));
        let cities = state
            .players
            .iter()
            .enumerate()
            .flat_map(|(n, player)| player.city.iter().map(move |card| (format!("players[{n}].city"), card)));
        for (field, card) in open.chain(cities) {
            flaws.demand(hidden.contains(card), field, || {
                Message::new("pc-position-twice").with("id", self.card(card).id.as_str())
            });
            hidden.remove(card);
        }
        hidden
    }
}

fn read_hand(cards: &BTreeMap<Front, u8>, flaws: &mut Flaws) -> Hand {
    let mut hand = Hand::default();
    for (front, count) in cards {
        flaws.expect_in(front.to_string(), *count, 0..=MOST_CARDS);
        hand.add(*front, (*count).min(MOST_CARDS));
    }
    hand
}
