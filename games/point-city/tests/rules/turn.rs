//! PC-3.1 to PC-3.3, and what goes with taking: PC-3.12 to PC-3.16.

use serde_json::json;
use tetrapolis_game::Turn;
use tetrapolis_testkit::Scene;

use crate::table::{after_setup, cards, table};

#[test]
fn a_card_of_a_row_or_column_of_resources_may_be_flipped() {
    // PC-3.1: one building in each row and column but row 3 and column c
    let game = table("2 seats; market a1: wind-farm; market b2: gasworks; market d4: boiler-house");
    let flips = ["flip c1", "flip c2", "flip a3", "flip b3", "flip c3", "flip d3", "flip c4"];
    assert_eq!(game.legal_starting("flip"), flips);
    assert_eq!(game.rule_of("flip c1"), "PC-3.1");
}

#[test]
fn a_card_outside_such_a_line_may_not_be_flipped() {
    // PC-3.1
    let game = table("2 seats; market a1: wind-farm; market b2: gasworks; market d4: boiler-house");
    let refusal = game.refusal("flip a2");
    assert_eq!((refusal.rule.0, refusal.message.key), ("PC-3.1", "pc-flip-no-line"));
}

#[test]
fn only_one_card_is_flipped_in_a_turn() {
    // PC-3.1
    let mut game = after_setup(2);
    game.play("flip a1").chance("building wind-farm");
    assert!(game.legal_starting("flip").is_empty());
    assert_eq!(game.refusal("flip d4").message.key, "pc-flip-once");
    game.play("take c4 d4").settle();
    assert!(!game.legal_starting("flip").is_empty(), "the next turn allows it again");
}

#[test]
fn flipping_is_not_mandatory_and_comes_before_taking() {
    // PC-3.1
    let mut game = after_setup(2);
    assert!(game.is_legal("take a1 b1") && game.is_legal("deck"));
    game.play("take a1 b1");
    assert_eq!(game.turn(), Turn::Chance, "the turn is over but for the refill");
}

#[test]
fn a_building_is_never_turned_back() {
    // PC-3.1
    let game = table("2 seats; market a1: wind-farm");
    assert_eq!(game.refusal("flip a1").message.key, "pc-flip-building");
}

#[test]
fn two_adjacent_cards_may_be_taken() {
    // PC-3.2
    let game = after_setup(2);
    assert_eq!(game.legal_starting("take").len(), 24);
    assert!(game.is_legal("take b2 c2") && game.is_legal("take b2 b3"));
    assert_eq!(game.rule_of("take b2 c2"), "PC-3.2");
}

#[test]
fn cards_that_are_not_adjacent_may_not_be_taken() {
    // PC-3.2
    let game = after_setup(2);
    assert_eq!(game.refusal("take a1 a1").message.key, "pc-same-place");
    for pair in ["take b2 c3", "take a1 c1", "take a1 d4"] {
        let refusal = game.refusal(pair);
        assert_eq!((refusal.rule.0, refusal.message.key), ("PC-3.2", "pc-not-adjacent"), "{pair}");
    }
}

#[test]
fn the_deck_gives_its_two_top_cards_of_which_the_second_is_unknown() {
    // PC-3.2
    let mut game = after_setup(2);
    game.play("deck");
    assert_eq!(game.hand(1), cards("ingenuity industry"), "the open card at once");
    assert_eq!(game.turn(), Turn::Chance, "there is no way back");
    assert_eq!(game.chances().len(), 5);
    game.chance("front 1:ecology");
    assert_eq!(game.hand(1), cards("ingenuity industry ecology"));
    assert_eq!(game.deck(), 64);
}

#[test]
fn taking_is_mandatory() {
    // PC-3.2
    let refusal = after_setup(2).refusal("pass");
    assert_eq!((refusal.rule.0, refusal.message.key), ("PC-3.2", "pc-must-take"));
}

#[test]
fn cards_of_the_deck_are_resources_and_stay_before_the_player() {
    // PC-3.3
    let mut game = after_setup(2);
    game.play("deck").chance("front 1:energy").settle();
    game.play("deck").settle();
    assert_eq!(game.hand(1), cards("ingenuity industry energy"), "kept over the other's turn");
    assert_eq!(game.city(1), json!([]));
}

#[test]
fn resources_are_free() {
    // PC-3.3
    let mut game = after_setup(2);
    game.play("take a1 b1");
    assert_eq!(game.hand(1), cards("energy industry ingenuity"));
    assert_eq!(game.discard(), json!({}));
}

#[test]
fn a_civic_building_lets_its_builder_choose_a_token() {
    // PC-3.12
    let mut game = table("2 seats; hand 1: energy energy energy; market b2: fire-station");
    game.play("take b2 c2");
    assert_eq!(game.actor(), 1);
    assert_eq!(game.legal().len(), 10);
    assert_eq!(game.rule_of("token flat-7"), "PC-3.12");
    game.play("token flat-7");
    assert_eq!(game.tokens(1), json!(["flat-7"]));
    assert_eq!(game.turn(), Turn::Chance, "refilled only now (PC-4.4)");
}

#[test]
fn the_pool_is_not_refilled() {
    // PC-3.12
    let mut game = table("2 seats; hand 1: energy energy energy; market b2: fire-station");
    game.play("take b2 c2").play("token flat-7").settle();
    assert_eq!(game.position()["pool"].as_array().expect("tokens").len(), 9);
}

#[test]
fn a_token_must_be_taken_before_anything_else() {
    // PC-3.12
    let mut game = table("2 seats; hand 1: energy energy energy; market b2: fire-station");
    game.play("take b2 c2");
    for action in ["pass", "deck", "take a1 b1", "flip a1", "pay energy"] {
        assert_eq!(game.refusal(action).message.key, "pc-token-first", "{action}");
    }
    assert_eq!(game.refusal("token ingenuity").message.key, "pc-token-gone");
}

#[test]
fn two_civic_buildings_take_two_tokens_one_after_the_other() {
    // PC-3.12
    let mut game = table(
        "2 seats; hand 1: energy energy energy industry industry industry; market b2: fire-station; market b3: corner-library",
    );
    game.play("take b2 b3").play("token flat-5");
    assert_eq!(game.actor(), 1);
    assert_eq!(game.legal().len(), 9);
    game.play("token flat-7");
    assert_eq!(game.tokens(1), json!(["flat-5", "flat-7"]));
    assert_eq!(game.turn(), Turn::Chance);
}

#[test]
fn two_civic_buildings_take_the_one_token_that_is_left() {
    // PC-3.12
    let civics = "fire-station corner-library registry-office police-post post-office";
    let tokens = "flat-5 flat-7 missing full-set ingenuity";
    let mut game = table(&format!(
        "2 seats; city 1: {civics}; tokens 1: {tokens}; \
         city 2: land-registry town-hall-annexe lost-property-office local-museum; \
         tokens 2: types-2 types-3 each-energy each-industry; pool: each-ecology; \
         hand 1: energy energy*2 industry*2 industry*2; market b2: employment-office; market b3: public-library"
    ));
    game.play("take b2 b3");
    assert_eq!(game.legal(), ["token each-ecology"]);
    game.play("token each-ecology");
    assert_eq!(game.turn(), Turn::Chance);
}

#[test]
fn with_the_pool_empty_a_civic_building_is_legal_and_gives_nothing() {
    // PC-3.12
    let mut game = table(
        "2 seats; city 1: corner-library registry-office police-post post-office land-registry; \
         tokens 1: flat-5 flat-7 missing full-set ingenuity; \
         city 2: town-hall-annexe lost-property-office local-museum employment-office public-library; \
         tokens 2: types-2 types-3 each-energy each-industry each-ecology; \
         hand 1: energy energy energy; market b2: fire-station",
    );
    game.play("take b2 c2");
    assert_eq!(game.turn(), Turn::Chance);
    assert!(game.city(1).as_array().expect("a city").contains(&json!("fire-station")));
}

#[test]
fn the_discard_pile_is_out_of_the_game() {
    // PC-3.13: the deck is used up, and stays so however much has been discarded
    let game = table("2 seats; last turn; hand 2: energy");
    assert_eq!(game.deck(), 0);
    assert!(!game.discard().as_object().expect("cards").is_empty());
    assert!(!game.is_legal("deck"));
}

#[test]
fn after_a_flip_any_pair_or_the_deck_may_be_taken() {
    // PC-3.14
    let mut game = after_setup(2);
    game.play("flip a1").chance("building wind-farm");
    assert!(game.is_legal("deck") && game.is_legal("take c4 d4") && game.is_legal("take c3 c4"));
    game.play("deck").settle();
    assert_eq!(game.at("a1"), "wind-farm", "what was revealed stays");
}

#[test]
fn the_market_does_not_wrap_round() {
    // PC-3.14
    let game = after_setup(2);
    for pair in ["take a1 a4", "take a1 d1", "take c1 c4"] {
        let refusal = game.refusal(pair);
        assert_eq!((refusal.rule.0, refusal.message.key), ("PC-3.14", "pc-no-wrap"), "{pair}");
    }
    assert_eq!(game.refusal("take d1 a2").message.key, "pc-not-adjacent");
}

#[test]
fn any_number_of_resource_cards_may_be_held() {
    // PC-3.15
    let many = "energy energy energy energy energy industry industry industry industry industry economy economy economy \
                economy economy community community community ingenuity ingenuity ingenuity ingenuity energy*2 energy*2";
    let mut game = table(&format!("2 seats; turn 32; hand 1: {many}"));
    game.play("take a1 b1").settle();
    let held: u64 =
        game.hand(1).as_object().expect("cards").values().map(|count| count.as_u64().expect("a number")).sum();
    assert_eq!(held, 26);
}

#[test]
fn cards_with_the_same_front_pay_alike_whatever_their_tier() {
    // PC-3.16: two doubles, one of tier 2 and one of tier 3; starting and other ingenuity
    let mut game = table(
        "2 seats; market b2: 2:energy*2; market b3: 3:energy*2; market d3: apple-orchard; hand 1: ingenuity ingenuity",
    );
    game.play("take b2 b3").settle();
    game.play("deck").settle();
    game.play("take c3 d3");
    let energies = ["pay ingenuity ingenuity", "pay energy*2", "pay energy ingenuity"];
    assert_eq!(game.legal_starting("pay"), energies, "no way is listed twice");
}
