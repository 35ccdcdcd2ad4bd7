//! Addresses for letters. Only a confirmed address gets letters.

use axum::Extension;
use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse};
use serde::Deserialize;
use tetrapolis_game::Message;
use tetrapolis_protocol::{Code, MailAddress, MailCode, NoticeSettings};
use tetrapolis_store::{Confirmed, Unconfirmed};

use super::asker::{Answer, Asker, Query};
use super::guard::Address;
use super::notice::{sends, settings_of};
use crate::fresh;
use crate::node::Node;
use crate::notice::{code_letter, read_address};

/// How long a code is good, in milliseconds.
const GOOD: u64 = 15 * 60 * 1_000;
/// How many characters a code has; with five tries nobody guesses it.
const CODE: usize = 8;

/// Mails a code to an address; the letters come when it is confirmed.
#[utoipa::path(post, path = "/api/mail", request_body = MailAddress,
    responses((status = 204), (status = 400), (status = 401), (status = 409), (status = 429)))]
pub(crate) async fn ask(
    State(node): State<Node>,
    headers: HeaderMap,
    Extension(Address(address)): Extension<Address>,
    body: Result<Bytes, BytesRejection>,
) -> Answer<StatusCode> {
    let asker = Asker::of(&node, &headers);
    let caller = asker.caller(&headers).await?;
    let wanted: MailAddress = asker.read(body)?;
    if !node.shared.notices.has_mail() {
        return Err(asker.fails(Code::MailOff.into()));
    }
    let wanted = read_address(&wanted.address).ok_or_else(|| asker.fails(Code::MailAddress.into()))?;
    sends(&asker, &caller.player, address)?;
    let code = fresh::token()[..CODE].to_owned();
    let unconfirmed =
        Unconfirmed { address: wanted.clone(), code: fresh::token_hash(&code), until: fresh::now().plus(GOOD) };
    let kept = node.shared.store.ask_address(&caller.player, &unconfirmed).await;
    asker.stored(kept)?;
    // Separate from the request, so that a mail server that hangs does not occupy a connection.
    let language = asker.language.clone();
    tokio::spawn(async move {
        let (notices, config) = (&node.shared.notices, &node.shared.config);
        if !code_letter(notices, config, language.as_deref(), &wanted, &code).await {
            tracing::warn!("a letter with a code could not be sent");
        }
    });
    Ok(StatusCode::NO_CONTENT)
}

/// Confirms the address with the code that was mailed to it.
#[utoipa::path(post, path = "/api/mail/confirm", request_body = MailCode,
    responses((status = 200, body = NoticeSettings), (status = 401), (status = 409), (status = 429)))]
pub(crate) async fn confirm(
    State(node): State<Node>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Json<NoticeSettings>> {
    let asker = Asker::of(&node, &headers);
    let caller = asker.caller(&headers).await?;
    let MailCode { code } = asker.read(body)?;
    if !node.shared.rates.gestures.allows(&caller.player) {
        return Err(asker.fails(Code::LimitRate.into()));
    }
    let (code, stop) = (fresh::token_hash(&code.trim().to_lowercase()), fresh::token());
    let confirmed = node.shared.store.confirm_address(&caller.player, &code, &stop, fresh::now()).await;
    match asker.stored(confirmed)? {
        Confirmed::Yes => settings_of(&asker, &caller.player).await,
        Confirmed::Wrong => Err(asker.fails(Code::MailCode.into())),
        Confirmed::Late => Err(asker.fails(Code::MailLate.into())),
    }
}

/// Forgets the caller's address.
#[utoipa::path(delete, path = "/api/mail", responses((status = 204), (status = 401)))]
pub(crate) async fn remove(State(node): State<Node>, headers: HeaderMap) -> Answer<StatusCode> {
    let asker = Asker::of(&node, &headers);
    let caller = asker.caller(&headers).await?;
    let dropped = node.shared.store.drop_address(&caller.player).await;
    asker.stored(dropped)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whose letters end.
#[derive(Deserialize, utoipa::IntoParams)]
pub(crate) struct Stop {
    /// What the link in a letter names.
    token: String,
}

/// A page whose only button ends the letters. Looking at it ends nothing, because some programs follow the links in
/// letters.
#[utoipa::path(get, path = "/api/mail/stop", params(Stop), responses((status = 200, description = "a small page")))]
pub(crate) async fn stop_page(State(node): State<Node>, headers: HeaderMap) -> impl IntoResponse {
    let asker = Asker::of(&node, &headers);
    // A form without an address goes back to the page's own, token and all.
    let form = |button: &str| format!("<form method=\"post\"><button>{button}</button></form>");
    // A browser that may not say where a form comes from calls its origin "null", which is refused.
    ([(header::REFERRER_POLICY, "same-origin")], page(&asker, "letter-stop-page", form))
}

/// Ends the letters to the address to which a letter with this link was sent, and forgets the address.
#[utoipa::path(post, path = "/api/mail/stop", params(Stop), responses((status = 200, description = "a small page")))]
pub(crate) async fn stop(
    State(node): State<Node>,
    Query(stop): Query<Stop>,
    headers: HeaderMap,
) -> Answer<Html<String>> {
    let asker = Asker::of(&node, &headers);
    let stopped = node.shared.store.stop_letters(&stop.token).await;
    asker.stored(stopped)?;
    // The same for a link that was used before.
    Ok(page(&asker, "letter-stopped", |_| String::new()))
}

fn page(asker: &Asker, key: &'static str, form: impl FnOnce(&str) -> String) -> Html<String> {
    let say = |key| {
        let said = (asker.node.shared.config.say)(&Message::new(key), asker.language.as_deref());
        said.replace('&', "&amp;").replace('<', "&lt;")
    };
    let (sentence, button) = (say(key), form(&say("letter-stop-button")));
    Html(format!(
        "<!doctype html><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>Tetrapolis</title><h1>Tetrapolis</h1><p>{sentence}</p>{button}\n"
    ))
}
