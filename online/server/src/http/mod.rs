//! Everything that a client asks, over HTTP and sockets.

mod ahead;
mod asker;
mod device;
mod guard;
mod health;
mod help;
mod home;
mod invite;
mod lesson;
mod link;
mod lobby;
mod mail;
mod notice;
mod openapi;
mod origin;
mod page;
mod passkey;
mod past;
mod person;
mod preview;
mod push;
mod recovery;
mod review;
mod session;
mod socket;
mod table;
mod turn;
mod webhook;

use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, MatchedPath, Request};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::middleware::{from_fn_with_state, map_response};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post, put};
use tetrapolis_protocol::Code;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;
use tracing::Span;

pub(crate) use self::ahead::Ahead;
use self::asker::Asker;
use self::guard::guard;
pub use self::openapi::openapi;
pub use self::page::Asset;
use crate::node::Node;

/// The longest that an answer may take. A client may ask to wait for less than this.
const LONGEST: Duration = Duration::from_secs(60);

/// The headers of every answer that has no others.
const HEADERS: [(&str, &str); 6] = [
    ("content-security-policy", "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("x-frame-options", "DENY"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cache-control", "no-store"),
];

/// All addresses of the server.
pub(crate) fn router(node: Node) -> Router {
    let limits = node.shared.config.limits;
    let fault = {
        let node = node.clone();
        move |_| Asker::in_any_language(&node).fails(Code::ServerFault.into()).into_response()
    };
    // Layers in one list are one service: each `layer` is copied to the heap for every request.
    Router::new()
        .route("/api/session", get(session::session).post(session::guest).put(session::change).delete(session::leave))
        .route("/api/accounts", post(session::register))
        .route("/api/login", post(session::log_in))
        .route("/api/person", get(person::everything).delete(person::forget))
        .route("/api/person/password", put(person::change_password))
        .route("/api/person/progress", get(person::progress).put(person::keep_progress))
        .route("/api/person/reviews", get(person::reviews))
        .route("/api/features", get(passkey::features))
        .route("/api/links", post(link::make).delete(link::end))
        .route("/api/links/mine", get(link::mine))
        .route("/api/links/confirm", post(link::confirm))
        .route("/api/links/claim", post(link::claim))
        .route("/api/links/claims", post(link::claimed))
        .route("/api/devices", get(device::devices).delete(device::sign_out_others))
        .route("/api/devices/{device}", delete(device::sign_out))
        .route("/api/recovery", get(recovery::kept).post(recovery::make).delete(recovery::end))
        .route("/api/recovery/use", post(recovery::recover))
        .route("/api/passkeys", get(passkey::passkeys))
        .route("/api/passkeys/{passkey}", delete(passkey::remove))
        .route("/api/passkeys/begin", post(passkey::begin))
        .route("/api/passkeys/finish", post(passkey::finish))
        .route("/api/passkeys/enter/begin", post(passkey::enter))
        .route("/api/passkeys/enter/finish", post(passkey::entered))
        .route("/api/games", get(lobby::games))
        .route("/api/tables", get(lobby::lobby).post(lobby::open_table))
        .route("/api/lessons", get(lesson::lessons).post(lesson::own))
        .route("/api/lessons/{game}/{number}", post(lesson::take))
        .route("/api/running", get(home::running))
        .route("/api/history", get(home::history))
        .route("/api/tables/{table}", get(table::look))
        .route("/api/tables/{table}/commands", post(table::command))
        .route("/api/tables/{table}/socket", get(table::socket))
        .route("/api/tables/{table}/hint", post(help::hint))
        .route("/api/tables/{table}/objection", post(help::objection))
        .route("/api/tables/{table}/log", get(table::log))
        .route("/api/tables/{table}/past", get(past::look_back))
        .route("/api/tables/{table}/past/explain", get(past::explain))
        .route("/api/tables/{table}/past/scores", get(past::scores))
        .route("/api/tables/{table}/continue", post(past::play_on))
        .route("/api/tables/{table}/review", get(review::review))
        .route("/api/tables/{table}/review/attempt", post(review::attempt))
        .route("/api/tables/{table}/record", get(past::record))
        .route("/api/tables/{table}/game", get(past::game_record))
        .route("/api/notices", get(notice::list))
        .route("/api/notices/seen", post(notice::seen))
        .route("/api/notices/settings", get(notice::settings).put(notice::choose))
        .route("/api/notices/test", post(notice::test))
        .route("/api/push", get(push::key).post(push::subscribe).delete(push::unsubscribe))
        .route("/api/mail", post(mail::ask).delete(mail::remove))
        .route("/api/mail/confirm", post(mail::confirm))
        .route("/api/mail/stop", get(mail::stop_page).post(mail::stop))
        .route("/api/companions", get(invite::companions))
        .route("/api/tables/{table}/invite", post(invite::invite))
        .route("/api/tables/{table}/webhook", get(webhook::webhook).put(webhook::set).delete(webhook::remove))
        .route("/api/tables/{table}/webhook/test", post(webhook::test))
        .route("/api/openapi.json", get(openapi::document))
        .route("/api", get(openapi::page))
        .route("/api/page.js", get(openapi::script))
        .route("/api/page.css", get(openapi::style))
        .route("/ready", get(health::ready))
        .route("/metrics", get(health::metrics))
        .fallback(page::page)
        .layer((
            from_fn_with_state(node.clone(), guard),
            TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, LONGEST),
            CatchPanicLayer::custom(fault),
            DefaultBodyLimit::max(limits.body),
        ))
        .route("/health", get(async || "ok\n"))
        .layer((TraceLayer::new_for_http().make_span_with(span), map_response(with_headers)))
        .with_state(node)
}

async fn with_headers(mut response: Response) -> Response {
    for (name, value) in HEADERS {
        response.headers_mut().entry(HeaderName::from_static(name)).or_insert(HeaderValue::from_static(value));
    }
    response
}

/// What the log says about a request. It leaves out the table's id, because that is the way in.
fn span(request: &Request) -> Span {
    let path = request.extensions().get::<MatchedPath>().map_or("", MatchedPath::as_str);
    tracing::debug_span!("request", method = %request.method(), path)
}
