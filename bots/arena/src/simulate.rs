use std::sync::atomic::{AtomicU64, Ordering};

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use tetrapolis_game::{MAX_PARTIES, Scoring, Seat, Sight, Turn, Views};
use tetrapolis_search::{Bot, seed_of};

use crate::Entrant;

/// The most games that a thread plays at a stretch.
const BATCH: u64 = 64;
/// How many stretches there are for each thread, at least, so that all of them finish at about the same time.
const STRETCHES: u64 = 64;

/// Which games to play.
#[derive(Clone)]
pub struct Plan<G> {
    /// How many games.
    pub games: u64,
    /// Game `n` depends on the seed and `n` alone.
    pub seed: u64,
    /// Who sits where.
    pub players: Vec<Entrant<G>>,
    /// How many threads share the work.
    pub threads: usize,
}

/// The results of some games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played to the end.
    pub games: u64,
    /// Steps of play and chance.
    pub steps: u64,
    /// Steps of play with at least two legal actions.
    pub decisions: u64,
    /// The sum of the scores of each party.
    pub scores: [i64; MAX_PARTIES],
    /// The wins of each party, in sixtieths; a shared win is divided.
    pub wins: [u64; MAX_PARTIES],
}

impl Tally {
    /// A whole win in [`Tally::wins`]; every number of winners up to five divides it.
    pub const WIN: u64 = 60;

    fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.steps += other.steps;
        self.decisions += other.decisions;
        for party in 0..MAX_PARTIES {
            self.scores[party] += other.scores[party];
            self.wins[party] += other.wins[party];
        }
    }
}

/// Plays whole games; `progress` is called every few games with the number of games played since.
///
/// # Panics
/// If there are not as many players as seats.
pub fn simulate<G: Scoring + Views>(game: &G, plan: &Plan<G>, progress: &(dyn Fn(u64) + Sync)) -> Tally {
    assert_eq!(plan.players.len(), usize::from(game.seats()), "one player for each seat");
    let next = AtomicU64::new(0);
    let batch = (plan.games / (STRETCHES * plan.threads.max(1) as u64)).clamp(1, BATCH);
    let work = || {
        let mut tally = Tally::default();
        let mut bots: Vec<Box<dyn Bot<G>>> = plan.players.iter().map(Entrant::bot).collect();
        let mut legal = Vec::new();
        loop {
            let start = next.fetch_add(batch, Ordering::Relaxed);
            let end = plan.games.min(start + batch);
            if start >= end {
                return tally;
            }
            for number in start..end {
                play_game(game, seed_of(plan.seed, number), &mut bots, &mut legal, &mut tally);
            }
            progress(end - start);
        }
    };
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..plan.threads).map(|_| scope.spawn(work)).collect();
        let mut tally = work();
        for other in others {
            tally.add(&other.join().expect("a simulating thread does not panic"));
        }
        tally
    })
}

fn play_game<G: Scoring + Views>(
    game: &G,
    seed: u64,
    bots: &mut [Box<dyn Bot<G>>],
    legal: &mut Vec<G::Action>,
    tally: &mut Tally,
) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    for bot in bots.iter_mut() {
        bot.begin(rng.next_u64());
    }
    let mut state = game.initial();
    loop {
        match game.turn(&state) {
            Turn::Act(seats) => {
                let seat = seats.first().expect("somebody has to act");
                play_step(game, &mut state, seat, bots, legal, tally);
            }
            Turn::Chance => {
                let chance = game.sample(&state, &mut rng);
                game.apply_unchecked(&mut state, chance);
            }
            Turn::Over => break,
        }
        tally.steps += 1;
    }
    tally.games += 1;
    let outcome = game.outcome(&state);
    let share = Tally::WIN / outcome.winners() as u64;
    for (party, standing) in outcome.standings().iter().enumerate() {
        tally.scores[party] += i64::from(standing.score);
        tally.wins[party] += if standing.place == 1 { share } else { 0 };
    }
}

#[inline]
fn play_step<G: Scoring + Views>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    bots: &mut [Box<dyn Bot<G>>],
    legal: &mut Vec<G::Action>,
    tally: &mut Tally,
) {
    game.legal_actions(state, seat, legal);
    let action = if let [only] = legal[..] {
        only
    } else {
        tally.decisions += 1;
        bots[seat.index()].choose(&Sight::new(game, state, seat), legal)
    };
    game.play_unchecked(state, seat, action);
}
