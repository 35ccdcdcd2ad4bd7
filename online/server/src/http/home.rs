//! The caller's own tables: those that are running, and those that are over.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use serde::Deserialize;
use tetrapolis_protocol::{Holder, OwnTable, PlayerId, RunningTable, Time};
use tetrapolis_store::{Sought, StoreError};
use tetrapolis_table::KeptEntry;
use tokio::task::JoinSet;

use super::asker::{Answer, Asker, Query};
use super::turn::Waiting;
use crate::node::Node;
use crate::room::Ask;

/// How many running tables are looked at, the newest first.
const RUNNING: u32 = 30;
/// How many tables a list has at most.
const LISTED: u32 = 100;
/// How many rows are searched for one list; `before` finds the rest.
const LOOKED_THROUGH: usize = 1000;

/// Which tables are listed.
#[derive(Clone, Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Wanted {
    /// The name of the game.
    game: Option<String>,
    /// `running` or `over`.
    #[param(value_type = Option<String>)]
    state: Option<Stage>,
    /// `won` or `lost`: games that are over and in which the caller had a seat.
    #[param(value_type = Option<String>)]
    result: Option<Ending>,
    /// `bots` for tables with a bot, `people` for those with another person.
    #[param(value_type = Option<String>)]
    with: Option<Company>,
    /// Only tables that were opened before this time: that of the last one on the page before.
    before: Option<u64>,
    /// How many at most, up to 100.
    most: Option<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Stage {
    Running,
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Ending {
    Won,
    Lost,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Company {
    Bots,
    People,
}

impl Wanted {
    fn sought(&self) -> Sought {
        let over = self.state.map(|state| state == Stage::Over);
        Sought { over: over.or(self.result.map(|_| true)), before: self.before.map(Time) }
    }

    fn is(&self, table: &OwnTable) -> bool {
        let OwnTable { entry, yours } = table;
        let others = entry.seats.iter().filter(|one| !yours.contains(&one.seat));
        let places: Vec<u8> = yours.iter().filter_map(|seat| Some(entry.outcome.get(seat.index())?.place)).collect();
        let game = self.game.as_ref().is_none_or(|game| *game == entry.game);
        let result =
            self.result.is_none_or(|result| !places.is_empty() && (result == Ending::Won) == places.contains(&1));
        let mut others = others.map(|one| &one.holder);
        let company = self.with.is_none_or(|with| match with {
            Company::Bots => others.any(|holder| matches!(holder, Holder::Bot { .. })),
            Company::People => others.any(|holder| matches!(holder, Holder::Person { .. })),
        });
        game && result && company
    }
}

/// The rows of the caller's tables that can be read.
async fn rows(node: &Node, player: &PlayerId, sought: Sought, most: u32) -> Result<Vec<KeptEntry>, StoreError> {
    let rows = node.shared.store.tables_of(player, sought, most).await?;
    let unreadable = node.shared.store.unreadable();
    let read = |row: &String| unreadable.pass(serde_json::from_str(row).ok(), "lobby entry", row);
    Ok(rows.iter().filter_map(read).collect())
}

/// The caller's own tables, the newest first; with filters, and with results where a game is over.
#[utoipa::path(get, path = "/api/history", params(Wanted),
    responses((status = 200, body = [OwnTable]), (status = 400), (status = 401)))]
pub(crate) async fn history(
    State(node): State<Node>,
    Query(wanted): Query<Wanted>,
    headers: HeaderMap,
) -> Answer<Json<Vec<OwnTable>>> {
    let asker = Asker::of(&node, &headers);
    let caller = asker.caller(&headers).await?;
    let most = wanted.most.unwrap_or(LISTED).min(LISTED) as usize;
    let (mut found, mut sought, mut looked) = (Vec::new(), wanted.sought(), 0);
    while found.len() < most && looked < LOOKED_THROUGH {
        let page = rows(&node, &caller.player, sought, LISTED).await;
        let page = asker.stored(page)?;
        let Some(last) = page.last() else { break };
        (sought.before, looked) = (Some(last.entry.opened), looked + page.len());
        let (full, player) = (page.len() == LISTED as usize, &caller.player);
        found.extend(page.into_iter().map(|kept| kept.of(player)).filter(|table| wanted.is(table)));
        if !full {
            break;
        }
    }
    found.truncate(most);
    Ok(Json(found))
}

/// How running tables are listed.
#[derive(Clone, Copy, Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub(crate) struct Seen {
    /// How many tables, from the first one on, come with the position as the caller sees it; none by default.
    #[serde(default)]
    views: usize,
}

/// The caller's tables that are not over: first those that wait for the caller, then those that moved last.
#[utoipa::path(get, path = "/api/running", params(Seen),
    responses((status = 200, body = [RunningTable]), (status = 401), (status = 429)))]
pub(crate) async fn running(
    State(node): State<Node>,
    Query(seen): Query<Seen>,
    headers: HeaderMap,
    waiting: Waiting,
) -> Answer<Json<Vec<RunningTable>>> {
    let asker = Asker::of(&node, &headers);
    let caller = asker.caller(&headers).await?;
    let sought = Sought { over: Some(false), before: None };
    let kept = rows(&node, &caller.player, sought, RUNNING).await;
    let kept = asker.stored(kept)?;
    let mut looking = JoinSet::new();
    for entry in kept {
        let (node, player, address) = (node.clone(), caller.player.clone(), waiting.address);
        looking.spawn(async move {
            let _turn = node.shared.readings.turn(address).await;
            let id = entry.entry.table.clone();
            let found = node.question(&id, |answer| Ask::Own(player.clone(), answer)).await;
            // A table whose rules are gone, or whose log cannot be read now, is still the caller's.
            found.unwrap_or_else(|_| entry.asleep(&player))
        });
    }
    let mut tables = looking.join_all().await;
    tables.sort_by(|one, other| {
        let order = |table: &RunningTable| (!table.to_act, std::cmp::Reverse(table.since));
        order(one).cmp(&order(other)).then_with(|| one.entry.table.cmp(&other.entry.table))
    });
    tables.iter_mut().skip(seen.views).for_each(|table| table.view = None);
    Ok(Json(tables))
}
