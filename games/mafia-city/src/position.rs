use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tetrapolis_game::{Flaws, Game, Message, NotationError, Positions, Seat, Seats};

use crate::effect::Announcement;
use crate::{Cards, Effect, Laid, Location, MafiaCity, Phase, State};

/// A position in names, for files. Cards are written as how many there are of each.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The round, counted from 1.
    pub round: u8,
    /// The first player.
    pub first: Seat,
    /// Whose turn it is, who is in control, or who decides.
    pub seat: Seat,
    /// What has to happen.
    pub phase: Phase,
    /// Where each location is: in the middle, then clockwise around it.
    pub city: Vec<Location>,
    /// The mafiosi of each location, from below.
    #[serde(default)]
    pub stacks: BTreeMap<Location, Vec<Seat>>,
    /// The figures.
    pub figures: FiguresPosition,
    /// The locations with a marker cube.
    #[serde(default)]
    pub cubes: Vec<Location>,
    /// The location that is evaluated.
    #[serde(default)]
    pub here: Option<Location>,
    /// Who still has to decide at this location.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pending: Vec<Seat>,
    /// How many have declined in a row to lay a Secret Deal.
    #[serde(default)]
    pub declined: u8,
    /// The draw pile.
    pub pile: BTreeMap<String, u8>,
    /// The discard pile.
    #[serde(default)]
    pub discard: BTreeMap<String, u8>,
    /// Cards laid for an effect that is not over, with the vetoes on it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub laid: BTreeMap<String, u8>,
    /// The cards that a Shady Business has drawn so far; they are in the hand.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub drawn: BTreeMap<String, u8>,
    /// The effect that all others are asked about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub window: Option<WindowPosition>,
    /// The players in the order of the seats.
    pub players: Vec<PlayerPosition>,
}

/// The figures in names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FiguresPosition {
    /// Where the Hitman stands.
    pub hitman: Location,
    /// Who holds the Policeman; nobody if it stands on the Police Station.
    pub policeman: Option<Seat>,
    /// Who holds the Mayor; nobody if it stands on Town Hall.
    pub mayor: Option<Seat>,
}

/// An announced effect in names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WindowPosition {
    /// The effect.
    pub effect: Effect,
    /// Who announced it and each veto, and with which cards, the effect first.
    pub chain: Vec<AnnouncementPosition>,
    /// Secret Deals laid at once with this one, about which will be asked next.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub further: BTreeMap<String, u8>,
    /// Who has answered in secret, by seat, and with which cards; no card means declining.
    #[serde(default)]
    pub answers: BTreeMap<u8, Vec<String>>,
}

/// An effect or a veto in names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnnouncementPosition {
    /// Who announced it.
    pub seat: Seat,
    /// The cards laid for it.
    #[serde(default)]
    pub cards: Vec<String>,
}

/// A player in names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerPosition {
    /// Mafiosi in the hand.
    pub mafiosi: u8,
    /// Mafiosi in the reserve.
    pub reserve: u8,
    /// Mafiosi in the Cell.
    #[serde(default)]
    pub cell: u8,
    /// Victory points for control.
    #[serde(default)]
    pub control: u8,
    /// Victory points by +1.
    #[serde(default)]
    pub extra: u8,
    /// The hand.
    #[serde(default)]
    pub hand: BTreeMap<String, u8>,
    /// Whether the player has passed.
    #[serde(default)]
    pub passed: bool,
    /// Whether the player has had all turns of this phase I.
    #[serde(default)]
    pub out: bool,
    /// Turns in this phase I.
    #[serde(default)]
    pub turns: u8,
    /// Secret Deals laid for the location that is evaluated.
    #[serde(default)]
    pub deals: u8,
    /// Cards that this player has seen in other hands, by seat.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub knows: BTreeMap<u8, BTreeMap<String, u8>>,
}

impl Positions for MafiaCity {
    type Position = Position;

    fn position(&self, state: &State) -> Position {
        let open = &state.open;
        let inhabited = open.inhabited();
        Position {
            round: open.round,
            first: open.first,
            seat: open.seat,
            phase: open.phase,
            city: open.tiles.iter().flatten().copied().collect(),
            stacks: inhabited.iter().map(|place| (place, open.stack(place).iter().collect())).collect(),
            figures: FiguresPosition { hitman: open.hitman, policeman: open.policeman, mayor: open.mayor },
            cubes: open.cubes.iter().collect(),
            here: open.here,
            pending: open.pending.iter().collect(),
            declined: open.declined,
            pile: self.write_cards(state.pile),
            discard: self.write_cards(open.discard),
            laid: self.write_cards(open.laid),
            drawn: self.write_cards(state.drawn),
            window: open.effect.map(|effect| WindowPosition {
                effect,
                chain: open
                    .chain
                    .announcements()
                    .iter()
                    .map(|announcement| AnnouncementPosition {
                        seat: announcement.seat,
                        cards: self.write_laid(announcement.laid),
                    })
                    .collect(),
                further: self.write_cards(open.further),
                answers: open
                    .asked
                    .minus(state.waiting)
                    .iter()
                    .map(|seat| (seat.0 + 1, self.write_laid(state.answers[seat.index()])))
                    .collect(),
            }),
            players: Seat::all(self.seats()).map(|seat| self.write_player(state, seat)).collect(),
        }
    }

    /// Reads a position and checks that it can arise.
    fn restore(&self, position: &Position) -> Result<State, Message> {
        let mut flaws = Flaws::default();
        if position.players.len() != usize::from(self.seats()) {
            let message = Message::new("mc-position-players").with("found", position.players.len());
            flaws.add("players", message.with("wanted", self.seats()));
        }
        let mut state = self.initial();
        self.read_table(position, &mut state, &mut flaws);
        self.read_piles(position, &mut state, &mut flaws);
        for (seat, player) in Seat::all(self.seats()).zip(&position.players) {
            flaws.within(&format!("players[{}]", seat.0), |flaws| self.read_player(player, &mut state, seat, flaws));
        }
        if let Some(window) = &position.window {
            flaws.within("window", |flaws| self.read_window(window, &mut state, flaws));
        }
        flaws.into_result()?;
        self.audit(&state)?;
        Ok(state)
    }

    /// Accounts for every card and mafioso, and for the order of the game.
    fn audit(&self, state: &State) -> Result<(), Message> {
        let mut flaws = Flaws::default();
        self.account_for_cards(state, &mut flaws);
        self.account_for_mafiosi(&state.open, &mut flaws);
        self.account_for_points(&state.open, &mut flaws);
        self.account_for_knowledge(state, &mut flaws);
        crate::audit::account_for_city(&state.open, &mut flaws);
        self.account_for_window(state, &mut flaws);
        self.account_for_phase(state, &mut flaws);
        self.account_for_leftovers(state, &mut flaws);
        Ok(flaws.into_result()?)
    }
}

impl MafiaCity {
    fn write_player(&self, state: &State, seat: Seat) -> PlayerPosition {
        let (open, clan) = (&state.open, state.open.clan(seat));
        let known = state.known[seat.index()].iter().enumerate().filter(|(_, cards)| !cards.is_empty());
        PlayerPosition {
            mafiosi: clan.mafiosi,
            reserve: clan.reserve,
            cell: clan.cell,
            control: clan.control,
            extra: clan.extra,
            hand: self.write_cards(state.hand(seat)),
            passed: open.passed.contains(seat),
            out: open.out.contains(seat),
            turns: clan.turns,
            deals: clan.deals,
            knows: known.map(|(other, cards)| (other as u8 + 1, self.write_cards(*cards))).collect(),
        }
    }

    fn write_cards(&self, cards: Cards) -> BTreeMap<String, u8> {
        cards.iter().map(|card| (self.id(card).to_owned(), cards.count(card))).collect()
    }

    fn write_laid(&self, laid: Laid) -> Vec<String> {
        laid.iter().map(|card| self.id(card).to_owned()).collect()
    }

    /// Reads what is open on the table.
    fn read_table(&self, position: &Position, state: &mut State, flaws: &mut Flaws) {
        let open = &mut state.open;
        open.round = position.round;
        open.phase = position.phase;
        open.first = flaws.keep("first", self.check_seat(position.first)).unwrap_or(Seat(0));
        open.seat = flaws.keep("seat", self.check_seat(position.seat)).unwrap_or(Seat(0));
        flaws.demand(position.city.len() <= Location::COUNT, "city", || Message::new("mc-position-city"));
        for (tile, location) in open.tiles.iter_mut().zip(&position.city) {
            *tile = Some(*location);
        }
        for (location, seats) in &position.stacks {
            let field = || format!("stacks.{}", location.word());
            if seats.len() >= usize::from(crate::Stack::MOST) {
                flaws.add(field(), Message::new("mc-position-stack").with("location", location.number()));
                continue;
            }
            for (height, seat) in seats.iter().enumerate() {
                if let Err(message) = self.check_seat(*seat) {
                    flaws.add(format!("{}[{height}]", field()), message);
                } else {
                    open.stack_mut(*location).push(*seat);
                }
            }
        }
        open.hitman = position.figures.hitman;
        let mut holder = |field, seat: Option<Seat>| seat.and_then(|seat| flaws.keep(field, self.check_seat(seat)));
        open.policeman = holder("figures.policeman", position.figures.policeman);
        open.mayor = holder("figures.mayor", position.figures.mayor);
        open.cubes = position.cubes.iter().copied().collect();
        open.here = position.here;
        for seat in &position.pending {
            let seat = flaws.keep("pending", self.check_seat(*seat));
            open.pending = seat.map_or(open.pending, |seat| open.pending.with(seat));
        }
        open.declined = position.declined;
    }

    fn read_piles(&self, position: &Position, state: &mut State, flaws: &mut Flaws) {
        state.open.discard = self.read_cards("discard", &position.discard, flaws);
        state.open.laid = self.read_cards("laid", &position.laid, flaws);
        state.pile = self.read_cards("pile", &position.pile, flaws);
        state.open.pile = state.pile.len();
        state.drawn = self.read_cards("drawn", &position.drawn, flaws);
    }

    fn check_seat(&self, seat: Seat) -> Result<Seat, Message> {
        if seat.0 < self.seats() {
            return Ok(seat);
        }
        Err(Message::new("mc-position-seat").with("found", u32::from(seat.0) + 1).with("most", self.seats()))
    }

    /// A seat by its number, counted from 1.
    fn check_number(&self, number: u8) -> Result<Seat, Message> {
        self.check_seat(Seat(number.wrapping_sub(1)))
    }

    fn read_player(&self, player: &PlayerPosition, state: &mut State, seat: Seat, flaws: &mut Flaws) {
        let hand = self.read_cards("hand", &player.hand, flaws);
        state.hands[seat.index()] = hand;
        *state.open.clan_mut(seat) = crate::Clan {
            mafiosi: player.mafiosi,
            reserve: player.reserve,
            cell: player.cell,
            control: player.control,
            extra: player.extra,
            cards: hand.len(),
            turns: player.turns,
            deals: player.deals,
        };
        if player.passed {
            state.open.passed = state.open.passed.with(seat);
        }
        if player.out {
            state.open.out = state.open.out.with(seat);
        }
        for (number, cards) in &player.knows {
            let field = format!("knows.{number}");
            let cards = self.read_cards(&field, cards, flaws);
            if let Some(other) = flaws.keep(field, self.check_number(*number)) {
                state.known[seat.index()][other.index()] = cards;
            }
        }
    }

    fn read_window(&self, window: &WindowPosition, state: &mut State, flaws: &mut Flaws) {
        if window.chain.is_empty() || window.chain.len() > crate::Chain::MOST {
            return flaws.add("chain", Message::new("mc-position-chain"));
        }
        state.open.effect = Some(window.effect);
        for (n, announcement) in window.chain.iter().enumerate() {
            let laid = flaws.keep(format!("chain[{n}].cards"), self.read_laid(&announcement.cards));
            let seat = flaws.keep(format!("chain[{n}].seat"), self.check_seat(announcement.seat));
            state.open.chain.push(Announcement { seat: seat.unwrap_or(Seat(0)), laid: laid.unwrap_or_default() });
        }
        state.open.further = self.read_cards("further", &window.further, flaws);
        let asked = self.asked(&state.open);
        let mut answered = Seats::NONE;
        for (number, cards) in &window.answers {
            let field = || format!("answers.{number}");
            let laid = flaws.keep(field(), self.read_laid(cards)).unwrap_or_default();
            let Some(seat) = flaws.keep(field(), self.check_number(*number)) else { continue };
            if !asked.contains(seat) {
                flaws.add(field(), Message::new("mc-position-answers"));
            }
            answered = answered.with(seat);
            state.answers[seat.index()] = laid;
        }
        state.open.asked = asked;
        state.waiting = asked.minus(answered);
    }

    /// Reads cards, and checks that there are not too many of any.
    fn read_cards(&self, field: &str, cards: &BTreeMap<String, u8>, flaws: &mut Flaws) -> Cards {
        let mut read = Cards::NONE;
        for (id, count) in cards {
            let Some(card) = flaws.keep(format!("{field}.{id}"), self.read_card(id)) else { continue };
            let most = self.card(card).copies;
            if *count > most {
                let message = Message::new("mc-position-copies").with("card", id.as_str()).with("found", *count);
                flaws.add(format!("{field}.{id}"), message.with("most", most));
            } else {
                read = read.plus(Cards::some(card, *count));
            }
        }
        read
    }

    fn read_laid(&self, ids: &[String]) -> Result<Laid, Message> {
        let card = |id: &String| self.read_card(id).map_err(|NotationError(message)| message);
        match ids {
            [] => Ok(Laid::NONE),
            [one] => Ok(Laid::one(card(one)?)),
            [one, other] => {
                let (one, other) = (card(one)?, card(other)?);
                Ok(Laid::two(one.min(other), one.max(other)))
            }
            _ => Err(Message::new("mc-position-laid")),
        }
    }
}
