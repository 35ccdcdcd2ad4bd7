//! One table: looking, waiting, asking, and the socket.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State, WebSocketUpgrade};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tetrapolis_game::Seat;
use tetrapolis_protocol::{Code, LogPage, Request, Version};
use tokio::sync::mpsc;

use super::asker::{Answer, Asker, Query};
use super::guard::Address;
use super::socket::Peer;
use crate::limit::{Place, Visit, network};
use crate::node::Node;
use crate::person::{caller, token_hash};
use crate::room::{Ask, Asked, Joining, Reader, ReplyTo, Said};

/// A message this many times too long is not read to its end.
const READ_ON: usize = 16;
/// The longest that a long poll waits, in seconds.
const LONGEST_WAIT: u64 = 55;

/// How a client looks at a table.
#[derive(Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub(crate) struct Eyes {
    /// The version that the client has; without it everything is sent.
    since: Option<u64>,
    /// How many seconds to wait for something new.
    wait: Option<u64>,
    /// With which of the caller's seats, where one device is handed round.
    seat: Option<u8>,
    /// On a socket: whether states after the first say only what has changed in the view.
    #[serde(default)]
    changes: bool,
}

/// A seat in an address, counted from 1.
fn seat(number: u8) -> Option<Seat> {
    number.checked_sub(1).map(Seat)
}

/// A place for something that takes its time, if the address has not got its share.
fn place(asker: &Asker, visit: &Visit, address: IpAddr) -> Answer<Place> {
    let shared = &asker.node.shared;
    let place = shared.connections.take(network(address), shared.config.limits.connections.min(visit.share()));
    place.ok_or_else(|| asker.fails(Code::LimitConnections.into()))
}

/// The table as the caller may see it. With `since` and `wait` the answer comes when there is something new, or 204.
#[utoipa::path(get, path = "/api/tables/{table}", params(("table" = String, Path), Eyes),
    responses((status = 200, description = "a state, as on the socket"), (status = 204), (status = 404)))]
pub(crate) async fn look(
    State(node): State<Node>,
    Path(table): Path<String>,
    Query(since): Query<Eyes>,
    headers: HeaderMap,
    Extension(Address(address)): Extension<Address>,
    Extension(visit): Extension<Arc<Visit>>,
) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let table = asker.table(table)?;
    let _place = place(&asker, &visit, address)?;
    // Before it is read: a session that ends meanwhile must not go unnoticed.
    let mut session = node.shared.sessions.attach(token_hash(&headers));
    let player = asker.known(&headers).await?.map(|known| known.player);
    let (out, mut ready) = mpsc::channel(2);
    let joining =
        Joining { player, seat: since.seat.and_then(seat), since: since.since.map(Version), changes: false, out };
    let listening = node.question(&table, |answer| Ask::Join(Box::new(joining), answer)).await;
    let _listening = listening.map_err(|refused| asker.fails(refused))?;
    let wait = Duration::from_secs(since.wait.unwrap_or(0).min(LONGEST_WAIT));
    let message = tokio::select! {
        biased;
        message = ready.recv() => message,
        () = session.is_over() => None,
        () = tokio::time::sleep(wait) => None,
    };
    Ok(match message {
        Some(Said { message: Some(message), .. }) => {
            ([(header::CONTENT_TYPE, "application/json")], message.as_str().to_owned()).into_response()
        }
        Some(_) | None => StatusCode::NO_CONTENT.into_response(),
    })
}

/// From where a client reads on.
#[derive(Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub(crate) struct From {
    /// The last version that the client has; none of them without it.
    #[serde(default)]
    after: u64,
    /// With which of the caller's seats, where one device is handed round.
    seat: Option<u8>,
}

/// One page of the log: what the caller was told after a version, at most 500 lines.
#[utoipa::path(get, path = "/api/tables/{table}/log", params(("table" = String, Path), From),
    responses((status = 200, body = LogPage), (status = 403), (status = 404)))]
pub(crate) async fn log(
    State(node): State<Node>,
    Path(table): Path<String>,
    Query(from): Query<From>,
    headers: HeaderMap,
) -> Answer<Json<LogPage>> {
    let asker = Asker::of(&node, &headers);
    let table = asker.table(table)?;
    let player = asker.known(&headers).await?.map(|known| known.player);
    let reader = Reader { player, seat: from.seat.and_then(seat), after: Version(from.after) };
    let lines = node.question(&table, |answer| Ask::Lines(Box::new(reader), answer)).await;
    Ok(Json(LogPage { log: lines.map_err(|refused| asker.fails(refused))? }))
}

/// For which seat something is asked.
#[derive(Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub(crate) struct By {
    /// Which of the caller's seats, where one device is handed round.
    seat: Option<u8>,
}

/// Asks something of a table; the same commands as on the socket.
#[utoipa::path(post, path = "/api/tables/{table}/commands", params(("table" = String, Path), By), request_body = Request,
    responses((status = 200, description = "a reply, as on the socket: `done`, or the answer to a question"), (status = 409)))]
pub(crate) async fn command(
    State(node): State<Node>,
    Path(table): Path<String>,
    Query(by): Query<By>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let table = asker.table(table)?;
    let caller = asker.known(&headers).await?.map(|known| caller(known, by.seat.and_then(seat)));
    let Request { id, command } = asker.read(body)?;
    let ask = |answer| Ask::Command(Box::new(Asked { caller, command }), ReplyTo::Once(id, answer));
    let reply = node.question(&table, ask).await.map_err(|refused| asker.fails(refused))?;
    Ok(Json(reply).into_response())
}

/// A socket at a table.
#[utoipa::path(get, path = "/api/tables/{table}/socket", params(("table" = String, Path), Eyes),
    responses((status = 101, description = "a WebSocket"), (status = 403), (status = 429)))]
pub(crate) async fn socket(
    State(node): State<Node>,
    Path(table): Path<String>,
    Query(since): Query<Eyes>,
    headers: HeaderMap,
    Extension(Address(address)): Extension<Address>,
    Extension(visit): Extension<Arc<Visit>>,
    upgrade: WebSocketUpgrade,
) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let table = asker.table(table)?;
    let place = place(&asker, &visit, address)?;
    // Before it is read: a session that ends meanwhile must not go unnoticed.
    let session = node.shared.sessions.attach(token_hash(&headers));
    let known = asker.known(&headers).await?;
    let message = node.shared.config.limits.message;
    let (seat, changes, since) = (since.seat.and_then(seat), since.changes, since.since.map(Version));
    let peer =
        Peer { node, table, known, seat, since, changes, language: asker.language, _place: place, _work: visit.work() };
    // A message that is a little too long is read to its end, so that the client hears why the socket closes.
    let most = message.saturating_mul(READ_ON);
    // What a client says is short; a larger buffer would be cleared for every message.
    let upgrade = upgrade.max_message_size(most).max_frame_size(most).read_buffer_size(message);
    Ok(upgrade.on_upgrade(move |socket| peer.serve(socket, session)))
}
