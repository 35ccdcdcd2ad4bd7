//! What has been kept long enough.

use rusqlite::Connection;
use tetrapolis_protocol::{TableId, Time};

use super::Sqlite;
use crate::person::wordless;
use crate::{Retention, StoreError, Swept, Wake};

/// How many tables or messages go in one transaction, so that players need not wait for it.
const AT_ONCE: u32 = 100;

impl Sqlite {
    /// Removes all that has been kept long enough, a little at a time.
    pub(super) async fn sweep_all(&self, retention: Retention, now: Time) -> Result<Swept, StoreError> {
        let mut swept = Swept { sessions: self.change(move |c| sessions(c, now)).await?, ..Swept::default() };
        for (phase, before) in retention.tables(now) {
            loop {
                let gone = self.change_logs(move |c| tables(c, phase, before)).await?;
                if gone.is_empty() {
                    break;
                }
                self.tell(gone.iter().cloned().map(Wake::Rewritten));
                swept.tables.extend(gone);
            }
        }
        if let Some(before) = retention.chat(now) {
            loop {
                let mut tables = self.change_logs(move |c| messages(c, before)).await?;
                if tables.is_empty() {
                    break;
                }
                swept.messages += tables.len() as u64;
                tables.dedup();
                self.tell(tables.into_iter().map(Wake::Rewritten));
            }
        }
        swept.editions = self.change(move |c| editions(c, Retention::editions(now))).await?;
        swept.log();
        Ok(swept)
    }
}

fn sessions(connection: &Connection, now: Time) -> Result<u64, StoreError> {
    Ok(connection.execute("DELETE FROM sessions WHERE until <= ?1", [now.0])? as u64)
}

/// Removes some tables of a phase whose last event is from before a moment.
fn tables(connection: &Connection, phase: &str, before: Time) -> Result<Vec<TableId>, StoreError> {
    let sql = "SELECT table_id FROM tables WHERE phase = ?1 AND opened < ?2 AND ?2 > coalesce(( \
                   SELECT json_extract(event, '$.at') FROM events WHERE events.table_id = tables.table_id \
                   ORDER BY version DESC LIMIT 1), 0) \
               LIMIT ?3";
    let mut statement = connection.prepare_cached(sql)?;
    let ids = statement.query_map((phase, before.0, AT_ONCE), |row| row.get(0))?;
    let ids = ids.collect::<Result<Vec<String>, _>>()?;
    for id in &ids {
        for sql in [
            "DELETE FROM events WHERE table_id = ?1",
            "DELETE FROM seats WHERE table_id = ?1",
            "DELETE FROM snapshots WHERE table_id = ?1",
            "DELETE FROM reviews WHERE table_id = ?1",
            "DELETE FROM reviewed WHERE table_id = ?1",
            "DELETE FROM tables WHERE table_id = ?1",
        ] {
            connection.prepare_cached(sql)?.execute([id])?;
        }
    }
    Ok(ids.into_iter().filter_map(TableId::new).collect())
}

/// Removes some typed words from before a moment; gives the tables where they were typed, one for each message.
fn messages(connection: &Connection, before: Time) -> Result<Vec<TableId>, StoreError> {
    let sql = "SELECT table_id, version, event FROM events \
               WHERE instr(event, '\"chat\":{\"text\":\"') > 0 AND instr(event, '\"chat\":{\"text\":\"\"') = 0 \
               AND json_extract(event, '$.at') < ?1 LIMIT ?2";
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map((before.0, AT_ONCE), |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
    let rows = rows.collect::<Result<Vec<(String, u64, String)>, _>>()?;
    let mut update = connection.prepare_cached("UPDATE events SET event = ?3 WHERE table_id = ?1 AND version = ?2")?;
    for (table, version, event) in &rows {
        let event = wordless(event).ok_or_else(|| StoreError::Damaged(format!("event {version} of table {table}")))?;
        update.execute((table, version, event))?;
    }
    Ok(rows.into_iter().filter_map(|(table, _, _)| TableId::new(table)).collect())
}

/// Removes editions that no table uses and that nobody has kept since a moment.
fn editions(connection: &Connection, before: Time) -> Result<u64, StoreError> {
    let sql = "DELETE FROM editions WHERE kept < ?1 AND NOT EXISTS (SELECT 1 FROM tables WHERE edition = hash)";
    Ok(connection.execute(sql, [before.0])? as u64)
}
