//! The list of each player. A change first locks the player's row, so that changes are counted in the order in which
//! they become visible. All nodes lock several such rows in the same order.

use tetrapolis_game::Seat;
use tetrapolis_protocol::{NoticeKind, PlayerId, TableId, Time};

use super::rows::{Row, Rows, Value};
use super::{KeptNotice, NoticeChange};
use crate::StoreError;

/// How many notices of a player are kept.
const MOST: u64 = 200;
/// A number that no notice reaches.
pub(crate) const ALL: u64 = i64::MAX as u64;

/// What changes for one player.
struct Change<'a> {
    player: PlayerId,
    table: &'a TableId,
    kind: NoticeKind,
    /// What is put; nothing if it is done.
    put: Option<&'a NoticeChange>,
}

/// Counts a change of a player's list. Nobody else can change it before the transaction ends.
pub(super) async fn count<R: Rows>(rows: &mut R, player: &str) -> Result<u64, StoreError> {
    let sql = "INSERT INTO notice_people (player, latest) VALUES ($1, 1) \
               ON CONFLICT (player) DO UPDATE SET latest = notice_people.latest + 1 RETURNING latest";
    let mut row = rows.row(sql, &[player.into()]).await?.ok_or_else(|| StoreError::Damaged("no count".into()))?;
    row.number()
}

/// Writes what changes at several tables. Returns the players whose lists have changed.
pub(crate) async fn write<R: Rows>(
    rows: &mut R,
    tables: &[(&TableId, &[NoticeChange])],
) -> Result<Vec<PlayerId>, StoreError> {
    let mut changes = Vec::new();
    let mut over = Vec::new();
    for (table, news) in tables {
        for change in *news {
            match change {
                NoticeChange::Put { player, kind, .. } => {
                    changes.push(Change { player: player.clone(), table, kind: *kind, put: Some(change) });
                }
                NoticeChange::Done { player, kind } => {
                    changes.push(Change { player: player.clone(), table, kind: *kind, put: None });
                }
                NoticeChange::Clear(kind) => {
                    let sql = "SELECT player FROM notices WHERE table_id = $1 AND kind = $2 AND NOT done";
                    for mut row in rows.rows(sql, &[table.as_str().into(), kind.as_str().into()]).await? {
                        let player = PlayerId::new(row.text()?);
                        changes.extend(player.map(|player| Change { player, table, kind: *kind, put: None }));
                    }
                }
                NoticeChange::Over(due) => over.push((*table, *due)),
            }
        }
    }
    changes.sort_by(|one, other| one.player.cmp(&other.player));
    for change in &changes {
        write_one(rows, change).await?;
    }
    over.sort_unstable();
    for (table, due) in over {
        queue_hook(rows, table.as_str(), NoticeKind::Over.as_str(), due).await?;
    }
    let mut players: Vec<PlayerId> = changes.into_iter().map(|change| change.player).collect();
    players.dedup();
    Ok(players)
}

async fn write_one<R: Rows>(rows: &mut R, change: &Change<'_>) -> Result<(), StoreError> {
    let (player, table, kind) = (change.player.as_str(), change.table.as_str(), change.kind.as_str());
    let number = count(rows, player).await?;
    let Some(NoticeChange::Put { at, due, seat, open, .. }) = change.put else {
        let done = "UPDATE notices SET done = TRUE, due = NULL, change = $4 \
                    WHERE player = $1 AND table_id = $2 AND kind = $3 AND NOT done";
        rows.run(done, &[player.into(), table.into(), kind.into(), number.into()]).await?;
        return Ok(());
    };
    let put = "INSERT INTO notices (player, table_id, kind, number, at, due, seat, open, done, seen, change) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, FALSE, FALSE, $4) \
               ON CONFLICT (player, table_id, kind) DO UPDATE SET number = excluded.number, at = excluded.at, \
               due = excluded.due, seat = excluded.seat, open = excluded.open, done = FALSE, seen = FALSE, \
               change = excluded.change";
    let seat = seat.map(|seat| u64::from(seat.0));
    let values: [Value; 8] = [
        player.into(),
        table.into(),
        kind.into(),
        number.into(),
        at.0.into(),
        due.0.into(),
        seat.into(),
        (*open).into(),
    ];
    rows.run(put, &values).await?;
    let prune = "DELETE FROM notices WHERE player = $1 AND number <= ( \
                 SELECT number FROM notices WHERE player = $1 ORDER BY number DESC LIMIT 1 OFFSET $2)";
    rows.run(prune, &[player.into(), MOST.into()]).await?;
    Ok(())
}

/// Queues something for the webhook of a table, if there is one.
pub(super) async fn queue_hook<R: Rows>(rows: &mut R, table: &str, topic: &str, next: Time) -> Result<(), StoreError> {
    let queue = "INSERT INTO deliveries (channel, target, topic, player, next) \
                 SELECT 'hook', table_id, $2, player, $3 FROM webhooks WHERE table_id = $1 AND why_off IS NULL \
                 ON CONFLICT (channel, target, topic) DO UPDATE SET next = excluded.next, tries = 0";
    rows.run(queue, &[table.into(), topic.into(), next.0.into()]).await?;
    Ok(())
}

/// What a notice is read from: its own columns, and its table's entry.
pub(super) const COLUMNS: &str = "number, at, kind, notices.table_id, entry, seat, done, seen \
                                  FROM notices JOIN tables ON tables.table_id = notices.table_id";

/// A notice as a row has it; nothing if a newer release wrote it.
pub(super) fn read_one(row: &mut Row) -> Result<Option<KeptNotice>, StoreError> {
    let (number, at, kind, table) = (row.number()?, Time(row.number()?), row.text()?, row.text()?);
    let (entry, seat, done, seen) = (row.text()?, row.maybe_number()?, row.flag()?, row.flag()?);
    let (Some(kind), Some(table)) = (NoticeKind::read(&kind), TableId::new(table)) else { return Ok(None) };
    let seat = seat.map(|seat| Seat(seat as u8));
    Ok(Some(KeptNotice { number, at, kind, table, entry, seat, done, seen }))
}

/// How often a list has changed, and what has changed after that many times.
pub(crate) async fn read<R: Rows>(
    rows: &mut R,
    player: &PlayerId,
    after: u64,
    now: Time,
) -> Result<(u64, Vec<KeptNotice>), StoreError> {
    let latest = rows.row("SELECT latest FROM notice_people WHERE player = $1", &[player.as_str().into()]).await?;
    let latest = latest.map_or(Ok(0), |mut row| row.number())?;
    // This is read after the count, so it may contain more than was counted, but never less.
    let sql = format!("SELECT {COLUMNS} WHERE player = $1 AND change > $2 AND at <= $3 ORDER BY number DESC");
    let mut notices = Vec::new();
    for mut row in rows.rows(&sql, &[player.as_str().into(), after.into(), now.0.into()]).await? {
        notices.extend(read_one(&mut row)?);
    }
    Ok((latest, notices))
}

/// Notes what a player has seen: up to a number, and at one table if one is named. Says whether anything changed.
pub(crate) async fn see<R: Rows>(
    rows: &mut R,
    player: &PlayerId,
    table: Option<&TableId>,
    up_to: u64,
    now: Time,
) -> Result<bool, StoreError> {
    let unseen = "player = $1 AND number <= $2 AND at <= $3 AND NOT seen AND ($4 = '' OR table_id = $4)";
    let table = table.map_or("", TableId::as_str);
    let values: [Value; 4] = [player.as_str().into(), up_to.into(), now.0.into(), table.into()];
    if rows.row(&format!("SELECT number FROM notices WHERE {unseen} LIMIT 1"), &values).await?.is_none() {
        return Ok(false);
    }
    let change = count(rows, player.as_str()).await?;
    let [player, up_to, now, table] = values;
    let sql = format!("UPDATE notices SET seen = TRUE, due = NULL, change = $5 WHERE {unseen}");
    rows.run(&sql, &[player, up_to, now, table, change.into()]).await?;
    Ok(true)
}

/// Whether a player has not seen something of a table.
pub(crate) async fn is_unseen<R: Rows>(rows: &mut R, player: &PlayerId, table: &TableId) -> Result<bool, StoreError> {
    let sql = "SELECT number FROM notices WHERE player = $1 AND table_id = $2 AND NOT seen LIMIT 1";
    Ok(rows.row(sql, &[player.as_str().into(), table.as_str().into()]).await?.is_some())
}
