//! A table that stands still, because the program no longer has its rules. It shows what was known last, and nothing
//! can be done there.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use tetrapolis_game::Viewer;
use tetrapolis_protocol::{Code, PlayerId, Reply, TableId};
use tetrapolis_table::{Glimpse, Ledger, Refused, Snapshot};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use super::actor::IDLE;
use super::announce::written;
use super::listener::{Departures, Joining, Listening, Said};
use super::{Ask, End, Kept, ReplyTo, Sitting, read};
use crate::error;
use crate::metrics::Counted;
use crate::node::Shared;

/// Why a table stands still, and its last known state.
pub(crate) struct StandsStill {
    pub why: Refused,
    pub snapshot: Option<Snapshot>,
}

/// A table that stands still, and everybody who looks at it.
pub(super) struct Still {
    shared: Arc<Shared>,
    id: TableId,
    why: Refused,
    listeners: Vec<(u64, mpsc::Sender<Said>, Counted)>,
    next_listener: u64,
    departures: Arc<Departures>,
}

impl Still {
    pub(super) fn new(shared: Arc<Shared>, id: TableId, why: Refused) -> Still {
        Still { shared, id, why, listeners: Vec::new(), next_listener: 0, departures: Arc::default() }
    }

    /// Answers until nobody has looked for a while.
    pub(super) async fn serve(&mut self, asks: &mut mpsc::Receiver<Ask>) -> End {
        let departures = Arc::clone(&self.departures);
        let mut quiet_since = Instant::now();
        loop {
            tokio::select! {
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
                    Some(ask) => self.answer(ask).await,
                    None => return End::Over,
                },
                gone = departures.next() => self.listeners.retain(|(id, _, _)| !gone.contains(id)),
                // Whatever was asked meanwhile is answered before the end.
                () = sleep_until(quiet_since + IDLE), if self.listeners.is_empty() => asks.close(),
            }
            quiet_since = Instant::now();
        }
    }

    async fn answer(&mut self, ask: Ask) {
        match ask {
            Ask::Command(_, ReplyTo::Once(_, answer)) => drop(answer.send(Err(self.why.clone()))),
            Ask::Command(_, ReplyTo::Listener(listener, id)) => {
                let reply = Reply::Refused { id: Some(id), problem: self.shared.problem(&self.why, None) };
                let found = self.listeners.iter().find(|(known, _, _)| *known == listener);
                let said = Said { message: None, answer: Some(written(&reply)) };
                // There is always room: no more commands are read than answers fit.
                let _ = found.map(|(_, out, _)| out.try_send(said));
            }
            Ask::Join(joining, answer) => self.join(*joining, answer).await,
            Ask::Advise(_, answer) => drop(answer.send(Err(self.why.clone()))),
            Ask::Rename(_, answer) => drop(answer.send(Err(self.why.clone()))),
            Ask::Admits(player, answer) => drop(answer.send(self.kept(player.as_ref()).await.map(drop))),
            Ask::Glimpse(answer) => drop(answer.send(self.glimpse().await)),
            Ask::Seats(player, answer) => drop(answer.send(self.sitting(&player).await)),
            Ask::Events(player, answer) => drop(answer.send(self.kept(player.as_ref()).await)),
            Ask::Own(_, answer) => drop(answer.send(Err(self.why.clone()))),
            // What was told needs the words of rules that are not here.
            Ask::Lines(reader, answer) => {
                drop(answer.send(self.kept(reader.player.as_ref()).await.map(|_| Vec::new())));
            }
            Ask::Thought { .. } | Ask::Wake | Ask::End(_) | Ask::Stop(_) => {}
        }
    }

    async fn sitting(&self, player: &PlayerId) -> Result<Sitting, Refused> {
        let events = read(&self.shared, &self.id, 0).await?;
        let ledger = Ledger::of(&events).map_err(|broken| error::broken(&self.id, &broken))?;
        let (host, viewer) = (ledger.opening().host == *player, ledger.viewer(Some(player), None));
        Ok(Sitting { host, seated: viewer != Viewer::Public, phase: ledger.phase() })
    }

    /// Everything that is kept of the table, for somebody whom it admits. It is read each time: another node may have
    /// the rules and write.
    async fn kept(&self, player: Option<&PlayerId>) -> Result<Kept, Refused> {
        let events = read(&self.shared, &self.id, 0).await?;
        let ledger = Ledger::of(&events).map_err(|broken| error::broken(&self.id, &broken))?;
        if !ledger.admits(player) {
            return Err(Code::TableClosed.into());
        }
        let edition = self.shared.edition(ledger.opening()).await?;
        let snapshot = self.shared.store.snapshot(&self.id).await.map_err(|error| error::store(&error))?;
        let unreadable = self.shared.store.unreadable();
        let snapshot =
            snapshot.and_then(|text| unreadable.pass(serde_json::from_str(&text).ok(), "snapshot", self.id.as_str()));
        let still = Some(StandsStill { why: self.why.clone(), snapshot });
        Ok(Kept { phase: ledger.phase(), events, edition, still })
    }

    async fn glimpse(&self) -> Result<Option<Glimpse>, Refused> {
        let events = read(&self.shared, &self.id, 0).await?;
        let ledger = Ledger::of(&events).map_err(|broken| error::broken(&self.id, &broken))?;
        Ok(ledger.glimpse())
    }

    async fn join(&mut self, joining: Joining, answer: oneshot::Sender<Result<Listening, Refused>>) {
        match self.greet(&joining).await {
            Ok(()) => {
                self.next_listener += 1;
                let counted = Counted::new(&self.shared.metrics.listeners);
                self.listeners.push((self.next_listener, joining.out, counted));
                drop(answer.send(Ok(Listening::new(self.next_listener, &self.departures))));
            }
            Err(refused) => drop(answer.send(Err(refused))),
        }
    }

    async fn greet(&self, joining: &Joining) -> Result<(), Refused> {
        let Kept { events, still, .. } = self.kept(joining.player.as_ref()).await?;
        let ledger = Ledger::of(&events).map_err(|broken| error::broken(&self.id, &broken))?;
        let snapshot = still.as_ref().and_then(|still| still.snapshot.as_ref());
        let viewer = ledger.viewer(joining.player.as_ref(), joining.seat);
        if joining.since == Some(ledger.still_version(snapshot, viewer)) {
            return Ok(());
        }
        let state = ledger.still(snapshot, joining.player.as_ref(), viewer, &self.why.message);
        joining
            .out
            .try_send(Utf8Bytes::from(format!("{{\"state\":{state}}}")).into())
            .map_err(|_| Code::TableBusy.into())
    }

    fn say_bye(&mut self) {
        let bye = written(&Reply::Bye { problem: self.shared.problem(&Code::ServerLeaving.into(), None) });
        for (_, out, _) in self.listeners.drain(..) {
            // A client that is too slow to hear it notices the end of the connection.
            let _ = out.try_send(bye.clone().into());
        }
    }
}
