//! Notation is read as it was written, and nothing that somebody types does harm.

use tetrapolis_game::{Notation, Seat};
use tetrapolis_testkit::{check_notation, check_unreadable};
use tetrapolis_uptown::{Action, Edition, End, Plot, UpTown};

/// The words of the notation, and some that are nearly right.
const WORDS: &str = "
    collect keep discard buy municipal pass choose build give first top a b d e linden-house willow-bank
    youth-centre 0 1 2 3 5 9 300 1: 2: *
";

fn game(seats: u8) -> UpTown {
    UpTown::new(Edition::builtin(), seats)
}

#[test]
fn every_step_is_read_as_it_is_written_and_no_text_does_harm() {
    check_notation((2..=4).map(game), WORDS);
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
    check_unreadable(
        &game(2),
        &[
            ("fly", "ut-no-action"),
            ("buy", "ut-no-action"),
            ("buy 3", "ut-no-seat"),
            ("choose e", "ut-no-end"),
            ("build 6", "ut-no-plot"),
            ("give 1 0", "ut-no-plot"),
        ],
        &[("rain", "ut-no-outcome"), ("top nowhere", "ut-no-card"), ("first 9", "ut-no-seat")],
    );
}
