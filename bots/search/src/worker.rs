use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_game::{Insight, MAX_PARTIES, Seat, Turn, Viewer};

use crate::reward::{Judge, Rewards};
use crate::rollout::rollout;
use crate::tree::{Edge, Found, Mixer, Tree};

/// How much an action that looks promising is tried before it has proved itself.
const EXPLORATION: f32 = 1.0;
/// How much worse than the rest an untried action is taken to be, where all rewards lie between 0 and 1.
const UNTRIED: f32 = 0.1;
/// The clock is read once in this many iterations.
const LOOKS: u32 = 16;
/// The most seats of a table.
const SEATS: usize = 8;

/// When a search ends.
pub(crate) struct Limits<'a> {
    pub(crate) iterations: u32,
    /// How many decisions a rollout makes, if not as many as the game says.
    pub(crate) horizon: Option<u32>,
    /// Whether a learned network is used instead of rollouts.
    pub(crate) learned: bool,
    pub(crate) deadline: Option<Instant>,
    pub(crate) cancel: &'a AtomicBool,
}

impl Limits<'_> {
    fn is_over(&self, done: u32) -> bool {
        done >= self.iterations
            || self.cancel.load(Ordering::Relaxed)
            || done.is_multiple_of(LOOKS) && self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}

/// One thread's search.
pub(crate) struct Worker<G: Insight> {
    rng: Xoshiro256PlusPlus,
    tree: Tree<G::Action>,
    iterations: u32,
    /// The sum of all rewards.
    total: [f64; MAX_PARTIES],
    /// What each seat has seen done since the root.
    seen: [u64; SEATS],
    /// The least and the greatest mean reward of an action, for each seat.
    bounds: [(f32, f32); SEATS],
    path: Vec<(usize, Seat, G::Action)>,
    legal: Vec<G::Action>,
    weights: Vec<f32>,
}

impl<G: Insight> Worker<G> {
    pub(crate) fn new() -> Worker<G> {
        Worker {
            rng: Xoshiro256PlusPlus::seed_from_u64(0),
            tree: Tree::new(),
            iterations: 0,
            total: [0.0; MAX_PARTIES],
            seen: [0; SEATS],
            bounds: [(0.0, 0.0); SEATS],
            path: Vec::new(),
            legal: Vec::new(),
            weights: Vec::new(),
        }
    }

    /// Forgets the last search.
    pub(crate) fn begin(&mut self, seed: u64) {
        self.rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        self.tree.clear();
        self.iterations = 0;
        self.total = [0.0; MAX_PARTIES];
        self.bounds = [(f32::INFINITY, f32::NEG_INFINITY); SEATS];
    }

    pub(crate) fn iterations(&self) -> u32 {
        self.iterations
    }

    /// The sum of what all iterations brought each party.
    pub(crate) fn total(&self) -> &[f64; MAX_PARTIES] {
        &self.total
    }

    pub(crate) fn nodes(&self) -> usize {
        self.tree.len()
    }

    /// The results of an action of the root.
    pub(crate) fn edge(&self, action: G::Action) -> Option<Edge<G::Action>> {
        if self.tree.len() == 0 {
            return None;
        }
        let edges = &self.tree.node(0).edges;
        let place = edges.binary_search_by(|edge| edge.action.cmp(&action)).ok()?;
        Some(edges[place])
    }

    /// Searches for a seat that has to act and sees this view. One iteration is always made.
    pub(crate) fn run(&mut self, game: &G, seat: Seat, view: &G::View, limits: &Limits<'_>) {
        let mut state = game.determinize(view, &mut self.rng);
        let judge = if limits.learned { Judge::learned(game, &state) } else { Judge::new(game, &state) };
        let horizon = match limits.horizon {
            _ if judge.is_learned() => game.learned_horizon(),
            Some(horizon) => horizon,
            None => game.horizon(),
        };
        loop {
            self.descend(game, &mut state, seat);
            self.roll_out(game, &mut state, horizon);
            let rewards = judge.rewards(game, &state);
            self.learn(&rewards);
            self.iterations += 1;
            if limits.is_over(self.iterations) {
                return;
            }
            state = game.determinize(view, &mut self.rng);
        }
    }

    /// Walks down the tree to a decision that has never been met, and makes it.
    fn descend(&mut self, game: &G, state: &mut G::State, root: Seat) {
        self.path.clear();
        self.seen = std::array::from_fn(|seat| seat as u64);
        loop {
            match game.turn(state) {
                Turn::Over => return,
                Turn::Chance => {
                    let chance = game.sample(state, &mut self.rng);
                    game.apply_unchecked(state, chance);
                }
                Turn::Act(seats) => {
                    // If several seats answer in secret, the root's own seat goes first and the others follow in order.
                    // Nobody sees what the others answered.
                    let is_root = self.path.is_empty() && seats.contains(root);
                    let seat = if is_root { root } else { seats.first().expect("somebody has to act") };
                    game.legal_actions(state, seat, &mut self.legal);
                    if let [only] = self.legal[..] {
                        game.play_unchecked(state, seat, only);
                        continue;
                    }
                    let (node, is_new) = match self.tree.find(self.seen[seat.index()]) {
                        Found::Known(node) => (node, false),
                        Found::New(node) => (node, true),
                        Found::NoRoom => return,
                    };
                    let action = self.select(game, state, seat, node);
                    self.path.push((node, seat, action));
                    self.note(game, state, seat, action);
                    game.play_unchecked(state, seat, action);
                    if is_new {
                        return;
                    }
                }
            }
        }
    }

    /// The legal action with the best mix of reward, prior and curiosity.
    fn select(&mut self, game: &G, state: &G::State, seat: Seat, node: usize) -> G::Action {
        game.prior(state, seat, &self.legal, &mut self.weights);
        let scale = 1.0 / self.weights.iter().sum::<f32>();
        let edges = &self.tree.node(node).edges;
        let (least, range) = match self.bounds[seat.index()] {
            (least, greatest) if greatest > least => (least, 1.0 / (greatest - least)),
            _ => (0.0, 0.0),
        };
        let (mut visits, mut total) = (0, 0.0);
        each_tried(&self.legal, edges, |_, edge| {
            if let Some(edge) = edge {
                visits += edge.visits;
                total += edge.total;
            }
        });
        let mean = if visits == 0 { 0.0 } else { (total / f64::from(visits)) as f32 };
        let untried = (mean - least) * range - UNTRIED;
        let curiosity = EXPLORATION * scale * (visits as f32 + 1.0).sqrt();
        let (mut best, mut chosen) = (f32::NEG_INFINITY, 0);
        let weights = &self.weights;
        each_tried(&self.legal, edges, |n, edge| {
            let (value, tries) = match edge {
                Some(edge) => ((edge.mean() - least) * range, edge.visits as f32),
                None => (untried, 0.0),
            };
            let appeal = value + curiosity * weights[n] / (1.0 + tries);
            if appeal > best {
                (best, chosen) = (appeal, n);
            }
        });
        self.legal[chosen]
    }

    /// Lets every seat take notice of an action, as far as it sees it.
    fn note(&mut self, game: &G, state: &G::State, actor: Seat, action: G::Action) {
        for seat in Seat::all(game.seats()) {
            if let Some(action) = game.seen(state, actor, action, Viewer::Seat(seat)) {
                let seen = &mut self.seen[seat.index()];
                *seen = Mixer::join(*seen, Mixer::join(Mixer::of(&action), u64::from(actor.0)));
            }
        }
    }

    /// Plays on by the game's own policy as far as the horizon.
    fn roll_out(&mut self, game: &G, state: &mut G::State, horizon: u32) {
        let mut left = horizon;
        loop {
            match game.turn(state) {
                Turn::Over => return,
                Turn::Chance => {
                    let chance = game.sample(state, &mut self.rng);
                    game.apply_unchecked(state, chance);
                }
                Turn::Act(_) if left == 0 && game.is_quiet(state) => return,
                Turn::Act(seats) => {
                    let seat = seats.first().expect("somebody has to act");
                    let action = rollout(game, state, seat, &mut self.legal, &mut self.rng);
                    game.play_unchecked(state, seat, action);
                    left = left.saturating_sub(1);
                }
            }
        }
    }

    /// Rewards every decision on the way.
    fn learn(&mut self, rewards: &Rewards) {
        for (total, reward) in self.total.iter_mut().zip(rewards) {
            *total += f64::from(*reward);
        }
        for (node, seat, action) in &self.path {
            let mean = self.tree.reward(*node, *action, rewards[seat.index()]);
            let (least, greatest) = &mut self.bounds[seat.index()];
            *least = least.min(mean);
            *greatest = greatest.max(mean);
        }
    }
}

/// Goes through the legal actions, each with its edge if it has been tried; both are sorted.
#[inline]
fn each_tried<A: Copy + Ord>(legal: &[A], edges: &[Edge<A>], mut found: impl FnMut(usize, Option<&Edge<A>>)) {
    let mut edges = edges.iter().peekable();
    for (n, action) in legal.iter().enumerate() {
        while edges.next_if(|edge| edge.action < *action).is_some() {}
        found(n, edges.next_if(|edge| edge.action == *action));
    }
}
