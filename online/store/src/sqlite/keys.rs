//! What leads back to a player: recovery codes and passkeys.

use rusqlite::{Connection, OptionalExtension, Row, params};
use tetrapolis_protocol::{Colour, PlayerId, Time};

use crate::identity::{PASSKEY, PasskeyRow, PersonRow, passkey as kept, person as read};
use crate::{Ceremony, KeptPasskey, Person, StoreError};

/// Notes to whom a key leads.
fn put_person(connection: &Connection, person: &Person) -> Result<(), StoreError> {
    let sql = "INSERT INTO persons (player, name, account, colour) VALUES (?1, ?2, ?3, ?4) ON CONFLICT (player) \
               DO UPDATE SET name = excluded.name, account = excluded.account, colour = excluded.colour";
    let colour = person.colour.map(Colour::as_str);
    connection.prepare_cached(sql)?.execute(params![person.player.as_str(), person.name, person.account, colour])?;
    Ok(())
}

/// Forgets a person whom no key can reach any more.
fn tidy_person(connection: &Connection, player: &PlayerId) -> Result<(), StoreError> {
    let sql = "DELETE FROM persons WHERE player = ?1 AND NOT EXISTS (SELECT 1 FROM recoveries WHERE player = ?1) \
               AND NOT EXISTS (SELECT 1 FROM passkeys WHERE player = ?1)";
    connection.prepare_cached(sql)?.execute([player.as_str()])?;
    Ok(())
}

/// Removes all keys of a player.
pub(super) fn end_all(connection: &Connection, player: &PlayerId) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM recoveries WHERE player = ?1",
        "DELETE FROM passkeys WHERE player = ?1",
        "DELETE FROM ceremonies WHERE player = ?1",
        "DELETE FROM persons WHERE player = ?1",
    ] {
        connection.prepare_cached(sql)?.execute([player.as_str()])?;
    }
    Ok(())
}

pub(super) fn set_recovery(connection: &Connection, person: &Person, code: &str, now: Time) -> Result<(), StoreError> {
    put_person(connection, person)?;
    let sql = "INSERT INTO recoveries (player, code, made) VALUES (?1, ?2, ?3) ON CONFLICT (player) \
               DO UPDATE SET code = excluded.code, made = excluded.made";
    connection.prepare_cached(sql)?.execute(params![person.player.as_str(), code, now.0])?;
    Ok(())
}

pub(super) fn recovery(connection: &Connection, player: &PlayerId) -> Result<Option<Time>, StoreError> {
    let mut statement = connection.prepare_cached("SELECT made FROM recoveries WHERE player = ?1")?;
    Ok(statement.query_row([player.as_str()], |row| row.get(0).map(Time)).optional()?)
}

pub(super) fn end_recovery(connection: &Connection, player: &PlayerId) -> Result<(), StoreError> {
    connection.prepare_cached("DELETE FROM recoveries WHERE player = ?1")?.execute([player.as_str()])?;
    tidy_person(connection, player)
}

pub(super) fn recovered(connection: &Connection, code: &str) -> Result<Option<Person>, StoreError> {
    let sql = "SELECT player, name, account, colour FROM persons \
               WHERE player = (SELECT player FROM recoveries WHERE code = ?1)";
    connection.prepare_cached(sql)?.query_row([code], person_row).optional()?.map(read).transpose()
}

pub(super) fn add_passkey(connection: &Connection, passkey: &KeptPasskey, person: &Person) -> Result<bool, StoreError> {
    put_person(connection, person)?;
    let sql = "INSERT INTO passkeys (id, player, handle, name, made, passkey) VALUES (?1, ?2, ?3, ?4, ?5, ?6) \
               ON CONFLICT DO NOTHING";
    let KeptPasskey { id, player, handle, name, made, passkey, .. } = passkey;
    let values = params![id, player.as_str(), handle, name, made.0, passkey];
    let added = connection.prepare_cached(sql)?.execute(values)? == 1;
    tidy_person(connection, &person.player)?;
    Ok(added)
}

pub(super) fn passkeys(connection: &Connection, player: &PlayerId) -> Result<Vec<KeptPasskey>, StoreError> {
    let sql = format!("SELECT {PASSKEY} FROM passkeys WHERE player = ?1 ORDER BY made, id");
    let mut statement = connection.prepare_cached(&sql)?;
    let rows = statement.query_map([player.as_str()], passkey_row)?;
    rows.collect::<Result<Vec<_>, _>>()?.into_iter().map(kept).collect()
}

pub(super) fn passkey(connection: &Connection, id: &str) -> Result<Option<(KeptPasskey, Person)>, StoreError> {
    let sql = format!("SELECT {PASSKEY} FROM passkeys WHERE id = ?1");
    let found = connection.prepare_cached(&sql)?.query_row([id], passkey_row).optional()?;
    let Some(found) = found.map(kept).transpose()? else { return Ok(None) };
    let sql = "SELECT player, name, account, colour FROM persons WHERE player = ?1";
    let mut statement = connection.prepare_cached(sql)?;
    let person = statement.query_row([found.player.as_str()], person_row).optional()?;
    Ok(person.map(read).transpose()?.map(|person| (found, person)))
}

pub(super) fn use_passkey(connection: &Connection, id: &str, passkey: &str, now: Time) -> Result<(), StoreError> {
    let sql = "UPDATE passkeys SET used = ?2, passkey = ?3 WHERE id = ?1";
    connection.prepare_cached(sql)?.execute(params![id, now.0, passkey])?;
    Ok(())
}

pub(super) fn end_passkey(connection: &Connection, player: &PlayerId, id: &str) -> Result<bool, StoreError> {
    let sql = "DELETE FROM passkeys WHERE player = ?1 AND id = ?2";
    let ended = connection.prepare_cached(sql)?.execute([player.as_str(), id])? == 1;
    tidy_person(connection, player)?;
    Ok(ended)
}

pub(super) fn put_ceremony(connection: &Connection, ceremony: &Ceremony) -> Result<(), StoreError> {
    let sql = "INSERT INTO ceremonies (id, player, state, until) VALUES (?1, ?2, ?3, ?4)";
    let player = ceremony.player.as_ref().map(PlayerId::as_str);
    connection.prepare_cached(sql)?.execute(params![ceremony.id, player, ceremony.state, ceremony.until.0])?;
    Ok(())
}

pub(super) fn take_ceremony(connection: &Connection, id: &str, now: Time) -> Result<Option<Ceremony>, StoreError> {
    let sql = "DELETE FROM ceremonies WHERE id = ?1 RETURNING id, player, state, until";
    let mut statement = connection.prepare_cached(sql)?;
    let row = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?));
    let rows = statement.query_map([id], row)?;
    let mut rows = rows.collect::<Result<Vec<(String, Option<String>, String, u64)>, _>>()?;
    let taken = rows.pop().filter(|(_, _, _, until)| *until > now.0);
    Ok(taken.map(|(id, player, state, until)| Ceremony {
        id,
        player: player.and_then(PlayerId::new),
        state,
        until: Time(until),
    }))
}

fn person_row(row: &Row<'_>) -> rusqlite::Result<PersonRow> {
    Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?))
}

fn passkey_row(row: &Row<'_>) -> rusqlite::Result<PasskeyRow> {
    Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?, row.get(5)?, row.get(6)?))
}
