//! The actor of one table: it decides, writes, folds and announces, one command after the other.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tetrapolis_game::{Seat, Turn};
use tetrapolis_protocol::{ClockRule, Code, Command, Holder, Phase, PlayerId, Reply, TableId, Time, Version};
use tetrapolis_search::{Kind, Seated};
use tetrapolis_store::{Append, StoreError, Summary};
use tetrapolis_table::{Caller, Event, Given, Happening, LiveTable, Refused, Told};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use crate::listener::{Joining, Listener};
use crate::node::Shared;
use crate::{error, fresh};

/// How many questions may wait at a table.
const WAITING: usize = 64;
/// A player who is gone for so long is away.
const AWAY: Duration = Duration::from_secs(5);
/// After a start of the server players have so long to come back.
const FIRST: Duration = Duration::from_secs(30);
/// A table that nobody looks at leaves the memory.
const IDLE: Duration = Duration::from_secs(60);
/// How long one node cares for bots and clocks, in milliseconds.
const LEASE: u64 = 15_000;
/// A bot that is asked in secret together with others answers after this time, whatever it holds.
const SECRET: Duration = Duration::from_secs(2);
/// When a node that does not care looks again.
const LOOK_AGAIN: Duration = Duration::from_secs(3);

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
    Join(Box<Joining>, oneshot::Sender<Result<u64, Refused>>),
    Quit(u64),
    Events(oneshot::Sender<Result<(Phase, Vec<Event>), Refused>>),
    Chosen { seat: Seat, head: u64, step: String, bot: Box<dyn Seated> },
    Wake,
    Stop,
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
    pub(crate) shared: Arc<Shared>,
    id: TableId,
    asks: mpsc::Receiver<Ask>,
    me: mpsc::WeakSender<Ask>,
}

/// A table and all who look at it.
pub(crate) struct Room {
    pub(crate) shared: Arc<Shared>,
    pub(crate) table: LiveTable,
    pub(crate) listeners: Vec<Listener>,
    /// Listeners who have just been sent everything, because they look with other eyes.
    pub(crate) changed: Vec<Listener>,
    next_listener: u64,
    leaving: Vec<(PlayerId, Instant)>,
    bots: HashMap<Seat, (String, Box<dyn Seated>)>,
    thinking: Vec<Seat>,
    lease: Time,
    look_again: Option<Instant>,
    quiet_since: Instant,
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
        self.shared.metrics.tables.fetch_add(1, Ordering::Relaxed);
        match Box::pin(load(&self.shared, &self.id)).await {
            Ok(table) => {
                let mut room = Room::new(Arc::clone(&self.shared), table, self.me.clone());
                room.serve(&mut self.asks).await;
            }
            Err(refused) => self.refuse_all(&refused).await,
        }
        self.shared.forget(&self.id);
        self.shared.metrics.tables.fetch_sub(1, Ordering::Relaxed);
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
                Ask::Command(..) | Ask::Quit(_) | Ask::Chosen { .. } | Ask::Wake | Ask::Stop => {}
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
    LiveTable::replay(&events, &|setup| shared.open(setup)).map_err(|broken| {
        tracing::error!(table = %id, %broken, "a log cannot be folded");
        Code::ServerStore.into()
    })
}

/// The events of a table after a version.
pub(crate) async fn read(shared: &Shared, id: &TableId, after: u64) -> Result<Vec<Event>, Refused> {
    let rows = shared.store.read(id, after).await.map_err(|error| error::store(&error))?;
    let parse = |row: &String| serde_json::from_str(row);
    rows.iter().map(parse).collect::<Result<_, _>>().map_err(|error| {
        tracing::error!(table = %id, %error, "an event cannot be read");
        Code::ServerStore.into()
    })
}

impl Room {
    fn new(shared: Arc<Shared>, table: LiveTable, me: mpsc::WeakSender<Ask>) -> Room {
        let now = Instant::now();
        let leaving = table.players().map(|player| (player.clone(), now + FIRST)).collect();
        Room {
            shared,
            table,
            listeners: Vec::new(),
            changed: Vec::new(),
            next_listener: 0,
            leaving,
            bots: HashMap::new(),
            thinking: Vec::new(),
            lease: Time(0),
            look_again: None,
            quiet_since: now,
            me,
        }
    }

    async fn serve(&mut self, asks: &mut mpsc::Receiver<Ask>) {
        loop {
            let alarm = self.alarm();
            let goes_on = tokio::select! {
                biased;
                ask = asks.recv() => match ask {
                    Some(Ask::Stop) => {
                        self.say_bye();
                        Ok(false)
                    }
                    // Boxed, so that a table that waits does not keep room for all that it could be doing.
                    Some(ask) => Box::pin(self.answer(ask)).await.map(|()| true),
                    None => Ok(false),
                },
                () = sleep_until(alarm) => Box::pin(self.ring()).await,
            };
            match goes_on {
                Ok(true) => {}
                Ok(false) => break,
                Err(refused) => {
                    tracing::warn!(table = %self.table.id(), %refused, "a table leaves the memory");
                    break;
                }
            }
        }
        asks.close();
    }

    /// When something has to be done without a question.
    fn alarm(&self) -> Instant {
        let now = Instant::now();
        let due = self.table.due().map(|due| now + Duration::from_millis(due.since(fresh::now())));
        let due = if self.look_again.is_some() { None } else { due };
        let leaving = self.leaving.iter().map(|(_, at)| *at).min();
        let idle = self.listeners.is_empty().then_some(self.quiet_since + IDLE);
        [due, leaving, idle, self.look_again].into_iter().flatten().min().unwrap_or(now + IDLE)
    }

    /// Does what is due; says whether the table stays in memory. An error ends the table too.
    async fn ring(&mut self) -> Result<bool, Refused> {
        let now = Instant::now();
        let (gone, staying): (Vec<_>, Vec<_>) = self.leaving.drain(..).partition(|(_, at)| *at <= now);
        self.leaving = staying;
        for (player, _) in gone {
            if !self.is_here(&player) && self.table.phase() == Phase::Running {
                let events = self.table.presence(&player, false, fresh::now());
                self.commit(events).await.map_err(|error| error::store(&error))?;
            }
        }
        if self.look_again.is_some_and(|at| at <= now) {
            self.look_again = None;
        }
        self.pass_time().await?;
        let idle = self.listeners.is_empty() && self.thinking.is_empty() && now >= self.quiet_since + IDLE;
        Ok(!idle)
    }

    fn is_here(&self, player: &PlayerId) -> bool {
        self.listeners.iter().any(|listener| listener.player.as_ref() == Some(player))
    }

    /// Lets clocks run out and bots play, if this node cares for the table.
    async fn pass_time(&mut self) -> Result<(), Refused> {
        let now = fresh::now();
        let events = self.table.pass_time(now);
        let bots = !self.table.bots_to_act().is_empty();
        if events.is_empty() && !bots {
            return Ok(());
        }
        if !self.cares(now).await {
            self.look_again = Some(Instant::now() + LOOK_AGAIN);
            return Ok(());
        }
        if !events.is_empty() {
            match self.commit(events).await {
                Ok(()) | Err(StoreError::Conflict) => {}
                Err(error) => return Err(error::store(&error)),
            }
        }
        self.wake_bots();
        Ok(())
    }

    async fn cares(&mut self, now: Time) -> bool {
        if now.plus(LEASE / 3) < self.lease {
            return true;
        }
        let until = now.plus(LEASE);
        let leased = self.shared.store.lease(self.table.id(), &self.shared.name, now, until).await;
        let leased = leased.unwrap_or_else(|error| {
            error::store(&error);
            false
        });
        if leased {
            self.lease = until;
        }
        leased
    }

    /// Sets the bots thinking that have to act and do not think yet.
    fn wake_bots(&mut self) {
        let wanted: Vec<(Seat, String)> =
            self.table.bots_to_act().into_iter().map(|(seat, kind)| (seat, kind.to_owned())).collect();
        for (seat, kind) in wanted {
            if self.thinking.contains(&seat) {
                continue;
            }
            let bot = match self.bots.remove(&seat) {
                Some((known, bot)) if known == kind => Some(bot),
                Some(_) | None => {
                    let seed = u64::from_le_bytes(fresh::bytes());
                    let setup = self.table.opening().setup();
                    kind.parse::<Kind>().ok().and_then(|kind| tetrapolis_search::seat(kind, seed, &setup).ok())
                }
            };
            let (Some(mut bot), Some(me)) = (bot, self.me.upgrade()) else {
                tracing::error!(table = %self.table.id(), kind, "there is no such bot");
                continue;
            };
            self.thinking.push(seat);
            let (position, head) = (self.table.position().fork(), self.table.head());
            let secret = matches!(position.turn(), Turn::Act(seats) if seats.len() > 1);
            let not_before = if secret && self.table.players().next().is_some() { SECRET } else { Duration::ZERO };
            let shared = Arc::clone(&self.shared);
            tokio::spawn(async move {
                let not_before = Instant::now() + not_before;
                let turn = shared.thinkers.acquire().await.expect("it is never closed");
                let thought = tokio::task::spawn_blocking(move || (bot.choose(position.as_ref(), seat), bot)).await;
                drop(turn);
                let Ok((step, bot)) = thought else {
                    tracing::error!("a bot has panicked");
                    return;
                };
                sleep_until(not_before).await;
                // A table that has gone needs no answer.
                let _ = me.send(Ask::Chosen { seat, head, step, bot }).await;
            });
        }
    }

    async fn answer(&mut self, ask: Ask) -> Result<(), Refused> {
        self.quiet_since = Instant::now();
        match ask {
            Ask::Command(asked, to) => self.command(asked.caller.as_ref(), &asked.command, to).await?,
            Ask::Join(joining, answer) => self.join(*joining, answer).await?,
            Ask::Quit(id) => self.quit(id),
            Ask::Events(answer) => {
                let events = read(&self.shared, self.table.id(), 0).await;
                drop(answer.send(events.map(|events| (self.table.phase(), events))));
            }
            Ask::Chosen { seat, head, step, bot } => self.chosen(seat, head, &step, bot).await?,
            Ask::Wake => self.catch_up().await?,
            Ask::Stop => {}
        }
        self.pass_time().await
    }

    async fn command(&mut self, caller: Option<&Caller>, command: &Command, to: ReplyTo) -> Result<(), Refused> {
        let metrics = Arc::clone(&self.shared);
        metrics.metrics.commands.fetch_add(1, Ordering::Relaxed);
        let result = self.carry_out(caller, command).await;
        match &result {
            Ok(()) if matches!(command, Command::Play { .. }) => {
                metrics.metrics.moves.fetch_add(1, Ordering::Relaxed);
            }
            Ok(()) => {}
            Err(_) => {
                metrics.metrics.refused.fetch_add(1, Ordering::Relaxed);
            }
        }
        let viewer = self.table.viewer(caller.map(|caller| &caller.player), caller.and_then(|caller| caller.seat));
        let result = result.map(|()| self.table.version(viewer));
        match to {
            ReplyTo::Once(answer) => drop(answer.send(result)),
            ReplyTo::Listener(listener, id) => {
                let reply = match result {
                    Ok(version) => Reply::Done { id, version },
                    Err(refused) => Reply::Refused { id: Some(id), problem: self.shared.problem(&refused, None) },
                };
                self.tell(listener, &reply);
            }
        }
        Ok(())
    }

    /// Decides a command and writes what it makes happen. Where another node was first, it is decided anew.
    async fn carry_out(&mut self, caller: Option<&Caller>, command: &Command) -> Result<(), Refused> {
        for _ in 0..3 {
            let given = Given { now: fresh::now(), fresh: fresh::table() };
            let events = match self.table.decide(caller, command, &given) {
                Ok(events) => events,
                Err(refused) if self.is_old().await? => {
                    tracing::debug!(%refused, "decided anew after what another node wrote");
                    continue;
                }
                Err(refused) => return Err(refused),
            };
            if let Some(Happening::Rematch { table }) = events.first().map(|event| &event.what) {
                let seats = self.table.lobby_entry().seats;
                let bots = seats.into_iter().filter_map(|seating| match seating.holder {
                    Holder::Bot { kind } => Some((seating.seat, kind)),
                    Holder::Nobody | Holder::Person { .. } => None,
                });
                self.shared.open_rematch(self.table.opening(), table, &bots.collect::<Vec<_>>()).await?;
            }
            match self.commit(events).await {
                Ok(()) => return Ok(()),
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(error::store(&error)),
            }
        }
        Err(Code::TableBusy.into())
    }

    /// Takes what other nodes have written; says whether there was anything.
    async fn is_old(&mut self) -> Result<bool, Refused> {
        let head = self.table.head();
        if self.shared.store.is_shared() {
            self.catch_up().await?;
        }
        Ok(self.table.head() != head)
    }

    async fn join(&mut self, joining: Joining, answer: oneshot::Sender<Result<u64, Refused>>) -> Result<(), Refused> {
        if !self.table.admits(joining.player.as_ref()) {
            drop(answer.send(Err(Code::TableClosed.into())));
            return Ok(());
        }
        self.next_listener += 1;
        let id = self.next_listener;
        let viewer = self.table.viewer(joining.player.as_ref(), joining.seat);
        let listener = Listener { id, player: joining.player.clone(), seat: joining.seat, viewer, out: joining.out };
        self.greet(&listener, joining.since).await?;
        self.listeners.push(listener);
        drop(answer.send(Ok(id)));
        if let Some(player) = &joining.player {
            self.leaving.retain(|(leaving, _)| leaving != player);
            let events = self.table.presence(player, true, fresh::now());
            match self.commit(events).await {
                Ok(()) | Err(StoreError::Conflict) => {}
                Err(error) => return Err(error::store(&error)),
            }
        }
        Ok(())
    }

    fn quit(&mut self, id: u64) {
        let Some(at) = self.listeners.iter().position(|listener| listener.id == id) else { return };
        let listener = self.listeners.swap_remove(at);
        self.left(listener.player);
    }

    /// Remembers when a player's last connection ended.
    pub(crate) fn left(&mut self, player: Option<PlayerId>) {
        if let Some(player) = player
            && self.table.seat_of(&player).is_some()
            && !self.is_here(&player)
        {
            self.leaving.push((player, Instant::now() + AWAY));
        }
    }

    async fn chosen(&mut self, seat: Seat, head: u64, step: &str, bot: Box<dyn Seated>) -> Result<(), Refused> {
        self.thinking.retain(|thinking| *thinking != seat);
        let kind = self.table.bots_to_act().into_iter().find(|(other, _)| *other == seat);
        let Some(kind) = kind.map(|(_, kind)| kind.to_owned()) else { return Ok(()) };
        self.bots.insert(seat, (kind, bot));
        if head != self.table.head() {
            return Ok(());
        }
        let events = self.table.play_for_bot(seat, step, fresh::now())?;
        match self.commit(events).await {
            Ok(()) => {
                self.shared.metrics.moves.fetch_add(1, Ordering::Relaxed);
                Ok(())
            }
            Err(StoreError::Conflict) => Ok(()),
            Err(error) => Err(error::store(&error)),
        }
    }

    /// Folds events, writes them, and announces them when they are on disk.
    async fn commit(&mut self, events: Vec<Event>) -> Result<(), StoreError> {
        if events.is_empty() {
            return Ok(());
        }
        let after = self.table.head();
        let mut told = Vec::with_capacity(events.len());
        let mut rows = Vec::with_capacity(events.len());
        for event in &events {
            rows.push(serde_json::to_string(event).expect("an event is plain data"));
            told.push((event.at, self.table.fold(event).expect("what was decided can happen")));
        }
        let summary = self.summary_after(&events);
        let append = Append { table: self.table.id().clone(), after, events: rows, summary };
        match self.shared.log.append(append).await {
            Ok(()) => {
                let seats_changed = events.iter().any(changes_seats);
                self.announce(&told, seats_changed).await;
                Ok(())
            }
            Err(error) => {
                match &error {
                    StoreError::Conflict => &self.shared.metrics.conflicts,
                    StoreError::Database(_) | StoreError::Damaged(_) => &self.shared.metrics.store_errors,
                }
                .fetch_add(1, Ordering::Relaxed);
                self.go_back(after).await?;
                Err(error)
            }
        }
    }

    /// Forgets what could not be written, and takes what is in the log instead.
    async fn go_back(&mut self, to: u64) -> Result<(), StoreError> {
        let failed = |refused: Refused| StoreError::Database(refused.to_string());
        let events = read(&self.shared, &self.table.id().clone(), 0).await.map_err(failed)?;
        let known = &events[..usize::try_from(to).unwrap_or(usize::MAX).min(events.len())];
        let shared = Arc::clone(&self.shared);
        let damaged = |broken: tetrapolis_table::Broken| StoreError::Damaged(broken.to_string());
        self.table = LiveTable::replay(known, &|setup| shared.open(setup)).map_err(damaged)?;
        self.follow(&events[known.len()..]).await.map_err(failed)
    }

    /// Takes what other nodes have written.
    async fn catch_up(&mut self) -> Result<(), Refused> {
        let events = read(&self.shared, &self.table.id().clone(), self.table.head()).await?;
        self.follow(&events).await
    }

    async fn follow(&mut self, events: &[Event]) -> Result<(), Refused> {
        if events.is_empty() {
            return Ok(());
        }
        let mut told: Vec<(Time, Told)> = Vec::new();
        for event in events {
            let lines = self.table.fold(event).map_err(|broken| {
                tracing::error!(table = %self.table.id(), %broken, "a log cannot be folded");
                Refused::from(Code::ServerStore)
            })?;
            told.push((event.at, lines));
        }
        self.announce(&told, events.iter().any(changes_seats)).await;
        // Another node may think that somebody is away who is connected here.
        for player in self.table.players().cloned().collect::<Vec<_>>() {
            let away = events.iter().any(|event| matches!(event.what, Happening::Away { .. }));
            if away && self.is_here(&player) {
                let events = self.table.presence(&player, true, fresh::now());
                Box::pin(self.commit(events)).await.map_err(|error| error::store(&error))?;
            }
        }
        Ok(())
    }

    /// What is to be known without the log, if these events change it.
    fn summary_after(&self, events: &[Event]) -> Option<Summary> {
        let plain = |event: &Event| {
            matches!(
                event.what,
                Happening::Played { .. } | Happening::Drawn { .. } | Happening::Said { .. } | Happening::Muted { .. }
            )
        };
        let timed = self.table.opening().clock != ClockRule::None;
        (timed || !events.iter().all(plain)).then(|| summary(&self.table))
    }
}

/// What is to be known of a table without its log.
pub fn summary(table: &LiveTable) -> Summary {
    let entry = serde_json::to_string(&table.lobby_entry()).expect("plain data");
    Summary {
        listed: table.opening().public && table.phase() != Phase::Finished,
        entry,
        opened: table.opened(),
        due: table.due(),
        players: table.players().cloned().collect(),
    }
}

fn changes_seats(event: &Event) -> bool {
    matches!(event.what, Happening::Sat { .. } | Happening::Rose { .. })
}
