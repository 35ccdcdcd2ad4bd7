//! Reviews of finished games: one at a time for each game, on the thinking time of whoever opened its table.
//!
//! A review takes seconds, and a deep one minutes, so it thinks in slices: after each, whoever else wants the processor gets it.

use std::collections::{HashMap, HashSet};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tetrapolis_catalog::{Selection, visit};
use tetrapolis_game::Seat;
use tetrapolis_protocol::{Interval, PlayerId, ReviewedGame, TableId, Time};
use tetrapolis_seated::{Figures, Judge};
use tetrapolis_store::{KeptReview, ReviewKey, ReviewedPerson};
use tokio::runtime::Handle;

use crate::error;
use crate::metrics::Counted;
use crate::node::Node;
use crate::think::Turn;

/// After this time others get their turn to think.
const SLICE: Duration = Duration::from_millis(100);
/// How long a quick review may think altogether, and a deep one.
const LONGEST: [Duration; 2] = [Duration::from_secs(120), Duration::from_secs(3_600)];
/// How many reviews are made at once for one owner of tables, and on this node.
const MOST: [(usize, usize); 2] = [(2, 32), (1, 16)];
/// How many games are remembered that could not be judged.
const REMEMBERED: usize = 1_000;

/// The reviews that are being made.
#[derive(Default)]
pub(crate) struct Reviews(Mutex<State>);

#[derive(Default)]
struct State {
    made: HashMap<ReviewKey, Making>,
    failed: HashSet<ReviewKey>,
}

/// A review that is being made.
struct Making {
    owner: PlayerId,
    done: Arc<AtomicU32>,
}

/// A finished game to be judged.
#[derive(Clone)]
pub(crate) struct Finished {
    pub key: ReviewKey,
    pub table: TableId,
    pub opened: Time,
    /// Who opened the table.
    pub owner: PlayerId,
    pub setup: Selection,
    pub steps: Vec<String>,
    /// The persons who played it alone from its first step to its last.
    pub persons: Vec<(PlayerId, Seat)>,
}

/// How far a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Progress {
    /// This many steps have been judged.
    Made(u32),
    /// Others come first; whoever asks again later may be luckier.
    Waits,
    /// It took too long, or failed.
    Failed,
}

/// A review was stopped.
struct Stopped;

impl Node {
    /// Begins a review unless it is being made; says how far it is.
    pub(crate) fn begin_review(&self, game: Finished) -> Progress {
        let mut state = self.shared.reviews.0.lock().expect("no panic holds it");
        if let Some(making) = state.made.get(&game.key) {
            return Progress::Made(making.done.load(Ordering::Relaxed));
        }
        if state.failed.contains(&game.key) {
            return Progress::Failed;
        }
        let (most_of_owner, most) = MOST[usize::from(game.key.deep)];
        let alike = || state.made.iter().filter(|(key, _)| key.deep == game.key.deep);
        let own = alike().filter(|(_, making)| making.owner == game.owner).count();
        if self.is_stopping() || own >= most_of_owner || alike().count() >= most {
            return Progress::Waits;
        }
        let done = Arc::<AtomicU32>::default();
        state.made.insert(game.key.clone(), Making { owner: game.owner.clone(), done: Arc::clone(&done) });
        drop(state);
        let node = self.clone();
        tokio::spawn(async move {
            let key = game.key.clone();
            let failed = !node.make(game, done).await;
            let mut state = node.shared.reviews.0.lock().expect("no panic holds it");
            state.made.remove(&key);
            if failed && !node.is_stopping() {
                if state.failed.len() >= REMEMBERED {
                    state.failed.clear();
                }
                state.failed.insert(key);
                node.shared.metrics.review_failures.inc();
            }
        });
        Progress::Made(0)
    }

    /// Makes a review and keeps it; says whether it could be made.
    async fn make(&self, game: Finished, done: Arc<AtomicU32>) -> bool {
        let _counted = Counted::new(&self.shared.metrics.reviews);
        let slices = Slices::begin(self.clone(), &game, done).await;
        // Not one of the threads for short work: they are few, and a stop waits for them.
        let (answer, judged) = tokio::sync::oneshot::channel();
        let thread = std::thread::Builder::new().name("review".into()).spawn(move || {
            let judge = || {
                let progress = |steps| slices.go_on(steps);
                let is_deep = game.key.deep;
                let judge = Judge { steps: &game.steps, seat: None, is_deep, threads: 1, progress: &progress };
                visit(&game.setup, judge)
            };
            let judged = catch_unwind(AssertUnwindSafe(judge));
            drop(slices);
            if judged.as_ref().is_err_and(|thrown| !thrown.is::<Stopped>()) {
                tracing::error!(table = %game.table, "a game cannot be reviewed");
            }
            // Nobody waits if the server has stopped.
            drop(answer.send(judged.ok().and_then(Result::ok).map(|figures| kept(&game, &figures))));
        });
        if thread.is_err() {
            return false;
        }
        let Ok(Some(review)) = judged.await else { return false };
        let metrics = &self.shared.metrics;
        if review.key.deep { &metrics.deep_reviews } else { &metrics.quick_reviews }.inc();
        if let Err(error) = self.shared.store.keep_review(&review).await {
            // It is made again when somebody asks.
            error::store(&error);
        }
        true
    }
}

fn kept(game: &Finished, figures: &Figures) -> KeptReview {
    let person = |(player, seat): &(PlayerId, Seat)| {
        let found = &figures.seats[seat.index()];
        let figures = ReviewedGame {
            table: game.table.clone(),
            game: figures.game.to_owned(),
            opened: game.opened,
            seat: *seat,
            deep: figures.deep,
            decisions: found.decisions as u32,
            losses: Interval { mean: found.losses.mean, margin: found.losses.margin },
            luck: found.luck,
            result: found.last,
        };
        let figures = serde_json::to_string(&figures).expect("plain data");
        ReviewedPerson { player: player.clone(), seat: seat.0 + 1, figures }
    };
    KeptReview {
        key: game.key.clone(),
        table: game.table.clone(),
        review: serde_json::to_string(figures).expect("plain data"),
        persons: game.persons.iter().map(person).collect(),
    }
}

/// The thinking time of one review, slice by slice.
struct Slices {
    node: Node,
    runtime: Handle,
    owner: PlayerId,
    deep: bool,
    kind: String,
    done: Arc<AtomicU32>,
    now: Mutex<(Option<Turn>, Instant, Duration)>,
}

impl Slices {
    async fn begin(node: Node, game: &Finished, done: Arc<AtomicU32>) -> Slices {
        let (owner, deep) = (game.owner.clone(), game.key.deep);
        let kind = format!("{} review", game.setup.game);
        let runtime = Handle::current();
        let first = Mutex::new((None, Instant::now(), Duration::ZERO));
        let slices = Slices { node, runtime, owner, deep, kind, done, now: first };
        let turn = slices.turn().await;
        *slices.now.lock().expect("no panic holds it") = (Some(turn), Instant::now(), Duration::ZERO);
        slices
    }

    async fn turn(&self) -> Turn {
        let (thinkers, owner, kind) = (&self.node.shared.thinkers, self.owner.clone(), self.kind.clone());
        if self.deep { thinkers.unhurried_turn(owner, kind).await } else { thinkers.turn(owner, kind).await }
    }

    /// Goes on thinking, or lets others think first; ends the work if it takes too long or the server stops.
    fn go_on(&self, steps: u64) {
        self.done.fetch_add(u32::try_from(steps).unwrap_or(u32::MAX), Ordering::Relaxed);
        let (turn, since, used) = &mut *self.now.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if since.elapsed() < SLICE {
            return;
        }
        *used += since.elapsed();
        turn.take();
        if self.node.is_stopping() || *used > LONGEST[usize::from(self.deep)] {
            resume_unwind(Box::new(Stopped));
        }
        *turn = Some(self.runtime.block_on(self.turn()));
        *since = Instant::now();
    }
}
