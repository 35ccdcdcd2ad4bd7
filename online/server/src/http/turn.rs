//! Requests that take a while: no address may have all the places or all the time.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use tetrapolis_protocol::Code;

use super::asker::Asker;
use super::guard::Address;
use crate::error::Failure;
use crate::limit::{Place, Queued, Visit, network};
use crate::node::Node;

/// A place for a request that waits for something: an address has no more than its share of all connections.
pub(super) struct Waiting {
    pub address: IpAddr,
    _place: Place,
}

impl FromRequestParts<Node> for Waiting {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, node: &Node) -> Result<Waiting, Failure> {
        let (address, visit) = (parts.extensions.get::<Address>(), parts.extensions.get::<Arc<Visit>>());
        let fails = |code: Code| Asker::of(node, &parts.headers).fails(code.into());
        let (Some(Address(address)), Some(visit)) = (address, visit) else { return Err(fails(Code::ServerFault)) };
        let (shared, address) = (&node.shared, network(*address));
        let place = shared.connections.take(address, shared.config.limits.connections.min(visit.share()));
        Ok(Waiting { address, _place: place.ok_or_else(|| fails(Code::LimitConnections))? })
    }
}

/// A turn to have a log read. An address has a few at once, and its other requests wait for these.
pub(super) struct Reading {
    _waiting: Waiting,
    _turn: Queued,
}

impl FromRequestParts<Node> for Reading {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, node: &Node) -> Result<Reading, Failure> {
        let waiting = Waiting::from_request_parts(parts, node).await?;
        let turn = node.shared.readings.turn(waiting.address).await;
        Ok(Reading { _waiting: waiting, _turn: turn })
    }
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, SocketAddr};
    use std::time::Duration;

    use axum::body::{Body, to_bytes};
    use axum::extract::ConnectInfo;
    use axum::http::{Request, header};
    use tetrapolis_game::Seat;
    use tetrapolis_protocol::{Command, Commitment, Entropy};
    use tetrapolis_store::{Person, open};
    use tokio::time::timeout;
    use tower::ServiceExt;

    use super::*;
    use crate::fresh;
    use crate::http::{Asset, router};
    use crate::limit::Doors;
    use crate::person::{Machine, caller};
    use crate::room::{Ask, Asked, ReplyTo};
    use crate::{Config, Node};

    const PAGE: &[Asset] = &[Asset { path: "index.html", bytes: b"<title>Tetrapolis</title>", is_gzip: false }];
    const ADDRESS: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

    /// What the server answers at an address of its own.
    async fn get(node: &Node, path: &str, cookie: &str) -> String {
        let request = Request::get(path).header(header::COOKIE, cookie).header(header::HOST, "h");
        let mut request = request.body(Body::empty()).expect("a request");
        let visit = Doors::new(9).enter().expect("a place");
        request.extensions_mut().insert(ConnectInfo(SocketAddr::new(ADDRESS, 1)));
        request.extensions_mut().insert(visit);
        let answer = router(node.clone()).oneshot(request).await.expect("it never fails");
        let body = to_bytes(answer.into_body(), 1 << 20).await.expect("a body");
        String::from_utf8(body.to_vec()).expect("text")
    }

    #[tokio::test]
    async fn whatever_has_a_log_read_waits_for_its_address() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = open(&format!("sqlite://{}/t.db", folder.path().display())).await.expect("the store opens");
        let config = Config { page: PAGE, ..Config::at("127.0.0.1:0".parse().expect("an address")) };
        let node = Node::new(config, store);
        let ann = Person { player: fresh::player(), name: "ann".into(), account: false, colour: None };
        let machine = Machine { name: None, agent: None };
        let begun = node.shared.begin(ann, machine).await.unwrap_or_else(|refused| panic!("{refused}"));
        let cookie = begun.cookie.to_str().expect("text").split(';').next().expect("a cookie").to_owned();
        let mut headers = axum::http::HeaderMap::new();
        headers.insert(header::COOKIE, cookie.parse().expect("a cookie"));
        let known = node.shared.known(&headers).await.unwrap_or_else(|refused| panic!("{refused}")).expect("ann");
        let new = serde_json::from_str(r#"{"game":"point-city","seats":2}"#).expect("a table");
        let ann = caller(known, None);
        let opened = node.open_table(&ann, new).await;
        let table = opened.unwrap_or_else(|refused| panic!("{refused}"));

        let mut taken = Vec::new();
        while let Ok(turn) = timeout(Duration::ZERO, node.shared.readings.turn(ADDRESS)).await {
            taken.push(turn);
        }
        let link = format!("/table/{table}");
        assert!(
            get(&node, &link, &cookie).await.contains("preview-home"),
            "the page is given without what the link shows"
        );
        assert_eq!(node.shared.metrics.tables.get(), 0, "no log was read");
        let share = Commitment::to(&Entropy::new("1".repeat(32)).expect("hexadecimal"));
        let asked = Box::new(Asked { caller: Some(ann), command: Command::Sit { seat: Seat(0), share } });
        let sat = node.question(&table, |answer| Ask::Command(asked, ReplyTo::Once(1, answer))).await;
        sat.unwrap_or_else(|refused| panic!("{refused}"));
        let running = timeout(Duration::from_millis(200), get(&node, "/api/running", &cookie)).await;
        assert!(running.is_err(), "the list waits: {running:?}");
        taken.clear();
        assert!(get(&node, &link, &cookie).await.contains("preview-table"));
        assert!(get(&node, "/api/running", &cookie).await.contains(table.as_str()));
    }
}
