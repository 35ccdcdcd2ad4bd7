//! Whatever an action touches is explained, truly and without telling secrets.

use std::collections::BTreeMap;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_game::{Explain, Seat, Step, Telling, Viewer};

use crate::wander;

/// Plays random games and checks the explanation of everything that a legal action touches. The ways to use the thing
/// must include the action. The points that the action is said to bring must be those by which the score changes. A
/// world that looks the same to the seat must be explained in the same words. Whatever a line of the score sheet counts
/// must be explained too, and no telling may cite a rule twice.
///
/// # Panics
/// If something is not explained, or explained wrongly.
pub fn explained<G: Explain>(game: &G, games: u64) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(games);
    wander(game, games, 11, |state, seat, actions| {
        let twin = game.determinize(&game.view(state, Viewer::Seat(seat)), &mut rng);
        let mut things: BTreeMap<String, Vec<G::Action>> = BTreeMap::new();
        for action in actions {
            let step = Step::Play { seat, action: *action };
            let telling = game.tell(state, &step, Viewer::Seat(seat)).expect("a seat sees its own actions");
            check_rules(&telling);
            check_gain(game, state, seat, *action);
            for thing in telling.touches {
                things.entry(thing).or_default().push(*action);
            }
        }
        for (thing, actions) in &things {
            check_thing(game, [state, &twin], seat, thing, actions);
        }
        for line in game.sheet(state, seat.index()) {
            check_counted(game, state, seat, &line.counts);
        }
    });
}

/// What a thing is said to be, and the ways to use it, in a position and in one that looks the same.
fn check_thing<G: Explain>(game: &G, [state, twin]: [&G::State; 2], seat: Seat, thing: &str, actions: &[G::Action]) {
    let about = game.about(state, thing, Viewer::Seat(seat));
    let Some(told) = &about else { panic!("'{thing}', which can be touched, is not explained") };
    let known = game.about(twin, thing, Viewer::Seat(seat));
    assert_eq!(about, known, "'{thing}' is explained by what the seat cannot know");
    for worth in &told.worth {
        check_counted(game, state, seat, &worth.counts);
    }
    let ways = game.ways(state, seat, thing);
    for action in actions {
        let held = ways.iter().any(|way| way.actions.contains(action));
        assert!(held, "no way to use '{thing}' is '{}'", game.write_action(action));
    }
    assert_eq!(game.uses(state, seat, thing), game.uses(twin, seat, thing), "uses of '{thing}' tell a secret");
}

fn check_counted<G: Explain>(game: &G, state: &G::State, seat: Seat, counts: &[String]) {
    for thing in counts {
        let about = game.about(state, thing, Viewer::Seat(seat));
        assert!(about.is_some(), "'{thing}', which counts for the score, is not explained");
    }
}

/// A telling cites each rule once.
fn check_rules(telling: &Telling) {
    let mut cited = vec![telling.rule];
    cited.extend(&telling.also);
    cited.sort_unstable();
    assert!(cited.windows(2).all(|pair| pair[0] != pair[1]), "'{}' cites {cited:?}", telling.notation);
}

fn check_gain<G: Explain>(game: &G, state: &G::State, seat: Seat, action: G::Action) {
    let score = |state: &G::State| game.outcome(state).standings()[seat.index()].score;
    let mut after = state.clone();
    game.play(&mut after, seat, action).expect("a legal action");
    let gain = game.gain(state, seat, action);
    assert_eq!(gain.score(), score(&after) - score(state), "what '{}' brings: {gain:?}", game.write_action(&action));
}
