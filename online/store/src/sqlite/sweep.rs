//! Removes what has been kept long enough.

use rusqlite::Connection;
use tetrapolis_protocol::{TableId, Time};

use super::Sqlite;
use crate::notice::people as notices;
use crate::notice::rows::{OnFile, at_once};
use crate::person::wordless;
use crate::{Retention, StoreError, Swept, Wake};

/// How many tables or messages go in one transaction, so that players do not have to wait for it.
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
            // The readers look for them, so that writers do not have to wait.
            self.settle().await?;
            let mut after = (String::new(), 0);
            loop {
                let place = after.clone();
                let found = self.readers.run(move |c| messages(c, before, &place)).await?;
                let Some(last) = found.last() else { break };
                after = (last.table.clone(), last.version);
                swept.messages += found.len() as u64;
                let mut tables = self.ids(found.iter().map(|message| message.table.clone()).collect());
                self.change(move |c| silence(c, &found)).await?;
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
    connection.execute("DELETE FROM links WHERE until <= ?1", [now.0])?;
    connection.execute("DELETE FROM ceremonies WHERE until <= ?1", [now.0])?;
    let ended = connection.execute("DELETE FROM sessions WHERE until <= ?1", [now.0])? as u64;
    at_once(notices::sweep(&mut OnFile(connection)))?;
    Ok(ended)
}

/// Removes some tables of a phase whose last event is older than a moment.
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
        at_once(notices::forget_table(&mut OnFile(connection), id))?;
    }
    Ok(ids.into_iter().filter_map(TableId::new).collect())
}

/// An event with words that somebody typed.
struct Message {
    table: String,
    version: u64,
    event: String,
}

/// Some typed words from before a moment, in the order of the logs after a place.
fn messages(connection: &Connection, before: Time, after: &(String, u64)) -> Result<Vec<Message>, StoreError> {
    let sql = "SELECT table_id, version, event FROM events WHERE (table_id, version) > (?1, ?2) \
               AND instr(event, '\"chat\":{\"text\":\"') > 0 AND instr(event, '\"chat\":{\"text\":\"\"') = 0 \
               AND json_extract(event, '$.at') < ?3 ORDER BY table_id, version LIMIT ?4";
    let mut statement = connection.prepare_cached(sql)?;
    let (table, version) = after;
    let rows = statement.query_map((table, version, before.0, AT_ONCE), |row| {
        Ok(Message { table: row.get(0)?, version: row.get(1)?, event: row.get(2)? })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Removes typed words.
fn silence(connection: &Connection, messages: &[Message]) -> Result<(), StoreError> {
    let mut update = connection.prepare_cached("UPDATE events SET event = ?3 WHERE table_id = ?1 AND version = ?2")?;
    for Message { table, version, event } in messages {
        let event = wordless(event).ok_or_else(|| StoreError::Damaged(format!("event {version} of table {table}")))?;
        update.execute((table, version, event))?;
    }
    Ok(())
}

/// Removes editions that no table uses and that nobody has kept since a moment.
fn editions(connection: &Connection, before: Time) -> Result<u64, StoreError> {
    let sql = "DELETE FROM editions WHERE kept < ?1 AND NOT EXISTS (SELECT 1 FROM tables WHERE edition = hash)";
    Ok(connection.execute(sql, [before.0])? as u64)
}
