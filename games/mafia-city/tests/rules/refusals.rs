//! What is refused names the rule that forbids it and the reason, in every phase.

use tetrapolis_testkit::Scene;

use crate::table::{Table, table};

/// The rule and the reason of a refusal.
fn refused(game: &Table, action: &str) -> (&'static str, &'static str) {
    let refusal = game.refusal(action);
    (refusal.rule.0, refusal.message.key)
}

#[test]
fn a_step_by_another_seat_names_the_rule_of_the_phase() {
    // MC-3.1 in phase I only
    let mut game = table("stack 4: 1; stack 7: 2; hand 1: fbi; hand 2: fbi; hand 3: fbi; mayor 3");
    assert_eq!(refused(&game, "2: place 1"), ("MC-3.1", "mc-not-to-act"));
    game.pass_all();
    assert_eq!(refused(&game, "2: pick 4"), ("MC-4.1", "mc-not-to-decide"));
    game.play("pick 4");
    assert_eq!(refused(&game, "3: play secret-deal"), ("MC-4.6", "mc-not-to-decide"));
    game.no_deals();
    assert_eq!(refused(&game, "2: use"), ("MC-4.14", "mc-not-to-decide"));
    game.run_to("back");
    let other = if game.actor() == 1 { 2 } else { 1 };
    assert_eq!(refused(&game, &format!("{other}: back 0")), ("MC-5.1", "mc-not-to-decide"));
}

#[test]
fn while_chance_decides_the_rule_of_the_phase_is_named() {
    // MC-4.15
    let mut game = table("stack 5: 1; hand 1: fbi");
    game.pass_all().no_deals().play("use");
    assert_eq!(refused(&game, "1: discard fbi"), ("MC-4.15", "mc-chance-first"));
}

#[test]
fn a_shady_business_discards_only_what_was_drawn() {
    // MC-9.10
    let mut game = table("hand 1: shady-business fbi");
    game.play("play shady-business").chance("draw thief").chance("draw thief").chance("draw hitman");
    assert_eq!(refused(&game, "discard fbi"), ("MC-9.10", "mc-not-drawn"));
}

#[test]
fn the_business_district_discards_only_what_is_in_the_hand() {
    // MC-4.15
    let mut game = table("stack 5: 1; hand 1: fbi; discard: ; rest 3");
    game.pass_all().no_deals().play("use");
    assert_eq!(refused(&game, "discard thief"), ("MC-4.15", "mc-not-in-hand"));
}

#[test]
fn a_shady_business_with_both_piles_empty_has_nothing_to_draw() {
    // MC-3.11
    let game = table("hand 1: shady-business; rest 3");
    assert_eq!(refused(&game, "play shady-business"), ("MC-3.11", "mc-nothing-to-draw"));
}

#[test]
fn a_complicity_is_aimed_at_a_third_player() {
    // MC-9.9
    let mut game = table("hand 1: informer; hand 2: complicity; stack 3: 2 3 1 2");
    game.play("play informer 3.1").close();
    for own_or_causers in ["play complicity 3.2", "play complicity 3.3"] {
        assert_eq!(refused(&game, own_or_causers), ("MC-9.9", "mc-no-third-player"));
    }
    assert_eq!(refused(&game, "play complicity 3.9"), ("MC-9.9", "mc-no-mafioso"));
    assert_eq!(refused(&game, "play thief 1"), ("MC-9.9", "mc-wanted-complicity"));
}

#[test]
fn the_hitman_does_not_move_to_where_it_stands() {
    // MC-4.12
    let mut game = table("stack 2: 1");
    game.pass_all();
    assert_eq!(refused(&game, "move 2"), ("MC-4.12", "mc-hitman-here"));
    assert_eq!(refused(&game, "move 5"), ("MC-4.12", "mc-not-adjacent"));
}

#[test]
fn each_text_says_what_is_wrong_with_its_target() {
    let game =
        table("hand 1: thief police-raid pulling-strings big-plan informer; hand 3: fbi; stack 3: 1 2; stack 4: 1 1");
    // MC-9.3, MC-3.11
    assert_eq!(refused(&game, "play thief 1"), ("MC-9.3", "mc-own-cards"));
    assert_eq!(refused(&game, "play thief 2"), ("MC-3.11", "mc-no-card-to-steal"));
    // MC-9.6, MC-9.7, MC-9.8, MC-9.2
    assert_eq!(refused(&game, "play police-raid 3"), ("MC-9.6", "mc-fewer-than-two"));
    assert_eq!(refused(&game, "play pulling-strings 3 3"), ("MC-9.7", "mc-two-locations"));
    assert_eq!(refused(&game, "play pulling-strings 3 5"), ("MC-3.11", "mc-empty-stack"));
    assert_eq!(refused(&game, "play big-plan 3.1 3"), ("MC-9.8", "mc-same-location"));
    assert_eq!(refused(&game, "play informer 3.9"), ("MC-9.2", "mc-no-mafioso"));
    // MC-9.1
    let mut port = table("stack 2: 1; stack 1: 2; hand 1: hitman");
    port.pass_all().no_deals().run_to("hitman-card");
    assert_eq!(refused(&port, "play hitman 1.1"), ("MC-9.1", "mc-hitman-elsewhere"));
}

#[test]
fn a_text_without_any_target_says_what_it_would_need() {
    // MC-3.11
    let alone = table("hand 1: thief police-raid pulling-strings; stack 3: 1 2");
    assert_eq!(refused(&alone, "play thief 2"), ("MC-3.11", "mc-nobody-to-rob"));
    assert_eq!(refused(&alone, "play police-raid 3"), ("MC-3.11", "mc-two-of-yours-needed"));
    assert_eq!(refused(&alone, "play pulling-strings 1 2"), ("MC-3.11", "mc-two-stacks-needed"));
    let empty = table("hand 1: big-plan informer");
    assert_eq!(refused(&empty, "play big-plan 3.1 4"), ("MC-3.11", "mc-nobody-anywhere"));
    assert_eq!(refused(&empty, "play informer 3.1"), ("MC-3.11", "mc-nobody-anywhere"));
}

#[test]
fn what_a_card_is_comes_before_who_holds_it() {
    // MC-8.6, MC-8.1, MC-8.3: no Hitman in the hand would be an action either.
    let game = table("hand 1: fbi; stack 3: 1 2");
    assert_eq!(refused(&game, "play hitman 3.1"), ("MC-8.6", "mc-no-action-text"));
    assert_eq!(refused(&game, "play thief 2"), ("MC-8.1", "mc-not-in-hand"));
    assert_eq!(refused(&game, "hat thief 3.1"), ("MC-8.3", "mc-other-symbol"));
    assert_eq!(refused(&game, "hat police-chief 3.1"), ("MC-8.1", "mc-not-in-hand"));
    assert_eq!(refused(&game, "hats fbi fbi 3"), ("MC-8.1", "mc-not-twice-in-hand"));
    assert_eq!(refused(&game, "hat fbi 3.2"), ("MC-8.3", "mc-no-own-mafioso"));
    assert_eq!(refused(&game, "hat fbi 3.3"), ("MC-8.3", "mc-no-mafioso"));
    let nowhere = table("hand 1: fbi; stack 3: 2 2");
    assert_eq!(refused(&nowhere, "hat fbi 3.1"), ("MC-8.3", "mc-nothing-to-take-back"));
}

#[test]
fn a_symbol_at_the_wrong_time_says_when_it_is_for() {
    // MC-3.8, MC-8.2, MC-8.5
    let game = table("hand 1: thief informer informer complicity");
    assert_eq!(refused(&game, "bullet thief"), ("MC-3.8", "mc-bullet-when-passed"));
    assert_eq!(refused(&game, "fists informer informer"), ("MC-8.2", "mc-nothing-to-cancel"));
    assert_eq!(refused(&game, "plus-one complicity"), ("MC-8.5", "mc-plus-one-in-club"));
    let mut passed = table("hand 1: thief thief; passed: 1");
    passed.play("bullet thief");
    assert_eq!(refused(&passed, "bullet thief"), ("MC-3.8", "mc-wanted-action"), "one Bullet a turn");
}

#[test]
fn a_veto_that_cancels_nothing_says_why() {
    let mut game = table("hand 1: thief informer informer; hand 2: police-chief fbi thief; stack 3: 2");
    game.play("play thief 2");
    // MC-9.5, MC-8.6, MC-9.9
    assert_eq!(refused(&game, "2: play fbi"), ("MC-9.5", "mc-does-not-cancel"));
    assert_eq!(refused(&game, "2: play thief 1"), ("MC-8.6", "mc-no-reaction-text"));
    assert_eq!(refused(&game, "2: play complicity 3.1"), ("MC-9.9", "mc-does-not-cancel"));
    game.play("2: play police-chief").chance("close");
    // MC-10.1
    assert_eq!(refused(&game, "1: play fbi"), ("MC-10.1", "mc-only-fists-cancel-veto"));
    // MC-8.4
    let mut bullet = table("hand 1: thief fbi; hand 2: fbi fbi; passed: 1");
    bullet.play("bullet thief");
    assert_eq!(refused(&bullet, "2: play fbi"), ("MC-8.4", "mc-only-fists-cancel-bullet"));
}

#[test]
fn whoever_is_not_asked_is_told_why() {
    let mut game = table("4 seats; hand 1: fbi fbi; hand 2: informer informer; hand 3: thief; stack 3: 1");
    game.play("hat fbi 3.1");
    // MC-10.5, MC-10.6, MC-10.3
    assert_eq!(refused(&game, "1: decline"), ("MC-10.5", "mc-own-effect"));
    assert_eq!(refused(&game, "3: decline"), ("MC-10.6", "mc-not-asked"));
    game.play("2: decline");
    assert_eq!(refused(&game, "2: decline"), ("MC-10.3", "mc-answered"));
}

#[test]
fn the_mayors_holder_is_told_why_a_location_or_a_player_cannot_be_picked() {
    // MC-4.1
    let mut game = table("stack 2: 1 2; stack 4: 1; stack 5: 2; mayor 3");
    game.pass_all().play("pick 1");
    assert_eq!(refused(&game, "pick 1"), ("MC-4.1", "mc-picked"));
    let mut game = table("stack 2: 1 2; stack 4: 1; stack 7: 3; mayor 3");
    game.pass_all().run_to("pick-back");
    // MC-5.5, MC-5.2
    assert_eq!(refused(&game, "pick 5"), ("MC-5.5", "mc-nobody-there"));
    game.play("pick 2");
    assert_eq!(refused(&game, "ask 3"), ("MC-5.2", "mc-nothing-to-decide"));
    game.play("ask 1").play("back 0").play("back 0");
    assert_eq!(refused(&game, "pick 2"), ("MC-5.2", "mc-picked"));
}
