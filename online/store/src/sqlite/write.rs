//! What the server writes all the time: events, what is known of a table without them, and sessions.

use rusqlite::{Connection, params};

use super::journal::{Fresh, Journal};
use crate::{Append, Known, StoreError, Summary, Write};

/// Writes everything in one transaction. One thread writes, so that what is asked here cannot change before the commit.
pub(super) fn write(
    connection: &Connection,
    journal: &Journal,
    batch: Vec<Write>,
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    journal.write(connection, |connection, fresh| {
        let each = |write| match write {
            Write::Append(append) => write_events(connection, journal, fresh, append),
            Write::Session { token, known } => write_session(connection, &token, &known).map(Ok),
        };
        batch.into_iter().map(each).collect()
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
    let insert = "INSERT INTO sessions (token, player, name, account, until) VALUES (?1, ?2, ?3, ?4, ?5)";
    let mut insert = connection.prepare_cached(insert)?;
    insert.execute(params![token, known.player.as_str(), known.name, known.account, known.until.0])?;
    Ok(())
}
