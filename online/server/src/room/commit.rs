//! From decided to written: events are folded, appended to the log, and announced when they are on disk.

use std::time::Duration;

use tetrapolis_game::Viewer;
use tetrapolis_protocol::{ClockRule, TablePhase, Time, What};
use tetrapolis_store::{Append, StoreError, Summary};
use tetrapolis_table::{Event, Happening, LiveTable, Refused, Snapshot, Told};
use tokio::time::Instant;

use super::actor::Room;
use super::read;
use crate::{error, fresh};

/// How long a table waits before it tries again to write something.
const REST: Duration = Duration::from_secs(2);

impl Room {
    /// Folds events, writes them, and announces them when they are on disk.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if another node was first: the table follows the log again, and what was decided has to
    /// be decided again. After any other error the room is lost, unless it could be put back: what it has in memory may
    /// not be in the log.
    pub(super) async fn commit(&mut self, events: Vec<Event>) -> Result<(), StoreError> {
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
        let snapshot = events.iter().any(is_worth_a_snapshot).then(|| snapshot(&self.table));
        let append = Append { table: self.table.id().clone(), after, events: rows, summary, snapshot };
        let news = self.news(&events);
        let settled = match self.shared.log.append_and_tell(append, news).await {
            Ok(()) => Ok(()),
            Err(error) => self.settle(after, &events, error).await,
        };
        if settled.is_ok() {
            self.resting = None;
            self.count(&told);
            self.announce(&events, &told).await;
        }
        settled
    }

    /// Writes what nobody has asked for. If another node was first, it is not needed any more. What cannot be written
    /// now, as on a full disk, is decided again after a rest.
    pub(super) async fn commit_unasked(&mut self, events: Vec<Event>) -> Result<(), Refused> {
        match self.commit(events).await {
            Ok(()) | Err(StoreError::Conflict) => Ok(()),
            Err(error) if !self.lost => {
                tracing::warn!(table = %self.table.id(), %error, "what a table does by itself has to wait");
                self.resting = Some(Instant::now() + REST);
                Ok(())
            }
            Err(error) => Err(error::store(&error)),
        }
    }

    /// Finds out the result of an append that failed.
    async fn settle(&mut self, after: u64, events: &[Event], error: StoreError) -> Result<(), StoreError> {
        let settled = match &error {
            StoreError::Conflict => {
                self.shared.metrics.conflicts.inc();
                self.go_back(after).await.and(Err(error))
            }
            // Nothing was written, and nobody else writes: once the table is as before, nobody needs to notice.
            StoreError::Database(_) if !self.shared.store.is_shared() && self.go_back(after).await.is_ok() => {
                self.shared.metrics.store_errors.inc();
                return Err(error);
            }
            // Only the log can tell.
            StoreError::Unknown(_) if self.is_written(after, events).await => {
                tracing::warn!(table = %self.table.id(), %error, "the log has what was to be written");
                return Ok(());
            }
            StoreError::Unknown(_)
            | StoreError::Database(_)
            | StoreError::Damaged(_)
            | StoreError::InUse(_)
            | StoreError::Newer(_) => Err(error),
        };
        if !matches!(settled, Err(StoreError::Conflict)) {
            self.shared.metrics.store_errors.inc();
            self.lost = true;
        }
        settled
    }

    /// Whether the log goes on with these events.
    async fn is_written(&mut self, after: u64, events: &[Event]) -> bool {
        read(&self.shared, self.table.id(), after).await.is_ok_and(|found| found.starts_with(events))
    }

    /// Counts the actions that everybody is told of. Secret answers change no figure.
    fn count(&self, told: &[(Time, Told)]) {
        let is_open = |(_, told): &&(Time, Told)| {
            matches!(told.to(Viewer::Public).map(AsRef::as_ref), Some(What::Step { seat: Some(_), .. }))
        };
        self.shared.metrics.moves.inc_by(told.iter().filter(is_open).count() as u64);
    }

    /// Forgets what could not be written, and takes what is in the log instead.
    async fn go_back(&mut self, to: u64) -> Result<(), StoreError> {
        let failed = |refused: Refused| StoreError::Database(refused.to_string());
        let events = read(&self.shared, &self.table.id().clone(), 0).await.map_err(failed)?;
        let known = &events[..usize::try_from(to).unwrap_or(usize::MAX).min(events.len())];
        let damaged = |broken: tetrapolis_table::Broken| StoreError::Damaged(broken.to_string());
        if known.len() as u64 != to {
            return Err(StoreError::Damaged("the log has become shorter".into()));
        }
        let table = LiveTable::replay(known, &|opening| self.opened(opening)).map_err(damaged)?;
        self.table = table;
        self.waits = self.table.waits();
        self.follow(&events[known.len()..]).await.map_err(failed)
    }

    /// Takes what other nodes have written.
    pub(super) async fn catch_up(&mut self) -> Result<(), Refused> {
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
                self.lost = true;
                error::broken(self.table.id(), &broken)
            })?;
            told.push((event.at, lines));
        }
        // Whoever wrote the events has written this too.
        self.waits = self.table.waits();
        self.announce(events, &told).await;
        // Another node may think that somebody is away who is connected here.
        for player in self.table.players().cloned().collect::<Vec<_>>() {
            let away = events.iter().any(|event| matches!(event.what, Happening::Away { .. }));
            if away && self.is_here(&player) {
                let events = self.table.presence(&player, true, fresh::now());
                Box::pin(self.commit_unasked(events)).await?;
            }
        }
        Ok(())
    }

    /// Keeps what every viewer sees now, for programs that will not have the rules.
    pub(super) async fn keep_snapshot(&mut self) {
        if matches!(self.table.phase(), TablePhase::Gathering | TablePhase::Dealing) || self.lost {
            return;
        }
        if let Err(error) = self.shared.log.append(just_snapshot(&self.table)).await {
            error::store(&error);
        }
    }

    /// What the store knows without reading the log, if these events change it.
    fn summary_after(&self, events: &[Event]) -> Option<Summary> {
        let plain = |event: &Event| {
            matches!(
                event.what,
                Happening::Played { .. }
                    | Happening::Drawn { .. }
                    | Happening::Held { .. }
                    | Happening::Stands { .. }
                    | Happening::Said { .. }
                    | Happening::Muted { .. }
            )
        };
        let timed = self.table.opening().clock != ClockRule::None;
        (timed || !events.iter().all(plain)).then(|| summary(&self.table))
    }
}

/// What the store knows of a table without reading its log.
pub fn summary(table: &LiveTable) -> Summary {
    let entry = serde_json::to_string(&table.kept_entry()).expect("plain data");
    Summary {
        listed: table.opening().public && table.phase() != TablePhase::Finished,
        entry,
        host: table.opening().host.clone(),
        edition: table.opening().kept_edition().map(str::to_owned),
        opened: table.opened(),
        due: table.due(),
        players: table.players().cloned().collect(),
    }
}

/// What every viewer of a table sees, as JSON.
fn snapshot(table: &LiveTable) -> String {
    serde_json::to_string(&Snapshot::of(table)).expect("plain data")
}

/// A snapshot of a table that is written without events.
pub(super) fn just_snapshot(table: &LiveTable) -> Append {
    Append {
        table: table.id().clone(),
        after: table.head(),
        events: Vec::new(),
        summary: None,
        snapshot: Some(snapshot(table)),
    }
}

/// Moments of which there is always a snapshot, however the server ends.
fn is_worth_a_snapshot(event: &Event) -> bool {
    matches!(event.what, Happening::Started | Happening::Finished)
}
