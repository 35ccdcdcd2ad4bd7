//! UT-6: the end of the game.

use tetrapolis_testkit::Scene;
use tetrapolis_uptown::Phase;

use crate::table::{Table, table};

const ROOFS: &str = "card r1 1: office, roof / shop\n card r2 1: office, roof / shop\n card r3 1: office, roof / shop
    card r4 1: office, roof / shop\n card last 1: office, roof / cafe, rooftop only\n card gift 1: gift, roof / cafe, rooftop only";

fn play_out_turn(table: &mut Table) {
    let seat = table.seat();
    while !table.is_over() && table.seat() == seat {
        let action = table.choices().pop().expect("an action");
        table.play(&action);
        if !table.is_over() {
            table.settle();
        }
    }
}

#[test]
fn a_used_up_deck_triggers_the_end() {
    let mut table = table("left 2 1\n seat 2\n first 1"); // UT-6.1
    assert!(!table.picture().last_round);
    table.play("discard");
    assert!(table.picture().last_round);
    play_out_turn(&mut table);
    assert!(table.is_over());
}

#[test]
fn five_closed_plots_trigger_the_end() {
    let mut table =
        table(&format!("{ROOFS}\n top 2 last\n seat 2\n first 1\n street 2: r1 a | r2 a | r3 a | r4 a | -")); // UT-6.1
    table.play("keep").play("choose a").play("build 5");
    assert!(table.picture().last_round);
    play_out_turn(&mut table);
    assert!(table.is_over());
}

#[test]
fn four_closed_plots_end_nothing() {
    let mut table = table(&format!("{ROOFS}\n seat 2\n first 1\n street 2: r1 a | r2 a | r3 a | r4 a | filler-9 a")); // UT-6.1
    table.play("discard");
    play_out_turn(&mut table);
    assert!(!table.is_over());
    assert_eq!(table.seat(), 1);
}

#[test]
fn the_round_is_finished() {
    let mut table = table("seats 3\n left 2 1\n seat 2\n first 2"); // UT-6.2
    table.play("discard");
    play_out_turn(&mut table);
    assert_eq!((table.is_over(), table.seat()), (false, 3));
    play_out_turn(&mut table);
    assert_eq!((table.is_over(), table.seat()), (false, 1));
    play_out_turn(&mut table);
    assert!(table.is_over());
    assert_eq!(table.picture().turns % 3, 0, "all have had as many turns");
}

#[test]
fn whoever_sits_to_the_right_of_the_first_player_has_the_last_turn() {
    let mut table = table("seats 4\n left 4 1\n seat 4\n first 3"); // UT-6.2
    table.play("discard");
    for seat in [1, 2] {
        play_out_turn(&mut table);
        assert_eq!(table.seat(), seat);
    }
    play_out_turn(&mut table);
    assert!(table.is_over());
    assert_eq!(table.refused("discard"), "UT-6.2");
}

#[test]
fn a_purchase_can_use_up_a_deck() {
    let mut table = table("left 1 1\n seat 2\n first 1\n phase buy\n top 1 filler-9"); // UT-6.3
    table.play("buy 1").play("choose a").play("build 1");
    assert!(table.is_over());
}

#[test]
fn a_gift_can_close_the_last_plot() {
    let mut table =
        table(&format!("{ROOFS}\n top 2 gift\n seat 2\n first 1\n street 1: r1 a | r2 a | r3 a | r4 a | -")); // UT-6.3
    table.play("keep").play("give 1 5");
    assert!(table.picture().last_round && !table.is_over());
    assert_eq!(table.state.phase(), Phase::Open, "the turn is completed");
    play_out_turn(&mut table);
    assert!(table.is_over());
}

#[test]
fn the_turn_that_triggers_the_end_is_completed() {
    let mut table = table("left 1 1\n seat 1\n first 2"); // UT-6.3
    table.play("discard");
    assert_eq!((table.state.phase(), table.is_over()), (Phase::Buy, false));
}

#[test]
fn an_empty_pile_ends_nothing() {
    let mut table = table("pile left 1\n seat 2\n first 1\n phase buy"); // UT-6.3
    table.play("municipal").play("choose a").play("build 1");
    assert!(!table.picture().last_round && !table.is_over());
    assert_eq!(table.seat(), 1);
}

#[test]
fn an_empty_deck_sells_nothing_during_the_last_round() {
    let mut table = table("seats 3\n left 1 0\n seat 2\n first 1\n phase buy"); // UT-6.2, UT-3.4
    assert_eq!(table.choices(), ["buy 2", "buy 3", "municipal"]);
    assert_eq!(table.refused("buy 1"), "UT-3.4");
}
