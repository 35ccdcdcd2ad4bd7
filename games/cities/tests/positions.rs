//! Positions in files: what is written is read, and what cannot arise is refused.

use serde_json::{Value, json};
use tetrapolis_cities::{Cities, Edition};
use tetrapolis_game::{Positions, Record};
use tetrapolis_testkit::{changed, flaws};

fn game() -> Cities {
    Cities::new(Edition::builtin(), 2)
}

/// The golden game for two after this many steps.
fn position(steps: usize) -> Value {
    let record: Record = include_str!("../records/two-seats.record").parse().expect("a record");
    let state = record.replay(&game(), steps).expect("it replays");
    serde_json::to_value(game().position(&state)).expect("plain data")
}

/// What is wrong with a position: the fields, and what is wrong with each.
fn said(position: &Value) -> Vec<String> {
    flaws(&game(), position).into_iter().map(|(field, what)| format!("{field}: {}", what.key)).collect()
}

#[test]
fn every_position_of_a_game_is_read_as_it_was_written() {
    for steps in 0..=249 {
        assert_eq!(said(&position(steps)), [""; 0], "after {steps} steps");
    }
}

/// A position of the third round or later in which somebody chooses and somebody has built.
fn good() -> Value {
    let chooses = |position: &Value| {
        position["phase"] == "choose" && position["rounds"] == 2 && position["workers"].as_object().unwrap().len() == 3
    };
    (120..249).map(position).find(chooses).expect("somebody chooses")
}

/// What is wrong after some changes.
fn all_wrong(changes: &[(&str, Value)]) -> Vec<String> {
    said(&changed(&good(), changes))
}

/// The first of what is wrong after a change.
fn wrong(path: &str, value: Value) -> String {
    all_wrong(&[(path, value)]).swap_remove(0)
}

#[test]
fn a_position_that_cannot_arise_is_refused_with_what_is_wrong_and_where() {
    assert_eq!(said(&good()), [""; 0]);
    assert_eq!(wrong("/players", json!([])), "players: ci-position-players");
    assert_eq!(wrong("/star", json!(3)), "star: ci-position-seat");
    assert_eq!(wrong("/star", json!(0)), ": position-form");
    assert_eq!(wrong("/rounds", json!(9)), "rounds: position-range");
    assert_eq!(wrong("/rounds", json!(1)), "players[0].cards: position-value");
    assert_eq!(wrong("/phase", json!("over")), "rounds: position-value");
    assert_eq!(wrong("/phase", json!({"lay": 30})), "phase.lay: position-range");
    assert_eq!(wrong("/phase", json!({"lay": 3})), "workers: position-value");
    assert_eq!(wrong("/phase", json!("deal-metropolis")), "metropolis: ci-audit-undealt");
    assert_eq!(wrong("/phase", json!("dance")), ": position-form");
    assert_eq!(wrong("/metropolis", json!("prague")), "metropolis: ci-no-metropolis");
    assert_eq!(wrong("/metropolis", json!(null)), "metropolis: ci-audit-no-metropolis");
    assert_eq!(wrong("/workers", json!({"card-9": 1})), ": position-form");
    assert_eq!(wrong("/workers/card-1", json!(3)), "workers.card-1: ci-position-seat");
    assert_eq!(wrong("/gone/features", json!({"boat": 9})), "gone.features: ci-position-too-many");
    assert_eq!(wrong("/gone/features", json!({"dragon": 1})), "gone.features.dragon: ci-no-feature");
    assert_eq!(wrong("/gone/pieces", json!({"red": 99})), "gone.pieces.red: ci-position-too-many");
    assert_eq!(wrong("/gone/pieces", json!({})), "gone.pieces: ci-audit-drawn");
    assert_eq!(wrong("/gone/cards", json!(["skyline-1", "skyline-1"])), "gone.cards[1]: ci-position-twice");
    assert_eq!(wrong("/display/pieces/2", json!({"red": 1})), "display.pieces[2]: position-value");
    assert_eq!(wrong("/hand/features", json!(["boat", "boat", "boat"])), "hand.features: position-range");
}

#[test]
fn a_worker_stands_where_something_was_taken() {
    let taken = wrong("/workers", json!({}));
    assert!(taken.starts_with("display.") && taken.ends_with(": ci-audit-slot-empty"), "{taken}");
    let crowded = all_wrong(&[("/workers", json!({"card-1": 1, "card-2": 1, "card-3": 1}))]);
    assert_eq!(crowded[..3], ["workers: ci-audit-workers", "workers: ci-audit-crowded", "workers: ci-audit-workers"]);
}

#[test]
fn only_what_was_just_taken_is_in_hand() {
    assert!(all_wrong(&[("/phase", json!("place"))]).contains(&"hand.tile: position-value".to_owned()));
    assert_eq!(wrong("/hand/pieces", json!({"red": 1})), "hand.pieces: position-range");
}

#[test]
fn rings_lie_as_milestones_were_met() {
    let rings = |first: Value| wrong("/rings", json!([first, [null, null, null], [null, null, null]]));
    assert_eq!(rings(json!([null, 1, null])), "rings[0]: ci-audit-ring-closed");
    assert_eq!(rings(json!([1, null, 1])), "rings[0]: ci-audit-ring-twice");
    assert_eq!(rings(json!([null, null, 1])), "rings[0]: ci-audit-ring-order");
}

#[test]
fn all_that_is_wrong_is_reported_at_once() {
    let names = [
        ("/metropolis", json!("prague")),
        ("/players/0/cards/0", json!("moon")),
        ("/players/1/cards/0", json!("sun")),
        ("/gone/tiles", json!(["t99"])),
    ];
    assert_eq!(
        all_wrong(&names),
        [
            "metropolis: ci-no-metropolis",
            "players[0].cards[0]: ci-no-card",
            "players[1].cards[0]: ci-no-card",
            "gone.tiles[0]: ci-no-tile"
        ]
    );
    let counts = [("/rounds", json!(9)), ("/players/1/cards", json!([])), ("/hand/pieces", json!({"red": 1}))];
    let fields: Vec<String> =
        all_wrong(&counts).iter().map(|flaw| flaw.split(':').next().unwrap().to_owned()).collect();
    for field in ["rounds", "hand.pieces", "players[0].cards", "players[1].cards"] {
        assert!(fields.iter().any(|found| found == field), "{field} in {fields:?}");
    }
}

#[test]
fn a_district_that_cannot_arise_is_refused_with_the_cell() {
    let of = |field: &str, value: Value| wrong(&format!("/players/0/{field}"), value);
    assert_eq!(
        wrong("/players/0", json!({"cards": good()["players"][0]["cards"]})),
        "players[0].tiles: position-value"
    );
    assert_eq!(of("tiles", json!({"g5": "t01"})), "players[0].tiles: ci-position-start");
    assert_eq!(of("tiles", json!({"e5": "t01"})), "players[0].tiles.e5: ci-position-start");
    assert_eq!(of("tiles", json!({"e5": "s1", "i5": "t01"})), "players[0].tiles.i5: ci-position-spot");
    assert_eq!(of("tiles", json!({"e5": "s1", "g6": "t01"})), "players[0].tiles.g6: ci-position-spot");
    assert_eq!(of("tiles", json!({"e5": "s1", "g5": "t99"})), "players[0].tiles.g5: ci-position-tile");
    assert_eq!(of("tiles", json!({"e5": "s1", "g5": "t01 45"})), "players[0].tiles.g5: ci-position-tile");
    assert_eq!(of("tiles", json!({"e5": "s1", "g5": "s2"})), "players[0].tiles.g5: ci-position-tile");
    assert_eq!(of("features", json!({"e5": "boat"})), "players[0].features.e5: ci-position-feature");
    assert_eq!(of("features", json!({"e5": "dragon"})), "players[0].features.e5: ci-no-feature");
    assert_eq!(of("buildings", json!({"e5": "red*5"})), "players[0].buildings.e5: ci-position-building");
    assert_eq!(of("buildings", json!({"e5": "red*0"})), "players[0].buildings.e5: ci-position-building");
    assert_eq!(of("buildings", json!({"a1": "red"})), "players[0].buildings.a1: ci-position-building");
    assert_eq!(of("buildings", json!({"e5": "green"})), "players[0].buildings.e5: ci-position-building");
    assert_eq!(of("cards", json!(["nothing"])), "players[0].cards[0]: ci-no-card");
    assert_eq!(of("cards", json!(["skyline-1", "skyline-1"])), "players[0].cards[1]: ci-position-twice");
    assert_eq!(of("cards", json!([])), "players[0].cards: position-value");
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
    assert_eq!(said(&position), [": position-form"]);
}
