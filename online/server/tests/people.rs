//! People: what ends with a session, what a password opens, and how a person is forgotten.

mod common;
#[path = "../../store/tests/common/mod.rs"]
mod private_postgres;

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use common::{Player, Server, code, config, join, new_table, raw, sit};
use private_postgres::PrivatePostgres;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tetrapolis_client::{Client, ClientError};
use tetrapolis_game::Seat;
use tetrapolis_protocol::{Chat, Command, PlayerId, Time};
use tetrapolis_store::{Known, Write, open};
use tokio::io::AsyncReadExt;

/// Listens until the server closes the socket; returns the code of its close frame.
async fn last_word(player: &mut Player) -> Option<String> {
    let mut word = None;
    loop {
        match player.socket.message().await {
            Ok(message) => word = message["bye"]["problem"]["code"].as_str().map(str::to_owned).or(word),
            Err(ClientError::Closed(_)) => return word,
            Err(error) => panic!("{error}"),
        }
    }
}

async fn account(server: &Server, name: &str) -> Client {
    let mut client = Client::new(&server.url).expect("an address");
    let credentials = json!({ "name": name, "password": "correct horse" });
    client.post("/api/accounts", &credentials).await.expect("an account");
    client
}

#[tokio::test(flavor = "multi_thread")]
async fn logging_out_closes_the_sockets_of_that_session_on_every_node() {
    let Some(postgres) = PrivatePostgres::start() else { return };
    let (one, two) = (Server::over(&postgres.url(), config()).await, Server::over(&postgres.url(), config()).await);
    let mut ann = one.guest("ann").await;
    let table = ann.open(&new_table("point-city", 2)).await.expect("a table");
    let mut here = join(ann.clone(), &table, Seat(0)).await;
    let mut there = join(ann.at(&two.url).expect("an address"), &table, Seat(0)).await;
    let mut zoe = join(two.guest("zoe").await, &table, Seat(0)).await;
    ann.delete("/api/session", &json!({})).await.expect("she leaves");
    for player in [&mut here, &mut there] {
        assert_eq!(last_word(player).await.as_deref(), Some("session/none"));
    }
    let elsewhere = there.client.clone().open(&new_table("point-city", 2)).await;
    assert_eq!(code(elsewhere), "session/none", "the other node has forgotten her too");
    zoe.does(sit(Seat(0))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_is_used_is_renewed_once_a_day() {
    const DAY: u64 = 24 * 60 * 60 * 1_000;
    let folder = tempfile::tempdir().expect("a folder");
    let store = open(&format!("sqlite://{}/t.db", folder.path().display())).await.expect("it opens");
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("a time").as_millis() as u64;
    let hash = Sha256::digest("secret").iter().fold(String::new(), |hex, byte| hex + &format!("{byte:02x}"));
    let (player, name) = (PlayerId::new("ann").expect("an id"), "Ann".to_owned());
    let (begun, until) = (Time(now - 80 * DAY), Time(now + 10 * DAY));
    let (account, colour, device, agent) = (false, None, None, None);
    let known = Known { player, name, account, colour, device, agent, begun, seen: begun, until };
    store.write(vec![Write::Session { token: hash.clone(), known }]).await.expect("kept");
    let server = Server::with(Arc::clone(&store), config()).await;
    let answer = async |request: &str, token: &str| {
        let head = format!("Host: h\r\nCookie: tetrapolis_session={token}\r\nConnection: close\r\n\r\n");
        let mut stream = raw(&server, &format!("{request} HTTP/1.1\r\n{head}")).await;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("an answer");
        answer
    };
    let renews = |answer: &str| answer.contains("set-cookie: tetrapolis_session=secret;");
    assert!(!answer("GET /api/session", "other").await.contains("set-cookie"), "a stranger gets no cookie");
    let first = answer("GET /api/session", "secret").await;
    assert!(first.contains("\"Ann\"") && renews(&first) && first.contains("Max-Age=7776000"), "{first}");
    assert!(!renews(&answer("GET /api/session", "secret").await), "once a day");
    server.serving.stop().await.expect("it stops");
    let later = store.session(&hash, Time(now + 89 * DAY)).await.expect("it answers");
    assert_eq!(later.map(|known| known.name), Some("Ann".to_owned()), "whoever comes every week is never thrown out");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_ends_the_other_sessions() {
    let server = Server::start().await;
    let mut ann = account(&server, "Ann").await;
    let mut thief = Client::new(&server.url).expect("an address");
    thief.post("/api/login", &json!({ "name": "Ann", "password": "correct horse" })).await.expect("a session");
    let change = |old: &str, new: &str| json!({ "old": old, "new": new });
    assert_eq!(code(ann.put("/api/person/password", &change("a wrong one", "battery staple")).await), "account/wrong");
    assert_eq!(code(ann.put("/api/person/password", &change("correct horse", "short")).await), "account/password");
    ann.put("/api/person/password", &change("correct horse", "battery staple")).await.expect("it is changed");
    assert_eq!(code(thief.open(&new_table("point-city", 2)).await), "session/none");
    ann.open(&new_table("point-city", 2)).await.expect("she is still known");
    let mut later = Client::new(&server.url).expect("an address");
    assert_eq!(
        code(later.post("/api/login", &json!({ "name": "Ann", "password": "correct horse" })).await),
        "account/wrong"
    );
    later.post("/api/login", &json!({ "name": "Ann", "password": "battery staple" })).await.expect("she is known");
    let mut guest = server.guest("bob").await;
    assert_eq!(code(guest.put("/api/person/password", &change("", "battery staple")).await), "account/wrong");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_removed_leaves_every_log() {
    let server = Server::start().await;
    let mut ann = account(&server, "Annabel").await;
    let table = ann.open(&new_table("point-city", 2)).await.expect("a table");
    let mut annabel = join(ann.clone(), &table, Seat(0)).await;
    let mut bob = join(server.guest("bob").await, &table, Seat(1)).await;
    annabel.does(sit(Seat(0))).await;
    bob.does(sit(Seat(1))).await;
    annabel.does(Command::Say(Chat::Text("call me on 555".into()))).await;
    let data = ann.get("/api/person").await.expect("everything");
    assert_eq!(data["account"], "Annabel");
    assert!(data.to_string().contains("call me on 555") && data.to_string().contains(table.as_str()), "{data}");
    assert!(!data.to_string().contains("\"bob\""), "nothing about others: {data}");
    let with = |password: &str| json!({ "password": password });
    assert_eq!(code(ann.delete("/api/person", &with("a wrong one")).await), "account/wrong");
    ann.delete("/api/person", &with("correct horse")).await.expect("she is removed");
    assert_eq!(code(ann.open(&new_table("point-city", 2)).await), "session/none");
    let seen = bob.client.get(&format!("/api/tables/{table}")).await.expect("a state");
    let lobby = bob.client.get("/api/tables").await.expect("a lobby");
    for text in [seen.to_string(), lobby.to_string()] {
        assert!(!text.contains("Annabel") && !text.contains("call me"), "{text}");
        assert!(text.contains("bob"), "{text}");
    }
    assert_eq!(seen["state"]["table"]["seats"][0]["holder"]["person"]["name"], "\u{2014}");
    account(&server, "Annabel").await;
    let mut guest = bob.client.clone();
    guest.delete("/api/person", &json!({})).await.expect("a guest is removed");
    let seen: Value = server.guest("zoe").await.get(&format!("/api/tables/{table}")).await.expect("a state");
    assert!(!seen.to_string().contains("bob"), "{seen}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_learned_follows_an_account_to_another_device() {
    let server = Server::start().await;
    let mut ann = account(&server, "Ann").await;
    let path = "/api/person/progress";
    assert_eq!(ann.get(path).await.expect("nothing yet"), "");
    let lesson = json!({ "done": ["read", { "play": "take b2 c2" }], "finished": false });
    let progress = json!({ "lessons": { "point-city-1": lesson }, "explained": ["PC-3.1"], "offered": ["uptown"] });
    ann.put(path, &progress).await.expect("it is kept");
    let mut elsewhere = Client::new(&server.url).expect("an address");
    elsewhere.post("/api/login", &json!({ "name": "Ann", "password": "correct horse" })).await.expect("a session");
    assert_eq!(elsewhere.get(path).await.expect("it is there"), progress);
    assert_eq!(ann.get("/api/person").await.expect("everything")["progress"], progress);
    assert_eq!(code(ann.put(path, &json!({ "diary": "dear me" })).await), "request/unreadable");
    let long = json!({ "explained": ["x".repeat(33 * 1024)] });
    assert_eq!(code(ann.put(path, &long).await), "request/too-large");
    assert_eq!(elsewhere.get(path).await.expect("it has stayed"), progress);
    let mut guest = server.guest("bob").await;
    assert_eq!(guest.get(path).await.expect("nothing"), "");
    assert_eq!(code(guest.put(path, &progress).await), "account/wrong");
    ann.delete("/api/person", &json!({ "password": "correct horse" })).await.expect("she is removed");
    let again = account(&server, "Ann").await;
    assert_eq!(again.get(path).await.expect("nothing is left"), "");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_takes_a_name_that_looks_like_an_account() {
    let server = Server::start().await;
    let mut paula = account(&server, "Paula").await;
    let mut other = Client::new(&server.url).expect("an address");
    for name in ["paula", "P\u{430}ul\u{430}", "PauIa", "Pau.la"] {
        let credentials = json!({ "name": name, "password": "correct horse" });
        assert_eq!(code(other.post("/api/accounts", &credentials).await), "account/taken", "{name}");
        assert_eq!(code(other.post("/api/session", &json!({ "name": name })).await), "account/taken", "{name}");
    }
    for name in ["\u{3164}", "\u{200b}\u{200b}\u{200b}", "Pau\u{202e}al"] {
        assert_eq!(code(other.post("/api/session", &json!({ "name": name })).await), "account/name", "{name:?}");
    }
    other.post("/api/session", &json!({ "name": "Paul" })).await.expect("another name");
    paula.delete("/api/person", &json!({ "password": "correct horse" })).await.expect("she is removed");
    account(&server, "paula").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_cannot_be_removed_now_can_try_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::over(&format!("sqlite://{}/t.db", folder.path().display()), common::config()).await;
    let mut bob = server.guest("bob").await;
    let table = bob.open(&new_table("point-city", 2)).await.expect("a table");
    bob.command(&table, sit(Seat(0))).await.expect("a seat");
    let disk = rusqlite::Connection::open(folder.path().join("t.db")).expect("it opens");
    // The disk is almost full: sessions can be removed, but nothing can be written.
    disk.execute_batch("CREATE TRIGGER full BEFORE INSERT ON events BEGIN SELECT RAISE(ABORT, 'no room'); END")
        .expect("it refuses");
    assert_eq!(code(bob.delete("/api/person", &json!({})).await), "server/store");
    assert_eq!(bob.get("/api/session").await.expect("he is known")["name"], "bob");
    disk.execute_batch("DROP TRIGGER full").expect("there is room again");
    bob.delete("/api/person", &json!({})).await.expect("he is removed");
    let seen = server.guest("zoe").await.get(&format!("/api/tables/{table}")).await.expect("a state");
    assert!(!seen.to_string().contains("bob"), "{seen}");
}
