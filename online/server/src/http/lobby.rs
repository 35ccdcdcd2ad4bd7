//! Games, lists of tables, and new tables.

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::HeaderMap;
use axum::{Extension, Json};
use tetrapolis_catalog::GAMES;
use tetrapolis_protocol::{Code, GameEntry, GameOption, LobbyEntry, NewTable, OpenedTable, PlayerId};
use tetrapolis_search::BotKind;
use tetrapolis_table::Caller;

use super::asker::{Answer, Asker};
use super::guard::Address;
use super::session::begins;
use crate::limit::{Place, network};
use crate::node::Node;

/// How many tables a list shows.
const LISTED: u32 = 100;

/// The games that can be played.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = [GameEntry])))]
pub(crate) async fn games() -> Json<Vec<GameEntry>> {
    let entry = |entry: &tetrapolis_catalog::Entry| GameEntry {
        name: entry.name.to_owned(),
        title: entry.title.to_owned(),
        least: *entry.seats.start(),
        most: *entry.seats.end(),
        secrets: entry.secrets,
        options: entry
            .options
            .iter()
            .map(|choice| GameOption {
                name: choice.name.to_owned(),
                values: choice.values.iter().map(|value| (*value).to_owned()).collect(),
            })
            .collect(),
        bots: BotKind::ALL.iter().map(ToString::to_string).collect(),
    };
    Json(GAMES.iter().map(entry).collect())
}

fn entries(node: &Node, rows: &[String]) -> Vec<LobbyEntry> {
    let unreadable = node.shared.store.unreadable();
    rows.iter().filter_map(|row| unreadable.pass(serde_json::from_str(row).ok(), "lobby entry", row)).collect()
}

/// The public tables that are not over, the newest first.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = [LobbyEntry])))]
pub(crate) async fn lobby(State(node): State<Node>, headers: HeaderMap) -> Answer<Json<Vec<LobbyEntry>>> {
    let rows = Asker::of(&node, &headers).stored(node.shared.store.lobby(LISTED).await)?;
    Ok(Json(entries(&node, &rows)))
}

/// Opens a table. Its id is the private link: everybody who has it can come in.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses((status = 200, body = OpenedTable), (status = 400), (status = 401), (status = 429)))]
pub(crate) async fn open_table(
    State(node): State<Node>,
    headers: HeaderMap,
    Extension(Address(address)): Extension<Address>,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Json<OpenedTable>> {
    let asker = Asker::of(&node, &headers);
    let host = asker.caller(&headers).await?;
    let new: NewTable = asker.read(body)?;
    let _opening = allowed(&asker, &host).await?;
    begins(&asker, address)?;
    if new.edition.is_some() && !node.shared.rates.editions.allows(&network(address)) {
        return Err(asker.fails(Code::LimitRate.into()));
    }
    let table = node.open_table(&host, new).await.map_err(|refused| asker.fails(refused))?;
    Ok(Json(OpenedTable { table }))
}

/// Whether a player may open another table. Those that the player is opening at the same moment count as long as their
/// places are held.
pub(super) async fn allowed(asker: &Asker, host: &Caller) -> Answer<Place<PlayerId>> {
    let shared = &asker.node.shared;
    let most = shared.config.limits.tables;
    let too_many = || asker.fails(Code::LimitTables.into());
    let place = shared.openings.take(host.player.clone(), most).ok_or_else(too_many)?;
    let open = asker.stored(shared.store.open_tables(&host.player).await)?;
    if open.saturating_add(place.number()) <= most { Ok(place) } else { Err(too_many()) }
}
