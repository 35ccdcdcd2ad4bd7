//! The list of what waits for the caller, and how the caller is told.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use serde::Deserialize;
use tetrapolis_protocol::{
    Code, LobbyEntry, NewNoticeSettings, Notice, NoticeSettings, Notices, NoticesSeen, PlayerId,
};
use tetrapolis_store::{KeptNotice, NoticePerson};
use tokio::time::Instant;

use super::asker::{Answer, Asker, Query};
use super::guard::Address;
use super::table::LONGEST_WAIT;
use super::turn::Waiting;
use crate::limit::network;
use crate::node::Node;
use crate::notice::{game_title, names_at};
use crate::person::token_hash;
use crate::{error, fresh};

/// Minutes of a day.
const DAY: u16 = 24 * 60;
/// The farthest that a clock is from UTC, in minutes.
const FARTHEST: i16 = 14 * 60;
/// The longest name of a language.
const LONGEST_LANGUAGE: usize = 35;

/// What of the list is wanted.
#[derive(Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub(crate) struct After {
    /// The `latest` that the client has; without it everything is sent.
    after: Option<u64>,
    /// How many seconds to wait for something new.
    wait: Option<u64>,
}

fn told(node: &Node, kept: KeptNotice) -> Option<Notice> {
    let entry: Option<LobbyEntry> = serde_json::from_str(&kept.entry).ok();
    let entry = node.shared.store.unreadable().pass(entry, "lobby entry", kept.table.as_str())?;
    Some(Notice {
        notice: kept.number,
        at: kept.at,
        kind: kept.kind,
        with: names_at(&entry, |seat| Some(seat) != kept.seat),
        message: kept.kind.message().with("game", game_title(&entry.game)),
        table: kept.table,
        game: entry.game,
        seen: kept.seen,
        done: kept.done,
    })
}

async fn changed(node: &Node, player: &PlayerId, after: u64) -> Result<Notices, tetrapolis_table::Refused> {
    let read = async |after| node.shared.store.notices(player, after, fresh::now()).await;
    let (mut latest, mut kept) = read(after).await.map_err(|error| error::store(&error))?;
    // The client's list is from before the player was removed, or from another server.
    if latest < after {
        (latest, kept) = read(0).await.map_err(|error| error::store(&error))?;
    }
    Ok(Notices { latest, notices: kept.into_iter().filter_map(|kept| told(node, kept)).collect() })
}

/// What waits for the caller, the newest first. With `after` only what has changed since, as soon as there is anything within
/// `wait` seconds, or 204.
#[utoipa::path(get, path = "/api/notices", params(After),
    responses((status = 200, body = Notices), (status = 204), (status = 401), (status = 429)))]
pub(crate) async fn list(
    State(node): State<Node>,
    Query(wanted): Query<After>,
    headers: HeaderMap,
    _place: Waiting,
) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    // Before it is read: a session that ends meanwhile must not go unnoticed.
    let mut session = node.shared.sessions.attach(token_hash(&headers));
    let caller = asker.caller(&headers).await?;
    let mut news = node.shared.notices.pollers.listen(&caller.player);
    let end = Instant::now() + Duration::from_secs(wanted.wait.unwrap_or(0).min(LONGEST_WAIT));
    loop {
        news.borrow_and_update();
        let after = wanted.after.unwrap_or(0);
        let notices = changed(&node, &caller.player, after).await.map_err(|refused| asker.fails(refused))?;
        if wanted.after.is_none() || notices.latest < after || !notices.notices.is_empty() {
            return Ok(Json(notices).into_response());
        }
        tokio::select! {
            biased;
            () = session.is_over() => return Ok(StatusCode::NO_CONTENT.into_response()),
            told = news.changed() => if told.is_err() {
                // Nobody waited for a moment; the next request starts again.
                return Ok(StatusCode::NO_CONTENT.into_response());
            },
            () = tokio::time::sleep_until(end) => return Ok(StatusCode::NO_CONTENT.into_response()),
        }
    }
}

/// Notes how far the caller has seen the list. What was seen is not sent anywhere.
#[utoipa::path(post, path = "/api/notices/seen", request_body = NoticesSeen,
    responses((status = 204), (status = 400), (status = 401), (status = 429)))]
pub(crate) async fn seen(
    State(node): State<Node>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Answer<StatusCode> {
    let asker = Asker::of(&node, &headers);
    let caller = asker.caller(&headers).await?;
    let NoticesSeen { up_to } = asker.read(body)?;
    if !node.shared.rates.gestures.allows(&caller.player) {
        return Err(asker.fails(Code::LimitRate.into()));
    }
    let up_to = up_to.min(i64::MAX as u64);
    let seen = node.shared.store.see_notices(&caller.player, up_to, fresh::now()).await;
    asker.stored(seen)?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn settings_of(asker: &Asker, player: &PlayerId) -> Answer<Json<NoticeSettings>> {
    let person = asker.node.shared.store.notice_person(player).await;
    let NoticePerson { settings, address, unconfirmed } = asker.stored(person)?;
    Ok(Json(NoticeSettings { chosen: settings, address, unconfirmed }))
}

/// How the caller is told.
#[utoipa::path(get, path = "/api/notices/settings", responses((status = 200, body = NoticeSettings), (status = 401)))]
pub(crate) async fn settings(State(node): State<Node>, headers: HeaderMap) -> Answer<Json<NoticeSettings>> {
    let asker = Asker::of(&node, &headers);
    let caller = asker.caller(&headers).await?;
    settings_of(&asker, &caller.player).await
}

/// Whether a text can name a language: letters, digits and hyphens.
pub(super) fn is_language(language: &str) -> bool {
    let fits = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    (1..=LONGEST_LANGUAGE).contains(&language.len()) && language.chars().all(fits)
}

/// Chooses how the caller is told.
#[utoipa::path(put, path = "/api/notices/settings", request_body = NewNoticeSettings,
    responses((status = 200, body = NoticeSettings), (status = 400), (status = 401), (status = 429)))]
pub(crate) async fn choose(
    State(node): State<Node>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Json<NoticeSettings>> {
    let asker = Asker::of(&node, &headers);
    let caller = asker.caller(&headers).await?;
    let chosen: NewNoticeSettings = asker.read(body)?;
    if !node.shared.rates.gestures.allows(&caller.player) {
        return Err(asker.fails(Code::LimitRate.into()));
    }
    let is_day = chosen.quiet.is_none_or(|quiet| quiet.from < DAY && quiet.to < DAY);
    let offsets = chosen.shift.map(|shift| shift.offset).into_iter().chain([chosen.offset]);
    let is_near = offsets.into_iter().all(|offset| (-FARTHEST..=FARTHEST).contains(&offset));
    if !is_day || !is_near || !chosen.language.as_deref().is_none_or(is_language) {
        return Err(asker.fails(Code::NoticeWrong.into()));
    }
    let kept = node.shared.store.set_notices(&caller.player, &chosen, fresh::now()).await;
    asker.stored(kept)?;
    settings_of(&asker, &caller.player).await
}

/// Whether the caller may have something sent where it may not be wanted.
pub(super) fn sends(asker: &Asker, player: &PlayerId, address: std::net::IpAddr) -> Answer<()> {
    let rates = &asker.node.shared.rates;
    let allowed = rates.letters.allows(player) && rates.letters_from.allows(&network(address));
    if allowed { Ok(()) } else { Err(asker.fails(Code::LimitRate.into())) }
}

/// Sends a test message through all channels of the caller.
#[utoipa::path(post, path = "/api/notices/test", responses((status = 204), (status = 401), (status = 429)))]
pub(crate) async fn test(
    State(node): State<Node>,
    headers: HeaderMap,
    Extension(Address(address)): Extension<Address>,
) -> Answer<StatusCode> {
    let asker = Asker::of(&node, &headers);
    let caller = asker.caller(&headers).await?;
    sends(&asker, &caller.player, address)?;
    let tried = node.shared.store.try_channels(&caller.player, fresh::now()).await;
    asker.stored(tried)?;
    Ok(StatusCode::NO_CONTENT)
}
