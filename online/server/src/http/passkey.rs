//! Passkeys, and what this server can do at all.

use std::collections::BTreeMap;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::{Extension, Json};
use tetrapolis_protocol::{Code, Features, Passkey, PasskeyBegun, PasskeyFinish, Session};
use tetrapolis_table::Refused;

use super::asker::{Answer, Asker};
use super::guard::Address;
use super::session::{become_somebody, begins};
use crate::limit::network;
use crate::node::Node;
use crate::person::Machine;

/// What this server can do besides the games, and why not.
#[utoipa::path(get, path = "/api/features", responses((status = 200, body = Features)))]
pub(crate) async fn features(State(node): State<Node>) -> Json<Features> {
    let why_not = node.shared.passkeys.why_not();
    let (push, mail, webhooks) = (node.has_push(), node.shared.notices.has_mail(), node.has_webhooks());
    let off = |name: &str, on: bool, code: Code| (!on).then(|| (name.to_owned(), Refused::from(code).message));
    let others = [
        off("push", push, Code::PushOff),
        off("mail", mail, Code::MailOff),
        off("webhooks", webhooks, Code::WebhookOff),
    ];
    let passkeys = why_not.map(|why| ("passkeys".to_owned(), why.clone()));
    let why: BTreeMap<_, _> = passkeys.into_iter().chain(others.into_iter().flatten()).collect();
    Json(Features { passkeys: why_not.is_none(), push, mail, webhooks, why })
}

/// Asks the caller's browser to make a passkey for the caller.
#[utoipa::path(post, path = "/api/passkeys/begin",
    responses((status = 200, body = PasskeyBegun), (status = 401), (status = 409), (status = 429)))]
pub(crate) async fn begin(State(node): State<Node>, headers: HeaderMap) -> Answer<Json<PasskeyBegun>> {
    let asker = Asker::of(&node, &headers);
    let (_, known) = asker.somebody(&headers).await?;
    if !node.shared.rates.links.allows(&known.player) {
        return Err(asker.fails(Code::LimitRate.into()));
    }
    node.shared.begin_passkey(&known).await.map(Json).map_err(|refused| asker.fails(refused))
}

/// Keeps the passkey that the browser has made.
#[utoipa::path(post, path = "/api/passkeys/finish", request_body = PasskeyFinish,
    responses((status = 200, body = Passkey), (status = 401), (status = 409)))]
pub(crate) async fn finish(
    State(node): State<Node>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Json<Passkey>> {
    let asker = Asker::of(&node, &headers);
    let (_, known) = asker.somebody(&headers).await?;
    let finish: PasskeyFinish = asker.read(body)?;
    let kept = node.shared.finish_passkey(&known, finish, Machine::of(&headers, None)).await;
    kept.map(Json).map_err(|refused| asker.fails(refused))
}

/// Asks the browser for a passkey of any player that it knows here.
#[utoipa::path(post, path = "/api/passkeys/enter/begin",
    responses((status = 200, body = PasskeyBegun), (status = 409), (status = 429)))]
pub(crate) async fn enter(
    State(node): State<Node>,
    headers: HeaderMap,
    Extension(Address(address)): Extension<Address>,
) -> Answer<Json<PasskeyBegun>> {
    let asker = Asker::of(&node, &headers);
    begins(&asker, address)?;
    node.shared.ask_passkey().await.map(Json).map_err(|refused| asker.fails(refused))
}

/// Begins a session for the player whose passkey has signed. The device is then no longer signed in as anybody else.
#[utoipa::path(post, path = "/api/passkeys/enter/finish", request_body = PasskeyFinish,
    responses((status = 200, body = Session), (status = 401), (status = 409), (status = 429)))]
pub(crate) async fn entered(
    State(node): State<Node>,
    headers: HeaderMap,
    Extension(Address(address)): Extension<Address>,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let finish: PasskeyFinish = asker.read(body)?;
    if !node.shared.rates.logins_from.allows(&network(address)) {
        return Err(asker.fails(Code::LimitLogins.into()));
    }
    let begun = node.shared.enter_by_passkey(finish, Machine::of(&headers, None)).await;
    become_somebody(&asker, &headers, begun.map_err(|refused| asker.fails(refused))?).await
}

/// The caller's passkeys.
#[utoipa::path(get, path = "/api/passkeys", responses((status = 200, body = [Passkey]), (status = 401)))]
pub(crate) async fn passkeys(State(node): State<Node>, headers: HeaderMap) -> Answer<Json<Vec<Passkey>>> {
    let asker = Asker::of(&node, &headers);
    let (_, known) = asker.somebody(&headers).await?;
    node.shared.passkeys_of(&known).await.map(Json).map_err(|refused| asker.fails(refused))
}

/// Removes a passkey of the caller.
#[utoipa::path(delete, path = "/api/passkeys/{passkey}", params(("passkey" = String, Path)),
    responses((status = 204), (status = 401), (status = 404)))]
pub(crate) async fn remove(
    State(node): State<Node>,
    Path(passkey): Path<String>,
    headers: HeaderMap,
) -> Answer<StatusCode> {
    let asker = Asker::of(&node, &headers);
    let (_, known) = asker.somebody(&headers).await?;
    let ended = node.shared.store.end_passkey(&known.player, &passkey).await;
    let ended = asker.stored(ended)?;
    if ended { Ok(StatusCode::NO_CONTENT) } else { Err(asker.fails(Code::PasskeyUnknown.into())) }
}
