//! Games to learn from.

use std::sync::atomic::{AtomicU64, Ordering};

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use tetrapolis_game::{MAX_PARTIES, Seat, Sight, Turn, Viewer, Views, below};
use tetrapolis_net::{Learn, Row};
use tetrapolis_search::{Bot, Budget, Rewards, Search, Weighed, final_rewards, seed_of};

use crate::Samples;

/// How many games a thread plays at a stretch.
const STRETCH: u64 = 16;
/// One in this many quiet positions of a quick game is kept.
const KEPT: u32 = 8;
/// In a random stretch, one in this many moves is any legal one.
const ASTRAY: u32 = 8;
/// The most moves of a random stretch.
const LONGEST: u32 = 80;
/// In a searched game, one in this many moves is not the best.
const EXPLORED: u32 = 5;
/// The share of its end in what is learned from a searched game; the rest is what the search expected.
const REAL: f32 = 0.6;

/// How games are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Course {
    /// By the game's own quick choice; every other one begins with a random stretch.
    Quick,
    /// By a search with this many iterations, which explores.
    Searched(u32),
}

/// Plays games, with each of the setups in turn, and keeps some of their positions. `progress` is called now and then
/// with the number of games finished since the last call.
pub(crate) fn games<G: Learn>(
    setups: &[G],
    course: Course,
    games: u64,
    seed: u64,
    threads: usize,
    progress: &(dyn Fn(u64) + Sync),
) -> Samples {
    let next = AtomicU64::new(0);
    let work = || {
        let mut player = Player::new(setups, course);
        let mut done = Vec::new();
        loop {
            let start = next.fetch_add(STRETCH, Ordering::Relaxed);
            let end = games.min(start + STRETCH);
            if start >= end {
                return done;
            }
            let mut samples = Samples::default();
            for number in start..end {
                player.play(number, seed_of(seed, number), &mut samples);
            }
            done.push((start, samples));
            progress(end - start);
        }
    };
    let mut stretches = std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        let mut stretches = work();
        for other in others {
            stretches.extend(other.join().expect("a playing thread does not panic"));
        }
        stretches
    });
    stretches.sort_by_key(|(start, _)| *start);
    let mut all = Samples::default();
    for (_, samples) in stretches {
        all.append(&samples);
    }
    all
}

/// One thread's games.
struct Player<'a, G: Learn> {
    setups: &'a [G],
    search: Option<Search<G>>,
    legal: Vec<G::Action>,
}

impl<'a, G: Learn> Player<'a, G> {
    fn new(setups: &'a [G], course: Course) -> Player<'a, G> {
        let search = match course {
            Course::Quick => None,
            Course::Searched(iterations) => Some(Search::new(Budget::iterations(iterations))),
        };
        Player { setups, search, legal: Vec::new() }
    }

    fn play(&mut self, number: u64, seed: u64, samples: &mut Samples) {
        let game = &self.setups[(number % self.setups.len() as u64) as usize];
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let first = samples.len();
        let is_quick = self.search.is_none();
        if let Some(search) = &mut self.search {
            search.begin(rng.next_u64());
        }
        let mut astray = if is_quick && rng.next_u32() & 1 == 0 { below(&mut rng, LONGEST) } else { 0 };
        let mut state = game.initial();
        loop {
            match game.turn(&state) {
                Turn::Act(seats) => {
                    let seat = seats.first().expect("somebody has to act");
                    let is_asked = astray == 0 && game.is_quiet(&state);
                    game.legal_actions(&state, seat, &mut self.legal);
                    let action = match (&self.legal[..], &mut self.search) {
                        ([only], _) => *only,
                        (_, Some(search)) => {
                            search.weigh(&Sight::new(game, &state, seat), &self.legal);
                            if is_asked {
                                let expected = search.expected();
                                keep(game, &state, &mut rng, expected, samples);
                            }
                            explore(search.weighed(), &mut rng)
                        }
                        (legal, None) => {
                            if is_asked && below(&mut rng, KEPT) == 0 {
                                keep(game, &state, &mut rng, [0.0; MAX_PARTIES], samples);
                            }
                            if astray > 0 && below(&mut rng, ASTRAY) == 0 {
                                legal[below(&mut rng, legal.len() as u32) as usize]
                            } else {
                                game.rollout(&state, seat, legal, &mut rng)
                            }
                        }
                    };
                    astray = astray.saturating_sub(1);
                    game.play_unchecked(&mut state, seat, action);
                }
                Turn::Chance => {
                    let chance = game.sample(&state, &mut rng);
                    game.apply_unchecked(&mut state, chance);
                }
                Turn::Over => break,
            }
        }
        let end = final_rewards(game, &state);
        let real = if is_quick { 1.0 } else { REAL };
        for position in first..samples.len() {
            let mut shares = end;
            for (share, expected) in shares.iter_mut().zip(samples.shares(position)) {
                *share = real * *share + (1.0 - real) * expected;
            }
            samples.set_shares(position, shares);
        }
    }
}

/// Keeps a position as somebody at the table sees it.
fn keep<G: Learn>(game: &G, state: &G::State, rng: &mut Xoshiro256PlusPlus, shares: Rewards, samples: &mut Samples) {
    let mut rows = [Row::EMPTY; MAX_PARTIES];
    let rows = &mut rows[..usize::from(game.seats())];
    if <G as Views>::OPEN {
        game.describe(state, rows);
    } else {
        let viewer = Seat(below(rng, game.seats().into()) as u8);
        let seen = game.determinize(&game.view(state, Viewer::Seat(viewer)), rng);
        game.describe(&seen, rows);
    }
    samples.push(rows, shares);
}

/// Usually the action tried most often; now and then one drawn by how often it was tried, and rarely any.
fn explore<A: Copy>(weighed: &[Weighed<A>], rng: &mut Xoshiro256PlusPlus) -> A {
    if below(rng, EXPLORED) > 0 {
        return weighed.iter().rev().max_by_key(|weighed| weighed.visits).expect("a legal action").action;
    }
    if below(rng, EXPLORED) == 0 {
        return weighed[below(rng, weighed.len() as u32) as usize].action;
    }
    let mut left = below(rng, weighed.iter().map(|weighed| weighed.visits).sum());
    let drawn = weighed.iter().find(|weighed| match left.checked_sub(weighed.visits) {
        Some(rest) => {
            left = rest;
            false
        }
        None => true,
    });
    drawn.expect("a number below the sum").action
}
