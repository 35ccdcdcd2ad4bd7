//! Bots at the command line: the arena and the no-peek certificate.

mod common;

use common::{run, run_with};
use serde_json::Value;

fn arena(threads: &str, more: &[&str]) -> Value {
    let players = ["--players", "search:20,greedy,random", "--games", "6", "--seed", "3", "--json"];
    let mut args = vec!["arena", "point-city", "--threads", threads];
    args.extend(players);
    args.extend(more);
    serde_json::from_str(&run(&args).good()).expect("JSON")
}

#[test]
fn an_arena_lists_the_players_in_the_order_given() {
    let figures = arena("1", &[]);
    let players = figures["players"].as_array().expect("a list");
    let names: Vec<&str> = players.iter().filter_map(|player| player["name"].as_str()).collect();
    assert_eq!(names, ["search:20", "greedy", "random"]);
    let keys: Vec<&String> = players[0].as_object().expect("an object").keys().collect();
    assert_eq!(keys, ["name", "games", "wins", "share", "low", "high", "mean_score", "rating", "ms_per_move"]);
    let wins: f64 = players.iter().filter_map(|player| player["wins"].as_f64()).sum();
    assert!((wins - 6.0).abs() < 1e-9);
}

#[test]
fn an_arena_is_the_same_for_any_number_of_threads() {
    for more in [&[][..], &["--duplicate"][..]] {
        let timeless = |mut figures: Value| {
            figures["seconds"] = Value::Null;
            for player in figures["players"].as_array_mut().expect("a list") {
                player["ms_per_move"] = Value::Null;
            }
            figures
        };
        assert_eq!(timeless(arena("1", more)), timeless(arena("2", more)));
    }
}

#[test]
fn a_budget_goes_to_each_search_that_names_none() {
    let args = ["arena", "point-city", "--players", "search,search:5", "--games", "2", "--iterations", "7"];
    let said = run(&args).good();
    assert!(said.starts_with("2 games with 2 seats in ") && said.contains("\nsearch: wins "), "{said}");
    let both = ["arena", "point-city", "--players", "search,random", "--iterations", "7", "--ms", "3"];
    assert_eq!(run(&both).refused(), "--iterations <I> cannot be used with --ms <T>");
    assert_eq!(run(&["arena", "point-city"]).refused(), "missing: --players <KIND,...>, see '--help'");
}

#[test]
fn no_bot_peeks() {
    let said = run(&["check", "point-city", "--no-peek", "--games", "1", "--seats", "2"]).good();
    assert!(said.starts_with("Point City, 2 seats: no bot peeks in 1 game ("), "{said}");
    let said = run(&["check", "mafia-city", "--no-peek", "--games", "1", "--seats", "3", "--lang", "cs"]).good();
    assert!(said.contains("žádný bot nenahlíží v 1 hře"), "{said}");
}

#[test]
fn every_level_can_be_played_against() {
    let record = common::path(&common::folder("levels"), "game.record");
    let args =
        ["play", "point-city", "--bots", "novice,club,greedy", "--seed", "5", "--record", &record, "--seats", "3"];
    let out = run_with(&args, "").good();
    assert!(out.contains("bot: novice") && out.contains("bot: club"), "{out}");
}

#[test]
fn a_lab_writes_its_report() {
    let folder = common::folder("lab");
    let out = common::path(&folder, "report");
    let args =
        ["lab", "uptown", "--seats", "2", "--games", "3", "--players", "greedy", "--out", &out, "--threads", "1"];
    let said = run(&args).good();
    assert!(said.starts_with("UpTown, 2 seats\n3 games between equals, with greedy at every seat; edition "), "{said}");
    assert!(said.ends_with(&format!("written to {out}\n")) || said.ends_with(&format!("written to {out}")), "{said}");
    let read = |name: &str| std::fs::read_to_string(folder.join("report").join(name)).expect("a file of the report");
    let findings: Value = serde_json::from_str(&read("report.json")).expect("JSON");
    assert_eq!(findings["places"].as_array().map(Vec::len), Some(2));
    assert_eq!(findings["sorts"][1]["name"], "ut-study-face");
    assert_eq!(findings["sorts"][1]["things"].as_array().map(Vec::len), Some(280));
    let report = read("report.md");
    assert!(report.contains("tetrapolis lab uptown --seats 2 --games 3 --players greedy --seed 1\n"), "{report}");
    assert!(!report.contains("lab-") && !report.contains("study-"), "{report}");
    for name in ["places.svg", "scores.svg", "categories.svg", "length.svg", "card.svg", "face.svg"] {
        assert!(read(name).starts_with("<svg") && report.contains(&format!("]({name})")), "{name}");
    }
    assert!(!said.contains("without luck"), "{said}");
    let said = run(&[&args[..], &["--luck-adjusted"]].concat()).good();
    assert!(said.contains("\nwins in order of play without luck: ") && said.contains("times as many games"), "{said}");
    let report = read("report.md");
    assert!(report.contains(" --seed 1 --luck-adjusted\n") && report.contains("| wins without luck |"), "{report}");
    assert!(report.contains("times as many games.\n"), "{report}");
    let two = ["lab", "uptown", "--players", "greedy,random"];
    assert_eq!(run(&two).refused(), "all seats are played by the same kind of bot; name only one");
}

#[test]
fn a_network_that_does_not_fit_is_refused_with_a_sentence() {
    let folder = common::folder("networks");
    let learned = include_bytes!("../../../games/uptown/learned.net");
    let with = |game: &str, name: &str, content: &[u8]| {
        std::fs::write(folder.join(name), content).expect("a file for the test");
        let net = common::path(&folder, name);
        let said = run(&["arena", game, "--players", "search:5,random", "--games", "2", "--net", &net]);
        (said, format!("{net}: "))
    };
    assert!(with("uptown", "good.net", learned).0.good().starts_with("2 games with 2 seats in "));
    let mut newer = learned.to_vec();
    newer[8] += 1;
    let (said, file) = with("uptown", "newer.net", &newer);
    assert_eq!(said.refused(), format!("{file}this network has format 2; this program reads format 1"));
    let mut bent = learned.to_vec();
    bent[learned.len() / 2] ^= 1;
    let (said, file) = with("uptown", "bent.net", &bent);
    assert_eq!(said.refused(), format!("{file}this network is damaged"));
    let (said, file) = with("cities", "foreign.net", learned);
    let said = said.refused();
    assert!(said.starts_with(&format!("{file}this network was trained for uptown with the edition ")), "{said}");
    let net = common::path(&folder, "alone.net");
    std::fs::write(&net, include_bytes!("../../../games/point-city/learned.net")).expect("a file for the test");
    let alone = run(&["arena", "point-city", "--players", "search:5", "--games", "2", "--net", &net]);
    let unused = "networks judge only games between several players, with the usual options";
    assert_eq!(alone.refused(), format!("{net}: {unused}"));
}
