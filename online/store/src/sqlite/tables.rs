//! What is asked about tables.

use rusqlite::{Connection, OptionalExtension, Params};
use tetrapolis_protocol::{PlayerId, TableId, Time};

use crate::person::Row;
use crate::store::signed;
use crate::{Sought, StoreError};

fn texts(connection: &Connection, sql: &str, params: impl Params) -> Result<Vec<String>, StoreError> {
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map(params, |row| row.get(0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The version of a log that is in its place.
pub(super) fn head(connection: &Connection, table: &TableId) -> Result<u64, StoreError> {
    let sql = "SELECT coalesce(max(version), 0) FROM events WHERE table_id = ?1";
    Ok(connection.prepare_cached(sql)?.query_row([table.as_str()], |row| row.get(0))?)
}

/// The events of a log that are in their place.
pub(super) fn read(connection: &Connection, table: &TableId, after: u64, most: u32) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT version, event FROM events WHERE table_id = ?1 AND version > ?2 ORDER BY version LIMIT ?3";
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query((table.as_str(), after, most))?;
    let mut events = Vec::new();
    while let Some(row) = rows.next()? {
        events.push(row.get(1)?);
        if row.get::<_, u64>(0)? != after + events.len() as u64 {
            return Err(StoreError::Damaged(format!("the log of table {table} has a gap")));
        }
    }
    Ok(events)
}

/// All events of a table that are there, even if its log has a gap.
pub(super) fn rows(connection: &Connection, table: &TableId) -> Result<Vec<Row>, StoreError> {
    let sql = "SELECT version, event FROM events WHERE table_id = ?1 ORDER BY version";
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map([table.as_str()], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(super) fn snapshot(connection: &Connection, table: &TableId) -> Result<Option<String>, StoreError> {
    let mut statement = connection.prepare_cached("SELECT snapshot FROM snapshots WHERE table_id = ?1")?;
    Ok(statement.query_row([table.as_str()], |row| row.get(0)).optional()?)
}

pub(super) fn without_snapshot(connection: &Connection, after: &str, most: u32) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT table_id FROM tables WHERE table_id > ?1 AND phase IN ('running', 'paused', 'finished') \
               AND NOT EXISTS (SELECT 1 FROM snapshots WHERE snapshots.table_id = tables.table_id) \
               ORDER BY table_id LIMIT ?2";
    texts(connection, sql, (after, most))
}

pub(super) fn lobby(connection: &Connection, most: u32) -> Result<Vec<String>, StoreError> {
    texts(connection, "SELECT entry FROM tables WHERE listed ORDER BY opened DESC LIMIT ?1", [most])
}

pub(super) fn tables_of(
    connection: &Connection,
    player: &PlayerId,
    sought: Sought,
    most: u32,
) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT entry FROM tables JOIN seats ON tables.table_id = seats.table_id \
               WHERE player = ?1 AND (?2 IS NULL OR (phase = 'finished') = ?2) AND (?3 IS NULL OR opened < ?3) \
               ORDER BY opened DESC LIMIT ?4";
    texts(connection, sql, (player.as_str(), sought.over, sought.before.map(|before| signed(before.0)), most))
}

pub(super) fn open_tables(connection: &Connection, host: &PlayerId) -> Result<u32, StoreError> {
    let sql = "SELECT count(*) FROM tables WHERE host = ?1 AND phase <> 'finished'";
    Ok(connection.prepare_cached(sql)?.query_row([host.as_str()], |row| row.get(0))?)
}

pub(super) fn due(connection: &Connection, now: Time, most: u32) -> Result<Vec<String>, StoreError> {
    texts(connection, "SELECT table_id FROM tables WHERE due <= ?1 ORDER BY due LIMIT ?2", (now.0, most))
}

pub(super) fn put_edition(connection: &Connection, hash: &str, text: &str, now: Time) -> Result<(), StoreError> {
    let sql = "INSERT INTO editions (hash, text, kept) VALUES (?1, ?2, ?3) \
               ON CONFLICT (hash) DO UPDATE SET kept = excluded.kept";
    connection.prepare_cached(sql)?.execute((hash, text, now.0))?;
    Ok(())
}

pub(super) fn edition(connection: &Connection, hash: &str) -> Result<Option<String>, StoreError> {
    let mut statement = connection.prepare_cached("SELECT text FROM editions WHERE hash = ?1")?;
    Ok(statement.query_row([hash], |row| row.get(0)).optional()?)
}
