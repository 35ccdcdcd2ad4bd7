//! Games on a disk that is full for a while.

mod common;
#[path = "../../store/tests/common/small_disk.rs"]
mod small_disk;

use std::sync::Arc;
use std::time::{Duration, Instant};

use common::{Server, code, config, figure, join, new_table, reveal, sit};
use serde_json::Value;
use small_disk::SmallDisk;
use tetrapolis_client::{Client, ClientError};
use tetrapolis_game::Seat;
use tetrapolis_protocol::{Command, TableId, Version};
use tetrapolis_server::{Config, Limits};
use tetrapolis_store::{Sqlite, Store};

/// Two players who use plain HTTP, so that every move is one request and one answer.
struct Match {
    table: TableId,
    players: [Client; 2],
    /// How many moves were acknowledged.
    played: usize,
}

async fn begin(server: &Server) -> Match {
    let mut players = [server.guest("ann").await, server.guest("bob").await];
    let table = players[0].open(&new_table("point-city", 2)).await.expect("a table");
    for (player, seat) in players.iter_mut().zip(Seat::all(2)) {
        player.command(&table, sit(seat)).await.expect("a seat");
    }
    players[0].command(&table, Command::Start).await.expect("called");
    for (player, seat) in players.iter_mut().zip(Seat::all(2)) {
        player.command(&table, reveal(seat)).await.expect("revealed");
    }
    Match { table, players, played: 0 }
}

impl Match {
    async fn state(&self, player: usize) -> Value {
        let state = self.players[player].get(&format!("/api/tables/{}", self.table)).await;
        state.expect("a table can be seen")["state"].clone()
    }

    /// Tries to make the next move.
    async fn play(&mut self) -> Result<(), ClientError> {
        loop {
            let mut states = Vec::new();
            for player in 0..2 {
                states.push(self.state(player).await);
            }
            let acts = |state: &Value| state["legal"][0]["notation"].as_str().map(str::to_owned);
            let mover = states.iter().position(|state| acts(state).is_some()).expect("somebody has to act");
            let (state, action) = (&states[mover], acts(&states[mover]).expect("an action"));
            let version = Version(state["version"].as_u64().expect("a version"));
            match self.players[mover].command(&self.table, Command::Play { version, action }).await {
                // A player who asks only now and then counts as away after a while, and that is an event too.
                Err(ClientError::Refused { body, .. }) if body["code"] == "table/stale" => {}
                Err(error) => return Err(error),
                Ok(_) => break,
            }
        }
        self.played += 1;
        Ok(())
    }

    /// Plays as long as there is any room. A move may be refused because of something else in the same write, so it is tried
    /// again.
    async fn play_until_full(&mut self) {
        let mut refused = 0;
        while refused < 10 {
            match self.play().await {
                Ok(()) => refused = 0,
                error => {
                    assert!(["server/store", "server/unknown"].contains(&code(error).as_str()));
                    refused += 1;
                }
            }
            self.is_true().await;
        }
    }

    /// The log contains exactly the moves that were acknowledged.
    async fn is_true(&self) {
        let state = self.state(0).await;
        let lines = state["log"].as_array().expect("a log");
        let steps = lines.iter().filter(|line| line["what"]["step"]["seat"].is_u64()).count();
        assert_eq!(steps, self.played, "moves in the log and moves acknowledged");
    }
}

async fn over(store: Arc<dyn Store>) -> Server {
    let limits = Limits { requests: 100_000, tables: 1_000, ..Limits::default() };
    Server::with(store, Config { limits, ..config() }).await
}

async fn is_ready(server: &Server) -> bool {
    Client::new(&server.url).expect("an address").text("/ready").await.is_ok()
}

async fn a_full_disk(url: &str, mut fill: impl AsyncFnMut(&Sqlite), mut free: impl AsyncFnMut(&Sqlite)) {
    let store = Arc::new(Sqlite::open(url).await.expect("it opens"));
    let server = over(Arc::clone(&store) as Arc<dyn Store>).await;
    let mut matches = [begin(&server).await, begin(&server).await];
    for game in &mut matches {
        for _ in 0..5 {
            game.play().await.expect("played");
        }
    }
    assert!(is_ready(&server).await);
    for _ in 0..2 {
        fill(&store).await;
        // Newcomers and new tables use up the room that is left.
        while Client::guest(&server.url, "new").await.is_ok() {}
        while matches[0].players[0].open(&new_table("point-city", 2)).await.is_ok() {}
        for game in &mut matches {
            game.play_until_full().await;
        }
        until(async || !is_ready(&server).await).await;
        free(&store).await;
        until(async || is_ready(&server).await).await;
        for game in &mut matches {
            for _ in 0..5 {
                game.play().await.expect("there is room again");
            }
            game.is_true().await;
        }
        server.guest("newcomer").await.open(&new_table("point-city", 2)).await.expect("there is room again");
    }
    server.stop().await;
    let again = over(Arc::new(Sqlite::open(url).await.expect("it opens again"))).await;
    for game in &mut matches {
        for player in &mut game.players {
            *player = player.at(&again.url).expect("an address");
        }
        game.is_true().await;
        game.play().await.expect("the game goes on");
    }
}

/// Asks until the answer is yes.
async fn until(mut is: impl AsyncFnMut() -> bool) {
    let end = Instant::now() + Duration::from_secs(30);
    while !is().await {
        assert!(Instant::now() < end, "it is so within 30 s");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_may_not_grow_refuses_moves_and_recovers() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite://{}/t.db", folder.path().display());
    let fill = async |store: &Sqlite| store.limit_pages(1).await.expect("limited");
    a_full_disk(&url, fill, async |store: &Sqlite| store.limit_pages(0).await.expect("the limit goes")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_watches_does_not_notice_what_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite://{}/t.db", folder.path().display());
    let store = Arc::new(Sqlite::open(&url).await.expect("it opens"));
    let server = over(Arc::clone(&store) as Arc<dyn Store>).await;
    let mut game = begin(&server).await;
    let mut zoe = join(server.guest("zoe").await, &game.table, Seat(0)).await;
    store.limit_pages(1).await.expect("limited");
    game.play_until_full().await;
    store.limit_pages(0).await.expect("the limit goes");
    game.play().await.expect("there is room again");
    let version = Version(game.state(0).await["version"].as_u64().expect("a version"));
    // Over the same socket.
    zoe.catch_up(version).await;
    game.is_true().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_wait_for_room_and_whoever_watches_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite://{}/t.db", folder.path().display());
    let store = Arc::new(Sqlite::open(&url).await.expect("it opens"));
    let server = over(Arc::clone(&store) as Arc<dyn Store>).await;
    let (mut ann, zoe) = (server.guest("ann").await, server.guest("zoe").await);
    let table = ann.open(&new_table("point-city", 2)).await.expect("a table");
    for seat in Seat::all(2) {
        ann.command(&table, Command::Bot { seat, kind: Some("random".into()) }).await.expect("a bot");
    }
    // Nobody watches yet, so the bots wait.
    ann.command(&table, Command::Start).await.expect("it begins");
    store.limit_pages(1).await.expect("limited");
    let mut zoe = join(zoe, &table, Seat(0)).await;
    until(async || figure(&server, "store_errors_total").await > 0).await;
    store.limit_pages(0).await.expect("the limit goes");
    // Over the same socket.
    while !zoe.is_over() {
        zoe.hear().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_opens_only_once_its_event_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite://{}/t.db", folder.path().display());
    let server = over(Arc::new(Sqlite::open(&url).await.expect("it opens"))).await;
    let mut game = begin(&server).await;
    game.players[0].command(&game.table, Command::Resign).await.expect("it is over");
    let tables = async |player: &Client| player.get("/api/tables").await.expect("a list").as_array().map(Vec::len);
    let before = tables(&game.players[0]).await;
    // A disk that accepts everything except this event: if the new table were opened first, it would be there.
    let disk = rusqlite::Connection::open(folder.path().join("t.db")).expect("it opens");
    disk.execute_batch(
        "CREATE TRIGGER full BEFORE INSERT ON journal WHEN instr(NEW.batch, '{\"rematch\":') \
         BEGIN SELECT RAISE(ABORT, 'no room'); END",
    )
    .expect("it refuses");
    assert_eq!(code(game.players[0].command(&game.table, Command::Rematch).await), "server/store");
    assert_eq!(game.state(0).await["table"]["rematch"], Value::Null, "nobody is sent to a table that is not there");
    assert_eq!(tables(&game.players[0]).await, before);
    disk.execute_batch("DROP TRIGGER full").expect("there is room again");
    game.players[1].command(&game.table, Command::Rematch).await.expect("there is room again");
    let state = game.state(0).await;
    let rematch = state["table"]["rematch"].as_str().expect("a table");
    game.players[0].get(&format!("/api/tables/{rematch}")).await.expect("it is there");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_refuses_moves_and_recovers() {
    let Some(disk) = SmallDisk::mount(8_192) else { return };
    let url = format!("sqlite://{}/t.db", disk.path().display());
    a_full_disk(&url, async |_| disk.fill(), async |_| disk.free()).await;
}
