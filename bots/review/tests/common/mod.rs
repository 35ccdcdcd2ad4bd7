//! Games between bots, to be reviewed.

#![allow(dead_code, reason = "each test program uses its part")]

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_catalog::{Selection, Visit, visit};
use tetrapolis_game::{Options, Sight, Step, StepOf, Turn, Views};
use tetrapolis_search::{Bot, BotKind, seed_of};

/// The steps of a whole game.
pub fn play<G: Views>(game: &G, bots: &mut [Box<dyn Bot<G>>], seed: u64) -> Vec<StepOf<G>> {
    finish(game, &mut game.initial(), bots, seed)
}

/// The steps from a position to the end of the game.
pub fn finish<G: Views>(game: &G, state: &mut G::State, bots: &mut [Box<dyn Bot<G>>], seed: u64) -> Vec<StepOf<G>> {
    for (n, bot) in bots.iter_mut().enumerate() {
        bot.begin(seed_of(seed, n as u64));
    }
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut steps, mut legal) = (Vec::new(), Vec::new());
    loop {
        let step = match game.turn(state) {
            Turn::Over => return steps,
            Turn::Chance => Step::Chance(game.sample(state, &mut rng)),
            Turn::Act(seats) => {
                let seat = seats.first().expect("somebody has to act");
                game.legal_actions(state, seat, &mut legal);
                Step::Play { seat, action: bots[seat.index()].choose(&Sight::new(game, state, seat), &legal) }
            }
        };
        game.step(state, step).expect("a legal step");
        steps.push(step);
    }
}

/// Bots of these kinds, without a clock.
pub fn bots<G: tetrapolis_game::Insight>(kinds: &[BotKind]) -> Vec<Box<dyn Bot<G>>> {
    kinds.iter().map(|kind| kind.bot_without_clock(u32::MAX)).collect()
}

/// Does something with a game of the catalog.
pub fn with<V: Visit>(game: &str, seats: u8, visitor: V) -> V::Output {
    let setup = Selection { game: game.to_owned(), seats, options: Options::new(), edition: None };
    visit(&setup, visitor).expect("a game of the catalog")
}

/// As many as this machine runs at once; no result depends on it.
pub fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
