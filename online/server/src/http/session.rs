//! Sessions and accounts.

use std::net::IpAddr;

use axum::Extension;
use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use tetrapolis_protocol::{Code, Credentials, Guest, Session};

use super::asker::{Answer, Asker};
use super::guard::Address;
use crate::fresh;
use crate::limit::network;
use crate::node::Node;
use crate::person::is_name;

/// Who the server takes the caller for; nothing if it does not know the caller.
#[utoipa::path(get, path = "/api/session", responses((status = 200, body = Session), (status = 204)))]
pub(crate) async fn session(State(node): State<Node>, headers: HeaderMap) -> Answer<Response> {
    let known = Asker::of(&node, &headers).known(&headers).await?;
    Ok(match known {
        Some(known) => Json(Session { name: known.name, account: known.account }).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    })
}

/// Whether an address may begin one thing more that is kept.
pub(super) fn begins(asker: &Asker, address: IpAddr) -> Answer<()> {
    let allowed = asker.node.shared.rates.beginnings.allows(&network(address));
    if allowed { Ok(()) } else { Err(asker.fails(Code::LimitRate.into())) }
}

/// Begins a session as a guest.
#[utoipa::path(post, path = "/api/session", request_body = Guest,
    responses((status = 200, body = Session), (status = 400), (status = 409), (status = 429)))]
pub(crate) async fn guest(
    State(node): State<Node>,
    headers: HeaderMap,
    Extension(Address(address)): Extension<Address>,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    begins(&asker, address)?;
    let guest: Guest = asker.read(body)?;
    let player = fresh::player();
    let is_chosen = guest.name.is_some();
    let name = guest.name.unwrap_or_else(|| format!("guest-{}", &player.as_str()[..6]));
    if !is_name(&name) {
        return Err(asker.fails(Code::AccountName.into()));
    }
    // A name that the server gives belongs to nobody, unless somebody wants to be taken for a guest.
    if is_chosen {
        node.shared.must_be_free(&name).await.map_err(|refused| asker.fails(refused))?;
    }
    let cookie = node.shared.begin(player, name.clone(), false).await.map_err(|refused| asker.fails(refused))?;
    Ok(([(header::SET_COOKIE, cookie)], Json(Session { name, account: false })).into_response())
}

/// Ends the session.
#[utoipa::path(delete, path = "/api/session", responses((status = 204)))]
pub(crate) async fn leave(State(node): State<Node>, headers: HeaderMap) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let cookie = node.shared.end(&headers).await.map_err(|refused| asker.fails(refused))?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]).into_response())
}

/// Makes an account and begins a session with it.
#[utoipa::path(post, path = "/api/accounts", request_body = Credentials,
    responses((status = 200, body = Session), (status = 400), (status = 409), (status = 429)))]
pub(crate) async fn register(
    State(node): State<Node>,
    headers: HeaderMap,
    Extension(Address(address)): Extension<Address>,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let account = node.shared.register(asker.read(body)?, address).await.map_err(|refused| asker.fails(refused))?;
    begin(&asker, account).await
}

/// Begins a session with an account.
#[utoipa::path(post, path = "/api/login", request_body = Credentials,
    responses((status = 200, body = Session), (status = 401), (status = 429)))]
pub(crate) async fn log_in(
    State(node): State<Node>,
    headers: HeaderMap,
    Extension(Address(address)): Extension<Address>,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let credentials: Credentials = asker.read(body)?;
    let account = node.shared.log_in(credentials, address).await.map_err(|refused| asker.fails(refused))?;
    begin(&asker, account).await
}

async fn begin(asker: &Asker, account: tetrapolis_store::Account) -> Answer<Response> {
    let name = account.name;
    let cookie = asker.node.shared.begin(account.player, name.clone(), true).await;
    let cookie = cookie.map_err(|refused| asker.fails(refused))?;
    Ok(([(header::SET_COOKIE, cookie)], Json(Session { name, account: true })).into_response())
}
