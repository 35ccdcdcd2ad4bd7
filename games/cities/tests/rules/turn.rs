//! CI-4.1 to CI-4.4.

use serde_json::json;
use tetrapolis_testkit::Scene;

use crate::table::{begin, table};

#[test]
fn the_holder_of_the_star_begins_then_clockwise_one_worker_a_turn() {
    // CI-4.1
    let mut table = table("4 seats; star 3");
    let mut order = Vec::new();
    for slot in ["card-1", "card-2", "card-3", "card-4", "piece-1", "tile-1"] {
        order.push(table.actor());
        table.take(slot);
    }
    assert_eq!(order, [3, 4, 1, 2, 3, 4]);
    assert_eq!(table.position()["workers"].as_object().expect("workers").len(), 6);
}

#[test]
fn whoever_is_not_on_turn_may_not_act() {
    // CI-4.1
    let table = table("3 seats; star 2");
    let refusal = table.refusal("1: take card-1");
    assert_eq!((refusal.rule.0, refusal.message.key), ("CI-4.1", "ci-not-to-act"));
}

#[test]
fn after_the_first_turn_the_star_lies_on_the_board() {
    // CI-4.1
    let mut table = table("2 seats; star 2");
    assert_eq!(table.seen_by(0)["star"], 2);
    table.play("take card-1");
    assert_eq!(table.seen_by(0)["star"], json!(null));
    assert_eq!(table.seen_by(0)["first"], 2);
}

#[test]
fn a_worker_goes_on_any_free_slot_of_any_row() {
    // CI-4.2
    let mut table = begin(4);
    table.lay_out("");
    assert_eq!(table.legal().len(), 16, "rows may be used in any order");
    assert_eq!(table.rule_of("take piece-2"), "CI-4.2");
    table.take("piece-2");
    assert_eq!(table.position()["workers"], json!({"piece-2": 1}));
    assert!(!table.is_legal("take piece-2"));
    assert_eq!(table.why_not("take piece-2"), ("CI-4.2", "ci-slot-taken"));
    assert_eq!(table.why_not("build red e5"), ("CI-4.2", "ci-take-first"));
}

#[test]
fn three_or_four_players_have_one_worker_a_row() {
    // CI-4.3
    for seats in [3, 4] {
        let mut table = begin(seats);
        table.lay_out("").take("card-1").take("tile-1").take("tile-2");
        if seats == 4 {
            table.take("tile-3");
        }
        assert_eq!(table.actor(), 1);
        assert!(table.legal_starting("take card").is_empty());
        assert_eq!(table.why_not("take card-2"), ("CI-4.3", "ci-no-worker"));
        assert_eq!(table.legal_starting("take feature").len(), 4);
    }
}

#[test]
fn two_players_have_exactly_two_workers_a_row() {
    // CI-4.3
    let mut table = begin(2);
    table.lay_out("").take("card-1").take("tile-1").take("card-2").take("tile-2");
    assert!(table.legal_starting("take card").is_empty());
    assert_eq!(table.why_not("take card-3"), ("CI-4.3", "ci-no-worker"));
    table.take("tile-3");
    assert!(table.legal_starting("take tile").is_empty(), "the last tile is left for the first player");
    table.finish_round();
    assert_eq!(table.player(1)["cards"].as_array().expect("cards").len(), 2);
    assert_eq!(table.player(2)["cards"].as_array().expect("cards").len(), 2);
}

#[test]
fn a_scoring_card_is_kept_open() {
    // CI-4.4
    let mut table = begin(2);
    table.lay_out("cards: skyline-1 skyline-2 day-out");
    assert_eq!(table.rule_of("take card-2"), "CI-4.4");
    table.play("take card-2");
    assert_eq!(table.player(1)["cards"], json!(["skyline-2"]));
    assert_eq!(table.seen_by(0)["players"][0]["cards"][0]["id"], "skyline-2");
    assert_eq!(table.actor(), 2, "that was the turn");
}
