//! CI-4.6 to CI-4.8, and CI-4.12.

use serde_json::json;
use tetrapolis_testkit::Scene;

use crate::table::{Table, begin, land, occurrences, progress, table};

/// Seat 1 with the starting tile `red blue / park water` has taken two features.
fn with_features(one: &str, other: &str) -> Table {
    let mut table = begin(2);
    table.lay_out(&format!("features: {one} {other}")).play("take feature-1");
    table
}

#[test]
fn a_feature_goes_on_a_cell_of_its_background() {
    // CI-4.6
    let mut table = with_features("boat", "tree");
    assert_eq!(table.legal(), ["put boat f6", "put tree e6"]);
    assert_eq!(table.rule_of("put boat f6"), "CI-4.6");
    assert_eq!(table.why_not("put boat e6"), ("CI-4.6", "ci-put-not-water"));
    assert_eq!(table.why_not("put tree e5"), ("CI-4.6", "ci-put-not-park"));
    assert_eq!(table.why_not("put boat g5"), ("CI-4.6", "ci-outside"));
    assert_eq!(table.why_not("put pier f6"), ("CI-4.6", "ci-put-not-held"));
    table.play("put tree e6").play("put boat f6");
    assert_eq!(table.player(1)["features"], json!({"e6": "tree", "f6": "boat"}));
    assert_eq!(table.actor(), 2);
}

#[test]
fn a_grey_feature_goes_on_a_plot_of_any_colour_without_a_piece() {
    // CI-4.6
    let mut table = begin(2);
    table.lay_out("pieces: rrrr bbb; features: statue wild-plot statue").play("take piece-1").play("build red e5");
    table.finish().take("card-1").play("take feature-1");
    assert_eq!(table.legal(), ["put statue f5", "put wild-plot f5"]);
    assert_eq!(table.why_not("put statue e5"), ("CI-4.6", "ci-put-on-building"));
    assert_eq!(table.why_not("put statue f6"), ("CI-4.6", "ci-put-not-plot"));
}

#[test]
fn at_most_one_feature_lies_on_a_cell() {
    // CI-4.6
    let mut table = table("2 seats; features 1: f6=boat; tiles 1: g5=t29 e7=t30; slots features: pier dolphin");
    table.play("take feature-1");
    assert_eq!(table.why_not("put pier f6"), ("CI-4.6", "ci-put-taken"));
    assert!(table.is_legal("put pier h5") && !table.is_legal("put pier f6"));
}

#[test]
fn whoever_has_no_cell_for_a_feature_discards_it() {
    // CI-4.6
    let mut table = with_features("boat", "pier");
    assert_eq!(table.legal(), ["put boat f6", "put pier f6"], "the player chooses which");
    let told = table.told("put pier f6", 0).expect("everybody sees it").message;
    assert_eq!(told.key, "ci-and-then");
    assert!(told.to_string().contains("ci-lost-feature"));
    table.play("put pier f6");
    assert_eq!(table.position()["gone"]["features"], json!({"boat": 1}));
    assert_eq!(table.actor(), 2);
}

#[test]
fn a_feature_without_any_cell_is_discarded_at_once() {
    // CI-4.6
    let mut table = begin(2);
    table.lay_out("features: boat tree pier").take("card-1").take("card-2");
    table.play("take feature-1").play("put boat f6").play("put tree e6").take("card-3");
    assert!(
        table.told("take feature-2", 0).expect("everybody sees it").message.to_string().contains("ci-lost-feature")
    );
    table.play("take feature-2");
    assert_eq!(table.position()["gone"]["features"], json!({"pier": 1}));
    assert_eq!(table.actor(), 2);
}

#[test]
fn a_feature_that_can_be_placed_must_be_placed() {
    // CI-4.6
    let table = with_features("boat", "tree");
    assert!(table.legal().iter().all(|action| action.starts_with("put")));
    assert_eq!(table.why_not("discard red"), ("CI-4.6", "ci-put-first"));
    assert_eq!(table.why_not("take card-1"), ("CI-4.6", "ci-put-first"));
}

#[test]
fn the_player_chooses_the_order_of_two_features() {
    // CI-4.6
    for (first, second) in [("put statue e5", "put wild-plot f5"), ("put wild-plot e5", "put statue f5")] {
        let mut table = with_features("statue", "wild-plot");
        table.play(first).play(second);
        assert_eq!(table.actor(), 2);
    }
}

#[test]
fn two_features_of_a_kind_are_put_one_by_one() {
    // CI-4.6
    let mut table = with_features("statue", "statue");
    assert_eq!(table.legal(), ["put statue e5", "put statue f5"]);
    table.play("put statue f5");
    assert_eq!(table.legal(), ["put statue e5"]);
}

#[test]
fn a_statue_uses_the_plot_up() {
    // CI-4.7
    let mut table = begin(2);
    table
        .lay_out("features: statue boat; pieces: rrbb")
        .play("take feature-1")
        .play("put boat f6")
        .play("put statue e5");
    table.take("card-1").play("take piece-1");
    assert_eq!(table.legal(), ["build blue f5", "discard blue"], "red has no plot any more");
    assert_eq!(table.position()["gone"]["pieces"], json!({"red": 2}));
    let mut other = begin(2);
    other.lay_out("features: statue boat; tiles: t01; pieces: rrbb").play("take feature-1");
    other.play("put boat f6").play("put statue e5").take("card-1").play("take tile-1").play("place g5").take("card-2");
    other.play("take piece-1");
    assert_eq!(other.why_not("build red e5"), ("CI-4.7", "ci-build-on-statue"));
}

#[test]
fn a_piece_of_any_colour_may_be_built_on_a_wild_plot() {
    // CI-4.8
    let mut table = begin(2);
    table.lay_out("features: wild-plot boat; pieces: ggyy").play("take feature-1");
    table.play("put boat f6").play("put wild-plot e5").take("card-1").play("take piece-1");
    assert_eq!(table.legal(), ["build green e5", "build yellow e5", "discard green", "discard yellow"]);
    table.play("build green e5");
    assert_eq!(table.legal(), ["build green e5", "discard green"], "those above have the colour of the first");
    assert_eq!(table.position()["gone"]["pieces"], json!({"yellow": 2}));
}

#[test]
fn a_wild_plot_that_is_built_on_takes_no_other_colour() {
    // CI-4.8
    let mut table = table(
        "2 seats; start 1: s1; tiles 1: g5=t01 g7=t05; features 1: e5=wild-plot; buildings 1: e5=green; slots pieces: rrgg",
    );
    table.play("take piece-1");
    assert!(table.is_legal("build green e5") && !table.is_legal("build red e5"));
    assert_eq!(table.why_not("build red e5"), ("CI-4.8", "ci-wild-colour"));
}

#[test]
fn an_empty_wild_plot_is_in_one_count_one_colour_the_best() {
    // CI-4.8: it completes either area of three, not both
    assert_eq!(progress("uniform-quarters", "r r * b b").0, 1);
    assert_eq!(progress("uniform-quarters", "r r * * b b").0, 2, "two wild plots may be of two colours");
    assert_eq!(progress("uniform-quarters", "r r b / . * b").0, 1);
    assert_eq!(progress("uniform-quarters", "r b / g *").0, 0);
}

#[test]
fn a_wild_plot_that_is_built_on_is_a_plot_of_its_colour() {
    // CI-4.8
    assert_eq!(progress("uniform-quarters", "r r *b1 b b").0, 1);
    assert_eq!(progress("uniform-quarters", "r r *r1 b b").0, 1);
    assert_eq!(progress("uniform-quarters", "r r *g1 b b").0, 0);
}

#[test]
fn the_colour_of_a_wild_plot_is_chosen_separately_for_each_count() {
    // CI-4.8: red for one milestone's areas, and no building for any card
    let drawing = "r r * b b";
    assert_eq!(progress("uniform-quarters", drawing).0, 1);
    assert_eq!(occurrences("one-storey", drawing), 0);
}

#[test]
fn a_plot_under_a_statue_is_no_plot() {
    // CI-4.12
    assert_eq!(progress("uniform-quarters", "r r r").0, 1);
    assert_eq!(progress("uniform-quarters", "r r:statue r r").0, 0);
}

#[test]
fn a_plot_with_a_building_is_still_a_plot_of_its_colour() {
    // CI-4.12
    assert_eq!(progress("uniform-quarters", "r2 r r1").0, 1);
}

#[test]
fn parks_and_water_stay_so_under_a_feature() {
    // CI-4.12
    assert_eq!(occurrences("city-parks-1", "p p:tree p:kiosk p"), 1);
    assert_eq!(occurrences("red-by-water", "r1 w:boat"), 1);
}

#[test]
fn a_drawing_that_cannot_be_is_refused() {
    // CI-4.6
    let edition = tetrapolis_cities::Edition::builtin();
    for drawing in ["r:tree", "p:boat", "p2", "r5", "q", "*r0", "p:nothing", "r r r r r r r r r r r"] {
        assert!(tetrapolis_cities::Land::read(drawing, &edition).is_err(), "{drawing}");
    }
    assert_ne!(land("r2"), land("*r2"));
}
