//! Every explanation that is shown when a rule first happens can appear: some step, offer or refusal names the rule.

use std::collections::BTreeSet;
use std::fs::read_to_string;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use tetrapolis_catalog::{GAMES, Selection, open};
use tetrapolis_game::{Options, Seat, Telling, Turn, Viewer};

/// How many games are played with each number of players.
const GAMES_EACH: u64 = 6;
/// Rules of positions that hardly ever come up: a common pile that is empty.
const RARE: [&str; 1] = ["UT-3.9"];

#[test]
fn every_explanation_has_something_that_sets_it_off() {
    let words = read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/en/lessons.ftl")).expect("words");
    let keys: BTreeSet<&str> = words.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key).collect();
    let explained: BTreeSet<&str> =
        keys.into_iter().filter(|key| key.contains("-on-") || key.contains("-own-")).collect();
    let mut said = BTreeSet::new();
    for entry in GAMES {
        for seats in entry.seats.clone() {
            for seed in 0..GAMES_EACH {
                play(entry.name, seats, seed, &mut said);
            }
        }
    }
    said.extend(RARE.iter().flat_map(|rule| [key(rule, "on"), key(rule, "own")]));
    let never: Vec<_> = explained.iter().filter(|key| !said.contains(**key)).collect();
    assert!(never.is_empty(), "nothing sets off {never:?}");
    assert!(explained.len() > 60, "only {} explanations", explained.len());
}

fn key(rule: &str, how: &str) -> String {
    let (game, number) = rule.split_once('-').expect("a rule");
    format!("{}-{how}-{}", game.to_lowercase(), number.replace('.', "-"))
}

/// Plays a random game and notes what could be said to the first player.
fn play(game: &str, seats: u8, seed: u64, said: &mut BTreeSet<String>) {
    let selection = Selection { game: game.to_owned(), seats, options: Options::new(), edition: None };
    let mut table = open(&selection).expect("a game");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut notations: BTreeSet<String> = BTreeSet::new();
    loop {
        let step = match table.turn() {
            Turn::Over => return,
            Turn::Chance => table.draw(&mut rng),
            Turn::Act(acting) => {
                let seat = acting.iter().next().expect("somebody acts");
                let legal = table.legal(seat);
                for offer in &legal {
                    said.extend(["on", "own"].map(|how| key(offer.rule.0, how)));
                }
                for notation in &notations {
                    let Ok(tried) = table.read_action(seat, notation) else { continue };
                    if let Err(refusal) = table.permit(&tried) {
                        said.extend(["on", "own"].map(|how| key(refusal.rule.0, how)));
                    }
                }
                notations.extend(legal.iter().map(|offer| offer.notation.clone()));
                let chosen = &legal[rng.next_u32() as usize % legal.len()];
                table.read_action(seat, &chosen.notation).expect("a legal action")
            }
        };
        let told: Option<Telling> = table.tell(step.text(), Viewer::Seat(Seat(0))).expect("a step");
        if let Some(told) = told {
            let own = step.seat() == Some(Seat(0));
            for rule in [told.rule].into_iter().chain(told.also) {
                said.insert(key(rule.0, "on"));
                if own {
                    said.insert(key(rule.0, "own"));
                }
            }
        }
        table.make(&step).expect("a legal step");
    }
}
