//! What every request goes through before it is answered.

use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::Ordering;
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tetrapolis_protocol::Code;

use super::asker::Asker;
use super::origin;
use crate::node::Node;

/// Counts, limits and checks every request, and adds the headers that browsers heed.
pub(super) async fn guard(
    State(node): State<Node>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
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
pub(super) struct Address(pub IpAddr);

fn address(peer: SocketAddr, headers: &HeaderMap, behind_proxy: bool) -> IpAddr {
    let told = || headers.get("x-forwarded-for")?.to_str().ok()?.rsplit(',').next()?.trim().parse().ok();
    if behind_proxy { told().unwrap_or(peer.ip()) } else { peer.ip() }
}
