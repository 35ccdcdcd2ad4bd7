//! What a seat knows, and how positions are sampled from it.

use std::collections::BTreeMap;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Value, json};
use tetrapolis_game::{Positions, Seat, Viewer, Views};
use tetrapolis_testkit::Scene;

use crate::table::{Table, table};

fn known(game: &Table, one: u8, other: u8) -> Vec<String> {
    let hand = &game.seen_by(one)["players"][usize::from(other) - 1]["hand"];
    let cards = hand.as_array().expect("cards").iter();
    cards
        .flat_map(|card| {
            vec![card["id"].as_str().expect("an id").to_owned(); card["count"].as_u64().expect("a number") as usize]
        })
        .collect()
}

#[test]
fn drawing_is_seen_by_whoever_draws_and_by_the_policemans_holder() {
    // MC-2.7, MC-4.14
    let mut game = table("4 seats; hand 1: shady-business; policeman 3");
    game.play("play shady-business");
    let told = |seat| game.told("draw thief", seat).expect("told").notation;
    assert_eq!([1, 3].map(told), ["draw thief"; 2]);
    assert_eq!([0, 2, 4].map(told), ["draw"; 3]);
}

#[test]
fn the_taker_of_the_policeman_is_told_the_hands_and_nobody_else_is() {
    // MC-4.14
    let mut game = table("stack 4: 1; hand 2: thief");
    game.pass_all().no_deals();
    let told = |game: &Table, step, seat| game.told(step, seat).expect("told").message.to_string();
    assert!(!told(&game, "1: use", 1).contains("Thief"), "not before it is taken");
    game.play("use");
    assert!(known(&game, 1, 2).is_empty());
    assert!(told(&game, "look", 1).contains("Thief"));
    assert!(!told(&game, "look", 3).contains("Thief"));
    game.chance("look");
    assert_eq!(known(&game, 1, 2), ["thief"]);
}

#[test]
fn a_card_that_was_seen_stays_known_until_it_is_laid() {
    // MC-4.14
    let mut game = table("hand 2: fbi fbi hitman; knows 1 2: fbi hitman; seat 2");
    assert_eq!(known(&game, 1, 2), ["hitman", "fbi"]);
    assert_eq!(known(&game, 3, 2), Vec::<String>::new());
    game.play("wait fbi");
    assert_eq!(known(&game, 1, 2), ["hitman"], "it may be the one that was seen");
}

#[test]
fn after_a_theft_that_one_does_not_see_no_single_card_is_certain() {
    // MC-9.3
    let mut game = table("4 seats; hand 1: thief; hand 2: fbi fbi hitman; knows 3 2: fbi fbi hitman; knows 1 2: fbi");
    game.play("play thief 2").close().chance("steal fbi");
    assert_eq!(known(&game, 3, 2), ["fbi"], "one of the two must be left");
    assert_eq!(known(&game, 1, 2), Vec::<String>::new(), "the thief has the one that was known");
    assert_eq!(known(&game, 2, 1), ["fbi"]);
}

/// How often each hand of a seat comes up in samples.
fn sampled(game: &Table, viewer: u8, seat: usize, samples: u32) -> BTreeMap<String, u32> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let view = game.game.view(&game.state, Viewer::Seat(Seat(viewer - 1)));
    let mut hands = BTreeMap::new();
    for _ in 0..samples {
        let state = game.game.determinize(&view, &mut rng);
        game.game.audit(&state).expect("a sample is a position");
        let position: Value = serde_json::to_value(game.game.position(&state)).expect("plain data");
        *hands.entry(position["players"][seat - 1]["hand"].to_string()).or_default() += 1;
    }
    hands
}

#[test]
fn hands_are_sampled_by_the_cards_that_are_not_seen() {
    // Unseen are five cards: two F.B.I. and three Thieves, of which seat 2 has two.
    let game = table("hand 1: fbi fbi; rest 1; hand 2: fbi thief; pile: fbi thief thief; discard: ");
    let hands = sampled(&game, 1, 2, 20_000);
    let share = |hand: Value| f64::from(hands[&hand.to_string()]) / 20_000.0;
    assert!((share(json!({"fbi": 2})) - 0.1).abs() < 0.01, "{hands:?}");
    assert!((share(json!({"fbi": 1, "thief": 1})) - 0.6).abs() < 0.01, "{hands:?}");
    assert!((share(json!({"thief": 2})) - 0.3).abs() < 0.01, "{hands:?}");
}

#[test]
fn cards_that_were_seen_are_in_every_sample() {
    // MC-4.14, MC-9.3
    let game = table("hand 2: fbi hitman; knows 1 2: hitman");
    assert!(sampled(&game, 1, 2, 300).keys().all(|hand| hand.contains("hitman")));
    let game = table("hand 2: fbi hitman; policeman 1");
    assert_eq!(sampled(&game, 1, 2, 50).len(), 1);
}

#[test]
fn the_samples_of_a_window_hold_the_own_answer_and_no_other() {
    // MC-10.3
    let mut game = table("4 seats; hand 1: fbi; hand 2: informer informer; hand 3: big-plan big-plan; stack 3: 1");
    game.play("hat fbi 3.1").play("2: fists informer informer").play("3: fists big-plan big-plan");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let view = game.game.view(&game.state, Viewer::Seat(Seat(1)));
    let state = game.game.determinize(&view, &mut rng);
    let sample = Table { game: game.game.clone(), state };
    assert_eq!(sample.asked(), [3]);
    assert_eq!(sample.position()["window"]["answers"], json!({"2": ["informer", "informer"]}));
}
