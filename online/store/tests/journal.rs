//! Events are in SQLite's journal first and in the logs of their tables later; nobody can tell where.

mod common;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tetrapolis_protocol::TableId;
use tetrapolis_store::{Append, Sqlite, Store, StoreError, Write, open_to_read};

const TABLES: u64 = 20;

fn url(folder: &Path) -> String {
    format!("sqlite://{}/t.db", folder.display())
}

fn table(n: u64) -> TableId {
    TableId::new(format!("t{n}")).expect("an id")
}

/// Events of any length, with whatever a text can hold.
fn event(table: u64, version: u64) -> String {
    format!("{table} {version}\n{}ž", "x".repeat(version as usize % 90))
}

fn log(table: u64, head: u64) -> Vec<String> {
    (1..=head).map(|version| event(table, version)).collect()
}

/// Tries to add two more events for every table, in one transaction.
async fn try_to_go_on(store: &Sqlite, after: u64) -> Result<(), StoreError> {
    let append = |n| {
        let events = vec![event(n, after + 1), event(n, after + 2)];
        Write::Append(Append { table: table(n), after, events, summary: None, snapshot: None })
    };
    store.write((0..TABLES).map(append).collect()).await?.into_iter().collect()
}

async fn go_on(store: &Sqlite, after: u64) {
    try_to_go_on(store, after).await.expect("written");
}

/// How many events are in their place, and how many transactions wait in the journal.
fn counts(folder: &Path) -> (u64, u64) {
    let file = rusqlite::Connection::open(folder.join("t.db")).expect("it opens");
    let count = |sql| file.query_row(sql, [], |row| row.get(0)).expect("counted");
    (count("SELECT count(*) FROM events"), count("SELECT count(*) FROM journal"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crash_leaves_the_journal_and_loses_nothing() {
    let (here, there) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let store = Sqlite::open(&url(here.path())).await.expect("it opens");
    for step in 0..10 {
        go_on(&store, 2 * step).await;
    }
    assert_eq!(counts(here.path()), (0, 10), "all of it is in the journal");
    // What a machine that stops now finds later.
    for name in ["t.db", "t.db-wal"] {
        std::fs::copy(here.path().join(name), there.path().join(name)).expect("copied");
    }
    let outside = open_to_read(&url(there.path())).await.expect("it opens");
    assert_eq!(outside.read(&table(7), 0).await.expect("read"), log(7, 20));
    let again = Sqlite::open(&url(there.path())).await.expect("it opens");
    assert_eq!(counts(there.path()), (20 * TABLES, 0), "it is brought into the logs");
    for n in 0..TABLES {
        assert_eq!(again.read(&table(n), 0).await.expect("read"), log(n, 20));
    }
    go_on(&again, 20).await;
    let late = Append { table: table(1), after: 20, events: vec!["late".into()], summary: None, snapshot: None };
    let late = again.write(vec![Write::Append(late)]).await.expect("it answers").remove(0);
    assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
    assert_eq!(again.read_page(&table(1), 19, 2).await.expect("read"), log(1, 21)[19..], "partly here, partly there");
    assert_eq!(again.read_page(&table(1), 3, 5).await.expect("read"), log(1, 8)[3..], "all of it in its place");
    assert_eq!(again.read_page(&table(1), 20, 1).await.expect("read"), log(1, 21)[20..], "all of it in the journal");
    again.close().await.expect("closed");
    assert_eq!(counts(there.path()), (22 * TABLES, 0), "nothing is left behind in order");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_journal_moves_and_no_reader_notices() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Arc::new(Sqlite::open(&url(folder.path())).await.expect("it opens"));
    let over = Arc::new(AtomicBool::new(false));
    let readers: Vec<_> = (0..2)
        .map(|n| {
            let (store, over) = (Arc::clone(&store), Arc::clone(&over));
            tokio::spawn(async move {
                let mut head = 0;
                while !over.load(Ordering::Relaxed) {
                    let found = store.read(&table(n), 0).await.expect("a log without gaps");
                    assert!(found.len() as u64 >= head, "what was there stays there");
                    head = found.len() as u64;
                    assert_eq!(found, log(n, head));
                }
            })
        })
        .collect();
    let mut step = 0;
    // Until it has moved twice.
    while counts(folder.path()).0 < 30_000 {
        go_on(&store, 2 * step).await;
        step += 1;
    }
    over.store(true, Ordering::Relaxed);
    for reader in readers {
        reader.await.expect("it saw dense logs");
    }
    assert!(counts(folder.path()).1 > 0, "the newest are in the journal again");
    for n in 0..TABLES {
        assert_eq!(store.read(&table(n), 0).await.expect("read"), log(n, 2 * step));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_journal_that_cannot_move_refuses_and_loses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(&url(folder.path())).await.expect("it opens");
    let disk = rusqlite::Connection::open(folder.path().join("t.db")).expect("it opens");
    let full = "CREATE TRIGGER full BEFORE INSERT ON events BEGIN SELECT RAISE(ABORT, 'no room'); END";
    disk.execute_batch(full).expect("the logs are full");
    let mut step = 0;
    while try_to_go_on(&store, 2 * step).await.is_ok() {
        step += 1;
    }
    for _ in 0..3 {
        let refused = try_to_go_on(&store, 2 * step).await.expect_err("there is no room");
        assert!(matches!(refused, StoreError::Database(_)), "nothing was written: {refused}");
        for n in 0..TABLES {
            assert_eq!(store.read(&table(n), 0).await.expect("read"), log(n, 2 * step));
        }
    }
    disk.execute_batch("DROP TRIGGER full").expect("there is room again");
    go_on(&store, 2 * step).await;
    assert_eq!(counts(folder.path()), (2 * step * TABLES, 1), "all but the newest is in its place");
    assert_eq!(store.read(&table(3), 0).await.expect("read"), log(3, 2 * step + 2));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_journal_that_a_crash_left_on_a_full_disk_can_be_read_and_moves_later() {
    let (here, there) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let store = Sqlite::open(&url(here.path())).await.expect("it opens");
    for step in 0..3 {
        go_on(&store, 2 * step).await;
    }
    for name in ["t.db", "t.db-wal"] {
        std::fs::copy(here.path().join(name), there.path().join(name)).expect("copied");
    }
    let disk = rusqlite::Connection::open(there.path().join("t.db")).expect("it opens");
    let full = "CREATE TRIGGER full BEFORE INSERT ON events BEGIN SELECT RAISE(ABORT, 'no room'); END";
    disk.execute_batch(full).expect("the logs are full");
    let again = Sqlite::open(&url(there.path())).await.expect("it opens all the same");
    assert_eq!(again.read(&table(5), 0).await.expect("read"), log(5, 6));
    go_on(&again, 6).await;
    assert_eq!(again.read(&table(5), 0).await.expect("read"), log(5, 8), "the journal itself has room");
    disk.execute_batch("DROP TRIGGER full").expect("there is room again");
    again.close().await.expect("closed");
    assert_eq!(counts(there.path()), (8 * TABLES, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_on_a_full_disk_leaves_the_journal_and_loses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(&url(folder.path())).await.expect("it opens");
    go_on(&store, 0).await;
    let disk = rusqlite::Connection::open(folder.path().join("t.db")).expect("it opens");
    let full = "CREATE TRIGGER full BEFORE INSERT ON events BEGIN SELECT RAISE(ABORT, 'no room'); END";
    disk.execute_batch(full).expect("the logs are full");
    store.close().await.expect("everything is on disk");
    assert_eq!(counts(folder.path()), (0, 1));
    disk.execute_batch("DROP TRIGGER full").expect("there is room again");
    let again = Sqlite::open(&url(folder.path())).await.expect("it opens again");
    assert_eq!(again.read(&table(2), 0).await.expect("read"), log(2, 2));
}
