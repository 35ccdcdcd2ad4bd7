//! MC-4.10 to MC-4.17: the locations.

use serde_json::json;
use tetrapolis_testkit::Scene;

use crate::table::table;

#[test]
fn the_prison_releases_everybody_even_with_nobody_in_control() {
    // MC-4.10
    let mut game = table("cell 1: 1; cell 3: 2; mafiosi 2: 0");
    game.pass_all();
    assert_eq!((game.of(1, "cell"), game.of(3, "cell")), (0, 0));
    assert_eq!((game.of(1, "mafiosi"), game.of(3, "mafiosi")), (8, 8));
}

#[test]
fn a_cancelled_prison_has_released_all_the_same() {
    // MC-4.10
    let mut game = table("cell 3: 2; stack 1: 1; hand 2: police-chief");
    game.pass_all().no_deals().play("jail 1.1").play("2: play police-chief").chance("close");
    assert_eq!((game.of(3, "cell"), game.of(1, "cell")), (0, 0));
}

#[test]
fn the_prisons_controller_may_jail_any_mafioso_of_any_stack() {
    // MC-4.10
    let mut game = table("stack 1: 1; stack 5: 2 3; cell 2: 1");
    game.pass_all();
    assert_eq!(game.legal(), ["decline", "jail 1.1", "jail 5.1", "jail 5.2"]);
    game.play("jail 5.1");
    assert_eq!((game.stack(5), game.of(2, "cell")), (vec![3], 1));
}

#[test]
fn a_location_that_was_evaluated_is_not_safe_from_the_prison() {
    // MC-4.10
    let mut game = table("stack 1: 1; stack 5: 2; mayor 1");
    game.pass_all().play("pick 5").play("decline").play("pick 1");
    assert!(game.is_legal("jail 5.1"));
}

#[test]
fn the_cell_does_not_count_for_control_and_is_left_at_the_next_evaluation() {
    // MC-4.11
    let mut game = table("hand 1: informer; stack 1: 2 2 1; stack 4: 2");
    game.play("play informer 4.1").run_to("effect");
    assert_eq!(game.here(), "prison");
    assert_eq!(game.points(), [0, 1, 0]);
    assert_eq!(game.of(2, "cell"), 0, "jailed in phase I, out in phase II of the same round");
}

#[test]
fn nothing_else_gets_a_mafioso_out_of_the_cell() {
    // MC-4.11
    let mut game = table("cell 2: 2; hand 1: big-plan police-raid; hand 2: fbi; stack 1: 1 1");
    assert_eq!(game.legal_starting("play big-plan 1").len(), 12, "the two of the stack, to six places");
    game.play("play police-raid 1").close();
    assert_eq!(game.of(2, "cell"), 2);
    assert!(game.legal_starting("hat").is_empty());
}

#[test]
fn the_ports_controller_may_move_the_hitman_then_play_a_hitman_card() {
    // MC-4.12
    let mut game = table("stack 2: 1; stack 1: 2; hand 1: hitman; mayor 1");
    game.pass_all().play("pick 2").no_deals();
    assert_eq!(game.phase(), "effect");
    game.play("move 1");
    assert_eq!(game.figure("hitman"), "prison");
    assert_eq!(game.legal(), ["decline", "play hitman 1.1"]);
    game.play("play hitman 1.1");
    assert!(game.stack(1).is_empty());
}

#[test]
fn the_hitman_moves_to_an_adjacent_location_only() {
    // MC-4.12: the city of the table is laid 1 in the middle, then 2 to 7 around.
    let mut game = table("stack 2: 1");
    game.pass_all();
    assert_eq!(game.legal(), ["decline", "move 1", "move 3", "move 7"]);
    assert_eq!(game.refused("move 5"), "MC-4.12");
}

#[test]
fn a_cancelled_or_declined_move_does_not_prevent_the_card() {
    // MC-4.12
    let mut game = table("stack 2: 1 2; hand 1: hitman; hand 2: fbi");
    game.pass_all().no_deals();
    let mut declined = game.clone();
    declined.play("decline");
    assert_eq!(declined.legal(), ["decline", "play hitman 2.1", "play hitman 2.2"]);
    game.play("move 1").play("2: play fbi").chance("close");
    assert_eq!((game.figure("hitman"), game.phase()), (json!("port"), json!("hitman-card")));
}

#[test]
fn the_fighters_club_brings_a_mafioso_from_the_reserve() {
    // MC-4.13
    let mut game = table("stack 3: 1");
    game.pass_all();
    let before = game.of(1, "mafiosi");
    game.play("use");
    assert_eq!((game.of(1, "reserve"), game.of(1, "mafiosi")), (3, before + 1));
}

#[test]
fn those_tied_at_the_fighters_club_choose_clockwise_from_the_first_player() {
    // MC-4.13
    let mut game = table("4 seats; first 3; stack 3: 1 3 4; reserve 4: 0");
    game.pass_all();
    assert_eq!(game.actor(), 3);
    game.play("use");
    assert_eq!(game.actor(), 1, "seat 4 has no reserve");
    game.play("decline");
    assert_eq!((game.of(3, "reserve"), game.of(1, "reserve")), (3, 4));
    assert_ne!(game.phase(), "recruit");
}

#[test]
fn the_policeman_shows_every_hand_from_the_moment_it_is_taken() {
    // MC-4.14
    let mut game = table("stack 4: 1; hand 2: thief; hand 3: fbi; policeman 3");
    game.pass_all().no_deals();
    assert_eq!(game.seen_by(1)["players"][1]["hand"], json!([]));
    assert_eq!(game.seen_by(3)["players"][1]["hand"][0]["id"], "thief");
    game.play("use").chance("look");
    assert_eq!(game.figure("policeman"), 1);
    assert_eq!(game.seen_by(1)["players"][1]["hand"][0]["id"], "thief");
    assert_eq!(game.seen_by(1)["players"][2]["hand"][0]["id"], "fbi");
    assert_eq!(game.seen_by(1)["players"][2]["remembered"], false, "it is seen now");
    assert_eq!(game.seen_by(3)["players"][1]["remembered"], true, "it was seen before");
    assert_eq!(game.seen_by(2)["players"][2]["hand"], json!([]), "what was seen stays with who saw it");
}

#[test]
fn cards_drawn_later_show_too_and_the_pile_does_not() {
    // MC-4.14
    let mut game = table("policeman 1; hand 2: shady-business; seat 2");
    game.play("play shady-business").chance("draw thief");
    assert_eq!(game.seen_by(1)["drawn"][0]["id"], "thief");
    assert_eq!(game.seen_by(3)["drawn"], json!([]));
    assert!(game.seen_by(1)["pile"].is_number());
}

#[test]
fn pending_answers_do_not_show() {
    // MC-4.14
    let mut game = table("policeman 3; hand 1: fbi; hand 2: informer informer; hand 3: fbi; stack 3: 1");
    game.play("hat fbi 3.1");
    let before = game.seen_by(3);
    game.play("2: fists informer informer");
    assert_eq!(game.seen_by(3), before);
}

#[test]
fn the_policeman_goes_back_when_nobody_is_in_control() {
    // MC-4.14
    let mut game = table("policeman 1; hand 2: thief");
    game.pass_all();
    assert_eq!(game.figure("policeman"), json!(null));
    // What was seen is remembered; it ends for cards drawn later.
    assert_eq!(game.seen_by(1)["players"][1]["hand"][0]["id"], "thief");
    assert_eq!(game.seen_by(1)["players"][1]["remembered"], true);
    game.run_to("turn");
    assert_eq!(game.hand(2).len(), 2);
    assert_eq!(game.seen_by(1)["players"][1]["hand"].as_array().expect("cards").len(), 1);
}

#[test]
fn the_business_district_draws_three_and_discards_any_one() {
    // MC-4.15
    let mut game = table("stack 5: 1; hand 1: fbi; discard: ");
    game.pass_all().no_deals().play("use");
    game.chance("draw thief").chance("draw thief").chance("draw hitman");
    assert_eq!(game.legal(), ["discard hitman", "discard thief", "discard fbi"]);
    game.play("discard fbi");
    assert_eq!((game.hand(1).len(), game.discard()), (3, vec!["fbi".to_owned()]));
}

#[test]
fn with_fewer_than_three_drawn_one_is_still_discarded() {
    // MC-4.15
    let mut game = table("stack 5: 1; hand 1: fbi; pile: thief; discard: ; rest 3; passed: 3");
    game.pass_all().no_deals().play("use").chance("draw thief");
    assert_eq!(game.legal(), ["discard thief", "discard fbi"]);
    let mut game = table("stack 5: 1; hand 1: fbi; discard: ; rest 3");
    game.pass_all().no_deals().play("use");
    assert_eq!(game.legal(), ["discard fbi"]);
}

#[test]
fn the_private_club_gives_one_extra_point_for_a_plus_one() {
    // MC-4.16
    let mut game = table("stack 6: 1; hand 1: pulling-strings complicity");
    game.pass_all().no_deals();
    assert_eq!(game.legal(), ["decline", "plus-one pulling-strings", "plus-one complicity"]);
    game.play("plus-one pulling-strings");
    assert_eq!(game.points(), [2, 0, 0]);
    assert_ne!(game.phase(), "extra-point", "one at most");
}

#[test]
fn after_a_cancelled_plus_one_another_may_be_played() {
    // MC-4.16
    let mut game = table("stack 6: 1; hand 1: pulling-strings complicity; hand 2: informer informer");
    game.pass_all().no_deals().play("plus-one pulling-strings").play("2: fists informer informer").chance("close");
    assert_eq!(game.legal(), ["decline", "plus-one complicity"]);
    game.play("plus-one complicity");
    assert_eq!(game.points(), [2, 0, 0]);
}

#[test]
fn town_hall_gives_the_mayor_or_takes_it_back() {
    // MC-4.17
    let mut game = table("stack 7: 2; mayor 1");
    game.pass_all().play("pick 7").play("use");
    assert_eq!(game.figure("mayor"), 2);
    let mut game = table("stack 7: 2 3; mayor 1");
    game.pass_all().play("pick 7");
    assert_eq!(game.figure("mayor"), json!(null), "a tie: nobody is in control");
}
