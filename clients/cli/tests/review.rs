//! Reviews of finished games at the command line.

mod common;

use common::{file, folder, run, wind_farm};
use serde_json::Value;

const RECORD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/uptown/records/two-seats.record");
const SOLO: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/point-city/records/solo-hard.record");

fn figures(record: &str, more: &[&str]) -> Value {
    let args = [&["review", record, "--json"], more].concat();
    serde_json::from_str(&run(&args).good()).expect("JSON")
}

fn number(value: &Value) -> f64 {
    value.as_f64().expect("a number")
}

#[test]
fn a_review_is_the_same_on_any_number_of_threads_and_its_parts_add_up() {
    let review = figures(RECORD, &["--threads", "1"]);
    assert_eq!(review, figures(RECORD, &["--threads", "2"]));
    let seats = review["seats"].as_array().expect("a list");
    assert_eq!(seats.len(), 2);
    for seat in seats {
        let part = |name: &str| number(&seat[name]);
        let parts = part("luck") + part("room") - number(&seat["losses"]["mean"])
            + part("others")
            + part("information")
            + part("rest");
        assert!((part("last") - part("initial") - parts).abs() < 1e-6, "{seat}");
        assert!(seat["costliest"].as_array().is_some_and(|costliest| costliest.len() == 3), "{seat}");
    }
    for moment in review["luck"].as_array().expect("a list") {
        let parties = moment["parties"].as_array().expect("a list");
        assert!(parties.iter().map(number).sum::<f64>().abs() < 1e-6, "{moment}");
    }
}

#[test]
fn a_review_says_what_happened_and_what_was_better() {
    let said = run(&["review", RECORD, "--seat", "1"]).good();
    for wanted in
        ["Quick review\n", "Chance to win, in per cent\n", "\n  before the deal", "\n  round 1, step", "\n  at the end"]
    {
        assert!(said.contains(wanted), "no '{wanted}' in: {said}");
    }
    for wanted in ["\n  own decisions ", "\n  luck ", "\n  the others ", "\n  unexplained rest ", "\n  1. Step "] {
        assert!(said.contains(wanted), "no '{wanted}' in: {said}");
    }
    assert!(said.contains("What could be known: costs ") && said.contains("With all cards open: "), "{said}");
    assert!(said.contains("Expected at the end with the better move: about ") && said.contains("(UT-7."), "{said}");
    assert!(said.contains("compared with a simple bot’s moves\n"), "{said}");
    // For this seat's costliest decision, the better move costs points, but the other seat loses more: it ends the game.
    let loser = "Player 2 -6.1\n     Player 2: about -5.1 from prestige of the street (UT-7.1) and about -1.0\n";
    assert!(said.contains(&format!("{loser}       from upcoins (UT-7.2)\n")), "{said}");
    assert!(said.contains("(UT-7.2)\n     The game would end about 1.4 rounds sooner.\n"), "{said}");
    assert!(said.contains("\nPlayer 1") && !said.contains("\nPlayer 2"), "{said}");
    assert!(said.lines().all(|line| line.chars().count() <= 80), "{said}");
    assert!(!said.contains("review-"), "{said}");
}

#[test]
fn a_solo_game_is_reviewed_against_the_rival() {
    let said = run(&["review", SOLO, "--lang", "cs"]).good();
    assert!(said.contains("Šance na výhru v procentech") && said.contains("nevysvětlený zbytek"), "{said}");
    let review = figures(SOLO, &[]);
    let first = review["chances"][0]["parties"].as_array().expect("a list");
    assert_eq!(first.len(), 2);
}

#[test]
fn what_cannot_be_reviewed_is_refused_in_one_sentence() {
    let record = file(&folder("review"), "game.record", &wind_farm());
    let reason = "the game is not over; only a finished game can be reviewed";
    assert_eq!(run(&["review", &record]).refused(), format!("{record}: {reason}"));
    assert_eq!(run(&["review", RECORD, "--seat", "3"]).refused(), "there is no seat 3");
    assert_eq!(run(&["review", "nowhere"]).refused(), "nowhere: there is no such file");
    assert_eq!(run(&["review"]).refused(), "missing: <RECORD>, see '--help'");
}

#[test]
fn an_arena_without_luck_says_how_many_games_that_saves() {
    let args = ["arena", "point-city", "--players", "greedy,random", "--games", "4", "--luck-adjusted"];
    let said = run(&args).good();
    assert_eq!(said.matches("  without luck: ").count(), 2, "{said}");
    assert!(said.contains("times as many"), "{said}");
    let json: Value = serde_json::from_str(&run(&[&args[..], &["--json"]].concat()).good()).expect("JSON");
    assert!(json["players"][0]["adjusted"]["saves"].is_f64(), "{json}");
}
