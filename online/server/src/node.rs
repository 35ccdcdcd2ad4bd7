use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tetrapolis_protocol::{Code, PlayerId, Problem, TableId};
use tetrapolis_store::{Log, Store, Wake};
use tetrapolis_table::Refused;
use tokio::sync::{OnceCell, Semaphore, broadcast, mpsc, oneshot};
use tokio::time::Interval;

use crate::config::Config;
use crate::glimpses::Glimpses;
use crate::http::Ahead;
use crate::limit::{Counts, Queues, Rates};
use crate::metrics::Metrics;
use crate::notice::Notices;
use crate::person::{Bells, Passkeys, Removed, Sessions};
use crate::review::Reviews;
use crate::room::{Ask, Asleep, Stub, channel, take_snapshot};
use crate::starts::Starts;
use crate::think::Thinkers;
use crate::{error, fresh};

/// How often a node looks for tables where something is due.
const SWEEP: Duration = Duration::from_secs(2);
/// How often it looks for what has been kept long enough.
const TIDY: Duration = Duration::from_secs(60 * 60);
/// How often it writes down when devices were seen.
const SEEN: Duration = Duration::from_secs(60);
/// How long it rests between two tables that it reads without being asked.
const BREATH: Duration = Duration::from_millis(50);
/// How many logs are read at once for one address: reading a long one takes a while, and its table does nothing else meanwhile.
const READINGS: usize = 32;
/// How many due tables it takes up at once.
const DUE: u32 = 256;

/// What all parts of a node share.
pub(crate) struct Shared {
    pub config: Config,
    pub store: Arc<dyn Store>,
    pub log: Log,
    /// The name of the node among others.
    pub name: String,
    pub metrics: Metrics,
    pub rates: Rates,
    /// Sockets and waiting requests of each address.
    pub connections: Arc<Counts<IpAddr>>,
    /// Logs that are read for each address.
    pub readings: Arc<Queues<IpAddr>>,
    /// Work that is done aside: as much at once as there are processors.
    pub desks: Arc<Semaphore>,
    /// Tables that each player is opening.
    pub openings: Arc<Counts<PlayerId>>,
    pub sessions: Sessions,
    pub removed: Removed,
    /// The key to the cookies of devices that accounts know.
    pub device_key: OnceCell<String>,
    /// Who waits for news of a link between devices, by the hash of its secret.
    pub links: Bells,
    pub passkeys: Passkeys,
    pub thinkers: Arc<Thinkers>,
    pub reviews: Reviews,
    pub glimpses: Glimpses,
    /// What each page fetches next.
    pub ahead: Ahead,
    pub notices: Notices,
    pub asleep: Asleep,
    tables: Mutex<HashMap<TableId, Stub>>,
    pub starts: Starts,
    stopping: std::sync::atomic::AtomicBool,
}

/// A server: any number of them can serve the same tables.
#[derive(Clone)]
pub struct Node {
    pub(crate) shared: Arc<Shared>,
}

impl Node {
    /// A node over a store.
    pub fn new(config: Config, store: Arc<dyn Store>) -> Node {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        let shared = Shared {
            log: Log::new(Arc::clone(&store)),
            name: fresh::token(),
            metrics: Metrics::new(),
            rates: Rates::new(&config.limits),
            connections: Arc::default(),
            readings: Queues::new(READINGS),
            desks: Arc::new(Semaphore::new(processors)),
            openings: Arc::default(),
            sessions: Sessions::default(),
            removed: Removed::default(),
            device_key: OnceCell::new(),
            links: Bells::default(),
            passkeys: Passkeys::of(config.public_url.as_deref()),
            thinkers: Thinkers::new(processors),
            reviews: Reviews::default(),
            glimpses: Glimpses::default(),
            ahead: Ahead::of(config.page),
            notices: Notices::new(&config),
            asleep: Asleep::default(),
            tables: Mutex::default(),
            starts: Starts::default(),
            stopping: false.into(),
            store,
            config,
        };
        let node = Node { shared: Arc::new(shared) };
        tokio::spawn(node.clone().follow_others());
        tokio::spawn(node.clone().sweep());
        tokio::spawn(node.clone().tidy());
        tokio::spawn(node.clone().note_seen());
        tokio::spawn(node.clone().take_snapshots());
        if node.shared.config.notices.by_itself {
            tokio::spawn(node.clone().tell_players());
        }
        node
    }

    /// Asks a table, which is read from the store if it is not in memory.
    pub(crate) async fn ask(&self, id: &TableId, mut ask: Ask) -> Result<(), Refused> {
        for _ in 0..4 {
            if self.is_stopping() {
                return Err(Code::ServerLeaving.into());
            }
            let stub = self.stub(id);
            match stub.ask(ask).await {
                Ok(()) => return Ok(()),
                Err(back) => {
                    // It has just left the memory.
                    self.shared.forget(id, &stub);
                    ask = back;
                }
            }
        }
        Err(Code::TableBusy.into())
    }

    /// Asks a table and waits for the answer.
    pub(crate) async fn question<T>(
        &self,
        id: &TableId,
        ask: impl FnOnce(oneshot::Sender<Result<T, Refused>>) -> Ask,
    ) -> Result<T, Refused> {
        let (answer, result) = oneshot::channel();
        self.ask(id, ask(answer)).await?;
        result.await.unwrap_or_else(|_| Err(Code::TableBusy.into()))
    }

    fn stub(&self, id: &TableId) -> Stub {
        let mut tables = self.shared.tables.lock().expect("no panic holds it");
        if let Some(stub) = tables.get(id) {
            return stub.clone();
        }
        let (stub, actor) = channel(Arc::clone(&self.shared), id.clone());
        tokio::spawn(actor.run());
        tables.insert(id.clone(), stub.clone());
        stub
    }

    /// The handle of a table that is in memory.
    fn known_stub(&self, id: &TableId) -> Option<Stub> {
        self.shared.tables.lock().expect("no panic holds it").get(id).cloned()
    }

    pub(crate) fn is_stopping(&self) -> bool {
        self.shared.stopping.load(std::sync::atomic::Ordering::Acquire)
    }

    /// Waits for the next time; says whether the server is still at work then.
    pub(crate) async fn goes_on(&self, often: &mut Interval) -> bool {
        often.tick().await;
        !self.is_stopping()
    }

    /// Sends everybody away, so that they resume at another node.
    pub async fn stop(&self) {
        self.shared.stopping.store(true, std::sync::atomic::Ordering::Release);
        let stubs: Vec<Stub> = self.shared.tables.lock().expect("no panic holds it").values().cloned().collect();
        let (stopping, mut stopped) = mpsc::channel(1);
        for stub in stubs {
            // A table that has gone does not have to be stopped.
            drop(stub.ask(Ask::Stop(stopping.clone())).await);
        }
        drop(stopping);
        // Nothing is ever sent; this ends when the last table has ended.
        while stopped.recv().await.is_some() {}
        self.shared.note_seen().await;
    }

    /// Lets tables catch up with what other nodes write.
    async fn follow_others(self) {
        let mut wakes = self.shared.store.wakes();
        loop {
            let stubs = |node: &Node| -> Vec<Stub> {
                node.shared.tables.lock().expect("no panic holds it").values().cloned().collect()
            };
            match wakes.recv().await {
                Ok(Wake::Table(id)) => {
                    if let Some(stub) = self.known_stub(&id) {
                        stub.nudge(Ask::Wake);
                    }
                }
                Ok(Wake::Rewritten(id)) => drop(self.read_again(&id).await),
                Ok(Wake::SessionEnded(hash)) => self.shared.sessions.end(&hash),
                Ok(Wake::Notices(player)) => self.shared.notices.pollers.wake(&player),
                Ok(Wake::SessionChanged(hash)) => self.shared.sessions.forget(&hash),
                Ok(Wake::Link(link)) => self.shared.links.ring(&link),
                Ok(Wake::All) | Err(broadcast::error::RecvError::Lagged(_)) => {
                    for stub in stubs(&self) {
                        stub.nudge(Ask::Wake);
                    }
                    self.shared.notices.pollers.wake_all();
                    self.shared.links.ring_all();
                    self.look_at_sessions().await;
                }
                Err(broadcast::error::RecvError::Closed) => return,
            }
        }
    }

    /// Lets a table whose log was changed leave the memory, so that the next question reads the log again. The answer
    /// comes, as an error, when the table no longer writes anything that it knew before.
    pub(crate) async fn read_again(&self, id: &TableId) -> oneshot::Receiver<()> {
        let (ending, ended) = oneshot::channel();
        if let Some(stub) = self.known_stub(id) {
            // A table that has gone is read again anyway.
            drop(stub.ask(Ask::End(ending)).await);
        }
        ended
    }

    /// Closes the connections of sessions that have ended elsewhere.
    async fn look_at_sessions(&self) {
        for hash in self.shared.sessions.doubt() {
            // A store that fails says nothing about a session.
            if matches!(self.shared.known_by(&hash).await, Ok(None)) {
                self.shared.sessions.end(&hash);
            }
        }
    }

    /// Wakes tables that nobody looks at when something is due there.
    async fn sweep(self) {
        let mut often = tokio::time::interval(SWEEP);
        while self.goes_on(&mut often).await {
            let absent = self.shared.asleep.due(tokio::time::Instant::now());
            for id in &absent {
                self.stub(id).nudge(Ask::Wake);
            }
            match self.shared.store.due(fresh::now(), DUE).await {
                Ok(ids) => ids.iter().for_each(|id| self.stub(id).nudge(Ask::Wake)),
                Err(error) => drop(error::store(&error)),
            }
        }
    }

    /// Writes down when devices were seen.
    async fn note_seen(self) {
        let mut often = tokio::time::interval(SEEN);
        while self.goes_on(&mut often).await {
            self.shared.note_seen().await;
        }
    }

    /// Removes what has been kept long enough.
    async fn tidy(self) {
        let mut often = tokio::time::interval(TIDY);
        while self.goes_on(&mut often).await {
            if let Err(error) = self.shared.store.sweep(&self.shared.config.retention, fresh::now()).await {
                error::store(&error);
            }
        }
    }

    /// Takes snapshots of tables that have none: those that an earlier release played.
    async fn take_snapshots(self) {
        let mut after = String::new();
        while !self.is_stopping() {
            let ids = self.shared.store.without_snapshot(&after, DUE).await;
            let ids = ids.unwrap_or_else(|error| {
                error::store(&error);
                Vec::new()
            });
            let Some(last) = ids.last() else { return };
            after = last.to_string();
            for id in &ids {
                take_snapshot(&self.shared, id).await;
                tokio::time::sleep(BREATH).await;
            }
        }
    }
}

impl Shared {
    /// A table has left the memory.
    pub(crate) fn forget(&self, id: &TableId, stub: &Stub) {
        let mut tables = self.tables.lock().expect("no panic holds it");
        if tables.get(id).is_some_and(|known| known.is(stub)) {
            tables.remove(id);
        }
    }

    /// A refusal in words.
    pub(crate) fn problem(&self, refused: &Refused, language: Option<&str>) -> Problem {
        error::problem(refused, &self.config.say, language)
    }
}
