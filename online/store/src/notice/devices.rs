//! Where messages go: devices, and the webhooks of tables.

use tetrapolis_protocol::{HookForm, PlayerId, TableId, Time};

use super::rows::{Row, Rows, Value};
use super::{Delivery, Hook, PushDevice};
use crate::StoreError;

/// How many devices of a player take messages.
const DEVICES: u64 = 5;

pub(crate) async fn add<R: Rows>(rows: &mut R, device: &PushDevice) -> Result<(), StoreError> {
    let PushDevice { endpoint, player, token, p256dh, auth, name, since } = device;
    // A device that now belongs to somebody else is told nothing about its earlier owner.
    let other = "DELETE FROM deliveries WHERE channel = 'push' AND target = $1 AND player <> $2";
    rows.run(other, &[endpoint.as_str().into(), player.as_str().into()]).await?;
    let add = "INSERT INTO push_devices (endpoint, player, token, p256dh, auth, name, since) \
               VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (endpoint) DO UPDATE SET player = excluded.player, \
               token = excluded.token, p256dh = excluded.p256dh, auth = excluded.auth, name = excluded.name, \
               since = excluded.since";
    let values: [Value; 7] = [
        endpoint.as_str().into(),
        player.as_str().into(),
        token.as_str().into(),
        p256dh.as_str().into(),
        auth.as_str().into(),
        name.as_deref().into(),
        since.0.into(),
    ];
    rows.run(add, &values).await?;
    let newest = "DELETE FROM push_devices WHERE player = $1 AND endpoint NOT IN ( \
                  SELECT endpoint FROM push_devices WHERE player = $1 ORDER BY since DESC, endpoint LIMIT $2)";
    rows.run(newest, &[player.as_str().into(), DEVICES.into()]).await?;
    Ok(())
}

pub(crate) async fn drop_device<R: Rows>(rows: &mut R, player: &PlayerId, endpoint: &str) -> Result<(), StoreError> {
    let values: [Value; 2] = [player.as_str().into(), endpoint.into()];
    rows.run("DELETE FROM deliveries WHERE channel = 'push' AND player = $1 AND target = $2", &values).await?;
    rows.run("DELETE FROM push_devices WHERE player = $1 AND endpoint = $2", &values).await?;
    Ok(())
}

/// The devices of a player whose sessions last.
pub(super) async fn of_player<R: Rows>(rows: &mut R, player: &str, now: Time) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT endpoint FROM push_devices JOIN sessions ON sessions.token = push_devices.token \
               AND sessions.player = push_devices.player WHERE push_devices.player = $1 AND sessions.until > $2 \
               ORDER BY endpoint";
    let found = rows.rows(sql, &[player.into(), now.0.into()]).await?;
    found.into_iter().map(|mut row| row.text()).collect()
}

/// The device that a delivery is for, if its session lasts, and the newest notice that was sent to it.
pub(super) async fn of_delivery<R: Rows>(
    rows: &mut R,
    delivery: &Delivery,
    now: Time,
) -> Result<Option<(PushDevice, u64)>, StoreError> {
    let sql = "SELECT push_devices.token, p256dh, auth, push_devices.name, since, sent FROM push_devices \
               JOIN sessions ON sessions.token = push_devices.token AND sessions.player = push_devices.player \
               WHERE endpoint = $1 AND push_devices.player = $2 AND sessions.until > $3";
    let values: [Value; 3] = [delivery.target.as_str().into(), delivery.player.as_str().into(), now.0.into()];
    let Some(mut row) = rows.row(sql, &values).await? else { return Ok(None) };
    let device = PushDevice {
        endpoint: delivery.target.clone(),
        player: delivery.player.clone(),
        token: row.text()?,
        p256dh: row.text()?,
        auth: row.text()?,
        name: row.maybe_text()?,
        since: Time(row.number()?),
    };
    Ok(Some((device, row.number()?)))
}

fn read_hook(table: &TableId, mut row: Row) -> Result<Option<Hook>, StoreError> {
    let (player, url, form) = (row.text()?, row.text()?, row.text()?);
    let Some(player) = PlayerId::new(player) else { return Ok(None) };
    let form = if form == "chat" { HookForm::Chat } else { HookForm::Json };
    let (language, secret, why_off) = (row.maybe_text()?, row.text()?, row.maybe_text()?);
    Ok(Some(Hook { table: table.clone(), player, url, form, language, secret, why_off }))
}

pub(crate) async fn hook<R: Rows>(rows: &mut R, table: &TableId) -> Result<Option<Hook>, StoreError> {
    let sql = "SELECT player, url, form, language, secret, why_off FROM webhooks WHERE table_id = $1";
    let row = rows.row(sql, &[table.as_str().into()]).await?;
    row.map_or(Ok(None), |row| read_hook(table, row))
}

pub(crate) async fn set_hook<R: Rows>(rows: &mut R, hook: &Hook) -> Result<(), StoreError> {
    let sql = "INSERT INTO webhooks (table_id, player, url, form, language, secret) VALUES ($1, $2, $3, $4, $5, $6) \
               ON CONFLICT (table_id) DO UPDATE SET player = excluded.player, url = excluded.url, \
               form = excluded.form, language = excluded.language, secret = excluded.secret, failures = 0, \
               why_off = NULL";
    let form = match hook.form {
        HookForm::Json => "json",
        HookForm::Chat => "chat",
    };
    let values: [Value; 6] = [
        hook.table.as_str().into(),
        hook.player.as_str().into(),
        hook.url.as_str().into(),
        form.into(),
        hook.language.as_deref().into(),
        hook.secret.as_str().into(),
    ];
    rows.run(sql, &values).await?;
    Ok(())
}

pub(crate) async fn drop_hook<R: Rows>(rows: &mut R, table: &TableId) -> Result<(), StoreError> {
    rows.run("DELETE FROM webhooks WHERE table_id = $1", &[table.as_str().into()]).await?;
    let waiting = "DELETE FROM deliveries WHERE channel = 'hook' AND target = $1";
    rows.run(waiting, &[table.as_str().into()]).await?;
    Ok(())
}
