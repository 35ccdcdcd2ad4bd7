//! PC-3.4 to PC-3.11.

use serde_json::json;
use tetrapolis_game::{Arg, Turn};
use tetrapolis_testkit::Scene;

use crate::table::{cards, table};

#[test]
fn whoever_cannot_pay_may_not_take() {
    // PC-3.4
    let game = table("2 seats; hand 1: energy; market b2: apple-orchard");
    assert!(!game.is_legal("take b2 b3"));
    let refusal = game.refusal("take b2 b3");
    assert_eq!((refusal.rule.0, refusal.message.key), ("PC-3.4", "pc-cannot-pay"));
    let Arg::List(short) = &refusal.message.args[0].1 else { panic!("what is short") };
    assert_eq!(short.len(), 1);
    assert_eq!(short[0].to_string(), "(pc-short need=2 resource=(pc-energy) have=1)");
}

#[test]
fn a_building_is_paid_in_full_and_at_once() {
    // PC-3.4
    let mut game = table("2 seats; hand 1: energy energy community; market b2: apple-orchard");
    game.play("take b2 b3");
    assert_eq!(game.hand(1), cards("community ecology"));
    assert_eq!(game.city(1), json!(["apple-orchard"]));
    assert_eq!(game.turn(), Turn::Chance, "one way to pay is no decision");
}

#[test]
fn cards_and_permanent_resources_pay_together() {
    // PC-3.4
    let mut game = table("2 seats; city 1: energy; hand 1: energy energy; market b2: apple-orchard");
    game.play("take b2 b3");
    assert_eq!(game.hand(1), cards("energy ecology"), "one card, one permanent resource");
    assert_eq!(game.seen_by(0)["players"][0]["permanents"]["energy"], 1, "kept");
}

#[test]
fn a_pair_is_legal_only_if_every_building_in_it_can_be_paid() {
    // PC-3.4
    let game = table("2 seats; hand 1: energy energy; market b2: apple-orchard; market b3: flower-stall");
    assert!(game.is_legal("take b2 c2") && game.is_legal("take b3 c3"));
    assert!(!game.is_legal("take b2 b3"), "four energy for both");
}

#[test]
fn what_is_spent_goes_to_the_discard_pile() {
    // PC-3.4
    let mut game = table("2 seats; hand 1: energy energy; market b2: apple-orchard");
    let before = game.discard()["energy"].as_u64().unwrap_or(0);
    game.play("take b2 b3");
    assert_eq!(game.discard()["energy"].as_u64(), Some(before + 2));
}

#[test]
fn a_double_pays_two_and_gives_no_change() {
    // PC-3.5
    let mut game = table("2 seats; hand 1: energy*2; market b2: apple-orchard; market c2: smithy");
    game.play("take b2 b3");
    assert_eq!(game.hand(1), cards("ecology"), "two with one card");
    let mut game = table("2 seats; hand 1: energy*2 economy; market b2: smithy");
    game.play("take b2 b3");
    assert_eq!(game.hand(1), cards("ecology"), "one with one card, the rest is lost");
}

#[test]
fn an_ingenuity_card_pays_one_of_any_resource() {
    // PC-3.6
    for building in ["solar-rooftop", "savings-bank", "battery-station"] {
        let mut game = table(&format!("2 seats; hand 1: ingenuity ingenuity; market b2: {building}"));
        game.play("take b2 b3");
        assert_eq!((game.city(1), game.hand(1)), (json!([building]), cards("ecology")));
    }
    let game = table("2 seats; hand 1: ingenuity; market b2: apple-orchard");
    assert!(!game.is_legal("take b2 b3"), "one card pays one, not two");
}

#[test]
fn a_resource_taken_with_a_building_may_pay_for_it() {
    // PC-3.7: c3 shows energy
    let mut game = table("2 seats; hand 1: energy; market d3: apple-orchard");
    assert!(game.is_legal("take c3 d3"));
    assert!(!game.is_legal("take d2 d3"), "economy does not help");
    game.play("take c3 d3");
    assert_eq!(game.hand(1), json!({}));
    assert_eq!(game.city(1), json!(["apple-orchard"]));
}

#[test]
fn an_ingenuity_card_taken_with_a_building_may_pay_for_it() {
    // PC-3.7
    let game = table("2 seats; hand 1: energy; market b2: apple-orchard; market b3: 2:ingenuity");
    assert!(game.is_legal("take b2 b3"));
}

#[test]
fn a_permanent_resource_pays_once_a_turn() {
    // PC-3.8: two permanent energy, and two buildings that cost two energy each
    let game = table("2 seats; city 1: energy energy; market b2: apple-orchard; market b3: flower-stall");
    assert!(game.is_legal("take b2 c2") && game.is_legal("take b3 c3"));
    assert!(!game.is_legal("take b2 b3"));
    let short = "pc-cannot-pay short=[(pc-short need=4 resource=(pc-energy) have=2)] ingenuity=0";
    assert_eq!(game.refusal("take b2 b3").to_string(), format!("PC-3.8: pc-permanent-once reason=({short})"));
    let game = table("2 seats; city 1: energy energy energy energy; market b2: apple-orchard; market b3: flower-stall");
    assert!(game.is_legal("take b2 b3"));
}

#[test]
fn a_permanent_resource_is_there_again_on_the_next_turn() {
    // PC-3.8
    let mut game = table("2 seats; city 1: energy energy; market b2: apple-orchard; market d2: flower-stall");
    game.play("take b2 b3").settle();
    game.play("deck").settle();
    assert!(game.is_legal("take d1 d2"));
}

#[test]
fn a_building_gives_nothing_in_the_turn_in_which_it_is_built() {
    // PC-3.9: the orchard costs two energy, the wind farm gives one
    let building = "market b2: apple-orchard; market b3: wind-farm; city 1: energy; hand 1: economy ecology";
    let mut game = table(&format!("2 seats; {building}"));
    assert!(!game.is_legal("take b2 b3"));
    let refusal = game.refusal("take b2 b3");
    assert_eq!((refusal.rule.0, refusal.message.key), ("PC-3.9", "pc-permanent-later"));
    game.play("take b3 c3").settle();
    game.play("deck").settle();
    assert!(game.is_legal("take b1 b2"), "from the next turn on");
    assert_eq!(game.seen_by(0)["players"][0]["permanents"]["energy"], 2, "one more, not two");
}

#[test]
fn a_double_pays_towards_one_building_only() {
    // PC-3.10: both cost one energy and one economy
    let text = "2 seats; market b2: clock-tower; market b3: smithy";
    let game = table(&format!("{text}; hand 1: energy*2 economy economy"));
    assert!(!game.is_legal("take b2 b3"));
    let refusal = game.refusal("take b2 b3");
    assert_eq!(
        refusal.to_string(),
        "PC-3.10: pc-cannot-pay short=[(pc-short-double need=2 resource=(pc-energy))] ingenuity=0"
    );
    let game = table(&format!("{text}; hand 1: energy*2 economy"));
    assert_eq!(game.refusal("take b2 b3").rule.0, "PC-3.4", "an economy is missing too");
    let game = table(&format!("{text}; hand 1: energy energy economy economy"));
    assert!(game.is_legal("take b2 b3"));
    let mut game = table(&format!("{text}; hand 1: energy*2 energy*2 economy economy"));
    game.play("take b2 b3");
    assert_eq!(game.hand(1), json!({}), "a double for each");
    let game = table(&format!("{text}; hand 1: energy*2 economy economy; city 1: energy"));
    assert!(game.is_legal("take b2 b3"), "the permanent resource pays for the other");
}

#[test]
fn permanent_resources_pay_first() {
    // PC-3.11
    let mut game = table("2 seats; city 1: energy energy; hand 1: energy energy*2; market b2: apple-orchard");
    game.play("take b2 b3");
    assert_eq!(game.hand(1), cards("energy energy*2 ecology"), "no card could be spent");
    assert_eq!(game.turn(), Turn::Chance);
}

#[test]
fn every_payment_of_which_no_card_could_be_left_out_is_offered() {
    // PC-3.11: three energy from a single, two doubles and an ingenuity card
    let mut game = table("2 seats; hand 1: energy energy*2 energy*2 ingenuity; market b2: fire-station");
    game.play("take b2 b3");
    let ways = ["pay energy*2 energy*2", "pay energy*2 ingenuity", "pay energy energy*2"];
    let mut offered = game.legal();
    offered.sort();
    let mut wanted = ways.map(str::to_owned);
    wanted.sort();
    assert_eq!(offered, wanted);
    assert_eq!(game.rule_of("pay energy energy*2"), "PC-3.11");
}

#[test]
fn a_double_that_could_be_left_out_is_not_offered() {
    // PC-3.11: two of the three energy are left to pay, and one double pays them
    let mut game = table("2 seats; city 1: energy; hand 1: energy*2 energy*2; market b2: fire-station");
    game.play("take b2 b3");
    assert_eq!(game.hand(1), cards("energy*2 ecology"), "the only way, so it happened by itself");
}

#[test]
fn a_payment_with_a_card_too_many_or_too_few_is_refused() {
    // PC-3.11
    let mut game = table("2 seats; hand 1: energy energy*2 energy*2 ingenuity; market b2: fire-station");
    game.play("take b2 b3");
    for (payment, rule, key) in [
        ("pay energy energy*2 energy*2", "PC-3.11", "pc-payment-too-much"),
        ("pay energy*2 energy*2 ingenuity", "PC-3.11", "pc-payment-too-much"),
        ("pay energy energy*2 ecology", "PC-3.11", "pc-payment-too-much"),
        ("pay energy*2", "PC-3.4", "pc-payment-too-little"),
        ("pay", "PC-3.4", "pc-payment-too-little"),
        ("pay energy energy energy", "PC-3.4", "pc-payment-not-held"),
    ] {
        let refusal = game.refusal(payment);
        assert_eq!((refusal.rule.0, refusal.message.key), (rule, key), "{payment}");
    }
    game.play("pay energy energy*2");
    assert_eq!(game.hand(1), cards("energy*2 ingenuity ecology"));
}

#[test]
fn a_payment_that_would_split_a_double_is_refused() {
    // PC-3.10: both cost one energy and one economy
    let text = "2 seats; market b2: clock-tower; market b3: smithy";
    let mut game = table(&format!("{text}; hand 1: energy*2 energy*2 energy economy economy"));
    game.play("take b2 b3");
    let refusal = game.refusal("pay energy*2 economy economy");
    assert_eq!((refusal.rule.0, refusal.message.key), ("PC-3.10", "pc-payment-splits-double"));
    assert_eq!(game.refusal("pay energy economy economy").rule.0, "PC-3.4", "one energy is missing");
}

#[test]
fn while_a_payment_is_due_nothing_else_may_be_done() {
    // PC-3.4
    let mut game = table("2 seats; hand 1: energy energy*2 energy*2 ingenuity; market b2: fire-station");
    assert_eq!(game.refusal("pay energy").message.key, "pc-nothing-to-pay");
    assert_eq!(game.refusal("token flat-5").message.key, "pc-no-token-now");
    game.play("take b2 b3");
    for action in ["deck", "pass", "take a1 b1", "flip a1", "token flat-5"] {
        assert_eq!(game.refusal(action).message.key, "pc-pay-first", "{action}");
    }
}
