//! A table whose rules the program no longer has can be looked at, and nothing else.

mod common;

use common::{Player, Server, begun, code, config, drain, figure, join, play_one};
use serde_json::{Value, json};
use tetrapolis_game::Seat;
use tetrapolis_protocol::{Chat, Command, TableId};
use tetrapolis_store::open;
use tetrapolis_table::read_file;

/// A server that can be stopped and started again over the same file.
struct Place {
    folder: tempfile::TempDir,
}

impl Place {
    fn new() -> Place {
        Place { folder: tempfile::tempdir().expect("a folder") }
    }

    fn url(&self) -> String {
        format!("sqlite://{}/t.db", self.folder.path().display())
    }

    async fn serve(&self) -> Server {
        Server::over(&self.url(), config()).await
    }

    /// Changes the database file while no server uses it.
    fn change(&self, sql: &str) {
        let file = rusqlite::Connection::open(self.folder.path().join("t.db")).expect("it opens");
        file.execute_batch(sql).expect("it is changed");
    }

    /// Gives all tables a rules number that this program does not know.
    fn change_rules(&self) {
        self.change("UPDATE events SET event = replace(event, '\"rules\":1', '\"rules\":7') WHERE version = 1");
    }
}

/// Plays some actions.
async fn play(players: &mut [Player], most: usize) {
    for n in 0..most {
        if !play_one(players, |count| n % count).await {
            return;
        }
        for player in players.iter_mut() {
            drain(player).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_table_shows_its_last_state_and_says_why_it_cannot_go_on() {
    let place = Place::new();
    let server = place.serve().await;
    let (table, mut players) = begun(&server, "mafia-city", 3).await;
    play(&mut players, 6).await;
    server.stop().await;
    place.change_rules();

    let server = place.serve().await;
    let path = format!("/api/tables/{table}");
    for player in &players {
        let client = player.client.at(&server.url).expect("an address");
        let seen = client.get(&path).await.expect("a state")["state"].take();
        assert_eq!(seen["view"], player.state["view"], "the last one that the seat saw");
        assert_eq!((&seen["table"]["you"], &seen["phase"]), (&json!(player.seat), &json!("running")));
        assert_eq!((&seen["legal"], &seen["to-act"]), (&json!([]), &json!([])));
        assert_eq!(seen["still"]["key"], "refused-table-rules-of");
    }
    let zoe = server.guest("zoe").await;
    let seen = zoe.get(&path).await.expect("a state")["state"].take();
    assert!(players.iter().all(|player| player.state["view"] != seen["view"]), "a spectator's eyes");
    assert_eq!(seen["table"]["seats"][0]["holder"]["person"]["name"], "host");
    let since = format!("{path}?since={}", seen["version"]);
    assert_eq!(zoe.get(&since).await.expect("no news"), "");

    let mut host = players[0].client.at(&server.url).expect("an address");
    let mut socket = host.socket(&table, None).await.expect("a socket");
    let hello = socket.message().await.expect("a state")["state"].take();
    assert_eq!((&hello["still"], &hello["log"]), (&seen["still"], &json!([])));
    let version = players[0].version();
    for command in [Command::Play { version, action: "pass".into() }, Command::Say(Chat::Text("hm".into()))] {
        let (answer, _) = socket.ask(command).await.expect("the socket stays open");
        assert_eq!(answer["refused"]["problem"]["code"], "table/rules");
    }
    assert_eq!(code(host.command(&table, Command::Resign).await), "table/rules");
    assert_eq!(host.get(&format!("{path}/log")).await.expect("a page")["log"], json!([]));
    assert_eq!(host.get(&format!("{path}/past")).await.expect("a state")["still"], seen["still"]);
    assert_eq!(code(host.text(&format!("{path}/record")).await), "table/not-finished");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_table_keeps_its_score_sheets_and_its_record() {
    let place = Place::new();
    let server = place.serve().await;
    let (table, mut players) = begun(&server, "uptown", 2).await;
    play(&mut players, usize::MAX).await;
    assert!(players[0].is_over());
    let path = format!("/api/tables/{table}");
    let zoe = server.guest("zoe").await;
    let game = zoe.text(&format!("{path}/game")).await.expect("a record");
    let before = zoe.get(&path).await.expect("a state")["state"].take();
    server.stop().await;
    place.change_rules();

    let server = place.serve().await;
    let zoe = zoe.at(&server.url).expect("an address");
    let seen = zoe.get(&path).await.expect("a state")["state"].take();
    for field in ["view", "outcome", "sheets"] {
        assert_eq!(seen[field], before[field], "{field}");
    }
    assert!(!seen["sheets"].as_array().expect("sheets").is_empty());
    assert_eq!(zoe.text(&format!("{path}/game")).await.expect("a record"), game);
    let file = zoe.text(&format!("{path}/record")).await.expect("a file");
    assert!(read_file(&file).expect("a table").events.len() > 20);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_table_stays_closed() {
    let place = Place::new();
    let server = place.serve().await;
    let mut host = server.guest("host").await;
    let wanted = json!({ "game": "point-city", "seats": 1, "spectators": false });
    let table = host.open(&wanted).await.expect("a table");
    let mut host = join(host, &table, Seat(0)).await;
    host.does(common::sit(Seat(0))).await;
    host.does(Command::Start).await;
    host.does(common::reveal(Seat(0))).await;
    server.stop().await;
    place.change_rules();

    let server = place.serve().await;
    let zoe = server.guest("zoe").await;
    for path in ["", "/past", "/log", "/record", "/game"] {
        assert_eq!(code(zoe.get(&format!("/api/tables/{table}{path}")).await), "table/closed", "{path}");
    }
    assert!(host.client.at(&server.url).expect("an address").get(&format!("/api/tables/{table}")).await.is_ok());
    server.stop().await;
}

/// Earlier releases wrote no snapshot; without one, the log still says who played what.
#[tokio::test(flavor = "multi_thread")]
async fn without_a_snapshot_the_record_is_left() {
    let place = Place::new();
    let server = place.serve().await;
    let (table, mut players) = begun(&server, "point-city", 2).await;
    players[1].does(Command::Resign).await;
    let zoe = server.guest("zoe").await;
    let game = zoe.text(&format!("/api/tables/{table}/game")).await.expect("a record");
    server.stop().await;
    place.change_rules();
    place.change("DELETE FROM snapshots");

    let server = place.serve().await;
    let zoe = zoe.at(&server.url).expect("an address");
    let seen = zoe.get(&format!("/api/tables/{table}")).await.expect("a state")["state"].take();
    assert_eq!((&seen["view"], &seen["phase"]), (&Value::Null, &json!("finished")));
    assert_eq!(seen["still"]["key"], "refused-table-rules-of");
    assert_eq!(seen["table"]["seats"][1]["holder"]["person"]["name"], "guest 2");
    let left = zoe.text(&format!("/api/tables/{table}/game")).await.expect("a record");
    assert_eq!(left, game.replacen("rules 1", "rules 7", 1));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_without_a_snapshot_get_one_when_a_server_starts() {
    let place = Place::new();
    let server = place.serve().await;
    let mut tables: Vec<TableId> = Vec::new();
    for _ in 0..2 {
        tables.push(begun(&server, "point-city", 2).await.0);
    }
    server.stop().await;
    place.change("DELETE FROM snapshots");

    let store = open(&place.url()).await.expect("it opens");
    let server = Server::with(store.clone(), config()).await;
    for table in &tables {
        while store.snapshot(table).await.expect("it answers").is_none() {
            tokio::task::yield_now().await;
        }
    }
    server.stop().await;
}

/// A row that cannot be read affects only its own table. It is counted, and the server's log mentions it.
#[tokio::test(flavor = "multi_thread")]
async fn rows_that_cannot_be_read_are_counted_and_leave_the_others_alone() {
    let place = Place::new();
    let server = place.serve().await;
    let (torn, _) = begun(&server, "point-city", 2).await;
    let (whole, _) = begun(&server, "point-city", 2).await;
    server.stop().await;
    place.change(&format!(
        "UPDATE events SET event = 'torn' WHERE table_id = '{torn}' AND version = 3; \
         UPDATE tables SET entry = 'torn' WHERE table_id = '{torn}'"
    ));

    let server = place.serve().await;
    assert_eq!(figure(&server, "unreadable_rows").await, 0);
    let zoe = server.guest("zoe").await;
    let listed = zoe.get("/api/tables").await.expect("a list");
    assert_eq!(listed.as_array().map(Vec::len), Some(1), "{listed}");
    assert_eq!(listed[0]["table"], whole.as_str());
    assert_eq!(figure(&server, "unreadable_rows").await, 1);
    assert_eq!(code(zoe.get(&format!("/api/tables/{torn}")).await), "table/newer");
    assert_eq!(figure(&server, "unreadable_rows").await, 2);
    zoe.get(&format!("/api/tables/{whole}")).await.expect("the other one");
    server.stop().await;
}
