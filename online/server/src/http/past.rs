//! A table as it was at any moment, from every point of view that the caller may have.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{self, Path};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use serde::Deserialize;
use tetrapolis_protocol::{Code, Continuation, OpenedTable, PlayerId, TablePhase, Version};
use tetrapolis_table::{Event, Happening, History, Ledger, LiveTable, Opening, Refused, Who, write_file};

use super::asker::{Answer, Asker, Query, as_text};
use super::guard::Address;
use super::lobby::allowed;
use super::session::begins;
use super::turn::Reading;
use crate::error;
use crate::node::{Node, Shared};
use crate::room::{Ask, Kept, PAGE};

/// How a client looks back.
#[derive(Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub(crate) struct Back {
    /// Whose view: a seat's, or a spectator's for 0; without it, the caller's own.
    seat: Option<u8>,
    /// At which version of that point of view; without it at the newest, with the last 500 lines.
    version: Option<u64>,
}

/// The table as it was. Before the end only from the caller's own point of view, afterwards from anybody's.
#[utoipa::path(get, path = "/api/tables/{table}/past", params(("table" = String, Path), Back),
    responses((status = 200, description = "a state, as on the socket"), (status = 403), (status = 404)))]
pub(crate) async fn look_back(
    extract::State(node): extract::State<Node>,
    Path(table): Path<String>,
    Query(back): Query<Back>,
    headers: HeaderMap,
    _reading: Reading,
) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let (kept, player) = kept(&asker, &headers, table).await?;
    if let Some(still) = &kept.still {
        let ledger = ledger(&kept).map_err(|refused| asker.fails(refused))?;
        let viewer = ledger.eyes(player.as_ref(), back.seat).map_err(|refused| asker.fails(refused))?;
        let state = ledger.still(still.snapshot.as_ref(), player.as_ref(), viewer, &still.why.message);
        return Ok(([(header::CONTENT_TYPE, "application/json")], state).into_response());
    }
    let at = Moment { seat: back.seat, version: back.version.map(Version) };
    let state = seen(&asker, kept, player, at, move |past, player| {
        // The newest version comes with a page of the log, every other one with its last line.
        let lines = if back.version.is_some() { 1 } else { PAGE };
        let from = Version(past.version().0.saturating_sub(lines));
        past.state(player, from)
    });
    Ok(Json(state.await?).into_response())
}

/// What a client asks about a moment of the past.
#[derive(Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub(crate) struct About {
    /// From whose point of view: a seat, or 0 for a spectator's; the caller's own without it.
    seat: Option<u8>,
    /// At which version of that point of view; without it at the newest.
    version: Option<u64>,
    /// The thing on the board.
    thing: String,
}

/// What a thing on the board was at a moment of the past, as `explain` says it of the present; null if there was none.
#[utoipa::path(get, path = "/api/tables/{table}/past/explain", params(("table" = String, Path), About),
    responses((status = 200, description = "what is explained"), (status = 403), (status = 404)))]
pub(crate) async fn explain(
    extract::State(node): extract::State<Node>,
    Path(table): Path<String>,
    Query(about): Query<About>,
    headers: HeaderMap,
    _reading: Reading,
) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let (kept, player) = kept(&asker, &headers, table).await?;
    let at = Moment { seat: about.seat, version: about.version.map(Version) };
    let explained = seen(&asker, kept, player, at, move |past, _| past.table.explain(&about.thing, past.viewer()));
    Ok(Json(explained.await?).into_response())
}

/// The score sheets at a moment of the past, as `scores` gives those of the present.
#[utoipa::path(get, path = "/api/tables/{table}/past/scores", params(("table" = String, Path), Back),
    responses((status = 200, description = "the scores"), (status = 403), (status = 404)))]
pub(crate) async fn scores(
    extract::State(node): extract::State<Node>,
    Path(table): Path<String>,
    Query(back): Query<Back>,
    headers: HeaderMap,
    _reading: Reading,
) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let (kept, player) = kept(&asker, &headers, table).await?;
    let at = Moment { seat: back.seat, version: back.version.map(Version) };
    Ok(Json(seen(&asker, kept, player, at, |past, _| past.table.scores()).await?).into_response())
}

/// A moment of a table, from somebody's point of view.
struct Moment {
    seat: Option<u8>,
    version: Option<Version>,
}

/// Everything that is kept of a table, for a caller who may see it, and the caller's id.
async fn kept(asker: &Asker, headers: &HeaderMap, table: String) -> Answer<(Kept, Option<PlayerId>)> {
    let table = asker.table(table)?;
    let player = asker.known(headers).await?.map(|known| known.player);
    let kept = asker.node.question(&table, |answer| Ask::Events(player.clone(), answer)).await;
    Ok((kept.map_err(|refused| asker.fails(refused))?, player))
}

/// What to show of the past at a moment that the caller may see.
async fn seen<T: Send + 'static>(
    asker: &Asker,
    kept: Kept,
    player: Option<PlayerId>,
    at: Moment,
    make: impl FnOnce(History, Option<&PlayerId>) -> T + Send + 'static,
) -> Answer<T> {
    let shared = Arc::clone(&asker.node.shared);
    let work = move || Ok(make(past(&shared, &kept, player.as_ref(), at.seat, at.version)?, player.as_ref()));
    asker.node.shared.apart(work).await.map_err(|refused| asker.fails(refused))
}

/// Opens a table that goes on from a moment of a finished game, against bots. It waits for its start.
#[utoipa::path(post, path = "/api/tables/{table}/continue", params(("table" = String, Path)),
    request_body = Continuation, responses((status = 200, body = OpenedTable), (status = 401), (status = 409), (status = 429)))]
pub(crate) async fn play_on(
    extract::State(node): extract::State<Node>,
    Path(table): Path<String>,
    headers: HeaderMap,
    Extension(Address(address)): Extension<Address>,
    _reading: Reading,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Json<OpenedTable>> {
    let asker = Asker::of(&node, &headers);
    let host = asker.caller(&headers).await?;
    let wanted: Continuation = asker.read(body)?;
    let _opening = allowed(&asker, &host).await?;
    begins(&asker, address)?;
    let kept = finished(&asker, table, Some(&host.player)).await?;
    let (shared, player) = (Arc::clone(&node.shared), host.player.clone());
    let (eyes, version) = (wanted.eyes, wanted.version);
    let from = node.shared.apart(move || Ok(past(&shared, &kept, Some(&player), Some(eyes), Some(version))?.table));
    let from = from.await.map_err(|refused| asker.fails(refused))?;
    let table = node.continue_table(&host, from, wanted).await.map_err(|refused| asker.fails(refused))?;
    Ok(Json(OpenedTable { table }))
}

/// The log of a game that is over, for somebody whom the table admits.
pub(super) async fn finished(asker: &Asker, table: String, player: Option<&PlayerId>) -> Answer<Kept> {
    let table = asker.table(table)?;
    let kept = asker.node.question(&table, |answer| Ask::Events(player.cloned(), answer)).await;
    let kept = kept.map_err(|refused| asker.fails(refused))?;
    match kept.phase {
        TablePhase::Finished => Ok(kept),
        TablePhase::Gathering | TablePhase::Dealing | TablePhase::Running | TablePhase::Paused => {
            Err(asker.fails(Code::TableNotFinished.into()))
        }
    }
}

/// The whole table as one file, when it is over: what `tetrapolis verify` checks.
#[utoipa::path(get, path = "/api/tables/{table}/record", params(("table" = String, Path)),
    responses((status = 200, description = "the file"), (status = 403), (status = 404), (status = 409)))]
pub(crate) async fn record(
    extract::State(node): extract::State<Node>,
    Path(table): Path<String>,
    headers: HeaderMap,
    _reading: Reading,
) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let player = asker.known(&headers).await?.map(|known| known.player);
    let mut kept = finished(&asker, table, player.as_ref()).await?;
    hide_players(&mut kept.events);
    kept.events.retain(|event| !event.is_private());
    Ok(as_text(write_file(&kept.events, kept.edition.as_deref())))
}

/// Replaces the ids of players by numbers, because an id would link games of the same player.
fn hide_players(events: &mut [Event]) {
    let mut known: Vec<PlayerId> = Vec::new();
    let mut hide = |player: &mut PlayerId| {
        let number = known.iter().position(|other| other == player).unwrap_or_else(|| {
            known.push(player.clone());
            known.len() - 1
        });
        *player = PlayerId::new(format!("player{}", number + 1)).expect("letters and digits");
    };
    for event in events {
        match &mut event.what {
            Happening::Opened(opening) => hide(&mut opening.host),
            Happening::Sat { who: Who::Person { player, .. }, .. } => hide(player),
            _ => {}
        }
    }
}

/// The game as a plain record, when it is over: what `tetrapolis replay` shows.
#[utoipa::path(get, path = "/api/tables/{table}/game", params(("table" = String, Path)),
    responses((status = 200, description = "the record"), (status = 403), (status = 404), (status = 409)))]
pub(crate) async fn game_record(
    extract::State(node): extract::State<Node>,
    Path(table): Path<String>,
    headers: HeaderMap,
    _reading: Reading,
) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let player = asker.known(&headers).await?.map(|known| known.player);
    let kept = finished(&asker, table, player.as_ref()).await?;
    if let Some(still) = &kept.still {
        let ledger = ledger(&kept).map_err(|refused| asker.fails(refused))?;
        return Ok(as_text(ledger.record(still.snapshot.as_ref()).to_string()));
    }
    let shared = Arc::clone(&node.shared);
    let record = node.shared.apart(move || {
        let opener = |opening: &Opening| shared.starts.open(opening, kept.edition.as_deref());
        let table = LiveTable::replay(&kept.events, &opener);
        table.map(|table| table.record().to_string()).map_err(|_| Code::ServerStore.into())
    });
    Ok(as_text(record.await.map_err(|refused| asker.fails(refused))?))
}

impl Shared {
    /// Does work that may take a while, on a thread where it keeps no table waiting. At most one such job runs on each
    /// processor, so that tables stay quick; the others wait. A job keeps its place until it ends, even if the caller has gone.
    pub(super) async fn apart<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Refused> + Send + 'static,
    ) -> Result<T, Refused> {
        let turn = Arc::clone(&self.desks).acquire_owned().await.map_err(|_| Code::ServerFault)?;
        let work = move || {
            let _turn = turn;
            work()
        };
        tokio::task::spawn_blocking(work).await.unwrap_or_else(|_| Err(Code::ServerStore.into()))
    }
}

/// What the log says without rules.
fn ledger(kept: &Kept) -> Result<Ledger, Refused> {
    Ledger::of(&kept.events).map_err(|_| Code::ServerStore.into())
}

/// The past that a player may see: from a seat of the player's own, and after the end from any (0 is a spectator's).
pub(super) fn past(
    shared: &Shared,
    kept: &Kept,
    player: Option<&PlayerId>,
    eyes: Option<u8>,
    version: Option<Version>,
) -> Result<History, Refused> {
    let ledger = ledger(kept)?;
    let viewer = ledger.eyes(player, eyes)?;
    let opener = |opening: &Opening| shared.starts.open(opening, kept.edition.as_deref());
    let history = History::until(&kept.events, viewer, version, &opener);
    history.map_err(|broken| error::broken(&ledger.opening().table, &broken))
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use tetrapolis_store::open;

    use super::*;
    use crate::Config;

    #[tokio::test]
    async fn work_that_takes_a_while_waits_for_a_processor() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = open(&format!("sqlite://{}/t.db", folder.path().display())).await.expect("the store opens");
        let node = Node::new(Config::at("127.0.0.1:0".parse().expect("an address")), store);
        let shared = Arc::clone(&node.shared);
        let processors = shared.desks.available_permits();
        let all = Arc::clone(&shared.desks).acquire_many_owned(processors as u32).await.expect("it is open");
        let (done, order) = channel();
        let (late, waiting) = (done.clone(), Arc::clone(&node.shared));
        let waiting = tokio::spawn(async move { waiting.apart(move || Ok(late.send("late"))).await });
        // It had its chance: this work came after it.
        tokio::task::yield_now().await;
        tokio::task::spawn_blocking(move || done.send("early")).await.expect("no panic").expect("sent");
        drop(all);
        assert!(waiting.await.expect("no panic").is_ok());
        assert_eq!(order.iter().collect::<Vec<_>>(), ["early", "late"]);

        // Whoever hangs up does not give work a place that is still being done.
        let (started, start) = channel();
        let (end, ended) = channel::<()>();
        let work = {
            let shared = Arc::clone(&node.shared);
            tokio::spawn(async move { shared.apart(move || Ok((started.send(()), ended.recv().is_ok()))).await })
        };
        tokio::task::spawn_blocking(move || start.recv()).await.expect("no panic").expect("it has begun");
        work.abort();
        assert!(work.await.is_err_and(|error| error.is_cancelled()));
        assert_eq!(shared.desks.available_permits(), processors - 1);
        end.send(()).expect("it is still being done");
    }
}
