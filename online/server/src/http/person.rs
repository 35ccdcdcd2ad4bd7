//! What the server keeps about the caller: to read, to change, to remove.

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use tetrapolis_protocol::{Code, Farewell, PasswordChange};

use super::asker::{Answer, Asker};
use super::guard::Address;
use crate::error;
use crate::node::Node;
use crate::person::{required, token_hash};

/// Changes the password of the caller's account, and ends all other sessions of the caller.
#[utoipa::path(put, path = "/api/person/password", request_body = PasswordChange,
    responses((status = 204), (status = 400), (status = 401), (status = 429)))]
pub(crate) async fn change_password(
    State(node): State<Node>,
    headers: HeaderMap,
    Extension(Address(address)): Extension<Address>,
    body: Result<Bytes, BytesRejection>,
) -> Answer<StatusCode> {
    let asker = Asker::of(&node, &headers);
    let caller = required(asker.known(&headers).await?).map_err(|refused| asker.fails(refused))?;
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
    let caller = required(asker.known(&headers).await?).map_err(|refused| asker.fails(refused))?;
    if !node.shared.rates.exports.allows(&caller.player) {
        return Err(asker.fails(Code::LimitRate.into()));
    }
    let data = node.shared.store.personal_data(&caller.player).await;
    Ok(Json(data.map_err(|error| asker.fails(error::store(&error)))?).into_response())
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
    let caller = required(asker.known(&headers).await?).map_err(|refused| asker.fails(refused))?;
    let farewell: Farewell = asker.read(body)?;
    let forgotten = node.forget(&caller, farewell.password, address).await;
    forgotten.map_err(|refused| asker.fails(refused))?;
    let cookie = node.shared.end(&headers).await.map_err(|refused| asker.fails(refused))?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]).into_response())
}
