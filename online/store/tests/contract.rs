//! The one contract of both stores.

mod common;

use std::sync::Arc;
use std::time::Duration;

use common::PrivatePostgres;
use tetrapolis_protocol::{PlayerId, TableId, Time};
use tetrapolis_store::{Account, Append, Known, Log, Store, StoreError, Summary, Wake, open};
use tokio::time::timeout;

fn table(name: &str) -> TableId {
    TableId::new(name).expect("an id")
}

fn player(name: &str) -> PlayerId {
    PlayerId::new(name).expect("an id")
}

fn append(name: &str, after: u64, events: &[&str]) -> Append {
    let events = events.iter().map(|event| (*event).to_owned()).collect();
    Append { table: table(name), after, events, summary: None }
}

async fn write(store: &dyn Store, append: Append) -> Result<(), StoreError> {
    store.append(&[append]).await?.remove(0)
}

async fn contract(store: Arc<dyn Store>) {
    store.ping().await.expect("it answers");
    a_log_is_dense_and_written_once(store.as_ref()).await;
    one_conflict_does_not_hurt_the_others(store.as_ref()).await;
    many_write_at_once(Arc::clone(&store)).await;
    tables_are_found(store.as_ref()).await;
    players_are_known(store.as_ref()).await;
}

async fn a_log_is_dense_and_written_once(store: &dyn Store) {
    write(store, append("a", 0, &["1", "2"])).await.expect("written");
    write(store, append("a", 2, &["3"])).await.expect("written");
    assert_eq!(store.read(&table("a"), 0).await.expect("read"), ["1", "2", "3"]);
    assert_eq!(store.read(&table("a"), 2).await.expect("read"), ["3"]);
    assert!(store.read(&table("a"), 3).await.expect("read").is_empty());
    assert!(store.read(&table("nobody"), 0).await.expect("read").is_empty());
    let second = write(store, append("a", 2, &["other", "more"])).await;
    assert!(matches!(second, Err(StoreError::Conflict)));
    assert_eq!(store.read(&table("a"), 0).await.expect("read"), ["1", "2", "3"], "all or none");
    write(store, append("gap", 1, &["2"])).await.expect("written");
    assert!(matches!(store.read(&table("gap"), 0).await, Err(StoreError::Damaged(_))));
}

async fn one_conflict_does_not_hurt_the_others(store: &dyn Store) {
    let batch = [append("b", 0, &["1"]), append("a", 0, &["again"]), append("c", 0, &["1"])];
    let results = store.append(&batch).await.expect("it answers");
    assert!(results[0].is_ok() && results[2].is_ok());
    assert!(matches!(results[1], Err(StoreError::Conflict)));
    assert_eq!(store.read(&table("c"), 0).await.expect("read"), ["1"]);
}

async fn many_write_at_once(store: Arc<dyn Store>) {
    let log = Log::new(Arc::clone(&store));
    let writers: Vec<_> = (0..8)
        .map(|n: u32| {
            let log = log.clone();
            tokio::spawn(async move {
                let mut written = 0;
                for version in 0..50 {
                    let event = format!("{n}");
                    match log.append(append("busy", version, &[&event])).await {
                        Ok(()) => written += 1,
                        Err(StoreError::Conflict) => {}
                        Err(error) => panic!("{error}"),
                    }
                    log.append(append(&format!("own{n}"), version, &[&event])).await.expect("nobody else writes it");
                }
                written
            })
        })
        .collect();
    let mut written = 0;
    for writer in writers {
        written += writer.await.expect("it ends");
    }
    assert_eq!(written, 50, "each version was written by one");
    assert_eq!(store.read(&table("busy"), 0).await.expect("read").len(), 50);
    assert_eq!(store.read(&table("own7"), 0).await.expect("read").len(), 50);
}

async fn tables_are_found(store: &dyn Store) {
    let summary = |listed, opened, due| Summary {
        listed,
        entry: format!("{{\"opened\":{opened}}}"),
        opened: Time(opened),
        due,
        players: vec![player("ann")],
    };
    let with = |name, summary| Append { summary: Some(summary), ..append(name, 0, &["1"]) };
    write(store, with("old", summary(true, 1, None))).await.expect("written");
    write(store, with("new", summary(true, 2, Some(Time(50))))).await.expect("written");
    write(store, with("private", summary(false, 3, Some(Time(40))))).await.expect("written");
    assert_eq!(store.lobby(10).await.expect("listed"), ["{\"opened\":2}", "{\"opened\":1}"]);
    assert_eq!(store.lobby(1).await.expect("listed").len(), 1);
    assert_eq!(store.tables_of(&player("ann"), 10).await.expect("listed").len(), 3);
    assert!(store.tables_of(&player("bob"), 10).await.expect("listed").is_empty());
    assert_eq!(store.due(Time(49), 10).await.expect("due"), [table("private")]);
    assert_eq!(store.due(Time(50), 10).await.expect("due"), [table("private"), table("new")]);
    let over = Append { after: 1, ..with("new", summary(false, 2, None)) };
    write(store, over).await.expect("written");
    assert_eq!(store.lobby(10).await.expect("listed"), ["{\"opened\":1}"]);
    assert_eq!(store.due(Time(50), 10).await.expect("due"), [table("private")]);
    assert!(store.lease(&table("old"), "one", Time(0), Time(10)).await.expect("it answers"));
}

async fn players_are_known(store: &dyn Store) {
    let account = Account { name: "Ann".into(), player: player("ann"), password: "hash".into() };
    assert!(store.add_account(&account).await.expect("added"));
    let second = Account { player: player("eve"), ..account.clone() };
    assert!(!store.add_account(&second).await.expect("it answers"), "the name is taken");
    assert!(store.account("Ann").await.expect("found") == Some(account));
    assert!(store.account("Bob").await.expect("it answers").is_none());
    let known = Known { player: player("ann"), name: "Ann".into(), account: true, until: Time(100) };
    store.put_session("token", &known).await.expect("kept");
    assert_eq!(store.session("token", Time(99)).await.expect("found"), Some(known));
    assert_eq!(store.session("token", Time(100)).await.expect("it answers"), None, "it has ended");
    assert_eq!(store.session("other", Time(0)).await.expect("it answers"), None);
    store.end_session("token", Time(0)).await.expect("ended");
    assert_eq!(store.session("token", Time(0)).await.expect("it answers"), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_the_contract() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite://{}/t.db", folder.path().display());
    let store = open(&url).await.expect("it opens");
    contract(Arc::clone(&store)).await;
    store.close().await.expect("closed");
    let again = open(&url).await.expect("it opens again");
    assert_eq!(again.read(&table("a"), 0).await.expect("read").len(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_keeps_the_contract() {
    let Some(postgres) = PrivatePostgres::start() else { return };
    contract(open(&postgres.url()).await.expect("it opens")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_on_postgres_wake_each_other_and_share_the_work() {
    let Some(postgres) = PrivatePostgres::start() else { return };
    let (one, two) = (open(&postgres.url()).await.expect("it opens"), open(&postgres.url()).await.expect("it opens"));
    let mut wakes = two.wakes();
    let summary = Summary { listed: true, entry: "{}".into(), opened: Time(1), due: None, players: Vec::new() };
    let first = Append { summary: Some(summary), ..append("a", 0, &["1"]) };
    write(one.as_ref(), first).await.expect("written");
    let wake = timeout(Duration::from_secs(20), wakes.recv()).await.expect("in time").expect("woken");
    assert_eq!(wake, Wake::Table(table("a")));
    assert!(matches!(write(two.as_ref(), append("a", 0, &["x"])).await, Err(StoreError::Conflict)));
    let lease = |store: &Arc<dyn Store>, node: &'static str, now| {
        let store = Arc::clone(store);
        async move { store.lease(&table("a"), node, Time(now), Time(now + 10)).await.expect("it answers") }
    };
    assert!(lease(&one, "one", 0).await);
    assert!(!lease(&two, "two", 5).await);
    assert!(lease(&one, "one", 5).await);
    assert!(lease(&two, "two", 16).await, "the other's time is over");
    assert!(!lease(&one, "one", 17).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cut_connection_is_made_anew_and_everything_is_looked_at() {
    let Some(mut postgres) = PrivatePostgres::start() else { return };
    let store = open(&postgres.url()).await.expect("it opens");
    let mut wakes = store.wakes();
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'";
    assert_eq!(postgres.query(cut).as_deref(), Some("t"), "one listener is cut");
    let wake = timeout(Duration::from_secs(20), wakes.recv()).await.expect("in time").expect("woken");
    assert_eq!(wake, Wake::All);
    write(store.as_ref(), append("a", 0, &["1"])).await.expect("written");
    postgres.crash();
    assert!(write(store.as_ref(), append("a", 1, &["2"])).await.is_err());
    postgres.resume();
    let end = std::time::Instant::now() + Duration::from_secs(30);
    while write(store.as_ref(), append("a", 1, &["2"])).await.is_err() {
        assert!(std::time::Instant::now() < end, "it writes again within 30 s");
    }
    assert_eq!(store.read(&table("a"), 0).await.expect("read"), ["1", "2"]);
}

#[tokio::test]
async fn another_address_is_refused() {
    assert!(open("mysql://x").await.is_err());
    assert!(open("tetrapolis.db").await.is_err());
}
