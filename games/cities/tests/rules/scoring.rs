//! CI-7.

use tetrapolis_game::Scoring;
use tetrapolis_testkit::Scene;

use crate::table::{Table, edition_with, occurrences, table, table_with};

#[test]
fn a_milestone_scores_the_points_at_the_ring() {
    // CI-7.1: Buenos Aires has 8/4/3, 6/3/1 and 7/3/2
    let table = table("3 seats; metropolis buenos-aires; rings: 123 31- ---");
    let points = |player: usize| table.lines(player, "CI-7.1").iter().map(|(_, points)| *points).collect::<Vec<_>>();
    assert_eq!([points(1), points(2), points(3)], [vec![8, 3], vec![4], vec![3, 6]]);
    assert_eq!(table.seen_by(0)["players"][0]["milestone_points"], 11);
}

/// A district with water on f6, g5, g6, g7 and g8, and with parks on e6, and h5 and h7.
const LAKE: &str = "2 seats; metropolis barcelona; start 1: s1; tiles 1: g5=t29:180 g7=t30:180";

fn with(features: &str) -> Table {
    table(&format!("{LAKE}; features 1: {features}"))
}

/// The points of the water areas and of the park areas on the sheet of player 1.
fn areas(table: &Table) -> (Vec<i32>, Vec<i32>) {
    let lines = table.lines(1, "CI-7.3");
    let of = |key: &str| lines.iter().filter(|(found, _)| *found == key).map(|(_, points)| *points).collect();
    (of("ci-sheet-water"), of("ci-sheet-park"))
}

#[test]
fn a_statue_scores_two_points() {
    // CI-7.2
    let table = with("e5=statue f5=statue");
    assert_eq!(table.lines(1, "CI-7.2"), [("ci-sheet-statues", 4)]);
    assert!(with("e5=wild-plot").lines(1, "CI-7.2").is_empty(), "a wild plot is no statue");
}

#[test]
fn a_water_area_scores_by_its_different_features() {
    // CI-7.3
    let mut put = Vec::new();
    let mut found = Vec::new();
    for feature in ["f6=boat", "g5=dolphin", "g6=pier", "g7=lighthouse"] {
        put.push(feature);
        found.push(areas(&with(&put.join(" "))));
    }
    assert_eq!(found, [1, 3, 6, 10].map(|points| (vec![points], vec![0, 0, 0])));
}

#[test]
fn equal_features_in_an_area_count_once_and_a_set_is_counted_once() {
    // CI-7.3
    assert_eq!(areas(&with("f6=boat g5=boat g6=boat")).0, [1]);
    assert_eq!(areas(&with("f6=boat g5=dolphin g6=pier g7=lighthouse g8=boat")).0, [10]);
}

#[test]
fn more_than_four_different_features_score_ten() {
    // CI-7.3: an edition with a fifth kind
    let edition = edition_with(&[(
        "on = \"water\",  count = 5 },",
        "on = \"water\",  count = 4 },\n{ id = \"swan\", name = \"Swan\", on = \"water\", count = 1 },",
    )]);
    let five = table_with(edition, &format!("{LAKE}; features 1: f6=boat g5=dolphin g6=pier g7=lighthouse g8=swan"));
    assert_eq!(areas(&five).0, [10]);
}

#[test]
fn park_areas_score_likewise_and_each_area_on_its_own() {
    // CI-7.3: three parks that do not touch
    assert_eq!(areas(&with("e6=tree h5=kiosk h7=kiosk f6=boat")), (vec![1], vec![1, 1, 1]));
}

#[test]
fn an_area_without_features_scores_nothing_and_is_on_the_sheet() {
    // CI-7.3
    let table = with("e5=statue h7=tree");
    assert_eq!(areas(&table), (vec![0], vec![0, 0, 1]));
    assert_eq!(table.scores()[0], 3);
}

#[test]
fn a_card_scores_its_points_for_every_occurrence() {
    // CI-7.4
    let table = table(&format!("{LAKE}; buildings 1: e5=red*2 h6=red*2 f5=blue; cards 1: red-two two-storeys"));
    assert_eq!(table.lines(1, "CI-7.4"), [("ci-sheet-card", 4), ("ci-sheet-card", 2)]);
    let cards = table.seen_by(0)["players"][0]["cards"].clone();
    assert_eq!((&cards[0]["occurrences"], &cards[0]["worth"]), (&2.into(), &4.into()));
}

#[test]
fn the_same_building_counts_for_several_cards() {
    // CI-7.4
    let drawing = "r2 w";
    for card in ["red-two", "two-storeys", "red-by-water"] {
        assert_eq!(occurrences(card, drawing), 1, "{card}");
    }
}

#[test]
fn a_building_is_in_one_set_of_a_card_and_a_second_card_counts_it_again() {
    // CI-7.5
    assert_eq!(occurrences("balanced-district-1", "r1 b1 g1 y1 y1 y1"), 1);
    let start = "start 1: s1; tiles 1: g5=t07 g7=t03";
    let buildings = "buildings 1: e5=red f5=blue g5=green h5=yellow";
    let cards = "cards 1: balanced-district-1 balanced-district-2";
    let table = table(&format!("2 seats; metropolis venice; {start}; {buildings}; {cards}"));
    assert_eq!(table.lines(1, "CI-7.4"), [("ci-sheet-card", 2), ("ci-sheet-card", 2)]);
}

#[test]
fn most_points_win_then_more_milestone_points_and_then_the_victory_is_shared() {
    // CI-7.6
    let places = |text: &str| -> Vec<(i32, u8)> {
        let table = table(&format!("2 seats; metropolis buenos-aires; cards 1: {CARDS_1}; cards 2: {CARDS_2}; {text}"));
        table.outcome().standings().iter().map(|standing| (standing.score, standing.place)).collect()
    };
    assert_eq!(places("start 1: s1; features 1: e5=statue"), [(2, 1), (0, 2)]);
    assert_eq!(places("start 1: s1; features 1: e5=statue; start 2: s2; features 2: e5=statue"), [(2, 1), (2, 1)]);
    assert_eq!(places("rings: 2-- 1-- ---"), [(6, 2), (8, 1)]);
}

/// Cards that count nothing in a district without buildings.
const CARDS_1: &str = "skyline-1 balanced-district-1";
const CARDS_2: &str = "skyline-2 balanced-district-2";

#[test]
fn with_equal_points_more_milestone_points_win() {
    // CI-7.6: six points each, from a milestone or from the water
    let table = table(&format!(
        "2 seats; metropolis buenos-aires; cards 1: {CARDS_1}; cards 2: {CARDS_2}; rings: --- 1-- ---; \
         start 2: s2; tiles 2: g5=t29:180 g7=t30:180; features 2: f6=boat g5=dolphin g6=pier"
    ));
    assert_eq!(table.scores(), [6, 6]);
    assert_eq!(table.places(), [1, 2]);
    assert_eq!(table.ties(), ["1 before 2 by CI-7.6: ci-tie-milestones count=6, ci-tie-milestones count=0"]);
}

#[test]
fn the_example_of_the_book_adds_up_to_57() {
    // CI-7.7: milestones 10, water 6, parks 3, statues 2, cards 36
    let edition = edition_with(&[
        ("points = 2, count = \"features\",   on = \"statue\"", "points = 20, count = \"features\", on = \"statue\""),
        (
            "points = 1, count = \"features\",   on = \"park\"",
            "points = 2, count = \"features\", on = \"park-or-water\"",
        ),
        (
            "points = 2, count = \"buildings\",  height = \"1\", beside = \"statue\"",
            "points = 1, count = \"buildings\", height = \"1\"",
        ),
        ("places = [7, 3, 2], at-least = 8", "places = [7, 4, 2], at-least = 8"),
    ]);
    let table = table_with(
        edition,
        "3 seats; rounds 8; metropolis buenos-aires; rings: --- 123 21-; start 1: s1; \
         tiles 1: g5=t29:180 g7=t30:180 c5=t25:180 c7=t26 e7=t01 e3=t02 g3=t03 c3=t04; \
         features 1: f6=boat g5=dolphin g6=pier c5=tree d5=kiosk e5=statue; \
         buildings 1: e7=red f7=red e3=blue f3=blue g3=green h3=green; \
         cards 1: sculptors day-out one-storey skyline-1 skyline-2 balanced-district-1 balanced-district-2 four-storeys",
    );
    let sum = |rule: &str| table.lines(1, rule).iter().map(|(_, points)| points).sum::<i32>();
    let (water, parks) = areas(&table);
    assert_eq!((sum("CI-7.1"), water.iter().sum::<i32>(), parks.iter().sum::<i32>()), (10, 6, 3));
    assert_eq!((sum("CI-7.2"), sum("CI-7.4")), (2, 36));
    assert_eq!(table.scores()[0], 57);
}

#[test]
fn a_building_may_be_in_several_pairs_but_in_one_set_of_a_card() {
    // CI-7.8
    assert_eq!(occurrences("good-neighbours-1", "r1 b1 r1"), 2);
    assert_eq!(occurrences("skyline-1", "r1 r2 r3 r4 b1 b2 / b3 . . . . ."), 1);
}

#[test]
fn two_equal_cards_score_both_in_full() {
    // CI-7.8
    let table = table(&format!("{LAKE}; buildings 1: e5=red f5=blue; cards 1: good-neighbours-1 good-neighbours-2"));
    assert_eq!(table.lines(1, "CI-7.4"), [("ci-sheet-card", 1), ("ci-sheet-card", 1)]);
}

#[test]
fn the_sheet_adds_up_to_the_score() {
    // CI-7.1 to CI-7.5
    let table = with("f6=boat e5=statue");
    for player in 0..2 {
        let sum: i32 = table.game.sheet(&table.state, player).iter().map(|line| line.points).sum();
        assert_eq!(sum, table.scores()[player]);
    }
}
