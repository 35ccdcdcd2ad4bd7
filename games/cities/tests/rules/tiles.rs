//! CI-4.5, and what goes with placing tiles: CI-4.13.

use serde_json::json;
use tetrapolis_cities::Cities;
use tetrapolis_testkit::Scene;

use crate::table::{Table, begin, begin_in, edition_with, table};

fn with_tile(id: &str) -> Table {
    let mut table = begin(2);
    table.lay_out(&format!("tiles: {id}")).play("take tile-1");
    table
}

#[test]
fn a_tile_is_placed_at_once_beside_a_tile_in_any_rotation() {
    // CI-4.5
    let mut table = with_tile("t01");
    let spots = ["e3", "c5", "g5", "e7"];
    let wanted: Vec<String> = spots
        .iter()
        .flat_map(|spot| ["", " 90", " 180", " 270"].map(|turned| format!("place {spot}{turned}")))
        .collect();
    assert_eq!(table.legal(), wanted);
    assert_eq!(table.rule_of("place g5 90"), "CI-4.5");
    assert_eq!(table.why_not("take card-1"), ("CI-4.5", "ci-place-first"));
    table.play("place g5 90");
    assert_eq!(table.player(1)["tiles"], json!({"e5": "s1", "g5": "t01 90"}));
}

#[test]
fn a_quarter_turn_is_clockwise() {
    // CI-4.5: red red / park water becomes park red / water red
    let mut table = with_tile("t01");
    table.play("place g5 90");
    let cells = table.seen_by(0)["players"][0]["district"]["cells"].clone();
    let grounds = |row: usize| [2, 3].map(|column: usize| cells[row][column]["ground"].clone());
    assert_eq!([grounds(0), grounds(1)], [[json!("park"), json!("red")], [json!("water"), json!("red")]]);
}

#[test]
fn a_tile_shares_a_whole_side() {
    // CI-4.5
    let table = with_tile("t01");
    for spot in ["g6", "f7", "g7", "c3", "i5", "a1", "r18"] {
        assert_eq!(table.why_not(&format!("place {spot}")), ("CI-4.5", "ci-spot-apart"), "{spot}");
    }
    for spot in ["e5", "f5", "d4"] {
        assert_eq!(table.why_not(&format!("place {spot}")), ("CI-4.5", "ci-spot-taken"), "{spot}");
    }
}

#[test]
fn rotations_that_look_the_same_are_one() {
    // CI-4.5: a tile with equal cells across both corners looks the same after half a turn
    let edition = edition_with(&[
        ("red red / park water", "red park / park red"),
        ("blue blue / park water", "water water / water water"),
    ]);
    let mut two = begin_in(Cities::new(edition, 2), "venice");
    two.lay_out("tiles: t01 t02").play("take tile-1");
    assert_eq!(two.legal_starting("place g5"), ["place g5", "place g5 90"]);
    assert_eq!(two.why_not("place g5 180"), ("CI-4.5", "ci-same-rotation"));
    two.play("place g5").play("take tile-2");
    assert_eq!(two.legal_starting("place g5"), ["place g5"]);
}

#[test]
fn the_district_never_exceeds_three_by_three_tiles() {
    // CI-4.5
    let mut table = table("2 seats; tiles 1: g5=t29 i5=t30; slots tiles: t01 t02 t03");
    table.play("take tile-1");
    let mut spots: Vec<String> =
        table.legal().iter().filter(|action| action.matches(' ').count() == 1).cloned().collect();
    spots.sort();
    assert_eq!(spots, ["place e3", "place e7", "place g3", "place g7", "place i3", "place i7"]);
    assert_eq!(table.why_not("place c5"), ("CI-4.5", "ci-spot-beyond"));
    assert_eq!(table.why_not("place k5"), ("CI-4.5", "ci-spot-beyond"));
    table.play("place e3").take("card-1").play("take tile-3");
    assert!(table.is_legal("place e1") && table.is_legal("place e7"));
    table.play("place e7");
    assert_eq!(table.seen_by(0)["players"][0]["district"]["columns"], 6);
    assert_eq!(table.seen_by(0)["players"][0]["district"]["rows"], 6);
}

#[test]
fn the_district_may_grow_in_every_direction_and_keeps_the_names_of_its_cells() {
    // CI-4.5
    for spot in ["e3", "c5", "g5", "e7"] {
        let mut table = with_tile("t09");
        table.play(&format!("place {spot}"));
        assert_eq!(table.player(1)["tiles"], json!({"e5": "s1", spot: "t09"}));
        assert_eq!(table.cell(1, "e5")["ground"], "red");
    }
}

#[test]
fn the_long_district_has_three_by_five_tiles_either_way_round() {
    // CI-4.5
    for (spots, allowed, forbidden) in [
        (["k9", "m9", "o9", "q9"], ["i7", "i11"], [("g9", "ci-spot-beyond"), ("i5", "ci-spot-apart")]),
        (["i11", "i13", "i15", "i17"], ["g9", "k9"], [("i7", "ci-spot-beyond"), ("e9", "ci-spot-apart")]),
    ] {
        let tiles: Vec<String> = spots.iter().enumerate().map(|(n, spot)| format!("{spot}=t{}", n + 20)).collect();
        let mut table = table(&format!("long; rounds 2; metropolis lisbon; tiles 1: {}", tiles.join(" ")));
        table.play("take tile-1");
        for spot in allowed {
            assert!(table.is_legal(&format!("place {spot}")), "{spots:?} {spot}");
        }
        for (spot, key) in forbidden {
            assert_eq!(table.why_not(&format!("place {spot}")), ("CI-4.5", key), "{spots:?} {spot}");
        }
    }
}

#[test]
fn a_long_district_that_is_four_wide_is_at_most_three_high() {
    // CI-4.5
    let mut table = table(
        "long; rounds 3; metropolis lisbon; tiles 1: k9=t20 m9=t21 o9=t22 i7=t23 i11=t24 k11=t25; slots tiles: t01",
    );
    table.play("take tile-1");
    assert!(table.is_legal("place q9") && table.is_legal("place g9") && table.is_legal("place m7"));
    for spot in ["i5", "i13", "k13"] {
        assert_eq!(table.why_not(&format!("place {spot}")), ("CI-4.5", "ci-spot-beyond"), "{spot}");
    }
    table.play("place g9 180");
    let district = table.seen_by(0)["players"][0]["district"].clone();
    assert_eq!((&district["columns"], &district["rows"], &district["first"]), (&json!(10), &json!(6), &json!("g7")));
    assert_eq!(district["tiles"]["g9"], "t01 180");
    assert_eq!(district["cells"][2][2]["ground"], "red", "the starting tile is where it was");
}

#[test]
fn cells_may_meet_any_cells() {
    // CI-4.5: the four rotations of every tile at every place
    for tile in ["t01", "t17", "t25", "t29"] {
        assert_eq!(with_tile(tile).legal().len(), 16);
    }
}

#[test]
fn there_is_always_a_place_for_a_tile_and_none_is_moved_later() {
    // CI-4.13
    let mut table = begin(4);
    let mut before = table.player(1)["tiles"].clone();
    for _ in 0..8 {
        table.lay_out("");
        table.finish_round();
        let after = table.player(1)["tiles"].clone();
        for (cell, tile) in before.as_object().expect("tiles") {
            assert_eq!(after[cell], *tile);
        }
        assert_eq!(after.as_object().expect("tiles").len(), before.as_object().expect("tiles").len() + 1);
        before = after;
    }
}
