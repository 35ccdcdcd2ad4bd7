//! Mafia City at the terminal.

mod common;

use common::{LANGUAGES, folder, path, run, run_with};
use serde_json::Value;

const RECORD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/mafia-city/records/four-seats.record");

/// How many steps it has.
const STEPS: usize = 689;

/// A position of the golden game for four, after some steps.
fn position(steps: usize) -> String {
    run(&["position", RECORD, "--to", &steps.to_string()]).good()
}

/// The first position of the golden game with at least this many announcements and this many seats that are asked about
/// them.
fn window(announced: usize, asked: usize) -> String {
    let fits = |text: &String| {
        let position: Value = serde_json::from_str(text).expect("JSON");
        let window = &position["position"]["window"];
        let legal = run_with(&["legal", "-"], text);
        window["chain"].as_array().is_some_and(|chain| chain.len() >= announced)
            && window["answers"] == serde_json::json!({})
            && legal.good().lines().count() >= asked
    };
    (0..=STEPS).map(position).find(fits).expect("a window")
}

#[test]
fn a_record_is_told_from_the_point_of_view_of_a_seat() {
    let replay = |args: &[&str]| run(&[&["replay", RECORD, "--to", "60"], args].concat());
    let (public, first, second) =
        (replay(&[]).good(), replay(&["--seat", "1"]).good(), replay(&["--seat", "2"]).good());
    assert!(public != first && first != second, "each seat sees its own cards only");
    assert_eq!(replay(&["--seat", "5"]).refused(), "there is no seat 5");
}

#[test]
fn the_city_is_drawn_as_it_lies_with_stacks_from_below() {
    let out = run_with(&["show", "-"], &position(171)).good();
    for line in [
        "Round 2, 13 points to win   Phase I: actions   Draw pile 29, discarded 11",
        "             ┌1 Prison────────────────┐┌3 Fighters’ Club────────┐",
        "             │▁2 1 1 1 2 2 2          ││▁3 3                    │",
        "             │Cell: 3                 ││                        │",
        "┌2 Port──────────────────┐┌7 Town Hall─────────────┐┌6 Private Club──────────┐",
        "│control: 2              ││control: 4 Hitman       ││control: 4              │",
        "► 2 Player 2: 0 points   mafiosi 0, reserve 4   4 cards",
    ] {
        assert!(out.lines().any(|drawn| drawn == line), "no line '{line}' in\n{out}");
    }
}

#[test]
fn a_seat_sees_its_own_hand_and_nobody_elses() {
    let own = run_with(&["show", "-", "--seat", "2"], &position(171)).good();
    assert!(
        own.contains("4 cards: Hitman•Bullet\n    Police Raid•Fist   Pulling Strings•+1   Secret Deal•Hat\n"),
        "{own}"
    );
    let other = run_with(&["show", "-", "--seat", "1"], &position(171)).good();
    assert!(other.contains("► 2 Player 2: 0 points   mafiosi 0, reserve 4   4 cards\n"), "{other}");
    assert_eq!(run_with(&["show", "-", "--seat", "5"], &position(171)).refused(), "there is no seat 5");
}

#[test]
fn a_secret_answer_changes_what_one_seat_sees() {
    let before = window(1, 3);
    let legal = run_with(&["legal", "-"], &before).good();
    let answer = legal.lines().next().expect("somebody is asked").split("  ").next().expect("a notation");
    let (seat, _) = answer.split_once(':').expect("a seat");
    let after = run_with(&["apply", "-", answer], &before).good();
    for viewer in ["1", "2", "3", "4"] {
        let seen = |position: &str| run_with(&["show", "-", "--seat", viewer, "--json"], position).good();
        assert_eq!(seen(&before) == seen(&after), viewer != seat, "seat {viewer}, {answer}");
    }
}

#[test]
fn every_position_fits_in_eighty_columns_in_every_language() {
    for language in LANGUAGES {
        for steps in (0..=STEPS).step_by(29) {
            let out = run_with(&["show", "-", "--seat", "3", "--lang", language], &position(steps)).good();
            for line in out.lines() {
                assert!(line.chars().count() <= 80, "{language}, step {steps}: {line}");
                assert_eq!(line.trim_end(), line, "{language}, step {steps}");
            }
        }
        let out = run_with(&["show", "-", "--seat", "1", "--lang", language], &window(2, 1)).good();
        assert!(["veto", "vetu", "weto", "vétó"].iter().any(|veto| out.to_lowercase().contains(veto)), "{out}");
        assert!(out.lines().all(|line| line.chars().count() <= 80), "{out}");
    }
}

#[test]
fn a_game_is_played_to_its_end_and_the_table_declines_where_nothing_else_is_possible() {
    let folder = folder("mafia-city-play");
    let record = path(&folder, "game.record");
    let args =
        ["play", "mafia-city", "--bots", "random,random,random", "--seats", "4", "--seed", "5", "--record", &record];
    let out = run_with(&args, &"1\n".repeat(600)).good();
    assert!(out.contains("Winner: "), "{out}");
    assert!(!out.contains("[1-1,"), "nobody is asked where there is one answer: {out}");
    assert!(run(&["replay", &record]).good().contains("The game is over"));
}

#[test]
fn a_refusal_names_its_rule() {
    let refused = run_with(&["apply", "-", "play hitman 1.1"], &position(171)).refused();
    assert_eq!(refused, "step 1 'play hitman 1.1': MC-8.6: the text of Hitman is not an action");
    let refused = run_with(&["apply", "-", "place 1", "--lang", "cs"], &position(171)).refused();
    assert!(refused.contains("MC-3.2: v\u{a0}ruce nemáte žádného Mafiána"), "{refused}");
}

#[test]
fn cards_that_are_remembered_are_told_from_cards_that_are_seen() {
    // MC-4.14
    let mut position: Value = serde_json::from_str(&position(171)).expect("JSON");
    position["position"]["players"][0]["knows"] = serde_json::json!({"2": {"hitman": 1}});
    let remembered = run_with(&["show", "-", "--seat", "1"], &position.to_string()).good();
    assert!(remembered.contains("4 cards\n    remembered: Hitman•Bullet\n"), "{remembered}");
    position["position"]["players"][0]["knows"] = serde_json::json!({});
    position["position"]["figures"]["policeman"] = serde_json::json!(1);
    let seen = run_with(&["show", "-", "--seat", "1"], &position.to_string()).good();
    assert!(seen.contains("4 cards: Hitman•Bullet\n") && !seen.contains("remembered"), "{seen}");
}

#[test]
fn secret_deals_laid_at_once_are_shown_until_they_are_asked_about() {
    // MC-4.6: bidding in the golden game, changed so that the bidder has two more Secret Deals.
    let with_deals = |text: String| {
        let mut position: Value = serde_json::from_str(&text).expect("JSON");
        let table = &mut position["position"];
        let left = table["pile"]["secret-deal"].as_u64().filter(|left| *left > 2 && table["phase"] == "bid")?;
        table["pile"]["secret-deal"] = (left - 2).into();
        let bidder = table["seat"].as_u64()? as usize - 1;
        let held = table["players"][bidder]["hand"]["secret-deal"].as_u64().unwrap_or(0);
        table["players"][bidder]["hand"]["secret-deal"] = (held + 2).into();
        Some(position.to_string())
    };
    let bidding = (0..=STEPS).map(position).find_map(with_deals).expect("a bidding");
    let window = run_with(&["apply", "-", "play secret-deal 2"], &bidding).good();
    let out = run_with(&["show", "-"], &window).good();
    assert!(out.contains("Then: Secret Deal•Hat\n"), "{out}");
}
