//! Thinking time, shared fairly between those who opened the tables.
//!
//! As many bots think at once as the machine has processors. When more want to, the next turn goes to the owner who
//! will have used the least thinking time after it. What was used lately counts, and what a bot of this kind usually
//! takes. So a few hungry tables cannot delay everybody else, and neither can many newcomers whose bots think for a
//! long time.
//!
//! Work that nobody waits for gets what is left: half of the processors at most, and only while nobody else wants them.
//! It is shared in the same way.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tetrapolis_protocol::PlayerId;
use tokio::sync::oneshot;
use tokio::time::Instant;

/// After this time half of what somebody has used is forgotten.
const HALF: Duration = Duration::from_secs(30);
/// What a thought is expected to take before a bot of its kind has thought.
const EXPECTED: Duration = Duration::from_millis(500);
/// How much the last thought counts among those of its kind.
const LAST: f64 = 0.1;
/// Less than this counts as nothing.
const NOTHING: f64 = 0.001;

/// The processors that bots think on.
pub(crate) struct Thinkers {
    state: Mutex<State>,
}

struct State {
    free: usize,
    /// Processors for work that nobody waits for.
    spare: usize,
    /// In the order in which they came.
    waiting: Vec<Waiting>,
    used: HashMap<PlayerId, Used>,
    /// How many seconds the thoughts of a kind of bot take.
    usual: HashMap<String, f64>,
}

struct Waiting {
    owner: PlayerId,
    kind: String,
    /// Whether nobody waits for it.
    unhurried: bool,
    go: oneshot::Sender<Turn>,
}

/// What an owner has used.
struct Used {
    seconds: f64,
    at: Instant,
    /// What the thoughts that are not finished are expected to take, in seconds.
    running: f64,
}

impl Used {
    fn new(now: Instant) -> Used {
        Used { seconds: 0.0, at: now, running: 0.0 }
    }

    fn settle(&mut self, now: Instant) {
        let halves = now.saturating_duration_since(self.at).as_secs_f64() / HALF.as_secs_f64();
        self.seconds *= 0.5_f64.powf(halves);
        self.at = now;
    }

    fn weight(&self) -> f64 {
        self.seconds + self.running
    }
}

/// One bot's turn to think; when it is dropped, the next one may.
pub(crate) struct Turn {
    thinkers: Arc<Thinkers>,
    owner: PlayerId,
    kind: String,
    unhurried: bool,
    /// How many seconds it was expected to take.
    expected: f64,
    since: Instant,
}

impl Thinkers {
    pub(crate) fn new(processors: usize) -> Arc<Thinkers> {
        let state = State {
            free: processors,
            spare: (processors / 2).max(1),
            waiting: Vec::new(),
            used: HashMap::new(),
            usual: HashMap::new(),
        };
        Arc::new(Thinkers { state: Mutex::new(state) })
    }

    /// Waits for a turn of a kind of bot to think at a table that `owner` opened.
    pub(crate) async fn turn(self: &Arc<Thinkers>, owner: PlayerId, kind: String) -> Turn {
        self.wait(owner, kind, false).await
    }

    /// Waits for a turn of work that nobody waits for.
    pub(crate) async fn unhurried_turn(self: &Arc<Thinkers>, owner: PlayerId, kind: String) -> Turn {
        self.wait(owner, kind, true).await
    }

    async fn wait(self: &Arc<Thinkers>, owner: PlayerId, kind: String, unhurried: bool) -> Turn {
        let (go, turn) = oneshot::channel();
        self.state.lock().expect("no panic holds it").waiting.push(Waiting { owner, kind, unhurried, go });
        self.hand_out();
        turn.await.expect("whoever waits is called")
    }

    /// Lets as many think as there are free processors.
    fn hand_out(self: &Arc<Thinkers>) {
        let now = Instant::now();
        // Turns that nobody waits for any more are dropped after the lock is free: dropping one takes the lock.
        let mut unwanted = Vec::new();
        let mut state = self.state.lock().expect("no panic holds it");
        while state.free > 0
            && let Some(next) = state.next(now)
        {
            state.free -= 1;
            state.spare -= usize::from(next.unhurried);
            let expected = state.expected(&next.kind);
            state.used.entry(next.owner.clone()).or_insert_with(|| Used::new(now)).running += expected;
            let Waiting { owner, kind, unhurried, go } = next;
            let turn = Turn { thinkers: Arc::clone(self), owner, kind, unhurried, expected, since: now };
            unwanted.extend(go.send(turn).err());
        }
        drop(state);
    }
}

impl State {
    /// How many seconds a kind of bot is expected to think.
    fn expected(&self, kind: &str) -> f64 {
        self.usual.get(kind).copied().unwrap_or(EXPECTED.as_secs_f64())
    }

    /// Removes and returns the request whose owner will have used the least; among equals, the one that came first.
    fn next(&mut self, now: Instant) -> Option<Waiting> {
        self.waiting.retain(|waiting| !waiting.go.is_closed());
        self.used.retain(|_, used| {
            used.settle(now);
            used.running > NOTHING || used.seconds > NOTHING
        });
        let used = |waiting: &Waiting| self.used.get(&waiting.owner).map_or(0.0, Used::weight);
        let weight = |waiting: &Waiting| used(waiting) + self.expected(&waiting.kind);
        let hurries = self.waiting.iter().any(|waiting| !waiting.unhurried);
        let is_next = |waiting: &Waiting| waiting.unhurried != hurries && (hurries || self.spare > 0);
        let next = self.waiting.iter().enumerate().filter(|(_, waiting)| is_next(waiting));
        let least = next.min_by(|(_, one), (_, other)| weight(one).total_cmp(&weight(other)));
        let place = least.map(|(place, _)| place)?;
        Some(self.waiting.remove(place))
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let now = Instant::now();
        let mut state = self.thinkers.state.lock().expect("no panic holds it");
        state.free += 1;
        state.spare += usize::from(self.unhurried);
        let took = now.saturating_duration_since(self.since).as_secs_f64();
        if let Some(used) = state.used.get_mut(&self.owner) {
            used.settle(now);
            used.running -= self.expected;
            used.seconds += took;
        }
        let kind = std::mem::take(&mut self.kind);
        state.usual.entry(kind).and_modify(|usual| *usual += LAST * (took - *usual)).or_insert(took);
        drop(state);
        self.thinkers.hand_out();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(name: &str) -> PlayerId {
        PlayerId::new(name).expect("an id")
    }

    /// Lets fifty tables of hungry owners think for a while; returns how long a newcomer with a quick bot waits for a
    /// turn.
    async fn wait_behind(owners: impl Fn(usize) -> String, seconds: u64) -> Duration {
        let thinkers = Thinkers::new(2);
        for n in 0..50 {
            let (thinkers, owner) = (Arc::clone(&thinkers), player(&owners(n)));
            tokio::spawn(async move {
                loop {
                    let turn = thinkers.turn(owner.clone(), "slow".into()).await;
                    tokio::time::sleep(Duration::from_millis(1_500)).await;
                    drop(turn);
                }
            });
        }
        tokio::time::sleep(Duration::from_secs(seconds)).await;
        let start = Instant::now();
        drop(thinkers.turn(player("newcomer"), "quick".into()).await);
        start.elapsed()
    }

    #[tokio::test(start_paused = true)]
    async fn a_newcomer_waits_for_one_thought_at_most() {
        let one_thought = Duration::from_millis(1_501);
        // After one second nobody has finished a thought; after three, most of the fifty owners are still waiting for their first.
        for seconds in [1, 3, 120] {
            assert!(wait_behind(|_| "hungry".into(), seconds).await < one_thought, "fifty tables of one owner");
            assert!(wait_behind(|n| format!("hungry{n}"), seconds).await < one_thought, "fifty owners, {seconds} s");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn owners_of_one_table_and_of_many_get_the_same_time() {
        let thinkers = Thinkers::new(1);
        let counts = Arc::new(Mutex::new(HashMap::<&str, u32>::new()));
        for owner in ["few", "many", "many", "many", "many"] {
            let (thinkers, counts) = (Arc::clone(&thinkers), Arc::clone(&counts));
            tokio::spawn(async move {
                loop {
                    let turn = thinkers.turn(player(owner), String::new()).await;
                    tokio::time::sleep(Duration::from_secs(1)).await;
                    *counts.lock().expect("free").entry(owner).or_default() += 1;
                    drop(turn);
                }
            });
        }
        tokio::time::sleep(Duration::from_millis(100_500)).await;
        let counts = counts.lock().expect("free");
        assert!(counts["few"].abs_diff(counts["many"]) <= 2, "{counts:?}");
    }

    #[tokio::test(start_paused = true)]
    async fn what_nobody_waits_for_gets_half_of_what_is_left() {
        let thinkers = Thinkers::new(4);
        let unhurried = || thinkers.unhurried_turn(player("patient"), "review".into());
        let (one, two) = (unhurried().await, unhurried().await);
        let soon = Duration::from_secs(1);
        assert!(tokio::time::timeout(soon, unhurried()).await.is_err(), "half of the processors stay free");
        let quick = || thinkers.turn(player("other"), "quick".into());
        let (three, four) = (quick().await, quick().await);
        let third = tokio::spawn({
            let thinkers = Arc::clone(&thinkers);
            async move { thinkers.unhurried_turn(player("patient"), "review".into()).await }
        });
        let fifth = tokio::spawn({
            let thinkers = Arc::clone(&thinkers);
            async move { thinkers.turn(player("greedy"), "slow".into()).await }
        });
        tokio::time::sleep(soon).await;
        drop(one);
        let fifth = fifth.await.expect("somebody waits for it, so it comes first");
        assert!(!third.is_finished());
        drop((three, four));
        drop(third.await.expect("now there is a processor left"));
        drop((two, fifth));
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_stops_waiting_keeps_no_turn() {
        let thinkers = Thinkers::new(1);
        let turn = thinkers.turn(player("one"), String::new()).await;
        let impatient = tokio::time::timeout(Duration::from_secs(1), thinkers.turn(player("two"), String::new())).await;
        assert!(impatient.is_err());
        drop(turn);
        drop(thinkers.turn(player("three"), String::new()).await);
    }
}
