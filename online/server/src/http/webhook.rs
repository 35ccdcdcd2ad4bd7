//! Where the news of a table goes. The person who opened the table decides.

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use tetrapolis_protocol::{Code, HookState, NewWebhook, PlayerId, TableId, Webhook};
use tetrapolis_store::Hook;

use super::asker::{Answer, Asker};
use super::guard::Address;
use super::notice::{is_language, sends};
use crate::fresh;
use crate::node::Node;
use crate::notice::{hook_url, reason};
use crate::room::Ask;

/// The table, for whoever opened it.
async fn own(asker: &Asker, headers: &HeaderMap, table: String) -> Answer<(TableId, PlayerId)> {
    let table = asker.table(table)?;
    let caller = asker.caller(headers).await?;
    let sitting = asker.node.question(&table, |answer| Ask::Seats(caller.player.clone(), answer)).await;
    let sitting = sitting.map_err(|refused| asker.fails(refused))?;
    if sitting.host { Ok((table, caller.player)) } else { Err(asker.fails(Code::TableNotHost.into())) }
}

fn shown(hook: Hook, secret: bool) -> Webhook {
    let state = hook.why_off.as_deref().map_or(HookState::On, |why| HookState::Off { why: reason(why) });
    let secret = secret.then_some(hook.secret);
    Webhook { url: hook.url, form: hook.form, language: hook.language, state, secret }
}

/// The webhook of the caller's table.
#[utoipa::path(get, path = "/api/tables/{table}/webhook", params(("table" = String, Path)),
    responses((status = 200, body = Webhook), (status = 204), (status = 401), (status = 403), (status = 404)))]
pub(crate) async fn webhook(
    State(node): State<Node>,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let (table, _) = own(&asker, &headers, table).await?;
    let hook = asker.stored(node.shared.store.webhook(&table).await)?;
    Ok(match hook {
        Some(hook) => Json(shown(hook, false)).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    })
}

/// Sets the webhook of the caller's table. The answer alone has the secret with which messages are signed.
#[utoipa::path(put, path = "/api/tables/{table}/webhook", params(("table" = String, Path)), request_body = NewWebhook,
    responses((status = 200, body = Webhook), (status = 400), (status = 401), (status = 403), (status = 404), (status = 409), (status = 429)))]
pub(crate) async fn set(
    State(node): State<Node>,
    Path(table): Path<String>,
    headers: HeaderMap,
    Extension(Address(address)): Extension<Address>,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Json<Webhook>> {
    let asker = Asker::of(&node, &headers);
    let (table, player) = own(&asker, &headers, table).await?;
    let NewWebhook { url, form, language } = asker.read(body)?;
    if !node.has_webhooks() {
        return Err(asker.fails(Code::WebhookOff.into()));
    }
    let url = hook_url(&node.shared.notices, &url).ok_or_else(|| asker.fails(Code::WebhookAddress.into()))?;
    if !language.as_deref().is_none_or(is_language) {
        return Err(asker.fails(Code::NoticeWrong.into()));
    }
    sends(&asker, &player, address)?;
    let language = language.or_else(|| asker.language.clone().filter(|language| is_language(language)));
    let (url, secret) = (url.to_string(), fresh::token());
    let hook = Hook { table, player, url, form, language, secret, why_off: None };
    asker.stored(node.shared.store.set_webhook(&hook).await)?;
    Ok(Json(shown(hook, true)))
}

/// Removes the webhook of the caller's table.
#[utoipa::path(delete, path = "/api/tables/{table}/webhook", params(("table" = String, Path)),
    responses((status = 204), (status = 401), (status = 403), (status = 404)))]
pub(crate) async fn remove(
    State(node): State<Node>,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Answer<StatusCode> {
    let asker = Asker::of(&node, &headers);
    let (table, _) = own(&asker, &headers, table).await?;
    asker.stored(node.shared.store.drop_webhook(&table).await)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Tests the webhook of the caller's table.
#[utoipa::path(post, path = "/api/tables/{table}/webhook/test", params(("table" = String, Path)),
    responses((status = 204), (status = 401), (status = 403), (status = 404), (status = 429)))]
pub(crate) async fn test(
    State(node): State<Node>,
    Path(table): Path<String>,
    headers: HeaderMap,
    Extension(Address(address)): Extension<Address>,
) -> Answer<StatusCode> {
    let asker = Asker::of(&node, &headers);
    let (table, player) = own(&asker, &headers, table).await?;
    let hook = asker.stored(node.shared.store.webhook(&table).await)?;
    if hook.is_none_or(|hook| hook.why_off.is_some()) {
        return Err(asker.fails(Code::WebhookNone.into()));
    }
    sends(&asker, &player, address)?;
    let tried = node.shared.store.try_webhook(&table, fresh::now()).await;
    asker.stored(tried)?;
    Ok(StatusCode::NO_CONTENT)
}
