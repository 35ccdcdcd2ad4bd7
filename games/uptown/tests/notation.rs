//! Notation is read as it is written, and nothing that somebody types does harm.

use proptest::prelude::*;
use tetrapolis_game::{Game, Notation, Seat};
use tetrapolis_testkit::{reads_as_written, survives, walk};
use tetrapolis_uptown::{Action, Edition, End, Plot, UpTown};

fn game(seats: u8) -> UpTown {
    UpTown::new(Edition::builtin(), seats)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn every_step_is_read_as_it_is_written(seats in 2_u8..5, seed in any::<u64>(), steps in 0_u32..300) {
        let game = game(seats);
        reads_as_written(&game, &walk(&game, seed, steps));
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,40}") {
        let game = game(2);
        survives(&game, &game.initial(), &text);
    }

    #[test]
    fn words_of_the_notation_in_any_order_never_break_a_position(
        seed in any::<u64>(), steps in 0_u32..150,
        words in prop::collection::vec(prop::sample::select(vec![
            "collect", "keep", "discard", "buy", "municipal", "pass", "choose", "build", "give", "first", "top", "a", "b", "d",
            "e", "linden-house", "willow-bank", "youth-centre", "0", "1", "2", "3", "5", "9", "300", "1:", "2:", "*",
        ]), 0..6),
    ) {
        let game = game(2);
        survives(&game, &walk(&game, seed, steps), &words.join(" "));
    }
}

#[test]
fn actions_are_short_words() {
    let game = game(4);
    for (action, text) in [
        (Action::Collect, "collect"),
        (Action::Keep, "keep"),
        (Action::Discard, "discard"),
        (Action::Buy(Seat(1)), "buy 2"),
        (Action::Municipal, "municipal"),
        (Action::Pass, "pass"),
        (Action::Choose(End::ALL[1]), "choose b"),
        (Action::Build(Plot::all().nth(2).expect("a plot")), "build 3"),
        (Action::Give(Seat(1), Plot::all().nth(4).expect("a plot")), "give 2 5"),
    ] {
        assert_eq!(game.write_action(&action), text);
        assert_eq!(game.parse_action(text), Ok(action));
    }
}

#[test]
fn what_cannot_be_read_is_named() {
    let game = game(2);
    for (text, key) in [
        ("fly", "ut-no-action"),
        ("buy", "ut-no-action"),
        ("buy 3", "ut-no-seat"),
        ("choose e", "ut-no-end"),
        ("build 6", "ut-no-plot"),
        ("give 1 0", "ut-no-plot"),
    ] {
        assert_eq!(game.parse_action(text).expect_err("refused").0.key, key, "{text}");
    }
    for (text, key) in [("rain", "ut-no-outcome"), ("top nowhere", "ut-no-card"), ("first 9", "ut-no-seat")] {
        assert_eq!(game.parse_chance(text).expect_err("refused").0.key, key, "{text}");
    }
}
