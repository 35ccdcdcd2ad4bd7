//! Notation is read as it is written, and nothing that somebody types does harm.

use proptest::prelude::*;
use tetrapolis_game::{Game, Notation};
use tetrapolis_mafia_city::{Edition, Goal, MafiaCity};
use tetrapolis_testkit::{reads_as_written, survives, walk};

fn game(seats: u8) -> MafiaCity {
    MafiaCity::new(Edition::builtin(), seats, Goal::Advanced)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn every_step_is_read_as_it_is_written(seats in 3_u8..6, seed in any::<u64>(), steps in 0_u32..500) {
        let game = game(seats);
        reads_as_written(&game, &walk(&game, seed, steps));
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,40}") {
        let game = game(3);
        survives(&game, &game.initial(), &text);
    }

    #[test]
    fn words_of_the_notation_in_any_order_never_break_a_position(
        seed in any::<u64>(), steps in 0_u32..400,
        words in prop::collection::vec(prop::sample::select(vec![
            "place", "wait", "hat", "hats", "bullet", "play", "fists", "plus-one", "jail", "move", "use", "discard",
            "pick", "ask", "back", "keep", "redraw", "pass", "decline", "first", "tile", "draw", "steal", "look", "close", "1:", "2:",
            "3:", "*", "1", "2", "3", "7", "0", "9", "1.1", "3.2", "7.64", "2.0", "fbi", "thief", "informer", "big-plan",
            "secret-deal", "hitman", "complicity", "shady-business", "pulling-strings", "police-raid", "police-chief",
        ]), 1..6),
        seat in 1..4,
    ) {
        let game = game(3);
        let (state, typed) = (walk(&game, seed, steps), words.join(" "));
        for text in [format!("{seat}: {typed}"), format!("* {typed}"), typed] {
            survives(&game, &state, &text);
        }
    }
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
    let game = game(3);
    for (text, key) in [
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
    ] {
        assert_eq!(game.parse_action(text).expect_err("refused").0.key, key, "{text}");
    }
    for (text, key) in [("rain", "mc-no-outcome"), ("first 4", "mc-no-seat"), ("draw gun", "mc-no-card")] {
        assert_eq!(game.parse_chance(text).expect_err("refused").0.key, key, "{text}");
    }
}
