//! CI-5.

use tetrapolis_cities::Cities;
use tetrapolis_testkit::Scene;

use crate::table::{Table, begin_in, edition_asking, edition_with, game, occurrences, progress, table};

const STATUES: &str = "at-least = 2, count = \"features\", on = \"statue\"";

#[test]
fn a_milestone_that_is_met_gets_a_ring_at_the_end_of_the_turn() {
    // CI-5.1: in Buenos Aires two statues are a milestone
    let mut table = begin_in(game(3), "buenos-aires");
    table.lay_out("features: statue statue");
    table.play("take feature-1").play("put statue e5");
    assert_eq!(table.rings(), "--- --- ---", "not in the middle of a turn");
    let told = table.told("put statue f5", 0).expect("everybody sees it").message.to_string();
    assert!(told.contains("ci-ring"), "{told}");
    table.play("put statue f5");
    assert_eq!(table.rings(), "--- 1-- ---");
    assert_eq!(table.actor(), 2);
}

#[test]
fn the_ring_goes_on_the_free_place_with_the_most_points() {
    // CI-5.1
    for (seats, before, after) in [
        (3, "--- --- ---", "--- 1-- ---"),
        (3, "--- 2-- ---", "--- 21- ---"),
        (3, "--- 23- ---", "--- 231 ---"),
        (4, "--- 42- ---", "--- 421 ---"),
        (2, "--- --- ---", "--- 1-- ---"),
        (2, "--- 2-- ---", "--- 2-1 ---"),
    ] {
        let mut table = table(&format!(
            "{seats} seats; rounds 1; metropolis buenos-aires; rings: {before}; start 1: s1; slots features: statue statue"
        ));
        table.play("take feature-1");
        while table.actor() == 1 {
            let put = table.legal()[0].clone();
            table.play(&put);
        }
        assert_eq!(table.rings(), after, "{seats} seats");
    }
}

#[test]
fn with_no_place_free_nothing_happens() {
    // CI-5.1
    let mut table =
        table("4 seats; metropolis buenos-aires; rings: --- 234 ---; start 1: s1; slots features: statue statue");
    table.play("take feature-1").finish();
    assert_eq!(table.rings(), "--- 234 ---");
    assert_eq!(table.seen_by(0)["metropolis"]["worth"][1], 0);
}

#[test]
fn a_player_takes_a_milestone_once() {
    // CI-5.2
    let mut table =
        table("3 seats; metropolis buenos-aires; rings: --- 1-- ---; start 1: s1; features 1: e5=statue f5=statue");
    table.take("tile-1").take("tile-2").take("tile-3").take("card-1");
    assert_eq!(table.rings(), "--- 1-- ---");
}

#[test]
fn several_milestones_may_be_taken_in_one_turn() {
    // CI-5.2: an edition in which statues count for two milestones of a metropolis
    let edition = edition_with(&[("at-least = 8, count = \"buildings\", beside = \"park\"", STATUES)]);
    let mut table = begin_in(Cities::new(edition, 3), "buenos-aires");
    table.lay_out("features: statue statue").take("card-1").take("card-2").take("card-3");
    table.play("take feature-1").play("put statue e5").play("put statue f5");
    assert_eq!(table.rings(), "--- 1-- 1--");
}

#[test]
fn a_milestone_that_the_starting_tile_meets_is_taken_with_the_first_turn_whatever_it_is() {
    // CI-5.1: an edition in which one park is a milestone
    let edition = edition_with(&[("of = \"park\", size = 6", "of = \"park\", size = 1")]);
    let mut table = begin_in(Cities::new(edition, 3), "new-york");
    assert_eq!(table.rings(), "--- --- ---", "choosing a starting tile is no turn");
    table.lay_out("").play("take card-1");
    assert_eq!(table.rings(), "1-- --- ---");
    table.play("take card-4").chance("card skyline-2");
    assert_eq!(table.rings(), "12- --- ---");
}

#[test]
fn a_milestone_once_taken_is_never_lost() {
    // CI-5.3: an edition in which one low building is a low city; it grows, and Mexico City does not mind
    let edition = edition_asking(&[("low-city", "at-least = 1, count = \"buildings\", height = \"1\"")]);
    let mut table = begin_in(Cities::new(edition, 2), "mexico-city");
    table.lay_out("pieces: rrrr rrr ggg");
    let low = |table: &Table| table.seen_by(0)["metropolis"]["progress"][0][0].clone();
    table.play("take piece-1").play("build red e5").finish().take("card-1");
    assert_eq!((low(&table), table.rings()), (1.into(), "1-- --- ---".to_owned()));
    table.play("take piece-2").play("build red e5").finish();
    assert_eq!((low(&table), table.rings()), (0.into(), "1-- --- ---".to_owned()));
    table.finish_round();
    assert_eq!(table.rings(), "1-- --- ---");
    assert_eq!(table.lines(1, "CI-7.1"), [("ci-sheet-milestone", 7)]);
}

#[test]
fn adjacent_is_orthogonal() {
    // CI-5.4
    assert_eq!(occurrences("red-by-water", "r1 . / . w"), 0);
    assert_eq!(occurrences("red-by-water", "r1 w"), 1);
    assert_eq!(occurrences("red-by-water", "r1 / w"), 1);
    assert_eq!(occurrences("red-by-water", ". . . . . w / r1 . . . . ."), 0);
    assert_eq!(occurrences("red-by-water", ". . . . . r1 / w . . . . ."), 0);
    assert_eq!(occurrences("good-neighbours-1", "r1 . / . b1"), 0);
    assert_eq!(
        occurrences("good-neighbours-1", "r1 . . . . g1 / b1 . . . . ."),
        1,
        "a row does not run on into the next"
    );
}

#[test]
fn an_area_is_connected_orthogonally_and_of_any_shape() {
    // CI-5.4
    assert_eq!(occurrences("city-parks-1", "p p . / . p p"), 1);
    assert_eq!(occurrences("city-parks-1", "p p . . / . . p p"), 0);
    assert_eq!(occurrences("city-parks-1", ". . . . p p / p p . . . ."), 0, "nor does an area");
}

#[test]
fn numbers_are_minimums_unless_it_says_otherwise() {
    // CI-5.4
    assert_eq!(occurrences("city-parks-1", "p p p"), 0);
    assert_eq!(occurrences("city-parks-1", "p p p p"), 1);
    assert_eq!(occurrences("city-parks-1", "p p p p p"), 1);
    assert_eq!(progress("manhattan", "r3 b4 g3 y4 r3"), (5, true), "three floors or more");
    assert_eq!(occurrences("two-storeys", "r1 r2 r3"), 1, "exactly two");
}

#[test]
fn six_plots_of_one_colour_are_two_uniform_areas() {
    // CI-5.5
    assert_eq!(progress("uniform-quarters", "r r r / r r r"), (2, true));
    assert_eq!(progress("uniform-quarters", "r r r r r r / r r r . . ."), (3, true));
    assert_eq!(progress("uniform-quarters", "r r r r r"), (1, false));
    assert_eq!(progress("uniform-quarters", "r r b r r").0, 0);
    assert_eq!(progress("uniform-quarters", "r1 r r2 b b b g g3 g"), (3, true), "built on or not");
}

#[test]
fn the_shape_of_a_uniform_area_does_not_matter() {
    // CI-5.5: a cross of five plots and one more cannot be cut into two lines of three
    assert_eq!(progress("uniform-quarters", ". r . / r r r / . r r").0, 2);
    assert_eq!(progress("uniform-quarters", "r . r / r r r / . r .").0, 2);
}

#[test]
fn elsewhere_an_area_counts_once_however_large() {
    // CI-5.6
    assert_eq!(occurrences("city-parks-1", "p p p p p p / p p p p p p"), 1);
    assert_eq!(occurrences("city-lakes-1", "w w w w . . / . . . . . . / w w w w w w"), 2);
    assert_eq!(progress("bays", "w w w w w w / w w w w w w"), (1, false));
}
