//! What has been written of an announcement already: connections with the same eyes get the same bytes, and parts that are
//! the same for all viewers are written once.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use serde_json::value::{RawValue, to_raw_value};
use tetrapolis_catalog::Playthrough;
use tetrapolis_game::Viewer;
use tetrapolis_protocol::{Seen, Time, Version};
use tetrapolis_table::{LiveTable, Told, lines};

/// By what messages of one announcement differ.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Eyes {
    pub viewer: Viewer,
    /// Whether it is whoever opened the table.
    pub host: bool,
    /// Whether the changes of the view are sent in its place.
    pub changes: bool,
}

/// The parts of an announcement that are ready.
#[derive(Default)]
pub(super) struct Ready {
    messages: Vec<(Eyes, Option<Utf8Bytes>)>,
    /// The lines for everybody who is at this version.
    log: Option<(Version, Arc<RawValue>)>,
    view: Option<Seen>,
    changes: Option<Seen>,
}

impl Ready {
    /// The message for these eyes.
    pub(super) fn message(
        &mut self,
        eyes: Eyes,
        write: impl FnOnce(&mut Ready) -> Option<Utf8Bytes>,
    ) -> Option<Utf8Bytes> {
        if let Some((_, message)) = self.messages.iter().find(|(known, _)| *known == eyes) {
            return message.clone();
        }
        let message = write(self);
        self.messages.push((eyes, message.clone()));
        message
    }

    /// The lines that lead a viewer to a version.
    pub(super) fn log(&mut self, told: &[(Time, Told)], viewer: Viewer, version: Version) -> Arc<RawValue> {
        let write = || to_raw_value(&lines(told, viewer, version)).expect("lines are plain data").into();
        if !told.iter().all(|(_, told)| told.is_for_everybody()) {
            return write();
        }
        match &self.log {
            Some((known, log)) if *known == version => Arc::clone(log),
            Some(_) | None => Arc::clone(&self.log.insert((version, write())).1),
        }
    }

    /// The whole view.
    pub(super) fn view(&mut self, table: &LiveTable, viewer: Viewer) -> Seen {
        let write = || Seen::Whole(table.view(viewer));
        if table.position().is_open() { self.view.get_or_insert_with(write).clone() } else { write() }
    }

    /// What has changed in the view.
    pub(super) fn changes(&mut self, now: &dyn Playthrough, before: &dyn Playthrough, viewer: Viewer) -> Seen {
        let write = || Seen::Changes(now.changes(before, viewer).into());
        if now.is_open() { self.changes.get_or_insert_with(write).clone() } else { write() }
    }
}
