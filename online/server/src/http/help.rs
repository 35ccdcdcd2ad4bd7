//! Hints and the tutor, while a game is played.

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use tetrapolis_protocol::{Attempted, Code, HintWanted, Hinted, MoveInDoubt, PlayerId, Strictness, Version};
use tetrapolis_review::Tutor;

use super::asker::{Answer, Asker, Query};
use super::table::{By, seat};
use super::turn::Waiting;
use crate::advice::advise;
use crate::node::Node;
use crate::room::{Ask, Helped, Wanted};

/// A hint for the seat that has to act, by what it can know: what matters, where, and the move. The log notes that the
/// seat asked, once in each position.
#[utoipa::path(post, path = "/api/tables/{table}/hint", params(("table" = String, Path), By), request_body = HintWanted,
    responses((status = 200, body = Hinted), (status = 401), (status = 409), (status = 429)))]
pub(crate) async fn hint(
    State(node): State<Node>,
    Path(table): Path<String>,
    Query(by): Query<By>,
    headers: HeaderMap,
    _waiting: Waiting,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Json<Hinted>> {
    let asker = Asker::of(&node, &headers);
    let HintWanted { version } = asker.read(body)?;
    let (player, Helped { seat, position }) = helped(&asker, table, &by, &headers, version, None).await?;
    let hint = advise(&node.shared, player, position, move |coach, table, go_on| coach.hint(table, seat, go_on));
    let hint = hint.await.map_err(|refused| asker.fails(refused))?;
    Ok(Json(Hinted { hint: hint.as_ref().map(written) }))
}

/// What a tutor says about a move that the seat is about to make. Nobody else hears of it, and no log notes it.
#[utoipa::path(post, path = "/api/tables/{table}/objection", params(("table" = String, Path), By),
    request_body = MoveInDoubt,
    responses((status = 200, body = Attempted), (status = 401), (status = 409), (status = 429)))]
pub(crate) async fn objection(
    State(node): State<Node>,
    Path(table): Path<String>,
    Query(by): Query<By>,
    headers: HeaderMap,
    _waiting: Waiting,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Json<Attempted>> {
    let asker = Asker::of(&node, &headers);
    let MoveInDoubt { version, action, tutor } = asker.read(body)?;
    let chosen = Some(action.clone());
    let (player, Helped { seat, position }) = helped(&asker, table, &by, &headers, version, chosen).await?;
    let tutor = match tutor {
        Strictness::BigMistakes => Tutor::BigMistakes,
        Strictness::All => Tutor::All,
    };
    let objection = advise(&node.shared, player, position, move |coach, table, go_on| {
        coach.object(table, seat, &action, tutor, go_on)
    });
    let objection = objection.await.map_err(|refused| asker.fails(refused))?;
    Ok(Json(Attempted { objection: objection.as_ref().map(written) }))
}

/// Somebody who may be helped, and with what.
async fn helped(
    asker: &Asker,
    table: String,
    by: &By,
    headers: &HeaderMap,
    version: Version,
    action: Option<String>,
) -> Answer<(PlayerId, Helped)> {
    let table = asker.table(table)?;
    let mut caller = asker.caller(headers).await?;
    caller.seat = by.seat.and_then(seat);
    let player = caller.player.clone();
    if !asker.node.shared.rates.advice.allows(&player) {
        return Err(asker.fails(Code::LimitRate.into()));
    }
    let wanted = Box::new(Wanted { caller, version, action });
    let found = asker.node.question(&table, |answer| Ask::Advise(wanted, answer)).await;
    Ok((player, found.map_err(|refused| asker.fails(refused))?))
}

fn written(figures: &impl Serialize) -> Box<RawValue> {
    to_raw_value(figures).expect("plain data")
}
