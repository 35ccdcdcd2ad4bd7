use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use tetrapolis_game::{Playable, Viewer, below};

use crate::{possible_steps, walk};

/// How many positions are looked at.
const CASES: u32 = 300;
/// After how many steps of a random game, at most.
const STEPS: u32 = 400;

/// Checks in positions of random games that every possible step is read as it is written, and that no text does harm: neither
/// one of any letters, nor `words` of the notation in any order, by whichever seat or by chance.
///
/// # Panics
/// If a step is read as another one, or a text does harm.
pub fn check_notation<G: Playable>(games: &[G], words: &str) {
    let words: Vec<&str> = words.split_whitespace().collect();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(29);
    for _ in 0..CASES {
        let game = &games[below(&mut rng, games.len() as u32) as usize];
        let (seed, steps) = (rng.next_u64(), below(&mut rng, STEPS));
        let state = walk(game, seed, steps);
        reads_as_written(game, &state);
        survives(game, &state, &any_letters(&mut rng));
        let count = below(&mut rng, 6);
        let typed: Vec<&str> = (0..count).map(|_| words[below(&mut rng, words.len() as u32) as usize]).collect();
        let (seat, typed) = (1 + below(&mut rng, game.seats().into()), typed.join(" "));
        for text in [format!("{seat}: {typed}"), format!("* {typed}"), typed] {
            survives(game, &state, &text);
        }
    }
}

/// Up to 40 letters of any script, or signs.
fn any_letters(rng: &mut Xoshiro256PlusPlus) -> String {
    let count = below(rng, 41);
    let letters = (0..count).map(|_| {
        let limit = [0x80, 0x800, 0x1_0000, 0x11_0000][below(rng, 4) as usize];
        char::from_u32(below(rng, limit))
    });
    letters.flatten().filter(|letter| !letter.is_control()).collect()
}

/// Everything that can happen in the position is read as it is written.
fn reads_as_written<G: Playable>(game: &G, state: &G::State) {
    for step in possible_steps(game, state) {
        let text = game.write_step(&step);
        assert_eq!(game.parse_step(&text), Ok(step), "{text}");
    }
}

/// A text cannot be read, or it is refused and changes nothing, or it is one of the possible steps and leads to a sound
/// position.
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
