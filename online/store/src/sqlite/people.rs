//! What is kept about people.

use rusqlite::{Connection, OptionalExtension};
use tetrapolis_protocol::{PlayerId, TableId, Time};

use super::{identity, keys, reviews, tables};
use crate::identity::SessionRow;
use crate::notice::people as notices;
use crate::notice::rows::{OnFile, at_once};
use crate::person::{cleaned, deeds, read_kept, renamed, typed_edition};
use crate::{Account, PersonalData, PersonalDevice, PersonalPasskey, PersonalTable, StoreError, look};

pub(super) fn add_account(connection: &Connection, account: &Account) -> Result<bool, StoreError> {
    let sql = "INSERT INTO accounts (name, player, password, look) SELECT ?1, ?2, ?3, ?4 \
               WHERE NOT EXISTS (SELECT 1 FROM accounts WHERE player = ?2) ON CONFLICT DO NOTHING";
    let values = (&account.name, account.player.as_str(), &account.password, look(&account.name));
    Ok(connection.prepare_cached(sql)?.execute(values)? == 1)
}

pub(super) fn is_taken(connection: &Connection, name: &str) -> Result<bool, StoreError> {
    let mut statement = connection.prepare_cached("SELECT 1 FROM accounts WHERE name = ?1 OR look = ?2")?;
    Ok(statement.exists([name, &look(name)])?)
}

/// Notes what the names of accounts from earlier releases look like.
pub(super) fn fill_looks(connection: &Connection) -> Result<(), StoreError> {
    let mut statement = connection.prepare("SELECT name FROM accounts WHERE look IS NULL ORDER BY name")?;
    let names = statement.query_map([], |row| row.get(0))?.collect::<Result<Vec<String>, _>>()?;
    for name in names {
        connection.execute("UPDATE OR IGNORE accounts SET look = ?2 WHERE name = ?1", [&name, &look(&name)])?;
    }
    Ok(())
}

pub(super) fn account(connection: &Connection, name: &str) -> Result<Option<(String, String)>, StoreError> {
    let mut statement = connection.prepare_cached("SELECT player, password FROM accounts WHERE name = ?1")?;
    Ok(statement.query_row([name], |row| Ok((row.get(0)?, row.get(1)?))).optional()?)
}

pub(super) fn set_password(connection: &Connection, name: &str, password: &str) -> Result<bool, StoreError> {
    let mut statement = connection.prepare_cached("UPDATE accounts SET password = ?2 WHERE name = ?1")?;
    Ok(statement.execute([name, password])? == 1)
}

pub(super) fn progress(connection: &Connection, player: &PlayerId) -> Result<Option<String>, StoreError> {
    let mut statement = connection.prepare_cached("SELECT progress FROM accounts WHERE player = ?1")?;
    Ok(statement.query_row([player.as_str()], |row| row.get(0)).optional()?.flatten())
}

pub(super) fn set_progress(connection: &Connection, player: &PlayerId, progress: &str) -> Result<bool, StoreError> {
    let mut statement = connection.prepare_cached("UPDATE accounts SET progress = ?2 WHERE player = ?1")?;
    Ok(statement.execute([player.as_str(), progress])? > 0)
}

/// The tables that a player opened or sat at.
fn tables_with(connection: &Connection, player: &PlayerId) -> Result<Vec<(TableId, bool)>, StoreError> {
    let sql = "SELECT table_id, host IS ?1 FROM tables WHERE host = ?1 \
               OR table_id IN (SELECT table_id FROM seats WHERE player = ?1) ORDER BY opened";
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map([player.as_str()], |row| Ok((row.get::<_, String>(0)?, row.get(1)?)))?;
    let rows = rows.collect::<Result<Vec<_>, _>>()?;
    Ok(rows.into_iter().filter_map(|(id, opened)| Some((TableId::new(id)?, opened))).collect())
}

/// The text of a table's edition, where it is kept beside the log.
fn kept_edition(connection: &Connection, table: &TableId) -> Result<Option<String>, StoreError> {
    let sql = "SELECT text FROM editions JOIN tables ON tables.edition = editions.hash WHERE table_id = ?1";
    Ok(connection.prepare_cached(sql)?.query_row([table.as_str()], |row| row.get(0)).optional()?)
}

pub(super) fn personal_data(connection: &Connection, player: &PlayerId) -> Result<PersonalData, StoreError> {
    let mut statement = connection.prepare_cached("SELECT name FROM accounts WHERE player = ?1")?;
    let account = statement.query_row([player.as_str()], |row| row.get(0)).optional()?;
    let sessions = identity::sessions_of(connection, player, Time(0))?.into_iter().filter_map(SessionRow::known);
    let (sessions, devices) = sessions.map(|(_, known)| PersonalDevice::of(known)).unzip();
    let passkeys = keys::passkeys(connection, player)?.into_iter().map(PersonalPasskey::of).collect();
    let (recovery, colour) = (keys::recovery(connection, player)?, identity::account_colour(connection, player)?);
    let mut kept = Vec::new();
    for (table, opened) in tables_with(connection, player)? {
        let rows = tables::rows(connection, &table)?;
        let edition = if opened { kept_edition(connection, &table)? } else { None };
        let edition = edition.or_else(|| opened.then(|| typed_edition(&rows)).flatten());
        kept.push(PersonalTable { table, opened, edition, events: deeds(player, &rows) });
    }
    let progress = progress(connection, player)?.as_deref().map(read_kept);
    let reviewed = reviews::all_of(connection, player)?.iter().map(|figures| read_kept(figures)).collect();
    let notices = at_once(notices::personal(&mut OnFile(connection), player))?;
    let tables = kept;
    Ok(PersonalData { account, colour, progress, sessions, devices, recovery, passkeys, tables, reviewed, notices })
}

pub(super) fn forget_player(
    connection: &Connection,
    player: &PlayerId,
    name: &str,
) -> Result<(Vec<String>, Vec<TableId>), StoreError> {
    let ended = identity::end_sessions(connection, player, None)?;
    keys::end_all(connection, player)?;
    connection.execute("DELETE FROM accounts WHERE player = ?1", [player.as_str()])?;
    connection.execute("DELETE FROM reviewed WHERE player = ?1", [player.as_str()])?;
    at_once(notices::forget(&mut OnFile(connection), player))?;
    let mut changed = Vec::new();
    for (table, _) in tables_with(connection, player)? {
        let cleaned = cleaned(player, name, &tables::rows(connection, &table)?);
        let mut update =
            connection.prepare_cached("UPDATE events SET event = ?3 WHERE table_id = ?1 AND version = ?2")?;
        for (version, event) in &cleaned.events {
            update.execute((table.as_str(), version, event))?;
        }
        let mut entry = connection.prepare_cached("SELECT entry FROM tables WHERE table_id = ?1")?;
        let entry: String = entry.query_row([table.as_str()], |row| row.get(0))?;
        if let Some(entry) = renamed(&entry, &cleaned.seats, name) {
            let mut update = connection.prepare_cached("UPDATE tables SET entry = ?2 WHERE table_id = ?1")?;
            update.execute([table.as_str(), &entry])?;
        }
        if !cleaned.events.is_empty() {
            changed.push(table);
        }
    }
    Ok((ended, changed))
}
