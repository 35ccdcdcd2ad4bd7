//! Positions in files: what is written is read, and what cannot arise is refused with what is wrong and where.

use serde_json::{Value, json};
use tetrapolis_game::{Positions, Record};
use tetrapolis_testkit::{changed, flaws};
use tetrapolis_uptown::{Edition, UpTown};

fn game() -> UpTown {
    UpTown::new(Edition::builtin(), 2)
}

fn record() -> Record {
    include_str!("../records/two-seats.record").parse().expect("a record")
}

/// The golden game for two after this many steps.
fn position(steps: usize) -> Value {
    let state = record().replay(&game(), steps).expect("it replays");
    serde_json::to_value(game().position(&state)).expect("plain data")
}

/// A position of the golden game in which somebody places a municipal card.
fn good() -> Value {
    position(60)
}

/// What is wrong with a position: the fields, and what is wrong with each.
fn said(position: &Value) -> Vec<String> {
    flaws(&game(), position).into_iter().map(|(field, what)| format!("{field}: {}", what.key)).collect()
}

/// What is wrong with a good position after a change.
fn wrong(path: &str, value: Value) -> Vec<String> {
    said(&changed(&good(), &[(path, value)]))
}

#[test]
fn every_position_of_a_game_is_read_as_it_was_written() {
    for steps in 0..=record().steps.len() {
        assert_eq!(said(&position(steps)), [""; 0], "after {steps} steps");
    }
}

#[test]
fn a_position_that_cannot_arise_is_refused_with_what_is_wrong_and_where() {
    assert_eq!(wrong("/pile/top", json!("atlantis")), ["pile.top: ut-no-card"]);
    assert_eq!(wrong("/pile/left", json!(29)), ["pile.left: ut-audit-deck-size", "discarded: ut-audit-unseen"]);
    let pile = ["discarded: ut-audit-unseen", "turns: ut-audit-turns", "pile.left: ut-audit-turns"];
    assert_eq!(wrong("/pile/left", json!(0)), pile);
    assert_eq!(wrong("/turns", json!(200)), ["turns: ut-position-turns"]);
    assert_eq!(wrong("/turns", json!(0)), ["turns: ut-audit-turns", "pile.left: ut-audit-turns"]);
    assert_eq!(wrong("/first", json!(9)), ["first: ut-position-first"]);
    assert_eq!(wrong("/first", json!(0)), [": position-form"]);
    assert_eq!(wrong("/players", json!([])), ["players: ut-position-players"]);
    assert_eq!(wrong("/players/0/wallet", json!(4_000_000_000_u32)), ["players[0].wallet: ut-audit-wallet"]);
    assert_eq!(wrong("/players/1/coins", json!(20))[0], "players[1].coins: ut-audit-coins");
    assert_eq!(wrong("/players/0/deck/top", json!(null)), ["players[0].deck.top: ut-audit-deck-closed"]);
    assert_eq!(wrong("/taken", json!(null)), ["chosen: ut-position-chosen"]);
    assert_eq!(wrong("/phase", json!("siesta")), [": position-form"]);
    for phase in ["over", "collect", "choose", "deal-first", "deal-tops", "open"] {
        assert!(!wrong("/phase", json!(phase)).is_empty(), "{phase}");
    }
}

#[test]
fn an_unknown_field_is_refused() {
    let mut position = good();
    position["weather"] = json!("rain");
    assert_eq!(said(&position), [": position-form"]);
}

#[test]
fn all_that_is_wrong_is_reported_at_once() {
    let names = [
        ("/pile/top", json!("atlantis")),
        ("/discarded/1", json!("el-dorado")),
        ("/players/1/deck/top", json!("utopia")),
        ("/players/0/street/0/0", json!("linden-house c")),
    ];
    let fields = ["pile.top: ut-no-card", "discarded[1]: ut-no-card", "players[0].street[0][0]: ut-no-back"];
    assert_eq!(said(&changed(&good(), &names)), [&fields[..], &["players[1].deck.top: ut-no-card"]].concat());
}

#[test]
fn no_card_lies_in_two_places() {
    let top = good()["players"][0]["deck"]["top"].clone();
    assert_eq!(wrong("/discarded/0", top), ["players[0].deck.top: ut-position-twice"]);
}

#[test]
fn a_project_card_does_not_lie_on_the_pile() {
    let good = (0..60).map(position).find(|position| position["phase"] == "keep").expect("somebody may keep a card");
    let swapped = [
        ("/pile/top", good["players"][0]["deck"]["top"].clone()),
        ("/players/0/deck/top", good["pile"]["top"].clone()),
    ];
    let said = said(&changed(&good, &swapped));
    assert!(said.contains(&"pile.top: ut-audit-deck-kind".to_owned()), "{said:?}");
    assert!(said.contains(&"players[0].deck.top: ut-audit-deck-kind".to_owned()), "{said:?}");
}

#[test]
fn a_street_obeys_the_requirements() {
    // UT-1.6, UT-4.4
    for (street, flaw) in [
        (json!([["night-owl-passage b"], [], [], [], []]), "players[0].street[0][0]: ut-position-plot"),
        (json!([["garden-square b"], [], [], [], []]), "players[0].street[0][0]: ut-position-plot"),
        (json!([["linden-house a", "garden-square a"], [], [], [], []]), "players[0].street[0][1]: ut-position-plot"),
        (json!([["garden-square a", "linden-house a"], [], [], [], []]), "players[0].street[0][1]: ut-position-plot"),
        (json!([["linden-house c"], [], [], [], []]), "players[0].street[0][0]: ut-no-back"),
    ] {
        assert_eq!(wrong("/players/0/street", street), [flaw]);
    }
}

#[test]
fn a_disturbed_position_is_refused_or_can_be_played_to_the_end() {
    for game in [2, 3, 4].map(|seats| UpTown::new(Edition::builtin(), seats)) {
        assert!(tetrapolis_testkit::disturb(&game, 1_000) > 0);
    }
}
