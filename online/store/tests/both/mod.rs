//! What both stores do.

mod identity;
mod notices;
pub mod people;
mod retention;
mod reviews;

use std::sync::Arc;

use tetrapolis_protocol::{Colour, PlayerId, TableId, Time};
use tetrapolis_store::{Account, Append, Known, Log, Sought, Store, StoreError, Summary, Write};

pub fn table(name: &str) -> TableId {
    TableId::new(name).expect("an id")
}

pub fn player(name: &str) -> PlayerId {
    PlayerId::new(name).expect("an id")
}

pub fn append(name: &str, after: u64, events: &[&str]) -> Append {
    let events = events.iter().map(|event| (*event).to_owned()).collect();
    Append { table: table(name), after, events, summary: None, snapshot: None }
}

pub fn summary(listed: bool, opened: u64, due: Option<Time>) -> Summary {
    Summary {
        listed,
        entry: format!("{{\"opened\":{opened},\"phase\":\"running\"}}"),
        host: player("ann"),
        edition: None,
        opened: Time(opened),
        due,
        players: vec![player("ann")],
    }
}

pub fn account(name: &str) -> Account {
    Account { name: name.into(), player: player(&name.to_lowercase()), password: "hash".into() }
}

pub fn known(name: &str, until: u64) -> Known {
    Known {
        player: player(&name.to_lowercase()),
        name: name.into(),
        account: false,
        colour: Some(Colour::Teal),
        device: Some("phone".into()),
        agent: Some("Firefox, Android".into()),
        begun: Time(1),
        seen: Time(2),
        until: Time(until),
    }
}

pub async fn write(store: &dyn Store, append: Append) -> Result<(), StoreError> {
    store.write(vec![Write::Append(append)]).await?.remove(0)
}

pub async fn contract(store: Arc<dyn Store>) {
    store.ping().await.expect("it can write");
    a_log_is_dense_and_written_once(store.as_ref()).await;
    a_log_is_read_in_pages(store.as_ref()).await;
    one_conflict_does_not_hurt_the_others(store.as_ref()).await;
    many_write_at_once(Arc::clone(&store)).await;
    tables_are_found(store.as_ref()).await;
    tables_are_counted_by_host(store.as_ref()).await;
    editions_are_kept_by_hash(store.as_ref()).await;
    the_newest_snapshot_is_kept(store.as_ref()).await;
    reviews::reviews_are_kept_with_their_table(store.as_ref()).await;
    people::players_are_known(Arc::clone(&store)).await;
    identity::devices_are_listed_and_renamed(store.as_ref()).await;
    identity::a_link_is_used_once_by_whom_it_was_confirmed_for(store.as_ref()).await;
    identity::keys_lead_back(store.as_ref()).await;
    identity::keys_and_links_go_with_their_player(store.as_ref()).await;
    people::a_player_is_told_everything_and_forgotten(store.as_ref()).await;
    retention::what_is_old_goes(store.as_ref()).await;
    notices::lists_change_with_their_tables(store.as_ref()).await;
    notices::what_is_due_is_sent_once(store.as_ref()).await;
    notices::what_is_kept_is_told_and_goes(store.as_ref()).await;
    assert_eq!(store.unreadable().count(), 0);
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
    for (name, after) in [("a", 4), ("gap", 1)] {
        let gap = write(store, append(name, after, &["x"])).await;
        assert!(matches!(gap, Err(StoreError::Conflict)), "the event before is not there");
    }
    assert!(store.read(&table("gap"), 0).await.expect("read").is_empty());
    write(store, append("a", 3, &["4"])).await.expect("the log is as it was");
    store
        .write(vec![Write::Append(append("a", 4, &["5"])), Write::Append(append("a", 5, &["6"]))])
        .await
        .expect("kept");
    assert_eq!(store.read(&table("a"), 3).await.expect("read"), ["4", "5", "6"]);
}

async fn a_log_is_read_in_pages(store: &dyn Store) {
    write(store, append("long", 0, &["1", "2", "3", "4", "5"])).await.expect("written");
    assert_eq!(store.read_page(&table("long"), 0, 2).await.expect("read"), ["1", "2"]);
    assert_eq!(store.read_page(&table("long"), 4, 2).await.expect("read"), ["5"]);
}

async fn one_conflict_does_not_hurt_the_others(store: &dyn Store) {
    let session = Write::Session { token: "beside".into(), known: known("Zoe", 100) };
    let mut batch: Vec<_> = [append("b", 0, &["1"]), append("a", 0, &["again"]), append("c", 0, &["1"])]
        .into_iter()
        .map(Write::Append)
        .collect();
    batch.push(session);
    let results = store.write(batch).await.expect("it answers");
    assert!(results[0].is_ok() && results[2].is_ok() && results[3].is_ok());
    assert!(matches!(results[1], Err(StoreError::Conflict)));
    assert_eq!(store.read(&table("c"), 0).await.expect("read"), ["1"]);
    assert!(store.session("beside", Time(1)).await.expect("found").is_some());
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
                    log.put_session(format!("{n}-{version}"), known("Guest", 9)).await.expect("kept");
                }
                written
            })
        })
        .collect();
    let mut written = 0;
    for writer in writers {
        written += writer.await.expect("it ends");
    }
    let busy = store.read(&table("busy"), 0).await.expect("read");
    assert_eq!(written, busy.len(), "each version was written by one");
    assert_eq!(store.read(&table("own7"), 0).await.expect("read").len(), 50);
    assert!(store.session("7-49", Time(1)).await.expect("it answers").is_some());
}

async fn tables_are_found(store: &dyn Store) {
    let entry = |opened| format!("{{\"opened\":{opened},\"phase\":\"running\"}}");
    let with = |name, summary| Append { summary: Some(summary), ..append(name, 0, &["1"]) };
    write(store, with("old", summary(true, 1, None))).await.expect("written");
    write(store, with("new", summary(true, 2, Some(Time(50))))).await.expect("written");
    write(store, with("private", summary(false, 3, Some(Time(40))))).await.expect("written");
    assert_eq!(store.lobby(10).await.expect("listed"), [entry(2), entry(1)]);
    assert_eq!(store.lobby(1).await.expect("listed").len(), 1);
    assert_eq!(store.tables_of(&player("ann"), Sought::default(), 10).await.expect("listed").len(), 3);
    let sought = |over, before: Option<u64>| Sought { over, before: before.map(Time) };
    let found = async |sought| store.tables_of(&player("ann"), sought, 10).await.expect("listed");
    assert_eq!(found(sought(None, Some(3))).await, [entry(2), entry(1)]);
    assert_eq!(found(sought(Some(false), Some(2))).await, [entry(1)]);
    assert_eq!(found(sought(None, Some(u64::MAX))).await.len(), 3, "no number is too large");
    assert!(found(sought(Some(true), None)).await.is_empty());
    assert!(store.tables_of(&player("bob"), Sought::default(), 10).await.expect("listed").is_empty());
    assert_eq!(store.due(Time(49), 10).await.expect("due"), [table("private")]);
    assert_eq!(store.due(Time(50), 10).await.expect("due"), [table("private"), table("new")]);
    let over = Append { after: 1, ..with("new", summary(false, 2, None)) };
    write(store, over).await.expect("written");
    assert_eq!(store.lobby(10).await.expect("listed"), [entry(1)]);
    assert_eq!(store.due(Time(50), 10).await.expect("due"), [table("private")]);
    assert!(store.lease(&table("old"), "one", Time(0), Time(10)).await.expect("it answers"));
}

async fn tables_are_counted_by_host(store: &dyn Store) {
    let of = |phase: &str| Summary {
        entry: format!("{{\"phase\":\"{phase}\"}}"),
        host: player("host"),
        players: Vec::new(),
        ..summary(true, 1, None)
    };
    for (name, phase) in [("hosted1", "gathering"), ("hosted2", "running"), ("hosted3", "paused")] {
        write(store, Append { summary: Some(of(phase)), ..append(name, 0, &["1"]) }).await.expect("written");
    }
    assert_eq!(store.open_tables(&player("host")).await.expect("counted"), 3);
    write(store, Append { summary: Some(of("finished")), ..append("hosted2", 1, &["2"]) }).await.expect("written");
    assert_eq!(store.open_tables(&player("host")).await.expect("counted"), 2);
    assert_eq!(store.open_tables(&player("nobody")).await.expect("counted"), 0);
}

async fn editions_are_kept_by_hash(store: &dyn Store) {
    assert_eq!(store.edition("abc").await.expect("it answers"), None);
    store.put_edition("abc", "cards", Time(1)).await.expect("kept");
    store.put_edition("abc", "forged", Time(2)).await.expect("kept already");
    assert_eq!(store.edition("abc").await.expect("found").as_deref(), Some("cards"));
}

async fn the_newest_snapshot_is_kept(store: &dyn Store) {
    let with = |after, events: &[&str], snapshot: &str| Append {
        summary: Some(summary(false, 1, None)),
        snapshot: Some(snapshot.into()),
        ..append("seen", after, events)
    };
    write(store, Append { snapshot: None, ..with(0, &["1"], "") }).await.expect("written");
    assert!(store.without_snapshot("see", 1_000).await.expect("listed").contains(&table("seen")));
    assert_eq!(store.snapshot(&table("seen")).await.expect("it answers"), None);
    let both = [with(1, &["2"], "of 2"), with(2, &["3"], "of 3")].map(Write::Append);
    let results = store.write(both.into()).await.expect("written");
    assert!(results.iter().all(Result::is_ok));
    for (after, events, snapshot) in [(2, &["3"][..], "of a conflict"), (2, &[][..], "old")] {
        // An append without events conflicts with nothing, and an older snapshot replaces nothing.
        assert_eq!(write(store, with(after, events, snapshot)).await.is_ok(), events.is_empty());
        assert_eq!(store.snapshot(&table("seen")).await.expect("it answers").as_deref(), Some("of 3"));
    }
    write(store, Append { summary: None, table: table("gone"), ..with(3, &[], "of nothing") })
        .await
        .expect("it answers");
    assert_eq!(store.snapshot(&table("gone")).await.expect("it answers"), None);
    write(store, with(4, &[], "of 4")).await.expect("written");
    assert_eq!(store.snapshot(&table("seen")).await.expect("it answers").as_deref(), Some("of 4"));
    assert!(!store.without_snapshot("", 1_000).await.expect("listed").contains(&table("seen")));
    assert!(!store.without_snapshot("seen", 1_000).await.expect("listed").contains(&table("seen")));
}
