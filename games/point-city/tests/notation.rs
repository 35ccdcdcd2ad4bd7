//! Notation is read as it was written, and nothing that somebody types does harm.

use tetrapolis_game::Notation;
use tetrapolis_point_city::{Edition, Level, PointCity};
use tetrapolis_testkit::{check_notation, check_unreadable};

/// The words of the notation, and some that are nearly right.
const WORDS: &str = "
    take flip deck pass pay token front building first rival a1 b1 b2 d4 energy energy*2 ingenuity 1:energy
    3:ingenuity wind-farm flat-5 1 2 9 1: 2: *
";

fn game(seats: u8) -> PointCity {
    PointCity::new(Edition::builtin(), seats)
}

#[test]
fn every_step_is_read_as_it_is_written_and_no_text_does_harm() {
    check_notation((2..=4).map(game).chain([PointCity::solo(Edition::builtin(), Level::Easy)]), WORDS);
}

#[test]
fn the_order_of_places_and_cards_is_free() {
    let game = game(2);
    assert_eq!(game.parse_action("take c2 b2"), game.parse_action("take b2 c2"));
    assert_eq!(game.parse_action("pay ingenuity energy*2 energy"), game.parse_action("pay energy energy*2 ingenuity"));
}

#[test]
fn what_cannot_be_read_is_named() {
    check_unreadable(
        &game(2),
        &[
            ("jump", "pc-no-action"),
            ("take b2", "pc-no-action"),
            ("take b2 e9", "pc-no-cell"),
            ("pay gold", "pc-no-resource"),
            ("token nothing", "pc-no-token"),
        ],
        &[
            ("rain", "pc-no-outcome"),
            ("front energy", "pc-no-class"),
            ("front 4:energy", "pc-no-class"),
            ("front 1:energy*2", "pc-no-class"),
            ("building castle-in-the-air", "pc-no-card"),
            ("first 3", "pc-no-seat"),
        ],
    );
    let long = format!("pay {}", "energy ".repeat(1_000));
    check_unreadable(&game(2), &[(&long, "pc-no-action")], &[]);
}
