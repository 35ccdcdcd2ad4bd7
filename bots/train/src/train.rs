use std::sync::Arc;

use tetrapolis_arena::{Contest, contest};
use tetrapolis_game::Options;
use tetrapolis_net::{Learn, Net, subject};
use tetrapolis_search::{BotKind, Budget, seed_of};

use crate::Samples;
use crate::fit::{Fitter, Lesson};
use crate::games::{Course, games};

/// How long the first steps of learning are, from quick games and from searched ones.
const RATES: [f32; 2] = [2e-3, 7e-4];
/// How often a position of a searched game counts.
const WEIGHT: usize = 2;

/// How to learn. The network depends on everything but the threads, and on nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The seed of everything.
    pub seed: u64,
    /// How many threads share the work.
    pub threads: usize,
    /// How many quick games come first.
    pub quick: u64,
    /// How often they are looked at.
    pub epochs: u32,
    /// How many generations of searched games follow.
    pub generations: u32,
    /// How many games a generation has.
    pub searched: u64,
    /// How many iterations a move takes in them.
    pub iterations: u32,
    /// How many games measure each generation, against the search with rollouts; none if 0.
    pub measured: u64,
}

impl Plan {
    /// The plan with which the networks of this project were trained.
    pub const USUAL: Plan = Plan {
        seed: 1,
        threads: 1,
        quick: 400_000,
        epochs: 8,
        generations: 2,
        searched: 8_000,
        iterations: 64,
        measured: 200,
    };
}

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Phase {
    /// How many games are played.
    Games(u64),
    /// How many epochs of learning there are.
    Learning(u32),
    /// How many games are played against the search with rollouts.
    Measuring(u64),
}

/// What has happened.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Progress {
    /// Something begins; with the number of the generation, 0 for the quick games.
    Begins(u32, Phase),
    /// This much more of it is done.
    Done(u64),
    /// An epoch is over: how many positions were learned from, the mean loss of those, and of those that were spared.
    Loss(usize, f64, f64),
    /// One seat with the network won this share of the games against rollouts, with its interval.
    Strength(f64, f64, f64),
}

/// Learns a game with its built-in edition, for all numbers of seats together.
///
/// # Panics
/// If there is nothing to learn from.
pub fn train<G: Learn>(plan: &Plan, report: &(dyn Fn(Progress) + Sync)) -> Net {
    let mut setups: Vec<G> = G::SEATS
        .filter_map(|seats| G::set_up(None, seats, &Options::new()).ok())
        .filter(Learn::can_learn)
        .map(|game| game.with_net(None))
        .collect();
    let subject = subject(setups.last().expect("a game that can be learned"));
    let mut fitter = Fitter::new(G::INPUTS, seed_of(plan.seed, 0));
    let mut samples = Samples::default();
    let mut net = Arc::new(Net::new(subject.clone(), fitter.layers.clone()));
    for generation in 0..=plan.generations {
        let (course, count) = match generation {
            0 => (Course::Quick, plan.quick),
            _ => (Course::Searched(plan.iterations), plan.searched),
        };
        let seed = seed_of(plan.seed, 10 * u64::from(generation) + 1);
        report(Progress::Begins(generation, Phase::Games(count)));
        let new = games(&setups, course, count, seed, plan.threads, &|done| report(Progress::Done(done)));
        for _ in 0..if generation == 0 { 1 } else { WEIGHT } {
            samples.append(&new);
        }
        let (epochs, rate) =
            if generation == 0 { (plan.epochs, RATES[0]) } else { (plan.epochs.div_ceil(2), RATES[1]) };
        report(Progress::Begins(generation, Phase::Learning(epochs)));
        let lesson = Lesson { epochs, rate, seed: seed_of(seed, 1), threads: plan.threads };
        let positions = samples.len();
        fitter.fit(&samples, lesson, &mut |loss, spared| report(Progress::Loss(positions, loss, spared)));
        net = Arc::new(Net::new(subject.clone(), fitter.layers.clone()));
        setups = setups.into_iter().map(|game| game.with_net(Some(Arc::clone(&net)))).collect();
        if plan.measured > 0 {
            report(Progress::Begins(generation, Phase::Measuring(plan.measured)));
            let (share, low, high) = measure(setups.last().expect("a game"), plan, report);
            report(Progress::Strength(share, low, high));
        }
    }
    Arc::unwrap_or_clone(net)
}

/// Plays one seat with the network against rollouts in all others.
fn measure<G: Learn>(game: &G, plan: &Plan, report: &(dyn Fn(Progress) + Sync)) -> (f64, f64, f64) {
    let budget = Some(Budget::iterations(100));
    let mut players = vec![BotKind::Rollout(budget).into(); game.seats().into()];
    players[0] = BotKind::Search(budget).into();
    let (seed, threads) = (seed_of(plan.seed, 999), plan.threads);
    let setting = Contest { games: plan.measured, seed, threads, ..Contest::new(players) };
    let merits = contest(game, &setting, &|done| report(Progress::Done(done)));
    (merits[0].share, merits[0].low, merits[0].high)
}
