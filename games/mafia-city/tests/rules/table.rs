//! A table set up from a line of text, with everything that the text does not say filled in so that it adds up.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tetrapolis_game::{Game, Positions, Turn};
use tetrapolis_mafia_city::{Edition, Goal, Location, MafiaCity, State};
use tetrapolis_testkit::{Scene, scene};

/// A game and one position of it.
#[derive(Clone)]
pub struct Table {
    pub game: MafiaCity,
    pub state: State,
}

/// Sets a table up. The text has parts divided by `;`:
///
/// - `4 seats` (3 if not said); `beginners`; `round 3` (7 if not said); `first 2`; `seat 2`: whose turn of phase I it is
/// - `stack 3: 1 2 2`: from below; `cell 2: 1`, `reserve 1: 0`, `mafiosi 1: 0`: how many; `points 1: 5`, `extra 1: 1`
/// - `hand 1: thief fbi`; `discard: thief` with the rest in the draw pile, or `pile: thief` with the rest discarded, or
///   `rest 3`: the rest in a hand
/// - `passed: 2 3`; `turns 1: 59`; `hitman 4`, `policeman 2`, `mayor 2`; `knows 1 2: thief`
///
/// # Panics
/// If the position cannot arise.
pub fn table(text: &str) -> Table {
    let parts: Vec<&str> = text.split(';').map(str::trim).filter(|part| !part.is_empty()).collect();
    let seats = parts.iter().find_map(|part| part.strip_suffix(" seats")).map_or(3, number);
    let goal = if parts.contains(&"beginners") { Goal::Beginners } else { Goal::Advanced };
    let game = MafiaCity::new(Edition::builtin(), seats, goal);
    let mut builder = Builder::new(&game);
    for part in parts.iter().filter(|part| !part.ends_with("seats") && **part != "beginners") {
        builder.read(part);
    }
    let position = builder.finish();
    let read = serde_json::from_value(position.clone()).unwrap_or_else(|error| panic!("{error}: {position}"));
    let state = game.restore(&read).unwrap_or_else(|message| panic!("{message}: {position}"));
    Table { game, state }
}

/// A game before its first step.
pub fn new_game(seats: u8) -> Table {
    let game = MafiaCity::new(Edition::builtin(), seats, Goal::Advanced);
    let state = game.initial();
    Table { game, state }
}

struct Builder {
    position: Value,
    unused: BTreeMap<String, u8>,
    fixed: Vec<(usize, String, u8)>,
    rest: String,
    all: u8,
}

fn number(text: &str) -> u8 {
    text.trim().parse().unwrap_or_else(|_| panic!("'{text}' is no number"))
}

fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

fn count(cards: &[&str]) -> BTreeMap<String, u8> {
    cards.iter().fold(BTreeMap::new(), |mut counted, card| {
        *counted.entry((*card).to_owned()).or_default() += 1;
        counted
    })
}

impl Builder {
    fn new(game: &MafiaCity) -> Builder {
        let player = json!({"mafiosi": 0, "reserve": 4, "hand": {}});
        let city = Location::ALL;
        let position = json!({
            "round": 7, "first": 1, "seat": 0, "phase": "turn", "city": city, "stacks": {},
            "figures": {"hitman": "port", "policeman": null, "mayor": null},
            "pile": {}, "discard": {}, "players": vec![player; game.seats().into()],
        });
        let edition = Edition::builtin();
        let unused = edition.cards().iter().map(|card| (card.id.to_string(), card.copies)).collect();
        Builder { position, unused, fixed: Vec::new(), rest: "pile".to_owned(), all: 15 - game.seats() }
    }

    fn read(&mut self, part: &str) {
        let (head, tail) = part.split_once(':').unwrap_or((part, ""));
        let tail = words(tail);
        match words(head).as_slice() {
            ["round", round] => self.position["round"] = json!(number(round)),
            ["first", seat] => self.position["first"] = json!(number(seat)),
            ["seat", seat] => self.position["seat"] = json!(number(seat)),
            ["stack", location] => {
                let location = Location::ALL[usize::from(number(location)) - 1];
                let seats: Vec<u8> = tail.iter().map(|seat| number(seat)).collect();
                self.position["stacks"][location.word()] = json!(seats);
            }
            ["points", seat] => *self.player(seat, "control") = json!(number(tail[0])),
            ["hand", seat] => {
                let hand = self.take(&tail);
                *self.player(seat, "hand") = hand;
            }
            ["passed"] => tail.iter().for_each(|seat| *self.player(seat, "passed") = json!(true)),
            ["knows", one, other] => {
                let other = *other;
                *self.player(one, "knows") = json!({other: count(&tail)});
            }
            ["discard"] => self.position["discard"] = self.take(&tail),
            ["pile"] => {
                self.position["pile"] = self.take(&tail);
                "discard".clone_into(&mut self.rest);
            }
            ["rest", seat] => self.rest = format!("players/{}/hand", number(seat) - 1),
            ["hitman", location] => {
                self.position["figures"]["hitman"] = json!(Location::ALL[usize::from(number(location)) - 1]);
            }
            [figure @ ("policeman" | "mayor"), seat] => self.position["figures"][*figure] = json!(number(seat)),
            [field @ ("reserve" | "mafiosi"), seat] => {
                self.fixed.push((usize::from(number(seat)) - 1, (*field).to_owned(), number(tail[0])));
            }
            [field, seat] => *self.player(seat, field) = json!(number(tail[0])),
            _ => panic!("'{part}' says nothing"),
        }
    }

    fn player(&mut self, seat: &str, field: &str) -> &mut Value {
        &mut self.position["players"][usize::from(number(seat)) - 1][field]
    }

    fn take(&mut self, cards: &[&str]) -> Value {
        for card in cards {
            let left = self.unused.get_mut(*card).unwrap_or_else(|| panic!("there is no card '{card}'"));
            *left = left.checked_sub(1).unwrap_or_else(|| panic!("there are not so many of '{card}'"));
        }
        json!(count(cards))
    }

    fn finish(mut self) -> Value {
        if self.position["seat"] == 0 {
            self.position["seat"] = self.position["first"].clone();
        }
        let path = format!("/{}", self.rest);
        let rest = self.position.pointer_mut(&path).expect("a place for the rest").as_object_mut().expect("cards");
        for (card, count) in self.unused.into_iter().filter(|(_, count)| *count > 0) {
            let held = rest.get(&card).and_then(Value::as_u64).unwrap_or(0);
            rest.insert(card, json!(held + u64::from(count)));
        }
        let stacks: Vec<u64> = self.position["stacks"]
            .as_object()
            .expect("stacks")
            .values()
            .flat_map(|stack| stack.as_array().expect("seats").iter().filter_map(Value::as_u64).collect::<Vec<_>>())
            .collect();
        for (index, player) in self.position["players"].as_array_mut().expect("players").iter_mut().enumerate() {
            let stacked = stacks.iter().filter(|seat| **seat == index as u64 + 1).count() as u64;
            let cell = player.get("cell").and_then(Value::as_u64).unwrap_or(0);
            let loose = u64::from(self.all) - stacked - cell;
            match self.fixed.iter().find(|(seat, _, _)| *seat == index) {
                Some((_, field, count)) if field == "mafiosi" => {
                    player["mafiosi"] = json!(count);
                    player["reserve"] = json!(loose - u64::from(*count));
                }
                Some((_, _, count)) => {
                    player["reserve"] = json!(count);
                    player["mafiosi"] = json!(loose - u64::from(*count));
                }
                None => {
                    let reserve = loose.min(4);
                    player["reserve"] = json!(reserve);
                    player["mafiosi"] = json!(loose - reserve);
                }
            }
        }
        self.position
    }
}

scene!(Table of MafiaCity);

impl Table {
    /// Everybody who is still asked in the window declines, and the answers are looked at.
    pub fn close(&mut self) -> &mut Table {
        assert_eq!(self.phase(), "window", "a window is open");
        for seat in self.asked() {
            self.play(&format!("{seat}: decline"));
        }
        self.chance("close")
    }

    /// Everybody passes, and nobody lays a Bullet, until phase I is over.
    pub fn pass_all(&mut self) -> &mut Table {
        let round = self.position()["round"].clone();
        while self.phase() == "turn" && self.position()["round"] == round {
            let pass = if self.is_legal("pass") { "pass" } else { "decline" };
            self.play(pass);
        }
        self
    }

    /// Nobody lays a Secret Deal.
    pub fn no_deals(&mut self) -> &mut Table {
        while self.phase() == "bid" {
            self.play("decline");
        }
        self
    }

    /// Declines, takes nothing back, keeps cards and lets chance decide somehow, until a phase is reached.
    pub fn run_to(&mut self, phase: &str) -> &mut Table {
        while self.phase_name() != phase {
            match self.turn() {
                Turn::Over => panic!("the game is over"),
                Turn::Chance => {
                    let chance = self.chances()[0].clone();
                    self.chance(&chance);
                }
                Turn::Act(_) => {
                    let legal = self.legal();
                    let dull = ["pass", "decline", "back 0", "keep"];
                    let action = legal.iter().find(|action| dull.contains(&action.as_str())).unwrap_or(&legal[0]);
                    let text = format!("{}: {action}", self.asked()[0]);
                    self.play(&text);
                }
            }
        }
        self
    }

    /// The rule by which an action is refused.
    pub fn refused(&self, text: &str) -> &'static str {
        self.refusal(text).rule.0
    }

    /// What has to happen.
    pub fn phase(&self) -> Value {
        self.position()["phase"].clone()
    }

    fn phase_name(&self) -> String {
        match self.phase() {
            Value::String(name) => name,
            other => other.as_object().expect("a phase").keys().next().expect("a name").clone(),
        }
    }

    /// The location that is evaluated.
    pub fn here(&self) -> Value {
        self.position()["here"].clone()
    }

    /// A stack, from below.
    pub fn stack(&self, location: u8) -> Vec<u8> {
        let name = Location::ALL[usize::from(location) - 1].word();
        let position = self.position();
        let seats = position["stacks"].get(name).and_then(Value::as_array).cloned().unwrap_or_default();
        seats.iter().map(|seat| seat.as_u64().expect("a seat") as u8).collect()
    }

    /// A number of a player's: `mafiosi`, `reserve`, `cell`, `turns`.
    pub fn of(&self, seat: u8, field: &str) -> u64 {
        self.position()["players"][usize::from(seat) - 1][field].as_u64().expect("a number")
    }

    /// The victory points of all.
    pub fn points(&self) -> Vec<i32> {
        self.outcome().standings().iter().map(|standing| standing.score).collect()
    }

    /// The cards of a player.
    pub fn hand(&self, seat: u8) -> Vec<String> {
        listed(&self.position()["players"][usize::from(seat) - 1]["hand"])
    }

    /// The discard pile.
    pub fn discard(&self) -> Vec<String> {
        listed(&self.position()["discard"])
    }

    /// How many cards the draw pile has.
    pub fn pile(&self) -> usize {
        listed(&self.position()["pile"]).len()
    }

    /// Whether a player has passed.
    pub fn has_passed(&self, seat: u8) -> bool {
        self.position()["players"][usize::from(seat) - 1]["passed"] == true
    }

    /// A figure's holder or place.
    pub fn figure(&self, name: &str) -> Value {
        self.position()["figures"][name].clone()
    }

    /// Who has won, counted from 1.
    pub fn winner(&self) -> usize {
        assert_eq!(self.turn(), Turn::Over);
        let outcome = self.outcome();
        assert_eq!(outcome.winners(), 1);
        1 + outcome.standings().iter().position(|standing| standing.place == 1).expect("a winner")
    }
}

fn listed(cards: &Value) -> Vec<String> {
    let cards = cards.as_object().expect("cards");
    let copies = |(card, count): (&String, &Value)| vec![card.clone(); count.as_u64().expect("a number") as usize];
    cards.iter().flat_map(copies).collect()
}
