//! UT-3: the two actions of a turn.

use tetrapolis_testkit::Scene;
use tetrapolis_uptown::Phase;

use crate::table::table;

/// Closes every plot of a street but the last.
const FOUR_ROOFS: &str = "card r1 1: office, roof / shop\n card r2 1: office, roof / shop
    card r3 1: office, roof / shop\n card r4 1: office, roof / shop\n card r5 1: office, roof / shop";

#[test]
fn action_one_takes_the_top_card_for_free() {
    let mut table = table("card dear 8: shop / cafe\n top 1 dear\n wallet 1 0"); // UT-3.1
    assert_eq!(table.choices(), ["keep", "discard"]);
    let before = table.deck(1);
    table.play("keep").play("choose a").play("build 4");
    assert_eq!((table.plot(1, 4), table.wallet(1), table.deck(1)), (vec!["dear a".to_owned()], 0, before - 1));
}

#[test]
fn action_one_may_discard_the_card() {
    let mut table = table("card dear 8: shop / cafe\n top 1 dear"); // UT-3.1
    table.play("discard").settle();
    assert_eq!((table.state.phase(), table.picture().action), (Phase::Buy, Some(2)));
    assert!((1..=5).all(|plot| table.plot(1, plot).is_empty()));
}

#[test]
fn a_card_that_fits_nowhere_can_only_be_discarded() {
    let mut table = table("card r 1: cafe, rooftop only / shop, upper only\n top 1 r"); // UT-3.1
    assert_eq!(table.choices(), ["discard"]);
    assert_eq!(table.refused("keep"), "UT-4.1");
}

#[test]
fn action_one_comes_before_action_two() {
    let mut table = table(""); // UT-3.1
    assert_eq!(table.refused("municipal"), "UT-3.1");
    assert_eq!(table.refused("buy 2"), "UT-3.1");
    table.play("discard");
    assert_eq!(table.refused("keep"), "UT-3.4");
}

#[test]
fn upcoins_on_the_own_deck_are_collected_and_that_is_the_whole_action() {
    let mut table = table("coins 1 4\n wallet 1 3"); // UT-3.2
    assert_eq!(table.choices(), ["collect"]);
    assert_eq!(table.refused("keep"), "UT-3.2");
    let before = table.deck(1);
    table.play("collect");
    assert_eq!((table.wallet(1), table.coins(1), table.deck(1)), (7, 0, before));
    assert_eq!(table.state.phase(), Phase::Buy);
}

#[test]
fn without_upcoins_on_the_deck_there_is_nothing_to_collect() {
    assert_eq!(table("").refused("collect"), "UT-3.2"); // UT-3.2
}

#[test]
fn action_one_is_skipped_with_an_empty_deck() {
    let mut table = table("left 2 0\n seat 1\n first 1\n phase buy"); // UT-3.3
    table.play("municipal").play("choose a").play("build 1").settle();
    assert_eq!((table.seat(), table.state.phase()), (2, Phase::Buy));
    assert_eq!(table.picture().action, Some(2));
}

#[test]
fn upcoins_where_an_empty_deck_was_are_collected() {
    let mut table = table("left 2 0\n coins 2 5\n wallet 2 1\n seat 1\n first 1\n phase buy"); // UT-3.3
    table.play("municipal").play("choose a").play("build 1").settle();
    assert_eq!((table.seat(), table.state.phase()), (2, Phase::Collect));
    table.play("collect");
    assert_eq!((table.wallet(2), table.state.phase()), (6, Phase::Buy));
}

#[test]
fn action_two_buys_from_any_deck_or_takes_a_municipal_card() {
    let mut table = table("seats 3\n phase buy"); // UT-3.4
    assert_eq!(table.choices(), ["buy 1", "buy 2", "buy 3", "municipal"]);
}

#[test]
fn the_price_of_a_card_of_the_own_deck_goes_to_the_bank() {
    let mut table = table("card dear 4: shop / cafe\n top 1 dear\n phase buy"); // UT-3.5
    table.play("buy 1").play("choose a").play("build 1");
    assert_eq!((table.wallet(1), table.coins(1), table.wallet(2), table.coins(2)), (6, 0, 10, 0));
    assert_eq!(table.plot(1, 1), ["dear a"]);
}

#[test]
fn the_price_of_a_card_of_another_deck_is_laid_on_that_deck() {
    let mut table = table("card dear 4: shop / cafe\n top 2 dear\n phase buy"); // UT-3.5
    table.play("buy 2").play("choose a").play("build 1");
    assert_eq!((table.wallet(1), table.coins(1), table.wallet(2), table.coins(2)), (6, 0, 10, 4));
    assert_eq!(table.plot(1, 1), ["dear a"]);
}

#[test]
fn a_deck_with_upcoins_on_it_sells_nothing() {
    let mut table = table("seats 3\n coins 2 3\n phase buy"); // UT-3.6
    assert_eq!(table.choices(), ["buy 1", "buy 3", "municipal"]);
    assert_eq!(table.refused("buy 2"), "UT-3.6");
}

#[test]
fn the_owner_can_buy_again_after_collecting() {
    let mut table = table("coins 1 3"); // UT-3.6
    table.play("collect");
    assert_eq!(table.choices(), ["buy 1", "buy 2", "municipal"]);
}

#[test]
fn a_card_must_be_affordable() {
    let mut table =
        table("card dear 4: shop / cafe\n card same 4: shop / cafe\n top 1 dear\n top 2 same\n wallet 1 3\n phase buy"); // UT-3.7
    assert_eq!(table.choices(), ["municipal"]);
    assert_eq!(table.refused("buy 1"), "UT-3.7");
    assert_eq!(table.refused("buy 2"), "UT-3.7");
}

#[test]
fn the_last_upcoin_can_be_spent() {
    let mut table = table("card dear 4: shop / cafe\n top 2 dear\n wallet 1 4\n phase buy"); // UT-3.7
    table.play("buy 2");
    assert_eq!(table.wallet(1), 0);
}

#[test]
fn a_card_is_bought_to_be_played() {
    let mut table = table("card r 1: cafe, rooftop only / shop, upper only\n top 2 r\n phase buy"); // UT-3.7
    assert_eq!(table.refused("buy 2"), "UT-3.7");
    assert_eq!(table.choices(), ["buy 1", "municipal"]);
    table.play("buy 1");
    assert_eq!(table.refused("discard"), "UT-3.7");
}

#[test]
fn a_municipal_card_that_fits_is_played() {
    let mut table =
        table("municipal hall: shop / cafe, upper only / cafe, upper only / cafe, upper only\n pile hall\n phase buy"); // UT-3.8
    table.play("municipal");
    assert_eq!(table.refused("discard"), "UT-3.8");
    table.play("build 1");
    assert_eq!(table.plot(1, 1), ["hall a"]);
}

#[test]
fn a_municipal_card_that_fits_nowhere_is_discarded() {
    let text = format!(
        "{FOUR_ROOFS}\n municipal hall: shop / cafe / office / apartment\n pile hall\n phase buy\n first 2
        street 1: r1 a | r2 a | r3 a | r4 a | r5 a"
    );
    let mut table = table(&text); // UT-3.8
    table.play("municipal").settle();
    assert!((1..=5).all(|plot| table.plot(1, plot).len() == 1));
    assert!(table.is_over());
}

#[test]
fn a_municipal_gift_that_fits_must_be_given() {
    let text = format!(
        "{FOUR_ROOFS}\n municipal hall: shop / cafe / office / gift, prestige -1\n pile hall\n phase buy\n first 2
        street 1: r1 a | r2 a | r3 a | r4 a | r5 a"
    );
    let mut table = table(&text); // UT-3.8
    table.play("municipal");
    assert_eq!(table.choices(), ["give 2 1", "give 2 2", "give 2 3", "give 2 4", "give 2 5"]);
}

#[test]
fn action_two_is_not_declined_while_the_pile_has_a_card() {
    let mut table = table("wallet 1 0\n phase buy"); // UT-3.9
    assert_eq!(table.choices(), ["municipal"]);
    assert_eq!(table.refused("pass"), "UT-3.9");
}

#[test]
fn with_an_empty_pile_buying_is_voluntary() {
    let mut table = table("pile empty\n phase buy"); // UT-3.9
    assert_eq!(table.choices(), ["buy 1", "buy 2", "pass"]);
    assert_eq!(table.refused("municipal"), "UT-3.4");
    assert_eq!(table.refused("discard"), "UT-3.9");
    table.play("pass");
    assert_eq!(table.seat(), 2);
}

#[test]
fn whoever_can_neither_buy_nor_take_skips_action_two() {
    let mut table = table("pile empty\n wallet 1 0"); // UT-3.9
    table.play("discard").settle();
    assert_eq!((table.seat(), table.state.phase()), (2, Phase::Keep));
}

#[test]
fn the_last_municipal_card_leaves_an_empty_pile() {
    let mut table = table("pile left 1\n phase buy"); // UT-3.9
    table.play("municipal").play("choose a").play("build 1");
    assert_eq!((table.picture().pile.left, table.picture().pile.top), (0, None));
    assert_eq!((table.seat(), table.state.phase()), (2, Phase::Keep));
}

#[test]
fn a_price_of_nothing_leaves_the_deck_selling() {
    let mut table =
        table("seats 3\n card gratis 0: shop / cafe\n top 2 gratis\n wallet 1 0\n wallet 3 10\n phase buy\n seat 1"); // UT-3.10
    assert_eq!(table.choices(), ["buy 2", "municipal"]);
    table.play("buy 2").play("choose a").play("build 1").settle();
    assert_eq!((table.coins(2), table.seat(), table.state.phase()), (0, 2, Phase::Keep));
    table.play("discard");
    assert!(table.choices().contains(&"buy 2".to_owned()));
}

#[test]
fn the_income_of_a_card_cannot_help_to_pay_for_it() {
    let text = "card rich 4: office, roof, income 9 / cafe, rooftop only\n top 2 rich\n phase buy\n wallet 1"; // UT-3.11
    assert_eq!(table(&format!("{text} 3")).refused("buy 2"), "UT-3.7");
    let mut table = table(&format!("{text} 4"));
    table.play("buy 2");
    assert_eq!((table.wallet(1), table.coins(2)), (0, 4));
    table.play("build 1");
    assert_eq!((table.wallet(1), table.coins(2)), (9, 4));
}
