//! The log of a table.

use sqlx::PgConnection;
use tetrapolis_protocol::TableId;

use crate::StoreError;

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

/// Puts other texts in the place of events.
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
