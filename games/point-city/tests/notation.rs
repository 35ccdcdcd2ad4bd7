//! Notation is read as it is written, and nothing that somebody types does harm.

use proptest::prelude::*;
use tetrapolis_game::{Game, Notation};
use tetrapolis_point_city::{Edition, PointCity};
use tetrapolis_testkit::{reads_as_written, survives, walk};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn every_step_is_read_as_it_is_written(seats in 2_u8..5, seed in any::<u64>(), steps in 0_u32..300) {
        let game = PointCity::new(Edition::builtin(), seats);
        reads_as_written(&game, &walk(&game, seed, steps));
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,40}") {
        let game = PointCity::new(Edition::builtin(), 2);
        survives(&game, &game.initial(), &text);
    }

    #[test]
    fn words_of_the_notation_in_any_order_never_break_a_position(
        seed in any::<u64>(), steps in 0_u32..150,
        words in prop::collection::vec(prop::sample::select(vec![
            "take", "flip", "deck", "pass", "pay", "token", "front", "building", "first", "rival", "a1", "b1", "b2", "d4",
            "energy", "energy*2", "ingenuity", "1:energy", "3:ingenuity", "wind-farm", "flat-5", "1", "2", "9", "1:", "2:", "*",
        ]), 0..6),
    ) {
        let game = PointCity::new(Edition::builtin(), 2);
        survives(&game, &walk(&game, seed, steps), &words.join(" "));
    }
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
