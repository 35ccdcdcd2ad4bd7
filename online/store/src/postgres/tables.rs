//! The log of a table.

use sqlx::PgConnection;
use tetrapolis_protocol::TableId;

use crate::StoreError;
use crate::person::Row;

pub(super) async fn read(
    connection: &mut PgConnection,
    table: &TableId,
    after: u64,
    most: u32,
) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT version, event FROM events WHERE table_id = $1 AND version > $2 ORDER BY version LIMIT $3";
    let query = sqlx::query_as(sql).bind(table.as_str()).bind(after as i64).bind(i64::from(most));
    let rows: Vec<(i64, String)> = query.fetch_all(connection).await?;
    if rows.iter().zip(after as i64 + 1..).any(|((version, _), wanted)| *version != wanted) {
        return Err(StoreError::Damaged(format!("the log of table {table} has a gap")));
    }
    Ok(rows.into_iter().map(|(_, event)| event).collect())
}

/// All events of a table that are there, even if its log has a gap.
pub(super) async fn rows(connection: &mut PgConnection, table: &TableId) -> Result<Vec<Row>, StoreError> {
    let sql = "SELECT version, event FROM events WHERE table_id = $1 ORDER BY version";
    let rows: Vec<(i64, String)> = sqlx::query_as(sql).bind(table.as_str()).fetch_all(connection).await?;
    Ok(rows.into_iter().map(|(version, event)| (version as u64, event)).collect())
}

/// Replaces the texts of events.
pub(super) async fn rewrite(
    connection: &mut PgConnection,
    tables: &[&str],
    versions: &[i64],
    events: &[&str],
) -> Result<(), StoreError> {
    let sql = "UPDATE events SET event = new.event \
               FROM unnest($1::text[], $2::bigint[], $3::text[]) AS new (table_id, version, event) \
               WHERE events.table_id = new.table_id AND events.version = new.version";
    sqlx::query(sql).bind(tables).bind(versions).bind(events).execute(connection).await?;
    Ok(())
}
