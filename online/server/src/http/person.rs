//! What the server keeps about the caller: to read, to change, to remove.

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use tetrapolis_protocol::{Code, Farewell, PasswordChange, Progress, ReviewedGame};
use tetrapolis_review::JUDGE;

use super::asker::{Answer, Asker};
use super::guard::Address;
use crate::node::Node;
use crate::person::token_hash;

/// Changes the password of the caller's account, and ends all other sessions of the caller and the recovery code. Passkeys stay.
#[utoipa::path(put, path = "/api/person/password", request_body = PasswordChange,
    responses((status = 204), (status = 400), (status = 401), (status = 429)))]
pub(crate) async fn change_password(
    State(node): State<Node>,
    headers: HeaderMap,
    Extension(Address(address)): Extension<Address>,
    body: Result<Bytes, BytesRejection>,
) -> Answer<StatusCode> {
    let asker = Asker::of(&node, &headers);
    let caller = asker.caller(&headers).await?;
    let change: PasswordChange = asker.read(body)?;
    let changed = node.shared.change_password(&caller, change, token_hash(&headers).as_deref(), address).await;
    changed.map_err(|refused| asker.fails(refused))?;
    Ok(StatusCode::NO_CONTENT)
}

/// Everything that is kept about the caller.
#[utoipa::path(get, path = "/api/person",
    responses((status = 200, description = "account, sessions and tables as JSON"), (status = 401), (status = 429)))]
pub(crate) async fn everything(State(node): State<Node>, headers: HeaderMap) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let caller = asker.caller(&headers).await?;
    if !node.shared.rates.exports.allows(&caller.player) {
        return Err(asker.fails(Code::LimitRate.into()));
    }
    let data = node.shared.store.personal_data(&caller.player).await;
    Ok(Json(asker.stored(data)?).into_response())
}

/// Removes the caller: account, sessions, name and words. Games stay, with nobody's name at the seat.
#[utoipa::path(delete, path = "/api/person", request_body = Farewell,
    responses((status = 204), (status = 401), (status = 429)))]
pub(crate) async fn forget(
    State(node): State<Node>,
    headers: HeaderMap,
    Extension(Address(address)): Extension<Address>,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let caller = asker.caller(&headers).await?;
    let farewell: Farewell = asker.read(body)?;
    let forgotten = node.forget(&caller, farewell.password, address).await;
    forgotten.map_err(|refused| asker.fails(refused))?;
    let cookie = node.shared.end(&headers).await.map_err(|refused| asker.fails(refused))?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]).into_response())
}

/// How many games a list of reviews has.
const REVIEWED: u32 = 500;

/// What the reviews of the caller's own games say, those of the newest tables first. Only games are listed whose review
/// somebody has asked for, and in which the caller alone made all decisions of the seat.
#[utoipa::path(get, path = "/api/person/reviews", responses((status = 200, body = [ReviewedGame]), (status = 401)))]
pub(crate) async fn reviews(State(node): State<Node>, headers: HeaderMap) -> Answer<Json<Vec<ReviewedGame>>> {
    let asker = Asker::of(&node, &headers);
    let caller = asker.caller(&headers).await?;
    let rows = node.shared.store.reviewed(&caller.player, JUDGE, REVIEWED).await;
    let rows = asker.stored(rows)?;
    let unreadable = node.shared.store.unreadable();
    let read = |row: &String| unreadable.pass(serde_json::from_str(row).ok(), "reviewed game", row);
    Ok(Json(rows.iter().filter_map(read).collect()))
}

/// The most bytes of progress that an account keeps.
const MOST_PROGRESS: usize = 32 * 1024;

/// What the account of the caller keeps of the caller's progress; nothing for a guest.
#[utoipa::path(get, path = "/api/person/progress",
    responses((status = 200, body = Progress), (status = 204), (status = 401)))]
pub(crate) async fn progress(State(node): State<Node>, headers: HeaderMap) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let caller = asker.caller(&headers).await?;
    let kept = asker.stored(node.shared.store.progress(&caller.player).await)?;
    Ok(match kept {
        Some(kept) => ([(header::CONTENT_TYPE, "application/json")], kept).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    })
}

/// Keeps the caller's progress with the account; it replaces what was kept.
#[utoipa::path(put, path = "/api/person/progress", request_body = Progress,
    responses((status = 204), (status = 400), (status = 401), (status = 413), (status = 429)))]
pub(crate) async fn keep_progress(
    State(node): State<Node>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Answer<StatusCode> {
    let asker = Asker::of(&node, &headers);
    let caller = asker.caller(&headers).await?;
    if !node.shared.rates.gestures.allows(&caller.player) {
        return Err(asker.fails(Code::LimitRate.into()));
    }
    let progress: Progress = asker.read(body)?;
    let progress = serde_json::to_string(&progress).expect("plain data");
    if progress.len() > MOST_PROGRESS {
        return Err(asker.fails(Code::RequestTooLarge.into()));
    }
    let kept = node.shared.store.set_progress(&caller.player, &progress).await;
    let kept = asker.stored(kept)?;
    if kept { Ok(StatusCode::NO_CONTENT) } else { Err(asker.fails(Code::AccountWrong.into())) }
}
