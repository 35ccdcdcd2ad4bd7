//! Codes that lead back to a player.

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::{Extension, Json};
use tetrapolis_protocol::{Code, Recovery, RecoveryKept, RecoveryUse, Session};

use super::asker::{Answer, Asker};
use super::guard::Address;
use super::link::tries;
use super::session::become_somebody;
use crate::node::Node;
use crate::person::Machine;

/// Makes a code that leads back to the caller from any device. It is told once, and replaces an older one.
#[utoipa::path(post, path = "/api/recovery", responses((status = 200, body = Recovery), (status = 401), (status = 429)))]
pub(crate) async fn make(State(node): State<Node>, headers: HeaderMap) -> Answer<Json<Recovery>> {
    let asker = Asker::of(&node, &headers);
    let (_, known) = asker.somebody(&headers).await?;
    if !node.shared.rates.links.allows(&known.player) {
        return Err(asker.fails(Code::LimitRate.into()));
    }
    node.shared.make_recovery(&known).await.map(Json).map_err(|refused| asker.fails(refused))
}

/// Whether the caller has such a code.
#[utoipa::path(get, path = "/api/recovery", responses((status = 200, body = RecoveryKept), (status = 401)))]
pub(crate) async fn kept(State(node): State<Node>, headers: HeaderMap) -> Answer<Json<RecoveryKept>> {
    let asker = Asker::of(&node, &headers);
    let (_, known) = asker.somebody(&headers).await?;
    let made = node.shared.store.recovery(&known.player).await;
    Ok(Json(RecoveryKept { made: asker.stored(made)? }))
}

/// Removes the caller's code.
#[utoipa::path(delete, path = "/api/recovery", responses((status = 204), (status = 401)))]
pub(crate) async fn end(State(node): State<Node>, headers: HeaderMap) -> Answer<StatusCode> {
    let asker = Asker::of(&node, &headers);
    let (_, known) = asker.somebody(&headers).await?;
    asker.stored(node.shared.store.end_recovery(&known.player).await)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Begins a session for the player to whom the code leads. The device is then no longer signed in as anybody else.
#[utoipa::path(post, path = "/api/recovery/use", request_body = RecoveryUse,
    responses((status = 200, body = Session), (status = 401), (status = 429)))]
pub(crate) async fn recover(
    State(node): State<Node>,
    headers: HeaderMap,
    Extension(Address(address)): Extension<Address>,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let wanted: RecoveryUse = asker.read(body)?;
    tries(&asker, &address)?;
    let begun = node.shared.recover(&wanted.code, Machine::of(&headers, wanted.device.as_deref())).await;
    become_somebody(&asker, &headers, begun.map_err(|refused| asker.fails(refused))?).await
}
