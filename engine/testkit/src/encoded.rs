use std::collections::HashSet;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_game::{Code, Encoding, Part, Step, Turn, UNLISTED, Viewer, below};

use crate::walk::possible_steps;

/// Plays random games and checks how they are written as numbers. Each legal action must have a place of its own in the
/// table, and every number of an observation must be within its part. Two worlds that a seat cannot tell apart must be
/// written alike, byte for byte.
///
/// Returns how many legal actions had no place.
///
/// # Panics
/// If any of this does not hold.
pub fn check_encoding<G: Encoding>(game: &G, games: u64, seed: u64) -> u64 {
    let code = game.code();
    let (actions, length) = (Part::total(code.action_parts()), Part::total(code.observation_parts()));
    assert!(actions < usize::from(UNLISTED), "the table of actions is too large");
    let largest: Vec<u8> =
        code.observation_parts().iter().flat_map(|part| std::iter::repeat_n(part.most, part.len)).collect();
    let (mut here, mut there) = (vec![0xAA; length], vec![0x55; length]);
    let (mut legal, mut indices, mut same) = (Vec::new(), Vec::new(), Vec::new());
    let (mut unlisted, mut apart) = (0, 0_u64);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    for _ in 0..games {
        let mut state = game.initial();
        loop {
            for viewer in Viewer::all(game.seats()) {
                let view = game.view(&state, viewer);
                code.observe(&view, &mut here);
                let fitting = here.iter().zip(&largest).all(|(number, most)| number <= most);
                assert!(
                    fitting,
                    "{viewer} reads a number above the most of {:?}",
                    too_large(&here, code.observation_parts())
                );
                let twin = game.determinize(&view, &mut rng);
                code.observe(&game.view(&twin, viewer), &mut there);
                assert_eq!(here, there, "{viewer} sees the difference between two worlds that look the same");
                apart += u64::from(twin != state);
                let Viewer::Seat(seat) = viewer else { continue };
                game.legal_actions(&state, seat, &mut legal);
                code.index(&view, &legal, &mut indices);
                code.index(&game.view(&twin, viewer), &legal, &mut same);
                assert_eq!(indices, same, "{viewer} counts the actions otherwise in a world that looks the same");
                assert_eq!(indices.len(), legal.len(), "an index for each legal action");
                let listed: Vec<u16> = indices.iter().copied().filter(|index| *index != UNLISTED).collect();
                assert!(legal.is_empty() || !listed.is_empty(), "nothing is offered");
                assert!(listed.iter().all(|index| usize::from(*index) < actions), "an index outside the table");
                assert_eq!(listed.iter().collect::<HashSet<_>>().len(), listed.len(), "two actions share an index");
                unlisted += (legal.len() - listed.len()) as u64;
            }
            let steps = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => vec![Step::Chance(game.sample(&state, &mut rng))],
                Turn::Act(_) => possible_steps(game, &state),
            };
            let step = steps[below(&mut rng, steps.len() as u32) as usize];
            game.step(&mut state, step).expect("a possible step");
        }
    }
    assert!(G::OPEN || apart > 0, "no two worlds were compared");
    unlisted
}

/// The part with a number that is too large.
fn too_large<'a>(numbers: &[u8], parts: &'a [Part]) -> Option<&'a Part> {
    let mut rest = numbers;
    parts.iter().find(|part| {
        let (own, others) = rest.split_at(part.len);
        rest = others;
        own.iter().any(|number| *number > part.most)
    })
}
