//! Reviews of finished games.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use serde_json::value::RawValue;
use tetrapolis_catalog::Playthrough;
use tetrapolis_game::{Record, Seat, Turn};
use tetrapolis_protocol::{Attempt, Attempted, Code, PlayerId, ReadyReview, Reviewed};
use tetrapolis_review::Tutor;
use tetrapolis_seated::Coach;
use tetrapolis_store::ReviewKey;
use tetrapolis_table::{Course, Happening, Opening, Refused, Who, text_hash};

use super::asker::{Answer, Asker};
use super::past::{finished, past};
use super::turn::{Reading, Waiting};
use crate::advice::advise;
use crate::error;
use crate::limit::Queued;
use crate::node::{Node, Shared};
use crate::person::NOBODY;
use crate::review::{Finished, Progress};
use crate::room::{Ask, Kept};

/// What was luck in a finished game, and which decisions cost the most. The first answer begins the work; a quick review is
/// given as soon as it is made, and a closer one in its place later.
#[utoipa::path(get, path = "/api/tables/{table}/review", params(("table" = String, Path)),
    responses((status = 200, body = Reviewed), (status = 403), (status = 404), (status = 409)))]
pub(crate) async fn review(
    State(node): State<Node>,
    Path(table): Path<String>,
    headers: HeaderMap,
    _reading: Reading,
) -> Answer<Json<Reviewed>> {
    let asker = Asker::of(&node, &headers);
    let player = asker.known(&headers).await?.map(|known| known.player);
    let game = game(&asker, table, player.as_ref()).await?;
    let reviewed = reviewed(&node, &game, player.as_ref()).await.map_err(|refused| asker.fails(refused))?;
    if let (Reviewed::Ready(_), Some(player)) = (&reviewed, player) {
        node.looks_at(player, game.table.clone());
    }
    Ok(Json(reviewed))
}

/// Whether a move would have been good at a moment of a finished game, by what its seat could know.
#[utoipa::path(post, path = "/api/tables/{table}/review/attempt", params(("table" = String, Path)),
    request_body = Attempt, responses((status = 200, body = Attempted), (status = 401), (status = 409), (status = 429)))]
pub(crate) async fn attempt(
    State(node): State<Node>,
    Path(table): Path<String>,
    headers: HeaderMap,
    waiting: Waiting,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Json<Attempted>> {
    let asker = Asker::of(&node, &headers);
    let caller = asker.caller(&headers).await?;
    let attempt: Attempt = asker.read(body)?;
    if !node.shared.rates.advice.allows(&caller.player) {
        return Err(asker.fails(Code::LimitRate.into()));
    }
    let reading = node.shared.readings.turn(waiting.address).await;
    let kept = finished(&asker, table, Some(&caller.player)).await?;
    judged(&node, reading, kept, caller.player, attempt).await.map(Json).map_err(|refused| asker.fails(refused))
}

async fn judged(
    node: &Node,
    reading: Queued,
    kept: Kept,
    player: PlayerId,
    attempt: Attempt,
) -> Result<Attempted, Refused> {
    let Attempt { seat, version, action } = attempt;
    let (shared, caller, wanted) = (Arc::clone(&node.shared), player.clone(), action.clone());
    let position = node.shared.apart(move || {
        let past = past(&shared, &kept, Some(&caller), Some(seat.0 + 1), Some(version))?;
        let position = past.table.position();
        if !matches!(position.turn(), Turn::Act(seats) if seats.contains(seat)) {
            return Err(Code::PlayNotToAct.into());
        }
        past.table.made_together(seat, &wanted)?;
        Ok(position.fork())
    });
    let object = move |coach: &dyn Coach, table: &dyn Playthrough, go_on: &dyn Fn()| {
        coach.object(table, seat, &action, Tutor::All, go_on)
    };
    let position = position.await?;
    drop(reading);
    let objection = advise(&node.shared, player, position, object).await?;
    let write = |objection| serde_json::value::to_raw_value(&objection).expect("plain data");
    Ok(Attempted { objection: objection.map(write) })
}

/// The finished game of a table that admits the player. It is kept in memory for the next request.
async fn game(asker: &Asker, table: String, player: Option<&PlayerId>) -> Answer<Arc<Finished>> {
    let (node, id) = (&asker.node, asker.table(table.clone())?);
    if let Some(game) = node.recent_game(&id) {
        let admitted = node.question(&id, |answer| Ask::Admits(player.cloned(), answer)).await;
        return admitted.map(|()| game).map_err(|refused| asker.fails(refused));
    }
    let kept = finished(asker, table, player).await?;
    let shared = Arc::clone(&node.shared);
    let game = node.shared.apart(move || played(&shared, &kept)).await;
    let game = game.map(Arc::new).map_err(|refused| asker.fails(refused))?;
    node.remember_game(&game);
    Ok(game)
}

async fn reviewed(node: &Node, game: &Arc<Finished>, player: Option<&PlayerId>) -> Result<Reviewed, Refused> {
    let of = game.steps.len() as u32;
    let versions = || game.versions.clone();
    if let Some(review) = find(node, &game.key(true)).await? {
        return Ok(Reviewed::Ready(ReadyReview { closer: false, versions: versions(), review }));
    }
    if let Some(review) = find(node, &game.key(false)).await? {
        let closer = node.begin_review(game, true, player) != Progress::Failed;
        return Ok(Reviewed::Ready(ReadyReview { closer, versions: versions(), review }));
    }
    match node.begin_review(game, false, player) {
        Progress::Made(done) => Ok(Reviewed::Working { done: done.min(of), of }),
        Progress::Waits => Ok(Reviewed::Working { done: 0, of }),
        Progress::Failed => Err(Code::ReviewFailed.into()),
    }
}

async fn find(node: &Node, key: &ReviewKey) -> Result<Option<Box<RawValue>>, Refused> {
    let text = node.shared.store.review(key).await.map_err(|error| error::store(&error))?;
    let Some(text) = text else { return Ok(None) };
    // Making it again would not replace a row that cannot be read.
    let review = node.shared.store.unreadable().pass(RawValue::from_string(text).ok(), "review", &key.record);
    review.map(Some).ok_or_else(|| Code::ServerStore.into())
}

/// The game of a finished table, and when each step was made.
fn played(shared: &Shared, kept: &Kept) -> Result<Finished, Refused> {
    if let Some(still) = &kept.still {
        return Err(still.why.clone());
    }
    let opener = |opening: &Opening| shared.starts.open(opening, kept.edition.as_deref());
    let Course { table, versions } = Course::of(&kept.events, &opener).map_err(|_| Code::ServerStore)?;
    if table.position().turn() != Turn::Over {
        return Err(Code::ReviewUnfinished.into());
    }
    let opening = table.opening();
    // The players are not part of what was played.
    let mut record: Record = table.record();
    record.head.players.clear();
    Ok(Finished {
        record: text_hash(&record.to_string()),
        table: opening.table.clone(),
        opened: table.opened(),
        setup: opening.setup(kept.edition.as_deref()).map_err(|_| Code::ServerStore)?,
        steps: record.steps,
        persons: persons(kept, opening),
        versions,
    })
}

/// The persons who made all decisions of their seats. This leaves out players for whom a bot stood in, those who share
/// a device, and those who continued another game.
fn persons(kept: &Kept, opening: &Opening) -> Vec<(PlayerId, Seat)> {
    let mut persons = Vec::new();
    if opening.one_device || !opening.before.is_empty() {
        return persons;
    }
    for event in &kept.events {
        match &event.what {
            Happening::Sat { seat, who, .. } => {
                persons.retain(|(_, other)| other != seat);
                if let Who::Person { player, name, .. } = who
                    && name != NOBODY
                {
                    persons.push((player.clone(), *seat));
                }
            }
            Happening::Rose { seat } | Happening::StoodIn { seat, .. } | Happening::Resigned { seat } => {
                persons.retain(|(_, other)| other != seat);
            }
            _ => {}
        }
    }
    persons
}
