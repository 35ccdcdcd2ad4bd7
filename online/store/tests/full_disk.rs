//! A SQLite file that cannot grow.

mod common;

use std::time::{Duration, Instant};

use common::small_disk::SmallDisk;
use tetrapolis_protocol::{PlayerId, TableId, Time};
use tetrapolis_store::{Account, Append, Identity, Known, Sqlite, Store, StoreError, Write};

fn table() -> TableId {
    TableId::new("a").expect("an id")
}

fn event(version: u64) -> String {
    format!("\"{version} {}\"", "x".repeat(700))
}

async fn append(store: &Sqlite, after: u64) -> Result<(), StoreError> {
    let append = Append { table: table(), after, events: vec![event(after + 1)], summary: None, snapshot: None };
    store.write(vec![Write::Append(append)]).await?.remove(0)
}

fn player() -> PlayerId {
    PlayerId::new("ann").expect("an id")
}

async fn add_session(store: &Sqlite, token: &str) -> Result<(), StoreError> {
    let known = Known {
        player: player(),
        name: "Ann".repeat(1_000),
        account: false,
        colour: None,
        device: None,
        agent: None,
        begun: Time(0),
        seen: Time(0),
        until: Time(9),
    };
    store.write(vec![Write::Session { token: token.to_owned(), known }]).await?.remove(0)
}

/// Writes until nothing more can be written. Returns the version of the last event that was acknowledged.
async fn write_until_full(store: &Sqlite, mut head: u64) -> u64 {
    for n in 0..100_000 {
        let appended = append(store, head).await.is_ok();
        head += u64::from(appended);
        // What has no room for an event may have room for something else.
        if !appended && add_session(store, &format!("{head} {n}")).await.is_err() {
            return head;
        }
    }
    panic!("it is full at some time");
}

async fn nothing_is_written(store: &Sqlite, head: u64) {
    for n in 0..20 {
        let failed = append(store, head).await.expect_err("there is no room");
        assert!(matches!(failed, StoreError::Database(_)), "nothing was written: {failed}");
        add_session(store, &format!("{n}")).await.expect_err("no room for a session");
        assert_eq!(store.session(&format!("{n}"), Time(0)).await.expect("it is read"), None);
        store.put_edition(&format!("{n}"), &"x".repeat(50_000), Time(1)).await.expect_err("no room for an edition");
        assert_eq!(store.read(&table(), 0).await.expect("it is read").len() as u64, head);
    }
    let account = Account { name: "Ann".repeat(2_000), player: player(), password: "hash".into() };
    store.add_account(&account).await.expect_err("no room for an account");
    // An answer may be a second old.
    let end = Instant::now() + Duration::from_secs(30);
    while store.ping().await.is_ok() {
        assert!(Instant::now() < end, "it is not ready");
    }
}

async fn it_writes_again(store: &Sqlite, head: u64) -> u64 {
    for after in head..head + 50 {
        append(store, after).await.expect("there is room again");
    }
    let end = Instant::now() + Duration::from_secs(30);
    while store.ping().await.is_err() {
        assert!(Instant::now() < end, "it is ready again");
    }
    head + 50
}

/// Everything that was acknowledged is there after a restart, and nothing else.
async fn all_is_there(url: &str, store: Sqlite, head: u64) {
    store.close().await.expect("closed");
    let again = Sqlite::open(url).await.expect("it opens again");
    let log = again.read(&table(), 0).await.expect("read");
    assert_eq!(log, (1..=head).map(event).collect::<Vec<_>>());
    append(&again, head).await.expect("it goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_at_its_limit_refuses_and_recovers() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite://{}/t.db", folder.path().display());
    let store = Sqlite::open(&url).await.expect("it opens");
    store.limit_pages(100).await.expect("limited");
    let head = write_until_full(&store, 0).await;
    nothing_is_written(&store, head).await;
    store.limit_pages(0).await.expect("the limit goes");
    let head = it_writes_again(&store, head).await;
    all_is_there(&url, store, head).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_small_disk_is_not_filled_by_what_was_written_before() {
    let Some(disk) = SmallDisk::mount(8_192) else { return };
    let url = format!("sqlite://{}/t.db", disk.path().display());
    let store = Sqlite::open(&url).await.expect("it opens");
    // Each write takes a few pages of the write-ahead log, which would fill the disk many times over.
    for after in 0..5_000 {
        append(&store, after).await.expect("the events themselves have room");
    }
    all_is_there(&url, store, 5_000).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_refuses_and_recovers() {
    let Some(disk) = SmallDisk::mount(4_096) else { return };
    let url = format!("sqlite://{}/t.db", disk.path().display());
    let store = Sqlite::open(&url).await.expect("it opens");
    append(&store, 0).await.expect("there is room");
    let mut head = 1;
    for _ in 0..3 {
        disk.fill();
        head = write_until_full(&store, head).await;
        nothing_is_written(&store, head).await;
        disk.free();
        head = it_writes_again(&store, head).await;
    }
    all_is_there(&url, store, head).await;
}
