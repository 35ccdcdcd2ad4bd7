//! What strangers, pages of other sites and the impatient can do: nothing.

mod common;

use common::{Server, begun, config, join, new_table};
use serde_json::json;
use tetrapolis_client::{Client, ClientError};
use tetrapolis_game::Seat;
use tetrapolis_protocol::{Command, TableId, Version};
use tetrapolis_server::Limits;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

fn code(result: Result<serde_json::Value, ClientError>) -> String {
    match result {
        Err(ClientError::Refused { body, .. }) => body["code"].as_str().expect("a code").to_owned(),
        other => panic!("{other:?}"),
    }
}

async fn raw(server: &Server, request: &str) -> String {
    let mut stream = tokio::net::TcpStream::connect(server.serving.address).await.expect("a connection");
    stream.write_all(request.as_bytes()).await.expect("it is sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer");
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_session_one_can_only_look() {
    let server = Server::start().await;
    let (table, _players) = begun(&server, "point-city", 2).await;
    let mut nobody = Client::new(&server.url).expect("an address");
    assert_eq!(code(nobody.open(&new_table("point-city", 2)).await.map(|id| json!(id))), "session/none");
    assert_eq!(code(nobody.command(&table, Command::Pause).await), "session/none");
    assert_eq!(code(nobody.get("/api/history").await), "session/none");
    assert_eq!(nobody.text("/api/session").await.expect("no refusal"), "");
    assert!(nobody.get(&format!("/api/tables/{table}")).await.expect("a look")["state"]["legal"] == json!([]));
    let unknown = TableId::new("nowhere").expect("an id");
    assert_eq!(code(nobody.get(&format!("/api/tables/{unknown}")).await), "table/unknown");
    assert_eq!(code(nobody.get("/api/tables/..%2Fetc").await), "table/unknown");
    for odd in ["?since=x", "?nope=1", "/past?seat=300", "/log?after=-1"] {
        assert_eq!(code(nobody.get(&format!("/api/tables/{unknown}{odd}")).await), "request/unreadable", "{odd}");
    }
    assert_eq!(code(nobody.get(&format!("/api/tables/{table}/record")).await), "table/not-finished");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_and_another_seat_cannot_play() {
    let server = Server::start().await;
    let (table, mut players) = begun(&server, "point-city", 2).await;
    let mover = players.iter().position(|player| !player.legal().is_empty()).expect("somebody acts");
    let (action, version) = (players[mover].legal()[0].clone(), players[mover].version());
    let mut zoe = join(server.guest("zoe").await, &table, Seat(0)).await;
    let play = |version, action: &str| Command::Play { version, action: action.into() };
    assert_eq!(zoe.refused(play(version, &action)).await, "table/not-seated");
    assert_eq!(players[1 - mover].refused(play(version, &action)).await, "play/not-to-act");
    assert_eq!(players[mover].refused(play(Version(1), &action)).await, "table/stale");
    assert_eq!(players[mover].refused(play(version, "jump")).await, "play/unreadable");
    players[mover].socket.send_text("{\"id\":1,\"command\":\"start\",\"x\":1}".into()).await.expect("sent");
    let answer = players[mover].socket.message().await.expect("an answer");
    assert_eq!(answer["refused"]["problem"]["code"], "request/unreadable");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_table_is_closed() {
    let server = Server::start().await;
    let mut ann = server.guest("ann").await;
    let table = json!({ "game": "point-city", "seats": 1, "spectators": false });
    let table = ann.open(&table).await.expect("a table");
    let sit = common::sit(Seat(0));
    ann.command(&table, sit).await.expect("she sits");
    ann.command(&table, Command::Start).await.expect("it begins");
    ann.command(&table, common::reveal(Seat(0))).await.expect("it is revealed");
    let zoe = server.guest("zoe").await;
    assert_eq!(code(zoe.get(&format!("/api/tables/{table}")).await), "table/closed");
    let lobby = zoe.get("/api/tables").await.expect("a lobby");
    assert_eq!(lobby, json!([]), "a private table is not listed");
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_are_refused_and_headers_are_set() {
    let server = Server::start().await;
    let post = |origin: &str| {
        format!(
            "POST /api/session HTTP/1.1\r\nhost: games.example\r\norigin: {origin}\r\nconnection: close\r\n\
             content-length: 2\r\n\r\n{{}}"
        )
    };
    let evil = raw(&server, &post("http://evil.example")).await;
    assert!(evil.starts_with("HTTP/1.1 403") && evil.contains("request/origin"), "{evil}");
    let own = raw(&server, &post("http://games.example")).await.to_lowercase();
    assert!(own.starts_with("http/1.1 200"), "{own}");
    for header in ["httponly", "samesite=lax", "content-security-policy: default-src 'self'", "nosniff"] {
        assert!(own.contains(header), "{header}: {own}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn too_much_is_refused() {
    let limits = Limits { body: 200, message: 300, requests: 3, tables: 1, ..Limits::default() };
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite://{}/t.db", folder.path().display());
    let mut config = config();
    config.limits = limits;
    let server = Server::over(&database, config).await;
    let mut ann = server.guest("ann").await;
    assert_eq!(code(ann.post("/api/session", &json!({ "name": "x".repeat(300) })).await), "request/too-large");
    let table = ann.open(&new_table("point-city", 2)).await.expect("a table");
    let sit = common::sit(Seat(0));
    ann.command(&table, sit).await.expect("she sits");
    assert_eq!(code(ann.open(&new_table("point-city", 2)).await.map(|id| json!(id))), "limit/tables");
    let mut socket = ann.socket(&table, None).await.expect("a socket");
    socket.send_text("x".repeat(400)).await.expect("sent");
    while socket.message().await.is_ok() {}
    let mut codes = Vec::new();
    for _ in 0..60 {
        if let Err(ClientError::Refused { body, .. }) = ann.get("/api/games").await {
            codes.push(body["code"].clone());
        }
    }
    assert!(codes.contains(&json!("limit/rate")));
    let health = raw(&server, "GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await;
    assert!(health.ends_with("ok\n"), "whoever watches is always answered: {health}");
}

#[tokio::test(flavor = "multi_thread")]
async fn accounts_keep_their_history() {
    let server = Server::start().await;
    let mut ann = Client::new(&server.url).expect("an address");
    let with = |password: &str| json!({ "name": "Ann", "password": password });
    assert_eq!(code(ann.post("/api/accounts", &with("short")).await), "account/password");
    let session = ann.post("/api/accounts", &with("correct horse")).await.expect("an account");
    assert_eq!(session, json!({ "name": "Ann", "account": true }));
    let table = ann.open(&new_table("point-city", 1)).await.expect("a table");
    let sit = common::sit(Seat(0));
    ann.command(&table, sit).await.expect("she sits");
    let mut later = Client::new(&server.url).expect("an address");
    assert_eq!(code(later.post("/api/accounts", &with("another one")).await), "account/taken");
    assert_eq!(code(later.post("/api/login", &with("wrong horse")).await), "account/wrong");
    assert_eq!(code(later.post("/api/login", &json!({ "name": "Bob", "password": "x" })).await), "account/wrong");
    later.post("/api/login", &with("correct horse")).await.expect("she is known");
    let history = later.get("/api/history").await.expect("a history");
    assert_eq!(history[0]["table"], json!(table));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_describes_itself() {
    let server = Server::start().await;
    let nobody = Client::new(&server.url).expect("an address");
    let document = nobody.get("/api/openapi.json").await.expect("a document");
    assert!(document["paths"]["/api/tables/{table}/commands"]["post"].is_object());
    assert!(document["components"]["schemas"]["Command"].is_object());
    assert!(nobody.text("/api").await.expect("a page").contains("/api/page.js"));
    assert_eq!(nobody.text("/ready").await.expect("ready"), "ready\n");
    let metrics = nobody.text("/metrics").await.expect("figures");
    assert!(metrics.contains("tetrapolis_requests_total"), "{metrics}");
    let games = nobody.get("/api/games").await.expect("games");
    assert!(games.as_array().is_some_and(|games| !games.is_empty()));
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_are_told_that_a_table_is_for_one_device() {
    let server = Server::start().await;
    let mut ann = server.guest("ann").await;
    let table = json!({ "game": "point-city", "seats": 2, "public": true, "one-device": true });
    let table = ann.open(&table).await.expect("a table");
    let mut zoe = server.guest("zoe").await;
    assert_eq!(code(zoe.command(&table, common::sit(Seat(0))).await), "table/one-device");
    ann.command(&table, common::sit(Seat(0))).await.expect("a seat");
    ann.command(&table, common::sit(Seat(1))).await.expect("another");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_opened_a_table_can_free_a_seat_before_the_start() {
    let server = Server::start().await;
    let mut ann = server.guest("ann").await;
    let table = ann.open(&new_table("point-city", 2)).await.expect("a table");
    let (mut zoe, mut bob) = (server.guest("zoe").await, server.guest("bob").await);
    zoe.command(&table, common::sit(Seat(0))).await.expect("a seat");
    let free = Command::Bot { seat: Seat(0), kind: None };
    assert_eq!(code(bob.command(&table, free.clone()).await), "table/not-host");
    ann.command(&table, free.clone()).await.expect("it is free");
    bob.command(&table, common::sit(Seat(0))).await.expect("his seat now");
    ann.command(&table, Command::Bot { seat: Seat(1), kind: Some("random".into()) }).await.expect("a bot");
    ann.command(&table, Command::Start).await.expect("it begins");
    assert_eq!(code(ann.command(&table, free).await), "table/started");
}
