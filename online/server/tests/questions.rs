//! Questions about a table, over the socket and over plain HTTP, about now and about the past.

mod common;

use common::{Server, begun, drain, play_one};
use serde_json::Value;
use tetrapolis_protocol::Command;

fn explain(thing: &str) -> Command {
    Command::Explain { thing: thing.into() }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_is_answered_and_nobody_else_hears_of_it() {
    let server = Server::start().await;
    let (table, mut players) = begun(&server, "point-city", 2).await;
    let versions: Vec<_> = players.iter().map(common::Player::version).collect();
    let (answer, states) = players[0].socket.ask(explain("market:b2")).await.expect("an answer");
    assert!(states.is_empty());
    let explained = &answer["explained"];
    assert_eq!(explained["version"], versions[0].0);
    assert!(explained["explained"]["about"]["rule"].is_string(), "{answer}");
    let (nothing, _) = players[0].socket.ask(explain("market:z9")).await.expect("an answer");
    assert_eq!(nothing["explained"]["explained"], Value::Null);

    let (scores, _) = players[1].socket.ask(Command::Scores).await.expect("an answer");
    assert_eq!(scores["scores"]["scores"]["sheets"].as_array().map(Vec::len), Some(2));
    let plain = players[1].client.command(&table, explain("market:b2")).await.expect("an answer");
    assert_eq!(plain["explained"]["explained"]["about"], explained["explained"]["about"]);

    let mut spectator = server.guest("Zoe").await;
    let seen = spectator.command(&table, explain("market:b2")).await.expect("an answer");
    assert_eq!(seen["explained"]["explained"]["uses"], Value::Null);
    for player in &mut players {
        drain(player).await;
    }
    assert_eq!(players.iter().map(common::Player::version).collect::<Vec<_>>(), versions);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_past_explains_itself_too() {
    let server = Server::start().await;
    let (table, mut players) = begun(&server, "point-city", 2).await;
    let before = players[0].version();
    let (then, _) = players[0].socket.ask(explain("deck")).await.expect("an answer");
    let (scores, _) = players[0].socket.ask(Command::Scores).await.expect("an answer");
    for _ in 0..4 {
        assert!(play_one(&mut players, |count| count - 1).await);
        for player in &mut players {
            drain(player).await;
        }
    }
    let past = format!("/api/tables/{table}/past");
    let back =
        players[0].client.get(&format!("{past}/explain?version={}&thing=deck", before.0)).await.expect("the past");
    assert_eq!(back, then["explained"]["explained"]);
    let sheets = players[0].client.get(&format!("{past}/scores?version={}", before.0)).await.expect("the past");
    assert_eq!(sheets, scores["scores"]["scores"]);
    assert!(players[0].client.get(&format!("{past}/scores?seat=2")).await.is_err(), "only with own eyes");
}
