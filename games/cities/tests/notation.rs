//! Notation is read as it is written, and nothing that somebody types does harm.

use tetrapolis_cities::{Cities, Edition};
use tetrapolis_game::Notation;
use tetrapolis_testkit::check_notation;

/// 2, 3 or 4 seats, or 5 for the long game.
fn game(which: u8) -> Cities {
    if which == 5 { Cities::long(Edition::builtin()) } else { Cities::new(Edition::builtin(), which) }
}

#[test]
fn steps_are_read_as_they_are_written_and_no_text_does_harm() {
    let words = "start take place put build discard metropolis star card tile feature piece card-1 tile-4 \
        feature-4 piece-4 e5 g5 f6 a1 r18 90 180 red blue boat statue wild-plot t01 s1 skyline-1 lisbon \
        1 2 9 1: 2: *";
    let games = [game(2), game(3), game(4), game(5)];
    check_notation(&games, words);
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
