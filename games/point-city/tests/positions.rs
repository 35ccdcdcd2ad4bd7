//! Positions in files: what is written is read, and what cannot arise is refused.

use serde_json::{Value, json};
use tetrapolis_game::{Message, Positions, Record};
use tetrapolis_point_city::{Edition, PointCity};

fn game() -> PointCity {
    PointCity::new(Edition::standard(), 2)
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
    for steps in 0..180 {
        assert_eq!(restore(position(steps)), Ok(()), "after {steps} steps");
    }
}

#[test]
fn a_position_that_cannot_arise_is_refused_with_what_is_wrong() {
    let good = (90..180).map(position).find(|position| position["phase"] == "choose").expect("somebody chooses");
    assert_eq!(restore(good.clone()), Ok(()));
    let wrong = |path: &str, value: Value| {
        let mut position = good.clone();
        *position.pointer_mut(path).unwrap_or_else(|| panic!("{path}")) = value;
        restore(position).expect_err("refused").key
    };
    assert_eq!(wrong("/players/0/hand", json!({"energy": 9})), "pc-audit-fronts");
    assert_eq!(wrong("/players/0/hand", json!({"energy": 99})), "pc-position-too-many");
    assert_eq!(wrong("/players/0/hand", json!({"gold": 1})), "form");
    assert_eq!(wrong("/players/0/city", json!(["castle-in-the-air"])), "pc-no-card");
    assert_eq!(wrong("/players/0/city", json!(["wind-farm", "wind-farm"])), "pc-position-twice");
    assert_eq!(wrong("/players/0/tokens", json!(["flat-9"])), "pc-no-token");
    assert_eq!(wrong("/players", json!([])), "pc-position-players");
    assert_eq!(wrong("/pool", json!([])), "pc-audit-tokens");
    assert_eq!(wrong("/deck/left", json!(3)), "pc-audit-deck");
    assert_eq!(wrong("/deck/left", json!(255)), "pc-audit-deck");
    assert_eq!(wrong("/turns", json!(200)), "pc-position-turns");
    assert_eq!(wrong("/first", json!(3)), "pc-position-turns");
    assert_eq!(wrong("/first", json!(0)), "form");
    assert_eq!(wrong("/phase", json!("rival")), "pc-audit-phase");
    assert_eq!(wrong("/phase", json!("over")), "pc-audit-deck");
    assert_eq!(wrong("/phase", json!({"refill": "e5"})), "form");
    assert_eq!(wrong("/market/0/0", json!("-")), "pc-audit-empty");
    assert_eq!(wrong("/market/0/0", json!("1:energy*2")), "pc-no-class");
    assert_eq!(wrong("/unseen", json!({})), "pc-audit-tier");
    assert_eq!(wrong("/unseen/1:energy", json!(60)), "pc-position-too-many");
}

#[test]
fn an_unknown_field_is_refused() {
    let mut position = position(90);
    position["colour"] = json!("red");
    assert_eq!(restore(position), Err(Message::new("form")));
}
