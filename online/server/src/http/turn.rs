//! Requests that take their time: one address has neither all places nor all the time.

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

/// A turn to have a log read: an address has a few at once, and whatever else it wants waits for these.
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
