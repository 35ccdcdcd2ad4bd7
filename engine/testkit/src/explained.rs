//! Whatever an action touches is explained, truly and without telling secrets.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_game::{Explain, Seat, Step, Viewer};

use crate::wander;

/// Plays random games and checks what is explained of everything that a legal action touches: there is an explanation; the
/// ways to use the thing hold the action; what the action is said to bring is the change of the score; and a world that
/// looks the same to the seat is explained in the same words.
///
/// # Panics
/// If something is not explained, or not rightly.
pub fn explained<G: Explain>(game: &G, games: u64) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(games);
    wander(game, games, 11, |state, seat, actions| {
        let twin = game.determinize(&game.view(state, Viewer::Seat(seat)), &mut rng);
        for action in actions {
            check_action(game, state, &twin, seat, *action);
        }
    });
}

fn check_action<G: Explain>(game: &G, state: &G::State, twin: &G::State, seat: Seat, action: G::Action) {
    let viewer = Viewer::Seat(seat);
    let telling = game.tell(state, &Step::Play { seat, action }, viewer).expect("a seat sees its own actions");
    for thing in &telling.touches {
        let about = game.about(state, thing, viewer);
        assert!(about.is_some(), "'{thing}', which '{}' touches, is not explained", telling.notation);
        assert_eq!(about, game.about(twin, thing, viewer), "'{thing}' is explained by what the seat cannot know");
        let ways = game.ways(state, seat, thing);
        let held = ways.iter().any(|way| way.actions.contains(&action));
        assert!(held, "no way to use '{thing}' is '{}'", telling.notation);
        assert_eq!(game.uses(state, seat, thing), game.uses(twin, seat, thing), "uses of '{thing}' tell a secret");
    }
    let score = |state: &G::State| game.outcome(state).standings()[seat.index()].score;
    let mut after = state.clone();
    game.play(&mut after, seat, action).expect("a legal action");
    let gain = game.gain(state, seat, action);
    assert_eq!(gain.score(), score(&after) - score(state), "what '{}' brings: {gain:?}", telling.notation);
}
