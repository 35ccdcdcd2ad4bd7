//! PC-7.

use serde_json::json;
use tetrapolis_game::Turn;
use tetrapolis_testkit::Scene;

use crate::table::{after_setup, cards, new_game, table};

#[test]
fn the_solo_game_is_set_up_as_for_two_and_only_the_human_has_a_starting_card() {
    // PC-7.1
    let game = after_setup(1);
    assert_eq!(game.deck(), 66);
    assert_eq!((game.hand(1), game.hand(2)), (cards("ingenuity"), json!({})));
    assert_eq!(game.actor(), 1, "and begins, without chance");
}

#[test]
fn the_tokens_lie_in_a_row_and_the_human_chooses_freely() {
    // PC-7.2
    let text = "solo easy; hand 1: energy energy energy; market b2: fire-station; \
                pool: missing flat-7 types-2 types-3 ingenuity full-set each-energy each-ecology each-economy flat-5";
    let mut game = table(text);
    game.play("take b2 c2");
    assert_eq!(game.legal().len(), 10);
    game.play("token flat-5");
    assert_eq!(game.position()["pool"][0], "missing");
    assert_eq!(game.position()["pool"].as_array().map(Vec::len), Some(9));
}

#[test]
fn the_markers_begin_at_the_first_column_and_the_second_row() {
    // PC-7.3
    assert_eq!(after_setup(1).seen_by(0)["markers"], "a2");
}

#[test]
fn the_rival_takes_the_card_at_the_crossing_and_the_one_below() {
    // PC-7.4
    let mut game = after_setup(1);
    game.play("deck").settle_to_rival();
    assert_eq!(game.rule_of("rival"), "PC-7.4");
    game.chance("rival");
    assert_eq!((game.at("a2"), game.at("a3")), ("(building)".into(), "(building)".into()));
    assert_eq!(game.hand(2), cards("ecology community"));
}

#[test]
fn below_the_bottom_row_comes_the_top_row_of_the_same_column() {
    // PC-7.4, PC-7.5: the rival's ninth turn is at a4
    let mut game = table("solo easy; turn 17; market a4: clock-tower; market a1: stone-fountain");
    game.chance("rival");
    assert_eq!(game.city(2), json!(["stone-fountain", "clock-tower"]));
}

#[test]
fn the_markers_go_through_twelve_places_and_begin_again() {
    // PC-7.5
    let places = ["a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3", "a4", "b4", "c4", "d4", "a2", "b2", "c2", "d2", "a3"];
    for (turn, place) in places.into_iter().enumerate() {
        let game = table(&format!("solo easy; turn {}", 2 * turn));
        assert_eq!(game.seen_by(0)["markers"], place);
    }
}

#[test]
fn after_the_rival_the_market_is_refilled_as_usual() {
    // PC-7.5
    let mut game = table("solo easy; turn 17; market a4: clock-tower; top 2:economy*2");
    game.chance("rival");
    assert_eq!(game.at("a1"), "(building)");
    assert_eq!(game.at("a4"), "(resource)");
    game.chance("building merchant-bank").chance("front 2:ingenuity").settle();
    assert_eq!(game.at("a4"), "2:ingenuity");
    assert_eq!(game.actor(), 1);
}

#[test]
fn the_rival_pays_nothing_and_keeps_its_resource_cards() {
    // PC-7.6
    let mut game = table("solo easy; turn 17; market a4: planetarium; market a1: 2:ingenuity; hand 1: energy");
    game.chance("rival");
    assert_eq!(game.city(2), json!(["planetarium"]));
    assert_eq!(game.hand(2), cards("ingenuity"));
    assert_eq!(game.hand(1), cards("energy"));
}

#[test]
fn the_rival_never_flips() {
    // PC-7.6: it has one thing to do, and nobody decides
    let game = table("solo easy; turn 17");
    assert_eq!(game.turn(), Turn::Chance);
    assert_eq!(game.chances(), ["rival"]);
}

#[test]
fn the_rival_gets_the_leftmost_token_for_each_civic_building() {
    // PC-7.7
    let pool = "missing flat-7 types-2 types-3 ingenuity full-set each-energy each-ecology each-economy flat-5";
    let mut game =
        table(&format!("solo easy; turn 17; market a4: city-museum; market a1: customs-house; pool: {pool}"));
    game.chance("rival");
    assert_eq!(game.tokens(2), json!(["flat-7", "missing"]));
    assert_eq!(game.position()["pool"][0], "types-2");
}

#[test]
fn the_rival_gets_the_leftmost_of_those_left_and_nothing_when_none_is_left() {
    // PC-7.7
    let civics = "fire-station corner-library registry-office police-post post-office land-registry town-hall-annexe \
                  lost-property-office local-museum";
    let tokens = "flat-7 types-2 types-3 ingenuity full-set each-energy each-ecology each-economy flat-5";
    let text =
        format!("solo easy; turn 17; city 1: {civics}; tokens 1: {tokens}; pool: missing; market a4: city-museum");
    let mut game = table(&format!("{text}; market a1: customs-house"));
    game.chance("rival");
    assert_eq!(game.tokens(2), json!(["missing"]));
    assert_eq!(game.position()["pool"], json!([]));
}

/// A rival with 4 energy, 2 economy, 1 ecology, 4 points, 2 tokens and 3 ingenuity cards.
const RIVAL: &str = "city 2: energy energy energy energy economy economy ecology clock-tower fire-station police-post; \
                     tokens 2: missing flat-5; hand 2: ingenuity ingenuity ingenuity energy";

#[test]
fn an_easy_rival_scores_one_for_each_permanent_resource_and_three_for_each_token() {
    // PC-7.8
    let game = table(&format!("solo easy; turn 32; {RIVAL}"));
    assert_eq!(game.sheet(2), [("PC-6.1", 4), ("PC-7.8", 7), ("PC-7.8", 6)]);
    assert_eq!(game.score(2), 17);
}

#[test]
fn a_medium_rival_scores_one_two_or_four_for_each_kind_and_five_for_each_token() {
    // PC-7.8
    let game = table(&format!("solo medium; turn 32; {RIVAL}"));
    assert_eq!(game.sheet(2), [("PC-6.1", 4), ("PC-7.8", 4 + 2 + 1), ("PC-7.8", 10)]);
}

#[test]
fn a_hard_rival_scores_one_three_or_six_seven_for_each_token_and_one_for_each_ingenuity() {
    // PC-7.8
    let game = table(&format!("solo hard; turn 32; {RIVAL}"));
    assert_eq!(game.sheet(2), [("PC-6.1", 4), ("PC-7.8", 6 + 3 + 1), ("PC-7.8", 14), ("PC-7.8", 3)]);
}

#[test]
fn the_human_scores_as_usual_and_equal_points_are_a_draw() {
    // PC-7.9
    let tie = "solo easy; city 1: bakery; city 2: carousel; hand 1: energy energy energy";
    let game = table(&tie.replace("carousel", "economy economy"));
    assert_eq!((game.score(1), game.score(2)), (2, 2));
    assert_eq!(game.places(), [1, 1], "unspent cards break no tie");
    assert_eq!(table(tie).places(), [2, 1]);
    assert_eq!(table(&tie.replace("carousel", "economy")).places(), [1, 2]);
}

#[test]
fn the_game_ends_after_the_rivals_seventeenth_turn() {
    // PC-7.10
    let mut game = table("solo easy; turn 32");
    assert_eq!((game.deck(), game.actor()), (2, 1), "the human always finds two cards");
    game.play("deck").settle_to_rival();
    assert_eq!(game.deck(), 0);
    game.chance("rival");
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(game.seen_by(0)["market"].to_string().matches("\"shows\":\"empty\"").count(), 2);
}

#[test]
fn the_first_step_of_a_solo_game_is_the_deal() {
    // PC-7.1
    assert_eq!(new_game(1).turn(), Turn::Chance);
}
