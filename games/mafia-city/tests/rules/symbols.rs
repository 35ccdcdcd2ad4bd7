//! MC-8: symbols.

use tetrapolis_testkit::Scene;

use crate::table::table;

#[test]
fn a_card_is_used_for_its_text_or_its_symbol_or_by_waiting() {
    // MC-8.1
    let game = table("hand 1: fbi informer; stack 3: 1");
    let legal = game.legal();
    let uses = ["hat fbi 3.1", "wait fbi", "play informer 3.1", "wait informer"];
    assert!(uses.iter().all(|action| legal.contains(&(*action).to_owned())));
    assert_eq!(game.refused("wait thief"), "MC-8.1");
    assert_eq!(game.refused("hats fbi fbi 3"), "MC-8.1", "one card is not two");
}

#[test]
fn two_fists_cancel_a_text_or_a_symbol() {
    // MC-8.2
    for action in ["play pulling-strings 3 4", "hat fbi 3.1", "hats fbi fbi 3"] {
        let mut game = table("hand 1: pulling-strings fbi fbi; hand 2: informer big-plan; stack 3: 1; stack 4: 2");
        game.play(action);
        assert_eq!(game.legal_of(2), ["decline", "fists informer big-plan"]);
        game.play("2: fists informer big-plan").chance("close");
        assert_eq!((game.stack(3), game.stack(4)), (vec![1], vec![2]));
        assert!(game.hand(2).is_empty());
    }
}

#[test]
fn one_fist_cancels_nothing() {
    // MC-8.2
    let mut game = table("hand 1: fbi; hand 2: informer thief; stack 3: 1");
    game.play("hat fbi 3.1");
    assert_eq!(game.legal_of(2), ["decline"]);
    assert_eq!(game.refused("2: fists informer informer"), "MC-8.1");
    assert_eq!(game.refused("2: fists informer thief"), "MC-8.2");
}

#[test]
fn fists_never_cancel_a_location() {
    // MC-8.2
    let mut game = table("hand 2: informer informer; stack 1: 1");
    game.pass_all().no_deals().play("jail 1.1");
    assert_eq!(game.legal_of(2), ["decline"]);
    assert_eq!(game.refused("2: fists informer informer"), "MC-8.2");
}

#[test]
fn placing_waiting_and_passing_are_not_asked_about() {
    // MC-8.2
    for action in ["place 3", "wait fbi", "pass"] {
        let mut game = table("hand 1: fbi; hand 2: informer informer");
        game.play(action);
        assert_eq!(game.phase(), "turn");
    }
}

#[test]
fn one_hat_takes_an_own_mafioso_back_from_a_stack() {
    // MC-8.3
    let mut game = table("hand 1: fbi; stack 3: 2 1; cell 1: 1");
    assert_eq!(game.legal_starting("hat "), ["hat fbi 3.2"], "not out of the Cell, not another's");
    let before = game.of(1, "mafiosi");
    game.play("hat fbi 3.2");
    assert_eq!((game.stack(3), game.of(1, "mafiosi")), (vec![2], before + 1));
}

#[test]
fn two_hats_bring_a_mafioso_from_the_reserve() {
    // MC-8.3
    let mut game = table("hand 1: fbi police-chief; stack 3: 2; discard: ");
    let before = game.of(1, "mafiosi");
    game.play("hats police-chief fbi 3");
    assert_eq!((game.stack(3), game.of(1, "reserve"), game.of(1, "mafiosi")), (vec![2, 1], 3, before));
    assert_eq!(game.discard(), ["fbi", "police-chief"]);
}

#[test]
fn a_cancelled_bullet_ends_the_turn() {
    // MC-8.4
    let mut game = table("hand 1: thief fbi; hand 2: informer informer; passed: 1; discard: ");
    game.play("bullet thief").play("2: fists informer informer").chance("close");
    assert_eq!(game.actor(), 2);
    assert_eq!(game.hand(1), ["fbi"]);
}

#[test]
fn opponents_may_let_the_bullet_pass_and_cancel_the_action() {
    // MC-8.4
    let mut game = table("hand 1: thief fbi; hand 2: informer informer; passed: 1; stack 3: 1");
    game.play("bullet thief").close().play("hat fbi 3.1");
    game.play("2: fists informer informer").chance("close");
    assert_eq!(game.stack(3), [1]);
    assert!(game.hand(1).is_empty());
}

#[test]
fn only_fists_cancel_a_bullet() {
    // MC-8.4
    let mut game = table("hand 1: thief; hand 2: police-chief fbi; passed: 1");
    game.play("bullet thief");
    assert_eq!(game.legal_of(2), ["decline"]);
    assert_eq!(game.refused("2: play police-chief"), "MC-8.4");
}

#[test]
fn the_plus_one_works_in_the_private_club_only() {
    // MC-8.5
    let mut game = table("hand 1: pulling-strings; stack 6: 1");
    assert!(game.legal_starting("plus-one").is_empty());
    assert_eq!(game.refused("plus-one pulling-strings"), "MC-8.5");
    game.pass_all().no_deals();
    assert_eq!(game.legal(), ["decline", "plus-one pulling-strings"]);
}

#[test]
fn texts_are_used_by_their_type_alone() {
    // MC-8.6
    let game = table("hand 1: hitman secret-deal police-chief fbi complicity; hand 2: fbi; stack 3: 1 2");
    for text in ["hitman 3.1", "secret-deal", "police-chief", "fbi", "complicity 3.2"] {
        assert_eq!(game.refused(&format!("play {text}")), "MC-8.6");
    }
    // A text of type action does not serve in phase II, and nobody waits there.
    let mut game = table("hand 1: informer; stack 4: 1");
    game.pass_all();
    assert_eq!(game.legal(), ["decline"]);
    assert_eq!(game.refused("wait informer"), "MC-4.6");
}
