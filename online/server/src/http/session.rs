//! Sessions and accounts.

use std::net::IpAddr;

use axum::Extension;
use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use tetrapolis_protocol::{Code, Credentials, Guest, PersonChange, Session};
use tetrapolis_store::{Account, Person};
use tetrapolis_table::Refused;

use super::asker::{Answer, Asker};
use super::guard::Address;
use crate::fresh;
use crate::limit::network;
use crate::node::Node;
use crate::person::{Begun, Machine, is_name, session_of, token_hash};

/// Who the caller is; nothing if the server does not know the caller.
#[utoipa::path(get, path = "/api/session", responses((status = 200, body = Session), (status = 204)))]
pub(crate) async fn session(State(node): State<Node>, headers: HeaderMap) -> Answer<Response> {
    let known = Asker::of(&node, &headers).known(&headers).await?;
    Ok(match known {
        Some(known) => Json(Session { name: known.name, account: known.account, colour: known.colour }).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    })
}

/// Whether an address may begin something else that is kept.
pub(super) fn begins(asker: &Asker, address: IpAddr) -> Answer<()> {
    let allowed = asker.node.shared.rates.begins(&network(address));
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
    let person = newcomer(&node, guest).await.map_err(|refused| asker.fails(refused))?;
    let begun = node.shared.begin(person, Machine::of(&headers, None)).await;
    Ok(known_now(begun.map_err(|refused| asker.fails(refused))?))
}

/// A guest with the name and the colour that are asked for; without a name, the server finds both.
async fn newcomer(node: &Node, guest: Guest) -> Result<Person, Refused> {
    let (name, colour) = if let Some(name) = guest.name {
        if !is_name(&name) {
            return Err(Code::AccountName.into());
        }
        node.shared.must_be_free(&name).await?;
        (name, guest.colour)
    } else {
        let (name, colour) = node.shared.guest_name().await?;
        (name, guest.colour.or(colour))
    };
    Ok(Person { player: fresh::player(), name, account: false, colour })
}

/// Changes the caller's name and colour. The name of an account does not change.
#[utoipa::path(put, path = "/api/session", request_body = PersonChange,
    responses((status = 200, body = Session), (status = 400), (status = 401), (status = 409), (status = 429)))]
pub(crate) async fn change(
    State(node): State<Node>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Json<Session>> {
    let asker = Asker::of(&node, &headers);
    let (_, known) = asker.somebody(&headers).await?;
    let change: PersonChange = asker.read(body)?;
    if !node.shared.rates.gestures.allows(&known.player) {
        return Err(asker.fails(Code::LimitRate.into()));
    }
    let person = node.rename(&known, change).await.map_err(|refused| asker.fails(refused))?;
    Ok(Json(session_of(&person)))
}

/// Ends the session.
#[utoipa::path(delete, path = "/api/session", responses((status = 204)))]
pub(crate) async fn leave(State(node): State<Node>, headers: HeaderMap) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let cookie = node.shared.end(&headers).await.map_err(|refused| asker.fails(refused))?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]).into_response())
}

/// Makes an account. A guest becomes the account, with all tables and on all devices; for anybody else a session
/// begins.
#[utoipa::path(post, path = "/api/accounts", request_body = Credentials,
    responses((status = 200, body = Session), (status = 400), (status = 409), (status = 429)))]
pub(crate) async fn register(
    State(node): State<Node>,
    headers: HeaderMap,
    Extension(Address(address)): Extension<Address>,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let credentials: Credentials = asker.read(body)?;
    let guest = asker.known(&headers).await?.filter(|known| !known.account);
    let player = guest.as_ref().map(|guest| guest.player.clone());
    let known = node.shared.know_device(&credentials.name, None).await.map_err(|refused| asker.fails(refused))?;
    let account = node.shared.register(credentials, player, address).await.map_err(|refused| asker.fails(refused))?;
    let Some(guest) = guest else { return begin(&asker, &headers, account, known).await };
    let person = node.becomes(&guest, account).await.map_err(|refused| asker.fails(refused))?;
    Ok(([(header::SET_COOKIE, known)], Json(session_of(&person))).into_response())
}

/// Begins a session with an account. The session that the caller has had ends.
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
    let device = node.shared.known_device(&headers, &credentials.name).await.map_err(|refused| asker.fails(refused))?;
    let account = node.shared.log_in(credentials, device.clone(), address).await;
    let account = account.map_err(|refused| asker.fails(refused))?;
    let known = node.shared.know_device(&account.name, device).await.map_err(|refused| asker.fails(refused))?;
    begin(&asker, &headers, account, known).await
}

async fn begin(asker: &Asker, headers: &HeaderMap, account: Account, known: HeaderValue) -> Answer<Response> {
    let begun = asker.node.shared.enter(account, Machine::of(headers, None)).await;
    let mut response = become_somebody(asker, headers, begun.map_err(|refused| asker.fails(refused))?).await?;
    response.headers_mut().append(header::SET_COOKIE, known);
    Ok(response)
}

fn known_now(Begun { session, cookie, .. }: Begun) -> Response {
    ([(header::SET_COOKIE, cookie)], Json(session)).into_response()
}

/// Signs the device in as somebody, and out as anybody else.
pub(super) async fn become_somebody(asker: &Asker, headers: &HeaderMap, begun: Begun) -> Answer<Response> {
    if let Some(hash) = token_hash(headers) {
        asker.node.shared.end_one(&hash).await.map_err(|refused| asker.fails(refused))?;
    }
    Ok(known_now(begun))
}
