//! A table and its listeners: it answers what is asked and does what is due.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use tetrapolis_catalog::Playthrough;
use tetrapolis_game::{Seat, Viewer};
use tetrapolis_protocol::{Code, Command, Holder, PlayerId, Reply, Time, Wish};
use tetrapolis_seated::Seated;
use tetrapolis_store::StoreError;
use tetrapolis_table::{Caller, Event, Given, LiveTable, OpenError, Opening, Refused, Waits};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use super::listener::{Departures, Joining, Listener, Listening};
use super::named::may_be_called;
use super::thinking::LOOK_AGAIN;
use super::{Ask, End, Kept, ReplyTo, Sitting, chat, read};
use crate::metrics::Counted;
use crate::node::Shared;
use crate::{error, fresh};

/// How long players have to come back after the server starts.
const FIRST: Duration = Duration::from_secs(30);
/// A table that nobody looks at leaves the memory after this time; it is read again when it is needed.
pub(super) const IDLE: Duration = Duration::from_secs(5);

/// A table and everybody who looks at it.
pub(super) struct Room {
    pub(super) shared: Arc<Shared>,
    pub(super) table: LiveTable,
    /// The text of the edition, where it is kept beside the log.
    pub(super) edition: Option<Arc<str>>,
    pub(super) listeners: Vec<Listener>,
    /// Listeners who have just been sent everything, because their point of view has changed.
    pub(super) changed: Vec<Listener>,
    /// The listener whose command is carried out, and what it will be told together with the answer.
    pub(super) held: Option<(u64, Option<Utf8Bytes>)>,
    /// What somebody asked of the others when something was announced last.
    pub(super) wish: Option<Wish>,
    /// What waits for persons who are away, as their lists have it.
    pub(super) waits: Vec<Waits>,
    next_listener: u64,
    departures: Arc<Departures>,
    pub(super) leaving: Vec<(PlayerId, Instant)>,
    pub(super) bots: HashMap<Seat, (String, Box<dyn Seated>)>,
    pub(super) thinking: Vec<Seat>,
    /// How often the bot of a seat has failed in a row.
    pub(super) failures: Vec<(Seat, u8)>,
    pub(super) lease: Time,
    pub(super) look_again: Option<Instant>,
    /// Until when nothing is written that nobody has asked for, because the last attempt failed.
    pub(super) resting: Option<Instant>,
    pub(super) quiet_since: Instant,
    /// Whether a question may have become overdue before the table was read.
    pub(super) is_new: bool,
    /// Whether what is in memory may differ from the log.
    pub(super) lost: bool,
    /// Whether another node may have written what could not be read.
    behind: bool,
    pub(super) me: mpsc::WeakSender<Ask>,
}

impl Room {
    pub(super) fn new(
        shared: Arc<Shared>,
        table: LiveTable,
        edition: Option<Arc<str>>,
        me: mpsc::WeakSender<Ask>,
    ) -> Room {
        let now = Instant::now();
        let leaving = shared.asleep.take(table.id());
        let leaving = leaving.unwrap_or_else(|| table.players().map(|player| (player.clone(), now + FIRST)).collect());
        Room {
            shared,
            wish: table.wish(),
            waits: table.waits(),
            table,
            edition,
            listeners: Vec::new(),
            changed: Vec::new(),
            held: None,
            next_listener: 0,
            departures: Arc::default(),
            leaving,
            bots: HashMap::new(),
            thinking: Vec::new(),
            failures: Vec::new(),
            lease: Time(0),
            look_again: None,
            resting: None,
            quiet_since: now,
            is_new: true,
            lost: false,
            behind: false,
            me,
        }
    }

    /// Answers until there is nothing to do any more; says whether the table has to be read again.
    pub(super) async fn serve(&mut self, asks: &mut mpsc::Receiver<Ask>) -> End {
        let departures = Arc::clone(&self.departures);
        loop {
            let alarm = self.alarm();
            let goes_on = tokio::select! {
                biased;
                ask = asks.recv() => match ask {
                    Some(Ask::End(waiting)) => {
                        drop(waiting);
                        return End::Lost;
                    }
                    Some(Ask::Stop(waiting)) => {
                        self.say_bye();
                        return End::Stopped(waiting);
                    }
                    // Boxed, so that a waiting table does not keep memory for everything that it could be doing.
                    Some(ask) => Box::pin(self.answer(ask)).await.map(|()| true),
                    None => return End::Over,
                },
                gone = departures.next() => {
                    self.let_go(&gone);
                    Ok(true)
                }
                () = sleep_until(alarm) => Box::pin(self.ring()).await,
            };
            match goes_on {
                Ok(true) => {}
                // Whatever was asked meanwhile is answered before the end.
                Ok(false) => asks.close(),
                Err(refused) => {
                    tracing::warn!(table = %self.table.id(), %refused, "a table is read again from its log");
                    return End::Lost;
                }
            }
        }
    }

    /// When something has to be done without a question.
    fn alarm(&self) -> Instant {
        let now = Instant::now();
        let due = self.table.due().map(|due| now + Duration::from_millis(due.since(fresh::now())));
        let due = if self.look_again.is_some() { None } else { due };
        let leaving = self.leaving.iter().map(|(_, at)| *at).min();
        let by_itself = if self.resting.is_some() { [self.resting, None] } else { [due, leaving] };
        let idle = self.listeners.is_empty().then_some(self.quiet_since + IDLE);
        by_itself.into_iter().chain([idle, self.look_again]).flatten().min().unwrap_or(now + IDLE)
    }

    /// Does what is due; says whether the table stays in memory. An error ends the table too.
    async fn ring(&mut self) -> Result<bool, Refused> {
        let now = Instant::now();
        if self.resting.is_some_and(|until| until <= now) {
            self.resting = None;
            self.greet_back().await?;
        }
        if self.resting.is_none() {
            self.note_absence(now).await?;
        }
        if self.look_again.is_some_and(|at| at <= now) {
            self.look_again = None;
            if std::mem::take(&mut self.behind) {
                self.look().await?;
            }
        }
        self.pass_time().await?;
        let idle = self.listeners.is_empty() && self.thinking.is_empty() && now >= self.quiet_since + IDLE;
        Ok(!idle)
    }

    async fn answer(&mut self, ask: Ask) -> Result<(), Refused> {
        self.quiet_since = Instant::now();
        match ask {
            Ask::Command(asked, to) => self.command(asked.caller.as_ref(), &asked.command, to).await?,
            Ask::Join(joining, answer) => self.join(*joining, answer).await?,
            Ask::Advise(wanted, answer) => drop(answer.send(self.advisable(&wanted).await)),
            Ask::Rename(renamed, answer) => drop(answer.send(self.rename(&renamed).await)),
            Ask::Admits(player, answer) => drop(answer.send(self.admit(player.as_ref()))),
            Ask::Glimpse(answer) => drop(answer.send(Ok(self.table.glimpse()))),
            Ask::Seats(player, answer) => drop(answer.send(Ok(self.sitting(&player)))),
            Ask::Events(player, answer) => drop(answer.send(self.events(player.as_ref()).await)),
            Ask::Own(player, answer) => drop(answer.send(Ok(self.table.own(&player)))),
            Ask::Lines(reader, answer) => drop(answer.send(self.lines(&reader).await)),
            Ask::Thought { seat, turned, thought } => self.thought(seat, turned, thought).await?,
            Ask::Wake => {
                self.leaving.extend(self.shared.asleep.take(self.table.id()).into_iter().flatten());
                self.look().await?;
            }
            Ask::End(_) | Ask::Stop(_) => {}
        }
        self.pass_time().await
    }

    /// Takes what other nodes have written, now or later: a log that cannot be read does not make the table in memory
    /// wrong.
    async fn look(&mut self) -> Result<(), Refused> {
        match self.catch_up().await {
            Err(_) if !self.lost => {
                self.behind = true;
                self.look_again = Some(Instant::now() + LOOK_AGAIN);
                Ok(())
            }
            result => result,
        }
    }

    async fn command(&mut self, caller: Option<&Caller>, command: &Command, to: ReplyTo) -> Result<(), Refused> {
        if let ReplyTo::Listener(listener, _) = to {
            self.held = Some((listener, None));
        }
        let result = self.carry_out(caller, command).await;
        // A secret answer is counted when everybody is told of it, and a standing answer never.
        if !matches!(command, Command::Play { .. } | Command::Stand { .. }) && !command.is_question() {
            self.shared.metrics.commands.inc();
            if result.is_err() {
                self.shared.metrics.refused.inc();
            }
        }
        let viewer = self.table.viewer(caller.map(|caller| &caller.player), caller.and_then(|caller| caller.seat));
        match to {
            ReplyTo::Once(id, answer) => drop(answer.send(result.map(|()| self.reply(id, command, viewer)))),
            ReplyTo::Listener(listener, id) => {
                let reply = match result {
                    Ok(()) => self.reply(id, command, viewer),
                    Err(refused) => Reply::Refused { id: Some(id), problem: self.shared.problem(&refused, None) },
                };
                self.tell(listener, &reply);
            }
        }
        if self.lost { Err(Code::ServerStore.into()) } else { Ok(()) }
    }

    /// The answer to a command that was carried out.
    fn reply(&self, id: u64, command: &Command, viewer: Viewer) -> Reply {
        let version = self.table.version(viewer);
        match command {
            Command::Explain { thing } => {
                let explained = self.table.explain(thing, viewer).map(Box::new);
                Reply::Explained { id, version, explained }
            }
            Command::Scores => Reply::Scores { id, version, scores: self.table.scores() },
            _ => Reply::Done { id, version },
        }
    }

    /// The position before the first step.
    pub(super) fn opened(&self, opening: &Opening) -> Result<Box<dyn Playthrough>, OpenError> {
        self.shared.starts.open(opening, self.edition.as_deref())
    }

    fn sitting(&self, player: &PlayerId) -> Sitting {
        let host = self.table.opening().host == *player;
        Sitting { host, seated: self.table.seat_of(player).is_some(), phase: self.table.phase() }
    }

    fn admit(&self, player: Option<&PlayerId>) -> Result<(), Refused> {
        if self.table.admits(player) { Ok(()) } else { Err(Code::TableClosed.into()) }
    }

    /// The whole log, for somebody who may see the table.
    async fn events(&mut self, player: Option<&PlayerId>) -> Result<Kept, Refused> {
        self.admit(player)?;
        let events = read(&self.shared, &self.table.id().clone(), 0).await?;
        Ok(Kept { phase: self.table.phase(), events, edition: self.edition.clone(), still: None })
    }

    /// Whether a caller may do this now. Whatever is not an action could be repeated endlessly, so it has a limit.
    fn allows(&self, caller: Option<&Caller>, command: &Command) -> Result<(), Refused> {
        let Some(caller) = caller else { return Ok(()) };
        if self.shared.removed.has(&caller.player) {
            return Err(Code::SessionNone.into());
        }
        // An answer can be changed as often as its player likes while the question is open.
        let seat = self.table.seat_for(&caller.player, caller.seat);
        if matches!(command, Command::Play { .. }) && !seat.is_some_and(|seat| self.table.has_answered(seat)) {
            return Ok(());
        }
        if command.is_question() {
            let allowed = self.shared.rates.questions.allows(&caller.player);
            return if allowed { Ok(()) } else { Err(Code::LimitRate.into()) };
        }
        // A player who leaves may come back, and leave again.
        let leaves = matches!(command, Command::Leave) && self.table.head() < self.most_events().saturating_mul(2);
        if self.is_full() && !leaves && !matches!(command, Command::Resign | Command::Rematch) {
            return Err(Code::LimitEvents.into());
        }
        if self.shared.rates.gestures.allows(&caller.player) { Ok(()) } else { Err(Code::LimitRate.into()) }
    }

    /// Whether the log is so long that only the game goes on.
    pub(super) fn is_full(&self) -> bool {
        self.table.head() >= self.most_events()
    }

    fn most_events(&self) -> u64 {
        self.shared.config.limits.events
    }

    /// Decides a command and writes what it makes happen.
    async fn carry_out(&mut self, caller: Option<&Caller>, command: &Command) -> Result<(), Refused> {
        self.allows(caller, command)?;
        may_be_called(&self.shared, caller, command).await?;
        let command = chat::without_controls(command);
        self.write(|table, given| table.decide(caller, &command, given)).await?;
        if *command == Command::Rematch { self.open_rematch().await } else { Ok(()) }
    }

    /// Writes what is decided. If another node was first, it is decided again.
    pub(super) async fn write(
        &mut self,
        decide: impl Fn(&LiveTable, &Given) -> Result<Vec<Event>, Refused>,
    ) -> Result<(), Refused> {
        for _ in 0..3 {
            let given = Given { now: fresh::now(), fresh: fresh::table };
            let events = match decide(&self.table, &given) {
                Ok(events) => events,
                Err(refused) if self.is_old().await? => {
                    tracing::debug!(%refused, "decided anew after what another node wrote");
                    continue;
                }
                Err(refused) => return Err(refused),
            };
            match self.commit(events).await {
                Ok(()) => return Ok(()),
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(error::store(&error)),
            }
        }
        Err(Code::TableBusy.into())
    }

    /// Opens the table that the log names as the rematch. If that fails, the next request opens it.
    async fn open_rematch(&mut self) -> Result<(), Refused> {
        let Some(table) = self.table.info(None, Viewer::Public).rematch else { return Ok(()) };
        let seats = self.table.lobby_entry().seats;
        let bots = seats.into_iter().filter_map(|seating| match seating.holder {
            Holder::Bot { kind } => Some((seating.seat, kind)),
            Holder::Nobody | Holder::Person { .. } => None,
        });
        let invitations = self.invitations(fresh::now());
        self.shared.open_rematch(self.table.opening(), &table, &bots.collect::<Vec<_>>(), invitations).await
    }

    /// Takes what other nodes have written; says whether there was anything.
    async fn is_old(&mut self) -> Result<bool, Refused> {
        let head = self.table.head();
        if self.shared.store.is_shared() {
            self.catch_up().await?;
        }
        Ok(self.table.head() != head)
    }

    async fn join(
        &mut self,
        joining: Joining,
        answer: oneshot::Sender<Result<Listening, Refused>>,
    ) -> Result<(), Refused> {
        if let Err(refused) = self.admit(joining.player.as_ref()) {
            drop(answer.send(Err(refused)));
            return Ok(());
        }
        self.next_listener += 1;
        let id = self.next_listener;
        let viewer = self.table.viewer(joining.player.as_ref(), joining.seat);
        let mut listener = Listener {
            id,
            player: joining.player.clone(),
            seat: joining.seat,
            viewer,
            changes: joining.changes,
            has: None,
            out: joining.out,
            _counted: Counted::new(&self.shared.metrics.listeners),
        };
        // Whatever goes wrong with a greeting concerns this listener alone.
        if let Err(refused) = self.greet(&listener, joining.since).await {
            drop(answer.send(Err(refused)));
            return Ok(());
        }
        self.shown(&mut listener);
        self.listeners.push(listener);
        // If nobody waits for the answer any more, the place is dropped, and the listener departs.
        drop(answer.send(Ok(Listening::new(id, &self.departures))));
        if let Some(player) = &joining.player {
            self.leaving.retain(|(leaving, _)| leaving != player);
            let events = self.table.presence(player, true, fresh::now());
            self.commit_unasked(events).await?;
        }
        Ok(())
    }
}
