//! Those with whom the caller has played, and invitations.

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use tetrapolis_protocol::{Code, Companion, Invitation, NoticeKind, PlayerId, TablePhase};
use tetrapolis_store::{KnownCompanion, NoticeChange};

use super::asker::{Answer, Asker};
use crate::fresh;
use crate::node::Node;
use crate::room::{Ask, GRACE};

/// How many companions are listed.
const LISTED: u32 = 50;

async fn known(asker: &Asker, player: &PlayerId) -> Answer<Vec<(PlayerId, Companion)>> {
    let shared = &asker.node.shared;
    let found = shared.store.companions(player, LISTED).await;
    let mut companions = Vec::new();
    for KnownCompanion { player: other, name, last } in asker.stored(found)? {
        let handle = shared.notices.handle(shared.store.as_ref(), player, &other).await;
        let handle = handle.map_err(|refused| asker.fails(refused))?;
        companions.push((other, Companion { player: handle, name, last }));
    }
    Ok(companions)
}

/// Those with whom the caller has played, the last first.
#[utoipa::path(get, path = "/api/companions", responses((status = 200, body = [Companion]), (status = 401)))]
pub(crate) async fn companions(State(node): State<Node>, headers: HeaderMap) -> Answer<Json<Vec<Companion>>> {
    let asker = Asker::of(&node, &headers);
    let caller = asker.caller(&headers).await?;
    let companions = known(&asker, &caller.player).await?;
    Ok(Json(companions.into_iter().map(|(_, companion)| companion).collect()))
}

/// Invites a companion to a table that has not begun; the caller opened it or sits there.
#[utoipa::path(post, path = "/api/tables/{table}/invite", params(("table" = String, Path)), request_body = Invitation,
    responses((status = 204), (status = 401), (status = 403), (status = 404), (status = 409), (status = 429)))]
pub(crate) async fn invite(
    State(node): State<Node>,
    Path(table): Path<String>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Answer<StatusCode> {
    let asker = Asker::of(&node, &headers);
    let table = asker.table(table)?;
    let caller = asker.caller(&headers).await?;
    let Invitation { player: handle } = asker.read(body)?;
    let sitting = node.question(&table, |answer| Ask::Seats(caller.player.clone(), answer)).await;
    let sitting = sitting.map_err(|refused| asker.fails(refused))?;
    if !sitting.host && !sitting.seated {
        return Err(asker.fails(Code::TableNotSeated.into()));
    }
    if sitting.phase != TablePhase::Gathering {
        return Err(asker.fails(Code::TableStarted.into()));
    }
    let companions = known(&asker, &caller.player).await?;
    let found = companions.into_iter().find(|(_, companion)| companion.player == handle);
    let (player, _) = found.ok_or_else(|| asker.fails(Code::InviteUnknown.into()))?;
    if !node.shared.rates.invitations.allows(&caller.player) {
        return Err(asker.fails(Code::LimitRate.into()));
    }
    let at = fresh::now();
    let kind = NoticeKind::Invited;
    let put = NoticeChange::Put { player, kind, at, due: at.plus(GRACE), seat: None, open: false };
    let put = node.shared.store.put_notices(&table, vec![put]).await;
    asker.stored(put)?;
    Ok(StatusCode::NO_CONTENT)
}
