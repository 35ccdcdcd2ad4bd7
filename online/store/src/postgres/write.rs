//! What the server writes all the time: events, the summary of each table, and sessions.

use sqlx::PgConnection;
use tetrapolis_protocol::{Colour, TableId};

use super::voice::Voice;
use crate::notice::list;
use crate::{Append, Known, NoticeChange, StoreError, Summary, Wake, Write};

/// Writes everything; the caller commits. Rows are sorted, so that two nodes never wait for each other in a circle.
pub(super) async fn write(connection: &mut PgConnection, batch: &[Write], voice: &Voice) -> Result<(), StoreError> {
    let mut appends: Vec<&Append> = Vec::new();
    let mut sessions = Vec::new();
    let mut notices: Vec<(&TableId, &[NoticeChange])> = Vec::new();
    for write in batch {
        match write {
            Write::Append(append) => appends.push(append),
            Write::AppendAndTell(append, changes) => {
                appends.push(append);
                notices.push((&append.table, changes));
            }
            Write::Session { token, known } => sessions.push((token, known)),
        }
    }
    appends.sort_by(|one, other| (&one.table, one.after).cmp(&(&other.table, other.after)));
    if !appends.is_empty() {
        write_events(connection, &appends, voice).await?;
        summarize(connection, &appends).await?;
        keep_snapshots(connection, &appends).await?;
    }
    if !notices.is_empty() {
        let changed = list::write(connection, &notices).await?;
        voice.tell_all(connection, changed.into_iter().map(Wake::Notices)).await?;
    }
    if !sessions.is_empty() {
        let insert = "INSERT INTO sessions (token, player, name, account, until, colour, device, agent, begun, seen) \
                      SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::boolean[], $5::bigint[], \
                                           $6::text[], $7::text[], $8::text[], $9::bigint[], $10::bigint[])";
        let query = sqlx::query(insert).bind(sessions.iter().map(|(token, _)| token.as_str()).collect::<Vec<_>>());
        let query = query.bind(sessions.iter().map(|(_, known)| known.player.as_str()).collect::<Vec<_>>());
        let query = query.bind(sessions.iter().map(|(_, known)| known.name.as_str()).collect::<Vec<_>>());
        let query = query.bind(sessions.iter().map(|(_, known)| known.account).collect::<Vec<_>>());
        let query = query.bind(sessions.iter().map(|(_, known)| known.until.0 as i64).collect::<Vec<_>>());
        let colour = |known: &Known| known.colour.map(Colour::as_str);
        let query = query.bind(sessions.iter().map(|(_, known)| colour(known)).collect::<Vec<_>>());
        let query = query.bind(sessions.iter().map(|(_, known)| known.device.as_deref()).collect::<Vec<_>>());
        let query = query.bind(sessions.iter().map(|(_, known)| known.agent.as_deref()).collect::<Vec<_>>());
        let query = query.bind(sessions.iter().map(|(_, known)| known.begun.0 as i64).collect::<Vec<_>>());
        let query = query.bind(sessions.iter().map(|(_, known)| known.seen.0 as i64).collect::<Vec<_>>());
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

/// The insert itself asks for the event before. A log without it stays unchanged.
async fn write_events(connection: &mut PgConnection, appends: &[&Append], voice: &Voice) -> Result<(), StoreError> {
    let (mut tables, mut afters, mut versions, mut events) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for append in appends {
        for (event, version) in append.events.iter().zip(append.after as i64 + 1..) {
            tables.push(append.table.as_str());
            afters.push(append.after as i64);
            versions.push(version);
            events.push(event.as_str());
        }
    }
    let insert = "INSERT INTO events (table_id, version, event) SELECT new.table_id, new.version, new.event \
                  FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[]) AS new (table_id, after, version, event) \
                  WHERE after = 0 OR EXISTS ( \
                      SELECT 1 FROM events WHERE events.table_id = new.table_id AND events.version = new.after)";
    let insert = sqlx::query(insert).bind(&tables).bind(&afters).bind(&versions).bind(&events);
    if insert.execute(&mut *connection).await?.rows_affected() != events.len() as u64 {
        return Err(StoreError::Conflict);
    }
    tables.dedup();
    voice.tell(connection, &tables).await
}

/// The newest snapshot of each table stays; the same table may be among the appends twice. A table that has just been
/// removed leaves none behind.
async fn keep_snapshots(connection: &mut PgConnection, appends: &[&Append]) -> Result<(), StoreError> {
    let mut latest: Vec<(&str, i64, &str)> = Vec::new();
    for append in appends {
        let Some(snapshot) = &append.snapshot else { continue };
        latest.retain(|(table, _, _)| *table != append.table.as_str());
        latest.push((append.table.as_str(), append.head() as i64, snapshot));
    }
    if latest.is_empty() {
        return Ok(());
    }
    let keep = "INSERT INTO snapshots (table_id, head, snapshot) \
                SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[]) AS new (table_id, head, snapshot) \
                WHERE EXISTS (SELECT 1 FROM events WHERE events.table_id = new.table_id) \
                ON CONFLICT (table_id) DO UPDATE SET head = excluded.head, snapshot = excluded.snapshot WHERE excluded.head > snapshots.head";
    let query = sqlx::query(keep).bind(latest.iter().map(|(table, _, _)| *table).collect::<Vec<_>>());
    let query = query.bind(latest.iter().map(|(_, head, _)| *head).collect::<Vec<_>>());
    query.bind(latest.iter().map(|(_, _, text)| *text).collect::<Vec<_>>()).execute(connection).await?;
    Ok(())
}

async fn summarize(connection: &mut PgConnection, appends: &[&Append]) -> Result<(), StoreError> {
    let mut latest: Vec<(&str, &Summary)> = Vec::new();
    for append in appends {
        let Some(summary) = &append.summary else { continue };
        latest.retain(|(table, _)| *table != append.table.as_str());
        latest.push((append.table.as_str(), summary));
    }
    if latest.is_empty() {
        return Ok(());
    }
    let keep = "INSERT INTO tables (table_id, listed, entry, opened, due, host, edition) SELECT * FROM unnest( \
                $1::text[], $2::boolean[], $3::text[], $4::bigint[], $5::bigint[], $6::text[], $7::text[]) \
                ON CONFLICT (table_id) DO UPDATE SET listed = excluded.listed, entry = excluded.entry, \
                due = excluded.due, host = excluded.host, edition = excluded.edition";
    let tables: Vec<_> = latest.iter().map(|(table, _)| *table).collect();
    let of = |summary: &Summary| summary.due.map(|due| due.0 as i64);
    let query = sqlx::query(keep).bind(&tables);
    let query = query.bind(latest.iter().map(|(_, summary)| summary.listed).collect::<Vec<_>>());
    let query = query.bind(latest.iter().map(|(_, summary)| summary.entry.as_str()).collect::<Vec<_>>());
    let query = query.bind(latest.iter().map(|(_, summary)| summary.opened.0 as i64).collect::<Vec<_>>());
    let query = query.bind(latest.iter().map(|(_, summary)| of(summary)).collect::<Vec<_>>());
    let query = query.bind(latest.iter().map(|(_, summary)| summary.host.as_str()).collect::<Vec<_>>());
    let query = query.bind(latest.iter().map(|(_, summary)| summary.edition.as_deref()).collect::<Vec<_>>());
    query.execute(&mut *connection).await?;
    let places =
        latest.iter().flat_map(|(table, summary)| summary.players.iter().map(|player| (player.as_str(), *table)));
    let (players, tables): (Vec<_>, Vec<_>) = places.unzip();
    let seat =
        "INSERT INTO seats (player, table_id) SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING";
    sqlx::query(seat).bind(&players).bind(&tables).execute(connection).await?;
    Ok(())
}
