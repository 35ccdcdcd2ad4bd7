//! Looking back, playing on from a moment of the past, and the page inside the program.

mod common;

use common::{Server, begun, config, drain, entropy, number, play_one, reveal, sit};
use serde_json::{Value, json};
use tetrapolis_client::ClientError;
use tetrapolis_game::Seat;
use tetrapolis_protocol::{Command, Commitment, Request};
use tetrapolis_server::Asset;

fn code(result: Result<Value, ClientError>) -> String {
    match result {
        Err(ClientError::Refused { body, .. }) => body["code"].as_str().expect("a code").to_owned(),
        other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_looks_back_with_their_own_eyes_and_after_the_end_with_all() {
    let server = Server::start().await;
    let (table, mut players) = begun(&server, "mafia-city", 3).await;
    for _ in 0..6 {
        assert!(play_one(&mut players, |_| 0).await);
        for player in &mut players {
            drain(player).await;
        }
    }
    let now = players[0].version().0;
    let past = format!("/api/tables/{table}/past");
    let own = players[0].client.get(&format!("{past}?version={}", now - 2)).await.expect("the past");
    assert_eq!(number(&own["version"]), now - 2);
    assert_eq!(own["log"].as_array().map(Vec::len), Some(1));
    assert_eq!(own["log"][0], players[0].log[usize::try_from(now).expect("small") - 3]);
    assert_eq!(own["table"]["you"], 1);
    let whole = players[0].client.get(&past).await.expect("the past");
    assert_eq!(whole["view"], players[0].state["view"]);
    assert_eq!(number(&whole["from"]), 0);
    assert_eq!(code(players[0].client.get(&format!("{past}?seat=2")).await), "table/not-seated");
    assert_eq!(code(players[0].client.get(&format!("{past}?seat=9")).await), "table/no-seat");
    assert!(players[0].client.get(&format!("{past}?seat=0")).await.is_ok(), "a spectator's eyes are anybody's");

    for player in &mut players[..2] {
        player.client.command(&table, Command::Resign).await.expect("it is given up");
    }
    let other = players[2].client.get(&format!("{past}?seat=2")).await.expect("the game is over");
    assert_eq!(other["phase"], "finished");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_goes_on_from_any_moment_against_bots() {
    let server = Server::start().await;
    let (table, mut players) = begun(&server, "point-city", 2).await;
    for _ in 0..4 {
        assert!(play_one(&mut players, |count| count - 1).await);
        for player in &mut players {
            drain(player).await;
        }
    }
    let mut ann = players.remove(0);
    let wanted = json!({ "eyes": 1, "version": ann.version(), "seat": 2, "bot": "random", "share": Commitment::to(&entropy(Seat(3))) });
    let path = format!("/api/tables/{table}/continue");
    assert_eq!(code(ann.client.post(&path, &wanted).await), "table/not-finished");
    let view = ann.state["view"].clone();
    ann.client.command(&table, Command::Resign).await.expect("it is given up");

    let unknown = json!({ "eyes": 1, "version": ann.version(), "seat": 2, "bot": "nobody", "share": Commitment::to(&entropy(Seat(3))) });
    assert_eq!(code(ann.client.post(&path, &unknown).await), "table/bot");
    let opened = ann.client.post(&path, &wanted).await.expect("a table");
    let next = opened["table"].as_str().expect("an id");
    let commands = format!("/api/tables/{next}/commands");
    ann.client.post(&commands, &json!({ "id": 1, "command": "start" })).await.expect("it begins");
    let reveal = json!({ "id": 2, "command": { "reveal": { "entropy": entropy(Seat(3)) } } });
    ann.client.post(&commands, &reveal).await.expect("it is revealed");
    // Opened, two seats taken, called, revealed, begun; the bot may have moved since.
    let state = &ann.client.get(&format!("/api/tables/{next}/past?version=6")).await.expect("a state");
    assert_eq!(state["phase"], "running");
    assert_eq!(state["table"]["you"], 2);
    assert_eq!(state["view"]["market"], view["market"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_device_listens_and_speaks_for_each_of_its_seats() {
    let server = Server::start().await;
    let mut ann = server.guest("Ann").await;
    let table = ann.open(&json!({ "game": "mafia-city", "seats": 3, "one-device": true })).await.expect("a table");
    for seat in Seat::all(3) {
        ann.command(&table, sit(seat)).await.expect("a seat");
    }
    ann.command(&table, Command::Start).await.expect("it begins");
    for seat in Seat::all(3) {
        let reveal = Request { id: 1, command: reveal(seat) };
        ann.post(&format!("/api/tables/{table}/commands?seat={seat}"), &reveal).await.expect("it is revealed");
    }
    let look = |seat: u8| format!("/api/tables/{table}?seat={seat}");
    for _ in 0..6 {
        let mut played = false;
        for seat in 1..=3 {
            let state = ann.get(&look(seat)).await.expect("a state")["state"].clone();
            assert_eq!(state["table"]["you"], seat);
            assert_eq!(state["table"]["yours"], json!([1, 2, 3]));
            if let Some(action) = state["legal"][0]["notation"].as_str() {
                let command =
                    json!({ "id": 1, "command": { "play": { "version": state["version"], "action": action } } });
                ann.post(&format!("/api/tables/{table}/commands?seat={seat}"), &command).await.expect("it is played");
                played = true;
                break;
            }
        }
        assert!(played, "somebody has to act");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_given_for_its_files_and_its_addresses() {
    // `printf long | gzip -9n`
    const LONG: &[u8] = b"\x1f\x8b\x08\0\0\0\0\0\x02\x03\xcb\xc9\xcf\x4b\x07\0\x68\xa9\x97\x3b\x04\0\0\0";
    const PAGE: &[Asset] = &[
        Asset { path: "index.html", bytes: b"<!doctype html>", is_gzip: false },
        Asset { path: "assets/a-1.js", bytes: LONG, is_gzip: true },
    ];
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite://{}/t.db", folder.path().display());
    let mut with_page = config();
    with_page.page = PAGE;
    let server = Server::over(&url, with_page).await;
    let client = server.guest("Ann").await;
    for path in ["/", "/table/abc", "/rules/cities"] {
        assert_eq!(client.text(path).await.expect("the page"), "<!doctype html>", "{path}");
    }
    assert_eq!(client.text("/assets/a-1.js").await.expect("a file"), "long");
    assert!(client.text("/assets/a-2.js").await.is_err(), "a file that is not there");
    assert_eq!(code(client.get("/api/nothing").await), "table/unknown");

    let bare = Server::start().await;
    let client = bare.guest("Ann").await;
    assert!(client.text("/").await.is_err(), "there is no page in it");
}
