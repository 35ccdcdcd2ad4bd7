//! Questions that close after a fixed time, and standing answers, over real sockets.

mod common;

use common::{Player, Server, begun_as, code, figure, join, question};
use serde_json::{Value, json};
use tetrapolis_game::Seat;
use tetrapolis_protocol::{Command, StandingAnswer, TableId};

/// A table for three where a question to several players stays open for a second.
async fn city(server: &Server) -> (TableId, Vec<Player>) {
    begun_as(server, &json!({ "game": "mafia-city", "seats": 3, "answers": 1 }), 3).await
}

fn stand() -> Command {
    Command::Stand { answer: Some(StandingAnswer { except: vec!["location:3".into()], part: false }) }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_closes_by_itself_for_everybody_at_once() {
    let server = Server::start().await;
    let (_, mut players) = city(&server).await;
    let asked = question(&mut players).await;
    let closes = players[0].state["asked"]["closes"].clone();
    for player in &mut players {
        assert_eq!(player.state["asked"]["closes"], closes);
        player.hear().await;
        assert_ne!(player.state["asked"]["closes"], closes);
        let step = player.log.iter().rev().find_map(|line| line["what"].get("step")).expect("a step");
        assert_eq!(step["telling"]["notation"], "decline");
    }
    assert_eq!(asked.len(), 1, "whoever passed first is asked for a Bullet");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_hears_of_an_answer_or_of_a_standing_one_before_the_question_closes() {
    let server = Server::start().await;
    let (table, mut players) = city(&server).await;
    let asked = question(&mut players).await[0];
    let other = (asked + 1) % 3;
    let before = players[other].version();
    let (moves, commands) = (figure(&server, "moves_total").await, figure(&server, "commands_total").await);
    players[asked].does(stand()).await;
    players[asked].play("decline".into()).await;
    assert_eq!(players[asked].state["asked"]["answer"], "decline");
    assert_eq!((figure(&server, "moves_total").await, figure(&server, "commands_total").await), (moves, commands));
    // The next thing that the others hear is that the question has closed.
    players[other].hear().await;
    assert_eq!(
        players[other].log[usize::try_from(before.0).expect("small")]["what"]["step"]["telling"]["notation"],
        "decline"
    );
    assert_eq!(players[other].state["standing"], Value::Null);
    // It holds on another device too.
    let again = join(players[asked].client.clone(), &table, Seat(asked as u8)).await;
    assert_eq!(again.state["standing"]["except"], json!(["location:3"]));
    players[asked].does(Command::Stand { answer: None }).await;
    assert_eq!(players[asked].state["standing"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn more_time_keeps_a_question_open_and_everybody_is_told() {
    let server = Server::start().await;
    let (_, mut players) = city(&server).await;
    let asked = question(&mut players).await[0];
    let other = (asked + 1) % 3;
    let closes = players[other].state["asked"]["closes"].as_u64();
    players[asked].does(Command::MoreTime).await;
    players[other].hear().await;
    assert!(players[other].state["asked"]["closes"].as_u64() > closes);
    assert_eq!(players[other].state["asked"]["more"], json!([asked + 1]));
    assert_eq!(players[other].refused(Command::MoreTime).await, "play/not-to-act");
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_leaves_in_a_question_does_not_keep_it_open() {
    let server = Server::start().await;
    let (_, mut players) = city(&server).await;
    let asked = question(&mut players).await[0];
    let gone = players.remove(asked);
    drop(gone.socket);
    let closes = players[0].state["asked"]["closes"].clone();
    while players[0].state["asked"]["closes"] == closes {
        players[0].hear().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn where_everybody_answers_in_person_there_is_nothing_to_set() {
    let server = Server::start().await;
    let (table, mut players) = common::begun(&server, "mafia-city", 3).await;
    assert_eq!(players[0].refused(stand()).await, "answer/in-person");
    assert_eq!(code(players[1].client.command(&table, Command::MoreTime).await), "answer/closed");
}
