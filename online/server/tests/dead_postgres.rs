//! PostgreSQL stops, starts again and hangs for a while; meanwhile people and bots play and talk at many tables.
//!
//! `make test-long` sets `TETRAPOLIS_LONG`: more tables, more stops, and every answer within five seconds.

mod common;
#[path = "../../store/tests/common/mod.rs"]
mod private_postgres;

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use common::{Server, config, new_table, reveal, sit};
use private_postgres::{PrivatePostgres, Stop};
use serde_json::Value;
use tetrapolis_client::{Client, ClientError};
use tetrapolis_game::Seat;
use tetrapolis_protocol::{Chat, Command, TableId, Version};
use tetrapolis_server::{Config, Limits};

/// Even without the database, an answer comes within this time.
const PROMISE: Duration = Duration::from_secs(5);
/// The longest that a test waits for anything.
const PATIENCE: Duration = Duration::from_secs(120);

fn is_long() -> bool {
    std::env::var_os("TETRAPOLIS_LONG").is_some()
}

/// What a test and its players tell each other.
#[derive(Default)]
struct Signals {
    over: AtomicBool,
    /// How many commands succeeded, and how many did not.
    done: AtomicU64,
    failed: AtomicU64,
}

/// What became of a command.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Done,
    Refused,
    Unknown,
}

/// A person who plays against a bot and chats, at any node.
struct Talker {
    clients: Vec<Client>,
    table: TableId,
    said: HashMap<String, Fate>,
    /// How many moves were acknowledged, and how many got no clear answer.
    played: usize,
    doubtful: usize,
    signals: Arc<Signals>,
}

impl Talker {
    async fn sit_down(servers: &[Server], signals: &Arc<Signals>) -> Talker {
        let mut host = servers[0].guest("ann").await;
        let table = host.open(&new_table("point-city", 2)).await.expect("a table");
        let seat = Seat(0);
        host.command(&table, sit(seat)).await.expect("a seat");
        let bot = Command::Bot { seat: Seat(1), kind: Some("random".into()) };
        host.command(&table, bot).await.expect("a bot");
        host.command(&table, Command::Start).await.expect("called");
        host.command(&table, reveal(seat)).await.expect("revealed");
        let clients = servers.iter().map(|server| host.at(&server.url).expect("an address")).collect();
        let (said, signals) = (HashMap::new(), Arc::clone(signals));
        Talker { clients, table, said, played: 0, doubtful: 0, signals }
    }

    /// Sends a command; says what became of it.
    async fn send(&mut self, node: usize, command: Command) -> Fate {
        let asked = Instant::now();
        let answer = self.clients[node].command(&self.table, command).await;
        Talker::is_in_time(asked);
        let fate = match answer {
            Ok(_) => Fate::Done,
            Err(ClientError::Refused { body, .. }) if body["code"] != "server/unknown" => Fate::Refused,
            Err(_) => Fate::Unknown,
        };
        let counter = if fate == Fate::Done { &self.signals.done } else { &self.signals.failed };
        counter.fetch_add(1, Ordering::Relaxed);
        fate
    }

    async fn state(&self, node: usize) -> Option<Value> {
        let asked = Instant::now();
        let state = self.clients[node].get(&format!("/api/tables/{}", self.table)).await;
        Talker::is_in_time(asked);
        state.ok().map(|state| state["state"].clone())
    }

    fn is_in_time(asked: Instant) {
        assert!(!is_long() || asked.elapsed() < PROMISE, "an answer took {:?}", asked.elapsed());
    }

    /// Plays and talks until the test is over.
    async fn go(mut self) -> Talker {
        for n in 0.. {
            if self.signals.over.load(Ordering::Relaxed) {
                break;
            }
            let node = n % self.clients.len();
            let words = format!("message {n}");
            let fate = self.send(node, Command::Say(Chat::Text(words.clone()))).await;
            self.said.insert(words, fate);
            let Some(state) = self.state(node).await else { continue };
            let Some(action) = state["legal"][0]["notation"].as_str() else { continue };
            let version = Version(state["version"].as_u64().expect("a version"));
            match self.send(node, Command::Play { version, action: action.to_owned() }).await {
                Fate::Done => self.played += 1,
                Fate::Refused => {}
                Fate::Unknown => self.doubtful += 1,
            }
        }
        self
    }

    /// What was acknowledged is in the log once, what was refused is not; all nodes agree.
    async fn check(&self) {
        let end = Instant::now() + PATIENCE;
        let log = loop {
            let mut logs = Vec::new();
            for node in 0..self.clients.len() {
                logs.extend(self.state(node).await.map(|state| state["log"].clone()));
            }
            // A busy database may still answer late. The bot may play on while the nodes are asked, and a node hears of it
            // a little later.
            if logs.len() == self.clients.len() && logs.iter().all(|log| *log == logs[0]) {
                break logs.remove(0);
            }
            assert!(Instant::now() < end, "all nodes answer and tell the same");
        };
        let lines = log.as_array().expect("a log");
        let mut heard: HashMap<&str, usize> = HashMap::new();
        for words in lines.iter().filter_map(|line| line["what"]["said"]["chat"]["text"].as_str()) {
            *heard.entry(words).or_default() += 1;
        }
        for (words, fate) in &self.said {
            let times = heard.get(words.as_str()).copied().unwrap_or(0);
            match fate {
                Fate::Done => assert_eq!(times, 1, "'{words}' was acknowledged"),
                Fate::Refused => assert_eq!(times, 0, "'{words}' was refused"),
                Fate::Unknown => assert!(times <= 1, "'{words}' was said once"),
            }
        }
        let mine = |line: &&Value| line["what"]["step"]["seat"] == 1;
        let steps = lines.iter().filter(mine).count();
        assert!((self.played..=self.played + self.doubtful).contains(&steps), "{} of {steps} moves", self.played);
    }
}

/// Waits until a counter has grown by this much.
async fn grows(counter: &AtomicU64, by: u64, what: &str) {
    let (from, end) = (counter.load(Ordering::Relaxed), Instant::now() + PATIENCE);
    while counter.load(Ordering::Relaxed) < from + by {
        assert!(Instant::now() < end, "{what}");
        tokio::task::yield_now().await;
    }
}

async fn stopped_and_started(nodes: usize) {
    let Some(mut postgres) = PrivatePostgres::start() else { return };
    let (tables, faults) = if is_long() { (24, 9) } else { (6, 3) };
    let mut servers = Vec::new();
    for _ in 0..nodes {
        let limits = Limits { requests: 100_000, tables: 1_000, ..Limits::default() };
        servers.push(Server::over(&postgres.url(), Config { limits, ..config() }).await);
    }
    let signals = Arc::new(Signals::default());
    let mut work = Vec::new();
    for _ in 0..tables {
        work.push(tokio::spawn(Talker::sit_down(&servers, &signals).await.go()));
    }
    for fault in [Some(Stop::Fast), Some(Stop::Immediate), None].into_iter().cycle().take(faults) {
        grows(&signals.done, tables * 4, "they play").await;
        tokio::task::block_in_place(|| match fault {
            Some(how) => postgres.stop(how),
            None => postgres.freeze(),
        });
        grows(&signals.failed, tables, "everybody is refused while the database is away").await;
        tokio::task::block_in_place(|| if fault.is_some() { postgres.resume() } else { postgres.thaw() });
        grows(&signals.done, tables * 2, "they play again").await;
    }
    signals.over.store(true, Ordering::Relaxed);
    for work in work {
        work.await.expect("nobody was let down").check().await;
    }
    let gaps = "SELECT count(*) FROM (SELECT table_id FROM events GROUP BY table_id \
                HAVING min(version) <> 1 OR max(version) <> count(*)) AS gaps";
    assert_eq!(postgres.query(gaps).as_deref(), Some("0"), "every log is dense");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_node_survives_the_stops_of_its_database() {
    stopped_and_started(1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_survive_the_stops_of_their_database() {
    stopped_and_started(2).await;
}
