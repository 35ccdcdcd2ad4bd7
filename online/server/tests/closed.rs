//! What strangers do not learn: closed tables, players' ids, secret answers.

mod common;

use std::sync::Arc;

use common::{Server, begun, code, drain, join, new_table, play_one, reveal, sit};
use serde_json::json;
use tetrapolis_client::Client;
use tetrapolis_game::Seat;
use tetrapolis_protocol::{Chat, Command, Phrase, Time};
use tetrapolis_server::{Node, serve};
use tetrapolis_store::{Append, Log, open};
use tetrapolis_table::{Event, Happening, read_file};

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_table_stays_closed_after_the_end() {
    let server = Server::start().await;
    let mut host = server.guest("ann").await;
    let table = host.open(&json!({ "game": "point-city", "seats": 2, "spectators": false })).await.expect("a table");
    let mut ann = join(host, &table, Seat(0)).await;
    let mut bob = join(server.guest("bob").await, &table, Seat(1)).await;
    ann.does(sit(Seat(0))).await;
    bob.does(sit(Seat(1))).await;
    ann.does(Command::Start).await;
    ann.does(reveal(Seat(0))).await;
    bob.does(reveal(Seat(1))).await;
    ann.does(Command::Say(Chat::Text("between us".into()))).await;
    ann.does(Command::Resign).await;
    let zoe = server.guest("zoe").await;
    let nobody = Client::new(&server.url).expect("an address");
    for path in ["", "/record", "/game", "/past", "/past?seat=1", "/past/scores", "/past/explain?thing=deck", "/log"] {
        let path = format!("/api/tables/{table}{path}");
        assert_eq!(code(zoe.text(&path).await), "table/closed", "{path}");
        assert_eq!(code(nobody.text(&path).await), "table/closed", "{path}");
        bob.client.text(&path).await.expect("he has played there");
    }
    let again = json!({ "eyes": 0, "version": 4, "seat": 1, "bot": "random", "share": "0".repeat(64) });
    assert_eq!(code(zoe.clone().post(&format!("/api/tables/{table}/continue"), &again).await), "table/closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_names_no_player_by_id() {
    let server = Server::start().await;
    let (table, mut players) = begun(&server, "point-city", 2).await;
    players[0].does(Command::Resign).await;
    let own: serde_json::Value = players[0].client.get("/api/history").await.expect("a history");
    assert_eq!(own[0]["table"], json!(table));
    let record = server.guest("zoe").await.text(&format!("/api/tables/{table}/record")).await.expect("a record");
    read_file(&record).expect("it is still a table");
    let ids: Vec<&str> = record.split("\"player\":\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert_eq!(ids, ["player1", "player2"]);
    assert!(record.contains("\"host\":\"player1\""), "{record}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_secret_answer_moves_no_figure() {
    let server = Server::start().await;
    let mut answered = 0;
    for _ in 0..8 {
        let (_, mut players) = begun(&server, "mafia-city", 3).await;
        for n in 0..400 {
            if players[0].is_over() || answered >= 6 {
                break;
            }
            let asked = players.iter().filter(|player| !player.legal().is_empty()).count();
            let before = figures(&server).await;
            let versions: Vec<_> = players.iter().map(common::Player::version).collect();
            if !play_one(&mut players, |legal| n % legal).await {
                break;
            }
            for player in &mut players {
                drain(player).await;
            }
            let unnoticed =
                players.iter().zip(&versions).filter(|(player, version)| player.version() == **version).count();
            if asked > 1 && unnoticed == players.len() - 1 {
                answered += 1;
                // What `drain` sends counts as refused commands, which `figures` leaves out.
                let after: Vec<_> = figures(&server).await;
                assert_eq!(before, after);
            }
        }
    }
    assert!(answered > 0, "somebody answered in secret");
}

/// All figures except those that the test itself changes.
async fn figures(server: &Server) -> Vec<String> {
    let nobody = Client::new(&server.url).expect("an address");
    let text = nobody.text("/metrics").await.expect("figures");
    let own = ["tetrapolis_requests_total", "tetrapolis_commands_total", "tetrapolis_refused_total"];
    text.lines().filter(|line| !own.iter().any(|own| line.starts_with(own))).map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn actions_count_neither_as_commands_nor_as_requests() {
    let server = Server::start().await;
    let (table, mut players) = begun(&server, "point-city", 2).await;
    let names = ["commands_total", "refused_total"];
    let mut before = Vec::new();
    for name in names {
        before.push(common::figure(&server, name).await);
    }
    let requests = common::figure(&server, "requests_total").await;
    let mover = players.iter_mut().find(|player| !player.legal().is_empty()).expect("somebody has to act");
    let (version, action) = (mover.version(), mover.legal()[0].clone());
    mover.client.clone().command(&table, Command::Play { version, action }).await.expect("it is played");
    assert_eq!(common::figure(&server, "requests_total").await, requests + 1, "the question itself");
    for (name, before) in names.iter().zip(before) {
        assert_eq!(common::figure(&server, name).await, before, "{name}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_log_comes_in_pages() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = open(&format!("sqlite://{}/t.db", folder.path().display())).await.expect("it opens");
    let serving = serve(Node::new(common::config(), Arc::clone(&store))).await.expect("it listens");
    let mut ann = Client::guest(&format!("http://{}", serving.address), "ann").await.expect("a session");
    let table = ann.open(&new_table("point-city", 2)).await.expect("a table");
    let said = Happening::Said { seat: Seat(0), chat: Chat::Phrase(Phrase::Hello) };
    let said = serde_json::to_string(&Event { at: Time(1), what: said }).expect("plain");
    let append = Append { table: table.clone(), after: 1, events: vec![said; 1_200], summary: None, snapshot: None };
    Log::new(Arc::clone(&store)).append(append).await.expect("it is written");
    let path = format!("/api/tables/{table}");
    let state = ann.get(&path).await.expect("a state")["state"].take();
    assert_eq!((&state["from"], &state["version"]), (&json!(701), &json!(1_201)));
    assert_eq!(state["log"].as_array().map(Vec::len), Some(500));
    let late = ann.get(&format!("{path}?since=900")).await.expect("a state")["state"].take();
    assert_eq!((&late["from"], late["log"].as_array().map(Vec::len)), (&json!(900), Some(301)));
    let mut known = 0;
    for wanted in [500, 500, 201, 0] {
        let page = ann.get(&format!("{path}/log?after={known}")).await.expect("a page");
        let lines = page["log"].as_array().expect("lines");
        assert_eq!(lines.len(), wanted);
        for line in lines {
            known += 1;
            assert_eq!(line["version"], known);
        }
    }
    serving.stop().await.expect("it stops");
}
