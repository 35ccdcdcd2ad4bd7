//! Editions that people write: kept once, named by a hash, for as long as a table uses them.

mod common;

use common::{Player, Server, config, join, reveal, sit};
use serde_json::{Value, json};
use tetrapolis_client::Client;
use tetrapolis_game::Seat;
use tetrapolis_protocol::{Command, TableId, Time};
use tetrapolis_store::{Retention, Store, open};
use tetrapolis_table::{Event, Promised, open_position, read_file, text_hash, verify, with_edition};

const DAY: u64 = 24 * 60 * 60 * 1_000;

/// A player's own edition, in which one card has a new name.
fn text() -> String {
    let text = include_str!("../../../editions/uptown/house.toml");
    let text = text.replacen("name = \"house\"\nhouse = true", "name = \"mine\"", 1);
    text.replacen("\"Linden House\"", "\"Mill House\"", 1)
}

fn wanted() -> Value {
    json!({ "game": "uptown", "seats": 2, "edition": { "file": "mine.toml", "text": text() } })
}

async fn begin(mut ann: Client) -> (TableId, Player) {
    let table = ann.open(&wanted()).await.expect("a table");
    let mut ann = join(ann, &table, Seat(0)).await;
    ann.does(sit(Seat(0))).await;
    ann.does(Command::Bot { seat: Seat(1), kind: Some("random".into()) }).await;
    ann.does(Command::Start).await;
    ann.does(reveal(Seat(0))).await;
    (table, ann)
}

async fn play(ann: &mut Player, most: usize) {
    for _ in 0..most {
        while ann.legal().is_empty() && !ann.is_over() {
            ann.hear().await;
        }
        let Some(action) = ann.legal().into_iter().next() else { return };
        ann.play(action).await;
    }
}

async fn first_event(store: &dyn Store, table: &TableId) -> String {
    store.read_page(table, 0, 1).await.expect("a log").remove(0)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_typed_edition_is_kept_once_and_outlives_restarts_and_sweeps() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite://{}/t.db", folder.path().display());
    let store = open(&database).await.expect("it opens");
    let server = Server::with(store.clone(), config()).await;
    let ann = server.guest("ann").await;
    let (table, mut player) = begin(ann.clone()).await;
    let (second, _) = begin(ann.clone()).await;
    play(&mut player, 2).await;
    let hash = text_hash(&text());
    for table in [&table, &second] {
        let first = first_event(&*store, table).await;
        assert!(first.contains(&hash) && !first.contains("Mill House"), "{first}");
    }
    assert_eq!(store.edition(&hash).await.expect("it answers").as_deref(), Some(text().as_str()));
    let much_later = Time(player.state["log"][0]["at"].as_u64().unwrap_or(0) + 90_000 * DAY);
    let swept = store.sweep(&Retention::default(), much_later).await.expect("swept");
    assert_eq!(swept.editions, 0, "tables use it");
    drop(player);
    server.stop().await;

    let server = Server::over(&database, config()).await;
    // The sweep has ended all sessions, so a newcomer looks.
    let zoe = server.guest("zoe").await;
    let seen = join(zoe, &table, Seat(0)).await;
    assert_eq!(seen.state["phase"], "running");
    assert!(seen.state["table"]["edition"].as_str().is_some_and(|edition| edition.starts_with("mine ")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_carries_the_text_and_is_verified_with_it() {
    let server = Server::start().await;
    let (table, mut ann) = begin(server.guest("ann").await).await;
    play(&mut ann, usize::MAX).await;
    let file = ann.client.text(&format!("/api/tables/{table}/record")).await.expect("a record");
    let file = read_file(&file).expect("it reads");
    assert_eq!(file.edition.as_deref(), Some(text().as_str()));
    verify(&file.events, Promised::default(), &with_edition(file.edition.as_deref())).expect("it is honest");
    assert!(verify(&file.events, Promised::default(), &open_position).is_err(), "the text is needed");
    let game = ann.client.text(&format!("/api/tables/{table}/game")).await.expect("a game");
    assert!(game.contains("mine "), "{game}");
    ann.client.get(&format!("/api/tables/{table}/past?version=3")).await.expect("a moment of the past");

    ann.does(Command::Rematch).await;
    let rematch = ann.state["table"]["rematch"].as_str().and_then(TableId::new).expect("a table");
    let again = join(ann.client.clone(), &rematch, Seat(0)).await;
    assert_eq!(again.state["table"]["edition"], ann.state["table"]["edition"]);
}

/// In an earlier release the log contained the text; a rematch of such a table keeps the text outside the log.
#[tokio::test(flavor = "multi_thread")]
async fn a_log_with_the_text_inside_still_opens() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = open(&format!("sqlite://{}/t.db", folder.path().display())).await.expect("it opens");
    let server = Server::with(store.clone(), config()).await;
    let (table, _) = begin(server.guest("ann").await).await;
    let mut rows = store.read(&table, 0).await.expect("a log");
    let mut first: Value = serde_json::from_str(&rows[0]).expect("JSON");
    let opened = &mut first["what"]["opened"];
    opened["table"] = json!("oldtable");
    opened["edition"] = json!({ "file": "mine.toml", "text": text() });
    opened["played"].as_object_mut().expect("an object").remove("text");
    rows[0] = first.to_string();
    let events: Vec<Event> = rows.iter().map(|row| serde_json::from_str(row).expect("an event")).collect();
    let old = tetrapolis_table::LiveTable::replay(&events, &open_position).expect("it needs no text from outside");
    let append = tetrapolis_store::Append {
        table: old.id().clone(),
        after: 0,
        events: rows,
        summary: Some(tetrapolis_server::summary(&old)),
        snapshot: None,
    };
    store.write(vec![tetrapolis_store::Write::Append(append)]).await.expect("written");
    let zoe = join(server.guest("zoe").await, old.id(), Seat(0)).await;
    assert_eq!(zoe.state["phase"], "running");
    assert!(zoe.state["table"]["edition"].as_str().is_some_and(|edition| edition.starts_with("mine ")));
}
