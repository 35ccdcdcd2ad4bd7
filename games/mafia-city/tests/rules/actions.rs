//! MC-3: phase I.

use tetrapolis_testkit::Scene;

use crate::table::table;

#[test]
fn turns_go_round_and_everybody_does_one_thing() {
    // MC-3.1
    let mut game = table("4 seats; first 2; seat 2");
    game.play("place 1");
    assert_eq!(game.actor(), 3);
    game.play("pass").play("place 1");
    assert_eq!(game.actor(), 1);
    assert_eq!(game.refused("2: place 1"), "MC-3.1");
}

#[test]
fn a_mafioso_from_the_hand_goes_on_top_of_any_stack() {
    // MC-3.2
    let mut game = table("stack 3: 2 3");
    assert_eq!(game.legal_starting("place").len(), 7);
    game.play("place 3");
    assert_eq!(game.stack(3), [2, 3, 1]);
    assert_eq!((game.of(1, "mafiosi"), game.of(1, "reserve")), (7, 4));
}

#[test]
fn the_reserve_is_not_placed_from() {
    // MC-3.2
    let game = table("mafiosi 1: 0; hand 1: thief");
    assert!(game.legal_starting("place").is_empty());
    assert_eq!(game.refused("place 3"), "MC-3.2");
}

#[test]
fn a_card_of_type_action_is_played_for_its_text_and_discarded() {
    // MC-3.3
    let mut game = table("hand 1: big-plan thief; stack 3: 2; discard: ");
    game.play("play big-plan 3.1 5");
    assert_eq!(game.stack(5), [2]);
    assert_eq!((game.hand(1), game.discard()), (vec!["thief".to_owned()], vec!["big-plan".to_owned()]));
    assert_eq!(game.actor(), 2);
}

#[test]
fn the_hat_is_played_with_one_card_or_two() {
    // MC-3.4
    let game = table("hand 1: fbi secret-deal; stack 3: 1");
    assert_eq!(game.legal_starting("hat "), ["hat fbi 3.1", "hat secret-deal 3.1"]);
    assert_eq!(game.legal_starting("hats").len(), 7);
    assert!(game.is_legal("hats fbi secret-deal 6"));
}

#[test]
fn waiting_discards_any_card_without_effect() {
    // MC-3.5
    let mut game = table("hand 1: hitman; discard: ");
    game.play("wait hitman");
    assert_eq!(game.discard(), ["hitman"]);
    assert_eq!(game.actor(), 2);
}

#[test]
fn passing_is_always_allowed_and_leaves_the_phase() {
    // MC-3.6
    let mut game = table("");
    game.play("pass").play("place 1").play("place 1");
    assert_eq!(game.actor(), 2, "who has passed and has no card is not asked");
}

#[test]
fn any_card_still_allows_waiting() {
    // MC-3.6
    let game = table("mafiosi 1: 0; hand 1: hitman");
    assert_eq!(game.legal(), ["pass", "wait hitman"]);
}

#[test]
fn whoever_has_neither_mafiosi_nor_cards_passes_automatically() {
    // MC-3.6
    let mut game = table("mafiosi 2: 0");
    game.play("place 1");
    assert_eq!(game.actor(), 3);
    assert!(game.has_passed(2));
}

#[test]
fn a_cancelled_text_or_symbol_costs_the_cards_and_the_turn() {
    // MC-3.7
    let mut game = table("hand 1: fbi thief; hand 2: informer informer; stack 3: 1; discard: ");
    game.play("hat fbi 3.1").play("2: fists informer informer").chance("close");
    assert_eq!(game.stack(3), [1]);
    assert_eq!(game.discard(), ["fbi", "informer", "informer"]);
    assert_eq!(game.actor(), 2);
}

#[test]
fn whoever_has_passed_may_lay_a_bullet_and_act_once() {
    // MC-3.8
    let mut game = table("hand 1: thief; passed: 1; discard: ");
    assert_eq!(game.legal(), ["decline", "bullet thief"]);
    game.play("bullet thief");
    assert_eq!(game.discard(), ["thief"]);
    assert!(game.legal().iter().all(|action| action.starts_with("place")), "an action, not a pass");
    game.play("place 4");
    assert_eq!(game.actor(), 2);
    assert!(game.has_passed(1));
}

#[test]
fn a_bullet_may_be_laid_on_as_many_turns_as_one_likes() {
    // MC-3.8
    let mut game = table("hand 1: thief thief; passed: 1");
    game.play("bullet thief").play("place 4").play("place 4").play("place 4");
    assert_eq!(game.actor(), 1);
    game.play("bullet thief");
    assert!(game.is_legal("place 4") && !game.is_legal("bullet thief"));
}

#[test]
fn if_nothing_is_possible_after_the_bullet_the_turn_is_over() {
    // MC-3.8: the two Fists that saved the Bullet were the last cards.
    let mut game = table("hand 1: thief informer informer; mafiosi 1: 0; passed: 1; hand 2: big-plan big-plan");
    game.play("bullet thief").play("2: fists big-plan big-plan").chance("close");
    game.play("1: fists informer informer").chance("close");
    assert_eq!(game.actor(), 2);
    assert!(game.hand(1).is_empty());
}

#[test]
fn a_raid_that_is_carried_out_makes_active_again() {
    // MC-3.9
    let mut game = table("hand 2: police-raid; stack 4: 2 2 1; passed: 1 3; seat 2; stack 5: 3");
    game.play("play police-raid 4");
    assert!(!game.has_passed(1));
    assert!(game.has_passed(3), "who got no mafioso back stays out");
    assert_eq!(game.actor(), 1);
    assert!(game.is_legal("pass"));
}

#[test]
fn a_cancelled_raid_revives_nobody() {
    // MC-3.9
    let mut game = table("hand 2: police-raid; hand 3: police-chief; stack 4: 2 2 1; passed: 1; seat 2");
    game.play("play police-raid 4").play("3: play police-chief").chance("close");
    assert!(game.has_passed(1));
}

#[test]
fn a_mafioso_returned_by_a_hat_revives_nobody() {
    // MC-3.9
    let mut game = table("hand 1: thief fbi; stack 4: 1; passed: 1");
    game.play("bullet thief").play("hat fbi 4.1");
    assert!(game.has_passed(1));
}

#[test]
fn the_raid_brings_back_the_player_who_used_a_bullet_for_it() {
    // MC-3.9, MC-9.6
    let mut game = table("hand 1: thief police-raid; stack 4: 1 1; passed: 1");
    game.play("bullet thief").play("play police-raid 4");
    assert!(!game.has_passed(1));
    game.play("place 1").play("place 1");
    assert_eq!(game.actor(), 1);
    assert!(game.is_legal("pass"), "active again");
}

#[test]
fn the_phase_ends_at_the_moment_the_last_active_player_passes() {
    // MC-3.10
    let mut game = table("hand 1: thief; passed: 1 2; seat 3; stack 2: 3");
    game.play("pass");
    assert_eq!(game.here(), "port", "nobody is asked for a Bullet any more");
}

#[test]
fn a_thief_needs_an_opponent_with_a_card() {
    // MC-3.11
    assert!(table("hand 1: thief").legal_starting("play").is_empty());
    assert_eq!(table("hand 1: thief").refused("play thief 2"), "MC-3.11");
    assert_eq!(table("hand 1: thief; hand 3: fbi").legal_starting("play"), ["play thief 3"]);
}

#[test]
fn texts_about_mafiosi_need_them_in_stacks() {
    // MC-3.11
    let game = table("hand 1: informer big-plan pulling-strings police-raid; cell 1: 2");
    assert!(game.legal_starting("play").is_empty());
    let game = table("hand 1: informer big-plan pulling-strings police-raid; stack 4: 1");
    assert_eq!(game.legal_starting("play informer"), ["play informer 4.1"]);
    assert_eq!(game.legal_starting("play big-plan").len(), 6);
    assert!(game.legal_starting("play pulling-strings").is_empty());
    assert!(game.legal_starting("play police-raid").is_empty());
    let game = table("hand 1: pulling-strings police-raid; stack 4: 1 2 1; stack 2: 2 2");
    assert_eq!(game.legal_starting("play"), ["play police-raid 4", "play pulling-strings 2 4"]);
}

#[test]
fn hats_need_an_own_mafioso_or_a_reserve() {
    // MC-3.11
    let game = table("hand 1: fbi fbi; reserve 1: 0; stack 4: 2");
    assert!(game.legal_starting("hat").is_empty());
    assert_eq!(game.refused("hat fbi 4.1"), "MC-8.3");
    assert_eq!(game.refused("hats fbi fbi 4"), "MC-8.3");
}

#[test]
fn a_shady_business_needs_a_card_to_draw() {
    // MC-3.11
    assert!(table("hand 1: shady-business").is_legal("play shady-business"));
    assert!(!table("hand 1: shady-business; discard: ; rest 2").is_legal("play shady-business"));
}

#[test]
fn a_bullet_needs_another_card_or_a_mafioso_in_hand() {
    // MC-3.11
    let mut game = table("hand 1: thief; mafiosi 1: 0; passed: 1; seat 3");
    game.play("place 1");
    assert_eq!(game.actor(), 2, "seat 1 is not asked");
    let mut game = table("hand 1: thief fbi; mafiosi 1: 0; passed: 1; seat 3");
    game.play("place 1");
    assert_eq!(game.actor(), 1);
}

#[test]
fn whoever_has_passed_may_react_and_be_a_target() {
    // MC-3.12
    let mut game = table("hand 1: thief; hand 2: police-chief; passed: 2");
    game.play("play thief 2").play("2: play police-chief").chance("close");
    assert!(game.hand(2).is_empty());
    assert_eq!(game.actor(), 3);
}

#[test]
fn after_sixty_turns_a_player_is_out_and_cannot_be_revived() {
    // MC-3.13
    let mut game = table("turns 1: 59; hand 1: thief; hand 2: police-raid; stack 4: 2 2 1");
    game.play("place 1");
    assert!(game.has_passed(1));
    game.play("play police-raid 4").close().play("place 1");
    assert!(game.has_passed(1), "the Raid gave a mafioso back");
    assert_eq!(game.actor(), 2, "not even for a Bullet");
}

#[test]
fn bullet_turns_count_and_declining_one_does_not() {
    // MC-3.13
    let mut game = table("turns 1: 59; hand 1: thief thief; passed: 1");
    game.play("decline").play("place 1").play("place 1");
    assert_eq!(game.of(1, "turns"), 59);
    game.play("bullet thief").play("place 1").play("place 1").play("place 1");
    assert_eq!((game.of(1, "turns"), game.actor()), (60, 2));
}
