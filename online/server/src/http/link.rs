//! Links between devices.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use serde::Deserialize;
use tetrapolis_protocol::{Claim, ClaimAsked, ClaimNews, Claimed, Code, LinkAnswer, LinkNews, LinkState, NewLink};
use tokio::time::Instant;

use super::asker::{Answer, Asker, Query};
use super::guard::Address;
use super::table::LONGEST_WAIT;
use super::turn;
use crate::limit::network;
use crate::node::Node;
use crate::person::{Begun, Machine, token_hash};

/// When a long poll ends.
fn deadline(seconds: u64) -> Instant {
    Instant::now() + Duration::from_secs(seconds.min(LONGEST_WAIT))
}

/// Makes a link that lets another device become the caller, once and for ten minutes. An older one of this device ends.
#[utoipa::path(post, path = "/api/links", responses((status = 200, body = NewLink), (status = 401), (status = 429)))]
pub(crate) async fn make(State(node): State<Node>, headers: HeaderMap) -> Answer<Json<NewLink>> {
    let asker = Asker::of(&node, &headers);
    let (session, known) = asker.somebody(&headers).await?;
    if !node.shared.rates.links.allows(&known.player) {
        return Err(asker.fails(Code::LimitRate.into()));
    }
    node.shared.make_link(&session).await.map(Json).map_err(|refused| asker.fails(refused))
}

/// Ends the link of this device.
#[utoipa::path(delete, path = "/api/links", responses((status = 204), (status = 401)))]
pub(crate) async fn end(State(node): State<Node>, headers: HeaderMap) -> Answer<StatusCode> {
    let asker = Asker::of(&node, &headers);
    let (session, _) = asker.somebody(&headers).await?;
    asker.stored(node.shared.store.end_link(&session).await)?;
    Ok(StatusCode::NO_CONTENT)
}

/// How long to wait for news of a link.
#[derive(Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub(crate) struct Waiting {
    /// How many seconds to wait for a change of the link, at most 55.
    #[serde(default)]
    wait: u64,
    /// The state that the client knows; `open` by default.
    state: Option<LinkState>,
}

/// The state of this device's link, and which device has claimed it.
#[utoipa::path(get, path = "/api/links/mine", params(Waiting),
    responses((status = 200, body = LinkNews), (status = 401), (status = 429)))]
pub(crate) async fn mine(
    State(node): State<Node>,
    Query(waiting): Query<Waiting>,
    headers: HeaderMap,
    _place: turn::Waiting,
) -> Answer<Json<LinkNews>> {
    let asker = Asker::of(&node, &headers);
    // Before it is read: a session that ends meanwhile must not go unnoticed.
    let mut over = node.shared.sessions.attach(token_hash(&headers));
    let (session, _) = asker.somebody(&headers).await?;
    let was = waiting.state.unwrap_or(LinkState::Open);
    let news = tokio::select! {
        news = node.shared.link_news(&session, was, deadline(waiting.wait)) => news,
        () = over.is_over() => Err(Code::SessionNone.into()),
    };
    news.map(Json).map_err(|refused| asker.fails(refused))
}

/// Says whether the device that has claimed the link may become the caller.
#[utoipa::path(post, path = "/api/links/confirm", request_body = LinkAnswer,
    responses((status = 200, body = LinkNews), (status = 401), (status = 404), (status = 429)))]
pub(crate) async fn confirm(
    State(node): State<Node>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Json<LinkNews>> {
    let asker = Asker::of(&node, &headers);
    let (session, known) = asker.somebody(&headers).await?;
    let answer: LinkAnswer = asker.read(body)?;
    if !node.shared.rates.gestures.allows(&known.player) {
        return Err(asker.fails(Code::LimitRate.into()));
    }
    node.shared.answer_link(&session, &answer).await.map(Json).map_err(|refused| asker.fails(refused))
}

/// Claims a link for the device that asks, by its secret or by its code. The first device has to confirm it.
#[utoipa::path(post, path = "/api/links/claim", request_body = Claim,
    responses((status = 200, body = Claimed), (status = 400), (status = 404), (status = 429)))]
pub(crate) async fn claim(
    State(node): State<Node>,
    headers: HeaderMap,
    Extension(Address(address)): Extension<Address>,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Json<Claimed>> {
    let asker = Asker::of(&node, &headers);
    let claim: Claim = asker.read(body)?;
    tries(&asker, &address)?;
    let machine = Machine::of(&headers, claim.device.as_deref());
    node.shared.claim(&claim, machine).await.map(Json).map_err(|refused| asker.fails(refused))
}

/// Whether an address may try another code; all addresses together may not try too many either.
pub(super) fn tries(asker: &Asker, address: &std::net::IpAddr) -> Answer<()> {
    let rates = &asker.node.shared.rates;
    let allowed = rates.logins_from.allows(&network(*address)) && rates.codes.allows(&());
    if allowed { Ok(()) } else { Err(asker.fails(Code::LimitLogins.into())) }
}

/// The result of a claim. When it is confirmed, the answer brings the session, once. The device is then no longer
/// signed in as anybody else.
#[utoipa::path(post, path = "/api/links/claims", request_body = ClaimAsked,
    responses((status = 200, body = ClaimNews), (status = 429)))]
pub(crate) async fn claimed(
    State(node): State<Node>,
    headers: HeaderMap,
    _place: turn::Waiting,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let wanted: ClaimAsked = asker.read(body)?;
    let machine = Machine::of(&headers, None);
    let news = node.shared.claim_news(&wanted.claim, deadline(wanted.wait), machine).await;
    let (state, begun) = news.map_err(|refused| asker.fails(refused))?;
    let Some(Begun { session, cookie, .. }) = begun else {
        return Ok(Json(ClaimNews { state, session: None }).into_response());
    };
    if let Some(hash) = token_hash(&headers) {
        node.shared.end_one(&hash).await.map_err(|refused| asker.fails(refused))?;
    }
    let news = ClaimNews { state, session: Some(session) };
    Ok(([(header::SET_COOKIE, cookie)], Json(news)).into_response())
}
