//! A table set up from a line of text, with everything that the text does not say filled in so that it adds up.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tetrapolis_game::{Game, Notation, Positions, Scoring, Seat, Turn};
use tetrapolis_point_city::{Card, Edition, Front, Level, PointCity, Resource, State};
use tetrapolis_testkit::{Scene, scene};

/// A game and one position of it.
#[derive(Clone)]
pub struct Table {
    pub game: PointCity,
    pub state: State,
}

/// Sets a table up. The text has parts divided by `;`:
///
/// - `3 seats` or `solo hard`; `turn 30`: turns completed, 30 if not said; `last turn`; `flipped`
/// - `hand 1: energy energy*2 ingenuity`, `city 1: wind-farm energy` (an id, or a resource: any building that gives it and
///   has no points), `tokens 1: missing`
/// - `market b2: wind-farm`, `market b2: 2:energy*2`; places not named hold fronts of tier 1
/// - `top 3:ingenuity`; `pool: flat-5 flat-7`
///
/// # Panics
/// If the position cannot arise.
pub fn table(text: &str) -> Table {
    Builder::new(text).build()
}

/// A game before its first step.
pub fn new_game(seats: u8) -> Table {
    let edition = Edition::builtin();
    let game = if seats == 1 { PointCity::solo(edition, Level::Easy) } else { PointCity::new(edition, seats) };
    let state = game.initial();
    Table { game, state }
}

/// A game after its setup: fronts of tier 1 in the order of [`CYCLE`], the first tokens, seat 1 first.
pub fn after_setup(seats: u8) -> Table {
    let mut table = new_game(seats);
    for n in 0..17 {
        table.chance(&format!("front 1:{}", CYCLE[n % 5]));
    }
    while table.turn() == Turn::Chance {
        let chance = table.chances()[0].clone();
        table.chance(&chance);
    }
    table
}

pub const CYCLE: [&str; 5] = ["energy", "industry", "economy", "community", "ecology"];

scene!(Table of PointCity);

impl Table {
    /// Lets chance decide somehow until it is the rival's turn.
    pub fn settle_to_rival(&mut self) -> &mut Table {
        while self.chances() != ["rival"] {
            let chance = self.chances()[0].clone();
            self.chance(&chance);
        }
        self
    }

    /// Why nobody may do this now: the rule and the key of the message.
    pub fn refused_to_all(&self, action: &str) -> (&'static str, &'static str) {
        let action = self.game.parse_action(action).expect("an action");
        let refused = |seat| self.game.permit(&self.state, seat, action).expect_err("the action is refused");
        let refusal = refused(Seat(0));
        assert!(Seat::all(self.game.seats()).all(|seat| refused(seat) == refusal));
        (refusal.rule.0, refusal.message.key)
    }

    /// The legal actions that begin with a word.
    pub fn legal_starting(&self, word: &str) -> Vec<String> {
        self.legal().into_iter().filter(|action| action.split(' ').next() == Some(word)).collect()
    }

    /// What a place of the market shows.
    pub fn at(&self, cell: &str) -> String {
        let (column, row) = place(cell);
        self.position()["market"][row][column].as_str().expect("a text").to_owned()
    }

    /// The resource cards of a player, counted from 1.
    pub fn hand(&self, player: usize) -> Value {
        self.position()["players"][player - 1]["hand"].clone()
    }

    pub fn discard(&self) -> Value {
        self.position()["discard"].clone()
    }

    pub fn city(&self, player: usize) -> Value {
        self.position()["players"][player - 1]["city"].clone()
    }

    pub fn tokens(&self, player: usize) -> Value {
        self.position()["players"][player - 1]["tokens"].clone()
    }

    pub fn deck(&self) -> u64 {
        self.position()["deck"]["left"].as_u64().expect("a number")
    }

    pub fn score(&self, player: usize) -> i32 {
        self.scores()[player - 1]
    }

    /// The points of the lines of a player's score sheet with their rules.
    pub fn sheet(&self, player: usize) -> Vec<(&'static str, i32)> {
        self.game.sheet(&self.state, player - 1).iter().map(|line| (line.rule.0, line.points)).collect()
    }
}

fn place(cell: &str) -> (usize, usize) {
    let bytes = cell.as_bytes();
    (usize::from(bytes[0] - b'a'), usize::from(bytes[1] - b'1'))
}

struct Builder {
    game: PointCity,
    turns: u8,
    used: [i32; 3],
    flipped: bool,
    hands: Vec<BTreeMap<String, u8>>,
    cities: Vec<Vec<String>>,
    tokens: Vec<Vec<String>>,
    market: [[String; 4]; 4],
    top: Option<String>,
    pool: Option<Vec<String>>,
}

impl Builder {
    fn new(text: &str) -> Builder {
        let parts: Vec<&str> = text.split(';').map(str::trim).collect();
        let edition = Edition::builtin();
        let level = |name: &str| match name {
            "easy" => Level::Easy,
            "medium" => Level::Medium,
            "hard" => Level::Hard,
            _ => panic!("no level {name}"),
        };
        let (game, used) = match parts[0].split(' ').collect::<Vec<_>>()[..] {
            ["solo", name] => (PointCity::solo(edition, level(name)), [40, 24, 18]),
            ["2", "seats"] => (PointCity::new(edition, 2), [40, 24, 18]),
            ["3", "seats"] => (PointCity::new(edition, 3), [52, 36, 28]),
            ["4", "seats"] => (PointCity::new(edition, 4), [64, 48, 38]),
            _ => panic!("seats first: {text}"),
        };
        let parties = usize::from(game.parties());
        let market =
            std::array::from_fn(|row| std::array::from_fn(|column| format!("1:{}", CYCLE[(row * 4 + column) % 5])));
        let mut builder = Builder {
            turns: 30,
            game,
            used,
            flipped: false,
            hands: vec![BTreeMap::new(); parties],
            cities: vec![Vec::new(); parties],
            tokens: vec![Vec::new(); parties],
            market,
            top: None,
            pool: None,
        };
        parts[1..].iter().for_each(|part| builder.read(part));
        builder
    }

    fn read(&mut self, part: &str) {
        let (what, words) = part.split_once(": ").unwrap_or((part, ""));
        let words: Vec<&str> = words.split_whitespace().collect();
        match what.split(' ').collect::<Vec<_>>()[..] {
            ["turn", number] => self.turns = number.parse().expect("a number"),
            ["last", "turn"] => self.turns = 17 * self.game.parties() - 1,
            ["flipped"] => self.flipped = true,
            ["hand", player] => {
                for word in words {
                    *self.hands[index(player)].entry(word.to_owned()).or_default() += 1;
                }
            }
            ["city", player] => {
                for word in words {
                    let id = self.building(word);
                    self.cities[index(player)].push(id);
                }
            }
            ["tokens", player] => self.tokens[index(player)].extend(words.iter().map(ToString::to_string)),
            ["market", cell] => {
                let (column, row) = place(cell);
                words[0].clone_into(&mut self.market[row][column]);
            }
            ["top", class] => self.top = Some(class.to_owned()),
            ["pool"] => self.pool = Some(words.iter().map(ToString::to_string).collect()),
            _ => panic!("what is '{part}'?"),
        }
    }

    /// A building by its id, or any that gives a resource, has no points and is not used yet.
    fn building(&self, word: &str) -> String {
        let Ok(resource) = word.parse::<Resource>() else { return word.to_owned() };
        let edition = Edition::builtin();
        let free = |card: &&Card| {
            let used = self.cities.iter().flatten().chain(self.market.as_flattened()).any(|id| *id == card.id);
            card.building.gives == Some(resource) && card.building.points == 0 && !used
        };
        edition.cards().iter().find(free).expect("a building that gives it").id.to_string()
    }

    fn build(mut self) -> Table {
        let parties = self.game.parties();
        let drawn: i32 = 16 + 2 * i32::from(self.turns);
        let deck = self.used.iter().sum::<i32>() - drawn;
        // What has been seen of each tier, the open card of the deck included.
        let mut seen = drawn + i32::from(deck > 0);
        let mut left: [i32; 3] = std::array::from_fn(|tier| {
            let here = seen.min(self.used[tier]);
            seen -= here;
            here
        });
        let edition = Edition::builtin();
        let mut unseen: BTreeMap<String, i32> = BTreeMap::new();
        for card in edition.cards() {
            *unseen.entry(format!("{}:{}", card.tier, card.front)).or_default() += 1;
        }
        let see = |class: &str, left: &mut [i32; 3], unseen: &mut BTreeMap<String, i32>| {
            let tier: usize = class[..1].parse().expect("a tier");
            left[tier - 1] -= 1;
            *unseen.get_mut(class).unwrap_or_else(|| panic!("no class {class}")) -= 1;
        };
        let known = self.cities.iter().flatten().chain(self.market.as_flattened());
        for word in known.cloned().collect::<Vec<_>>() {
            let card = edition.cards().iter().find(|card| card.id == word);
            let class = card.map_or(word, |card| format!("{}:{}", card.tier, card.front));
            see(&class, &mut left, &mut unseen);
        }
        if deck > 0 {
            let tier = (1..=3).rev().find(|tier| left[tier - 1] > 0).expect("a card on top");
            let class =
                self.top.clone().unwrap_or_else(|| format!("{tier}:{}", if tier == 1 { "energy" } else { "energy*2" }));
            see(&class, &mut left, &mut unseen);
            self.top = Some(class);
        }
        // Hands, from whatever tier has such a card; each player at the table has had a starting ingenuity card.
        let mut starting = self.game.seats();
        let mut discard: BTreeMap<String, u8> = BTreeMap::new();
        for (front, count) in self.hands.iter().flatten() {
            for _ in 0..*count {
                if front == "ingenuity" && starting > 0 {
                    starting -= 1;
                    continue;
                }
                let fits =
                    |tier: &usize| left[tier - 1] > 0 && unseen.get(&format!("{tier}:{front}")).is_some_and(|n| *n > 0);
                let tier = (1..=3).find(fits).unwrap_or_else(|| panic!("no {front} left"));
                see(&format!("{tier}:{front}"), &mut left, &mut unseen);
            }
        }
        if starting > 0 {
            discard.insert("ingenuity".into(), starting);
        }
        for tier in 1..=3 {
            assert!(left[tier - 1] >= 0, "too many cards of tier {tier}");
            let classes: Vec<String> =
                unseen.keys().filter(|class| class.starts_with(&tier.to_string())).cloned().collect();
            for class in classes.iter().cycle().take(1_000) {
                if left[tier - 1] > 0 && unseen[class] > 0 {
                    see(class, &mut left, &mut unseen);
                    *discard.entry(class[2..].to_owned()).or_default() += 1;
                }
            }
        }
        let pool = self.pool.clone().unwrap_or_else(|| {
            let taken: Vec<&String> = self.tokens.iter().flatten().collect();
            let count = [10, 10, 12, 14][usize::from(self.game.seats()) - 1] - taken.len();
            let free = edition.tokens().iter().map(|token| token.id.to_string()).filter(|id| !taken.contains(&id));
            free.take(count).collect()
        });
        let players: Vec<Value> = (0..usize::from(parties))
            .map(|n| json!({"hand": self.hands[n], "city": self.cities[n], "tokens": self.tokens[n]}))
            .collect();
        let phase = if self.game.seats() == 1 && self.turns % 2 == 1 { "rival" } else { "choose" };
        let position = json!({
            "turns": self.turns, "first": 1, "phase": phase, "flipped": self.flipped, "market": self.market,
            "deck": {"left": deck, "top": self.top}, "pool": pool, "discard": discard, "unseen": unseen,
            "players": players,
        });
        let position = serde_json::from_value(position).expect("a position");
        let state = self.game.restore(&position).unwrap_or_else(|message| panic!("{message}"));
        Table { game: self.game, state }
    }
}

fn index(player: &str) -> usize {
    player.parse::<usize>().expect("a player") - 1
}

/// A hand as JSON.
pub fn cards(text: &str) -> Value {
    let mut hand: BTreeMap<String, u8> = BTreeMap::new();
    for word in text.split_whitespace() {
        word.parse::<Front>().expect("a front");
        *hand.entry(word.to_owned()).or_default() += 1;
    }
    json!(hand)
}
