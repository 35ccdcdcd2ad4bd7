//! Whether the node works, and how much.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::node::Node;

/// Whether the node can do its work.
#[utoipa::path(get, path = "/ready", responses((status = 200), (status = 503)))]
pub(crate) async fn ready(State(node): State<Node>) -> Response {
    if node.is_stopping() || node.shared.store.ping().await.is_err() {
        return (StatusCode::SERVICE_UNAVAILABLE, "not ready\n").into_response();
    }
    "ready\n".into_response()
}

/// The figures of the node for Prometheus.
pub(super) async fn metrics(State(node): State<Node>) -> Response {
    node.shared.metrics.unreadable.set(node.shared.store.unreadable().count() as i64);
    ([(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], node.shared.metrics.text())
        .into_response()
}
