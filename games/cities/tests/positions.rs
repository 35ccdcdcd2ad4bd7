//! Positions in files: what is written is read, and what cannot arise is refused.

use serde_json::{Value, json};
use tetrapolis_cities::{Cities, Edition};
use tetrapolis_game::{Message, Positions, Record};

fn game() -> Cities {
    Cities::new(Edition::builtin(), 2)
}

/// The golden game for two after so many steps.
fn position(steps: usize) -> Value {
    let record: Record = include_str!("../records/two-seats.record").parse().expect("a record");
    let state = record.replay(&game(), steps).expect("it replays");
    serde_json::to_value(game().position(&state)).expect("plain data")
}

fn restore(position: Value) -> Result<(), Message> {
    let position = serde_json::from_value(position).map_err(|_| Message::new("form"))?;
    game().restore(&position).map(|_| ())
}

#[test]
fn every_position_of_a_game_is_read_as_it_was_written() {
    for steps in 0..=249 {
        assert_eq!(restore(position(steps)), Ok(()), "after {steps} steps");
    }
}

/// A position of the third round or later in which somebody chooses and somebody has built.
fn good() -> Value {
    let chooses = |position: &Value| {
        position["phase"] == "choose" && position["rounds"] == 2 && position["workers"].as_object().unwrap().len() == 3
    };
    (120..249).map(position).find(chooses).expect("somebody chooses")
}

fn wrong(path: &str, value: Value) -> &'static str {
    let mut position = good();
    *position.pointer_mut(path).unwrap_or_else(|| panic!("{path}")) = value;
    restore(position).expect_err("refused").key
}

#[test]
fn a_position_that_cannot_arise_is_refused_with_what_is_wrong() {
    assert_eq!(restore(good()), Ok(()));
    assert_eq!(wrong("/players", json!([])), "ci-position-players");
    assert_eq!(wrong("/star", json!(3)), "ci-position-seat");
    assert_eq!(wrong("/star", json!(0)), "form");
    assert_eq!(wrong("/rounds", json!(9)), "ci-audit-phase");
    assert_eq!(wrong("/rounds", json!(1)), "ci-audit-cards");
    assert_eq!(wrong("/phase", json!("over")), "ci-audit-phase");
    assert_eq!(wrong("/phase", json!({"lay": 30})), "ci-audit-phase");
    assert_eq!(wrong("/phase", json!({"lay": 3})), "ci-audit-workers");
    assert_eq!(wrong("/phase", json!("place")), "ci-audit-hand");
    assert_eq!(wrong("/phase", json!("dance")), "form");
    assert_eq!(wrong("/metropolis", json!("prague")), "ci-no-metropolis");
    assert_eq!(wrong("/metropolis", json!(null)), "ci-audit-phase");
    assert_eq!(wrong("/workers", json!({})), "ci-audit-slot");
    assert_eq!(wrong("/workers", json!({"card-1": 1, "card-2": 1, "card-3": 1})), "ci-audit-workers");
    assert_eq!(wrong("/workers", json!({"card-9": 1})), "form");
    assert_eq!(wrong("/rings", json!([[null, 1, null], [null, null, null], [null, null, null]])), "ci-audit-rings");
    assert_eq!(wrong("/rings", json!([[1, null, 1], [null, null, null], [null, null, null]])), "ci-audit-rings");
    assert_eq!(wrong("/rings", json!([[null, null, 1], [null, null, null], [null, null, null]])), "ci-audit-rings");
    assert_eq!(wrong("/hand", json!({"pieces": {"red": 1}})), "ci-audit-hand");
    assert_eq!(wrong("/hand", json!({"features": ["boat", "boat", "boat"]})), "ci-audit-hand");
    assert_eq!(wrong("/gone/pieces", json!({})), "ci-audit-drawn");
    assert_eq!(wrong("/gone/pieces", json!({"red": 99})), "ci-position-too-many");
    assert_eq!(wrong("/gone/features", json!({"boat": 9})), "ci-position-too-many");
    assert_eq!(wrong("/gone/features", json!({"dragon": 1})), "ci-no-feature");
    assert_eq!(wrong("/gone/cards", json!(["skyline-1", "skyline-1"])), "ci-position-twice");
    assert_eq!(wrong("/display/pieces/2", json!({"red": 1})), "ci-audit-slot");
}

#[test]
fn a_district_that_cannot_arise_is_refused_with_the_cell() {
    assert_eq!(wrong("/players/0", json!({"cards": good()["players"][0]["cards"]})), "ci-audit-tiles");
    assert_eq!(wrong("/players/0/tiles", json!({"g5": "t01"})), "ci-position-start");
    assert_eq!(wrong("/players/0/tiles", json!({"e5": "t01"})), "ci-position-start");
    assert_eq!(wrong("/players/0/tiles", json!({"e5": "s1", "i5": "t01"})), "ci-position-spot");
    assert_eq!(wrong("/players/0/tiles", json!({"e5": "s1", "g6": "t01"})), "ci-position-spot");
    assert_eq!(wrong("/players/0/tiles", json!({"e5": "s1", "g5": "t99"})), "ci-position-tile");
    assert_eq!(wrong("/players/0/tiles", json!({"e5": "s1", "g5": "t01 45"})), "ci-position-tile");
    assert_eq!(wrong("/players/0/tiles", json!({"e5": "s1", "g5": "s2"})), "ci-position-tile");
    assert_eq!(wrong("/players/0/features", json!({"e5": "boat"})), "ci-position-feature");
    assert_eq!(wrong("/players/0/features", json!({"e5": "dragon"})), "ci-no-feature");
    assert_eq!(wrong("/players/0/buildings", json!({"e5": "red*5"})), "ci-position-building");
    assert_eq!(wrong("/players/0/buildings", json!({"e5": "red*0"})), "ci-position-building");
    assert_eq!(wrong("/players/0/buildings", json!({"a1": "red"})), "ci-position-building");
    assert_eq!(wrong("/players/0/buildings", json!({"e5": "green"})), "ci-position-building");
    assert_eq!(wrong("/players/0/cards", json!(["nothing"])), "ci-no-card");
    assert_eq!(wrong("/players/0/cards", json!(["skyline-1", "skyline-1"])), "ci-position-twice");
    assert_eq!(wrong("/players/0/cards", json!([])), "ci-audit-cards");
}

#[test]
fn a_disturbed_position_is_refused_or_can_be_played_to_the_end() {
    for game in [game(), Cities::new(Edition::builtin(), 3), Cities::long(Edition::builtin())] {
        assert!(tetrapolis_testkit::disturb(&game, 700) > 0);
    }
}

#[test]
fn an_unknown_field_is_refused() {
    let mut position = position(30);
    position["colour"] = json!("blue");
    assert_eq!(restore(position).expect_err("refused").key, "form");
}
