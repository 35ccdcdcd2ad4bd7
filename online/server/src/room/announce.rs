//! What each connection is sent: its own seat's view, the steps that it may see, its legal actions.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use tetrapolis_game::Viewer;
use tetrapolis_protocol::{Code, Line, Lines, Reply, TablePhase, Time, Version, What};
use tetrapolis_table::{Event, Happening, History, Opening, Refused, Told};

use super::actor::Room;
use super::listener::{Listener, Said};
use super::ready::{Eyes, Ready};
use super::{Reader, aside, read};
use crate::error;

/// How many lines of a log are sent at once.
pub(crate) const PAGE: u64 = 500;

/// Most messages fit in this many bytes, so that a buffer does not have to grow while one is written.
const USUAL: usize = 4_096;

/// Whether a line changes nothing of what seldom changes.
fn is_plain(what: &What) -> bool {
    matches!(
        what,
        What::Step { .. }
            | What::Said { .. }
            | What::Muted { .. }
            | What::Noted
            | What::MoreTime { .. }
            | What::Hinted { .. }
    )
}

fn changes_seats(event: &Event) -> bool {
    matches!(
        event.what,
        Happening::Sat { .. } | Happening::Named { .. } | Happening::Rose { .. } | Happening::Redealt { .. }
    )
}

fn changes_presence(event: &Event) -> bool {
    matches!(event.what, Happening::Away { .. } | Happening::Back { .. })
}

pub(super) fn written(reply: &Reply) -> Utf8Bytes {
    let mut text = Vec::with_capacity(USUAL);
    serde_json::to_writer(&mut text, reply).expect("a reply is plain data");
    String::from_utf8(text).expect("JSON is text").into()
}

impl Room {
    /// Tells every listener what has just happened, as far as that listener notices it.
    pub(super) async fn announce(&mut self, events: &[Event], told: &[(Time, Told)]) {
        // A step ends what somebody has asked without mentioning it.
        let wish = self.table.wish();
        let another_wish = std::mem::replace(&mut self.wish, wish) != wish;
        // Whoever comes or goes is seen, whether or not the log says it.
        let with_info = another_wish || events.iter().any(changes_presence);
        if self.listeners.is_empty() {
            return;
        }
        if events.iter().any(changes_seats) {
            self.change_eyes().await;
        }
        let mut ready = Ready::default();
        let mut slow = Vec::new();
        for listener in &self.listeners {
            let host = listener.player.as_ref() == Some(&self.table.opening().host);
            let eyes = Eyes { viewer: listener.viewer, host, changes: listener.has.is_some() };
            let message = ready.message(eyes, |ready| self.update(listener, told, with_info, ready));
            let Some(mut message) = message else { continue };
            if let Some((_, held)) = self.held.as_mut().filter(|(held, _)| *held == listener.id) {
                match held.replace(message) {
                    Some(earlier) => message = earlier,
                    None => continue,
                }
            }
            if listener.out.try_send(message.into()).is_err() {
                slow.push(listener.id);
            }
        }
        for listener in self.listeners.iter_mut().filter(|listener| listener.changes) {
            // A viewer who noticed nothing sees what it saw before.
            if let Some(drawing) = ready.drawn(&self.table, listener.viewer) {
                listener.has = Some(drawing);
            }
        }
        self.drop_slow(&slow);
        self.listeners.append(&mut self.changed);
    }

    /// Remembers what a listener sees now, if changes of it will be enough.
    pub(super) fn shown(&self, listener: &mut Listener) {
        let begun = !matches!(self.table.phase(), TablePhase::Gathering | TablePhase::Dealing);
        let drawing = || self.table.position().drawing(listener.viewer).into();
        listener.has = (begun && listener.changes).then(drawing);
    }

    /// The message for a listener, if the listener notices anything.
    fn update(
        &self,
        listener: &Listener,
        told: &[(Time, Told)],
        with_info: bool,
        ready: &mut Ready,
    ) -> Option<Utf8Bytes> {
        let viewer = listener.viewer;
        let version = self.table.version(viewer);
        let noticed = told.iter().filter_map(|(_, told)| told.to(viewer));
        let from = Version(version.0 - noticed.clone().count() as u64);
        let mut noticed = noticed.peekable();
        noticed.peek()?;
        let info = with_info || !noticed.all(|what| is_plain(what));
        let info = info.then(|| self.table.info(listener.player.as_ref(), viewer));
        let log = ready.log(told, viewer, version);
        let seen = ready.seen(&self.table, viewer, listener.has.as_deref());
        let state = self.table.state_of(viewer, from, Lines::Written(log), info, seen);
        Some(written(&Reply::State(Box::new(state))))
    }

    /// A player who has taken or left a seat has another view, and is sent everything again.
    async fn change_eyes(&mut self) {
        let (same, others): (Vec<_>, Vec<_>) = std::mem::take(&mut self.listeners)
            .into_iter()
            .partition(|listener| listener.viewer == self.table.viewer(listener.player.as_ref(), listener.seat));
        self.listeners = same;
        for mut listener in others {
            listener.viewer = self.table.viewer(listener.player.as_ref(), listener.seat);
            // What was held back is part of what the listener gets now.
            if let Some((_, held)) = self.held.as_mut().filter(|(held, _)| *held == listener.id) {
                *held = None;
            }
            // A client that is too slow, or cannot be told now, connects again.
            if self.greet(&listener, None).await.is_ok() {
                self.shown(&mut listener);
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
        listener.out.try_send(written(&Reply::State(Box::new(state))).into()).map_err(|_| Code::TableBusy.into())
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
        let mut events = read(&self.shared, &self.table.id().clone(), 0).await?;
        events.truncate(usize::try_from(self.table.head()).unwrap_or(usize::MAX));
        let (shared, edition) = (Arc::clone(&self.shared), self.edition.clone());
        let count = events.len();
        let fold = move || {
            let opener = |opening: &Opening| shared.starts.open(opening, edition.as_deref());
            History::until(&events, viewer, None, &opener)
        };
        aside(count, fold).await?.map_err(|broken| error::broken(self.table.id(), &broken))
    }

    /// Sends one listener the answer to its command, after what was held back for it.
    pub(super) fn tell(&mut self, listener: u64, reply: &Reply) {
        let message = self.held.take().and_then(|(_, message)| message);
        let said = Said { message, answer: Some(written(reply)) };
        let found = self.listeners.iter().find(|other| other.id == listener);
        if found.is_some_and(|found| found.out.try_send(said).is_err()) {
            self.drop_slow(&[listener]);
        }
    }

    /// Tells everybody to connect again elsewhere.
    pub(super) fn say_bye(&mut self) {
        let problem = self.shared.problem(&Code::ServerLeaving.into(), None);
        let bye = written(&Reply::Bye { problem });
        for listener in self.listeners.drain(..) {
            // A client that is too slow to hear it notices the end of the connection.
            let _ = listener.out.try_send(bye.clone().into());
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
