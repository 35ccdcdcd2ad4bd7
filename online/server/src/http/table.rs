//! One table: looking, waiting, asking, and the socket.

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
use tetrapolis_protocol::{LogPage, Request, Version};
use tokio::sync::mpsc;

use super::asker::{Answer, Asker, Query};
use super::socket::Peer;
use super::turn::{Reading, Waiting};
use crate::limit::Visit;
use crate::node::Node;
use crate::person::{caller, token_hash};
use crate::room::{Ask, Asked, Joining, Reader, ReplyTo, Said};

/// A message that is this many times too long is not read to its end.
const READ_ON: usize = 16;
/// The longest that a long poll waits, in seconds.
pub(super) const LONGEST_WAIT: u64 = 55;

/// How a client looks at a table.
#[derive(Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub(crate) struct Eyes {
    /// The version that the client has; without it everything is sent.
    since: Option<u64>,
    /// How many seconds to wait for something new.
    wait: Option<u64>,
    /// For which of the caller's seats, where one device is passed around.
    seat: Option<u8>,
    /// On a socket: whether states after the first say only what has changed in the view.
    #[serde(default)]
    changes: bool,
}

/// A seat in an address, counted from 1.
pub(super) fn seat(number: u8) -> Option<Seat> {
    number.checked_sub(1).map(Seat)
}

/// The table as the caller may see it. With `since` and `wait` the answer comes when there is something new, or 204.
#[utoipa::path(get, path = "/api/tables/{table}", params(("table" = String, Path), Eyes),
    responses((status = 200, description = "a state, as on the socket"), (status = 204), (status = 404)))]
pub(crate) async fn look(
    State(node): State<Node>,
    Path(table): Path<String>,
    Query(since): Query<Eyes>,
    headers: HeaderMap,
    waiting: Waiting,
) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let table = asker.table(table)?;
    // Before it is read: a session that ends meanwhile must not go unnoticed.
    let mut session = node.shared.sessions.attach(token_hash(&headers));
    let player = asker.known(&headers).await?.map(|known| known.player);
    let (out, mut ready) = mpsc::channel(2);
    let joining =
        Joining { player, seat: since.seat.and_then(seat), since: since.since.map(Version), changes: false, out };
    let reading = node.shared.readings.turn(waiting.address).await;
    let (looks, is_first) = (joining.player.clone(), joining.since.is_none());
    let listening = node.question(&table, |answer| Ask::Join(Box::new(joining), answer)).await;
    drop(reading);
    let _listening = listening.map_err(|refused| asker.fails(refused))?;
    if let Some(player) = looks.filter(|_| is_first) {
        node.looks_at(player, table);
    }
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

/// Where a client continues to read.
#[derive(Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub(crate) struct From {
    /// The last version that the client has; none by default.
    #[serde(default)]
    after: u64,
    /// For which of the caller's seats, where one device is passed around.
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
    _reading: Reading,
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
    /// Which of the caller's seats, where one device is passed around.
    pub(super) seat: Option<u8>,
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
    Extension(visit): Extension<Arc<Visit>>,
    waiting: Waiting,
    upgrade: WebSocketUpgrade,
) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let table = asker.table(table)?;
    // Before it is read: a session that ends meanwhile must not go unnoticed.
    let session = node.shared.sessions.attach(token_hash(&headers));
    let known = asker.known(&headers).await?;
    if let Some(known) = &known {
        node.looks_at(known.player.clone(), table.clone());
    }
    let hash = token_hash(&headers);
    let message = node.shared.config.limits.message;
    let (seat, changes, since) = (since.seat.and_then(seat), since.changes, since.since.map(Version));
    let (language, work) = (asker.language, visit.work());
    let peer = Peer { node, table, known, hash, seat, since, changes, language, waiting, _work: work };
    // A message that is a little too long is read to its end, so that the client hears why the socket closes.
    let most = message.saturating_mul(READ_ON);
    // What a client says is short; a larger buffer would be cleared for every message.
    let upgrade = upgrade.max_message_size(most).max_frame_size(most).read_buffer_size(message);
    Ok(upgrade.on_upgrade(move |socket| peer.serve(socket, session)))
}
