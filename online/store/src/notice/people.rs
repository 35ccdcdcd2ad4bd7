//! How players are told, their addresses, and what is removed with them.

use tetrapolis_protocol::{NewNoticeSettings, PlayerId, Time};

use super::rows::{Rows, Value};
use super::{Confirmed, KnownCompanion, NoticePerson, PersonalNotices, Unconfirmed, queue};
use crate::StoreError;
use crate::person::read_kept;

/// How often a code can be tried.
const TRIES: u64 = 5;

/// What a player has chosen; the usual settings if a newer release wrote them.
pub(super) fn read_settings(text: Option<&str>) -> NewNoticeSettings {
    text.and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default()
}

pub(crate) async fn person<R: Rows>(rows: &mut R, player: &PlayerId) -> Result<NoticePerson, StoreError> {
    let sql = "SELECT settings, address, unconfirmed FROM notice_people WHERE player = $1";
    let Some(mut row) = rows.row(sql, &[player.as_str().into()]).await? else { return Ok(NoticePerson::default()) };
    let settings = read_settings(row.maybe_text()?.as_deref());
    Ok(NoticePerson { settings, address: row.maybe_text()?, unconfirmed: row.maybe_text()? })
}

pub(crate) async fn set<R: Rows>(
    rows: &mut R,
    player: &PlayerId,
    settings: &NewNoticeSettings,
    now: Time,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO notice_people (player, settings) VALUES ($1, $2) \
               ON CONFLICT (player) DO UPDATE SET settings = excluded.settings";
    let text = serde_json::to_string(settings).expect("plain data");
    rows.run(sql, &[player.as_str().into(), text.as_str().into()]).await?;
    queue::time_again(rows, player, settings, now).await
}

pub(crate) async fn ask_address<R: Rows>(
    rows: &mut R,
    player: &PlayerId,
    wanted: &Unconfirmed,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO notice_people (player, unconfirmed, code, code_until) VALUES ($1, $2, $3, $4) \
               ON CONFLICT (player) DO UPDATE SET unconfirmed = excluded.unconfirmed, code = excluded.code, \
               code_until = excluded.code_until, code_tries = 0";
    let Unconfirmed { address, code, until } = wanted;
    rows.run(sql, &[player.as_str().into(), address.as_str().into(), code.as_str().into(), until.0.into()]).await?;
    Ok(())
}

pub(crate) async fn confirm<R: Rows>(
    rows: &mut R,
    player: &PlayerId,
    code: &str,
    stop: &str,
    now: Time,
) -> Result<Confirmed, StoreError> {
    let tried = "UPDATE notice_people SET code_tries = code_tries + 1 \
                 WHERE player = $1 AND unconfirmed IS NOT NULL AND code_until > $2 AND code_tries < $3 RETURNING code";
    let tried = rows.row(tried, &[player.as_str().into(), now.0.into(), TRIES.into()]).await?;
    let Some(mut row) = tried else { return Ok(Confirmed::Late) };
    if row.maybe_text()?.as_deref() != Some(code) {
        return Ok(Confirmed::Wrong);
    }
    let good = "UPDATE notice_people SET address = unconfirmed, unconfirmed = NULL, code = NULL, code_until = 0, \
                stop = $2 WHERE player = $1";
    rows.run(good, &[player.as_str().into(), stop.into()]).await?;
    Ok(Confirmed::Yes)
}

const NO_ADDRESS: &str =
    "UPDATE notice_people SET address = NULL, unconfirmed = NULL, code = NULL, code_until = 0, stop = NULL";

pub(crate) async fn drop_address<R: Rows>(rows: &mut R, player: &PlayerId) -> Result<(), StoreError> {
    rows.run(&format!("{NO_ADDRESS} WHERE player = $1"), &[player.as_str().into()]).await?;
    let waiting = "DELETE FROM deliveries WHERE channel = 'mail' AND target = $1";
    rows.run(waiting, &[player.as_str().into()]).await?;
    Ok(())
}

pub(crate) async fn stop_letters<R: Rows>(rows: &mut R, stop: &str) -> Result<bool, StoreError> {
    Ok(rows.run(&format!("{NO_ADDRESS} WHERE stop = $1"), &[stop.into()]).await? > 0)
}

pub(crate) async fn companions<R: Rows>(
    rows: &mut R,
    player: &PlayerId,
    most: u32,
) -> Result<Vec<KnownCompanion>, StoreError> {
    let sql = "SELECT player, name, last FROM ( \
                   SELECT other.player AS player, max(tables.opened) AS last, ( \
                       SELECT name FROM sessions WHERE sessions.player = other.player ORDER BY until DESC LIMIT 1) AS name \
                   FROM seats AS mine JOIN seats AS other ON other.table_id = mine.table_id \
                   JOIN tables ON tables.table_id = mine.table_id \
                   WHERE mine.player = $1 AND other.player <> $1 AND tables.phase IN ('running', 'paused', 'finished') \
                   GROUP BY other.player) AS known \
               WHERE name IS NOT NULL ORDER BY last DESC, player LIMIT $2";
    let mut companions = Vec::new();
    for mut row in rows.rows(sql, &[player.as_str().into(), u64::from(most).into()]).await? {
        let (player, name, last) = (row.text()?, row.text()?, Time(row.number()?));
        companions.extend(PlayerId::new(player).map(|player| KnownCompanion { player, name, last }));
    }
    Ok(companions)
}

pub(crate) async fn server_key<R: Rows>(rows: &mut R, name: &str, fresh: &str) -> Result<String, StoreError> {
    let keep = "INSERT INTO server_keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
    rows.run(keep, &[name.into(), fresh.into()]).await?;
    let row = rows.row("SELECT value FROM server_keys WHERE name = $1", &[name.into()]).await?;
    row.ok_or_else(|| StoreError::Damaged(format!("the key {name}")))?.text()
}

/// Everything that is kept about a player's notices.
pub(crate) async fn personal<R: Rows>(rows: &mut R, player: &PlayerId) -> Result<PersonalNotices, StoreError> {
    let key: [Value; 1] = [player.as_str().into()];
    let mut personal = PersonalNotices::default();
    let sql = "SELECT settings, address, unconfirmed FROM notice_people WHERE player = $1";
    if let Some(mut row) = rows.row(sql, &key).await? {
        personal.settings = row.maybe_text()?.as_deref().map(read_kept);
        (personal.address, personal.unconfirmed) = (row.maybe_text()?, row.maybe_text()?);
    }
    let sql = "SELECT endpoint, name, since FROM push_devices WHERE player = $1 ORDER BY since, endpoint";
    for mut row in rows.rows(sql, &key).await? {
        personal.devices.push((row.text()?, row.maybe_text()?, Time(row.number()?)));
    }
    for mut row in rows.rows("SELECT table_id, url FROM webhooks WHERE player = $1 ORDER BY table_id", &key).await? {
        personal.webhooks.push((row.text()?, row.text()?));
    }
    for mut row in rows.rows("SELECT table_id, kind, at FROM notices WHERE player = $1 ORDER BY number", &key).await? {
        personal.list.push((row.text()?, row.text()?, Time(row.number()?)));
    }
    Ok(personal)
}

/// Removes what is kept about a player.
pub(crate) async fn forget<R: Rows>(rows: &mut R, player: &PlayerId) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM notice_people WHERE player = $1",
        "DELETE FROM notices WHERE player = $1",
        "DELETE FROM push_devices WHERE player = $1",
        "DELETE FROM webhooks WHERE player = $1",
        "DELETE FROM deliveries WHERE player = $1",
    ] {
        rows.run(sql, &[player.as_str().into()]).await?;
    }
    Ok(())
}

/// Removes what is kept about a table.
pub(crate) async fn forget_table<R: Rows>(rows: &mut R, table: &str) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM notices WHERE table_id = $1",
        "DELETE FROM webhooks WHERE table_id = $1",
        "DELETE FROM deliveries WHERE channel = 'hook' AND target = $1",
    ] {
        rows.run(sql, &[table.into()]).await?;
    }
    Ok(())
}

/// Removes what belongs to sessions that have ended, and what belongs to guests who have none left.
pub(crate) async fn sweep<R: Rows>(rows: &mut R) -> Result<(), StoreError> {
    rows.run(
        "DELETE FROM push_devices WHERE NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.token = push_devices.token)",
        &[],
    )
    .await?;
    for of in ["notice_people", "notices", "webhooks"] {
        let sql = format!(
            "DELETE FROM {of} WHERE NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.player = {of}.player) \
             AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.player = {of}.player)"
        );
        rows.run(&sql, &[]).await?;
    }
    Ok(())
}
