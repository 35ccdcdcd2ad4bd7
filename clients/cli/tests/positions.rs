//! Positions: printed, edited by hand, shown, played on.

mod common;

use common::{LANGUAGES, dealt, file, folder, no_game, run, run_with, wind_farm};
use serde_json::{Value, json};

fn position(test: &str, record: &str) -> Value {
    let record = file(&folder(test), "game.record", record);
    serde_json::from_str(&run(&["position", &record]).good()).expect("JSON")
}

fn read(args: &[&str], position: &Value) -> common::Run {
    run_with(&[&[args[0], "-"], &args[1..]].concat(), &position.to_string())
}

#[test]
fn a_position_is_printed_shown_scored_and_played_on() {
    let start = position("position", &wind_farm());
    let keys: Vec<&String> = start.as_object().expect("an object").keys().collect();
    assert_eq!(keys, ["game", "rules", "edition", "seats", "options", "position"]);
    assert!(read(&["show"], &start).good().contains("│Wind Farm"));
    assert!(
        read(&["score"], &start).good().starts_with("Player 1: 0 points, place 1\n  PC-6.1   points on 0 buildings")
    );
    let legal = read(&["legal"], &start).good();
    assert!(legal.contains("take a1 a2  PC-3.2  take Wind Farm (a1) and industry (a2)\n"), "{legal}");
    assert!(legal.contains("\ndeck        PC-3.2  take two from the deck: economy and an unseen card\n"));

    let after = read(&["apply", "1: take a1 a2", "pay economy ecology"], &start).good();
    let after: Value = serde_json::from_str(&after).expect("JSON");
    assert_eq!(after["position"]["players"][0]["city"], json!(["wind-farm"]));
    assert!(read(&["show"], &after).good().contains("► Player 1: 0 points (0 on 1 building)"));
}

#[test]
fn a_record_and_its_position_agree() {
    let record = file(&folder("agree"), "game.record", &(wind_farm() + "1: take a1 a2\n1: pay economy ecology\n"));
    let at = |steps: &str| -> Value {
        serde_json::from_str(&run(&["position", &record, "--to", steps]).good()).expect("JSON")
    };
    let played = read(&["apply", "take a1 a2", "pay ecology economy"], &at("36")).good();
    assert_eq!(serde_json::from_str::<Value>(&played).expect("JSON"), at("38"));
}

#[test]
fn legal_actions_come_as_json_too() {
    let legal: Value =
        serde_json::from_str(&read(&["legal", "--json"], &position("json", &wind_farm())).good()).expect("JSON");
    let deck = legal.as_array().expect("a list").last().expect("an action");
    assert_eq!(
        (&deck["notation"], &deck["rule"], &deck["touches"]),
        (&"deck".into(), &"PC-3.2".into(), &json!(["deck"]))
    );
}

#[test]
fn chance_can_be_given_by_hand() {
    let flipping = position("chance", &(dealt() + "1: flip c1\n"));
    let possible = read(&["legal"], &flipping).good();
    assert!(possible.contains("building wind-farm"), "{possible}");
    let count = possible.lines().count();
    assert!(possible.lines().all(|line| line.contains(&format!("  1/{count}  "))), "{possible}");
    let turned = read(&["apply", "* building wind-farm"], &flipping).good();
    assert!(turned.contains("\"wind-farm\""));
    let reason = read(&["apply", "building great-library"], &flipping).refused();
    assert_eq!(
        reason,
        "step 1 'building great-library': PC-2.6: 'building great-library' is not possible here: the card turned over has another tier or resource side"
    );
}

#[test]
fn chance_shows_its_weights() {
    let drawing = position("weights", &(dealt() + "1: deck\n"));
    let legal = read(&["legal"], &drawing).good();
    let weights: Vec<(u32, u32)> = legal
        .lines()
        .map(|line| line.split_whitespace().nth(3).and_then(|share| share.split_once('/')).expect("a share"))
        .map(|(weight, total)| (weight.parse().expect("a number"), total.parse().expect("a number")))
        .collect();
    assert!(weights.iter().all(|(_, total)| *total == weights.iter().map(|(weight, _)| weight).sum::<u32>()));
    let json: Value = serde_json::from_str(&read(&["legal", "--json"], &drawing).good()).expect("JSON");
    assert_eq!(json[0]["weight"], weights[0].0);
    assert_eq!(json[0]["rule"], "PC-3.2");
}

#[test]
fn a_new_game_is_printed_ready_for_its_first_decision() {
    for (game, seats) in
        [("point-city", "1"), ("point-city", "4"), ("cities", "3"), ("uptown", "2"), ("mafia-city", "5")]
    {
        let print = |seed: &str| run(&["position", game, "--seats", seats, "--seed", seed]).good();
        assert_eq!(print("7"), print("7"));
        assert_ne!(print("7"), print("8"));
        let position: Value = serde_json::from_str(&print("7")).expect("JSON");
        assert_eq!(position["seats"].to_string(), seats);
        assert!(!read(&["legal"], &position).good().contains("1/"), "somebody has to act");
    }
    let new: Value = serde_json::from_str(&run(&["position", "uptown"]).good()).expect("JSON");
    assert_eq!(new["seats"], 2);
    let hard = run(&["position", "point-city", "--seats", "1", "--option", "solo=hard"]).good();
    assert!(hard.contains("\"solo\": \"hard\""));
    assert_eq!(run(&["position", "point-city", "--seats", "9"]).refused(), "point-city is for 1 to 4 seats, not 9");
    assert_eq!(run(&["position", "chess", "--seats", "2"]).refused(), no_game("chess"));
    assert_eq!(
        run(&["position", "uptown", "--seed", "1", "--to", "3"]).refused(),
        "--seed <S> cannot be used with --to <N>"
    );
}

#[test]
fn a_new_game_begins_like_play_with_the_same_seed() {
    let record = common::path(&folder("same-seed"), "game.record");
    run_with(&["play", "cities", "--seats", "3", "--seed", "5", "--record", &record], "q\n").good();
    assert_eq!(run(&["position", &record]).good(), run(&["position", "cities", "--seats", "3", "--seed", "5"]).good());
}

#[test]
fn records_and_positions_are_told_apart() {
    let folder = folder("told-apart");
    let record = file(&folder, "game.record", &wind_farm());
    for command in [vec!["show"], vec!["legal"], vec!["score"]] {
        assert_eq!(
            run(&[&command[..], &[&record]].concat()).refused(),
            format!("{record}: this is a record, not a position; 'tetrapolis position {record}' prints its position")
        );
    }
    let position = file(&folder, "position.json", &run(&["position", &record]).good());
    for command in ["replay", "position"] {
        assert_eq!(
            run(&[command, &position]).refused(),
            format!("{position}: this is a position, not a record; 'tetrapolis show {position}' draws it")
        );
    }
}

#[test]
fn a_wrong_form_is_refused_with_its_line_and_field() {
    let text = run_with(&["position", "cities", "--seed", "1"], "").good();
    let line = text.lines().position(|line| line.contains("\"star\"")).expect("a line") + 1;
    let said = run_with(&["show", "-"], &text.replace("\"star\":", "\"stern\":")).refused();
    assert!(said.starts_with(&format!("-: line {line}, stern: unknown field `stern`, expected ")), "{said}");
    assert!(!said.contains("column"), "{said}");
    let said = run_with(&["show", "-"], "{\n\"game\": \"cities\",\n,}").refused();
    assert!(said.starts_with("-: line 3: not a position: "), "{said}");
}

#[test]
fn all_that_is_wrong_is_said_at_once() {
    let mut start = position("all-wrong", &wind_farm());
    start["position"]["pool"] = json!([]);
    start["position"]["deck"]["left"] = 3.into();
    let said = read(&["show"], &start).refused();
    assert!(said.contains("deck.left: the deck has 3 cards") && said.contains("; pool: there are "), "{said}");
}

#[test]
fn capital_letters_are_read_as_small_ones() {
    let start = position("capitals", &wind_farm());
    let small = read(&["apply", "take a1 a2"], &start).good();
    for typed in ["take A1 A2", "1: TAKE a2 A1", "Take A1 a2"] {
        assert_eq!(read(&["apply", typed], &start).good(), small, "{typed}");
    }
}

#[test]
fn a_position_edited_by_hand_is_played_on() {
    let mut edited = position("edited", &wind_farm());
    // The two cards that seat 1 took are exchanged for two of seat 2's and the discard pile.
    edited["position"]["players"][0]["hand"] = json!({ "ingenuity": 1, "industry": 1, "ecology": 1 });
    edited["position"]["players"][1]["hand"] = json!({ "ingenuity": 1, "economy": 1, "ecology": 1 });
    let legal = read(&["legal"], &edited).good();
    let take = legal.lines().find(|line| line.starts_with("take a1 a2")).expect("the Wind Farm can still be paid");
    assert_eq!(take, "take a1 a2  PC-3.2  take Wind Farm (a1) and industry (a2), paying ecology and ingenuity");
}

#[test]
fn an_impossible_position_is_refused_with_what_is_wrong() {
    let start = position("impossible", &wind_farm());
    let refused = |change: &dyn Fn(&mut Value)| {
        let mut broken = start.clone();
        change(&mut broken);
        read(&["show"], &broken).refused()
    };
    let standard = common::standard_edition();
    assert_eq!(refused(&|p| p["game"] = "chess".into()), format!("-: {}", no_game("chess")));
    assert_eq!(refused(&|p| p["rules"] = 7.into()), "-: this game was played by rules 7; these are rules 1");
    assert_eq!(refused(&|p| p["seats"] = 9.into()), "-: point-city is for 1 to 4 seats, not 9");
    assert_eq!(
        refused(&|p| p["edition"]["hash"] = "00".into()),
        format!("-: this game was played with edition standard 00; this is edition {standard}")
    );
    assert_eq!(refused(&|p| p["options"]["solo"] = "hard".into()), "-: point-city with 2 seats has no option 'solo'");
    assert_eq!(refused(&|p| p["position"]["pool"][0] = "flat-7".into()), "-: pool[1]: 'flat-7' appears twice");
    let twice = refused(&|p| p["position"]["market"][0][0] = "town-hall-annexe".into());
    assert!(twice.starts_with("-: market[") && twice.contains("]: 'town-hall-annexe' appears twice"), "{twice}");
    assert_eq!(refused(&|p| p["position"]["market"][0][0] = "moon".into()), "-: market[0][0]: there is no card 'moon'");
    assert!(refused(&|p| p["position"]["players"][0]["hand"]["energy"] = 3.into()).starts_with("-: "));
    let a_number = refused(&|p| p["position"]["players"][0]["city"] = 3.into());
    assert_eq!(a_number, "-: line 1, players[0].city: invalid type: integer `3`, expected a sequence");
    assert!(refused(&|p| p["position"]["extra"] = 1.into()).starts_with("-: line 1, extra: unknown field `extra`"));
    assert!(refused(&|p| p["extra"] = 1.into()).starts_with("-: line 1, extra: unknown field `extra`"));
    assert!(refused(&|p| p["seats"] = "x".into()).starts_with("-: line 1, seats: invalid type: string"));
    assert!(refused(&|p| p["position"] = Value::Null).starts_with("-: line 1: not a position: "));
}

#[test]
fn a_step_that_is_refused_is_named() {
    let start = position("refused-step", &wind_farm());
    let apply = |steps: &[&str]| read(&[&["apply"], steps].concat(), &start).refused();
    assert_eq!(apply(&["take a1 a2", "pay economy"]), "step 2 'pay economy': PC-3.4: this does not pay for everything");
    assert_eq!(apply(&["2: deck"]), "step 1 '2: deck': PC-2.5: it is player 1’s turn");
    assert_eq!(apply(&["dance"]), "step 1 'dance': 'dance' is not an action");
    assert_eq!(
        apply(&["* first 1"]),
        "step 1 '* first 1': PC-3.2: nothing is left to chance now; unexpected: 'first 1'"
    );
}

#[test]
fn every_board_fits_in_eighty_columns_in_every_language() {
    let records = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
    for record in ["point-city/records/four-seats.record", "cities/records/four-seats.record"] {
        let record = format!("{records}/{record}");
        for steps in (0..240).step_by(40) {
            let position = run(&["position", &record, "--to", &steps.to_string()]).good();
            for language in LANGUAGES {
                let out = run_with(&["show", "-", "--lang", language], &position).good();
                for line in out.lines() {
                    assert!(line.chars().count() <= 80, "{record}, {language}, step {steps}: {line}");
                }
            }
        }
    }
}
