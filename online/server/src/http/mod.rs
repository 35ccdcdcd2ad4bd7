//! Everything that a client asks, over HTTP and sockets.

mod asker;
mod guard;
mod health;
mod lobby;
mod openapi;
mod origin;
mod page;
mod past;
mod session;
mod socket;
mod table;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};

use self::guard::guard;
pub use self::openapi::openapi;
pub use self::page::Asset;
use crate::node::Node;

/// All addresses of the server.
pub(crate) fn router(node: Node) -> Router {
    let limits = node.shared.config.limits;
    Router::new()
        .route("/api/session", get(session::session).post(session::guest).delete(session::leave))
        .route("/api/accounts", post(session::register))
        .route("/api/login", post(session::log_in))
        .route("/api/games", get(lobby::games))
        .route("/api/tables", get(lobby::lobby).post(lobby::open_table))
        .route("/api/history", get(lobby::history))
        .route("/api/tables/{table}", get(table::look))
        .route("/api/tables/{table}/commands", post(table::command))
        .route("/api/tables/{table}/socket", get(table::socket))
        .route("/api/tables/{table}/past", get(past::look_back))
        .route("/api/tables/{table}/continue", post(past::play_on))
        .route("/api/tables/{table}/record", get(past::record))
        .route("/api/tables/{table}/game", get(past::game_record))
        .route("/api/openapi.json", get(openapi::document))
        .route("/api", get(openapi::page))
        .route("/api/page.js", get(openapi::script))
        .route("/api/page.css", get(openapi::style))
        .route("/ready", get(health::ready))
        .route("/metrics", get(health::metrics))
        .fallback(page::page)
        .layer(DefaultBodyLimit::max(limits.body))
        .layer(from_fn_with_state(node.clone(), guard))
        .route("/health", get(async || "ok\n"))
        .with_state(node)
}
