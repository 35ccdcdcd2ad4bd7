//! Two nodes on one PostgreSQL.

mod common;
#[path = "../../store/tests/common/mod.rs"]
mod private_postgres;

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use common::{Player, Server, config, join, new_table, reveal, sit};
use private_postgres::PrivatePostgres;
use tetrapolis_client::{Client, ClientError};
use tetrapolis_game::Seat;
use tetrapolis_protocol::{Chat, Command, Phrase, TableId, Time};
use tetrapolis_store::{Hearing, open, open_hearing};

/// Ann at one node and Bob at the other, at the same table.
async fn apart(one: &Server, two: &Server) -> (TableId, Vec<Player>) {
    let mut ann = one.guest("ann").await;
    let table = ann.open(&new_table("point-city", 2)).await.expect("a table");
    let bob = one.guest("bob").await.at(&two.url).expect("an address");
    let mut players = vec![join(ann, &table, Seat(0)).await, join(bob, &table, Seat(1)).await];
    for player in &mut players {
        let seat = player.seat;
        player.does(sit(seat)).await;
    }
    players[0].does(Command::Start).await;
    for player in &mut players {
        let seat = player.seat;
        player.does(reveal(seat)).await;
    }
    let version = players[1].version();
    players[0].catch_up(version).await;
    let version = players[0].version();
    players[1].catch_up(version).await;
    (table, players)
}

async fn log_of(client: &Client, table: &TableId) -> serde_json::Value {
    client.get(&format!("/api/tables/{table}")).await.expect("a state")["state"]["log"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_across_two_nodes_with_one_line_of_history() {
    let Some(postgres) = PrivatePostgres::start() else { return };
    let (one, two) = (Server::over(&postgres.url(), config()).await, Server::over(&postgres.url(), config()).await);
    play_across(&one, &two).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn so_it_is_where_events_are_in_parts_and_nodes_ask_for_news() {
    let Some(postgres) = PrivatePostgres::start() else { return };
    open(&postgres.url()).await.expect("it opens").close().await.expect("closed");
    assert!(postgres.query(include_str!("../../../deploy/partition-events.sql")).is_some(), "it is divided");
    let polling = Hearing::Polling(Duration::from_millis(20));
    let node = || async { open_hearing(&postgres.url(), polling).await.expect("it opens") };
    let (one, two) = (Server::with(node().await, config()).await, Server::with(node().await, config()).await);
    play_across(&one, &two).await;
    let listeners = "SELECT count(*) FROM pg_stat_activity WHERE query ILIKE 'listen%'";
    assert_eq!(postgres.query(listeners).as_deref(), Some("0"), "nobody listens");
}

async fn play_across(one: &Server, two: &Server) {
    let (table, mut players) = apart(one, two).await;
    let mut played = 0;
    while played < 30 {
        let mover = players.iter().position(|player| !player.legal().is_empty()).expect("both have heard everything");
        let (action, version) = (players[mover].legal()[0].clone(), players[mover].version());
        let answer = players[mover].asks(Command::Play { version, action }).await;
        if answer.get("done").is_some() {
            played += 1;
            let version = players[mover].version();
            players[1 - mover].catch_up(version).await;
        } else {
            assert_eq!(answer["refused"]["problem"]["code"], "table/stale", "{answer}");
            players[mover].hear().await;
        }
    }
    assert_eq!(
        log_of(&players[0].client, &table).await,
        log_of(&players[0].client.at(&two.url).expect("there"), &table).await
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn both_nodes_hammer_the_same_tables_and_nothing_is_lost() {
    let Some(mut postgres) = PrivatePostgres::start() else { return };
    let (one, two) = (Server::over(&postgres.url(), config()).await, Server::over(&postgres.url(), config()).await);
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(apart(&one, &two).await);
    }
    let urls = [one.url.clone(), two.url.clone()];
    let work: Vec<_> = tables
        .into_iter()
        .map(|(table, players)| {
            let urls = urls.clone();
            tokio::spawn(async move {
                let mut said = 0;
                for n in 0..40 {
                    let client = players[n % 2].client.at(&urls[n / 2 % 2]).expect("an address");
                    let chat = Command::Say(Chat::Phrase(Phrase::Hello));
                    let (mut first, mut second) =
                        (client.clone(), client.at(&urls[1 - n / 2 % 2]).expect("an address"));
                    let both = tokio::join!(first.command(&table, chat.clone()), second.command(&table, chat));
                    for result in [both.0, both.1] {
                        match result {
                            Ok(_) => said += 1,
                            Err(ClientError::Refused { body, .. }) => {
                                let code = body["code"].as_str().unwrap_or_default();
                                assert!(["table/busy", "server/store", "server/unknown"].contains(&code), "{body}");
                            }
                            Err(error) => panic!("{error}"),
                        }
                    }
                }
                (table, players, said)
            })
        })
        .collect();
    postgres.crash();
    postgres.resume();
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'";
    postgres.query(cut);
    for work in work {
        let (table, players, said) = work.await.expect("it ends");
        let lines = |log: &serde_json::Value| {
            let lines = log.as_array().expect("a log");
            lines.iter().filter(|line| line["what"].get("said").is_some()).count()
        };
        let end = std::time::Instant::now() + Duration::from_secs(30);
        loop {
            let here = players[0].client.get(&format!("/api/tables/{table}")).await;
            let there = players[0].client.at(&urls[1]).expect("there").get(&format!("/api/tables/{table}")).await;
            if let (Ok(here), Ok(there)) = (here, there) {
                let (here, there) = (&here["state"]["log"], &there["state"]["log"]);
                if here == there {
                    // A crash may swallow the answer to a write that happened, but never a write that was answered.
                    assert!(lines(here) >= said, "{} of {said}", lines(here));
                    break;
                }
            }
            assert!(std::time::Instant::now() < end, "both nodes have the same history within 30 s");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_are_played_once_by_either_node() {
    let Some(postgres) = PrivatePostgres::start() else { return };
    let (one, two) = (Server::over(&postgres.url(), config()).await, Server::over(&postgres.url(), config()).await);
    let mut host = one.guest("ann").await;
    let table = host.open(&new_table("point-city", 2)).await.expect("a table");
    let mut ann = join(host, &table, Seat(0)).await;
    let mut zoe = join(one.guest("zoe").await.at(&two.url).expect("there"), &table, Seat(0)).await;
    for seat in 0..2 {
        ann.does(Command::Bot { seat: Seat(seat), kind: Some("random".into()) }).await;
    }
    ann.does(Command::Start).await;
    while !ann.is_over() {
        ann.hear().await;
    }
    while !zoe.is_over() {
        zoe.hear().await;
    }
    assert_eq!(ann.log, zoe.log);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_stops_leaves_its_bots_to_another_at_once() {
    let Some(postgres) = PrivatePostgres::start() else { return };
    let (one, two) = (Server::over(&postgres.url(), config()).await, Server::over(&postgres.url(), config()).await);
    let mut host = one.guest("ann").await;
    let table = host.open(&new_table("point-city", 2)).await.expect("a table");
    let mut ann = join(host, &table, Seat(0)).await;
    ann.does(sit(Seat(0))).await;
    ann.does(Command::Bot { seat: Seat(1), kind: Some("random".into()) }).await;
    ann.does(Command::Start).await;
    ann.does(reveal(Seat(0))).await;
    until_bot_plays(&mut ann).await;
    let client = ann.client.at(&two.url).expect("an address");
    one.stop().await;
    let store = open(&postgres.url()).await.expect("it opens");
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_millis() as u64;
    assert!(store.lease(&table, "other", Time(now), Time(0)).await.expect("it answers"), "nobody cares any more");
    until_bot_plays(&mut join(client, &table, Seat(0)).await).await;
}

/// Plays on until the bot in the second seat has made another step.
async fn until_bot_plays(player: &mut Player) {
    let steps = |player: &Player| player.log.iter().filter(|line| line["what"]["step"]["seat"] == 2).count();
    let before = steps(player);
    while steps(player) == before {
        match player.legal().first() {
            Some(action) => player.play(action.clone()).await,
            None => player.hear().await,
        }
    }
}
