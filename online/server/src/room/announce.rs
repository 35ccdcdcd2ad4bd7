//! What goes to each connection: its own seat's view, the steps it may see, its legal actions.

use axum::extract::ws::Utf8Bytes;
use tetrapolis_game::Viewer;
use tetrapolis_protocol::{Code, Line, PlayerId, Reply, Time, Version, What};
use tetrapolis_table::{History, Opening, Refused, Told, lines};

use super::actor::Room;
use super::listener::Listener;
use super::{Reader, read};
use crate::error;

/// How many lines of a log are sent at once.
pub(crate) const PAGE: u64 = 500;

fn index(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Public => 0,
        Viewer::Seat(seat) => seat.index() + 1,
    }
}

/// Whether a line leaves what seldom changes as it was.
fn is_plain(what: &What) -> bool {
    matches!(what, What::Step { .. } | What::Said { .. } | What::Muted { .. } | What::Noted | What::MoreTime { .. })
}

pub(super) fn written(reply: &Reply) -> Utf8Bytes {
    serde_json::to_string(reply).expect("a reply is plain data").into()
}

impl Room {
    /// Tells every listener what has just happened, as far as that listener notices it.
    pub(super) async fn announce(&mut self, told: &[(Time, Told)], seats_changed: bool) {
        if self.listeners.is_empty() {
            return;
        }
        if seats_changed {
            self.change_eyes().await;
        }
        // Connections with the same eyes get the same bytes.
        let mut ready: Vec<((usize, bool), Option<Utf8Bytes>)> = Vec::new();
        let mut slow = Vec::new();
        for listener in &self.listeners {
            let host = listener.player.as_ref() == Some(&self.table.opening().host);
            let key = (index(listener.viewer), host);
            let known = ready.iter().find(|(known, _)| *known == key);
            let message = if let Some((_, message)) = known {
                message.clone()
            } else {
                let message = self.update(listener.viewer, listener.player.as_ref(), told);
                ready.push((key, message.clone()));
                message
            };
            if message.is_some_and(|message| listener.out.try_send(message).is_err()) {
                slow.push(listener.id);
            }
        }
        self.drop_slow(&slow);
        self.listeners.append(&mut self.changed);
    }

    /// The message for a viewer, if the viewer notices anything.
    fn update(&self, viewer: Viewer, player: Option<&PlayerId>, told: &[(Time, Told)]) -> Option<Utf8Bytes> {
        let log = lines(told, viewer, self.table.version(viewer));
        let from = Version(log.first()?.version.0 - 1);
        let info = !log.iter().all(|line| is_plain(&line.what));
        let info = info.then(|| self.table.info(player, viewer));
        Some(written(&Reply::State(Box::new(self.table.state(viewer, from, log, info)))))
    }

    /// Whoever has taken or left a seat looks with other eyes, and gets everything anew.
    async fn change_eyes(&mut self) {
        let (same, others): (Vec<_>, Vec<_>) = std::mem::take(&mut self.listeners)
            .into_iter()
            .partition(|listener| listener.viewer == self.table.viewer(listener.player.as_ref(), listener.seat));
        self.listeners = same;
        for mut listener in others {
            listener.viewer = self.table.viewer(listener.player.as_ref(), listener.seat);
            // Who is too slow, or cannot be told now, connects again.
            if self.greet(&listener, None).await.is_ok() {
                self.changed.push(listener);
            }
        }
    }

    /// Sends the whole view, and the log since the version that the listener has.
    pub(super) async fn greet(&mut self, listener: &Listener, since: Option<Version>) -> Result<(), Refused> {
        let viewer = listener.viewer;
        let current = self.table.version(viewer);
        if since == Some(current) {
            return Ok(());
        }
        // A long log comes in pages: the newest with the view, the others when they are asked for.
        let from = since.filter(|since| *since < current).unwrap_or_default();
        let from = from.max(Version(current.0.saturating_sub(PAGE)));
        let state = self.past(viewer).await?.state(listener.player.as_ref(), from);
        listener.out.try_send(written(&Reply::State(Box::new(state)))).map_err(|_| Code::TableBusy.into())
    }

    /// One page of what a reader was told.
    pub(super) async fn lines(&mut self, reader: &Reader) -> Result<Vec<Line>, Refused> {
        if !self.table.admits(reader.player.as_ref()) {
            return Err(Code::TableClosed.into());
        }
        let viewer = self.table.viewer(reader.player.as_ref(), reader.seat);
        let lines = self.past(viewer).await?.log.into_iter().filter(|line| line.version > reader.after);
        Ok(lines.take(usize::try_from(PAGE).unwrap_or(usize::MAX)).collect())
    }

    /// What a viewer has been told up to now, from the log.
    async fn past(&mut self, viewer: Viewer) -> Result<History, Refused> {
        let events = read(&self.shared, &self.table.id().clone(), 0).await?;
        let known = usize::try_from(self.table.head()).unwrap_or(usize::MAX).min(events.len());
        let opener = |opening: &Opening| self.opened(opening);
        let past = History::until(&events[..known], viewer, None, &opener);
        past.map_err(|broken| error::broken(self.table.id(), &broken))
    }

    /// Sends one listener a reply.
    pub(super) fn tell(&mut self, listener: u64, reply: &Reply) {
        let found = self.listeners.iter().find(|other| other.id == listener);
        if found.is_some_and(|found| found.out.try_send(written(reply)).is_err()) {
            self.drop_slow(&[listener]);
        }
    }

    /// Tells everybody to connect again elsewhere.
    pub(super) fn say_bye(&mut self) {
        let problem = self.shared.problem(&Code::ServerLeaving.into(), None);
        let bye = written(&Reply::Bye { problem });
        for listener in self.listeners.drain(..) {
            // Who is too slow to hear it notices the end of the connection.
            let _ = listener.out.try_send(bye.clone());
        }
    }

    /// Lets go of connections that do not read; their clients resume.
    fn drop_slow(&mut self, slow: &[u64]) {
        for id in slow {
            self.shared.metrics.slow_listeners.inc();
            if let Some(at) = self.listeners.iter().position(|listener| listener.id == *id) {
                let listener = self.listeners.swap_remove(at);
                self.left(listener.player);
            }
        }
    }
}
