//! The devices that are signed in as the caller.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use tetrapolis_protocol::{Code, Device};

use super::asker::{Answer, Asker};
use crate::fresh;
use crate::node::Node;
use crate::person::caller;

/// How many letters name a device.
const NAMED: usize = 20;

/// The name of a device for its player. It is of no use to anybody else.
fn device_id(session: &str) -> String {
    fresh::token_hash(&format!("device {session}"))[..NAMED].to_owned()
}

/// The devices that are signed in as the caller, those seen last first.
#[utoipa::path(get, path = "/api/devices", responses((status = 200, body = [Device]), (status = 401)))]
pub(crate) async fn devices(State(node): State<Node>, headers: HeaderMap) -> Answer<Json<Vec<Device>>> {
    let asker = Asker::of(&node, &headers);
    let (this, known) = asker.somebody(&headers).await?;
    let devices = node.shared.store.devices(&known.player, fresh::now()).await;
    let devices = asker.stored(devices)?;
    let device = |(session, known): (String, tetrapolis_store::Known)| Device {
        device: device_id(&session),
        name: known.device,
        agent: known.agent,
        begun: known.begun,
        seen: known.seen,
        this: session == this,
    };
    Ok(Json(devices.into_iter().map(device).collect()))
}

/// Signs a device out: its session ends, and its sockets close on every node.
#[utoipa::path(delete, path = "/api/devices/{device}", params(("device" = String, Path)),
    responses((status = 204), (status = 401), (status = 404)))]
pub(crate) async fn sign_out(
    State(node): State<Node>,
    Path(device): Path<String>,
    headers: HeaderMap,
) -> Answer<StatusCode> {
    let asker = Asker::of(&node, &headers);
    let (_, known) = asker.somebody(&headers).await?;
    let devices = node.shared.store.devices(&known.player, fresh::now()).await;
    let devices = asker.stored(devices)?;
    let found = devices.into_iter().find(|(session, _)| device_id(session) == device);
    let (session, _) = found.ok_or_else(|| asker.fails(Code::DeviceUnknown.into()))?;
    node.shared.end_one(&session).await.map_err(|refused| asker.fails(refused))?;
    Ok(StatusCode::NO_CONTENT)
}

/// Signs out all devices but the one that asks.
#[utoipa::path(delete, path = "/api/devices", responses((status = 204), (status = 401)))]
pub(crate) async fn sign_out_others(State(node): State<Node>, headers: HeaderMap) -> Answer<StatusCode> {
    let asker = Asker::of(&node, &headers);
    let (this, known) = asker.somebody(&headers).await?;
    let ended = node.shared.end_sessions(&caller(known, None), Some(&this)).await;
    ended.map_err(|refused| asker.fails(refused))?;
    Ok(StatusCode::NO_CONTENT)
}
