//! Reviews of finished games.

mod common;

use std::sync::Arc;

use common::{Player, Server, begun, begun_as, code, config, figure, new_table, number};
use serde_json::{Value, json};
use tetrapolis_client::Client;
use tetrapolis_protocol::{Command, TableId};
use tetrapolis_review::JUDGE;
use tetrapolis_server::{Config, Limits};
use tetrapolis_store::open;
use tetrapolis_table::{Happening, Who, read_log};

/// Plays an open game to its end; everybody always takes the first action.
async fn finish(players: &mut [Player]) {
    while let Some(mover) = players.iter().position(|player| !player.legal().is_empty()) {
        let action = players[mover].legal()[0].clone();
        players[mover].play(action).await;
        let version = players[mover].version();
        for player in players.iter_mut() {
            player.catch_up(version).await;
        }
    }
    assert!(players.iter().all(Player::is_over));
}

fn decimal(value: &Value) -> f64 {
    value.as_f64().expect("a number")
}

/// Asks until the review is ready and, if `closest`, until it will not get more precise.
async fn reviewed(client: &Client, table: &TableId, closest: bool) -> Value {
    loop {
        let mut answer = client.get(&format!("/api/tables/{table}/review")).await.expect("an answer");
        if answer.get("working").is_some() {
            let working = &answer["working"];
            assert!(number(&working["done"]) <= number(&working["of"]));
        } else if !closest || answer["ready"]["closer"] == false {
            return answer["ready"].take();
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_reviewed_once_and_the_review_is_kept() {
    // The test asks for the review again and again.
    let limits = Limits { requests: 1_000_000, ..Limits::default() };
    let server = Server::start_with(Config { limits, ..config() }).await;
    let (table, mut players) = begun(&server, "uptown", 2).await;
    let path = format!("/api/tables/{table}/review");
    assert_eq!(code(players[0].client.get(&path).await), "table/not-finished");
    finish(&mut players).await;

    let ann = players[0].client.clone();
    let ready = reviewed(&ann, &table, false).await;
    let review = &ready["review"];
    assert_eq!(review["game"], "uptown");
    let mut reasons = 0;
    for seat in review["seats"].as_array().expect("seats") {
        let part = |name: &str| decimal(&seat[name]);
        let losses = decimal(&seat["losses"]["mean"]);
        let sum = part("luck") + part("room") - losses + part("others") + part("information") + part("rest");
        assert!((part("last") - part("initial") - sum).abs() < 1e-9, "{seat}");
        for costly in seat["costliest"].as_array().expect("a list") {
            assert!(costly["known"]["better"]["message"]["key"].is_string(), "{costly}");
            assert!(decimal(&costly["known"]["loss"]["mean"]) > 0.0, "{costly}");
            assert_eq!(costly["scores"].as_array().map(Vec::len), Some(2), "{costly}");
            // Only a difference that is larger than its margin is given as a reason.
            for part in costly["parts"].as_array().expect("a list") {
                reasons += 1;
                assert!(part["rule"].as_str().is_some_and(|rule| rule.starts_with("UT-7.")), "{part}");
                assert!(part["what"]["key"].is_string(), "{part}");
                let points = &part["points"];
                assert!(decimal(&points["mean"]).abs() > decimal(&points["margin"]), "{part}");
            }
        }
    }
    assert!(reasons > 0, "whoever always takes the first action has reasons to do better: {review}");
    // Every step has its place in the log, for everybody.
    let record = ann.text(&format!("/api/tables/{table}/game")).await.expect("the record");
    let steps = record.split_once("\n\n").expect("a head and steps").1.lines().count();
    for (viewer, versions) in ready["versions"].as_array().expect("a list").iter().enumerate() {
        let versions = versions.as_array().expect("a list");
        assert_eq!(versions.len(), steps + 1, "viewer {viewer}");
        assert!(versions.is_sorted_by_key(number));
    }
    let costly = &review["seats"][0]["costliest"][0];
    if let Some(step) = costly["step"].as_u64() {
        let version = number(&ready["versions"][1][usize::try_from(step).expect("small") - 1]);
        let past = ann.get(&format!("/api/tables/{table}/past?seat=1&version={version}")).await.expect("the moment");
        // UpTown offers whole moves of several actions, except in the middle of a move.
        let moves = past["moves"].as_array().filter(|moves| !moves.is_empty());
        let offered = moves.or(past["legal"].as_array()).expect("a list");
        for whole in [&costly["played"], &costly["known"]["better"]] {
            assert!(offered.iter().any(|one| one["notation"] == whole["notation"]), "{costly}");
            let attempt = json!({ "seat": 1, "version": version, "action": whole["notation"] });
            let path = format!("/api/tables/{table}/review/attempt");
            players[0].client.post(&path, &attempt).await.expect("a whole move is judged");
        }
    }

    let closest = reviewed(&players[1].client, &table, true).await;
    assert_eq!(closest["review"]["deep"], true);
    assert_eq!(closest, reviewed(&ann, &table, true).await);
    assert_eq!((figure(&server, "quick_reviews_total").await, figure(&server, "deep_reviews_total").await), (1, 1));
    assert_eq!(figure(&server, "review_failures_total").await, 0);
    let data = ann.get("/api/person").await.expect("all that is kept");
    assert_eq!(data["reviewed"][0]["table"], json!(table));
    assert_eq!(data["reviewed"][0]["deep"], true);
    for (player, seat) in players.iter().zip(0..) {
        let games = player.client.get("/api/person/reviews").await.expect("reviewed games");
        let figures = &closest["review"]["seats"][seat];
        assert_eq!(games.as_array().map(Vec::len), Some(1));
        assert_eq!((&games[0]["game"], number(&games[0]["seat"])), (&json!("uptown"), seat as u64 + 1));
        assert_eq!((&games[0]["losses"], &games[0]["luck"]), (&figures["losses"], &figures["luck"]));
        assert_eq!((&games[0]["decisions"], &games[0]["result"]), (&figures["decisions"], &figures["last"]));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_for_a_review_pays_for_it() {
    let server = Server::start().await;
    let mut games = Vec::new();
    for _ in 0..3 {
        let (table, mut players) = begun(&server, "cities", 2).await;
        finish(&mut players).await;
        games.push((table, players));
    }
    let stranger = server.guest("stranger").await;
    for (table, _) in &games {
        let working = stranger.get(&format!("/api/tables/{table}/review")).await.expect("it begins, or waits");
        assert!(working.get("working").is_some(), "{working}");
    }
    assert_eq!(figure(&server, "reviews").await, 2, "one player has two at once");
    let (table, players) = &games[2];
    players[0].client.get(&format!("/api/tables/{table}/review")).await.expect("it begins");
    assert_eq!(figure(&server, "reviews").await, 3, "what the stranger has asked for is not charged to Ann");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_for_those_whom_the_table_admits() {
    let server = Server::start().await;
    let mut closed = new_table("point-city", 2);
    closed["spectators"] = json!(false);
    let (table, mut players) = begun_as(&server, &closed, 2).await;
    finish(&mut players).await;
    let path = format!("/api/tables/{table}/review");
    let stranger = server.guest("stranger").await;
    assert_eq!(code(stranger.get(&path).await), "table/closed");
    let working = players[1].client.get(&path).await.expect("it begins");
    assert!(working.get("working").is_some(), "{working}");
    assert_eq!(code(stranger.get(&path).await), "table/closed", "while it is made, too");
    assert!(players[0].client.get(&path).await.is_ok());
    assert_eq!(code(stranger.get("/api/tables/nowhere/review").await), "table/unknown");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_says_nothing_of_somebody_who_was_removed_while_it_was_made() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = open(&format!("sqlite://{}/t.db", folder.path().display())).await.expect("it opens");
    let limits = Limits { requests: 1_000_000, ..Limits::default() };
    let server = Server::with(Arc::clone(&store), Config { limits, ..config() }).await;
    let (table, mut players) = begun(&server, "uptown", 2).await;
    finish(&mut players).await;
    let rows = store.read(&table, 0).await.expect("a log");
    let events = read_log(&rows).expect("events");
    let sat = events.iter().filter_map(|event| match &event.what {
        Happening::Sat { who: Who::Person { player, .. }, .. } => Some(player.clone()),
        _ => None,
    });
    let ids: Vec<_> = sat.collect();
    let path = format!("/api/tables/{table}/review");
    let working = players[0].client.get(&path).await.expect("it begins");
    assert!(working.get("working").is_some(), "{working}");
    players[0].client.delete("/api/person", &json!({})).await.expect("she is removed");
    reviewed(&players[1].client.clone(), &table, true).await;
    assert_eq!(store.reviewed(&ids[0], JUDGE, 9).await.expect("a list"), Vec::<String>::new());
    assert_eq!(store.reviewed(&ids[1], JUDGE, 9).await.expect("a list").len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_given_up_is_not_reviewed() {
    let server = Server::start().await;
    let (table, mut players) = begun(&server, "point-city", 2).await;
    players[1].client.command(&table, Command::Resign).await.expect("it is given up");
    let answer = players[0].client.get(&format!("/api/tables/{table}/review")).await;
    assert_eq!(code(answer), "review/unfinished");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_judged_by_what_its_seat_could_know() {
    let server = Server::start().await;
    let (table, mut players) = begun(&server, "point-city", 2).await;
    let start = players.iter().find(|player| !player.legal().is_empty()).expect("somebody acts");
    let (seat, version, legal) = (start.seat.0 + 1, start.version(), start.legal());
    let path = format!("/api/tables/{table}/review/attempt");
    let attempt = |action: &str| json!({ "seat": seat, "version": version, "action": action });
    assert_eq!(code(players[0].client.post(&path, &attempt(&legal[0])).await), "table/not-finished");
    finish(&mut players).await;
    let ann = &mut players[0].client;
    let mut objections = 0;
    for action in legal.iter().take(8) {
        let said = ann.post(&path, &attempt(action)).await.expect("it is judged");
        if said["objection"].is_null() {
            continue;
        }
        objections += 1;
        let better = said["objection"]["better"]["notation"].as_str().expect("an action");
        assert!(legal.iter().any(|legal| legal == better) && better != action, "{said}");
        assert!(decimal(&said["objection"]["loss"]["mean"]) >= 0.02, "{said}");
        assert_eq!(ann.post(&path, &attempt(action)).await.expect("it is judged"), said, "the same again");
        let more = ann.post(&path, &attempt(&format!("{action}; {action}"))).await;
        assert_eq!(code(more), "play/not-to-act", "the move is whole");
    }
    assert!(objections < 8, "not every move is poor");
    assert_eq!(code(ann.post(&path, &attempt("dance")).await), "play/unreadable");
    let other = json!({ "seat": 3 - seat, "version": version, "action": legal[0] });
    assert_eq!(code(ann.post(&path, &other).await), "play/not-to-act");
}
