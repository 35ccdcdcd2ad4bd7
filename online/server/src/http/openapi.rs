//! The description of the API, written from the code, and a page to read it.

use axum::Json;
use axum::http::header;
use axum::response::{Html, IntoResponse};
use utoipa::OpenApi;

use super::{
    device, health, help, home, invite, lesson, link, lobby, mail, notice, passkey, past, person, push, recovery,
    review, session, table, webhook,
};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Tetrapolis",
        description = "Tables online. Sessions are cookies; docs/protocol.md shows the socket."
    ),
    paths(
        session::session,
        session::guest,
        session::change,
        session::leave,
        session::register,
        session::log_in,
        person::everything,
        person::forget,
        person::change_password,
        person::reviews,
        person::progress,
        person::keep_progress,
        passkey::features,
        link::make,
        link::end,
        link::mine,
        link::confirm,
        link::claim,
        link::claimed,
        device::devices,
        device::sign_out,
        device::sign_out_others,
        recovery::make,
        recovery::kept,
        recovery::end,
        recovery::recover,
        passkey::passkeys,
        passkey::begin,
        passkey::finish,
        passkey::enter,
        passkey::entered,
        passkey::remove,
        lobby::games,
        lobby::lobby,
        lobby::open_table,
        home::running,
        home::history,
        lesson::lessons,
        lesson::take,
        lesson::own,
        table::look,
        table::command,
        help::hint,
        help::objection,
        table::log,
        table::socket,
        past::look_back,
        past::explain,
        past::scores,
        past::play_on,
        review::review,
        review::attempt,
        past::record,
        past::game_record,
        notice::list,
        notice::seen,
        notice::settings,
        notice::choose,
        notice::test,
        push::key,
        push::subscribe,
        push::unsubscribe,
        mail::ask,
        mail::confirm,
        mail::remove,
        mail::stop_page,
        mail::stop,
        invite::companions,
        invite::invite,
        webhook::webhook,
        webhook::set,
        webhook::remove,
        webhook::test,
        health::ready,
    ),
    components(schemas(tetrapolis_protocol::Problem, tetrapolis_protocol::Command))
)]
struct Description;

/// The description of the API.
pub fn openapi() -> utoipa::openapi::OpenApi {
    Description::openapi()
}

pub(crate) async fn document() -> Json<utoipa::openapi::OpenApi> {
    Json(openapi())
}

pub(crate) async fn page() -> Html<&'static str> {
    Html(include_str!("../../page/api.html"))
}

pub(crate) async fn script() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/javascript; charset=utf-8")], include_str!("../../page/api.js"))
}

pub(crate) async fn style() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], include_str!("../../page/api.css"))
}
