//! Reviews of finished games: one at a time for each game, on the thinking time of the player who asked for it first.
//!
//! A review takes seconds, and a deep one minutes. So it thinks in slices, and after each slice others can have the
//! processor.

use std::collections::{HashMap, HashSet, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tetrapolis_catalog::{Selection, visit};
use tetrapolis_game::Seat;
use tetrapolis_protocol::{Interval, NoticeKind, PlayerId, ReviewedGame, TableId, Time, Version};
use tetrapolis_review::JUDGE;
use tetrapolis_seated::{Figures, Judge};
use tetrapolis_store::{KeptReview, NoticeChange, ReviewKey, ReviewedPerson, StoreError};
use tetrapolis_table::{Happening, Who, read_log};
use tokio::runtime::Handle;

use crate::metrics::Counted;
use crate::node::Node;
use crate::person::NOBODY;
use crate::room::GRACE;
use crate::think::Turn;
use crate::{error, fresh};

/// After this time others get their turn to think.
const SLICE: Duration = Duration::from_millis(100);
/// How long a quick review may think altogether, and a deep one.
const LONGEST: [Duration; 2] = [Duration::from_secs(120), Duration::from_secs(3_600)];
/// How many reviews are made at once for one player, and on this node.
const MOST: [(usize, usize); 2] = [(2, 32), (1, 16)];
/// How many players are told of one review.
const AWAITED: usize = 100;
/// How many games are remembered that could not be judged.
const REMEMBERED: usize = 1_000;
/// How many games are kept in memory, because a client that waits for a review asks for it repeatedly.
const RECENT: usize = 64;

/// The reviews that are being made.
#[derive(Default)]
pub(crate) struct Reviews(Mutex<State>);

#[derive(Default)]
struct State {
    made: HashMap<ReviewKey, Making>,
    failed: HashSet<ReviewKey>,
    /// The games that were asked for last, the newest at the back.
    recent: VecDeque<Arc<Finished>>,
}

impl State {
    /// Remembers a game as the newest, and forgets the oldest if there are too many.
    fn remember(&mut self, game: Arc<Finished>) {
        self.recent.retain(|known| known.table != game.table);
        self.recent.push_back(game);
        if self.recent.len() > RECENT {
            self.recent.pop_front();
        }
    }
}

/// A review that is being made.
struct Making {
    /// On whose thinking time.
    asker: PlayerId,
    done: Arc<AtomicU32>,
    /// Players who have asked for it.
    awaited: HashSet<PlayerId>,
}

/// For every viewer, the versions at which steps were made.
pub(crate) type Versions = Vec<Vec<Option<Version>>>;

/// A finished game to be judged.
pub(crate) struct Finished {
    /// The hash of what was played.
    pub record: String,
    pub table: TableId,
    pub opened: Time,
    pub setup: Selection,
    pub steps: Vec<String>,
    /// The persons who played it alone from its first step to its last.
    pub persons: Vec<(PlayerId, Seat)>,
    pub versions: Versions,
}

impl Finished {
    /// The key under which its review is kept, or the closer one.
    pub(crate) fn key(&self, deep: bool) -> ReviewKey {
        ReviewKey { record: self.record.clone(), judge: JUDGE, deep }
    }
}

/// The progress of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Progress {
    /// This many steps have been judged.
    Made(u32),
    /// Others come first; ask again later.
    Waits,
    /// It took too long, or failed.
    Failed,
}

/// A review was stopped.
struct Stopped;

impl Node {
    /// The finished game of a table, if its review has been asked for lately. What was played there never changes.
    pub(crate) fn recent_game(&self, table: &TableId) -> Option<Arc<Finished>> {
        let mut state = self.shared.reviews.0.lock().expect("no panic holds it");
        let game = state.recent.iter().find(|game| game.table == *table).map(Arc::clone)?;
        state.remember(Arc::clone(&game));
        Some(game)
    }

    /// Keeps a finished game in memory for the next request.
    pub(crate) fn remember_game(&self, game: &Arc<Finished>) {
        self.shared.reviews.0.lock().expect("no panic holds it").remember(Arc::clone(game));
    }

    /// Begins a review unless it is being made, and returns its progress. A player who asks is told when it is ready.
    pub(crate) fn begin_review(&self, game: &Arc<Finished>, deep: bool, player: Option<&PlayerId>) -> Progress {
        let key = game.key(deep);
        let mut state = self.shared.reviews.0.lock().expect("no panic holds it");
        if let Some(making) = state.made.get_mut(&key) {
            making.awaited.extend(player.filter(|_| making.awaited.len() < AWAITED).cloned());
            return Progress::Made(making.done.load(Ordering::Relaxed));
        }
        if state.failed.contains(&key) {
            return Progress::Failed;
        }
        let (most_of_one, most) = MOST[usize::from(deep)];
        let asker = player.cloned().unwrap_or_else(visitors);
        let alike = || state.made.iter().filter(|(key, _)| key.deep == deep);
        let own = alike().filter(|(_, making)| making.asker == asker).count();
        if self.is_stopping() || own >= most_of_one || alike().count() >= most {
            return Progress::Waits;
        }
        let done = Arc::<AtomicU32>::default();
        let awaited = player.cloned().into_iter().collect();
        state.made.insert(key.clone(), Making { asker: asker.clone(), done: Arc::clone(&done), awaited });
        drop(state);
        let (node, game) = (self.clone(), Arc::clone(game));
        let counted = Counted::new(&self.shared.metrics.reviews);
        tokio::spawn(async move {
            let _counted = counted;
            let failed = !node.make(&game, &key, asker, done).await;
            let awaited = node.review_ended(key, failed);
            if !failed {
                node.tell_of_review(&game.table, awaited).await;
            }
        });
        Progress::Made(0)
    }

    /// Notes that a review is not being made any more. Returns those who have asked for it.
    fn review_ended(&self, key: ReviewKey, failed: bool) -> HashSet<PlayerId> {
        let mut state = self.shared.reviews.0.lock().expect("no panic holds it");
        let awaited = state.made.remove(&key).map(|making| making.awaited);
        if failed && !self.is_stopping() {
            if state.failed.len() >= REMEMBERED {
                state.failed.clear();
            }
            state.failed.insert(key);
            self.shared.metrics.review_failures.inc();
        }
        awaited.unwrap_or_default()
    }

    /// Tells those who have asked for a review that it is ready, unless they look at it soon.
    async fn tell_of_review(&self, table: &TableId, awaited: HashSet<PlayerId>) {
        let now = fresh::now();
        let put = |player| NoticeChange::Put {
            player,
            kind: NoticeKind::ReviewReady,
            at: now,
            due: now.plus(GRACE),
            seat: None,
            open: false,
        };
        let news: Vec<NoticeChange> = awaited.into_iter().map(put).collect();
        if news.is_empty() {
            return;
        }
        if let Err(error) = self.shared.store.put_notices(table, news).await {
            error::store(&error);
        }
    }

    /// Makes a review and keeps it; says whether it could be made.
    async fn make(&self, game: &Arc<Finished>, key: &ReviewKey, asker: PlayerId, done: Arc<AtomicU32>) -> bool {
        let is_deep = key.deep;
        let kind = format!("{} review", game.setup.game);
        let slices = Slices::begin(self.clone(), asker, kind, is_deep, done).await;
        // Not one of the threads for short work: they are few, and a stop waits for them.
        let (answer, judged) = tokio::sync::oneshot::channel();
        let judged_game = Arc::clone(game);
        let thread = std::thread::Builder::new().name("review".into()).spawn(move || {
            let game = judged_game;
            let judge = || {
                let progress = |steps| slices.go_on(steps);
                let judge = Judge { steps: &game.steps, seat: None, is_deep, threads: 1, progress: &progress };
                visit(&game.setup, judge)
            };
            let judged = catch_unwind(AssertUnwindSafe(judge));
            drop(slices);
            if judged.as_ref().is_err_and(|thrown| !thrown.is::<Stopped>()) {
                tracing::error!(table = %game.table, "a game cannot be reviewed");
            }
            // Nobody waits if the server has stopped.
            drop(answer.send(judged.ok().and_then(Result::ok)));
        });
        if thread.is_err() {
            return false;
        }
        let Ok(Some(figures)) = judged.await else { return false };
        let metrics = &self.shared.metrics;
        if is_deep { &metrics.deep_reviews } else { &metrics.quick_reviews }.inc();
        if let Err(error) = self.keep(game, key, &figures).await {
            // It is made again when somebody asks.
            error::store(&error);
        }
        true
    }

    async fn keep(&self, game: &Finished, key: &ReviewKey, figures: &Figures) -> Result<(), StoreError> {
        let persons = self.those_left(game).await?;
        self.shared.store.keep_review(&kept(game, key.clone(), &persons, figures)).await
    }

    /// The persons of a game, without those who were removed while it was judged.
    async fn those_left(&self, game: &Finished) -> Result<Vec<(PlayerId, Seat)>, StoreError> {
        let rows = self.shared.store.read(&game.table, 0).await?;
        // A log that is gone, or cannot be read, names nobody.
        let events = read_log(&rows).unwrap_or_default();
        let is_left = |(player, _): &&(PlayerId, Seat)| {
            events.iter().any(|event| match &event.what {
                Happening::Sat { who: Who::Person { player: sat, name, .. }, .. } => sat == player && name != NOBODY,
                _ => false,
            })
        };
        Ok(game.persons.iter().filter(is_left).cloned().collect())
    }
}

fn kept(game: &Finished, key: ReviewKey, persons: &[(PlayerId, Seat)], figures: &Figures) -> KeptReview {
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
        key,
        table: game.table.clone(),
        review: serde_json::to_string(figures).expect("plain data"),
        persons: persons.iter().map(person).collect(),
    }
}

/// Everybody who asks without a session; together they have the thinking time of one player.
fn visitors() -> PlayerId {
    PlayerId::new("visitors").expect("letters")
}

/// The thinking time of one review, slice by slice.
struct Slices {
    node: Node,
    runtime: Handle,
    asker: PlayerId,
    deep: bool,
    kind: String,
    done: Arc<AtomicU32>,
    now: Mutex<(Option<Turn>, Instant, Duration)>,
}

impl Slices {
    async fn begin(node: Node, asker: PlayerId, kind: String, deep: bool, done: Arc<AtomicU32>) -> Slices {
        let runtime = Handle::current();
        let first = Mutex::new((None, Instant::now(), Duration::ZERO));
        let slices = Slices { node, runtime, asker, deep, kind, done, now: first };
        let turn = slices.turn().await;
        *slices.now.lock().expect("no panic holds it") = (Some(turn), Instant::now(), Duration::ZERO);
        slices
    }

    async fn turn(&self) -> Turn {
        let (thinkers, asker, kind) = (&self.node.shared.thinkers, self.asker.clone(), self.kind.clone());
        if self.deep { thinkers.unhurried_turn(asker, kind).await } else { thinkers.turn(asker, kind).await }
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

#[cfg(test)]
mod tests {
    use tetrapolis_game::Options;

    use super::*;

    fn game(number: usize) -> Arc<Finished> {
        let setup = Selection { game: "uptown".into(), seats: 2, options: Options::new(), edition: None };
        Arc::new(Finished {
            record: String::new(),
            table: TableId::new(format!("t{number}")).expect("an id"),
            opened: Time(0),
            setup,
            steps: Vec::new(),
            persons: Vec::new(),
            versions: Vec::new(),
        })
    }

    #[test]
    fn the_games_that_were_asked_for_last_are_remembered() {
        let mut state = State::default();
        (0..RECENT).for_each(|number| state.remember(game(number)));
        state.remember(game(0));
        assert_eq!(state.recent.len(), RECENT, "a game is remembered once");
        state.remember(game(RECENT));
        let knows = |number: usize| state.recent.iter().any(|known| known.table == game(number).table);
        assert_eq!(state.recent.len(), RECENT);
        assert!(knows(0) && knows(RECENT) && !knows(1), "the oldest is forgotten");
    }
}
