use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::Value;
use tetrapolis_game::{Playable, Turn, Viewer, below};

/// Changes positions of random games at random, and checks that each is refused or can be drawn and played to the end.
/// Returns how many were not refused.
///
/// # Panics
/// If a position that was not refused cannot be drawn or played on.
pub fn disturb<G: Playable>(game: &G, cases: u32) -> u32 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(23);
    let mut accepted = 0;
    let mut words = Vec::new();
    for case in 0..cases {
        let states = whole_game(game, &mut rng);
        let state = &states[below(&mut rng, states.len() as u32) as usize];
        let mut position = serde_json::to_value(game.position(state)).expect("plain data");
        collect_words(&position, &mut words);
        for _ in 0..=below(&mut rng, 3) {
            disturb_value(&mut position, &words, &mut rng);
        }
        let Ok(read) = serde_json::from_value(position.clone()) else { continue };
        let Ok(mut state) = game.restore(&read) else { continue };
        accepted += 1;
        for viewer in Viewer::all(game.seats()) {
            let _ = game.picture(&game.view(&state, viewer));
        }
        loop {
            game.audit(&state).unwrap_or_else(|flaws| panic!("case {case}: {flaws}\n{position}"));
            if !go_on(game, &mut state, &mut rng) {
                break;
            }
        }
    }
    accepted
}

/// All positions of a random game.
fn whole_game<G: Playable>(game: &G, rng: &mut Xoshiro256PlusPlus) -> Vec<G::State> {
    let mut state = game.initial();
    let mut states = vec![state.clone()];
    while go_on(game, &mut state, rng) {
        states.push(state.clone());
    }
    states
}

/// Makes a random step; there is none when the game is over.
fn go_on<G: Playable>(game: &G, state: &mut G::State, rng: &mut Xoshiro256PlusPlus) -> bool {
    match game.turn(state) {
        Turn::Over => return false,
        Turn::Chance => {
            let chance = game.sample(state, rng);
            game.apply(state, chance).expect("what is drawn is possible");
        }
        Turn::Act(seats) => {
            let mut legal = Vec::new();
            let seat = seats.first().expect("somebody has to act");
            game.legal_actions(state, seat, &mut legal);
            let action = legal[below(rng, legal.len() as u32) as usize];
            game.play(state, seat, action).expect("what is legal is accepted");
        }
    }
    true
}

fn collect_words(value: &Value, words: &mut Vec<String>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| collect_words(item, words)),
        Value::Object(fields) => fields.values().for_each(|field| collect_words(field, words)),
        Value::String(word) if !words.contains(word) => words.push(word.clone()),
        Value::String(_) | Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Replaces some value inside by another one.
fn disturb_value(value: &mut Value, words: &[String], rng: &mut Xoshiro256PlusPlus) {
    let mut any = |count: usize| below(rng, count as u32) as usize;
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let place = any(fields.len());
            disturb_value(fields.values_mut().nth(place).expect("a field"), words, rng);
        }
        Value::Array(items) if !items.is_empty() => {
            let (one, other) = (any(items.len()), any(items.len()));
            match any(6) {
                0 => drop(items.remove(one)),
                1 => items.push(items[one].clone()),
                2 => items.swap(one, other),
                _ => disturb_value(&mut items[one], words, rng),
            }
        }
        Value::Number(number) => {
            let old = number.as_u64().unwrap_or(0);
            *value = [old + 1, old.saturating_sub(1), 0, any(256) as u64][any(4)].into();
        }
        Value::Bool(old) => *value = Value::Bool(!*old),
        Value::String(_) | Value::Null | Value::Array(_) | Value::Object(_) => {
            *value =
                if words.is_empty() || any(6) == 0 { Value::Null } else { words[any(words.len())].as_str().into() };
        }
    }
}
