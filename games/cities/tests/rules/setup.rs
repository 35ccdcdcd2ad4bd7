//! CI-2.

use tetrapolis_cities::{Cities, Edition};
use tetrapolis_game::{Setup, Turn};
use tetrapolis_testkit::Scene;

use crate::table::{begin, begin_in, game, new_game, table};

#[test]
fn a_game_has_eight_rounds_or_four_with_two_players_or_seven_if_long() {
    // CI-2.1
    for (game, rounds) in [(game(2), 4), (Cities::long(Edition::builtin()), 7), (game(3), 8), (game(4), 8)] {
        let mut table = begin_in(game, "sydney");
        let mut played = 0;
        while table.turn() != Turn::Over {
            table.lay_out("").finish_round();
            played += 1;
        }
        assert_eq!(played, rounds);
        assert_eq!(table.seen_by(0)["rounds"], rounds);
        assert_eq!(table.refusal("1: take card-1").rule.0, "CI-2.1");
    }
}

#[test]
fn a_full_district_has_nine_tiles_or_fifteen_if_long() {
    // CI-2.1
    for (game, tiles) in [(game(2), 9), (Cities::long(Edition::builtin()), 15), (game(3), 9), (game(4), 9)] {
        let mut table = begin_in(game, "sydney");
        while table.turn() != Turn::Over {
            table.lay_out("").finish_round();
        }
        assert_eq!(table.player(1)["tiles"].as_object().expect("tiles").len(), tiles);
    }
}

#[test]
#[should_panic(expected = "2 to 4 seats")]
fn nobody_plays_alone() {
    // CI-2.1
    let _ = game(1);
}

#[test]
#[should_panic(expected = "2 to 4 seats")]
fn five_are_too_many() {
    // CI-2.1
    let _ = game(5);
}

#[test]
fn the_metropolis_is_drawn_or_chosen() {
    // CI-2.2
    let mut drawn = new_game(game(3));
    assert_eq!(drawn.chances().len(), 8);
    assert_eq!(drawn.rule_of("metropolis venice"), "CI-2.2");
    drawn.chance("metropolis venice");
    assert_eq!(drawn.position()["metropolis"], "venice");
    assert!(drawn.game.options().is_empty());
    let chosen = begin_in(game(3), "lisbon");
    assert_eq!(chosen.position()["metropolis"], "lisbon");
    assert_eq!(chosen.game.options()["metropolis"], "lisbon");
}

#[test]
fn with_two_players_the_middle_place_of_every_milestone_is_blocked() {
    // CI-2.2
    let places = begin(2).seen_by(0)["metropolis"]["places"].clone();
    assert_eq!(places, serde_json::json!(vec![["free", "blocked", "free"]; 3]));
    for seats in [3, 4] {
        let places = begin(seats).seen_by(0)["metropolis"]["places"].clone();
        assert_eq!(places, serde_json::json!(vec![["free", "free", "free"]; 3]));
    }
}

#[test]
fn anything_may_come_first_and_all_pieces_are_in_the_bag() {
    // CI-2.3
    let mut table = begin(2);
    let unseen = table.seen_by(0)["unseen"].clone();
    assert_eq!(unseen, serde_json::json!({"cards": 32, "tiles": 32, "features": 48}));
    assert_eq!(table.chances().len(), 32);
    table.chance("card skyline-1");
    assert_eq!(table.chances().len(), 31, "what lies open does not come again");
    table.chance("card skyline-2").chance("card day-out");
    assert_eq!(table.chances().len(), 32, "land tiles, without the starting tiles");
    assert!(table.chances().iter().all(|chance| chance.starts_with("tile t")));
}

#[test]
fn chance_says_who_has_the_star_and_begins() {
    // CI-2.4
    let mut table = new_game(game(3));
    table.chance("metropolis venice");
    assert_eq!(table.chances(), ["star 1", "star 2", "star 3"]);
    assert_eq!(table.rule_of("star 2"), "CI-2.4");
    table.chance("star 2").play("start s1").play("start s2").play("start s3");
    assert_eq!(table.seen_by(0)["star"], 2);
    assert_eq!(table.lay_out("").actor(), 2);
}

#[test]
fn starting_tiles_are_chosen_counter_clockwise_from_the_right_of_the_star() {
    // CI-2.5
    let mut table = new_game(game(4));
    table.chance("metropolis venice").chance("star 2");
    let mut order = Vec::new();
    for tile in ["start s4", "start s1", "start s3", "start s2"] {
        order.push(table.actor());
        assert_eq!(table.rule_of(tile), "CI-2.5");
        table.play(tile);
    }
    assert_eq!(order, [1, 4, 3, 2]);
    assert!(table.is_laying_out());
    assert_eq!(table.player(1)["tiles"], serde_json::json!({"e5": "s4"}));
    assert_eq!(table.player(2)["tiles"], serde_json::json!({"e5": "s2"}));
}

#[test]
fn a_starting_tile_is_chosen_once_and_the_rest_leave_the_game() {
    // CI-2.5
    let mut table = new_game(game(2));
    table.chance("metropolis venice").chance("star 1");
    assert_eq!(table.legal(), ["start s1", "start s2", "start s3", "start s4"]);
    assert_eq!(table.why_not("start t01"), ("CI-2.5", "ci-no-start"));
    assert_eq!(table.why_not("take card-1"), ("CI-2.5", "ci-start-first"));
    table.play("start s3");
    assert_eq!(table.legal(), ["start s1", "start s2", "start s4"]);
    assert_eq!(table.why_not("start s3"), ("CI-2.5", "ci-start-gone"));
    assert_eq!(table.refusal("2: start s1").rule.0, "CI-2.5", "the star's holder is last");
    table.play("start s1").lay_out("");
    assert_eq!(table.seen_by(0)["starts"], serde_json::json!([]));
    assert_eq!(table.why_not("start s2"), ("CI-2.5", "ci-start-over"));
}

#[test]
fn the_long_variant_keeps_the_rules_for_two() {
    // CI-2.6
    let mut long = begin_in(Cities::long(Edition::builtin()), "venice");
    assert_eq!(long.seen_by(0)["metropolis"]["places"], serde_json::json!(vec![["free", "blocked", "free"]; 3]));
    assert_eq!(long.game.options()["length"], "long");
    long.lay_out("");
    assert_eq!(long.seen_by(0)["players"][0]["workers"], serde_json::json!([2, 2, 2, 2]));
    long.take("card-1").take("card-2").take("card-3").take("card-4");
    assert!(long.legal_starting("take card").is_empty());
    assert_eq!(long.actor(), 1);
}

#[test]
fn the_starting_tile_of_the_long_variant_lies_in_the_middle_of_more_cells() {
    // CI-2.6
    assert_eq!(table("long; rounds 1").player(1)["tiles"]["i9"], "s1");
}
