use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use tetrapolis_game::{Insight, Sight};

use crate::worker::{Limits, Worker};
use crate::{Bot, Budget, Rewards};

/// Information-set Monte-Carlo tree search.
///
/// Every iteration samples a position that fits the view and walks down a tree. The tree distinguishes a seat's
/// decisions only by what that seat has seen happen. Then the iteration judges the position that it has reached, and
/// rewards every decision on the way with what it brought its seat. A game with a [network](Insight::judge) judges the
/// next quiet position; otherwise the game's rollout policy plays on for a while first. Chance is sampled again each
/// time and makes no branches.
///
/// With one thread, a budget without a clock and the same seed it makes the same choices. With several threads, each
/// grows its own tree, and their counts are added.
pub struct Search<G: Insight> {
    budget: Budget,
    temperature: f32,
    horizon: Option<u32>,
    learned: bool,
    rng: Xoshiro256PlusPlus,
    workers: Vec<Worker<G>>,
    cancel: Arc<AtomicBool>,
    weighed: Vec<Weighed<G::Action>>,
}

/// A legal action after a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weighed<A> {
    /// The action.
    pub action: A,
    /// In how many iterations it was chosen.
    pub visits: u32,
    /// What it is worth to the seat, from 0 to 1; 0 if it was never chosen.
    pub value: f32,
}

impl<G: Insight> Search<G> {
    /// A search on one thread.
    pub fn new(budget: Budget) -> Search<G> {
        Search {
            budget,
            temperature: 0.0,
            horizon: None,
            learned: true,
            rng: Xoshiro256PlusPlus::seed_from_u64(0),
            workers: vec![Worker::new()],
            cancel: Arc::default(),
            weighed: Vec::new(),
        }
    }

    /// The same on this many threads.
    ///
    /// # Panics
    /// If the number is zero.
    #[must_use]
    pub fn on_threads(mut self, threads: usize) -> Search<G> {
        assert!(threads > 0, "somebody has to search");
        self.workers.resize_with(threads, Worker::new);
        self
    }

    /// The same, but it chooses at random: an action that the search chose twice as often is played 2 to the power of
    /// 1 / `temperature` times as often. At 0 it plays the action chosen most often. A more
    /// [lenient](Insight::leniency) game raises the temperature.
    #[must_use]
    pub fn with_temperature(mut self, temperature: f32) -> Search<G> {
        self.temperature = temperature;
        self
    }

    /// The same, but it always makes rollouts, even if the game has a network.
    #[must_use]
    pub fn with_rollouts(mut self) -> Search<G> {
        self.learned = false;
        self
    }

    /// The same, but rollouts make this many decisions instead of the game's number. With fewer decisions it looks at
    /// more positions in the same time, but less far ahead from each.
    #[must_use]
    pub fn with_horizon(mut self, decisions: u32) -> Search<G> {
        self.learned = false;
        self.horizon = Some(decisions);
        self
    }

    /// The same, but it stops as soon as the flag is set, with what it has found so far.
    #[must_use]
    pub fn cancelled_by(mut self, flag: Arc<AtomicBool>) -> Search<G> {
        self.cancel = flag;
        self
    }

    /// Weighs the legal actions, in their order.
    pub fn weigh(&mut self, sight: &Sight<'_, G>, legal: &[G::Action]) -> &[Weighed<G::Action>] {
        let (game, seat, view) = (sight.game(), sight.seat(), sight.view());
        let share = self.budget.most().div_ceil(self.workers.len() as u32);
        let deadline = self.budget.time().map(|time| Instant::now() + time);
        let limits =
            Limits { iterations: share, horizon: self.horizon, learned: self.learned, deadline, cancel: &self.cancel };
        for worker in &mut self.workers {
            worker.begin(self.rng.next_u64());
        }
        if let [worker] = &mut self.workers[..] {
            worker.run(game, seat, &view, &limits);
        } else {
            std::thread::scope(|scope| {
                for worker in &mut self.workers {
                    scope.spawn(|| worker.run(game, seat, &view, &limits));
                }
            });
        }
        self.weighed.clear();
        for action in legal {
            let edges = self.workers.iter().filter_map(|worker| worker.edge(*action));
            let (visits, total) =
                edges.fold((0, 0.0), |(visits, total), edge| (visits + edge.visits, total + edge.total));
            let value = if visits == 0 { 0.0 } else { (total / f64::from(visits)) as f32 };
            self.weighed.push(Weighed { action: *action, visits, value });
        }
        &self.weighed
    }

    /// The legal actions as the last search weighed them.
    pub fn weighed(&self) -> &[Weighed<G::Action>] {
        &self.weighed
    }

    /// What the last search expects for each party, from 0 to 1.
    pub fn expected(&self) -> Rewards {
        let iterations = self.iterations().max(1) as f64;
        std::array::from_fn(|party| {
            let total: f64 = self.workers.iter().map(|worker| worker.total()[party]).sum();
            (total / iterations) as f32
        })
    }

    /// How many iterations the last search made.
    pub fn iterations(&self) -> u64 {
        self.workers.iter().map(|worker| u64::from(worker.iterations())).sum()
    }

    /// How many decisions the last search distinguished.
    pub fn nodes(&self) -> usize {
        self.workers.iter().map(Worker::nodes).sum()
    }

    /// Whether somebody has asked it to stop.
    pub fn is_cancelled(&self) -> bool {
        self.cancel.load(Ordering::Relaxed)
    }

    fn draw(&mut self, temperature: f32) -> G::Action {
        let most = self.weighed.iter().map(|weighed| weighed.visits).max().expect("a legal action");
        let weight = |weighed: &Weighed<G::Action>| (weighed.visits as f32 / most as f32).powf(1.0 / temperature);
        let sum: f32 = self.weighed.iter().map(weight).sum();
        let mut left = sum * (self.rng.next_u32() as f32 / u32::MAX as f32);
        for weighed in &self.weighed {
            left -= weight(weighed);
            if left <= 0.0 && weighed.visits > 0 {
                return weighed.action;
            }
        }
        best(&self.weighed)
    }
}

/// The action chosen most often; among equals, the one that is worth most.
fn best<A: Copy>(weighed: &[Weighed<A>]) -> A {
    let better =
        |one: &Weighed<A>, other: &Weighed<A>| one.visits.cmp(&other.visits).then(one.value.total_cmp(&other.value));
    weighed.iter().max_by(|one, other| better(one, other)).expect("a legal action").action
}

impl<G: Insight> Bot<G> for Search<G> {
    fn begin(&mut self, seed: u64) {
        self.rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    }

    fn choose(&mut self, sight: &Sight<'_, G>, legal: &[G::Action]) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        self.weigh(sight, legal);
        let temperature = self.temperature * sight.game().leniency();
        if temperature > 0.0 { self.draw(temperature) } else { best(&self.weighed) }
    }
}
