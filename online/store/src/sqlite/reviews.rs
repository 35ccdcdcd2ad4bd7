//! Reviews of finished games.

use rusqlite::{Connection, OptionalExtension};
use tetrapolis_protocol::PlayerId;

use crate::{KeptReview, ReviewKey, StoreError};

pub(super) fn review(connection: &Connection, key: &ReviewKey) -> Result<Option<String>, StoreError> {
    let sql = "SELECT review FROM reviews WHERE record = ?1 AND judge = ?2 AND deep = ?3";
    let mut statement = connection.prepare_cached(sql)?;
    Ok(statement.query_row((&key.record, key.judge, key.deep), |row| row.get(0)).optional()?)
}

pub(super) fn keep(connection: &Connection, kept: &KeptReview) -> Result<(), StoreError> {
    let KeptReview { key, table, review, persons } = kept;
    let sql = "SELECT 1 FROM tables WHERE table_id = ?1";
    if !connection.prepare_cached(sql)?.exists([table.as_str()])? {
        return Ok(());
    }
    let sql = "INSERT INTO reviews (record, judge, deep, table_id, review) VALUES (?1, ?2, ?3, ?4, ?5) \
               ON CONFLICT (record, judge, deep) DO NOTHING";
    connection.prepare_cached(sql)?.execute((&key.record, key.judge, key.deep, table.as_str(), review))?;
    let sql = "INSERT INTO reviewed (player, table_id, seat, judge, figures) VALUES (?1, ?2, ?3, ?4, ?5) \
               ON CONFLICT (player, table_id, seat) DO UPDATE SET judge = excluded.judge, figures = excluded.figures";
    for person in persons {
        let values = (person.player.as_str(), table.as_str(), person.seat, key.judge, &person.figures);
        connection.prepare_cached(sql)?.execute(values)?;
    }
    Ok(())
}

pub(super) fn reviewed(
    connection: &Connection,
    player: &PlayerId,
    judge: u32,
    most: u32,
) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT figures FROM reviewed JOIN tables ON tables.table_id = reviewed.table_id \
               WHERE player = ?1 AND judge = ?2 ORDER BY opened DESC LIMIT ?3";
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map((player.as_str(), judge, most), |row| row.get(0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Everything that reviews say of a player.
pub(super) fn all_of(connection: &Connection, player: &PlayerId) -> Result<Vec<String>, StoreError> {
    let mut statement =
        connection.prepare_cached("SELECT figures FROM reviewed WHERE player = ?1 ORDER BY table_id, seat")?;
    let rows = statement.query_map([player.as_str()], |row| row.get(0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}
