use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_game::{Game, Seat, Step, StepOf, Turn, below};

/// Plays random games and shows every position in which somebody has to act, with one seat that has to and its legal
/// actions.
///
/// # Panics
/// If the game refuses its own chance or a legal action.
pub fn wander<G: Game>(game: &G, games: u64, seed: u64, mut show: impl FnMut(&G::State, Seat, &[G::Action])) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut actions = Vec::new();
    for _ in 0..games {
        let mut state = game.initial();
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = game.sample(&state, &mut rng);
                    game.apply(&mut state, chance).expect("a sampled chance");
                }
                Turn::Act(seats) => {
                    let seat = seats.first().expect("somebody acts");
                    game.legal_actions(&state, seat, &mut actions);
                    show(&state, seat, &actions);
                    let action = actions[below(&mut rng, actions.len() as u32) as usize];
                    game.play(&mut state, seat, action).expect("a legal action");
                }
            }
        }
    }
}

/// The position after some random steps, or the end of the game if that comes first.
///
/// # Panics
/// If the game refuses a step that it lists.
pub fn walk<G: Game>(game: &G, seed: u64, steps: u32) -> G::State {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = game.initial();
    for _ in 0..steps {
        let possible = possible_steps(game, &state);
        if possible.is_empty() {
            break;
        }
        let step = possible[below(&mut rng, possible.len() as u32) as usize];
        game.step(&mut state, step).expect("a possible step");
    }
    state
}

/// All that can happen next: every legal action of every seat that has to act, or every outcome of chance.
pub fn possible_steps<G: Game>(game: &G, state: &G::State) -> Vec<StepOf<G>> {
    let (mut actions, mut chances) = (Vec::new(), Vec::new());
    match game.turn(state) {
        Turn::Act(seats) => {
            let mut steps = Vec::new();
            for seat in seats.iter() {
                game.legal_actions(state, seat, &mut actions);
                steps.extend(actions.iter().map(|action| Step::Play { seat, action: *action }));
            }
            steps
        }
        Turn::Chance => {
            game.chances(state, &mut chances);
            chances.into_iter().map(|(chance, _)| Step::Chance(chance)).collect()
        }
        Turn::Over => Vec::new(),
    }
}
