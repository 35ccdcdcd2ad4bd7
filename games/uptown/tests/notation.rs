//! Actions and outcomes of chance as text.

use proptest::prelude::*;
use tetrapolis_game::{Game, Notation, Seat};
use tetrapolis_uptown::{Action, Chance, Edition, End, Plot, UpTown};

fn game() -> UpTown {
    UpTown::new(Edition::builtin(), 4)
}

fn actions() -> Vec<Action> {
    let mut all = vec![Action::Collect, Action::Keep, Action::Discard, Action::Municipal, Action::Pass];
    all.extend(Seat::all(4).map(Action::Buy));
    all.extend(End::ALL.map(Action::Choose));
    all.extend(Plot::all().map(Action::Build));
    all.extend(Seat::all(4).flat_map(|seat| Plot::all().map(move |plot| Action::Give(seat, plot))));
    all
}

#[test]
fn actions_are_short_words() {
    let texts: Vec<String> = actions().iter().map(|action| game().write_action(action)).collect();
    assert_eq!(texts[..5], ["collect", "keep", "discard", "municipal", "pass"]);
    for text in ["buy 2", "choose b", "build 3", "give 2 5"] {
        assert!(texts.contains(&text.to_owned()), "{text}");
    }
}

#[test]
fn every_action_reads_as_it_is_written() {
    let game = game();
    for action in actions() {
        assert_eq!(game.parse_action(&game.write_action(&action)), Ok(action));
    }
}

#[test]
fn every_outcome_of_chance_reads_as_it_is_written() {
    let game = game();
    let mut state = game.initial();
    let mut chances = Vec::new();
    while game.turn(&state) == tetrapolis_game::Turn::Chance {
        game.chances(&state, &mut chances);
        for (chance, _) in &chances {
            assert_eq!(game.parse_chance(&game.write_chance(chance)), Ok(*chance));
        }
        game.apply(&mut state, chances[0].0).expect("possible");
    }
    assert_eq!(game.parse_chance("first 3"), Ok(Chance::First(Seat(2))));
}

#[test]
fn what_cannot_be_read_is_named() {
    let game = UpTown::new(Edition::builtin(), 2);
    let key = |text| game.parse_action(text).expect_err("no action").0.key;
    assert_eq!(key("fly"), "ut-no-action");
    assert_eq!(key("buy"), "ut-no-action");
    assert_eq!(key("buy 3"), "ut-no-seat");
    assert_eq!(key("choose e"), "ut-no-end");
    assert_eq!(key("build 6"), "ut-no-plot");
    assert_eq!(key("give 1 0"), "ut-no-plot");
    let key = |text| game.parse_chance(text).expect_err("no outcome").0.key;
    assert_eq!(key("top nowhere"), "ut-no-card");
    assert_eq!(key("first 9"), "ut-no-seat");
    assert_eq!(key("rain"), "ut-no-chance");
}

proptest! {
    #[test]
    fn random_text_never_panics(text in ".{0,40}") {
        let game = game();
        let _ = game.parse_action(&text);
        let _ = game.parse_chance(&text);
        let _ = game.parse_step(&text);
    }

    #[test]
    fn words_of_the_notation_in_any_order_never_panic(
        words in prop::collection::vec("(buy|choose|build|give|top|first|keep|[0-9]{1,3}|[a-e]|linden-house)", 0..5)
    ) {
        let game = game();
        let text = words.join(" ");
        if let Ok(action) = game.parse_action(&text) {
            prop_assert_eq!(game.parse_action(&game.write_action(&action)), Ok(action));
        }
        if let Ok(chance) = game.parse_chance(&text) {
            prop_assert_eq!(game.parse_chance(&game.write_chance(&chance)), Ok(chance));
        }
    }
}
