//! What leads back to a player: recovery codes and passkeys.

use sqlx::PgConnection;
use tetrapolis_protocol::{Colour, PlayerId, Time};

use crate::identity::{PASSKEY, PasskeyRow, PersonRow, passkey as kept, person as read};
use crate::{KeptPasskey, Person, StoreError};

/// Notes to whom a key leads.
async fn put_person(connection: &mut PgConnection, person: &Person) -> Result<(), StoreError> {
    let sql = "INSERT INTO persons (player, name, account, colour) VALUES ($1, $2, $3, $4) ON CONFLICT (player) \
               DO UPDATE SET name = excluded.name, account = excluded.account, colour = excluded.colour";
    let query = sqlx::query(sql).bind(person.player.as_str()).bind(&person.name).bind(person.account);
    query.bind(person.colour.map(Colour::as_str)).execute(connection).await?;
    Ok(())
}

/// Forgets a person whom no key can reach any more.
async fn tidy_person(connection: &mut PgConnection, player: &PlayerId) -> Result<(), StoreError> {
    let sql = "DELETE FROM persons WHERE player = $1 AND NOT EXISTS (SELECT 1 FROM recoveries WHERE player = $1) \
               AND NOT EXISTS (SELECT 1 FROM passkeys WHERE player = $1)";
    sqlx::query(sql).bind(player.as_str()).execute(connection).await?;
    Ok(())
}

/// Removes all keys of a player.
pub(super) async fn end_all(connection: &mut PgConnection, player: &PlayerId) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM recoveries WHERE player = $1",
        "DELETE FROM passkeys WHERE player = $1",
        "DELETE FROM ceremonies WHERE player = $1",
        "DELETE FROM persons WHERE player = $1",
    ] {
        sqlx::query(sql).bind(player.as_str()).execute(&mut *connection).await?;
    }
    Ok(())
}

pub(super) async fn set_recovery(
    connection: &mut PgConnection,
    person: &Person,
    code: &str,
    now: Time,
) -> Result<(), StoreError> {
    put_person(connection, person).await?;
    let sql = "INSERT INTO recoveries (player, code, made) VALUES ($1, $2, $3) ON CONFLICT (player) \
               DO UPDATE SET code = excluded.code, made = excluded.made";
    let query = sqlx::query(sql).bind(person.player.as_str()).bind(code).bind(now.0 as i64);
    query.execute(connection).await?;
    Ok(())
}

pub(super) async fn recovery(connection: &mut PgConnection, player: &PlayerId) -> Result<Option<Time>, StoreError> {
    let query = sqlx::query_scalar("SELECT made FROM recoveries WHERE player = $1").bind(player.as_str());
    let made: Option<i64> = query.fetch_optional(connection).await?;
    Ok(made.map(|made| Time(made as u64)))
}

pub(super) async fn end_recovery(connection: &mut PgConnection, player: &PlayerId) -> Result<(), StoreError> {
    let query = sqlx::query("DELETE FROM recoveries WHERE player = $1").bind(player.as_str());
    query.execute(&mut *connection).await?;
    tidy_person(connection, player).await
}

pub(super) async fn recovered(connection: &mut PgConnection, code: &str) -> Result<Option<Person>, StoreError> {
    let sql = "SELECT player, name, account, colour FROM persons \
               WHERE player = (SELECT player FROM recoveries WHERE code = $1)";
    let row: Option<PersonRow> = sqlx::query_as(sql).bind(code).fetch_optional(connection).await?;
    row.map(read).transpose()
}

pub(super) async fn add_passkey(
    connection: &mut PgConnection,
    passkey: &KeptPasskey,
    person: &Person,
) -> Result<bool, StoreError> {
    put_person(connection, person).await?;
    let sql = "INSERT INTO passkeys (id, player, handle, name, made, passkey) VALUES ($1, $2, $3, $4, $5, $6) \
               ON CONFLICT DO NOTHING";
    let query = sqlx::query(sql).bind(&passkey.id).bind(passkey.player.as_str()).bind(&passkey.handle);
    let query = query.bind(&passkey.name).bind(passkey.made.0 as i64).bind(&passkey.passkey);
    let added = query.execute(&mut *connection).await?.rows_affected() == 1;
    tidy_person(connection, &person.player).await?;
    Ok(added)
}

pub(super) async fn passkeys(connection: &mut PgConnection, player: &PlayerId) -> Result<Vec<KeptPasskey>, StoreError> {
    let sql = format!("SELECT {PASSKEY} FROM passkeys WHERE player = $1 ORDER BY made, id");
    let rows: Vec<PasskeyRow> = sqlx::query_as(&sql).bind(player.as_str()).fetch_all(connection).await?;
    rows.into_iter().map(kept).collect()
}

pub(super) async fn passkey(
    connection: &mut PgConnection,
    id: &str,
) -> Result<Option<(KeptPasskey, Person)>, StoreError> {
    let sql = format!("SELECT {PASSKEY} FROM passkeys WHERE id = $1");
    let found: Option<PasskeyRow> = sqlx::query_as(&sql).bind(id).fetch_optional(&mut *connection).await?;
    let Some(found) = found.map(kept).transpose()? else { return Ok(None) };
    let sql = "SELECT player, name, account, colour FROM persons WHERE player = $1";
    let person = sqlx::query_as(sql).bind(found.player.as_str());
    let person: Option<PersonRow> = person.fetch_optional(connection).await?;
    Ok(person.map(read).transpose()?.map(|person| (found, person)))
}

pub(super) async fn end_passkey(
    connection: &mut PgConnection,
    player: &PlayerId,
    id: &str,
) -> Result<bool, StoreError> {
    let query = sqlx::query("DELETE FROM passkeys WHERE player = $1 AND id = $2").bind(player.as_str()).bind(id);
    let ended = query.execute(&mut *connection).await?.rows_affected() == 1;
    tidy_person(connection, player).await?;
    Ok(ended)
}
