//! What is refused names the rule that forbids it and the reason, in every phase.

use tetrapolis_game::{Game, Notation, Seat};
use tetrapolis_testkit::Scene;
use tetrapolis_uptown::{Edition, UpTown};

use crate::table::{Table, table};

/// The rule and the reason of a refusal.
fn refused(table: &mut Table, action: &str) -> (&'static str, &'static str) {
    table.settle();
    let seat = table.game.turn(&table.state).actor().expect("one has to act");
    let action = table.game.parse_action(action).expect("an action");
    let refusal = table.game.permit(&table.state, seat, action).expect_err("it is refused");
    (refusal.rule.0, refusal.message.key)
}

#[test]
fn a_card_that_was_taken_to_be_played_is_not_discarded() {
    // UT-3.8
    let mut municipal = table("phase buy");
    municipal.play("municipal");
    assert_eq!(refused(&mut municipal, "discard"), ("UT-3.8", "ut-municipal-is-played"));
    municipal.play("choose a");
    assert_eq!(refused(&mut municipal, "discard"), ("UT-3.8", "ut-municipal-is-played"));
    // UT-3.7
    for owner in ["buy 1", "buy 2"] {
        let mut bought = table("phase buy");
        bought.play(owner);
        assert_eq!(refused(&mut bought, "discard"), ("UT-3.7", "ut-bought-is-played"));
    }
    // UT-3.1
    let mut kept = table("");
    kept.play("keep");
    assert_eq!(refused(&mut kept, "discard"), ("UT-3.1", "ut-kept-is-played"));
}

#[test]
fn a_project_other_than_the_one_chosen_is_refused_for_what_keeps_it_away() {
    // UT-1.6, UT-1.2: only the first face fits and is chosen automatically.
    let mut only = table("card new 1: shop / cafe, upper only\n top 1 new");
    only.play("keep");
    assert_eq!(refused(&mut only, "choose b"), ("UT-1.6", "ut-project-fits-nowhere"));
    assert_eq!(refused(&mut only, "choose c"), ("UT-1.2", "ut-no-back"));
    // UT-4.1: it is the one that was chosen.
    assert_eq!(refused(&mut only, "choose a"), ("UT-4.1", "ut-project-chosen"));
    let mut several = table("card new 1: shop / cafe\n top 1 new");
    several.play("keep").play("choose b");
    assert_eq!(refused(&mut several, "choose a"), ("UT-4.1", "ut-project-chosen"));
}

#[test]
fn collecting_upcoins_is_all_of_action_one_and_comes_before_action_two() {
    // UT-3.2
    let mut table = table("coins 1 4");
    for instead in ["keep", "discard"] {
        assert_eq!(refused(&mut table, instead), ("UT-3.2", "ut-collecting-is-all"));
    }
    for too_early in ["buy 2", "municipal", "pass"] {
        assert_eq!(refused(&mut table, too_early), ("UT-3.2", "ut-collect-first"));
    }
}

#[test]
fn with_an_empty_pile_nobody_is_told_to_take_a_municipal_card() {
    // UT-3.9, UT-3.4
    let mut empty = table("pile empty\n phase buy");
    assert_eq!(refused(&mut empty, "keep"), ("UT-3.9", "ut-second-action-empty"));
    assert_eq!(refused(&mut empty, "municipal"), ("UT-3.4", "ut-pile-empty"));
    let mut full = table("phase buy");
    assert_eq!(refused(&mut full, "keep"), ("UT-3.4", "ut-second-action-now"));
}

#[test]
fn a_gift_that_no_building_accepts_is_kept_away_by_no_gifts_and_not_by_roofs() {
    // UT-1.6, UT-4.4
    let shut = "card shut-1 1: office, no gifts / shop\n card shut-2 1: office, no gifts / shop\n card shut-3 1: office, no gifts / shop
        card shut-4 1: office, no gifts / shop\n card shut-5 1: office, no gifts / shop\n card new 1: shop / cafe, gift\n top 1 new
        street 2: shut-1 a | shut-2 a | shut-3 a | shut-4 a | shut-5 a";
    let mut table = table(shut);
    table.play("keep");
    assert_eq!(refused(&mut table, "choose b"), ("UT-1.6", "ut-project-fits-nowhere"));
}

#[test]
fn before_anybody_begins_the_marked_street_is_awaited_not_a_card() {
    // UT-2.5
    let game = UpTown::new(Edition::builtin(), 2);
    let action = game.parse_action("keep").expect("an action");
    let refusal = game.permit(&game.initial(), Seat(0), action).expect_err("it is refused");
    assert_eq!((refusal.rule.0, refusal.message.key), ("UT-2.5", "ut-marked-street-first"));
}
