//! Everything that is not a socket, over plain HTTP.

use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Path, Query, Request as HttpRequest, State, WebSocketUpgrade};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tetrapolis_catalog::GAMES;
use tetrapolis_game::{Message, Seat};
use tetrapolis_protocol::{
    Code, Continuation, Credentials, GameEntry, GameOption, Guest, LobbyEntry, NewTable, OpenedTable, Phase, Request,
    Session, TableId, Version,
};
use tetrapolis_search::Kind;
use tetrapolis_store::Known;
use tetrapolis_table::{Caller, Refused, write_file};
use tokio::sync::mpsc;

use crate::actor::{Ask, Asked, ReplyTo};
use crate::error::{self, Failure};
use crate::listener::Joining;
use crate::node::Node;
use crate::page::page;
use crate::past::Past;
use crate::session::{caller, is_name, required};
use crate::socket::Peer;
use crate::{fresh, openapi, origin};

/// The longest that a long poll waits, in seconds.
const LONGEST_WAIT: u64 = 55;
/// How many tables a list shows.
const LISTED: u32 = 100;

type Answer<T> = Result<T, Failure>;

/// All addresses of the server.
pub(crate) fn router(node: Node) -> Router {
    let limits = node.shared.config.limits;
    Router::new()
        .route("/api/session", get(session).post(guest).delete(leave))
        .route("/api/accounts", post(register))
        .route("/api/login", post(log_in))
        .route("/api/games", get(games))
        .route("/api/tables", get(lobby).post(open_table))
        .route("/api/history", get(history))
        .route("/api/tables/{table}", get(look))
        .route("/api/tables/{table}/commands", post(command))
        .route("/api/tables/{table}/socket", get(socket))
        .route("/api/tables/{table}/past", get(look_back))
        .route("/api/tables/{table}/continue", post(play_on))
        .route("/api/tables/{table}/record", get(record))
        .route("/api/tables/{table}/game", get(game_record))
        .route("/api/openapi.json", get(openapi::document))
        .route("/api", get(openapi::page))
        .route("/api/page.js", get(openapi::script))
        .route("/api/page.css", get(openapi::style))
        .route("/ready", get(ready))
        .route("/metrics", get(metrics))
        .fallback(page)
        .layer(DefaultBodyLimit::max(limits.body))
        .layer(from_fn_with_state(node.clone(), guard))
        .route("/health", get(async || "ok\n"))
        .with_state(node)
}

/// Counts, limits and checks every request, and adds the headers that browsers heed.
async fn guard(
    State(node): State<Node>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: HttpRequest,
    next: Next,
) -> Response {
    let shared = &node.shared;
    shared.metrics.requests.fetch_add(1, Ordering::Relaxed);
    let address = Address(address(peer, request.headers(), shared.config.behind_proxy));
    let asks = Asker::of(&node, request.headers());
    let safe =
        matches!(*request.method(), Method::GET | Method::HEAD) && !request.headers().contains_key(header::UPGRADE);
    let mut response = if !safe && !origin::is_own(request.headers(), &shared.config.origins) {
        asks.fails(Code::RequestOrigin.into()).into_response()
    } else if !shared.addresses.request(address.0, shared.config.limits.requests, Instant::now()) {
        asks.fails(Code::LimitRate.into()).into_response()
    } else {
        request.extensions_mut().insert(address);
        next.run(request).await
    };
    let headers = response.headers_mut();
    for (name, value) in [
        ("content-security-policy", "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("x-frame-options", "DENY"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cache-control", "no-store"),
    ] {
        headers.entry(HeaderName::from_static(name)).or_insert(HeaderValue::from_static(value));
    }
    response
}

/// The caller's address.
#[derive(Clone, Copy)]
pub(crate) struct Address(IpAddr);

fn address(peer: SocketAddr, headers: &HeaderMap, behind_proxy: bool) -> IpAddr {
    let told = || headers.get("x-forwarded-for")?.to_str().ok()?.rsplit(',').next()?.trim().parse().ok();
    if behind_proxy { told().unwrap_or(peer.ip()) } else { peer.ip() }
}

/// Who is to be answered, in which language.
struct Asker {
    node: Node,
    language: Option<String>,
}

impl Asker {
    fn of(node: &Node, headers: &HeaderMap) -> Asker {
        let language = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        let first = language.and_then(|languages| languages.split([',', ';']).next());
        Asker { node: node.clone(), language: first.map(|language| language.trim().to_owned()) }
    }

    fn fails(&self, refused: Refused) -> Failure {
        Failure { refused, say: self.node.shared.config.say.clone(), language: self.language.clone() }
    }

    async fn known(&self, headers: &HeaderMap) -> Answer<Option<Known>> {
        self.node.shared.known(headers).await.map_err(|refused| self.fails(refused))
    }

    /// Reads a body strictly.
    fn read<T: DeserializeOwned>(&self, body: Result<Bytes, BytesRejection>) -> Answer<T> {
        let body = body.map_err(|_| self.fails(Code::RequestTooLarge.into()))?;
        let body: &[u8] = if body.is_empty() { b"{}" } else { &body };
        serde_json::from_slice(body).map_err(|error| {
            let message = Message::new("refused-request-because").with("reason", error.to_string());
            self.fails(Refused::because(Code::RequestUnreadable, message))
        })
    }

    fn table(&self, id: String) -> Answer<TableId> {
        TableId::new(id).ok_or_else(|| self.fails(Code::TableUnknown.into()))
    }
}

pub(crate) async fn nothing(State(node): State<Node>, headers: HeaderMap) -> Failure {
    Asker::of(&node, &headers).fails(Code::TableUnknown.into())
}

/// Who the server takes the caller for; nothing if it does not know the caller.
#[utoipa::path(get, path = "/api/session", responses((status = 200, body = Session), (status = 204)))]
pub(crate) async fn session(State(node): State<Node>, headers: HeaderMap) -> Answer<Response> {
    let known = Asker::of(&node, &headers).known(&headers).await?;
    Ok(match known {
        Some(known) => Json(Session { name: known.name, account: known.account }).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    })
}

/// Begins a session as a guest.
#[utoipa::path(post, path = "/api/session", request_body = Guest, responses((status = 200, body = Session)))]
pub(crate) async fn guest(
    State(node): State<Node>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let guest: Guest = asker.read(body)?;
    let player = fresh::player();
    let name = guest.name.unwrap_or_else(|| format!("guest-{}", &player.as_str()[..4]));
    if !is_name(&name) {
        return Err(asker.fails(Code::AccountName.into()));
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
    responses((status = 200, body = Session), (status = 400), (status = 409)))]
pub(crate) async fn register(
    State(node): State<Node>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let account = node.shared.register(asker.read(body)?).await.map_err(|refused| asker.fails(refused))?;
    begin(&asker, account).await
}

/// Begins a session with an account.
#[utoipa::path(post, path = "/api/login", request_body = Credentials,
    responses((status = 200, body = Session), (status = 401)))]
pub(crate) async fn log_in(
    State(node): State<Node>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let account = node.shared.log_in(asker.read(body)?).await.map_err(|refused| asker.fails(refused))?;
    begin(&asker, account).await
}

async fn begin(asker: &Asker, account: tetrapolis_store::Account) -> Answer<Response> {
    let name = account.name;
    let cookie = asker.node.shared.begin(account.player, name.clone(), true).await;
    let cookie = cookie.map_err(|refused| asker.fails(refused))?;
    Ok(([(header::SET_COOKIE, cookie)], Json(Session { name, account: true })).into_response())
}

/// The games that can be played.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = [GameEntry])))]
pub(crate) async fn games() -> Json<Vec<GameEntry>> {
    let entry = |entry: &tetrapolis_catalog::Entry| GameEntry {
        name: entry.name.to_owned(),
        title: entry.title.to_owned(),
        least: *entry.seats.start(),
        most: *entry.seats.end(),
        options: entry
            .options
            .iter()
            .map(|choice| GameOption {
                name: choice.name.to_owned(),
                values: choice.values.iter().map(|value| (*value).to_owned()).collect(),
            })
            .collect(),
        bots: Kind::ALL.iter().map(ToString::to_string).collect(),
    };
    Json(GAMES.iter().map(entry).collect())
}

fn entries(rows: &[String]) -> Vec<LobbyEntry> {
    rows.iter().filter_map(|row| serde_json::from_str(row).ok()).collect()
}

/// The public tables that are not over, the newest first.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = [LobbyEntry])))]
pub(crate) async fn lobby(State(node): State<Node>, headers: HeaderMap) -> Answer<Json<Vec<LobbyEntry>>> {
    let rows = node.shared.store.lobby(LISTED).await;
    let rows = rows.map_err(|error| Asker::of(&node, &headers).fails(error::store(&error)))?;
    Ok(Json(entries(&rows)))
}

/// The caller's own tables, the newest first.
#[utoipa::path(get, path = "/api/history", responses((status = 200, body = [LobbyEntry]), (status = 401)))]
pub(crate) async fn history(State(node): State<Node>, headers: HeaderMap) -> Answer<Json<Vec<LobbyEntry>>> {
    let asker = Asker::of(&node, &headers);
    let caller = required(asker.known(&headers).await?).map_err(|refused| asker.fails(refused))?;
    let rows = node.shared.store.tables_of(&caller.player, LISTED).await;
    Ok(Json(entries(&rows.map_err(|error| asker.fails(error::store(&error)))?)))
}

/// Opens a table. Its id is the private link: whoever has it can come in.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses((status = 200, body = OpenedTable), (status = 400), (status = 401), (status = 429)))]
pub(crate) async fn open_table(
    State(node): State<Node>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Json<OpenedTable>> {
    let asker = Asker::of(&node, &headers);
    let host = required(asker.known(&headers).await?).map_err(|refused| asker.fails(refused))?;
    let new: NewTable = asker.read(body)?;
    allowed(&asker, &host).await?;
    let table = node.open_table(&host, new).await.map_err(|refused| asker.fails(refused))?;
    Ok(Json(OpenedTable { table }))
}

/// Whether a player may open one table more.
async fn allowed(asker: &Asker, host: &Caller) -> Answer<()> {
    let shared = &asker.node.shared;
    let rows = shared.store.tables_of(&host.player, LISTED).await;
    let rows = rows.map_err(|error| asker.fails(error::store(&error)))?;
    let open = entries(&rows).iter().filter(|entry| entry.phase != Phase::Finished).count();
    if open < shared.config.limits.tables as usize { Ok(()) } else { Err(asker.fails(Code::LimitTables.into())) }
}

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
}

/// A seat in an address, counted from 1.
fn seat(number: u8) -> Option<Seat> {
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
) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let table = asker.table(table)?;
    let player = asker.known(&headers).await?.map(|known| known.player);
    let (out, mut ready) = mpsc::channel(2);
    let joining = Joining { player, seat: since.seat.and_then(seat), since: since.since.map(Version), out };
    let listener = node.question(&table, |answer| Ask::Join(Box::new(joining), answer)).await;
    let listener = listener.map_err(|refused| asker.fails(refused))?;
    let wait = Duration::from_secs(since.wait.unwrap_or(0).min(LONGEST_WAIT));
    let message = match ready.try_recv() {
        Ok(message) => Some(message),
        Err(_) => tokio::time::timeout(wait, ready.recv()).await.ok().flatten(),
    };
    // A table that has gone has nothing to forget.
    let _ = node.ask(&table, Ask::Quit(listener)).await;
    Ok(match message {
        Some(message) => ([(header::CONTENT_TYPE, "application/json")], message.as_str().to_owned()).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    })
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
    responses((status = 200, description = "done: the command's number and the caller's version"), (status = 409)))]
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
    let ask = |answer| Ask::Command(Box::new(Asked { caller, command }), ReplyTo::Once(answer));
    let version = node.question(&table, ask).await.map_err(|refused| asker.fails(refused))?;
    Ok(Json(tetrapolis_protocol::Reply::Done { id, version }).into_response())
}

/// A socket at a table.
#[utoipa::path(get, path = "/api/tables/{table}/socket", params(("table" = String, Path), Eyes),
    responses((status = 101, description = "a WebSocket"), (status = 403), (status = 429)))]
pub(crate) async fn socket(
    State(node): State<Node>,
    Path(table): Path<String>,
    Query(since): Query<Eyes>,
    headers: HeaderMap,
    axum::Extension(Address(address)): axum::Extension<Address>,
    upgrade: WebSocketUpgrade,
) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let table = asker.table(table)?;
    let known = asker.known(&headers).await?;
    if !node.shared.addresses.connect(address, node.shared.config.limits.connections) {
        return Err(asker.fails(Code::LimitConnections.into()));
    }
    let message = node.shared.config.limits.message;
    let (seat, since) = (since.seat.and_then(seat), since.since.map(Version));
    let peer = Peer { node, table, known, seat, since, language: asker.language, address };
    // What a client says is short; a larger buffer would be cleared for every message.
    let upgrade = upgrade.max_message_size(message).max_frame_size(message).read_buffer_size(message);
    Ok(upgrade.on_upgrade(move |socket| peer.serve(socket)))
}

/// How a client looks back.
#[derive(Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub(crate) struct Back {
    /// With whose eyes: a seat, or 0 for a spectator's; the caller's own without it.
    seat: Option<u8>,
    /// At which version of those eyes; without it at the newest, with the whole log.
    version: Option<u64>,
}

/// The table as it was. Before the end only with the caller's own eyes, after it with anybody's.
#[utoipa::path(get, path = "/api/tables/{table}/past", params(("table" = String, Path), Back),
    responses((status = 200, description = "a state, as on the socket"), (status = 403), (status = 404)))]
pub(crate) async fn look_back(
    State(node): State<Node>,
    Path(table): Path<String>,
    Query(back): Query<Back>,
    headers: HeaderMap,
) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let table = asker.table(table)?;
    let player = asker.known(&headers).await?.map(|known| known.player);
    let events = node.question(&table, Ask::Events).await.map_err(|refused| asker.fails(refused))?.1;
    let past = Past::of(&node, &events, player.as_ref(), back.seat);
    let state = past.and_then(|past| past.state(back.version.map(Version)));
    Ok(Json(state.map_err(|refused| asker.fails(refused))?).into_response())
}

/// Opens a table that goes on from a moment of a finished game, against bots. It waits for its start.
#[utoipa::path(post, path = "/api/tables/{table}/continue", params(("table" = String, Path)),
    request_body = Continuation, responses((status = 200, body = OpenedTable), (status = 401), (status = 409)))]
pub(crate) async fn play_on(
    State(node): State<Node>,
    Path(table): Path<String>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Json<OpenedTable>> {
    let asker = Asker::of(&node, &headers);
    let host = required(asker.known(&headers).await?).map_err(|refused| asker.fails(refused))?;
    let wanted: Continuation = asker.read(body)?;
    allowed(&asker, &host).await?;
    let events = finished(&asker, table).await?;
    let from = Past::of(&node, &events, Some(&host.player), Some(wanted.eyes));
    let from = from.and_then(|past| past.at(wanted.version)).map_err(|refused| asker.fails(refused))?;
    let table = node.continue_table(&host, from, wanted).await.map_err(|refused| asker.fails(refused))?;
    Ok(Json(OpenedTable { table }))
}

async fn finished(asker: &Asker, table: String) -> Answer<Vec<tetrapolis_table::Event>> {
    let table = asker.table(table)?;
    let events = asker.node.question(&table, Ask::Events).await;
    match events.map_err(|refused| asker.fails(refused))? {
        (Phase::Finished, events) => Ok(events),
        (Phase::Gathering | Phase::Running | Phase::Paused, _) => Err(asker.fails(Code::TableNotFinished.into())),
    }
}

fn as_text(text: String) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
}

/// The whole table as one file, when it is over: what `tetrapolis verify` checks.
#[utoipa::path(get, path = "/api/tables/{table}/record", params(("table" = String, Path)),
    responses((status = 200, description = "the file"), (status = 404), (status = 409)))]
pub(crate) async fn record(
    State(node): State<Node>,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Answer<Response> {
    Ok(as_text(write_file(&finished(&Asker::of(&node, &headers), table).await?)))
}

/// The game as a plain record, when it is over: what `tetrapolis replay` shows.
#[utoipa::path(get, path = "/api/tables/{table}/game", params(("table" = String, Path)),
    responses((status = 200, description = "the record"), (status = 404), (status = 409)))]
pub(crate) async fn game_record(
    State(node): State<Node>,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let events = finished(&asker, table).await?;
    let table = tetrapolis_table::LiveTable::replay(&events, &|setup| node.shared.open(setup));
    let table = table.map_err(|_| asker.fails(Code::ServerStore.into()))?;
    Ok(as_text(table.record().to_string()))
}

/// Whether the node can do its work.
#[utoipa::path(get, path = "/ready", responses((status = 200), (status = 503)))]
pub(crate) async fn ready(State(node): State<Node>) -> Response {
    if node.is_stopping() || node.shared.store.ping().await.is_err() {
        return (StatusCode::SERVICE_UNAVAILABLE, "not ready\n").into_response();
    }
    "ready\n".into_response()
}

async fn metrics(State(node): State<Node>) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], node.shared.metrics.text()).into_response()
}
