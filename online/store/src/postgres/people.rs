//! What is kept about people.

use sqlx::{PgConnection, PgPool};
use tetrapolis_protocol::{Colour, PlayerId, TableId, Time};

use super::identity::{Session, session_row};
use super::{keys, reviews, tables};
use crate::identity::SessionRow;
use crate::notice::people as notices;
use crate::person::{cleaned, deeds, read_kept, renamed, typed_edition};
use crate::{Account, PersonalData, PersonalDevice, PersonalPasskey, PersonalTable, StoreError, look};

/// Notes what the names of accounts from earlier releases look like.
pub(super) async fn fill_looks(pool: &PgPool) -> Result<(), StoreError> {
    let names = sqlx::query_scalar("SELECT name FROM accounts WHERE look IS NULL ORDER BY name");
    let names: Vec<String> = names.fetch_all(pool).await?;
    for name in names {
        let update = sqlx::query("UPDATE accounts SET look = $2 WHERE name = $1").bind(&name).bind(look(&name));
        match update.execute(pool).await {
            Ok(_) => {}
            // Another account looks the same.
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}

/// Adds an account, unless its name is taken or its player has one.
pub(super) async fn add_account(connection: &mut PgConnection, account: &Account) -> Result<bool, StoreError> {
    let player = account.player.as_str();
    // Two requests of one guest must not run at the same time.
    let guest = sqlx::query("SELECT token FROM sessions WHERE player = $1 ORDER BY token FOR UPDATE").bind(player);
    guest.execute(&mut *connection).await?;
    let sql = "INSERT INTO accounts (name, player, password, look) SELECT $1, $2, $3, $4 \
               WHERE NOT EXISTS (SELECT 1 FROM accounts WHERE player = $2) ON CONFLICT DO NOTHING";
    let query = sqlx::query(sql).bind(&account.name).bind(player).bind(&account.password);
    Ok(query.bind(look(&account.name)).execute(connection).await?.rows_affected() == 1)
}

/// The sessions of a player, those seen last first.
pub(super) async fn sessions_of(
    connection: &mut PgConnection,
    player: &PlayerId,
    now: Time,
) -> Result<Vec<SessionRow>, StoreError> {
    let sql = format!(
        "SELECT {} FROM sessions WHERE player = $1 AND until > $2 ORDER BY seen DESC, begun DESC, token",
        SessionRow::COLUMNS
    );
    let query = sqlx::query_as(&sql).bind(player.as_str()).bind(now.0 as i64);
    let rows: Vec<Session> = query.fetch_all(connection).await?;
    Ok(rows.into_iter().map(session_row).collect())
}

pub(super) async fn end_sessions(
    connection: &mut PgConnection,
    player: &PlayerId,
    except: Option<&str>,
) -> Result<Vec<String>, StoreError> {
    let sql = "DELETE FROM links WHERE session IN ( \
                   SELECT token FROM sessions WHERE player = $1 AND token IS DISTINCT FROM $2)";
    sqlx::query(sql).bind(player.as_str()).bind(except).execute(&mut *connection).await?;
    let sql = "DELETE FROM sessions WHERE player = $1 AND token IS DISTINCT FROM $2 RETURNING token";
    Ok(sqlx::query_scalar(sql).bind(player.as_str()).bind(except).fetch_all(connection).await?)
}

/// The tables that a player opened or sat at.
async fn tables_with(connection: &mut PgConnection, player: &PlayerId) -> Result<Vec<(TableId, bool)>, StoreError> {
    let sql = "SELECT table_id, host IS NOT DISTINCT FROM $1 FROM tables WHERE host = $1 \
               OR table_id IN (SELECT table_id FROM seats WHERE player = $1) ORDER BY opened";
    let rows: Vec<(String, bool)> = sqlx::query_as(sql).bind(player.as_str()).fetch_all(connection).await?;
    Ok(rows.into_iter().filter_map(|(id, opened)| Some((TableId::new(id)?, opened))).collect())
}

/// The text of a table's edition, where it is kept beside the log.
async fn kept_edition(connection: &mut PgConnection, table: &TableId) -> Result<Option<String>, StoreError> {
    let sql = "SELECT text FROM editions JOIN tables ON tables.edition = editions.hash WHERE table_id = $1";
    Ok(sqlx::query_scalar(sql).bind(table.as_str()).fetch_optional(connection).await?)
}

pub(super) async fn personal_data(
    connection: &mut PgConnection,
    player: &PlayerId,
) -> Result<PersonalData, StoreError> {
    let account = sqlx::query_as("SELECT name, progress, colour FROM accounts WHERE player = $1").bind(player.as_str());
    let account: Option<(String, Option<String>, Option<String>)> = account.fetch_optional(&mut *connection).await?;
    let (account, progress, colour) = account.map_or((None, None, None), |(name, progress, colour)| {
        (Some(name), progress.as_deref().map(read_kept), colour.as_deref().and_then(Colour::new))
    });
    let sessions = sessions_of(connection, player, Time(0)).await?.into_iter().filter_map(SessionRow::known);
    let (sessions, devices) = sessions.map(|(_, known)| PersonalDevice::of(known)).unzip();
    let passkeys = keys::passkeys(connection, player).await?.into_iter().map(PersonalPasskey::of).collect();
    let recovery = keys::recovery(connection, player).await?;
    let mut kept = Vec::new();
    for (table, opened) in tables_with(connection, player).await? {
        let rows = tables::rows(connection, &table).await?;
        let edition = if opened { kept_edition(connection, &table).await? } else { None };
        let edition = edition.or_else(|| opened.then(|| typed_edition(&rows)).flatten());
        kept.push(PersonalTable { table, opened, edition, events: deeds(player, &rows) });
    }
    let reviewed = reviews::all_of(connection, player).await?.iter().map(|figures| read_kept(figures)).collect();
    let notices = notices::personal(connection, player).await?;
    let tables = kept;
    Ok(PersonalData { account, colour, progress, sessions, devices, recovery, passkeys, tables, reviewed, notices })
}

pub(super) async fn forget_player(
    connection: &mut PgConnection,
    player: &PlayerId,
    name: &str,
) -> Result<(Vec<String>, Vec<TableId>), StoreError> {
    let ended = end_sessions(connection, player, None).await?;
    keys::end_all(connection, player).await?;
    let account = sqlx::query("DELETE FROM accounts WHERE player = $1").bind(player.as_str());
    account.execute(&mut *connection).await?;
    let reviewed = sqlx::query("DELETE FROM reviewed WHERE player = $1").bind(player.as_str());
    reviewed.execute(&mut *connection).await?;
    notices::forget(connection, player).await?;
    let mut changed = Vec::new();
    for (table, _) in tables_with(connection, player).await? {
        let cleaned = cleaned(player, name, &tables::rows(connection, &table).await?);
        let (versions, events): (Vec<i64>, Vec<&str>) =
            cleaned.events.iter().map(|(version, event)| (*version as i64, event.as_str())).unzip();
        tables::rewrite(connection, &vec![table.as_str(); versions.len()], &versions, &events).await?;
        let entry = sqlx::query_scalar("SELECT entry FROM tables WHERE table_id = $1 FOR UPDATE").bind(table.as_str());
        let entry: String = entry.fetch_one(&mut *connection).await?;
        if let Some(entry) = renamed(&entry, &cleaned.seats, name) {
            let update = sqlx::query("UPDATE tables SET entry = $2 WHERE table_id = $1");
            update.bind(table.as_str()).bind(entry).execute(&mut *connection).await?;
        }
        if !cleaned.events.is_empty() {
            changed.push(table);
        }
    }
    Ok((ended, changed))
}
