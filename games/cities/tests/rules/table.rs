//! A table set up from a line of text, with everything that the text does not say filled in so that it adds up.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};
use tetrapolis_cities::{Cities, Edition, Land, MetropolisIndex, State};
use tetrapolis_game::{
    Game, Notation, Outcome, Pictures, Positions, Refusal, Scoring, Seat, Setup, Source, Step, StepOf, Tell, Telling,
    Turn, Viewer, Views,
};

/// A game and one position of it.
#[derive(Clone)]
pub struct Table {
    pub game: Cities,
    pub state: State,
}

/// Sets a table up at the beginning of a turn, with a round laid out, or at the end. The text has parts divided by `;`:
///
/// - `3 seats` or `long`; `rounds 2`: rounds completed, 1 if not said; `star 2`: who begins, 1 if not said
/// - `metropolis venice`, New York if not said; `rings: 1-- 2-1 ---`, the places of the three milestones
/// - `tiles 1: g5=t29 g7=t30:180`, the tiles of a player besides the starting tile; what is missing is put around it
/// - `start 1: s3`; `features 1: f6=boat`; `buildings 1: e5=red*2`; `cards 1: skyline-1`
/// - `slots cards: a b c`, `slots tiles: a b c`, `slots features: a b c d e`, `slots pieces: rrrr bbb ggg`
///
/// # Panics
/// If the position cannot arise.
pub fn table(text: &str) -> Table {
    Builder::new(Edition::builtin(), text).build()
}

/// The same with another edition.
pub fn table_with(edition: Edition, text: &str) -> Table {
    Builder::new(edition, text).build()
}

/// The house edition with changes, as that of a box: each first text, which must stand there, becomes the second.
pub fn edition_with(changes: &[(&str, &str)]) -> Edition {
    let mut text = tetrapolis_cities::BUILTIN_EDITION.replacen("name = \"house\"\nhouse = true", "name = \"mine\"", 1);
    for (old, new) in changes {
        assert!(text.contains(old), "'{old}' is in the house edition");
        text = text.replacen(old, new, 1);
    }
    Edition::read(Source { file: "mine.toml", text: &text }).unwrap_or_else(|error| panic!("{error}"))
}

/// The house edition, as that of a box, with milestones that ask for something else: the id, and `at-least` with all that
/// follows.
pub fn edition_asking(asked: &[(&str, &str)]) -> Edition {
    let lines = |id: &str| {
        let start = format!("{{ id = \"{id}\",");
        let mut lines = tetrapolis_cities::BUILTIN_EDITION.lines();
        lines.find(|line| line.contains(&start)).unwrap_or_else(|| panic!("no milestone {id}"))
    };
    let changes: Vec<(&str, String)> = asked
        .iter()
        .map(|(id, asks)| {
            let line = lines(id);
            let kept = line.find("at-least").expect("a milestone asks for a number");
            (line, format!("{}{asks} }},", &line[..kept]))
        })
        .collect();
    let changes: Vec<(&str, &str)> = changes.iter().map(|(old, new)| (*old, new.as_str())).collect();
    edition_with(&changes)
}

pub fn game(seats: u8) -> Cities {
    Cities::new(Edition::builtin(), seats)
}

/// A game before its first step.
pub fn new_game(game: Cities) -> Table {
    let state = game.initial();
    Table { game, state }
}

/// A game in New York after the setup: seat 1 has the star, and seat n the starting tile `sn`.
pub fn begin(seats: u8) -> Table {
    begin_in(game(seats), "new-york")
}

pub fn begin_in(game: Cities, metropolis: &str) -> Table {
    let mut table = new_game(game.in_metropolis(MetropolisIndex::named(metropolis).expect("a metropolis")));
    table.chance("star 1");
    while table.is_to_start() {
        let start = format!("start s{}", table.actor());
        table.play(&start);
    }
    table
}

/// A district from a drawing; see [`Land::read`].
pub fn land(drawing: &str) -> Land {
    Land::read(drawing, &Edition::builtin()).unwrap_or_else(|message| panic!("{message}"))
}

/// How often a card of the house edition counts in a drawing.
pub fn occurrences(card: &str, drawing: &str) -> u32 {
    let edition = Edition::builtin();
    let card = edition.cards().iter().find(|known| known.id == card).unwrap_or_else(|| panic!("no card {card}"));
    assert_eq!(card.worth(&land(drawing)), i32::from(card.points) * card.counts.occurrences(&land(drawing)) as i32);
    card.counts.occurrences(&land(drawing))
}

/// How much of what a milestone of the house edition counts there is in a drawing, and whether it is met.
pub fn progress(milestone: &str, drawing: &str) -> (u32, bool) {
    let edition = Edition::builtin();
    let mut milestones = edition.metropolises().iter().flat_map(|metropolis| &metropolis.milestones);
    let milestone =
        milestones.find(|known| known.id == milestone).unwrap_or_else(|| panic!("no milestone {milestone}"));
    (milestone.counts.occurrences(&land(drawing)), milestone.is_met(&land(drawing)))
}

impl Table {
    /// Plays an action of whoever has to act.
    pub fn play(&mut self, action: &str) -> &mut Table {
        let seat = self.turn().actor().expect("somebody has to act");
        let action = self.game.parse_action(action).expect("an action");
        self.game.play(&mut self.state, seat, action).unwrap_or_else(|refusal| panic!("{refusal}"));
        self
    }

    /// Lets chance decide as said.
    pub fn chance(&mut self, chance: &str) -> &mut Table {
        let chance = self.game.parse_chance(chance).expect("an outcome");
        self.game.apply(&mut self.state, chance).unwrap_or_else(|refusal| panic!("{refusal}"));
        self
    }

    /// Lays a round out, part by part as in [`table`]: `cards: a b c; pieces: rrrr bbb ggg`. The rest is what comes first.
    pub fn lay_out(&mut self, text: &str) -> &mut Table {
        let mut wanted: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (what, words) in text.split("; ").filter_map(|part| part.split_once(": ")) {
            let words = words.split_whitespace();
            wanted.insert(
                what.trim_end_matches('s').to_owned(),
                match what {
                    "pieces" => words.flat_map(str::chars).map(|letter| colour(letter).to_owned()).collect(),
                    _ => words.map(str::to_owned).collect(),
                },
            );
        }
        while self.is_laying_out() {
            let first = self.chances()[0].clone();
            let (row, _) = first.split_once(' ').expect("a row");
            let chosen = wanted.get_mut(row).filter(|words| !words.is_empty()).map(|words| words.remove(0));
            let chance = chosen.map_or(first.clone(), |word| format!("{row} {word}"));
            self.chance(&chance);
        }
        self
    }

    /// Ends the turn somehow: what can be declined is declined, all else is what comes first.
    pub fn finish(&mut self) -> &mut Table {
        loop {
            let step = match self.turn() {
                Turn::Chance if !self.is_laying_out() => self.chances().remove(0),
                Turn::Act(_) if !self.is_choosing() => {
                    let legal = self.legal();
                    let discard = legal.iter().find(|action| action.starts_with("discard"));
                    discard.unwrap_or(&legal[0]).clone()
                }
                Turn::Act(_) | Turn::Chance | Turn::Over => return self,
            };
            if self.turn() == Turn::Chance {
                self.chance(&step)
            } else {
                self.play(&step)
            };
        }
    }

    /// Takes a slot and ends the turn somehow.
    pub fn take(&mut self, slot: &str) -> &mut Table {
        self.play(&format!("take {slot}")).finish()
    }

    /// Ends the round somehow, everyone taking the first slot that can be had.
    pub fn finish_round(&mut self) -> &mut Table {
        let rounds = self.position()["rounds"].clone();
        while self.position()["rounds"] == rounds {
            let action = self.legal().remove(0);
            self.play(&action).finish();
        }
        self
    }

    pub fn is_laying_out(&self) -> bool {
        self.position()["phase"].get("lay").is_some()
    }

    pub fn is_choosing(&self) -> bool {
        self.position()["phase"] == "choose"
    }

    fn is_to_start(&self) -> bool {
        self.position()["phase"] == "start"
    }

    /// Why an action is refused: the rule and the key of the message.
    pub fn refusal(&self, action: &str) -> (&'static str, &'static str) {
        let refusal = self.refused(self.turn().actor().expect("somebody has to act"), action);
        (refusal.rule.0, refusal.message.key)
    }

    pub fn refused(&self, seat: Seat, action: &str) -> Refusal {
        let action = self.game.parse_action(action).expect("an action");
        let mut state = self.state;
        let refusal = self.game.play(&mut state, seat, action).expect_err("the action is refused");
        assert_eq!(state, self.state, "a refusal changes nothing");
        refusal
    }

    pub fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    /// The seat that has to act, counted from 1.
    pub fn actor(&self) -> u8 {
        self.turn().actor().expect("somebody has to act").0 + 1
    }

    /// What may be done.
    pub fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        let seat = self.turn().actor().expect("somebody has to act");
        self.game.legal_actions(&self.state, seat, &mut actions);
        actions.iter().map(|action| self.game.write_action(action)).collect()
    }

    pub fn is_legal(&self, action: &str) -> bool {
        self.legal().iter().any(|legal| legal == action)
    }

    /// The legal actions that begin so.
    pub fn legal_starting(&self, beginning: &str) -> Vec<String> {
        self.legal().into_iter().filter(|action| action.starts_with(beginning)).collect()
    }

    /// What chance can decide.
    pub fn chances(&self) -> Vec<String> {
        let mut chances = Vec::new();
        self.game.chances(&self.state, &mut chances);
        chances.iter().map(|(chance, _)| self.game.write_chance(chance)).collect()
    }

    /// What is said of a step.
    pub fn told(&self, step: &str) -> Telling {
        let step: StepOf<Cities> = match self.turn().actor() {
            Some(seat) => Step::Play { seat, action: self.game.parse_action(step).expect("an action") },
            None => Step::Chance(self.game.parse_chance(step).expect("an outcome")),
        };
        self.game.tell(&self.state, &step, Viewer::Public).expect("everybody sees everything")
    }

    /// The rule that a step names.
    pub fn rule_of(&self, step: &str) -> &'static str {
        self.told(step).rule.0
    }

    /// The position as JSON.
    pub fn position(&self) -> Value {
        serde_json::to_value(self.game.position(&self.state)).expect("plain data")
    }

    /// What everybody sees, as JSON.
    pub fn picture(&self) -> Value {
        let view = self.game.view(&self.state, Viewer::Public);
        serde_json::to_value(self.game.picture(&view)).expect("plain data")
    }

    pub fn player(&self, player: u8) -> Value {
        self.position()["players"][usize::from(player) - 1].clone()
    }

    /// A cell of a player's district as everybody sees it.
    pub fn cell(&self, player: usize, name: &str) -> Value {
        let rows = self.picture()["players"][player - 1]["district"]["cells"].clone();
        let mut cells = rows.as_array().expect("rows").iter().flat_map(|row| row.as_array().expect("cells"));
        cells.find(|cell| cell["cell"] == name).unwrap_or_else(|| panic!("no cell {name}")).clone()
    }

    pub fn outcome(&self) -> Outcome {
        self.game.outcome(&self.state)
    }

    pub fn scores(&self) -> Vec<i32> {
        self.outcome().standings().iter().map(|standing| standing.score).collect()
    }

    /// The lines of a player's sheet with a rule: the key and the points.
    pub fn lines(&self, player: usize, rule: &str) -> Vec<(&'static str, i32)> {
        let sheet = self.game.sheet(&self.state, player - 1);
        sheet.iter().filter(|line| line.rule.0 == rule).map(|line| (line.what.key, line.points)).collect()
    }

    /// The rings as text: `1-- 2-1 ---`.
    pub fn rings(&self) -> String {
        let rings = self.position()["rings"].clone();
        let milestone = |places: &Value| -> String {
            let places = places.as_array().expect("places");
            places.iter().map(|seat| seat.as_u64().map_or("-".to_owned(), |seat| seat.to_string())).collect()
        };
        rings.as_array().expect("milestones").iter().map(milestone).collect::<Vec<_>>().join(" ")
    }
}

/// A colour by its first letter.
pub fn colour(letter: char) -> &'static str {
    match letter {
        'r' => "red",
        'b' => "blue",
        'g' => "green",
        'y' => "yellow",
        _ => panic!("no colour '{letter}'"),
    }
}

struct Builder {
    game: Cities,
    rounds: usize,
    star: u8,
    rings: Value,
    players: Vec<PlayerPlan>,
    slots: BTreeMap<String, Vec<String>>,
}

#[derive(Clone, Default)]
struct PlayerPlan {
    tiles: BTreeMap<String, String>,
    features: BTreeMap<String, String>,
    buildings: BTreeMap<String, String>,
    cards: Vec<String>,
}

impl Builder {
    fn new(edition: Edition, text: &str) -> Builder {
        let parts: Vec<&str> = text.split(';').map(str::trim).collect();
        let game = match parts[0].split_once(' ') {
            Some((seats, "seats")) => Cities::new(edition, seats.parse().expect("a number")),
            _ if parts[0] == "long" => Cities::long(edition),
            _ => panic!("how many seats? '{}'", parts[0]),
        };
        let mut builder = Builder {
            players: vec![PlayerPlan::default(); game.seats().into()],
            game: game.in_metropolis(MetropolisIndex::named("new-york").expect("a metropolis")),
            rounds: 1,
            star: 1,
            rings: json!([[null, null, null], [null, null, null], [null, null, null]]),
            slots: BTreeMap::new(),
        };
        let first = builder.first_cell();
        for (n, player) in builder.players.iter_mut().enumerate() {
            player.tiles.insert(first.to_owned(), format!("s{}", n + 1));
        }
        parts[1..].iter().for_each(|part| builder.read(part));
        builder
    }

    /// Where the starting tile lies.
    fn first_cell(&self) -> &'static str {
        if self.game.options().contains_key("length") { "i9" } else { "e5" }
    }

    fn read(&mut self, part: &str) {
        let (what, words) = part.split_once(": ").unwrap_or((part, ""));
        let words: Vec<String> = words.split_whitespace().map(str::to_owned).collect();
        let pairs = || words.iter().map(|word| word.split_once('=').expect("cell=what"));
        let texts = || pairs().map(|(cell, what)| (cell.to_owned(), what.replace(':', " ")));
        match what.split(' ').collect::<Vec<_>>()[..] {
            ["rounds", number] => self.rounds = number.parse().expect("a number"),
            ["star", number] => self.star = number.parse().expect("a number"),
            ["metropolis", id] => {
                self.game = self.game.clone().in_metropolis(MetropolisIndex::named(id).expect("a metropolis"));
            }
            ["rings"] => {
                let places = |word: &String| word.chars().map(|c| json!(c.to_digit(10))).collect::<Vec<_>>();
                self.rings = json!(words.iter().map(places).collect::<Vec<_>>());
            }
            ["start", player] => {
                let first = self.first_cell().to_owned();
                self.plan(player).tiles.insert(first, words[0].clone());
            }
            ["tiles", player] => self.plan(player).tiles.extend(texts()),
            ["features", player] => self.plan(player).features.extend(texts()),
            ["buildings", player] => self.plan(player).buildings.extend(texts()),
            ["cards", player] => self.plan(player).cards.clone_from(&words),
            ["slots", row] => _ = self.slots.insert(row.to_owned(), words),
            _ => panic!("what is '{part}'?"),
        }
    }

    fn plan(&mut self, player: &str) -> &mut PlayerPlan {
        &mut self.players[player.parse::<usize>().expect("a player") - 1]
    }

    fn build(mut self) -> Table {
        let seats = usize::from(self.game.seats());
        let each = if seats == 2 { 2 } else { 1 };
        let edition = self.game.cards_and_tiles().clone();
        let all_rounds = if self.first_cell() == "e5" { [4, 8, 8][seats - 2] } else { 7 };
        let over = self.rounds == all_rounds;
        // Cards and tiles: those that are named, then whatever is free.
        let named = |words: Option<&Vec<String>>| words.cloned().unwrap_or_default();
        let (mut cards, mut tiles) = (named(self.slots.get("cards")), named(self.slots.get("tiles")));
        let used: Vec<String> =
            self.players.iter().flat_map(|player| player.cards.clone()).chain(cards.clone()).collect();
        let mut free_cards = edition.cards().iter().map(|card| card.id.clone()).filter(|id| !used.contains(id));
        let id_of = |text: &String| text.split(' ').next().expect("an id").to_owned();
        let used: Vec<String> =
            self.players.iter().flat_map(|player| player.tiles.values().map(id_of)).chain(tiles.clone()).collect();
        let land = edition.tiles()[..32].iter().map(|tile| tile.id.clone());
        let mut free_tiles = land.filter(|id| !used.contains(id)).collect::<Vec<_>>().into_iter();
        for player in &mut self.players {
            player.cards.extend(free_cards.by_ref().take(each * self.rounds - player.cards.len()));
            for _ in player.tiles.len()..=each * self.rounds {
                let spot = spot_beside(&player.tiles);
                player.tiles.insert(spot, free_tiles.next().expect("a tile"));
            }
        }
        if !over {
            let (missing_cards, missing_tiles) = (3 - cards.len(), 3 - tiles.len());
            cards.extend(free_cards.take(missing_cards));
            tiles.extend(free_tiles.take(missing_tiles));
        }
        // Features and pieces: what is named, the slots, and the rest has left the game.
        let mut kinds: BTreeMap<String, usize> =
            edition.features().iter().map(|feature| (feature.id.clone(), feature.count.into())).collect();
        let mut colours: BTreeMap<String, usize> = ['r', 'b', 'g', 'y'].map(|c| (colour(c).to_owned(), 25)).into();
        let mut features = named(self.slots.get("features"));
        let mut put = 0;
        for kind in self.players.iter().flat_map(|player| player.features.values()).chain(&features) {
            *kinds.get_mut(kind).unwrap_or_else(|| panic!("no feature {kind}")) -= 1;
            put += 1;
        }
        put -= features.len();
        let take = |counts: &mut BTreeMap<String, usize>| {
            let (name, count) = counts.iter_mut().max_by_key(|(_, count)| **count).expect("something is left");
            *count -= 1;
            name.clone()
        };
        let mut gone_features: BTreeMap<String, usize> = BTreeMap::new();
        for _ in put..self.rounds * if seats == 3 { 5 } else { 6 } {
            *gone_features.entry(take(&mut kinds)).or_default() += 1;
        }
        while !over && features.len() < 5 {
            features.push(take(&mut kinds));
        }
        let mut built = 0;
        for building in self.players.iter().flat_map(|player| player.buildings.values()) {
            let (name, height) = building.split_once('*').unwrap_or((building, "1"));
            let height: usize = height.parse().expect("a height");
            *colours.get_mut(name).expect("a colour") -= height;
            built += height;
        }
        let mut drawn = named(self.slots.get("pieces"));
        drawn.extend(["rbgy", "rbg", "rby"].into_iter().skip(drawn.len()).map(str::to_owned).collect::<Vec<_>>());
        let mut pieces = vec![Map::new(); 3];
        for (set, letters) in pieces.iter_mut().zip(&drawn).filter(|_| !over) {
            for letter in letters.chars() {
                let count = set.entry(colour(letter)).or_insert(json!(0));
                *count = json!(count.as_u64().expect("a count") + 1);
                *colours.get_mut(colour(letter)).expect("a colour") -= 1;
            }
        }
        let mut gone_pieces: BTreeMap<String, usize> = BTreeMap::new();
        for _ in built..self.rounds * if seats == 3 { 10 } else { 12 } {
            *gone_pieces.entry(take(&mut colours)).or_default() += 1;
        }
        let fill = |mut words: Vec<String>, length: usize| -> Vec<Value> {
            let mut values: Vec<Value> = words.drain(..).map(Value::from).collect();
            values.resize(length, Value::Null);
            values
        };
        let plans = self.players.iter().map(|player| {
            json!({"cards": player.cards, "tiles": player.tiles, "features": player.features,
                "buildings": player.buildings})
        });
        let position = json!({
            "rounds": self.rounds, "star": self.star, "phase": if over { "over" } else { "choose" },
            "metropolis": self.game.options()["metropolis"], "rings": self.rings,
            "display": {"cards": fill(cards, 3), "tiles": fill(tiles, 3), "features": fill(features, 5), "pieces": pieces},
            "gone": {"features": gone_features, "pieces": gone_pieces},
            "players": plans.collect::<Vec<_>>(),
        });
        let position = serde_json::from_value(position).expect("a position");
        let state = self.game.restore(&position).unwrap_or_else(|message| panic!("{message}"));
        Table { game: self.game, state }
    }
}

/// A free place for a tile beside others, near the first.
fn spot_beside(tiles: &BTreeMap<String, String>) -> String {
    let at = |text: &str| -> (i32, i32) { (i32::from(text.as_bytes()[0]), text[1..].parse::<i32>().expect("a row")) };
    let places: Vec<(i32, i32)> = tiles.keys().map(|cell| at(cell)).collect();
    let extent = |pick: fn(&(i32, i32)) -> i32, more: i32| {
        let all = || places.iter().map(pick).chain([more]);
        all().max().expect("a place") - all().min().expect("a place")
    };
    let candidates = places.iter().flat_map(|(x, y)| [(x + 2, *y), (*x, y + 2), (x - 2, *y), (*x, y - 2)]);
    let fits = |(x, y): &(i32, i32)| {
        !places.contains(&(*x, *y)) && extent(|place| place.0, *x) <= 4 && extent(|place| place.1, *y) <= 4
    };
    let (x, y) = candidates.into_iter().find(fits).expect("a free place");
    format!("{}{y}", char::from(x as u8))
}
