//! Notation is read as it is written, and nothing that somebody types does harm.

use proptest::prelude::*;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_cities::{Cities, Edition, State};
use tetrapolis_game::{Game, Notation, Positions, Step, StepOf, Turn, below};

/// A position after some random steps, with what could be done there.
fn wander(game: &Cities, seed: u64, steps: u32) -> (State, Vec<StepOf<Cities>>) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = game.initial();
    for _ in 0..steps {
        let possible = possible(game, &state);
        if possible.is_empty() {
            break;
        }
        let step = possible[below(&mut rng, possible.len() as u32) as usize];
        game.step(&mut state, step).expect("a possible step");
    }
    let possible = possible(game, &state);
    (state, possible)
}

fn possible(game: &Cities, state: &State) -> Vec<StepOf<Cities>> {
    let (mut actions, mut chances) = (Vec::new(), Vec::new());
    match game.turn(state) {
        Turn::Act(seats) => {
            let seat = seats.first().expect("somebody");
            game.legal_actions(state, seat, &mut actions);
            actions.into_iter().map(|action| Step::Play { seat, action }).collect()
        }
        Turn::Chance => {
            game.chances(state, &mut chances);
            chances.into_iter().map(|(chance, _)| Step::Chance(chance)).collect()
        }
        Turn::Over => Vec::new(),
    }
}

/// 2, 3 or 4 seats, or 5 for the long game.
fn game(which: u8) -> Cities {
    if which == 5 { Cities::long(Edition::house()) } else { Cities::new(Edition::house(), which) }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn every_step_is_read_as_it_is_written(which in 2_u8..6, seed in any::<u64>(), steps in 0_u32..400) {
        let game = game(which);
        let (_, possible) = wander(&game, seed, steps);
        for step in possible {
            prop_assert_eq!(game.parse_step(&game.write_step(&step)), Ok(step));
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,40}") {
        let game = game(2);
        let _ = game.parse_step(&text);
        let _ = game.parse_action(&text);
        let _ = game.parse_chance(&text);
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
        let (mut state, possible) = wander(&game, seed, steps);
        let before = state;
        if let Ok(step) = game.parse_step(&words.join(" ")) {
            let made = game.step(&mut state, step).is_ok();
            prop_assert_eq!(made, possible.contains(&step));
            prop_assert!(made || state == before);
            prop_assert_eq!(game.audit(&state), Ok(()));
        }
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
