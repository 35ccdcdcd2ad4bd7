//! The last known state of a table, kept beside its log. A log needs the rules of its game to be read; a later program may have
//! other rules, and shows this instead.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use tetrapolis_catalog::entry;
use tetrapolis_game::{Message, Seat, Viewer};
use tetrapolis_protocol::{Holder, TablePhase, Version};

use crate::live::{LiveTable, index};

/// What every viewer saw last. All of it is text that is sent unchanged, so no later program has to understand it.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Snapshot {
    /// How many events the log had.
    head: u64,
    phase: TablePhase,
    /// The head of a record of the game.
    record: String,
    versions: Vec<u64>,
    /// What seldom changes, as a spectator sees it, but without names: those are in the log alone.
    table: Box<RawValue>,
    outcome: Box<RawValue>,
    sheets: Box<RawValue>,
    /// The different views, and which of them each viewer has.
    views: Vec<Option<Arc<RawValue>>>,
    eyes: Vec<usize>,
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("it is plain data")
}

impl Snapshot {
    /// The state of a table now.
    pub fn of(table: &LiveTable) -> Snapshot {
        let mut views: Vec<Option<Arc<RawValue>>> = Vec::new();
        let mut eye = |viewer: Viewer| {
            if table.position.is_open() && !views.is_empty() {
                return 0;
            }
            let view = table.view(viewer);
            let same = |known: &Option<Arc<RawValue>>| {
                known.as_ref().map(|known| known.get()) == view.as_ref().map(|view| view.get())
            };
            views.iter().position(same).unwrap_or_else(|| {
                views.push(view);
                views.len() - 1
            })
        };
        let eyes = table.viewers().map(&mut eye).collect();
        // If nothing is hidden, the score is known before the end as well.
        let secret = entry(&table.opening.game).is_none_or(|entry| entry.secrets);
        let begun = !matches!(table.phase, TablePhase::Gathering | TablePhase::Dealing);
        let scored = table.phase == TablePhase::Finished || (begun && !secret);
        let parties = if scored { table.position.parties() } else { 0 };
        let sheets: Vec<_> = (0..usize::from(parties)).map(|party| table.position.sheet(party)).collect();
        let outcome = if scored { table.position.outcome().standings().to_vec() } else { Vec::new() };
        let mut info = table.info(None, Viewer::Public);
        info.seats.iter_mut().for_each(|seating| seating.holder = Holder::Nobody);
        Snapshot {
            head: table.head(),
            phase: table.phase(),
            record: table.start.head().to_string(),
            versions: table.viewers().map(|viewer| table.version(viewer).0).collect(),
            table: raw(&info),
            outcome: raw(&outcome),
            sheets: raw(&sheets),
            views,
            eyes,
        }
    }

    /// How many events the log had.
    pub fn head(&self) -> u64 {
        self.head
    }

    /// The head of a record of the game.
    pub(crate) fn record_head(&self) -> &str {
        &self.record
    }

    /// The version of a viewer who is shown the snapshot: one more than the last that was played, so that a client that
    /// has the last one notices.
    pub(crate) fn version(&self, viewer: Viewer) -> Version {
        Version(self.versions.get(index(viewer)).map_or(1, |version| version + 1))
    }

    /// The snapshot as the state that a viewer is sent, with the reason why there is nothing more.
    pub(crate) fn state(
        &self,
        viewer: Viewer,
        holders: &[Holder],
        yours: &[Seat],
        host: bool,
        why: &Message,
    ) -> String {
        let mut table: serde_json::Value = serde_json::from_str(self.table.get()).unwrap_or_default();
        if let Some(table) = table.as_object_mut() {
            let you = match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Public => None,
            };
            table.insert("you".into(), serde_json::json!(you));
            table.insert("yours".into(), serde_json::json!(yours));
            table.insert("host".into(), host.into());
            let seats = table.get_mut("seats").and_then(serde_json::Value::as_array_mut);
            for (seating, holder) in seats.into_iter().flatten().zip(holders) {
                seating["holder"] = serde_json::json!(holder);
            }
        }
        let view = self.eyes.get(index(viewer)).and_then(|eye| self.views.get(*eye)).and_then(Option::as_deref);
        let state = LastState {
            from: 0,
            version: self.version(viewer),
            log: [],
            table,
            phase: self.phase,
            to_act: [],
            view,
            legal: [],
            outcome: &self.outcome,
            sheets: &self.sheets,
            still: why,
        };
        serde_json::to_string(&state).expect("it is plain data")
    }
}

/// A [`TableState`](tetrapolis_protocol::TableState) of which parts are text that an earlier program has written.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct LastState<'a> {
    from: u64,
    version: Version,
    log: [(); 0],
    table: serde_json::Value,
    phase: TablePhase,
    to_act: [(); 0],
    view: Option<&'a RawValue>,
    legal: [(); 0],
    outcome: &'a RawValue,
    sheets: &'a RawValue,
    still: &'a Message,
}
