//! Coming back: the tables that wait for a player, and the games that are over.

mod common;

use common::{Server, begun, begun_as, code, new_table, sit};
use serde_json::{Value, json};
use tetrapolis_client::Client;
use tetrapolis_game::Seat;
use tetrapolis_protocol::Command;

fn list(answer: &Value) -> Vec<&str> {
    let tables = answer.as_array().expect("a list").iter();
    tables.map(|table| table.get("entry").unwrap_or(table)["table"].as_str().expect("an id")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_waits_for_the_caller_comes_first() {
    let server = Server::start().await;
    let nobody = Client::new(&server.url).expect("an address");
    assert_eq!(code(nobody.get("/api/running").await), "session/none");
    let (first, mut players) = begun(&server, "point-city", 2).await;
    let host = players[0].client.clone();
    let before = host.get("/api/running").await.expect("the tables")[0].clone();
    let mover = players.iter().position(|player| !player.legal().is_empty()).expect("somebody moves");
    for (seat, player) in players.iter().enumerate() {
        let found = player.client.get("/api/running").await.expect("the tables");
        assert_eq!(list(&found), [first.as_str()]);
        assert_eq!(found[0]["to-act"], json!(seat == mover));
        assert_eq!(found[0]["acting"], json!([mover + 1]));
        assert_eq!(found[0]["yours"], json!([seat + 1]));
        assert_eq!(found[0]["clock"], Value::Null);
    }
    let seen = host.get("/api/running?views=1").await.expect("the tables");
    assert_eq!(seen[0]["view"], players[0].state["view"], "the position as the caller sees it");
    assert!(before.get("view").is_none());
    // A table that waits for the caller comes before a newer one that does not.
    let waiting = &mut players[mover].client;
    let newer = waiting.open(&new_table("cities", 2)).await.expect("a table");
    waiting.command(&newer, sit(Seat(0))).await.expect("a seat");
    let found = waiting.get("/api/running").await.expect("the tables");
    assert_eq!(list(&found), [first.as_str(), newer.as_str()]);
    assert_eq!(found[1]["to-act"], false);
    let action = players[mover].legal().remove(0);
    players[mover].play(action).await;
    let found = host.get("/api/running").await.expect("the tables");
    let after = found.as_array().expect("a list").iter().find(|table| table["entry"]["table"] == first.as_str());
    assert!(after.expect("it goes on")["since"].as_u64() >= before["since"].as_u64());
    // A person who only watches has no running table.
    let zoe = server.guest("zoe").await;
    assert_eq!(zoe.get("/api/running").await.expect("the tables"), json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_is_that_of_the_caller_or_of_whoever_acts() {
    let server = Server::start().await;
    let new = json!({ "game": "point-city", "seats": 2, "clock": { "days": 3 } });
    let (_, players) = begun_as(&server, &new, 2).await;
    for player in &players {
        let found = player.client.get("/api/running").await.expect("the tables");
        assert_eq!(found[0]["clock"]["left"], json!(3 * 24 * 60 * 60 * 1000));
        assert!(found[0]["clock"]["since"].is_u64(), "the clock that goes: {found}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_history_says_how_games_ended_and_is_filtered() {
    let server = Server::start().await;
    let (over, mut players) = begun(&server, "point-city", 2).await;
    players[1].does(Command::Resign).await;
    while !players[0].is_over() {
        players[0].hear().await;
    }
    let mut ann = players[0].client.clone();
    let open = ann.open(&new_table("cities", 2)).await.expect("a table");
    ann.command(&open, sit(Seat(1))).await.expect("a seat");
    ann.command(&open, Command::Bot { seat: Seat(0), kind: Some("random".into()) }).await.expect("a bot");
    let all = ann.get("/api/history").await.expect("the history");
    assert_eq!(list(&all), [open.as_str(), over.as_str()]);
    assert_eq!(all[0]["yours"], json!([2]));
    assert!(all[0].get("outcome").is_none() && all[0].get("ended").is_none());
    assert!(all[1]["ended"].as_u64() >= all[1]["opened"].as_u64());
    let places: Vec<_> = (0..2).map(|seat| all[1]["outcome"][seat]["place"].as_u64()).collect();
    assert!(places.contains(&Some(1)), "{all}");
    assert!(!all.to_string().contains("players"), "who the others are on other tables stays with the server: {all}");
    let won = places[0] == Some(1);
    for (query, wanted) in [
        ("state=running", vec![open.as_str()]),
        ("state=over", vec![over.as_str()]),
        ("game=cities", vec![open.as_str()]),
        ("with=bots", vec![open.as_str()]),
        ("with=people", vec![over.as_str()]),
        ("result=won", if won { vec![over.as_str()] } else { vec![] }),
        ("result=lost", if won { vec![] } else { vec![over.as_str()] }),
        ("most=1", vec![open.as_str()]),
        (&format!("before={}", all[0]["opened"]), vec![over.as_str()]),
        ("game=cities&state=over", vec![]),
    ] {
        let found = ann.get(&format!("/api/history?{query}")).await.expect("the history");
        assert_eq!(list(&found), wanted, "{query}");
    }
    assert_eq!(code(ann.get("/api/history?result=drawn").await), "request/unreadable");
    assert_eq!(code(ann.get("/api/history?player=bob").await), "request/unreadable");
}
