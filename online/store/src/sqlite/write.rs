//! What the server writes all the time: events, the summary of each table, and sessions.

use std::sync::Arc;

use rusqlite::{Connection, params};
use tetrapolis_protocol::Colour;

use super::Sqlite;
use super::journal::{Fresh, Journal};
use crate::notice::list;
use crate::notice::rows::{OnFile, at_once};
use crate::{Append, Known, StoreError, Summary, Wake, Write};

impl Sqlite {
    /// Writes a batch, and announces it when it is on disk.
    pub(super) async fn write_batch(&self, batch: Vec<Write>) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let journal = Arc::clone(&self.journal);
        let (results, wakes) = self.writer()?.run(move |connection| write(connection, &journal, batch)).await?;
        self.tell(wakes);
        Ok(results)
    }
}

/// The result of each write of a batch, and what to announce when it is on disk.
type Written = (Vec<Result<(), StoreError>>, Vec<Wake>);

/// Writes everything in one transaction. Only one thread writes, so what is read here cannot change before the commit.
fn write(connection: &Connection, journal: &Journal, batch: Vec<Write>) -> Result<Written, StoreError> {
    journal.write(connection, |connection, fresh| {
        let mut wakes = Vec::new();
        let each = |write| match write {
            Write::Append(append) => write_events(connection, journal, fresh, append),
            Write::AppendAndTell(append, notices) => {
                let table = append.table.clone();
                let written = write_events(connection, journal, fresh, append)?;
                if written.is_ok() {
                    let changed = at_once(list::write(&mut OnFile(connection), &[(&table, &notices)]))?;
                    wakes.extend(changed.into_iter().map(Wake::Notices));
                }
                Ok(written)
            }
            Write::Session { token, known } => write_session(connection, &token, &known).map(Ok),
        };
        let results = batch.into_iter().map(each).collect::<Result<_, _>>()?;
        Ok((results, wakes))
    })
}

fn write_events(
    connection: &Connection,
    journal: &Journal,
    fresh: &mut Fresh,
    mut append: Append,
) -> Result<Result<(), StoreError>, StoreError> {
    let head = fresh.head(&append.table).map_or_else(|| journal.head(connection, &append.table), Ok)?;
    if head != append.after && !append.events.is_empty() {
        return Ok(Err(StoreError::Conflict));
    }
    let table = append.table.as_str();
    if let Some(summary) = &append.summary {
        summarize(connection, table, summary)?;
    }
    // A table that has just been removed leaves none behind.
    let is_there = head > 0 || !append.events.is_empty();
    if let Some(snapshot) = append.snapshot.as_ref().filter(|_| is_there) {
        let keep = "INSERT INTO snapshots (table_id, head, snapshot) VALUES (?1, ?2, ?3) ON CONFLICT (table_id) \
                    DO UPDATE SET head = excluded.head, snapshot = excluded.snapshot WHERE excluded.head > head";
        connection.prepare_cached(keep)?.execute(params![table, append.head(), snapshot])?;
    }
    if !append.events.is_empty() {
        fresh.push(&mut append);
    }
    Ok(Ok(()))
}

fn summarize(connection: &Connection, table: &str, summary: &Summary) -> Result<(), StoreError> {
    let keep = "INSERT INTO tables (table_id, listed, entry, opened, due, host, edition) \
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT (table_id) DO UPDATE SET \
                listed = excluded.listed, entry = excluded.entry, due = excluded.due, host = excluded.host, \
                edition = excluded.edition";
    let Summary { listed, entry, opened, due, host, edition, players } = summary;
    let due = due.map(|due| due.0);
    let mut keep = connection.prepare_cached(keep)?;
    keep.execute(params![table, listed, entry, opened.0, due, host.as_str(), edition])?;
    let seat = "INSERT INTO seats (player, table_id) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
    let mut seat = connection.prepare_cached(seat)?;
    for player in players {
        seat.execute([player.as_str(), table])?;
    }
    Ok(())
}

fn write_session(connection: &Connection, token: &str, known: &Known) -> Result<(), StoreError> {
    let insert = "INSERT INTO sessions (token, player, name, account, colour, device, agent, begun, seen, until) \
                  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)";
    let Known { player, name, account, colour, device, agent, begun, seen, until } = known;
    let colour = colour.map(Colour::as_str);
    let values = params![token, player.as_str(), name, account, colour, device, agent, begun.0, seen.0, until.0];
    connection.prepare_cached(insert)?.execute(values)?;
    Ok(())
}
