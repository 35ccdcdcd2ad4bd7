//! CI-1.

use tetrapolis_cities::{Background, Cities, Edition, METROPOLISES};
use tetrapolis_game::Turn;
use tetrapolis_testkit::Scene;

use crate::table::{begin, begin_in, edition_asking, game, new_game};

#[test]
fn there_are_32_land_tiles_and_4_starting_tiles_of_four_cells() {
    // CI-1.1
    let edition = Edition::builtin();
    assert_eq!(edition.tiles().len(), 36);
    assert_eq!(edition.tiles()[32..].iter().map(|tile| tile.id.as_str()).collect::<Vec<_>>(), ["s1", "s2", "s3", "s4"]);
    let grounds = edition.tiles().iter().flat_map(|tile| tile.cells).map(|ground| ground.to_string());
    let mut different: Vec<String> = grounds.collect();
    different.sort();
    different.dedup();
    assert_eq!(different, ["blue", "green", "park", "red", "water", "yellow"]);
}

#[test]
fn there_are_48_features_of_three_backgrounds() {
    // CI-1.2
    let edition = Edition::builtin();
    let of = |on: Background| edition.features().iter().filter(move |feature| feature.on == on);
    assert_eq!(edition.features().iter().map(|feature| u32::from(feature.count)).sum::<u32>(), 48);
    assert_eq!(of(Background::Plot).map(|feature| feature.id.as_str()).collect::<Vec<_>>(), ["statue", "wild-plot"]);
    assert!(of(Background::Park).count() >= 4 && of(Background::Water).count() >= 4);
}

#[test]
fn the_bag_has_25_pieces_of_each_of_four_colours() {
    // CI-1.3
    let bag = new_game(game(2)).seen_by(0)["bag"].clone();
    assert_eq!(bag, serde_json::json!({"red": 25, "blue": 25, "green": 25, "yellow": 25}));
}

#[test]
fn there_are_32_scoring_cards_and_in_a_game_of_four_each_is_seen_once() {
    // CI-1.4
    assert_eq!(Edition::builtin().cards().len(), 32);
    let mut table = begin(4);
    while table.turn() != Turn::Over {
        table.lay_out("").finish_round();
    }
    let unseen = table.seen_by(0)["unseen"].clone();
    assert_eq!(unseen, serde_json::json!({"cards": 0, "tiles": 0, "features": 0}));
    let mut cards: Vec<String> = Vec::new();
    for player in 1..=4 {
        let kept: Vec<String> = serde_json::from_value(table.player(player)["cards"].clone()).expect("ids");
        assert_eq!(kept.len(), 8);
        cards.extend(kept);
    }
    cards.sort();
    cards.dedup();
    assert_eq!(cards.len(), 32);
}

#[test]
fn there_are_eight_metropolises_of_three_milestones_with_three_falling_places() {
    // CI-1.5
    let edition = Edition::builtin();
    let names: Vec<&str> = edition.metropolises().iter().map(|metropolis| metropolis.name.as_str()).collect();
    let wanted =
        ["Barcelona", "Buenos Aires", "Lisbon", "Venice", "Sydney", "Mexico City", "Rio de Janeiro", "New York"];
    assert_eq!(names, wanted);
    assert_eq!(
        edition.metropolises().iter().map(|metropolis| metropolis.id.as_str()).collect::<Vec<_>>(),
        METROPOLISES
    );
    for milestone in edition.metropolises().iter().flat_map(|metropolis| &metropolis.milestones) {
        assert!(milestone.places.is_sorted_by(|one, next| one > next), "{}", milestone.id);
    }
}

#[test]
fn everyone_has_4_workers_and_with_two_players_8() {
    // CI-1.6
    for (seats, workers) in [(2, [2, 2, 2, 2]), (3, [1, 1, 1, 1]), (4, [1, 1, 1, 1])] {
        let mut table = begin(seats);
        table.lay_out("");
        for player in 0..usize::from(seats) {
            assert_eq!(table.seen_by(0)["players"][player]["workers"], serde_json::json!(workers));
        }
    }
}

#[test]
fn everyone_has_three_rings_one_for_each_milestone() {
    // CI-1.6: an edition in which a statue is all three milestones
    let statue = "at-least = 1, count = \"features\", on = \"statue\"";
    let edition = edition_asking(&["all-different", "obelisks", "avenues"].map(|id| (id, statue)));
    let mut table = begin_in(Cities::new(edition, 3), "buenos-aires");
    table.lay_out("features: statue statue statue");
    table.play("take feature-1").play("put statue e5").play("put statue f5");
    assert_eq!(table.rings(), "1-- 1-- 1--");
    table.play("take feature-2").play("put statue e5");
    assert_eq!(table.rings(), "12- 12- 12-");
    table.finish_round();
    assert_eq!(table.rings(), "12- 12- 12-", "who has placed three has no more");
}
