//! Notation is read as it is written, and nothing that somebody types does harm.

use tetrapolis_game::Notation;
use tetrapolis_point_city::{Edition, PointCity};
use tetrapolis_testkit::check_notation;

#[test]
fn steps_are_read_as_they_are_written_and_no_text_does_harm() {
    let words = "take flip deck pass pay token front building first rival a1 b1 b2 d4 energy energy*2 ingenuity \
        1:energy 3:ingenuity wind-farm flat-5 1 2 9 1: 2: *";
    let games = [2, 3, 4].map(|seats| PointCity::new(Edition::builtin(), seats));
    check_notation(&games, words);
}

#[test]
fn the_order_of_places_and_cards_is_free() {
    let game = PointCity::new(Edition::builtin(), 2);
    assert_eq!(game.parse_action("take c2 b2"), game.parse_action("take b2 c2"));
    assert_eq!(game.parse_action("pay ingenuity energy*2 energy"), game.parse_action("pay energy energy*2 ingenuity"));
}

#[test]
fn what_cannot_be_read_is_named() {
    let game = PointCity::new(Edition::builtin(), 2);
    for (text, key) in [
        ("jump", "pc-no-action"),
        ("take b2", "pc-no-action"),
        ("take b2 e9", "pc-no-cell"),
        ("pay gold", "pc-no-resource"),
        ("token nothing", "pc-no-token"),
    ] {
        assert_eq!(game.parse_action(text).expect_err("refused").0.key, key, "{text}");
    }
    for (text, key) in [
        ("rain", "pc-no-outcome"),
        ("front energy", "pc-no-class"),
        ("front 4:energy", "pc-no-class"),
        ("front 1:energy*2", "pc-no-class"),
        ("building castle-in-the-air", "pc-no-card"),
        ("first 3", "pc-no-seat"),
    ] {
        assert_eq!(game.parse_chance(text).expect_err("refused").0.key, key, "{text}");
    }
    let long = format!("pay {}", "energy ".repeat(1_000));
    assert_eq!(game.parse_action(&long).expect_err("refused").0.key, "pc-no-action");
}
