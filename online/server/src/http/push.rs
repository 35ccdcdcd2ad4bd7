//! Devices that take messages.

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::{HeaderMap, StatusCode};
use tetrapolis_protocol::{Code, PushEndpoint, PushKey, PushSubscription};
use tetrapolis_store::PushDevice;

use super::asker::{Answer, Asker};
use crate::fresh;
use crate::node::Node;
use crate::notice::is_subscription;
use crate::person::token_hash;

/// The key with which browsers recognize the server's messages.
#[utoipa::path(get, path = "/api/push", responses((status = 200, body = PushKey), (status = 409)))]
pub(crate) async fn key(State(node): State<Node>, headers: HeaderMap) -> Answer<Json<PushKey>> {
    let asker = Asker::of(&node, &headers);
    if !node.has_push() {
        return Err(asker.fails(Code::PushOff.into()));
    }
    let vapid = node.shared.notices.vapid(node.shared.store.as_ref()).await;
    Ok(Json(PushKey { key: vapid.map_err(|refused| asker.fails(refused))?.public() }))
}

/// Has messages sent to the caller's device, as long as the session lasts. A player has at most five; a sixth takes the place of the
/// oldest.
#[utoipa::path(post, path = "/api/push", request_body = PushSubscription,
    responses((status = 204), (status = 400), (status = 401), (status = 409), (status = 429)))]
pub(crate) async fn subscribe(
    State(node): State<Node>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Answer<StatusCode> {
    let asker = Asker::of(&node, &headers);
    let caller = asker.caller(&headers).await?;
    let subscription: PushSubscription = asker.read(body)?;
    if !node.shared.rates.gestures.allows(&caller.player) {
        return Err(asker.fails(Code::LimitRate.into()));
    }
    if !node.has_push() {
        return Err(asker.fails(Code::PushOff.into()));
    }
    if !is_subscription(&node.shared.config, &node.shared.notices, &subscription) {
        return Err(asker.fails(Code::PushWrong.into()));
    }
    let token = token_hash(&headers).ok_or_else(|| asker.fails(Code::SessionNone.into()))?;
    let PushSubscription { endpoint, p256dh, auth, device: name } = subscription;
    let device = PushDevice { endpoint, player: caller.player, token, p256dh, auth, name, since: fresh::now() };
    asker.stored(node.shared.store.add_device(&device).await)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Has no more messages sent to a device of the caller.
#[utoipa::path(delete, path = "/api/push", request_body = PushEndpoint,
    responses((status = 204), (status = 401), (status = 429)))]
pub(crate) async fn unsubscribe(
    State(node): State<Node>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Answer<StatusCode> {
    let asker = Asker::of(&node, &headers);
    let caller = asker.caller(&headers).await?;
    let PushEndpoint { endpoint } = asker.read(body)?;
    if !node.shared.rates.gestures.allows(&caller.player) {
        return Err(asker.fails(Code::LimitRate.into()));
    }
    let dropped = node.shared.store.drop_device(&caller.player, &endpoint).await;
    asker.stored(dropped)?;
    Ok(StatusCode::NO_CONTENT)
}
