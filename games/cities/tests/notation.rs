//! Notation is read as it was written, and nothing that somebody types does harm.

use tetrapolis_cities::{Cities, Edition};
use tetrapolis_testkit::{check_notation, check_unreadable};

/// The words of the notation, and some that are nearly right.
const WORDS: &str = "
    start take place put build discard metropolis star card tile feature piece card-1 tile-4 feature-4 piece-4
    e5 g5 f6 a1 r18 90 180 red blue boat statue wild-plot t01 s1 skyline-1 lisbon 1 2 9 1: 2: *
";

fn game(seats: u8) -> Cities {
    Cities::new(Edition::builtin(), seats)
}

#[test]
fn every_step_is_read_as_it_is_written_and_no_text_does_harm() {
    check_notation((2..=4).map(game).chain([Cities::long(Edition::builtin())]), WORDS);
}

#[test]
fn what_cannot_be_read_is_named() {
    check_unreadable(
        &game(2),
        &[
            ("jump", "ci-no-action"),
            ("take", "ci-no-action"),
            ("take card-5", "ci-no-slot"),
            ("place e5 45", "ci-no-rotation"),
            ("place z5", "ci-no-cell"),
            ("put dragon e5", "ci-no-feature"),
            ("build pink e5", "ci-no-colour"),
            ("start t99", "ci-no-tile"),
        ],
        &[
            ("rain", "ci-no-outcome"),
            ("metropolis prague", "ci-no-metropolis"),
            ("card castle-in-the-air", "ci-no-card"),
            ("star 3", "ci-no-seat"),
            ("piece pink", "ci-no-colour"),
        ],
    );
}
