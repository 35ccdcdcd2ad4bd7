//! A table set up from a line of text, with everything that the text does not say filled in so that it adds up.

mod builder;

use std::collections::BTreeMap;

use serde_json::Value;
use tetrapolis_cities::{Cities, Edition, Land, MetropolisIndex, State};
use tetrapolis_game::{Game, Scoring, Source, Turn};
use tetrapolis_testkit::{Scene, scene};

use self::builder::Builder;

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

/// The house edition with changes, as somebody else's. Each first text, which must occur in it, becomes the second.
pub fn edition_with(changes: &[(&str, &str)]) -> Edition {
    let mut text = tetrapolis_cities::BUILTIN_EDITION.replacen("name = \"house\"\nhouse = true", "name = \"mine\"", 1);
    for (old, new) in changes {
        assert!(text.contains(old), "'{old}' is in the house edition");
        text = text.replacen(old, new, 1);
    }
    Edition::read(Source { file: "mine.toml", text: &text }).unwrap_or_else(|error| panic!("{error}"))
}

/// The house edition, as somebody else's, with milestones that ask for something else: the id, and `at-least` with
/// everything after it.
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

/// How much a milestone of the house edition counts in a drawing, and whether it is met.
pub fn progress(milestone: &str, drawing: &str) -> (u32, bool) {
    let edition = Edition::builtin();
    let mut milestones = edition.metropolises().iter().flat_map(|metropolis| &metropolis.milestones);
    let milestone =
        milestones.find(|known| known.id == milestone).unwrap_or_else(|| panic!("no milestone {milestone}"));
    (milestone.counts.occurrences(&land(drawing)), milestone.is_met(&land(drawing)))
}

scene!(Table of Cities);

impl Table {
    /// Lays a round out, part by part as in [`table`]: `cards: a b c; pieces: rrrr bbb ggg`. For the rest it takes
    /// whatever comes first.
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

    /// Ends the turn somehow: it declines what can be declined, and otherwise takes whatever comes first.
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

    /// Ends the round somehow: everyone takes the first slot that can be had.
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

    pub fn player(&self, player: u8) -> Value {
        self.position()["players"][usize::from(player) - 1].clone()
    }

    /// A cell of a player's district as everybody sees it.
    pub fn cell(&self, player: usize, name: &str) -> Value {
        let rows = self.seen_by(0)["players"][player - 1]["district"]["cells"].clone();
        let mut cells = rows.as_array().expect("rows").iter().flat_map(|row| row.as_array().expect("cells"));
        cells.find(|cell| cell["cell"] == name).unwrap_or_else(|| panic!("no cell {name}")).clone()
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
