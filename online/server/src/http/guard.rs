//! What every request goes through before it is answered.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::body::{Body, to_bytes};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tetrapolis_protocol::Code;

use super::asker::Asker;
use super::origin;
use crate::limit::{Visit, network};
use crate::node::Node;
use crate::person::token;

/// A request's body has to be here after this time.
const BODY: Duration = Duration::from_secs(15);

/// Counts, limits and checks every request, and waits for the whole of it.
pub(super) async fn guard(
    State(node): State<Node>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Extension(visit): Extension<Arc<Visit>>,
    mut request: Request,
    next: Next,
) -> Response {
    let shared = &node.shared;
    // A command may be a secret answer, and a player who asks for help may have a choice.
    if !["/commands", "/hint", "/objection"].iter().any(|end| request.uri().path().ends_with(end)) {
        shared.metrics.requests.inc();
    }
    let address = Address(address(peer, request.headers(), shared.config.behind_proxy));
    let asks = Asker::of(&node, request.headers());
    let fails = |code: Code| asks.fails(code.into()).into_response();
    let safe =
        matches!(*request.method(), Method::GET | Method::HEAD) && !request.headers().contains_key(header::UPGRADE);
    if !safe && !origin::is_own(request.headers(), &shared.config.origins) {
        return fails(Code::RequestOrigin);
    }
    if !shared.rates.requests.allows(&network(address.0)) {
        return fails(Code::LimitRate);
    }
    // Until the whole request has arrived, the connection is not at work and may have to make room for others.
    let body = std::mem::replace(request.body_mut(), Body::empty());
    match tokio::time::timeout(BODY, to_bytes(body, shared.config.limits.body)).await {
        Ok(Ok(body)) => *request.body_mut() = Body::from(body),
        Ok(Err(_)) => return fails(Code::RequestTooLarge),
        Err(_) => return fails(Code::RequestSlow),
    }
    let _work = visit.work();
    request.extensions_mut().insert(address);
    // The files of the page are kept by others, who must not keep a cookie.
    let token = token(request.headers()).filter(|_| request.uri().path().starts_with("/api/"));
    let mut response = next.run(request).await;
    if let Some(token) = token
        && !response.headers().contains_key(header::SET_COOKIE)
        && let Some(cookie) = shared.renewed(&token)
    {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}

/// The caller's address.
#[derive(Clone, Copy)]
pub(super) struct Address(pub IpAddr);

/// Behind a proxy, the last entry is the proxy's own; the caller sent whatever comes before it.
fn address(peer: SocketAddr, headers: &HeaderMap, behind_proxy: bool) -> IpAddr {
    let told = || {
        let entry = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?.rsplit(',').next()?.trim();
        entry.parse().ok().or_else(|| entry.parse::<SocketAddr>().ok().map(|entry| entry.ip()))
    };
    if behind_proxy { told().unwrap_or(peer.ip()) } else { peer.ip() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(entries: &[&str], behind_proxy: bool) -> String {
        let mut headers = HeaderMap::new();
        for entry in entries {
            headers.append("x-forwarded-for", entry.parse().expect("a value"));
        }
        address("10.0.0.9:1".parse().expect("an address"), &headers, behind_proxy).to_string()
    }

    #[test]
    fn only_the_entry_of_the_proxy_counts() {
        assert_eq!(told(&["1.1.1.1"], true), "1.1.1.1");
        assert_eq!(told(&["6.6.6.6, 1.1.1.1"], true), "1.1.1.1");
        assert_eq!(told(&["6.6.6.6", "1.1.1.1"], true), "1.1.1.1", "a header of the caller, then one of the proxy");
        assert_eq!(told(&["6.6.6.6, 1.1.1.1:5000"], true), "1.1.1.1");
        assert_eq!(told(&["[2001:db8::1]:5000"], true), "2001:db8::1");
        assert_eq!(told(&["6.6.6.6", "unknown"], true), "10.0.0.9");
        assert_eq!(told(&[], true), "10.0.0.9");
        assert_eq!(told(&["1.1.1.1"], false), "10.0.0.9");
    }
}
