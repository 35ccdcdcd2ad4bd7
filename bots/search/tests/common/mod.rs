//! Tiny games with known answers, and what they have in common.

#![allow(dead_code, reason = "each test program uses its part")]

pub mod nim;
pub mod pick;

use tetrapolis_game::{Seat, Sight, Turn, Views, below};
use tetrapolis_search::Bot;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Plays a game to the end and says who won: the first seat that has the first place.
pub fn play<G: Views>(game: &G, seed: u64, bots: &mut [Box<dyn Bot<G>>]) -> G::State {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    for (n, bot) in bots.iter_mut().enumerate() {
        bot.begin(seed * 10 + n as u64);
    }
    let mut state = game.initial();
    let mut legal = Vec::new();
    loop {
        match game.turn(&state) {
            Turn::Over => return state,
            Turn::Chance => {
                let chance = game.sample(&state, &mut rng);
                game.apply_unchecked(&mut state, chance);
            }
            Turn::Act(seats) => {
                let nth = below(&mut rng, seats.len()) as usize;
                let seat = seats.iter().nth(nth).expect("that many seats");
                game.legal_actions(&state, seat, &mut legal);
                let action = bots[seat.index()].choose(&Sight::new(game, &state, seat), &legal);
                game.play_unchecked(&mut state, seat, action);
            }
        }
    }
}

/// What a bot does in a position.
pub fn choice<G: Views>(game: &G, state: &G::State, seat: Seat, bot: &mut dyn Bot<G>) -> G::Action {
    let mut legal = Vec::new();
    game.legal_actions(state, seat, &mut legal);
    bot.choose(&Sight::new(game, state, seat), &legal)
}
