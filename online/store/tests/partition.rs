//! What the operator of a large server does with PostgreSQL: divides `events` into parts, and lets nodes poll.

#[allow(dead_code, reason = "what damages a log is tested elsewhere")]
mod both;
mod common;

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use both::{append, contract, table, write};
use common::PrivatePostgres;
use tetrapolis_protocol::TableId;
use tetrapolis_store::{Hearing, Wake, open, open_hearing};
use tokio::time::timeout;

const POLLING: Hearing = Hearing::Polling(Duration::from_millis(20));

/// Divides `events` as the script for operators does.
fn divide(postgres: &PrivatePostgres) {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/partition-events.sql");
    let script = std::fs::read_to_string(script).expect("the script");
    assert!(postgres.query(&script).is_some(), "it runs");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_the_first_release_keeps_its_logs_in_parts() {
    let Some(postgres) = PrivatePostgres::start() else { return };
    assert!(postgres.query(include_str!("databases/first.postgres.sql")).is_some(), "it is read");
    open(&postgres.url()).await.expect("it is brought up to date").close().await.expect("closed");
    let all =
        "SELECT md5(string_agg(table_id || version || event, ',' ORDER BY table_id, version)), count(*) FROM events";
    let before = postgres.query(all).expect("the log");
    divide(&postgres);
    assert_eq!(postgres.query(all).expect("the log"), before);
    let parts = "SELECT count(*) FROM pg_inherits WHERE inhparent = 'events'::regclass";
    assert_eq!(postgres.query(parts).as_deref(), Some("16"));
    assert_eq!(postgres.query("SELECT count(*) FROM ONLY events").as_deref(), Some("0"), "each row is in a part");
    // A second time there is nothing that could be divided, and nothing is lost.
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/partition-events.sql");
    let _ = postgres.query(&std::fs::read_to_string(script).expect("the script"));
    assert_eq!(postgres.query(all).expect("the log"), before);
    let store = open(&postgres.url()).await.expect("it opens");
    let runs = TableId::new("4i4fyrwb72pa5sg6").expect("an id");
    assert!(store.read(&runs, 0).await.expect("read").len() > 40);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_whose_events_are_in_parts_keeps_the_contract() {
    let Some(postgres) = PrivatePostgres::start() else { return };
    open(&postgres.url()).await.expect("it opens").close().await.expect("closed");
    divide(&postgres);
    let store = open(&postgres.url()).await.expect("it opens");
    contract(Arc::clone(&store)).await;
    let lose = |sql: &str| assert!(postgres.query(sql).is_some(), "lost");
    both::people::a_player_leaves_a_damaged_log(store.as_ref(), lose).await;
    let used = "SELECT count(DISTINCT tableoid) FROM events";
    assert!(postgres.query(used).and_then(|count| count.parse::<u32>().ok()) > Some(8), "many parts are used");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_polls_keeps_the_contract() {
    let Some(postgres) = PrivatePostgres::start() else { return };
    contract(open_hearing(&postgres.url(), POLLING).await.expect("it opens")).await;
    let listeners = "SELECT count(*) FROM pg_stat_activity WHERE query ILIKE 'listen%'";
    assert_eq!(postgres.query(listeners).as_deref(), Some("0"), "nobody listens");
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_that_poll_hear_of_each_other() {
    let Some(postgres) = PrivatePostgres::start() else { return };
    let node = || async { open_hearing(&postgres.url(), POLLING).await.expect("it opens") };
    let (one, two) = (node().await, node().await);
    let (mut own, mut wakes) = (one.wakes(), two.wakes());
    let next = async |wakes: &mut tokio::sync::broadcast::Receiver<Wake>| {
        timeout(Duration::from_secs(20), wakes.recv()).await.expect("in time").expect("woken")
    };
    write(one.as_ref(), append("a", 0, &["1"])).await.expect("written");
    assert_eq!(next(&mut wakes).await, Wake::Table(table("a")));
    write(one.as_ref(), append("a", 1, &["2"])).await.expect("written");
    assert_eq!(next(&mut wakes).await, Wake::Table(table("a")), "each news is told once");
    one.end_session("hash").await.expect("ended");
    assert_eq!(next(&mut wakes).await, Wake::SessionEnded("hash".into()));
    // A node does not wake itself for what it has written, but all that ends ends here too.
    assert_eq!(next(&mut own).await, Wake::SessionEnded("hash".into()));
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_failure_a_node_that_polls_looks_at_everything() {
    let Some(postgres) = PrivatePostgres::start() else { return };
    let store = open_hearing(&postgres.url(), POLLING).await.expect("it opens");
    let mut wakes = store.wakes();
    let failures = || postgres.query("SELECT xact_rollback FROM pg_stat_database WHERE datname = 'postgres'");
    let before = failures();
    assert!(postgres.query("ALTER TABLE news RENAME TO hidden").is_some());
    let end = Instant::now() + Duration::from_secs(30);
    while failures() == before {
        assert!(Instant::now() < end, "a question fails within 30 s");
    }
    assert!(postgres.query("ALTER TABLE hidden RENAME TO news").is_some());
    let wake = timeout(Duration::from_secs(30), wakes.recv()).await.expect("in time").expect("woken");
    assert_eq!(wake, Wake::All);
}
