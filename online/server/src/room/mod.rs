//! One table at work: what is asked of it comes in one after the other, what it decides is written and announced.

mod actor;
mod announce;
mod commit;
mod listener;
mod thinking;

use std::sync::Arc;

use tetrapolis_game::Seat;
use tetrapolis_protocol::{Code, Command, Phase, TableId, Version};
use tetrapolis_search::Seated;
use tetrapolis_table::{Caller, Event, LiveTable, Refused, read_events, read_log};
use tokio::sync::{mpsc, oneshot};

use self::actor::Room;
pub use self::commit::summary;
pub(crate) use self::listener::{Joining, LISTENER_WAITING, Listening};
use crate::error;
use crate::metrics::Counted;
use crate::node::Shared;

/// How many questions may wait at a table.
const WAITING: usize = 64;

/// Where the answer to a command goes.
pub(crate) enum ReplyTo {
    /// To a listener, after what it made happen.
    Listener(u64, u64),
    /// To who waits for it.
    Once(oneshot::Sender<Result<Version, Refused>>),
}

/// A command and who gives it.
pub(crate) struct Asked {
    pub caller: Option<Caller>,
    pub command: Command,
}

/// A question to a table; small, for every table keeps room for a few.
pub(crate) enum Ask {
    Command(Box<Asked>, ReplyTo),
    Join(Box<Joining>, oneshot::Sender<Result<Listening, Refused>>),
    Events(oneshot::Sender<Result<(Phase, Vec<Event>), Refused>>),
    /// What a bot has thought of, at which version; nothing if it failed.
    Thought {
        seat: Seat,
        head: u64,
        thought: Option<Thought>,
    },
    Wake,
    Stop,
}

/// A bot's choice, and the bot, which remembers the game.
pub(crate) struct Thought {
    step: String,
    bot: Box<dyn Seated>,
}

/// The handle of a table.
#[derive(Clone)]
pub(crate) struct Stub {
    asks: mpsc::Sender<Ask>,
}

impl Stub {
    /// Asks the table; gives the question back if the table has gone.
    pub(crate) async fn ask(&self, ask: Ask) -> Result<(), Ask> {
        self.asks.send(ask).await.map_err(|error| error.0)
    }

    /// Asks if there is room.
    pub(crate) fn nudge(&self, ask: Ask) {
        // A table that is busy looks again anyway.
        let _ = self.asks.try_send(ask);
    }
}

/// A table at work.
pub(crate) struct Actor {
    shared: Arc<Shared>,
    id: TableId,
    asks: mpsc::Receiver<Ask>,
    me: mpsc::WeakSender<Ask>,
}

/// Makes a table's handle and its actor.
pub(crate) fn channel(shared: Arc<Shared>, id: TableId) -> (Stub, Actor) {
    let (sender, asks) = mpsc::channel(WAITING);
    let me = sender.downgrade();
    (Stub { asks: sender }, Actor { shared, id, asks, me })
}

impl Actor {
    /// Reads the table and serves it until it is idle or told to stop.
    pub(crate) async fn run(mut self) {
        let _counted = Counted::new(&self.shared.metrics.tables);
        match Box::pin(load(&self.shared, &self.id)).await {
            Ok(table) => {
                let mut room = Room::new(Arc::clone(&self.shared), table, self.me.clone());
                room.serve(&mut self.asks).await;
            }
            Err(refused) => self.refuse_all(&refused).await,
        }
        self.shared.forget(&self.id);
    }

    /// Tells who has asked that there is no table here.
    async fn refuse_all(&mut self, refused: &Refused) {
        self.shared.forget(&self.id);
        self.asks.close();
        while let Some(ask) = self.asks.recv().await {
            match ask {
                Ask::Command(_, ReplyTo::Once(answer)) => drop(answer.send(Err(refused.clone()))),
                Ask::Join(_, answer) => drop(answer.send(Err(refused.clone()))),
                Ask::Events(answer) => drop(answer.send(Err(refused.clone()))),
                Ask::Command(..) | Ask::Thought { .. } | Ask::Wake | Ask::Stop => {}
            }
        }
    }
}

/// Folds a table's log.
async fn load(shared: &Shared, id: &TableId) -> Result<LiveTable, Refused> {
    let events = read(shared, id, 0).await?;
    if events.is_empty() {
        return Err(Code::TableUnknown.into());
    }
    LiveTable::replay(&events, &|opening| shared.open(opening)).map_err(|broken| error::broken(id, &broken))
}

/// The events of a table after a version.
async fn read(shared: &Shared, id: &TableId, after: u64) -> Result<Vec<Event>, Refused> {
    let rows = shared.store.read(id, after).await.map_err(|error| error::store(&error))?;
    let first = usize::try_from(after).unwrap_or(usize::MAX).saturating_add(1);
    let events = if after == 0 && !rows.is_empty() { read_log(&rows) } else { read_events(&rows, first) };
    events.map_err(|broken| error::broken(id, &broken))
}
