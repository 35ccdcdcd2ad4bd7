//! Notation is read as it was written, and nothing that somebody types does harm.

use tetrapolis_game::Notation;
use tetrapolis_mafia_city::{Edition, Goal, MafiaCity};
use tetrapolis_testkit::{check_notation, check_unreadable};

/// The words of the notation, and some that are nearly right.
const WORDS: &str = "
    place wait hat hats bullet play fists plus-one jail move use discard pick ask back keep redraw pass decline
    first tile draw steal look close 1: 2: 3: * 1 2 3 7 0 9 1.1 3.2 7.64 2.0 fbi thief informer big-plan
    secret-deal hitman complicity shady-business pulling-strings police-raid police-chief
";

fn game(seats: u8) -> MafiaCity {
    MafiaCity::new(Edition::builtin(), seats, Goal::Advanced)
}

#[test]
fn every_step_is_read_as_it_is_written_and_no_text_does_harm() {
    check_notation((3..=5).map(game), WORDS);
}

#[test]
fn the_order_of_cards_and_locations_is_free_and_locations_have_names() {
    let game = game(3);
    assert_eq!(game.parse_action("fists big-plan informer"), game.parse_action("fists informer big-plan"));
    assert_eq!(game.parse_action("hats fbi police-chief 2"), game.parse_action("hats police-chief fbi port"));
    assert_eq!(game.parse_action("play pulling-strings 5 1"), game.parse_action("play pulling-strings 1 5"));
    assert_eq!(game.parse_action("jail town-hall.2"), game.parse_action("jail 7.2"));
    assert_eq!(game.parse_action("play secret-deal 1"), game.parse_action("play secret-deal"));
    assert_eq!(game.parse_action("play secret-deal secret-deal"), game.parse_action("play secret-deal 2"));
}

#[test]
fn what_cannot_be_read_is_named() {
    check_unreadable(
        &game(3),
        &[
            ("jump", "mc-no-action"),
            ("place", "mc-no-action"),
            ("place 8", "mc-no-location"),
            ("jail 3", "mc-no-spot"),
            ("jail 3.0", "mc-no-spot"),
            ("jail 9.1", "mc-no-location"),
            ("wait gun", "mc-no-card"),
            ("play thief", "mc-no-target"),
            ("play thief 4", "mc-no-seat"),
            ("play fbi 2", "mc-no-target"),
            ("play secret-deal 0", "mc-no-deals"),
            ("play secret-deal 7", "mc-no-deals"),
            ("play secret-deal 300", "mc-no-deals"),
            ("play secret-deal 3 secret-deal 4", "mc-no-deals"),
            ("play secret-deal 2 3", "mc-no-card"),
            ("play secret-deal thief", "mc-no-deals"),
            ("ask 0", "mc-no-seat"),
            ("back many", "mc-no-number"),
            ("back 200", "mc-no-number"),
        ],
        &[("rain", "mc-no-outcome"), ("first 4", "mc-no-seat"), ("draw gun", "mc-no-card")],
    );
}
