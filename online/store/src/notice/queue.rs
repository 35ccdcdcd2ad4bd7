//! How due notices become deliveries, and what happens to those.

use tetrapolis_game::Seat;
use tetrapolis_protocol::{NewNoticeSettings, NoticeKind, PlayerId, TableId, Time};

use super::list::{COLUMNS, count, queue_hook, read_one};
use super::people::read_settings;
use super::plan::{When, when};
use super::rows::{Rows, Value};
use super::{Channel, Delivery, KeptNotice, Outcome, Parcel, devices};
use crate::StoreError;

/// A letter comes at most this often, in milliseconds.
const BETWEEN_LETTERS: u64 = 60 * 60 * 1_000;
/// How often a webhook may fail in a row.
const FAILURES: u64 = 10;

/// What is made of notices that are due.
#[derive(Default)]
pub(crate) struct Planned {
    /// How many notices there were.
    pub notices: u32,
    /// Whose list shows one more, because its time has come.
    pub players: Vec<PlayerId>,
}

struct Due {
    player: String,
    table: String,
    kind: String,
    at: u64,
    goes: u64,
    open: bool,
}

/// Whether any notice is due.
pub(crate) async fn is_due<R: Rows>(rows: &mut R, now: Time) -> Result<bool, StoreError> {
    let sql = "SELECT due FROM notices WHERE due <= $1 LIMIT 1";
    Ok(rows.row(sql, &[now.0.into()]).await?.is_some())
}

pub(crate) async fn plan<R: Rows>(rows: &mut R, now: Time, most: u32) -> Result<Planned, StoreError> {
    let sql = "SELECT player, table_id, kind, at, due, open FROM notices WHERE due <= $1 ORDER BY due LIMIT $2";
    let mut found = Vec::new();
    for mut row in rows.rows(sql, &[now.0.into(), u64::from(most).into()]).await? {
        let (player, table, kind) = (row.text()?, row.text()?, row.text()?);
        found.push(Due { player, table, kind, at: row.number()?, goes: row.number()?, open: row.flag()? });
    }
    found.sort_by(|one, other| one.player.cmp(&other.player));
    let mut planned = Planned { notices: found.len() as u32, players: Vec::new() };
    let mut hooks = Vec::new();
    for due in &found {
        // The player's row is locked first, as in every change of a list.
        let change = count(rows, &due.player).await?;
        let take = "UPDATE notices SET due = NULL, change = $5 \
                    WHERE player = $1 AND table_id = $2 AND kind = $3 AND due = $4";
        let values = [&due.player, &due.table, &due.kind].map(|text| Value::from(text.as_str()));
        let [player, table, kind] = values;
        if rows.run(take, &[player, table, kind, due.goes.into(), change.into()]).await? == 0 {
            continue;
        }
        // It is shown from now on.
        if due.at == due.goes {
            planned.players.extend(PlayerId::new(due.player.as_str()));
        }
        queue(rows, due, now).await?;
        if due.open {
            hooks.push((due.table.clone(), due.kind.clone()));
        }
    }
    hooks.sort_unstable();
    hooks.dedup();
    for (table, kind) in hooks {
        queue_hook(rows, &table, &kind, now).await?;
    }
    planned.players.dedup();
    Ok(planned)
}

/// Queues a notice for each channel of its player.
async fn queue<R: Rows>(rows: &mut R, due: &Due, now: Time) -> Result<(), StoreError> {
    let sql = "SELECT settings, address, mailed FROM notice_people WHERE player = $1";
    let Some(mut row) = rows.row(sql, &[due.player.as_str().into()]).await? else { return Ok(()) };
    let settings = read_settings(row.maybe_text()?.as_deref());
    let (has_address, mailed) = (row.maybe_text()?.is_some(), row.number()?);
    let push = when(settings.push, &settings, now);
    if push != When::Never {
        let (topic, next) = match push {
            When::Together(at) => ("", at),
            When::Now | When::Never => (due.table.as_str(), now),
        };
        for endpoint in devices::of_player(rows, &due.player, now).await? {
            add(rows, [Channel::Push.as_str(), &endpoint, topic, &due.player], next).await?;
        }
    }
    if let Some(next) = letter_at(&settings, mailed, now).filter(|_| has_address) {
        add(rows, [Channel::Mail.as_str(), &due.player, "", &due.player], next).await?;
    }
    Ok(())
}

/// When a letter that is due now is sent, if another was sent at some time.
fn letter_at(settings: &NewNoticeSettings, mailed: u64, now: Time) -> Option<Time> {
    match when(settings.mail, settings, now) {
        When::Now => Some(Time(now.0.max(mailed.saturating_add(BETWEEN_LETTERS)))),
        When::Together(at) => Some(at),
        When::Never => None,
    }
}

/// Plans what waits to be sent together according to new settings. What is no longer wanted is not sent.
pub(super) async fn time_again<R: Rows>(
    rows: &mut R,
    player: &PlayerId,
    settings: &NewNoticeSettings,
    now: Time,
) -> Result<(), StoreError> {
    let mailed = rows.row("SELECT mailed FROM notice_people WHERE player = $1", &[player.as_str().into()]).await?;
    let mailed = mailed.map_or(Ok(0), |mut row| row.number())?;
    let push = match when(settings.push, settings, now) {
        When::Now => Some(now),
        When::Together(at) => Some(at),
        When::Never => None,
    };
    for (channel, next) in [(Channel::Push, push), (Channel::Mail, letter_at(settings, mailed, now))] {
        let (player, channel) = (Value::from(player.as_str()), Value::from(channel.as_str()));
        if let Some(next) = next {
            let sql = "UPDATE deliveries SET next = $3, tries = 0 WHERE player = $1 AND channel = $2 AND topic = ''";
            rows.run(sql, &[player, channel, next.0.into()]).await?;
        } else {
            rows.run("DELETE FROM deliveries WHERE player = $1 AND channel = $2", &[player, channel]).await?;
        }
    }
    Ok(())
}

/// Queues a delivery. One that already waits keeps its time. One that is being sent is sent again, because there is
/// something new.
async fn add<R: Rows>(rows: &mut R, key: [&str; 4], next: Time) -> Result<(), StoreError> {
    let sql = "INSERT INTO deliveries (channel, target, topic, player, next) VALUES ($1, $2, $3, $4, $5) \
               ON CONFLICT (channel, target, topic) DO UPDATE SET next = excluded.next, tries = 0";
    let [channel, target, topic, player] = key.map(Value::from);
    rows.run(sql, &[channel, target, topic, player, next.0.into()]).await?;
    Ok(())
}

/// Queues a message that only tests each channel of a player.
pub(crate) async fn try_channels<R: Rows>(rows: &mut R, player: &PlayerId, now: Time) -> Result<(), StoreError> {
    for endpoint in devices::of_player(rows, player.as_str(), now).await? {
        add(rows, [Channel::Push.as_str(), &endpoint, Delivery::TEST, player.as_str()], now).await?;
    }
    let sql = "SELECT player FROM notice_people WHERE player = $1 AND address IS NOT NULL";
    if rows.row(sql, &[player.as_str().into()]).await?.is_some() {
        add(rows, [Channel::Mail.as_str(), player.as_str(), Delivery::TEST, player.as_str()], now).await?;
    }
    Ok(())
}

/// Queues a message that only tests a table's webhook.
pub(crate) async fn try_hook<R: Rows>(rows: &mut R, table: &TableId, now: Time) -> Result<(), StoreError> {
    queue_hook(rows, table.as_str(), Delivery::TEST, now).await
}

/// Whether a channel has anything to send.
pub(crate) async fn is_waiting<R: Rows>(rows: &mut R, channel: Channel, now: Time) -> Result<bool, StoreError> {
    let sql = "SELECT next FROM deliveries WHERE channel = $1 AND next <= $2 LIMIT 1";
    Ok(rows.row(sql, &[channel.as_str().into(), now.0.into()]).await?.is_some())
}

pub(crate) async fn claim<R: Rows>(
    rows: &mut R,
    channel: Channel,
    now: Time,
    until: Time,
    most: u32,
) -> Result<Vec<Delivery>, StoreError> {
    let sql = format!(
        "UPDATE deliveries SET next = $3 WHERE channel = $1 AND (target, topic) IN ( \
             SELECT target, topic FROM deliveries WHERE channel = $1 AND next <= $2 ORDER BY next LIMIT $4 {}) \
         RETURNING target, topic, player, tries",
        R::SKIP_LOCKED
    );
    let values: [Value; 4] = [channel.as_str().into(), now.0.into(), until.0.into(), u64::from(most).into()];
    let mut claimed = Vec::new();
    for mut row in rows.rows(&sql, &values).await? {
        let (target, topic, player, tries) = (row.text()?, row.text()?, row.text()?, row.number()?);
        let player = PlayerId::new(player);
        claimed.extend(player.map(|player| Delivery { channel, target, topic, player, tries, until }));
    }
    Ok(claimed)
}

/// What waits for a player and is due in the channels, the newest first. Only at one table if one is named, and only
/// what is newer than a number.
async fn waiting<R: Rows>(
    rows: &mut R,
    player: &PlayerId,
    table: &str,
    after: u64,
    now: Time,
) -> Result<Vec<KeptNotice>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} WHERE player = $1 AND number > $2 AND at <= $3 AND notices.due IS NULL AND NOT done AND NOT seen \
         AND ($4 = '' OR notices.table_id = $4) ORDER BY number DESC"
    );
    let mut notices = Vec::new();
    for mut row in rows.rows(&sql, &[player.as_str().into(), after.into(), now.0.into(), table.into()]).await? {
        notices.extend(read_one(&mut row)?);
    }
    Ok(notices)
}

pub(crate) async fn parcel<R: Rows>(
    rows: &mut R,
    delivery: &Delivery,
    now: Time,
) -> Result<Option<Parcel>, StoreError> {
    if delivery.channel == Channel::Hook {
        return hook_parcel(rows, delivery, now).await;
    }
    let sql = "SELECT settings, address, stop, mailed_to FROM notice_people WHERE player = $1";
    let person = rows.row(sql, &[delivery.player.as_str().into()]).await?;
    let (settings, address, stop, mailed_to) = match person {
        Some(mut row) => {
            (read_settings(row.maybe_text()?.as_deref()), row.maybe_text()?, row.maybe_text()?, row.number()?)
        }
        None => (NewNoticeSettings::default(), None, None, 0),
    };
    let language = settings.language.clone();
    let is_try = delivery.topic == Delivery::TEST;
    if delivery.channel == Channel::Push {
        let Some((device, sent)) = devices::of_delivery(rows, delivery, now).await? else { return Ok(None) };
        let after = if delivery.topic.is_empty() { sent } else { 0 };
        let notices =
            if is_try { Vec::new() } else { waiting(rows, &delivery.player, &delivery.topic, after, now).await? };
        let wanted = is_try || !notices.is_empty();
        return Ok(wanted.then_some(Parcel::Push { device, language, notices }));
    }
    let (Some(address), Some(stop)) = (address, stop) else { return Ok(None) };
    let notices = if is_try { Vec::new() } else { waiting(rows, &delivery.player, "", mailed_to, now).await? };
    let wanted = is_try || !notices.is_empty();
    Ok(wanted.then_some(Parcel::Mail { address, stop, language, notices }))
}

async fn hook_parcel<R: Rows>(rows: &mut R, delivery: &Delivery, now: Time) -> Result<Option<Parcel>, StoreError> {
    let Some(table) = TableId::new(delivery.target.as_str()) else { return Ok(None) };
    let hook = devices::hook(rows, &table).await?.filter(|hook| hook.why_off.is_none());
    let entry = rows.row("SELECT entry FROM tables WHERE table_id = $1", &[table.as_str().into()]).await?;
    let (Some(hook), Some(mut entry)) = (hook, entry) else { return Ok(None) };
    let (entry, kind) = (entry.text()?, NoticeKind::read(&delivery.topic));
    if kind.is_none() && delivery.topic != Delivery::TEST {
        return Ok(None);
    }
    let mut seats = Vec::new();
    if let Some(kind) = kind.filter(|kind| *kind != NoticeKind::Over) {
        let sql = "SELECT seat FROM notices WHERE table_id = $1 AND kind = $2 AND open AND NOT done AND due IS NULL \
                   AND at <= $3 AND seat IS NOT NULL ORDER BY seat";
        for mut row in rows.rows(sql, &[table.as_str().into(), kind.as_str().into(), now.0.into()]).await? {
            seats.push(Seat(row.number()? as u8));
        }
        if seats.is_empty() {
            return Ok(None);
        }
    }
    Ok(Some(Parcel::Hook { hook, entry, kind, seats }))
}

/// Notes the result of a delivery, unless it was queued again meanwhile.
pub(crate) async fn settle<R: Rows>(
    rows: &mut R,
    delivery: &Delivery,
    outcome: &Outcome,
    now: Time,
) -> Result<(), StoreError> {
    let target = || Value::from(delivery.target.as_str());
    let again = match outcome {
        Outcome::Failed(again, reason) => {
            if delivery.channel == Channel::Hook {
                hook_failed(rows, delivery, reason).await?;
            }
            again.map(|at| (at, delivery.tries + 1))
        }
        Outcome::Later(at) => Some((*at, delivery.tries)),
        Outcome::Sent(_) | Outcome::Dropped | Outcome::Gone => None,
    };
    // Rows are locked in the same order everywhere: players, deliveries, devices.
    if let (Outcome::Sent(number @ 1..), Channel::Mail) = (outcome, delivery.channel) {
        let sql = "UPDATE notice_people SET mailed = $2, mailed_to = $3 WHERE player = $1";
        rows.run(sql, &[target(), now.0.into(), (*number).into()]).await?;
    }
    let key: [Value; 4] =
        [delivery.channel.as_str().into(), target(), delivery.topic.as_str().into(), delivery.until.0.into()];
    let this = "channel = $1 AND target = $2 AND topic = $3 AND next = $4";
    if let Some((at, tries)) = again {
        let [channel, target, topic, until] = key;
        let sql = format!("UPDATE deliveries SET next = $5, tries = $6 WHERE {this}");
        rows.run(&sql, &[channel, target, topic, until, at.0.into(), tries.into()]).await?;
    } else {
        rows.run(&format!("DELETE FROM deliveries WHERE {this}"), &key).await?;
    }
    match (outcome, delivery.channel) {
        (Outcome::Sent(number), Channel::Push) => {
            let sql = "UPDATE push_devices SET sent = $2 WHERE endpoint = $1 AND sent < $2";
            rows.run(sql, &[target(), (*number).into()]).await?;
        }
        (Outcome::Sent(_), Channel::Hook) => {
            rows.run("UPDATE webhooks SET failures = 0 WHERE table_id = $1", &[target()]).await?;
        }
        (Outcome::Gone, _) => {
            rows.run("DELETE FROM deliveries WHERE channel = 'push' AND target = $1", &[target()]).await?;
            rows.run("DELETE FROM push_devices WHERE endpoint = $1", &[target()]).await?;
        }
        _ => {}
    }
    Ok(())
}

/// Counts a failure of a webhook. After too many in a row, nothing is sent any more.
async fn hook_failed<R: Rows>(rows: &mut R, delivery: &Delivery, reason: &str) -> Result<(), StoreError> {
    let sql = "UPDATE webhooks SET failures = failures + 1, \
               why_off = CASE WHEN failures + 1 >= $2 THEN $3 ELSE why_off END WHERE table_id = $1";
    rows.run(sql, &[delivery.target.as_str().into(), FAILURES.into(), reason.into()]).await?;
    Ok(())
}
