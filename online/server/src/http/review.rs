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
use tetrapolis_protocol::{Attempt, Attempted, Code, PlayerId, ReadyReview, Reviewed, Version};
use tetrapolis_review::{JUDGE, Tutor};
use tetrapolis_seated::Coach;
use tetrapolis_store::ReviewKey;
use tetrapolis_table::{Course, Happening, Opening, Refused, Who, text_hash};

use super::asker::{Answer, Asker};
use super::past::{apart, finished, past};
use crate::advice::advise;
use crate::error;
use crate::node::{Node, Shared};
use crate::person::{NOBODY, required};
use crate::review::{Finished, Progress};
use crate::room::Kept;

/// What was luck in a finished game, and which decisions cost the most. The first answer begins the work; a quick review is
/// given as soon as it is made, and a closer one in its place later.
#[utoipa::path(get, path = "/api/tables/{table}/review", params(("table" = String, Path)),
    responses((status = 200, body = Reviewed), (status = 403), (status = 404), (status = 409)))]
pub(crate) async fn review(
    State(node): State<Node>,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Answer<Json<Reviewed>> {
    let asker = Asker::of(&node, &headers);
    let player = asker.known(&headers).await?.map(|known| known.player);
    let kept = finished(&asker, table, player.as_ref()).await?;
    reviewed(&node, kept).await.map(Json).map_err(|refused| asker.fails(refused))
}

/// Whether a move would have been good at a moment of a finished game, by what its seat could know.
#[utoipa::path(post, path = "/api/tables/{table}/review/attempt", params(("table" = String, Path)),
    request_body = Attempt, responses((status = 200, body = Attempted), (status = 401), (status = 409), (status = 429)))]
pub(crate) async fn attempt(
    State(node): State<Node>,
    Path(table): Path<String>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Json<Attempted>> {
    let asker = Asker::of(&node, &headers);
    let caller = required(asker.known(&headers).await?).map_err(|refused| asker.fails(refused))?;
    let attempt: Attempt = asker.read(body)?;
    if !node.shared.rates.advice.allows(&caller.player) {
        return Err(asker.fails(Code::LimitRate.into()));
    }
    let kept = finished(&asker, table, Some(&caller.player)).await?;
    judged(&node, kept, caller.player, attempt).await.map(Json).map_err(|refused| asker.fails(refused))
}

async fn judged(node: &Node, kept: Kept, player: PlayerId, attempt: Attempt) -> Result<Attempted, Refused> {
    let Attempt { seat, version, action } = attempt;
    let first = action.split("; ").next().unwrap_or_default().to_owned();
    let (shared, caller, wanted) = (Arc::clone(&node.shared), player.clone(), first.clone());
    let position = apart(move || {
        let past = past(&shared, &kept, Some(&caller), Some(seat.0 + 1), Some(version))?;
        let position = past.table.position();
        if !matches!(position.turn(), Turn::Act(seats) if seats.contains(seat)) {
            return Err(Code::PlayNotToAct.into());
        }
        let is_legal = position.legal(seat).iter().any(|action| action.notation == wanted);
        if is_legal { Ok(position.fork()) } else { Err(Code::PlayIllegal.into()) }
    });
    let object = move |coach: &dyn Coach, table: &dyn Playthrough| coach.object(table, seat, &first, Tutor::All);
    let objection = advise(&node.shared, player, position.await?, object).await?;
    let write = |objection| serde_json::value::to_raw_value(&objection).expect("plain data");
    Ok(Attempted { objection: objection.map(write) })
}

async fn reviewed(node: &Node, kept: Kept) -> Result<Reviewed, Refused> {
    let shared = Arc::clone(&node.shared);
    let (game, versions) = apart(move || played(&shared, &kept)).await?;
    let of = game.steps.len() as u32;
    let deep = Finished { key: ReviewKey { deep: true, ..game.key.clone() }, ..game.clone() };
    if let Some(review) = find(node, &deep.key).await? {
        return Ok(Reviewed::Ready(ReadyReview { closer: false, versions, review }));
    }
    if let Some(review) = find(node, &game.key).await? {
        let closer = node.begin_review(deep) != Progress::Failed;
        return Ok(Reviewed::Ready(ReadyReview { closer, versions, review }));
    }
    match node.begin_review(game) {
        Progress::Made(done) => Ok(Reviewed::Working { done: done.min(of), of }),
        Progress::Waits => Ok(Reviewed::Working { done: 0, of }),
        Progress::Failed => Err(Code::ReviewFailed.into()),
    }
}

async fn find(node: &Node, key: &ReviewKey) -> Result<Option<Box<RawValue>>, Refused> {
    let text = node.shared.store.review(key).await.map_err(|error| error::store(&error))?;
    Ok(text.and_then(|text| RawValue::from_string(text).ok()))
}

/// For every viewer, the versions at which steps were made.
type Versions = Vec<Vec<Option<Version>>>;

/// The game of a finished table, and when each step was made.
fn played(shared: &Shared, kept: &Kept) -> Result<(Finished, Versions), Refused> {
    if let Some(still) = &kept.still {
        return Err(still.why.clone());
    }
    let opener = |opening: &Opening| shared.ready.open(opening, kept.edition.as_deref());
    let Course { table, versions } = Course::of(&kept.events, &opener).map_err(|_| Code::ServerStore)?;
    if table.position().turn() != Turn::Over {
        return Err(Code::ReviewUnfinished.into());
    }
    let opening = table.opening();
    // Who played is no part of what was played.
    let mut record: Record = table.record();
    record.head.players.clear();
    let game = Finished {
        key: ReviewKey { record: text_hash(&record.to_string()), judge: JUDGE, deep: false },
        table: opening.table.clone(),
        opened: table.opened(),
        owner: opening.host.clone(),
        setup: opening.setup(kept.edition.as_deref()).map_err(|_| Code::ServerStore)?,
        steps: record.steps,
        persons: persons(kept, opening),
    };
    Ok((game, versions))
}

/// The persons who made all decisions of their seats, and no others: not somebody for whom a bot stood in, not several who
/// share a device, and not somebody who went on with another game.
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
