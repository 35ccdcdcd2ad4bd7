//! Reviews of finished games.

use sqlx::PgConnection;
use tetrapolis_protocol::PlayerId;

use crate::{KeptReview, ReviewKey, StoreError};

pub(super) async fn review(connection: &mut PgConnection, key: &ReviewKey) -> Result<Option<String>, StoreError> {
    let sql = "SELECT review FROM reviews WHERE record = $1 AND judge = $2 AND deep = $3";
    let query = sqlx::query_scalar(sql).bind(&key.record).bind(i64::from(key.judge)).bind(key.deep);
    Ok(query.fetch_optional(connection).await?)
}

pub(super) async fn keep(connection: &mut PgConnection, kept: &KeptReview) -> Result<(), StoreError> {
    let KeptReview { key, table, review, persons } = kept;
    let sql = "INSERT INTO reviews (record, judge, deep, table_id, review) \
               SELECT $1, $2, $3, table_id, $5 FROM tables WHERE table_id = $4 \
               ON CONFLICT (record, judge, deep) DO NOTHING";
    let query = sqlx::query(sql).bind(&key.record).bind(i64::from(key.judge)).bind(key.deep);
    query.bind(table.as_str()).bind(review).execute(&mut *connection).await?;
    let sql = "INSERT INTO reviewed (player, table_id, seat, judge, figures) \
               SELECT $1, table_id, $3, $4, $5 FROM tables WHERE table_id = $2 \
               ON CONFLICT (player, table_id, seat) DO UPDATE SET judge = excluded.judge, figures = excluded.figures";
    for person in persons {
        let query = sqlx::query(sql).bind(person.player.as_str()).bind(table.as_str()).bind(i64::from(person.seat));
        query.bind(i64::from(key.judge)).bind(&person.figures).execute(&mut *connection).await?;
    }
    Ok(())
}

pub(super) async fn reviewed(
    connection: &mut PgConnection,
    player: &PlayerId,
    judge: u32,
    most: u32,
) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT figures FROM reviewed JOIN tables ON tables.table_id = reviewed.table_id \
               WHERE player = $1 AND judge = $2 ORDER BY opened DESC LIMIT $3";
    let query = sqlx::query_scalar(sql).bind(player.as_str()).bind(i64::from(judge)).bind(i64::from(most));
    Ok(query.fetch_all(connection).await?)
}

/// Everything that reviews say of a player.
pub(super) async fn all_of(connection: &mut PgConnection, player: &PlayerId) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT figures FROM reviewed WHERE player = $1 ORDER BY table_id, seat";
    Ok(sqlx::query_scalar(sql).bind(player.as_str()).fetch_all(connection).await?)
}
