use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_game::{Notation, Playable, Viewer, below};

use crate::walk::{possible_steps, walk};

/// How many positions of each game are checked.
const POSITIONS: u64 = 1_000;
/// Each position is reached by fewer random steps than this.
const STEPS: u32 = 500;

/// Checks in random positions that every possible step is read as it was written. Also checks that nothing that
/// somebody may type does harm: any characters, or the `words` of the notation in any order, by any seat.
///
/// # Panics
/// If a step is read differently, or a text does harm.
pub fn check_notation<G: Playable>(games: impl IntoIterator<Item = G>, words: &str) {
    let words: Vec<&str> = words.split_whitespace().collect();
    for game in games {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
        for seed in 0..POSITIONS {
            let state = walk(&game, seed, below(&mut rng, STEPS));
            reads_as_written(&game, &state);
            for _ in 0..3 {
                let typed = sentence(&words, &mut rng);
                let seat = 1 + below(&mut rng, game.seats().into());
                survives(&game, &state, &format!("{seat}: {typed}"));
                survives(&game, &state, &format!("* {typed}"));
                survives(&game, &state, &typed);
                survives(&game, &state, &scribble(&mut rng));
            }
        }
    }
}

/// Checks that texts which cannot be read are refused with the right message. There are texts of actions and of chance,
/// each with the key of its message.
///
/// # Panics
/// If a text can be read or is refused with another message.
pub fn check_unreadable<G: Notation>(game: &G, actions: &[(&str, &str)], chances: &[(&str, &str)]) {
    for (text, key) in actions {
        assert_eq!(game.parse_action(text).expect_err(text).0.key, *key, "{text}");
    }
    for (text, key) in chances {
        assert_eq!(game.parse_chance(text).expect_err(text).0.key, *key, "{text}");
    }
}

/// Checks that everything that can happen in a position is read as it is written.
fn reads_as_written<G: Playable>(game: &G, state: &G::State) {
    for step in possible_steps(game, state) {
        let text = game.write_step(&step);
        assert_eq!(game.parse_step(&text), Ok(step), "{text}");
    }
}

/// Checks that a text, whatever it is, does no harm in a position: it cannot be read, or it is refused and changes
/// nothing, or it is one of the possible steps and leads to a sound position.
fn survives<G: Playable>(game: &G, state: &G::State, text: &str) {
    let _ = (game.parse_action(text), game.parse_chance(text));
    let Ok(step) = game.parse_step(text) else { return };
    for viewer in Viewer::all(game.seats()) {
        let _ = game.tell(state, &step, viewer);
    }
    let mut after = state.clone();
    let made = game.step(&mut after, step).is_ok();
    assert_eq!(made, possible_steps(game, state).contains(&step), "{text}");
    assert!(made || after == *state, "the refused '{text}' changed the state");
    assert_eq!(game.audit(&after), Ok(()), "{text}");
}

/// Up to five of the words.
fn sentence(words: &[&str], rng: &mut Xoshiro256PlusPlus) -> String {
    let count = below(rng, 6);
    let chosen: Vec<&str> = (0..count).map(|_| words[below(rng, words.len() as u32) as usize]).collect();
    chosen.join(" ")
}

/// Up to forty characters, half of them ASCII.
fn scribble(rng: &mut Xoshiro256PlusPlus) -> String {
    let count = below(rng, 41);
    (0..count)
        .filter_map(|_| {
            let limit = if below(rng, 2) == 0 { 0x80 } else { 0x11_0000 };
            char::from_u32(below(rng, limit))
        })
        .collect()
}
