//! The parts of an announcement that are already written. Connections with the same point of view get the same bytes,
//! and parts that are the same for all viewers are written once.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use serde_json::value::{RawValue, to_raw_value};
use tetrapolis_catalog::Drawing;
use tetrapolis_game::Viewer;
use tetrapolis_protocol::{Seen, TablePhase, Time, Version};
use tetrapolis_table::{LiveTable, Told, lines};

/// What distinguishes the messages of one announcement.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Eyes {
    pub viewer: Viewer,
    /// Whether the viewer opened the table.
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
    /// What the viewers see now; if nothing is hidden, what everybody sees.
    drawings: Vec<(Viewer, Arc<dyn Drawing>)>,
    view: Option<Seen>,
    changes: Option<Seen>,
}

impl Ready {
    /// The message for this point of view.
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

    /// What a viewer is shown: the whole view, or what has changed in the one that it has.
    pub(super) fn seen(&mut self, table: &LiveTable, viewer: Viewer, has: Option<&dyn Drawing>) -> Seen {
        if matches!(table.phase(), TablePhase::Gathering | TablePhase::Dealing) {
            return Seen::Whole(None);
        }
        let now = self.drawing(table, viewer);
        let write = || match has {
            Some(before) => Seen::Changes(now.changes_since(before).into()),
            None => Seen::Whole(Some(now.whole().into())),
        };
        let kept = if has.is_some() { &mut self.changes } else { &mut self.view };
        if table.position().is_open() { kept.get_or_insert_with(write).clone() } else { write() }
    }

    /// What a viewer sees now, if the viewer was shown anything.
    pub(super) fn drawn(&self, table: &LiveTable, viewer: Viewer) -> Option<Arc<dyn Drawing>> {
        let viewer = eyes_of(table, viewer);
        let known = self.drawings.iter().find(|(known, _)| *known == viewer);
        known.map(|(_, drawing)| Arc::clone(drawing))
    }

    fn drawing(&mut self, table: &LiveTable, viewer: Viewer) -> Arc<dyn Drawing> {
        self.drawn(table, viewer).unwrap_or_else(|| {
            let drawing: Arc<dyn Drawing> = table.position().drawing(viewer).into();
            self.drawings.push((eyes_of(table, viewer), Arc::clone(&drawing)));
            drawing
        })
    }
}

/// A viewer who sees what this one sees: if nothing is hidden, anybody.
fn eyes_of(table: &LiveTable, viewer: Viewer) -> Viewer {
    if table.position().is_open() { Viewer::Public } else { viewer }
}
