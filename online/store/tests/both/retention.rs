//! What is removed automatically.

use tetrapolis_protocol::{LinkState, Time};
use tetrapolis_store::{Append, Ceremony, Link, Retention, Sought, Store, Summary, Wake, Write};

use super::{append, known, player, summary, table, write};

const DAY: u64 = 24 * 60 * 60 * 1_000;

fn event(day: u64) -> String {
    format!("{{\"at\":{},\"what\":\"started\"}}", day * DAY)
}

fn said(day: u64, words: &str) -> String {
    format!("{{\"at\":{},\"what\":{{\"said\":{{\"seat\":1,\"chat\":{{\"text\":\"{words}\"}}}}}}}}", day * DAY)
}

async fn table_of(store: &dyn Store, name: &str, phase: &str, days: &[String]) {
    let summary = Summary {
        entry: format!("{{\"phase\":\"{phase}\"}}"),
        host: player("old"),
        edition: Some(format!("edition of {name}")),
        players: vec![player("old")],
        ..summary(false, 100 * DAY, None)
    };
    let days: Vec<&str> = days.iter().map(String::as_str).collect();
    let snapshot = Some("seen".into());
    write(store, Append { summary: Some(summary), snapshot, ..append(name, 0, &days) }).await.expect("written");
    store.put_edition(&format!("edition of {name}"), "cards", Time(100 * DAY)).await.expect("kept");
}

async fn is_there(store: &dyn Store, name: &str) -> bool {
    !store.read(&table(name), 0).await.expect("read").is_empty()
}

pub async fn what_is_old_goes(store: &dyn Store) {
    let all = Retention { unfinished: Some(10), finished: Some(10), chat: Some(10) };
    store.sweep(&all, Time(100 * DAY)).await.expect("what others have left is swept");
    let mut wakes = store.wakes();
    for (name, phase) in [("waits", "gathering"), ("plays", "running"), ("rests", "paused"), ("over", "finished")] {
        table_of(store, name, phase, &[event(100)]).await;
    }
    table_of(store, "alive", "gathering", &[event(100), event(125)]).await;
    table_of(store, "talks", "running", &[said(100, "old words"), said(125, "new words")]).await;
    for (token, until) in [("ended", 130 * DAY), ("lasts", 130 * DAY + 1)] {
        let known = known("Old", until);
        store.write(vec![Write::Session { token: token.into(), known }]).await.expect("kept");
    }

    let link = |name: &str, until| Link {
        link: name.into(),
        code: name.into(),
        session: name.into(),
        until: Time(until),
        state: LinkState::Open,
        claimer: None,
    };
    let ceremony =
        |name: &str, until| Ceremony { id: name.into(), player: None, state: "?".into(), until: Time(until) };
    for (name, until) in [("ended", 129 * DAY), ("open", 129 * DAY + 1)] {
        store.put_link(&link(name, until)).await.expect("kept");
        store.put_ceremony(&ceremony(name, until)).await.expect("kept");
    }

    let swept = store.sweep(&Retention::default(), Time(129 * DAY)).await.expect("swept");
    for (name, there) in [("ended", false), ("open", true)] {
        assert_eq!(store.link_of(name, Time(0)).await.expect("it answers").is_some(), there, "{name}");
        assert_eq!(store.take_ceremony(name, Time(0)).await.expect("it answers").is_some(), there, "{name}");
    }
    assert!(swept.tables.is_empty(), "nothing is 30 days old: {swept:?}");
    let swept = store.sweep(&Retention::default(), Time(130 * DAY + 1)).await.expect("swept");
    assert_eq!(swept.tables, [table("waits")]);
    assert_eq!((swept.sessions, swept.messages, swept.editions), (2, 0, 1));
    assert!(store.read(&table("waits"), 0).await.expect("read").is_empty());
    assert!(store.session("ended", Time(0)).await.expect("it answers").is_none());
    assert_eq!(store.edition("edition of waits").await.expect("it answers"), None);
    assert_eq!(store.snapshot(&table("waits")).await.expect("it answers"), None);
    assert!(store.snapshot(&table("plays")).await.expect("it answers").is_some());
    assert!(store.edition("edition of plays").await.expect("it answers").is_some());
    assert_eq!(store.tables_of(&player("old"), Sought::default(), 10).await.expect("listed").len(), 5);
    while wakes.recv().await.expect("told") != Wake::Rewritten(table("waits")) {}

    // More than are removed at once.
    let much: Vec<String> = (0..250).map(|n| if n % 2 == 0 { said(100, "old words") } else { event(125) }).collect();
    table_of(store, "chats", "running", &much).await;
    let swept = store.sweep(&all, Time(134 * DAY)).await.expect("swept");
    assert_eq!(swept.tables, [table("plays"), table("rests"), table("over")]);
    assert_eq!(swept.messages, 126);
    let log = store.read(&table("chats"), 0).await.expect("read");
    assert!(log.len() == 250 && !log.concat().contains("old words"));
    assert!(is_there(store, "alive").await && is_there(store, "talks").await);
    let log = store.read(&table("talks"), 0).await.expect("read");
    assert!(log.len() == 2 && !log[0].contains("old words") && log[1].contains("new words"), "{log:?}");
    assert_eq!(store.sweep(&all, Time(134 * DAY)).await.expect("swept").messages, 0, "once is enough");
}
