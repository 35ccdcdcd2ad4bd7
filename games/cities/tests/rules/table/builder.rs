//! Fills in what the text of a table does not say.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};
use tetrapolis_cities::{Cities, Edition, MetropolisIndex};
use tetrapolis_game::{Game, Positions, Setup};

use super::{Table, colour};

pub(super) struct Builder {
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
    pub(super) fn new(edition: Edition, text: &str) -> Builder {
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

    pub(super) fn build(mut self) -> Table {
        let seats = usize::from(self.game.seats());
        let each = if seats == 2 { 2 } else { 1 };
        let edition = self.game.components().clone();
        let all_rounds = if self.first_cell() == "e5" { [4, 8, 8][seats - 2] } else { 7 };
        let over = self.rounds == all_rounds;
        // Cards and tiles: those that are named, then whatever is free.
        let named = |words: Option<&Vec<String>>| words.cloned().unwrap_or_default();
        let (mut cards, mut tiles) = (named(self.slots.get("cards")), named(self.slots.get("tiles")));
        let used: Vec<String> =
            self.players.iter().flat_map(|player| player.cards.clone()).chain(cards.clone()).collect();
        let mut free_cards = edition.cards().iter().map(|card| card.id.to_string()).filter(|id| !used.contains(id));
        let id_of = |text: &String| text.split(' ').next().expect("an id").to_owned();
        let used: Vec<String> =
            self.players.iter().flat_map(|player| player.tiles.values().map(id_of)).chain(tiles.clone()).collect();
        let land = edition.tiles()[..32].iter().map(|tile| tile.id.to_string());
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
            edition.features().iter().map(|feature| (feature.id.to_string(), feature.count.into())).collect();
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
