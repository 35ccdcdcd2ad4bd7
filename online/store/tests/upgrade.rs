//! Databases that the first release wrote.

mod common;

use common::PrivatePostgres;
use tetrapolis_protocol::{PlayerId, TableId, Time};
use tetrapolis_store::{Retention, Sought, Store, StoreError, open, open_to_read};

/// The database has a table that waits, one that runs and one that is over, all opened by Ann.
async fn is_whole(store: &dyn Store, tables: [&str; 3]) {
    let [waits, runs, over] = tables.map(|id| TableId::new(id).expect("an id"));
    let ann = store.account("Ann").await.expect("read").expect("Ann is there").player;
    for name in ["Ann", "\u{410}nn", "A.nn"] {
        assert!(store.is_taken(name).await.expect("it answers"), "{name}");
    }
    assert!(store.account("ann").await.expect("read").is_some(), "two looked the same, and both stay");
    assert_eq!(store.open_tables(&ann).await.expect("counted"), 2);
    assert_eq!(store.tables_of(&ann, Sought::default(), 10).await.expect("listed").len(), 3);
    let data = store.personal_data(&ann).await.expect("told");
    assert_eq!(data.sessions.len(), 1);
    assert!(data.tables.iter().all(|table| table.opened && !table.events.is_empty()));
    assert_eq!(store.read(&waits, 0).await.expect("read").len(), 2);
    let log = store.read(&runs, 0).await.expect("read");
    assert!(log.len() > 40 && log.iter().any(|event| event.contains("good luck, Bob")));
    let bob = PlayerId::new(person(&log, "bob")).expect("an id");
    assert_eq!(store.forget_player(&bob, "?").await.expect("forgotten").len(), 2);
    assert!(!store.read(&runs, 0).await.expect("read").concat().contains("\"bob\""));
    let (year, chat) = (Time(1_826_000_000_000), Some(1));
    let swept = store.sweep(&Retention { chat, ..Retention::default() }, year).await.expect("swept");
    assert_eq!((swept.tables, swept.messages), (vec![waits], 1));
    assert!(!store.read(&over, 0).await.expect("read").is_empty());
}

fn person(log: &[String], name: &str) -> String {
    let sat = log.iter().find(|event| event.contains(&format!("\"name\":\"{name}\""))).expect("somebody sat");
    let (_, rest) = sat.split_once("\"player\":\"").expect("a player");
    rest.split('"').next().expect("an id").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_the_first_release_is_brought_up_to_date() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("t.db");
    let file = rusqlite::Connection::open(&path).expect("a file");
    file.execute_batch(include_str!("databases/first.sqlite.sql")).expect("it is read");
    file.execute(LOOKS_LIKE_ANN, []).expect("added");
    file.close().expect("closed");
    let url = format!("sqlite://{}", path.display());
    let runs = TableId::new(SQLITE[1]).expect("an id");
    let as_it_is = open_to_read(&url).await.expect("it opens").read(&runs, 0).await.expect("read");
    let store = open(&url).await.expect("it opens");
    assert_eq!(store.read(&runs, 0).await.expect("read"), as_it_is);
    is_whole(store.as_ref(), SQLITE).await;
    store.close().await.expect("closed");
    open(&url).await.expect("it opens again").close().await.expect("closed");
    let file = rusqlite::Connection::open(&path).expect("a file");
    let newer = "INSERT INTO _sqlx_migrations VALUES (999, 'later', '', 1, x'00', 0)";
    file.execute(newer, []).expect("changed");
    let refused = open(&url).await.err().expect("it is refused");
    assert_eq!(refused, StoreError::Newer(999));
    // Where a newer release keeps events nobody knows.
    assert_eq!(open_to_read(&url).await.err().expect("it is refused"), StoreError::Newer(999));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_of_the_first_release_is_brought_up_to_date() {
    let Some(postgres) = PrivatePostgres::start() else { return };
    assert!(postgres.query(include_str!("databases/first.postgres.sql")).is_some(), "it is read");
    assert!(postgres.query(LOOKS_LIKE_ANN).is_some());
    let store = open(&postgres.url()).await.expect("it opens");
    is_whole(store.as_ref(), POSTGRES).await;
    let newer = "INSERT INTO _sqlx_migrations VALUES (999, 'later', now(), true, '\\x00', 0)";
    assert!(postgres.query(newer).is_some());
    assert_eq!(open(&postgres.url()).await.err().expect("it is refused"), StoreError::Newer(999));
}

const LOOKS_LIKE_ANN: &str = "INSERT INTO accounts (name, player, password) VALUES ('ann', 'other', '')";
const SQLITE: [&str; 3] = ["x4t7divjdqdhz42c", "3rm2e466udxrwj9w", "zfvcpuf5dm7grc8a"];
const POSTGRES: [&str; 3] = ["cd7sk4i7sh9eips5", "4i4fyrwb72pa5sg6", "3erqfaaxnfkrgq2m"];
