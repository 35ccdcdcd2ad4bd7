//! Notation is read as it is written, and nothing that somebody types does harm.

use proptest::prelude::*;
use tetrapolis_cities::{Cities, Edition};
use tetrapolis_game::{Game, Notation};
use tetrapolis_testkit::{reads_as_written, survives, walk};

/// 2, 3 or 4 seats, or 5 for the long game.
fn game(which: u8) -> Cities {
    if which == 5 { Cities::long(Edition::builtin()) } else { Cities::new(Edition::builtin(), which) }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn every_step_is_read_as_it_is_written(which in 2_u8..6, seed in any::<u64>(), steps in 0_u32..400) {
        let game = game(which);
        reads_as_written(&game, &walk(&game, seed, steps));
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,40}") {
        let game = game(2);
        survives(&game, &game.initial(), &text);
    }

    #[test]
    fn words_of_the_notation_in_any_order_never_break_a_position(
        which in 2_u8..6, seed in any::<u64>(), steps in 0_u32..200,
        words in prop::collection::vec(prop::sample::select(vec![
            "start", "take", "place", "put", "build", "discard", "metropolis", "star", "card", "tile", "feature", "piece",
            "card-1", "tile-4", "feature-4", "piece-4", "e5", "g5", "f6", "a1", "r18", "90", "180", "red", "blue", "boat",
            "statue", "wild-plot", "t01", "s1", "skyline-1", "lisbon", "1", "2", "9", "1:", "2:", "*",
        ]), 0..5),
    ) {
        let game = game(which);
        survives(&game, &walk(&game, seed, steps), &words.join(" "));
    }
}

#[test]
fn what_cannot_be_read_is_named() {
    let game = game(2);
    for (text, key) in [
        ("jump", "ci-no-action"),
        ("take", "ci-no-action"),
        ("take card-5", "ci-no-slot"),
        ("place e5 45", "ci-no-rotation"),
        ("place z5", "ci-no-cell"),
        ("put dragon e5", "ci-no-feature"),
        ("build pink e5", "ci-no-colour"),
        ("start t99", "ci-no-tile"),
    ] {
        assert_eq!(game.parse_action(text).expect_err("refused").0.key, key, "{text}");
    }
    for (text, key) in [
        ("rain", "ci-no-outcome"),
        ("metropolis prague", "ci-no-metropolis"),
        ("card castle-in-the-air", "ci-no-card"),
        ("star 3", "ci-no-seat"),
        ("piece pink", "ci-no-colour"),
    ] {
        assert_eq!(game.parse_chance(text).expect_err("refused").0.key, key, "{text}");
    }
}
