//! A table set up from text. It is late in a game, so that any street and any amount of money are possible.
//!
//! ```text
//! seats 3
//! card night-shop 4: shop, income 1 per apartment on street / office
//! municipal bench: office / cafe / shop / roof
//! street 1: night-shop a, loft b | - | - | - | -
//! wallet 1 7
//! coins 2 3
//! left 2 1
//! top 1 night-shop
//! pile bench
//! first 2
//! seat 1
//! phase buy
//! ```
//! Cards that are not told are fillers: `office / apartment` at a price of 1, free ones `office / apartment / shop / cafe`.

use std::fmt::Write;

use tetrapolis_game::{Game, Pictures, Positions, Seat, Source, Turn, Viewer, Views};
use tetrapolis_testkit::{Scene, scene};
use tetrapolis_uptown::{Chance, DeckPosition, Edition, Phase, Picture, PlayerPosition, Position, State, UpTown};

const PROJECTS: usize = 84;
const MUNICIPAL: usize = 28;
/// How many municipal cards the pile has left.
const PILE: u8 = 10;

pub struct Table {
    pub game: UpTown,
    pub state: State,
}

#[derive(Default)]
struct Script {
    seats: u8,
    cards: Vec<(String, String)>,
    municipal: Vec<(String, String)>,
    streets: [[Vec<String>; 5]; 4],
    wallets: [Option<u32>; 4],
    coins: [u8; 4],
    left: [Option<u8>; 4],
    tops: [Option<String>; 4],
    pile: Option<String>,
    pile_left: Option<u8>,
    first: Option<u8>,
    seat: u8,
    phase: Option<Phase>,
}

/// Sets a table up; see the top of this file.
pub fn table(text: &str) -> Table {
    let mut script = Script { seats: 2, seat: 1, ..Script::default() };
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        script.read(line);
    }
    script.build()
}

/// An edition whose first cards are those given and whose others are fillers.
pub fn edition(cards: &[(String, String)], municipal: &[(String, String)]) -> Edition {
    let text = edition_text(cards, municipal);
    Edition::read(Source { file: "test", text: &text }).unwrap_or_else(|error| panic!("{error}"))
}

fn edition_text(cards: &[(String, String)], municipal: &[(String, String)]) -> String {
    let mut text = "game = \"uptown\"\nname = \"test\"\nprojects = [\n".to_owned();
    for (id, rest) in cards {
        writeln!(text, "{{ id = \"{id}\", name = \"{id}\", {rest} }},").expect("a string");
    }
    for n in cards.len()..PROJECTS {
        let line = "price = 1, a = \"office\", b = \"apartment\"";
        writeln!(text, "{{ id = \"filler-{n}\", name = \"Filler {n}\", {line} }},").expect("a string");
    }
    text += "]\nmunicipal = [\n";
    for (id, rest) in municipal {
        writeln!(text, "{{ id = \"{id}\", name = \"{id}\", {rest} }},").expect("a string");
    }
    for n in municipal.len()..MUNICIPAL {
        let line = "a = \"office\", b = \"apartment\", c = \"shop\", d = \"cafe\"";
        writeln!(text, "{{ id = \"free-{n}\", name = \"Free {n}\", {line} }},").expect("a string");
    }
    text + "]\n"
}

fn ends(text: &str) -> String {
    let ends = text.split('/').map(|end| format!("{:?}", end.trim()));
    ["a", "b", "c", "d"].iter().zip(ends).map(|(end, text)| format!("{end} = {text}")).collect::<Vec<_>>().join(", ")
}

impl Script {
    fn read(&mut self, line: &str) {
        let (head, tail) = line.split_once(':').unwrap_or((line, ""));
        let words: Vec<&str> = head.split_whitespace().collect();
        let number = |text: &str| -> u32 { text.parse().unwrap_or_else(|_| panic!("no number in '{line}'")) };
        let seat = |text: &str| number(text) as usize - 1;
        match words.as_slice() {
            ["seats", count] => self.seats = number(count) as u8,
            ["card", id, price] => self.cards.push(((*id).to_owned(), format!("price = {price}, {}", ends(tail)))),
            ["municipal", id] => self.municipal.push(((*id).to_owned(), ends(tail))),
            ["street", whose] => {
                for (plot, cards) in self.streets[seat(whose)].iter_mut().zip(tail.split('|')) {
                    *plot = cards.split(',').map(|card| card.trim().to_owned()).filter(|card| card.len() > 1).collect();
                }
            }
            ["wallet", whose, coins] => self.wallets[seat(whose)] = Some(number(coins)),
            ["coins", whose, coins] => self.coins[seat(whose)] = number(coins) as u8,
            ["left", whose, cards] => self.left[seat(whose)] = Some(number(cards) as u8),
            ["top", whose, id] => self.tops[seat(whose)] = Some((*id).to_owned()),
            ["pile", "empty"] => self.pile_left = Some(0),
            ["pile", "left", cards] => self.pile_left = Some(number(cards) as u8),
            ["pile", id] => self.pile = Some((*id).to_owned()),
            ["first", seat] => self.first = Some(number(seat) as u8),
            ["seat", seat] => self.seat = number(seat) as u8,
            ["phase", "keep"] => self.phase = Some(Phase::Keep),
            ["phase", "buy"] => self.phase = Some(Phase::Buy),
            ["phase", "collect"] => self.phase = Some(Phase::Collect),
            ["phase", "over"] => self.phase = Some(Phase::Over),
            _ => panic!("what is '{line}'?"),
        }
    }

    fn build(mut self) -> Table {
        let seats = usize::from(self.seats);
        // Upcoins on a deck were paid for a card that lies on a street.
        for seat in 0..seats {
            if self.coins[seat] > 0 {
                let id = format!("sold-by-{}", seat + 1);
                self.cards.push((id.clone(), format!("price = {}, a = \"office\", b = \"shop\"", self.coins[seat])));
                self.streets[(seat + 1) % seats][4].insert(0, format!("{id} a"));
            }
        }
        let game = UpTown::new(edition(&self.cards, &self.municipal), self.seats);
        let rounds = [26, 16, 13][seats - 2];
        let first = self.first.unwrap_or(self.seat);
        let place = (self.seat + self.seats - first) % self.seats;
        let over = self.phase == Some(Phase::Over);
        let lying: Vec<&str> =
            self.streets.iter().flatten().flatten().map(|card| card.split(' ').next().expect("an id")).collect();
        let named = |id: &str| {
            let top = self.tops.iter().chain([&self.pile]).flatten().any(|top| top == id);
            top || lying.contains(&id)
        };
        // The last fillers come first, so that the cards of the text stay unseen unless it places them.
        let mut fillers = (self.cards.len()..PROJECTS).rev().map(|n| format!("filler-{n}")).filter(|id| !named(id));
        let mut free = (self.municipal.len()..MUNICIPAL).rev().map(|n| format!("free-{n}")).filter(|id| !named(id));
        let size = PROJECTS as u8 / self.seats;
        let mut sold = 0;
        let mut players = Vec::new();
        for seat in 0..seats {
            let left = self.left[seat].unwrap_or(size - rounds - 2);
            sold += usize::from(size - left);
            let top = (left > 0).then(|| self.tops[seat].clone().or_else(|| fillers.next())).flatten();
            players.push(PlayerPosition {
                wallet: self.wallets[seat].unwrap_or(10),
                coins: self.coins[seat],
                deck: DeckPosition { left, top },
                street: self.streets[seat].clone(),
            });
        }
        let pile_left = self.pile_left.unwrap_or(PILE);
        let pile_top = (pile_left > 0).then(|| self.pile.clone().or_else(|| free.next())).flatten();
        let is_free = |id: &&&str| self.municipal.iter().any(|(own, _)| own == **id) || id.starts_with("free-");
        let lying_free = lying.iter().filter(is_free).count();
        let mut discarded: Vec<String> = fillers.take(sold - (lying.len() - lying_free)).collect();
        discarded.extend(free.take(MUNICIPAL - usize::from(pile_left) - lying_free));
        let phase =
            self.phase.unwrap_or(if self.coins[usize::from(self.seat) - 1] > 0 { Phase::Collect } else { Phase::Keep });
        let position = Position {
            turns: if over { rounds * self.seats } else { rounds * self.seats + place },
            first: Seat(first - 1),
            phase,
            second: phase == Phase::Buy,
            taken: None,
            chosen: None,
            origin: None,
            pile: DeckPosition { left: pile_left, top: pile_top },
            discarded,
            players,
        };
        let state = game.restore(&position).unwrap_or_else(|message| panic!("{message}"));
        Table { game, state }
    }
}

scene!(Table of UpTown);

impl Table {
    /// A table before the first step.
    pub fn new(edition: Edition, seats: u8) -> Table {
        let game = UpTown::new(edition, seats);
        Table { state: game.initial(), game }
    }

    /// Makes an action of the player who has to act. Chance first decides somehow what has to be decided before.
    #[track_caller]
    pub fn play(&mut self, action: &str) -> &mut Table {
        self.settle();
        Scene::play(self, action)
    }

    /// Reveals a card.
    #[track_caller]
    pub fn open(&mut self, id: &str) -> &mut Table {
        self.chance(&format!("top {id}"))
    }

    /// What the player who has to act may do, once chance has decided what has to be decided before.
    pub fn choices(&mut self) -> Vec<String> {
        self.settle();
        if self.is_over() { Vec::new() } else { self.legal() }
    }

    /// The rule by which an action is refused.
    #[track_caller]
    pub fn refused(&mut self, action: &str) -> &'static str {
        self.settle();
        let seat = self.turn().actor().unwrap_or(Seat(0));
        self.refusal(&format!("{seat}: {action}")).rule.0
    }

    /// What chance can decide, with the weights.
    pub fn outcomes(&self) -> Vec<(Chance, u32)> {
        let mut chances = Vec::new();
        self.game.chances(&self.state, &mut chances);
        chances
    }

    pub fn picture(&self) -> Picture {
        self.game.picture(&self.game.view(&self.state, Viewer::Public))
    }

    /// Whose turn it is, from 1.
    pub fn seat(&self) -> u8 {
        self.picture().seat.map_or(0, |seat| seat.0 + 1)
    }

    pub fn wallet(&self, seat: usize) -> u32 {
        self.picture().players[seat - 1].wallet
    }

    pub fn coins(&self, seat: usize) -> u8 {
        self.picture().players[seat - 1].coins
    }

    pub fn deck(&self, seat: usize) -> u8 {
        self.picture().players[seat - 1].deck.left
    }

    pub fn income(&self, seat: usize) -> i32 {
        self.picture().players[seat - 1].street.iter().map(|plot| plot.income).sum()
    }

    pub fn prestige(&self, seat: usize) -> i32 {
        self.picture().players[seat - 1].prestige
    }

    /// The cards of a plot, the ground floor first, each with its end.
    pub fn plot(&self, seat: usize, plot: usize) -> Vec<String> {
        let storeys = &self.picture().players[seat - 1].street[plot - 1].storeys;
        storeys.iter().map(|storey| format!("{} {}", storey.id, storey.end)).collect()
    }

    pub fn is_closed(&self, seat: usize, plot: usize) -> bool {
        self.picture().players[seat - 1].street[plot - 1].closed
    }

    pub fn standings(&self) -> Vec<(i32, u8)> {
        self.scores().into_iter().zip(self.places()).collect()
    }

    pub fn is_over(&self) -> bool {
        self.turn() == Turn::Over
    }
}
