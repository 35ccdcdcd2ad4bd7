//! A table as it was: every moment, with the eyes that may see it.

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{self, Path, Query};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tetrapolis_game::{Seat, Viewer};
use tetrapolis_protocol::{Code, Continuation, Line, OpenedTable, Phase, PlayerId, State, Version, What};
use tetrapolis_table::{Event, Happening, LiveTable, Refused, Who, write_file};

use super::asker::{Answer, Asker, as_text};
use super::lobby::allowed;
use crate::node::Node;
use crate::person::required;
use crate::room::{Ask, PAGE};

/// How a client looks back.
#[derive(Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub(crate) struct Back {
    /// With whose eyes: a seat, or 0 for a spectator's; the caller's own without it.
    seat: Option<u8>,
    /// At which version of those eyes; without it at the newest, with the last 500 lines.
    version: Option<u64>,
}

/// The table as it was. Before the end only with the caller's own eyes, after it with anybody's.
#[utoipa::path(get, path = "/api/tables/{table}/past", params(("table" = String, Path), Back),
    responses((status = 200, description = "a state, as on the socket"), (status = 403), (status = 404)))]
pub(crate) async fn look_back(
    extract::State(node): extract::State<Node>,
    Path(table): Path<String>,
    Query(back): Query<Back>,
    headers: HeaderMap,
) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let table = asker.table(table)?;
    let player = asker.known(&headers).await?.map(|known| known.player);
    let events = node.question(&table, |answer| Ask::Events(player.clone(), answer)).await;
    let events = events.map_err(|refused| asker.fails(refused))?.1;
    let past = Past::of(&node, &events, player.as_ref(), back.seat);
    let state = past.and_then(|past| past.state(back.version.map(Version)));
    Ok(Json(state.map_err(|refused| asker.fails(refused))?).into_response())
}

/// Opens a table that goes on from a moment of a finished game, against bots. It waits for its start.
#[utoipa::path(post, path = "/api/tables/{table}/continue", params(("table" = String, Path)),
    request_body = Continuation, responses((status = 200, body = OpenedTable), (status = 401), (status = 409)))]
pub(crate) async fn play_on(
    extract::State(node): extract::State<Node>,
    Path(table): Path<String>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Json<OpenedTable>> {
    let asker = Asker::of(&node, &headers);
    let host = required(asker.known(&headers).await?).map_err(|refused| asker.fails(refused))?;
    let wanted: Continuation = asker.read(body)?;
    allowed(&asker, &host).await?;
    let events = finished(&asker, table, Some(&host.player)).await?;
    let from = Past::of(&node, &events, Some(&host.player), Some(wanted.eyes));
    let from = from.and_then(|past| past.at(wanted.version)).map_err(|refused| asker.fails(refused))?;
    let table = node.continue_table(&host, from, wanted).await.map_err(|refused| asker.fails(refused))?;
    Ok(Json(OpenedTable { table }))
}

/// The log of a game that is over, for somebody whom the table admits.
async fn finished(asker: &Asker, table: String, player: Option<&PlayerId>) -> Answer<Vec<Event>> {
    let table = asker.table(table)?;
    let events = asker.node.question(&table, |answer| Ask::Events(player.cloned(), answer)).await;
    match events.map_err(|refused| asker.fails(refused))? {
        (Phase::Finished, events) => Ok(events),
        (Phase::Gathering | Phase::Running | Phase::Paused, _) => Err(asker.fails(Code::TableNotFinished.into())),
    }
}

/// The whole table as one file, when it is over: what `tetrapolis verify` checks.
#[utoipa::path(get, path = "/api/tables/{table}/record", params(("table" = String, Path)),
    responses((status = 200, description = "the file"), (status = 403), (status = 404), (status = 409)))]
pub(crate) async fn record(
    extract::State(node): extract::State<Node>,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let player = asker.known(&headers).await?.map(|known| known.player);
    let mut events = finished(&asker, table, player.as_ref()).await?;
    hide_players(&mut events);
    Ok(as_text(write_file(&events)))
}

/// Puts numbers in place of the ids of players, which would tell who else they are.
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
) -> Answer<Response> {
    let asker = Asker::of(&node, &headers);
    let player = asker.known(&headers).await?.map(|known| known.player);
    let events = finished(&asker, table, player.as_ref()).await?;
    let table = LiveTable::replay(&events, &|setup| node.shared.open(setup));
    let table = table.map_err(|_| asker.fails(Code::ServerStore.into()))?;
    Ok(as_text(table.record().to_string()))
}

/// The past of a table with somebody's eyes.
struct Past<'a> {
    node: &'a Node,
    events: &'a [Event],
    player: Option<&'a PlayerId>,
    viewer: Viewer,
    now: Version,
}

impl<'a> Past<'a> {
    /// The past that a player may see: with the own eyes, and after the end with those of any seat (0 is a spectator).
    fn of(
        node: &'a Node,
        events: &'a [Event],
        player: Option<&'a PlayerId>,
        eyes: Option<u8>,
    ) -> Result<Past<'a>, Refused> {
        let table = LiveTable::replay(events, &|setup| node.shared.open(setup));
        let table = table.map_err(|_| Refused::from(Code::ServerStore))?;
        if !table.admits(player) {
            return Err(Code::TableClosed.into());
        }
        let viewer = match eyes.map(|eyes| eyes.checked_sub(1).map(Seat)) {
            None => table.viewer(player, None),
            Some(None) => Viewer::Public,
            Some(Some(seat)) if seat.0 >= table.opening().seats => return Err(Code::TableNoSeat.into()),
            Some(Some(seat)) => Viewer::Seat(seat),
        };
        let own = |seat| player.is_some_and(|player| table.seats_of(player).any(|own| own == seat));
        match viewer {
            Viewer::Seat(seat) if table.phase() != Phase::Finished && !own(seat) => Err(Code::TableNotSeated.into()),
            Viewer::Seat(_) | Viewer::Public => Ok(Past { node, events, player, viewer, now: table.version(viewer) }),
        }
    }

    /// The table at a version.
    fn at(&self, version: Version) -> Result<LiveTable, Refused> {
        self.until(version).map(|(table, _)| table)
    }

    /// What the viewer saw at a version; at the newest one with a page of the log, otherwise with the last line.
    fn state(&self, version: Option<Version>) -> Result<State, Refused> {
        let (table, mut log) = self.until(version.unwrap_or(self.now))?;
        let from = match version {
            Some(_) => Version(table.version(self.viewer).0 - 1),
            None => Version(self.now.0.saturating_sub(PAGE)),
        };
        log.retain(|line| line.version > from);
        let info = table.info(self.player, self.viewer);
        Ok(table.state(self.viewer, from, log, Some(info)))
    }

    fn until(&self, version: Version) -> Result<(LiveTable, Vec<Line>), Refused> {
        let broken = |_| Refused::from(Code::ServerStore);
        let (first, rest) = self.events.split_first().ok_or(Code::TableUnknown)?;
        let mut table = LiveTable::open(first, &|setup| self.node.shared.open(setup)).map_err(broken)?;
        let mut log = vec![Line { version: Version(1), at: first.at, what: What::Opened }];
        for event in rest {
            if table.version(self.viewer) >= version {
                break;
            }
            let told = table.fold(event).map_err(broken)?;
            let index = match self.viewer {
                Viewer::Public => 0,
                Viewer::Seat(seat) => seat.index() + 1,
            };
            if let Some(what) = told.into_iter().nth(index).flatten() {
                log.push(Line { version: table.version(self.viewer), at: event.at, what });
            }
        }
        Ok((table, log))
    }
}
