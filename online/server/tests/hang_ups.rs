//! What happens to one listener affects only that listener.

mod common;

use std::sync::Arc;

use common::{Server, begun, config, drain, join, new_table, raw, reveal, sit, until_figure};
use tetrapolis_catalog::Playthrough;
use tetrapolis_game::Seat;
use tetrapolis_protocol::Command;
use tetrapolis_seated::Seated;
use tetrapolis_server::house_bots;
use tokio::io::AsyncReadExt;

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_is_cut_off_ends_nothing_but_itself() {
    let server = Server::start().await;
    let (table, mut players) = begun(&server, "point-city", 2).await;
    for n in 0..100 {
        let rest = if n % 2 == 0 { "" } else { "?since=0&wait=50" };
        let request = format!("GET /api/tables/{table}{rest} HTTP/1.1\r\nhost: x\r\n\r\n");
        drop(raw(&server, &request).await);
    }
    until_figure(&server, "listeners", 2).await;
    for player in &mut players {
        drain(player).await;
    }
    assert!(common::play_one(&mut players, |_| 0).await, "both are still connected");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_hangs_up_during_a_long_poll_is_away() {
    let server = Server::start().await;
    let (table, mut players) = begun(&server, "point-city", 2).await;
    let bob = players.pop().expect("bob");
    let ann = &mut players[0];
    let (version, cookie) = (bob.version(), bob.client.cookie().expect("a session").to_owned());
    let poll =
        format!("GET /api/tables/{table}?since={version}&wait=50 HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\n\r\n");
    let waiting = raw(&server, &poll).await;
    until_figure(&server, "listeners", 3).await;
    drop(bob);
    until_figure(&server, "listeners", 2).await;
    drop(waiting);
    until_figure(&server, "listeners", 1).await;
    while ann.state["table"]["seats"][1]["present"] != false {
        ann.hear().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_that_never_comes_takes_no_place() {
    let server = Server::start().await;
    let (table, _players) = begun(&server, "point-city", 2).await;
    let upgrade = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    for _ in 0..50 {
        drop(raw(&server, &upgrade).await);
    }
    let mut stream = raw(&server, &upgrade).await;
    stream.read_u8().await.expect("an answer");
    until_figure(&server, "sockets", 3).await;
    drop(stream);
    until_figure(&server, "sockets", 2).await;
    until_figure(&server, "listeners", 2).await;
}

/// A bot that does not survive its first thought.
struct Fragile;

impl Seated for Fragile {
    fn choose(&mut self, _table: &dyn Playthrough, _seat: Seat) -> String {
        panic!("it breaks, as the test wants");
    }
}

/// A bot that chooses an illegal action.
struct Confused;

impl Seated for Confused {
    fn choose(&mut self, _table: &dyn Playthrough, seat: Seat) -> String {
        format!("{seat}: take z9 z9")
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_fails_is_replaced_and_the_log_says_so() {
    let mut config = config();
    let house = house_bots();
    config.bots = Arc::new(move |kind, seed, setup| match kind {
        "club" => Some(Box::new(Fragile)),
        "expert" => Some(Box::new(Confused)),
        _ => house(kind, seed, setup),
    });
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::over(&format!("sqlite://{}/t.db", folder.path().display()), config).await;
    for kind in ["club", "expert"] {
        let mut host = server.guest("ann").await;
        let table = host.open(&new_table("point-city", 2)).await.expect("a table");
        let mut ann = join(host, &table, Seat(0)).await;
        ann.does(sit(Seat(0))).await;
        ann.does(Command::Bot { seat: Seat(1), kind: Some(kind.into()) }).await;
        ann.does(Command::Start).await;
        ann.does(reveal(Seat(0))).await;
        let mut steps = 0;
        while steps < 4 {
            match ann.legal().first().cloned() {
                Some(action) => ann.play(action).await,
                None => ann.hear().await,
            }
            let by_bot = |line: &&serde_json::Value| line["what"]["step"]["seat"] == 2;
            steps = ann.log.iter().filter(by_bot).count();
        }
        let told = ann.log.iter().filter(|line| line["what"]["stood-in"]["kind"] == "greedy").count();
        assert_eq!(told, 1, "{kind} was replaced once");
    }
}
