use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_game::{MAX_PARTIES, Seat, Viewer, below};
use tetrapolis_net::{Learn, Row};

use crate::wander;

/// No number of a row may be further from 0.
const MOST: f32 = 50.0;

/// Checks in random games that every quiet position, sampled from what some seat sees, is described by rows that have all
/// their numbers, none of them large, and that the same position is described in the same way twice.
///
/// # Panics
/// If it is not so.
pub fn described<G: Learn>(game: &G, games: u64) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    wander(game, games, 1, |state, _, _| {
        let viewer = Seat(below(&mut rng, game.seats().into()) as u8);
        let sampled = game.determinize(&game.view(state, Viewer::Seat(viewer)), &mut rng);
        if game.is_quiet(&sampled) {
            describe(game, &sampled);
        }
    });
}

fn describe<G: Learn>(game: &G, state: &G::State) {
    let seats = usize::from(game.seats());
    let [mut once, mut again] = [[Row::EMPTY; MAX_PARTIES]; 2];
    game.describe(state, &mut once[..seats]);
    game.describe(state, &mut again[..seats]);
    for (one, other) in once.iter().zip(&again).take(seats) {
        assert_eq!(one.width(), G::INPUTS, "every number of a row is written");
        for ((place, value), (same_place, same)) in one.iter().zip(other.iter()) {
            assert!(value.abs() <= MOST, "number {place} is {value}");
            assert!(place == same_place && value.to_bits() == same.to_bits(), "number {place} is always the same");
        }
    }
}

/// Every bit of what was learned of every quiet position of random games, mixed into one word: the same on every machine,
/// until the rules, the features or the network change.
///
/// # Panics
/// If nothing was learned.
pub fn judged<G: Learn>(game: &G, games: u64) -> u64 {
    let mut mixed = 0;
    wander(game, games, 2, |state, _, _| {
        if game.is_quiet(state) {
            let mut shares = [0.0; MAX_PARTIES];
            assert!(game.judge(state, &mut shares), "the game was learned");
            for share in &shares[..usize::from(game.seats())] {
                mixed = (u64::rotate_left(mixed, 7) ^ u64::from(share.to_bits())).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            }
        }
    });
    mixed
}
