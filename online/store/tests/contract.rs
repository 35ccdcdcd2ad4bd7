//! The contract that both stores keep.

mod both;
mod common;

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::Duration;

use both::{append, contract, table, write};
use common::{PrivatePostgres, Stop};
use tetrapolis_protocol::Time;
use tetrapolis_store::{Append, Store, StoreError, Wake, open, open_to_read};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::timeout;

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_the_contract() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite://{}/t.db", folder.path().display());
    let store = open(&url).await.expect("it opens");
    contract(Arc::clone(&store)).await;
    let lose = |sql: &str| {
        let connection = rusqlite::Connection::open(folder.path().join("t.db")).expect("it opens");
        connection.execute(sql, []).expect("lost");
    };
    both::people::a_player_leaves_a_damaged_log(store.as_ref(), lose).await;
    store.close().await.expect("closed");
    assert!(store.lobby(1).await.is_err(), "it is closed");
    let again = open(&url).await.expect("it opens again");
    assert_eq!(again.read(&table("a"), 0).await.expect("read").len(), 6);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_is_of_one_process_but_can_be_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite://{}/t.db", folder.path().display());
    assert!(open_to_read(&url).await.is_err(), "there is no file yet");
    let store = open(&url).await.expect("it opens");
    write(store.as_ref(), append("a", 0, &["1"])).await.expect("written");
    let second = open(&url).await.err().expect("it is refused");
    assert!(matches!(second, StoreError::InUse(_)), "{second}");
    assert!(second.to_string().contains("another process is using"), "{second}");
    let link = folder.path().join("link.db");
    std::os::unix::fs::symlink(folder.path().join("t.db"), &link).expect("a link");
    let second = open(&format!("sqlite://{}", link.display())).await.err().expect("it is refused");
    assert!(matches!(second, StoreError::InUse(_)), "{second}");
    let reader = open_to_read(&url).await.expect("it opens");
    assert_eq!(reader.read(&table("a"), 0).await.expect("read"), ["1"]);
    assert!(reader.add_account(&both::account("Eve")).await.is_err());
    store.close().await.expect("closed");
    open(&url).await.expect("it is free again");
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_keeps_the_contract() {
    let Some(postgres) = PrivatePostgres::start() else { return };
    let store = open(&postgres.url()).await.expect("it opens");
    contract(Arc::clone(&store)).await;
    let lose = |sql: &str| drop(postgres.query(sql).expect("lost"));
    both::people::a_player_leaves_a_damaged_log(store.as_ref(), lose).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_on_postgres_wake_each_other_and_share_the_work() {
    let Some(postgres) = PrivatePostgres::start() else { return };
    let (one, two) = (open(&postgres.url()).await.expect("it opens"), open(&postgres.url()).await.expect("it opens"));
    let mut wakes = two.wakes();
    let first = Append { summary: Some(both::summary(true, 1, None)), ..append("a", 0, &["1"]) };
    write(one.as_ref(), first).await.expect("written");
    let wake = timeout(Duration::from_secs(20), wakes.recv()).await.expect("in time").expect("woken");
    assert_eq!(wake, Wake::Table(table("a")));
    assert!(matches!(write(two.as_ref(), append("a", 0, &["x"])).await, Err(StoreError::Conflict)));
    one.end_session("hash").await.expect("ended");
    let wake = timeout(Duration::from_secs(20), wakes.recv()).await.expect("in time").expect("woken");
    assert_eq!(wake, Wake::SessionEnded("hash".into()));
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
async fn a_cut_connection_is_made_again_and_everything_is_looked_at() {
    let Some(mut postgres) = PrivatePostgres::start() else { return };
    let store = open(&postgres.url()).await.expect("it opens");
    let mut wakes = store.wakes();
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'";
    assert_eq!(postgres.query(cut).as_deref(), Some("t"), "one listener is cut");
    let wake = timeout(Duration::from_secs(20), wakes.recv()).await.expect("in time").expect("woken");
    assert_eq!(wake, Wake::All);
    write(store.as_ref(), append("a", 0, &["1"])).await.expect("written");
    postgres.stop(Stop::Immediate);
    assert!(write(store.as_ref(), append("a", 1, &["2"])).await.is_err());
    assert!(store.ping().await.is_err());
    assert!(store.read(&table("a"), 0).await.is_err());
    postgres.resume();
    let end = std::time::Instant::now() + Duration::from_secs(30);
    while write(store.as_ref(), append("a", 1, &["2"])).await.is_err() {
        assert!(std::time::Instant::now() < end, "it writes again within 30 s");
    }
    assert_eq!(store.read(&table("a"), 0).await.expect("read"), ["1", "2"]);
    let back = async { while wakes.recv().await.expect("woken") != Wake::All {} };
    timeout(Duration::from_secs(20), back).await.expect("the listener is back in time");
}

/// A proxy to a port that can lose all its connections without telling either side. Returns its own port.
async fn wire(to: u16) -> (u16, watch::Sender<()>) {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let (cut, lost) = watch::channel(());
    tokio::spawn(async move {
        while let Ok((mut one, _)) = listener.accept().await {
            let mut other = TcpStream::connect((Ipv4Addr::LOCALHOST, to)).await.expect("it listens");
            let mut lost = lost.clone();
            lost.mark_unchanged();
            tokio::spawn(async move {
                tokio::select! {
                    _ = copy_bidirectional(&mut one, &mut other) => {}
                    _ = lost.changed() => std::future::pending().await,
                }
            });
        }
    });
    (port, cut)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_is_lost_silently_is_made_again() {
    let Some(postgres) = PrivatePostgres::start() else { return };
    let (port, cut) = wire(postgres.port()).await;
    let store = open(&postgres.url().replace(&postgres.port().to_string(), &port.to_string())).await.expect("it opens");
    let mut wakes = store.wakes();
    cut.send_replace(());
    let wake = timeout(Duration::from_secs(30), wakes.recv()).await.expect("in time").expect("woken");
    assert_eq!(wake, Wake::All);
    let other = open(&postgres.url()).await.expect("it opens");
    write(other.as_ref(), append("a", 0, &["1"])).await.expect("written");
    let wake = timeout(Duration::from_secs(20), wakes.recv()).await.expect("in time").expect("woken");
    assert_eq!(wake, Wake::Table(table("a")));
}

#[tokio::test]
async fn another_address_is_refused() {
    for url in ["mysql://x", "tetrapolis.db", "sqlite://", "sqlite://t.db?mode=memory"] {
        assert!(open(url).await.is_err(), "{url}");
    }
}
