//! Positions in files: what is written is read, and what cannot arise is refused.

use serde_json::{Value, json};
use tetrapolis_game::{Positions, Record};
use tetrapolis_mafia_city::{Edition, Goal, MafiaCity};
use tetrapolis_testkit::{changed, flaws};

fn game() -> MafiaCity {
    MafiaCity::new(Edition::builtin(), 3, Goal::Advanced)
}

/// The golden game for three after this many steps.
fn position(steps: usize) -> Value {
    let record: Record = include_str!("../records/three-seats.record").parse().expect("a record");
    let state = record.replay(&game(), steps).expect("it replays");
    serde_json::to_value(game().position(&state)).expect("plain data")
}

/// A position of the golden game in the middle of phase I.
fn position_in_phase_1() -> Value {
    let acted = |position: &Value| position["phase"] == "turn" && position["players"][0]["turns"] != 0;
    (150..1_000).map(position).find(acted).expect("the phase comes")
}

/// What is wrong with a position: the fields, and what is wrong with each.
fn said(position: &Value) -> Vec<String> {
    flaws(&game(), position).into_iter().map(|(field, what)| format!("{field}: {}", what.key)).collect()
}

/// What is wrong with a position after a change.
fn wrong(good: &Value, path: &str, value: Value) -> Vec<String> {
    said(&changed(good, &[(path, value)]))
}

#[test]
fn every_position_of_a_game_is_read_as_it_was_written() {
    let record: Record = include_str!("../records/three-seats.record").parse().expect("a record");
    for steps in 0..record.steps.len() {
        assert_eq!(said(&position(steps)), [""; 0], "after {steps} steps");
    }
}

#[test]
fn a_position_that_cannot_arise_is_refused_with_what_is_wrong_and_where() {
    let good = position_in_phase_1();
    assert_eq!(said(&good), [""; 0]);
    assert_eq!(wrong(&good, "/players", json!([])), ["players: mc-position-players"]);
    assert_eq!(wrong(&good, "/players/0/mafiosi", json!(12)), ["players[0].mafiosi: mc-audit-mafiosi"]);
    assert!(wrong(&good, "/players/0/hand", json!({"thief": 5})).contains(&"pile: mc-audit-cards".to_owned()));
    assert_eq!(wrong(&good, "/players/0/hand", json!({"thief": 6})), ["players[0].hand.thief: mc-position-copies"]);
    assert_eq!(wrong(&good, "/players/0/hand", json!({"gun": 1})), ["players[0].hand.gun: mc-no-card"]);
    assert!(wrong(&good, "/pile", json!({})).contains(&"pile: mc-audit-cards".to_owned()));
    assert_eq!(wrong(&good, "/round", json!(31)), ["round: mc-audit-round"]);
    assert_eq!(wrong(&good, "/round", json!(0)), ["round: mc-audit-round"]);
    let points = ["players[*].control: mc-audit-points", "players[0].control: mc-audit-won"];
    assert_eq!(wrong(&good, "/players/0/control", json!(200)), points);
    let mut won = good.clone();
    won["round"] = json!(30);
    assert_eq!(wrong(&won, "/players/0/control", json!(15)), ["players[0].control: mc-audit-won"]);
    assert_eq!(wrong(&good, "/first", json!(4)), ["first: mc-position-seat"]);
    assert_eq!(wrong(&good, "/first", json!(0)), [": position-form"]);
    assert_eq!(wrong(&good, "/seat", json!(200)), ["seat: mc-position-seat"]);
    assert_eq!(wrong(&good, "/city", json!(["prison"])), ["city: mc-audit-city"]);
    assert_eq!(wrong(&good, "/city/0", json!("port")), ["city: mc-audit-city"]);
    assert_eq!(wrong(&good, "/figures/policeman", json!(5)), ["figures.policeman: mc-position-seat"]);
    assert_eq!(wrong(&good, "/cubes", json!(["prison"])), ["cubes: mc-audit-not-now"]);
    assert_eq!(wrong(&good, "/here", json!("prison")), ["here: mc-audit-not-now"]);
    assert_eq!(wrong(&good, "/declined", json!(2)), ["declined: mc-audit-not-now"]);
    assert_eq!(wrong(&good, "/phase", json!("window")), ["window: mc-audit-needed"]);
    assert_eq!(wrong(&good, "/phase", json!({"steal": 200}))[0], "phase: mc-audit-not-robbed");
    let complicity = json!({"complicity": {"causer": 9, "jailed": 200}});
    assert_eq!(wrong(&good, "/phase", complicity), ["phase: mc-audit-complicity"]);
    assert_eq!(wrong(&good, "/phase", json!("siesta")), [": position-form"]);
    for phase in ["over", "bid", "pick", "effect", "back", "ask", "extra-point", "mulligan", "deal-first"] {
        let said = wrong(&good, "/phase", json!(phase));
        assert!(said.iter().any(|flaw| flaw == "players[0].turns: mc-audit-not-now"), "{phase}: {said:?}");
    }
}

#[test]
fn everything_that_is_wrong_is_said_at_once() {
    let mut position = position_in_phase_1();
    position["declined"] = json!(2);
    position["cubes"] = json!(["port"]);
    position["here"] = json!("prison");
    let said = wrong(&position, "/players/0/mafiosi", json!(12));
    let all = ["players[0].mafiosi: mc-audit-mafiosi", "cubes: mc-audit-not-now", "here: mc-audit-not-now"];
    assert_eq!(said[..3], all);
    assert_eq!(said[3..], ["declined: mc-audit-not-now"]);
    let mut unreadable = position_in_phase_1();
    unreadable["pile"]["gun"] = json!(1);
    assert_eq!(wrong(&unreadable, "/seat", json!(9)), ["seat: mc-position-seat", "pile.gun: mc-no-card"]);
}

#[test]
fn after_phase_2_of_the_last_round_there_is_no_phase_3() {
    // MC-7.3
    let record: Record = include_str!("../records/three-seats.record").parse().expect("a record");
    let mut found = 0;
    for steps in 0..record.steps.len() {
        let position = position(steps);
        let phase = if let Value::Object(phase) = &position["phase"] {
            json!(phase.keys().next())
        } else {
            position["phase"].clone()
        };
        if ["back", "ask", "pick-back", "draw"].iter().any(|name| phase == *name) {
            assert_eq!(wrong(&position, "/round", json!(30)), ["round: mc-audit-last-round"], "after {steps} steps");
            found += 1;
        }
    }
    assert!(found > 10);
}

#[test]
fn a_window_must_fit_its_cards_and_hands() {
    let good = (0..2_000).map(position).find(|position| position["window"]["chain"].as_array().map_or(0, Vec::len) > 1);
    let good = good.expect("a veto");
    assert_eq!(said(&good), [""; 0]);
    assert_eq!(wrong(&good, "/window/chain", json!([])), ["window.chain: mc-position-chain"]);
    assert_eq!(wrong(&good, "/window/chain/0/cards", json!([])), ["window.chain[0].cards: mc-audit-effect-cards"]);
    assert_eq!(wrong(&good, "/window/chain/1/cards", json!(["hitman"]))[0], "window.chain[1].cards: mc-audit-veto");
    let three = json!(["fbi", "fbi", "fbi"]);
    assert_eq!(wrong(&good, "/window/chain/1/cards", three), ["window.chain[1].cards: mc-position-laid"]);
    let own = wrong(&good, "/window/chain/1/seat", good["window"]["chain"][0]["seat"].clone());
    assert_eq!(own[0], "window.chain[1].seat: mc-audit-own-veto");
    assert_eq!(wrong(&good, "/window/effect", json!({"thief": 77}))[0], "window.effect: mc-audit-effect");
    assert_eq!(wrong(&good, "/window/effect", json!({"hat": "7.60"}))[0], "window.effect: mc-audit-effect");
    assert_eq!(wrong(&good, "/window/answers", json!({"9": []})), ["window.answers.9: mc-position-seat"]);
    assert_eq!(wrong(&good, "/window", Value::Null), ["window: mc-audit-needed"]);
}

#[test]
fn an_unknown_field_is_refused() {
    let mut position = position(150);
    position["colour"] = json!("red");
    assert_eq!(said(&position), [": position-form"]);
}

#[test]
fn a_disturbed_position_is_refused_or_can_be_played_to_the_end() {
    assert!(tetrapolis_testkit::disturb(&game(), 2_000) > 0);
}
