//! One table at work: it takes requests one after the other, writes what it decides, and announces it.

mod actor;
mod announce;
mod asleep;
mod chat;
mod commit;
mod help;
mod listener;
mod named;
mod presence;
mod ready;
mod still;
mod thinking;
mod waiting;

use std::sync::Arc;

use tetrapolis_game::Seat;
use tetrapolis_protocol::{Code, Command, Line, PlayerId, Reply, RunningTable, TableId, TablePhase, Version};
use tetrapolis_seated::Seated;
use tetrapolis_table::{Broken, Caller, Event, Glimpse, LiveTable, Refused, read_events, read_log};
use tokio::sync::{mpsc, oneshot};

use self::actor::Room;
pub(crate) use self::announce::PAGE;
pub(crate) use self::asleep::Asleep;
use self::commit::just_snapshot;
pub use self::commit::summary;
pub(crate) use self::help::{Helped, Wanted};
pub(crate) use self::listener::{Joining, LISTENER_WAITING, Listening, Said};
pub(crate) use self::named::Renamed;
use self::still::{StandsStill, Still};
pub(crate) use self::waiting::GRACE;
use crate::error;
use crate::metrics::Counted;
use crate::node::Shared;

/// Events that are read or folded in about the time that it takes to hand them to another thread and back.
const SHORT: usize = 32;
/// How many questions may wait at a table.
const WAITING: usize = 64;

/// Where the answer to a command goes.
pub(crate) enum ReplyTo {
    /// To a listener, after what it made happen.
    Listener(u64, u64),
    /// To a caller who waits for it, with the number of the request.
    Once(u64, oneshot::Sender<Result<Reply, Refused>>),
}

/// A command and its caller.
pub(crate) struct Asked {
    pub caller: Option<Caller>,
    pub command: Command,
}

/// A question to a table. It is small, because every table keeps room for a few.
pub(crate) enum Ask {
    Command(Box<Asked>, ReplyTo),
    /// The position of a seat that wants to be helped.
    Advise(Box<Wanted>, oneshot::Sender<Result<Helped, Refused>>),
    Join(Box<Joining>, oneshot::Sender<Result<Listening, Refused>>),
    /// A player is called otherwise.
    Rename(Box<Renamed>, oneshot::Sender<Result<(), Refused>>),
    /// Whether somebody may look at the table.
    Admits(Option<PlayerId>, oneshot::Sender<Result<(), Refused>>),
    /// What a stranger sees of the table at a glance; nothing if it does not admit strangers.
    Glimpse(oneshot::Sender<Result<Option<Glimpse>, Refused>>),
    /// How a player stands to the table.
    Seats(PlayerId, oneshot::Sender<Result<Sitting, Refused>>),
    /// The whole log, for somebody who may see the table.
    Events(Option<PlayerId>, oneshot::Sender<Result<Kept, Refused>>),
    /// What a player of the table finds there.
    Own(PlayerId, oneshot::Sender<Result<RunningTable, Refused>>),
    /// What a viewer was told after a version, one page of it.
    Lines(Box<Reader>, oneshot::Sender<Result<Vec<Line>, Refused>>),
    /// What a bot has thought of, in which position; nothing if it failed.
    Thought {
        seat: Seat,
        turned: u64,
        thought: Option<Thought>,
    },
    Wake,
    /// The log was changed: what is in memory is wrong. Whoever waits for the end notices that the sender is gone.
    End(oneshot::Sender<()>),
    /// Sends everybody away; whoever waits for the end notices that the sender is gone.
    Stop(mpsc::Sender<()>),
}

/// How a player stands to a table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sitting {
    /// Whether the player opened it.
    pub host: bool,
    /// Whether the player has a seat.
    pub seated: bool,
    pub phase: TablePhase,
}

/// Everything that is kept of a table.
pub(crate) struct Kept {
    pub phase: TablePhase,
    pub events: Vec<Event>,
    /// The text of the edition, where it is kept beside the log.
    pub edition: Option<Arc<str>>,
    /// What is known instead of the log's fold, if the program has not got the rules.
    pub still: Option<StandsStill>,
}

/// A reader of a table's log, and where it starts.
pub(crate) struct Reader {
    pub player: Option<PlayerId>,
    /// With which of the player's seats.
    pub seat: Option<Seat>,
    pub after: Version,
}

/// Why a room has ended.
enum End {
    /// There is nothing more to do.
    Over,
    /// The server stops, and waits until the sender is gone.
    Stopped(mpsc::Sender<()>),
    /// What it had in memory may differ from the log.
    Lost,
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

    /// Whether both lead to the same actor.
    pub(crate) fn is(&self, other: &Stub) -> bool {
        self.asks.same_channel(&other.asks)
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
        let end = loop {
            let end = match Box::pin(load(&self.shared, &self.id)).await {
                Ok(Loaded::Live(table, edition)) => {
                    let mut room = Room::new(Arc::clone(&self.shared), *table, edition, self.me.clone());
                    let end = room.serve(&mut self.asks).await;
                    if !matches!(end, End::Lost) {
                        Box::pin(room.keep_snapshot()).await;
                        Box::pin(room.stop_caring()).await;
                        room.fall_asleep();
                    }
                    end
                }
                Ok(Loaded::Still(why)) => {
                    Still::new(Arc::clone(&self.shared), self.id.clone(), why).serve(&mut self.asks).await
                }
                Err(refused) => {
                    self.refuse_all(&refused).await;
                    return;
                }
            };
            match end {
                End::Over | End::Stopped(_) => break end,
                // Whoever has asked already is answered from the log.
                End::Lost if !self.asks.is_empty() => {}
                End::Lost => {
                    self.asks.close();
                    if self.asks.is_empty() {
                        break end;
                    }
                }
            }
        };
        self.leave();
        if let End::Stopped(waiting) = end {
            drop(waiting);
        }
    }

    /// Gives up the table's place in memory, if another actor has not taken it already.
    fn leave(&self) {
        if let Some(asks) = self.me.upgrade() {
            self.shared.forget(&self.id, &Stub { asks });
        }
    }

    /// Tells those who have asked that there is no table here.
    async fn refuse_all(&mut self, refused: &Refused) {
        self.leave();
        self.asks.close();
        while let Some(ask) = self.asks.recv().await {
            match ask {
                Ask::Command(_, ReplyTo::Once(_, answer)) => drop(answer.send(Err(refused.clone()))),
                Ask::Join(_, answer) => drop(answer.send(Err(refused.clone()))),
                Ask::Advise(_, answer) => drop(answer.send(Err(refused.clone()))),
                Ask::Seats(_, answer) => drop(answer.send(Err(refused.clone()))),
                Ask::Admits(_, answer) | Ask::Rename(_, answer) => drop(answer.send(Err(refused.clone()))),
                Ask::Glimpse(answer) => drop(answer.send(Err(refused.clone()))),
                Ask::Events(_, answer) => drop(answer.send(Err(refused.clone()))),
                Ask::Lines(_, answer) => drop(answer.send(Err(refused.clone()))),
                Ask::Own(_, answer) => drop(answer.send(Err(refused.clone()))),
                Ask::Command(..) | Ask::Thought { .. } | Ask::Wake | Ask::End(_) | Ask::Stop(_) => {}
            }
        }
    }
}

/// A table as it comes from the log.
enum Loaded {
    /// With the text of its edition, where that is kept beside the log.
    Live(Box<LiveTable>, Option<Arc<str>>),
    /// The program has not got its rules.
    Still(Refused),
}

/// Folds a table's log.
async fn load(shared: &Arc<Shared>, id: &TableId) -> Result<Loaded, Refused> {
    let events = read(shared, id, 0).await?;
    let opening = events.first().and_then(Event::opening).ok_or(Code::TableUnknown)?;
    let edition = shared.edition(opening).await?;
    let (kept, opener, count) = (edition.clone(), Arc::clone(shared), events.len());
    let fold = move || LiveTable::replay(&events, &|opening| opener.starts.open(opening, kept.as_deref()));
    match aside(count, fold).await? {
        Ok(table) => Ok(Loaded::Live(Box::new(table), edition)),
        Err(broken @ Broken::Rules { .. }) => Ok(Loaded::Still(error::broken(id, &broken))),
        Err(broken) => Err(error::broken(id, &broken)),
    }
}

/// Keeps a snapshot of a table that nobody looks at.
pub(crate) async fn take_snapshot(shared: &Arc<Shared>, id: &TableId) {
    if let Ok(Loaded::Live(table, _)) = load(shared, id).await
        && let Err(error) = shared.log.append(just_snapshot(&table)).await
    {
        error::store(&error);
    }
}

/// Does something with this many events. A long log is looked at where it keeps no other table waiting.
async fn aside<T: Send + 'static>(events: usize, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Refused> {
    if events <= SHORT {
        return Ok(work());
    }
    tokio::task::spawn_blocking(work).await.map_err(|_| Code::ServerFault.into())
}

/// The events of a table after a version.
async fn read(shared: &Shared, id: &TableId, after: u64) -> Result<Vec<Event>, Refused> {
    let rows = shared.store.read(id, after).await.map_err(|error| error::store(&error))?;
    let (count, first) = (rows.len(), usize::try_from(after).unwrap_or(usize::MAX).saturating_add(1));
    let parse = move || if after == 0 && !rows.is_empty() { read_log(&rows) } else { read_events(&rows, first) };
    aside(count, parse).await?.map_err(|broken| {
        shared.store.unreadable().pass::<()>(None, "event", id.as_str());
        error::broken(id, &broken)
    })
}
