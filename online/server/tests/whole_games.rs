//! Every game over the wire: a real port, and sockets.

mod common;

use common::{Player, Server, begun, config, drain, join, new_table, reveal, sit};
use serde_json::{Value, json};
use tetrapolis_catalog::GAMES;
use tetrapolis_client::ClientError;
use tetrapolis_game::{Seat, Viewer};
use tetrapolis_protocol::{Chat, Command, Phrase, Version};
use tetrapolis_server::Config;
use tetrapolis_table::{LiveTable, Promised, open_position, read_file, verify};

/// Plays to the end: a player who has legal actions plays one of them, and the others listen.
async fn to_the_end(players: &mut [Player]) {
    let mut n = 0;
    while !players.iter().all(Player::is_over) {
        n += 1;
        let mover = players.iter().position(|player| !player.legal().is_empty() && !player.is_over());
        let Some(mover) = mover else {
            let waiting = players.iter_mut().find(|player| !player.is_over()).expect("somebody waits");
            waiting.hear().await;
            continue;
        };
        let legal = players[mover].legal();
        let (action, version) = (legal[n % legal.len()].clone(), players[mover].version());
        let answer = players[mover].asks(Command::Play { version, action }).await;
        if answer.get("done").is_none() {
            assert_eq!(answer["refused"]["problem"]["code"], "table/stale", "{answer}");
            players[mover].hear().await;
        }
        for player in players.iter_mut() {
            drain(player).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn all_games_go_to_the_end_and_every_seat_sees_what_it_may() {
    let server = Server::start().await;
    for entry in GAMES {
        let seats = *entry.seats.end();
        let (table, mut players) = begun(&server, entry.name, seats).await;
        let mut spectator = join(server.guest("zoe").await, &table, Seat(0)).await;
        to_the_end(&mut players).await;
        while !spectator.is_over() {
            spectator.hear().await;
        }
        let file = spectator.client.text(&format!("/api/tables/{table}/record")).await.expect("the file");
        let events = read_file(&file).expect("a table").events;
        let told = players[0].state["table"]["dealing"]["commitment"].as_str().expect("a commitment").to_owned();
        let promised = Promised { commitment: Some(&told), share: Some(&common::entropy(Seat(0))) };
        let verified = verify(&events, promised, &open_position).expect("it is fair");
        assert!(verified.finished);
        let truth = LiveTable::replay(&events, &open_position).expect("a good log");
        let eyes = players.iter().map(|player| (Viewer::Seat(player.seat), player));
        for (viewer, player) in eyes.chain([(Viewer::Public, &spectator)]) {
            let view: Value = serde_json::from_str(truth.position().picture(viewer).get()).expect("JSON");
            assert_eq!(player.state["view"], view, "{} {viewer:?}", entry.name);
            let mut again = LiveTable::open(&events[0], &open_position).expect("it opens");
            let mut lines = vec![json!("opened")];
            for event in &events[1..] {
                let told = again.fold(event).expect("it happened");
                lines.extend(told.to(viewer).map(|line| serde_json::to_value(line).expect("plain")));
            }
            let seen: Vec<Value> = player.log.iter().map(|line| line["what"].clone()).collect();
            assert_eq!(seen, lines, "{} {viewer:?}", entry.name);
        }
        let record = spectator.client.text(&format!("/api/tables/{table}/game")).await.expect("the record");
        assert!(record.starts_with("tetrapolis record 1"));
    }
    server.serving.stop().await.expect("it stops");
}

/// A whole game of three bots, as a spectator saw it.
async fn watched_bots(server: &Server) -> Player {
    let mut host = server.guest("ann").await;
    let table = host.open(&new_table("point-city", 3)).await.expect("a table");
    let mut ann = join(host, &table, Seat(0)).await;
    for seat in 0..3 {
        ann.does(Command::Bot { seat: Seat(seat), kind: Some("random".into()) }).await;
    }
    ann.does(Command::Start).await;
    while !ann.is_over() {
        ann.hear().await;
    }
    ann
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_by_themselves() {
    let server = Server::start().await;
    let ann = watched_bots(&server).await;
    assert_eq!(ann.state["outcome"].as_array().expect("standings").len(), 3);
    assert_eq!(ann.state["sheets"].as_array().expect("sheets").len(), 3);
    assert!(ann.state["table"]["dealing"]["seed"].is_string());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rehearsal_can_be_repeated() {
    let mut games = Vec::new();
    for rehearsal in [Some(7), Some(7), Some(8), None, None] {
        let server = Server::start_with(Config { rehearsal, ..config() }).await;
        let log = watched_bots(&server).await.log;
        games.push(log.iter().map(|line| line["what"].clone()).collect::<Vec<Value>>());
    }
    assert_eq!(games[0], games[1]);
    let unlike = |n: usize| games.iter().filter(|game| **game == games[n]).count() == 1;
    assert!((2..5).all(unlike));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_resumes_from_its_version_or_gets_everything() {
    let server = Server::start().await;
    let (table, mut players) = begun(&server, "point-city", 2).await;
    for _ in 0..5 {
        common::play_one(&mut players, |_| 0).await;
        for player in &mut players {
            drain(player).await;
        }
    }
    let known = players[0].version();
    let mut away = players.remove(0);
    drop(away.socket);
    let stay = &mut players[0];
    stay.does(Command::Say(Chat::Phrase(Phrase::OneMoment))).await;
    let version = stay.version();
    away.socket = away.client.socket(&table, Some(known)).await.expect("a socket");
    away.catch_up(Version(version.0.min(known.0 + 1))).await;
    assert_eq!(away.log.len() as u64, away.version().0);
    let mut fresh = join(away.client.clone(), &table, Seat(0)).await;
    assert_eq!(fresh.log, away.log);
    let ahead = away.client.socket(&table, Some(Version(9_999))).await.expect("a socket");
    fresh.socket = ahead;
    fresh.hear().await;
    assert_eq!(fresh.log, away.log, "a version that never was gives everything");
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_works_without_sockets() {
    let server = Server::start().await;
    let mut ann = server.guest("ann").await;
    let table = ann.open(&new_table("point-city", 1)).await.expect("a table");
    ann.command(&table, sit(Seat(0))).await.expect("she sits");
    let look = |since: u64, wait: u64| format!("/api/tables/{table}?since={since}&wait={wait}");
    let state = ann.get(&format!("/api/tables/{table}")).await.expect("a state");
    assert_eq!(state["state"]["version"], 2);
    assert_eq!(ann.get(&look(2, 0)).await.expect("nothing new"), json!(""));
    let waiting = {
        let (ann, path) = (ann.clone(), look(2, 30));
        tokio::spawn(async move { ann.get(&path).await })
    };
    ann.command(&table, Command::Start).await.expect("it begins");
    let state = waiting.await.expect("it ends").expect("a state");
    assert_eq!(state["state"]["from"], 2);
    ann.command(&table, reveal(Seat(0))).await.expect("it is revealed");
    let state = ann.get(&look(3, 0)).await.expect("a state");
    assert_eq!(state["state"]["from"], 3);
    let action = state["state"]["legal"][0]["notation"].as_str().expect("an action").to_owned();
    let version = Version(common::number(&state["state"]["version"]));
    ann.command(&table, Command::Play { version, action: action.clone() }).await.expect("it is played");
    let again = ann.command(&table, Command::Play { version, action }).await;
    assert!(matches!(again, Err(ClientError::Refused { status: 409, body, .. }) if body["code"] == "table/stale"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_lets_its_clients_resume() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite://{}/t.db", folder.path().display());
    let server = Server::over(&database, config()).await;
    let (table, mut players) = begun(&server, "point-city", 2).await;
    common::play_one(&mut players, |_| 0).await;
    for player in &mut players {
        drain(player).await;
    }
    let versions: Vec<Version> = players.iter().map(Player::version).collect();
    server.stop().await;
    for player in &mut players {
        let bye = player.socket.message().await.expect("a last word");
        assert_eq!(bye["bye"]["problem"]["code"], "server/leaving");
    }
    let server = Server::over(&database, config()).await;
    for (player, version) in players.iter_mut().zip(versions) {
        player.client = player.client.at(&server.url).expect("an address");
        player.socket = player.client.socket(&table, Some(version)).await.expect("a socket");
        drain(player).await;
        assert_eq!(player.version(), version, "nothing was lost and nothing added");
    }
    assert!(common::play_one(&mut players, |_| 0).await);
}
