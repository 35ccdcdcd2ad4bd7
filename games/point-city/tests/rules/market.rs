//! PC-4.

use tetrapolis_game::Turn;
use tetrapolis_testkit::Scene;

use crate::table::{after_setup, cards, table};

#[test]
fn empty_places_are_refilled_left_to_right_and_top_to_bottom_one_at_a_time() {
    // PC-4.1
    let mut game = after_setup(2);
    game.play("take c2 c3");
    assert_eq!((game.at("c2"), game.at("c3")), ("(building)".into(), "(building)".into()));
    // The top of the deck is industry.
    game.chance("building sawmill");
    assert_eq!((game.at("c2"), game.at("c3")), ("sawmill".into(), "(building)".into()));
    game.chance("front 1:ecology");
    game.chance("building duck-pond");
    assert_eq!(game.at("c3"), "duck-pond");
    game.chance("front 1:economy");
    assert_eq!(game.actor(), 2);
    assert_eq!(game.deck(), 64);
}

#[test]
fn after_a_resource_a_building_is_laid_and_after_a_building_a_resource() {
    // PC-4.2: b2 is a building, c2 a resource
    let mut game = table("2 seats; hand 1: energy energy; market b2: apple-orchard; top 3:economy*2");
    game.play("take b2 c2");
    assert_eq!(game.at("b2"), "3:economy*2", "the open card of the deck, as it is");
    assert_eq!(game.at("c2"), "(building)");
    game.chance("front 3:ingenuity");
    assert_eq!(game.rule_of("building parliament"), "PC-4.2");
    game.chance("building parliament");
    assert_eq!(game.at("c2"), "parliament");
}

#[test]
fn the_building_laid_is_the_other_side_of_the_open_card() {
    // PC-4.2
    let mut game = table("2 seats; top 3:community*2");
    game.play("take b2 c2");
    let mut found = game.chances();
    found.sort();
    let names = ["concert-hall", "football-stadium", "residential-towers", "university-campus", "university-hospital"];
    assert_eq!(found, names.map(|name| format!("building {name}")));
}

#[test]
fn a_card_flipped_and_then_taken_counts_as_a_building() {
    // PC-4.2
    let mut game = table("2 seats; hand 1: economy ecology; top 3:economy*2");
    game.play("flip a1").chance("building wind-farm").play("take a1 b1");
    assert_eq!(game.at("a1"), "3:economy*2");
    assert_eq!(game.at("b1"), "(building)");
}

#[test]
fn after_taking_from_the_deck_there_is_nothing_to_refill() {
    // PC-4.3
    let mut game = after_setup(2);
    let market = game.position()["market"].clone();
    game.play("deck").chance("front 1:energy").chance("front 1:energy");
    assert_eq!(game.actor(), 2);
    assert_eq!(game.position()["market"], market);
}

#[test]
fn the_order_is_pay_then_tokens_then_refill() {
    // PC-4.4
    let mut game = table("2 seats; hand 1: energy energy*2 ingenuity ingenuity; market b2: fire-station");
    game.play("take b2 c2");
    assert_eq!(game.legal_starting("pay").len(), game.legal().len());
    assert_eq!(game.at("b2"), "(resource)");
    game.play("pay energy energy*2");
    assert_eq!(game.legal_starting("token").len(), game.legal().len());
    assert_eq!(game.at("b2"), "(resource)");
    game.play("token flat-5");
    assert_ne!(game.at("b2"), "(resource)");
}

#[test]
fn after_each_card_of_the_deck_the_next_is_opened() {
    // PC-4.4
    let mut game = after_setup(2);
    game.play("take c2 c3").chance("building sawmill");
    assert_eq!(game.turn(), Turn::Chance);
    assert_eq!(game.chances().len(), 5, "the next front");
    assert_eq!(game.rule_of("front 1:ecology"), "PC-4.4");
    game.chance("front 1:ecology");
    assert!(game.chances().contains(&"building duck-pond".to_owned()), "an ecology card lies on top");
    let mut game = after_setup(2);
    game.play("deck").chance("front 1:energy");
    assert_eq!(game.hand(1), cards("energy industry ingenuity"));
    assert_eq!(game.turn(), Turn::Chance, "the third card is opened");
}

#[test]
fn while_chance_decides_nobody_acts() {
    // PC-3.2, PC-4.2, PC-4.4
    let mut game = after_setup(2);
    game.play("take c2 c3");
    assert_eq!(game.refused_to_all("take a1 b1"), ("PC-4.2", "pc-refill-first"));
    let building = game.chances()[0].clone();
    game.chance(&building);
    assert_eq!(game.refused_to_all("take a1 b1"), ("PC-4.4", "pc-refill-first"));
    game.settle().play("deck");
    assert_eq!(game.refused_to_all("take a1 b1"), ("PC-3.2", "pc-draw-first"), "between the cards of the deck");
    game.settle().play("flip a1");
    assert_eq!(game.refused_to_all("take a1 b1"), ("PC-3.1", "pc-flip-first"));
}

#[test]
fn chance_decides_only_what_can_come() {
    // PC-1.2, PC-2.2, PC-2.6
    let mut game = after_setup(2);
    assert_eq!(game.impossible("front 1:energy"), ("PC-3.2", "pc-no-chance-now"));
    game.play("take c2 c3");
    assert_eq!(game.impossible("building parliament"), ("PC-2.6", "pc-impossible-side"));
    assert_eq!(game.impossible("front 1:energy"), ("PC-4.2", "pc-impossible"));
    let building = game.chances()[0].clone();
    game.chance(&building);
    assert_eq!(game.impossible("front 2:ingenuity"), ("PC-2.2", "pc-impossible-tier"));
    game.settle().play("flip a1");
    assert_eq!(game.impossible(&building), ("PC-1.2", "pc-impossible-seen"));
}
