//! CI-4.9 to CI-4.14.

use serde_json::json;
use tetrapolis_game::Turn;
use tetrapolis_testkit::Scene;

use crate::table::{Table, begin, occurrences, table};

/// Seat 1 with the starting tile `red blue / park water` has taken four pieces.
fn with_pieces(pieces: &str) -> Table {
    let mut table = begin(2);
    table.lay_out(&format!("pieces: {pieces}")).play("take piece-1");
    table
}

#[test]
fn a_gap_between_tiles_is_outside_the_district() {
    // CI-4.9: two tiles across a corner, so that g7 is in the rectangle of the district but on no tile
    let mut table = table("2 seats; tiles 1: g5=t29 e7=t30; slots pieces: rrbb");
    table.play("take piece-1");
    assert_eq!(table.why_not("build red g7"), ("CI-4.9", "ci-outside"));
}

#[test]
fn a_piece_is_built_on_a_plot_or_building_of_its_colour() {
    // CI-4.9
    let mut table = with_pieces("rrbb");
    assert_eq!(table.legal(), ["build red e5", "build blue f5", "discard red", "discard blue"]);
    assert_eq!(table.rule_of("build red e5"), "CI-4.9");
    assert_eq!(table.why_not("build red f5"), ("CI-4.9", "ci-build-colour"));
    assert_eq!(table.why_not("build red e6"), ("CI-4.9", "ci-build-colour"));
    assert_eq!(table.why_not("build red a1"), ("CI-4.9", "ci-outside"));
    assert_eq!(table.why_not("build green e5"), ("CI-4.9", "ci-piece-not-held"));
    assert_eq!(table.why_not("take card-1"), ("CI-4.9", "ci-build-first"));
    table.play("build red e5").play("build red e5").play("build blue f5");
    assert_eq!(table.player(1)["buildings"], json!({"e5": "red*2", "f5": "blue"}));
}

#[test]
fn a_building_has_at_most_four_floors() {
    // CI-4.9
    let mut table = table("2 seats; start 1: s1; tiles 1: g5=t01; buildings 1: e5=red*4; slots pieces: rrrr");
    table.play("take piece-1");
    assert!(!table.is_legal("build red e5") && table.is_legal("build red g5"));
    assert_eq!(table.why_not("build red e5"), ("CI-4.9", "ci-too-high"));
}

#[test]
fn the_fourth_floor_may_be_built_and_then_what_is_left_leaves_the_game() {
    // CI-4.9: e5 is the only red plot; it has one floor, and four pieces are taken
    let mut table = begin(2);
    table.lay_out("pieces: rrrr rbb").play("take piece-2").play("build red e5").finish();
    table.take("card-1").play("take piece-1");
    table.play("build red e5").play("build red e5");
    assert!(table.told("build red e5", 0).expect("everybody sees it").message.to_string().contains("ci-lost-pieces"));
    let before = table.position()["gone"]["pieces"]["red"].as_u64().unwrap_or(0);
    table.play("build red e5");
    assert_eq!(table.position()["gone"]["pieces"]["red"].as_u64(), Some(before + 1));
    assert_eq!(table.player(1)["buildings"]["e5"], "red*4");
    assert_eq!(table.actor(), 2);
}

#[test]
fn pieces_that_cannot_be_built_leave_the_game() {
    // CI-4.9
    let mut table = with_pieces("ggyr");
    assert_eq!(table.legal(), ["build red e5", "discard red"]);
    assert_eq!(table.position()["gone"]["pieces"], json!({"green": 2, "yellow": 1}));
    table = with_pieces("gggy");
    assert_eq!(table.actor(), 2, "nothing can be built, so the turn is over");
}

#[test]
fn a_piece_may_be_declined() {
    // CI-4.9
    let mut table = with_pieces("rrbb");
    assert_eq!(table.rule_of("discard red"), "CI-4.9");
    table.play("discard red").play("build blue f5").play("discard blue").play("build red e5");
    assert_eq!(table.player(1)["buildings"], json!({"e5": "red", "f5": "blue"}));
    assert_eq!(table.position()["gone"]["pieces"], json!({"red": 1, "blue": 1}));
}

#[test]
fn the_player_chooses_the_order_of_the_pieces() {
    // CI-4.9
    let mut table = with_pieces("rrbb");
    for action in ["build blue f5", "build red e5", "build blue f5", "build red e5"] {
        table.play(action);
    }
    assert_eq!(table.player(1)["buildings"], json!({"e5": "red*2", "f5": "blue*2"}));
}

#[test]
fn for_the_question_marks_two_pieces_are_drawn_when_they_are_taken() {
    // CI-4.10
    let mut table = begin(2);
    table.lay_out("pieces: rrbb gyr bgy").play("take piece-4");
    assert_eq!(table.turn(), Turn::Chance);
    assert_eq!(table.chances(), ["piece red", "piece blue", "piece green", "piece yellow"]);
    assert_eq!(table.rule_of("piece red"), "CI-4.10");
    table.chance("piece red").chance("piece red");
    assert_eq!(table.position()["hand"]["pieces"], json!({"red": 2}));
    assert_eq!(table.seen_by(0)["bag"]["red"], 20);
}

#[test]
fn the_bag_always_has_enough() {
    // CI-4.10: 96 of 100 pieces are drawn in 8 rounds of four
    let mut table = begin(4);
    while table.turn() != Turn::Over {
        table.lay_out("").finish_round();
    }
    let bag = table.seen_by(0)["bag"].clone();
    let left: u64 = bag.as_object().expect("colours").values().map(|count| count.as_u64().expect("a number")).sum();
    assert_eq!(left, 4);
}

#[test]
fn a_colour_that_is_used_up_is_drawn_no_more() {
    // CI-4.10
    let mut table = begin(4);
    for _ in 0..2 {
        table.lay_out("pieces: rrrr rrr rrr").finish_round();
    }
    table.lay_out("pieces: rbbb bbb bbb");
    assert_eq!(table.seen_by(0)["bag"]["red"], json!(null), "25 have been drawn");
    table.play("take piece-4");
    assert_eq!(table.chances(), ["piece blue", "piece green", "piece yellow"]);
}

#[test]
fn a_building_is_one_stack_and_its_height_the_number_of_pieces() {
    // CI-4.11
    for height in 1..=4 {
        let drawing = format!("r{height} b:statue / w .");
        for (floors, card) in [(1, "one-storey"), (2, "two-storeys"), (3, "three-storeys"), (4, "four-storeys")] {
            assert_eq!(occurrences(card, &drawing), u32::from(floors == height), "{card} {height}");
        }
    }
    assert_eq!(
        occurrences("one-storey", "r1 r1 r1 / b:statue b:statue b:statue"),
        3,
        "three buildings, though they are adjacent"
    );
}

#[test]
fn nothing_placed_is_moved_or_removed() {
    // CI-4.13
    let mut table = table("2 seats; start 1: s1; buildings 1: e5=red*2; features 1: f6=boat");
    table.finish_round();
    assert!(table.player(1)["buildings"]["e5"].as_str().expect("a building").starts_with("red*"));
    assert_eq!(table.player(1)["features"]["f6"], "boat");
}

#[test]
fn pieces_may_be_declined_one_by_one_and_features_not() {
    // CI-4.13
    let mut table = with_pieces("rrrr");
    for _ in 0..3 {
        table.play("discard red");
        assert_eq!(table.legal(), ["build red e5", "discard red"]);
    }
    table.play("discard red");
    assert_eq!(table.actor(), 2);
}

#[test]
fn the_colour_of_a_building_is_that_of_its_pieces_on_a_wild_plot_too() {
    // CI-4.14
    assert_eq!(occurrences("blue-two", "*b2"), 1);
    assert_eq!(occurrences("red-two", "*b2"), 0);
    let table = table("2 seats; start 1: s1; features 1: e5=wild-plot; buildings 1: e5=yellow*2; cards 1: yellow-two");
    assert!(table.lines(1, "CI-7.4").contains(&("ci-sheet-card", 2)));
    let e5 = table.cell(1, "e5");
    assert_eq!((&e5["ground"], &e5["building"], &e5["height"]), (&json!("red"), &json!("yellow"), &json!(2)));
}
