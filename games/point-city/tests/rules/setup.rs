//! PC-2.

use tetrapolis_game::{Notation, Turn};
use tetrapolis_point_city::Edition;
use tetrapolis_testkit::Scene;

use crate::table::{CYCLE, after_setup, new_game, table};

#[test]
fn the_number_of_cards_depends_on_the_number_of_players() {
    // PC-2.1
    for (seats, cards) in [(1, 82), (2, 82), (3, 116), (4, 150)] {
        assert_eq!(new_game(seats).deck(), cards);
    }
}

#[test]
fn the_tiers_lie_on_each_other_from_one_to_three() {
    // PC-2.1, PC-2.2
    for (seats, used) in [(1, [40, 24, 18]), (2, [40, 24, 18]), (3, [52, 36, 28]), (4, [64, 48, 38])] {
        let mut game = new_game(seats);
        let mut tiers = String::new();
        while game.turn() != Turn::Over {
            let step = match game.turn() {
                Turn::Chance => game.chances()[0].clone(),
                _ if game.is_legal("deck") => "deck".to_owned(),
                _ => game.legal().pop().expect("an action"),
            };
            if let Some(class) = step.strip_prefix("front ") {
                assert!(game.chances().iter().all(|other| other[..8] == step[..8]), "one tier at a time");
                tiers += &class[..1];
            }
            if game.turn() == Turn::Chance {
                game.chance(&step)
            } else {
                game.play(&step)
            };
        }
        assert_eq!(tiers, ["1".repeat(used[0]), "2".repeat(used[1]), "3".repeat(used[2])].concat());
    }
}

#[test]
fn the_resource_side_of_the_top_card_is_open() {
    // PC-2.2
    let game = after_setup(2);
    assert_eq!(game.seen_by(0)["deck"]["top"], CYCLE[16 % 5]);
    assert_eq!(game.deck(), 66);
}

#[test]
fn sixteen_cards_are_dealt_left_to_right_and_top_to_bottom_resource_side_up() {
    // PC-2.3
    let mut game = new_game(2);
    let cells = ["a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3", "a4", "b4", "c4", "d4"];
    for (n, cell) in cells.into_iter().enumerate() {
        assert_eq!(game.at(cell), "-");
        assert_eq!(game.rule_of(&format!("front 1:{}", CYCLE[n % 5])), "PC-2.3");
        game.chance(&format!("front 1:{}", CYCLE[n % 5]));
        assert_eq!(game.at(cell), format!("1:{}", CYCLE[n % 5]));
    }
    assert_eq!(game.rule_of("front 1:energy"), "PC-2.2");
}

#[test]
fn the_pool_has_ten_twelve_or_fourteen_tokens() {
    // PC-2.4
    for (seats, tokens) in [(1, 10), (2, 10), (3, 12), (4, 14)] {
        let game = after_setup(seats);
        assert_eq!(game.position()["pool"].as_array().expect("tokens").len(), tokens);
    }
}

#[test]
fn any_token_can_come_into_the_pool_once() {
    // PC-2.4
    let mut game = new_game(2);
    for n in 0..17 {
        game.chance(&format!("front 1:{}", CYCLE[n % 5]));
    }
    assert_eq!(game.chances().len(), 22);
    game.chance("token missing");
    assert_eq!(game.chances().len(), 21);
    assert!(!game.chances().contains(&"token missing".to_owned()));
}

#[test]
fn chance_says_who_begins_and_play_goes_clockwise() {
    // PC-2.5
    let mut game = new_game(3);
    while game.chances()[0] != "first 1" {
        let chance = game.chances()[0].clone();
        game.chance(&chance);
    }
    assert_eq!(game.chances(), ["first 1", "first 2", "first 3"]);
    game.chance("first 2");
    for seat in [2, 3, 1, 2] {
        assert_eq!(game.actor(), seat);
        game.play("deck").settle();
    }
}

#[test]
fn whoever_is_not_on_turn_may_not_act() {
    // PC-2.5
    use tetrapolis_game::{Game, Seat};
    let game = after_setup(2);
    let deck = game.game.parse_action("deck").expect("an action");
    let refusal = game.game.permit(&game.state, Seat(1), deck).expect_err("not on turn");
    assert_eq!((refusal.rule.0, refusal.message.key), ("PC-2.5", "pc-not-to-act"));
}

#[test]
fn of_a_card_lying_resource_side_up_only_tier_and_front_are_known() {
    // PC-2.6
    let mut game = after_setup(2);
    let place = game.seen_by(0)["market"][0][0].clone();
    assert_eq!(place, serde_json::json!({"shows": "front", "tier": 1, "front": "energy"}));
    // Any building of that tier and front may be on its other side.
    game.play("flip a1");
    let edition = Edition::builtin();
    let possible = edition.cards().iter().filter(|card| card.tier == 1 && card.front.to_string() == "energy");
    let mut names: Vec<String> = possible.map(|card| format!("building {}", card.id)).collect();
    let mut found = game.chances();
    names.sort();
    found.sort();
    assert_eq!(found, names);
}

#[test]
fn a_building_that_has_been_seen_is_never_found_again() {
    // PC-2.6
    let mut game = table("2 seats; city 1: wind-farm; city 2: gasworks; market d4: boiler-house");
    game.play("flip a1");
    let found = game.chances();
    assert_eq!(found.len(), 10);
    for seen in ["wind-farm", "gasworks", "boiler-house"] {
        assert!(!found.contains(&format!("building {seen}")));
    }
}

#[test]
fn a_building_seen_in_play_is_not_found_under_another_card() {
    // PC-2.6
    let mut game = after_setup(2);
    game.play("flip a1").chance("building wind-farm").play("take c1 d1").settle();
    game.play("flip d4");
    let found = game.chances();
    assert!(found.contains(&"building gasworks".to_owned()), "an energy card of tier 1 is turned");
    assert!(!found.contains(&"building wind-farm".to_owned()));
}
