//! Removes what has been kept long enough.

use sqlx::PgConnection;
use tetrapolis_protocol::{TableId, Time};

use super::tables::rewrite;
use crate::StoreError;
use crate::notice::people as notices;
use crate::person::wordless;

/// How many tables or messages go in one transaction, so that players do not have to wait for it.
const AT_ONCE: i64 = 100;
/// The lock that a node holds while it removes things, so that nodes do not do the same work.
const SWEEPING: i64 = 0x7e74_a901;

/// Whether no other node removes things at the moment; held until the transaction ends.
pub(super) async fn is_mine(connection: &mut PgConnection) -> Result<bool, StoreError> {
    let sql = "SELECT pg_try_advisory_xact_lock($1)";
    Ok(sqlx::query_scalar(sql).bind(SWEEPING).fetch_one(connection).await?)
}

pub(super) async fn sessions(connection: &mut PgConnection, now: Time) -> Result<u64, StoreError> {
    for sql in ["DELETE FROM links WHERE until <= $1", "DELETE FROM ceremonies WHERE until <= $1"] {
        sqlx::query(sql).bind(now.0 as i64).execute(&mut *connection).await?;
    }
    let sql = sqlx::query("DELETE FROM sessions WHERE until <= $1").bind(now.0 as i64);
    let ended = sql.execute(&mut *connection).await?.rows_affected();
    notices::sweep(connection).await?;
    Ok(ended)
}

/// Removes some tables of a phase whose last event is older than a moment. Nobody may append meanwhile, or an event
/// could be left over without those before it.
pub(super) async fn tables(
    connection: &mut PgConnection,
    phase: &str,
    before: Time,
) -> Result<Vec<TableId>, StoreError> {
    let old = "SELECT table_id FROM tables WHERE phase = $1 AND opened < $2 AND $2 > coalesce(( \
                   SELECT (event::json ->> 'at')::bigint FROM events WHERE events.table_id = tables.table_id \
                   ORDER BY version DESC LIMIT 1), 0) \
               LIMIT $3";
    let find = || sqlx::query_scalar::<_, String>(old).bind(phase).bind(before.0 as i64).bind(AT_ONCE);
    if find().fetch_all(&mut *connection).await?.is_empty() {
        return Ok(Vec::new());
    }
    sqlx::query("LOCK TABLE events IN EXCLUSIVE MODE").execute(&mut *connection).await?;
    let ids = find().fetch_all(&mut *connection).await?;
    for sql in [
        "DELETE FROM events WHERE table_id = ANY($1)",
        "DELETE FROM seats WHERE table_id = ANY($1)",
        "DELETE FROM snapshots WHERE table_id = ANY($1)",
        "DELETE FROM reviews WHERE table_id = ANY($1)",
        "DELETE FROM reviewed WHERE table_id = ANY($1)",
        "DELETE FROM tables WHERE table_id = ANY($1)",
    ] {
        sqlx::query(sql).bind(&ids).execute(&mut *connection).await?;
    }
    for id in &ids {
        notices::forget_table(connection, id).await?;
    }
    Ok(ids.into_iter().filter_map(TableId::new).collect())
}

/// Removes some typed words from before a moment; gives the tables where they were typed, one for each message.
pub(super) async fn messages(connection: &mut PgConnection, before: Time) -> Result<Vec<TableId>, StoreError> {
    let sql = "SELECT table_id, version, event FROM events \
               WHERE strpos(event, '\"chat\":{\"text\":\"') > 0 AND strpos(event, '\"chat\":{\"text\":\"\"') = 0 \
               AND (event::json ->> 'at')::bigint < $1 LIMIT $2";
    let query = sqlx::query_as(sql).bind(before.0 as i64).bind(AT_ONCE);
    let rows: Vec<(String, i64, String)> = query.fetch_all(&mut *connection).await?;
    let clean = |(table, version, event): &(String, i64, String)| {
        wordless(event).ok_or_else(|| StoreError::Damaged(format!("event {version} of table {table}")))
    };
    let events = rows.iter().map(clean).collect::<Result<Vec<_>, _>>()?;
    let events: Vec<&str> = events.iter().map(String::as_str).collect();
    let tables: Vec<&str> = rows.iter().map(|(table, _, _)| table.as_str()).collect();
    let versions: Vec<i64> = rows.iter().map(|(_, version, _)| *version).collect();
    rewrite(connection, &tables, &versions, &events).await?;
    Ok(rows.into_iter().filter_map(|(table, _, _)| TableId::new(table)).collect())
}

/// Removes editions that no table uses and that nobody has kept since a moment.
pub(super) async fn editions(connection: &mut PgConnection, before: Time) -> Result<u64, StoreError> {
    let sql = "DELETE FROM editions WHERE kept < $1 AND NOT EXISTS (SELECT 1 FROM tables WHERE edition = hash)";
    Ok(sqlx::query(sql).bind(before.0 as i64).execute(connection).await?.rows_affected())
}
