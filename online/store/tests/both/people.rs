//! Accounts, sessions, and what is known about a person.

use std::sync::Arc;

use tetrapolis_protocol::Time;
use tetrapolis_store::{Account, Append, Known, Log, Sought, Store, Summary};

use super::{account, append, known, player, summary, table, write};

pub async fn players_are_known(store: Arc<dyn Store>) {
    let ann = account("Ann");
    assert!(store.add_account(&ann).await.expect("added"));
    let second = Account { player: player("eve"), ..ann.clone() };
    assert!(!store.add_account(&second).await.expect("it answers"), "the name is taken");
    let again = Account { name: "Annette".into(), ..ann.clone() };
    assert!(!store.add_account(&again).await.expect("it answers"), "a player has one account");
    assert!(store.account("Ann").await.expect("found") == Some(ann));
    assert!(store.account("Bob").await.expect("it answers").is_none());
    for (name, taken) in [("Ann", true), ("\u{410}nn", true), ("a-n-n", true), ("Anna", false)] {
        assert_eq!(store.is_taken(name).await.expect("it answers"), taken, "{name}");
        assert_eq!(store.add_account(&Account { name: name.into(), ..account("Zoe") }).await.expect("added"), !taken);
    }
    assert!(store.set_password("Ann", "other").await.expect("changed"));
    assert!(!store.set_password("Bob", "other").await.expect("it answers"));
    assert_eq!(store.account("Ann").await.expect("found").expect("an account").password, "other");
    assert_eq!(store.progress(&player("ann")).await.expect("it answers"), None);
    for progress in ["{}", r#"{"explained":["PC-3.1"]}"#] {
        assert!(store.set_progress(&player("ann"), progress).await.expect("kept"));
        assert_eq!(store.progress(&player("ann")).await.expect("found").as_deref(), Some(progress));
    }
    assert!(!store.set_progress(&player("nobody"), "{}").await.expect("it answers"), "there is no account");
    assert_eq!(store.progress(&player("nobody")).await.expect("it answers"), None);
    let log = Log::new(Arc::clone(&store));
    let known = Known { account: true, ..known("Ann", 100) };
    for token in ["token", "second", "third"] {
        log.put_session(token.into(), known.clone()).await.expect("kept");
    }
    assert_eq!(store.session("token", Time(99)).await.expect("found"), Some(known));
    assert_eq!(store.session("token", Time(100)).await.expect("it answers"), None, "it has ended");
    assert_eq!(store.session("other", Time(0)).await.expect("it answers"), None);
    store.end_session("token").await.expect("ended");
    assert_eq!(store.session("token", Time(0)).await.expect("it answers"), None);
    assert_eq!(store.end_sessions(&player("ann"), Some("second")).await.expect("ended"), ["third"]);
    assert!(store.session("second", Time(0)).await.expect("found").is_some());
    assert_eq!(store.session("third", Time(0)).await.expect("it answers"), None);
}

fn sat(seat: u8, name: &str) -> String {
    let person = format!("{{\"player\":\"{}\",\"name\":\"{name}\",\"account\":false}}", name.to_lowercase());
    format!("{{\"at\":1,\"what\":{{\"sat\":{{\"seat\":{seat},\"who\":{{\"person\":{person}}},\"entropy\":null}}}}}}")
}

fn said(seat: u8, words: &str) -> String {
    format!("{{\"at\":2,\"what\":{{\"said\":{{\"seat\":{seat},\"chat\":{{\"text\":\"{words}\"}}}}}}}}")
}

/// In a log that has lost an event, the rest of what is kept about a person is still exported and removed.
pub async fn a_player_leaves_a_damaged_log(store: &dyn Store, lose: impl FnOnce(&str)) {
    let summary = Summary { host: player("ivy"), players: vec![player("ivy")], ..summary(true, 8, None) };
    let opened = r#"{"at":1,"what":{"opened":{"edition":{"file":"cards.toml","text":"older cards"}}}}"#;
    let events = [opened, &sat(1, "Ivy"), &said(1, "lost"), &said(1, "secret")];
    write(store, Append { summary: Some(summary), ..append("torn", 0, &events) }).await.expect("written");
    // Reading everything moves the journal into the logs.
    store.personal_data(&player("nobody")).await.expect("told");
    lose("DELETE FROM events WHERE table_id = 'torn' AND version = 3");
    assert!(store.read(&table("torn"), 0).await.is_err(), "the log has a gap");
    let told = store.personal_data(&player("ivy")).await.expect("told");
    assert!(format!("{told:?}").contains("secret"));
    assert_eq!(told.tables[0].edition.as_deref(), Some("older cards"), "the first releases kept it in the log");
    assert_eq!(store.forget_player(&player("ivy"), "?").await.expect("forgotten"), [table("torn")]);
    let told = store.personal_data(&player("ivy")).await.expect("told");
    assert!(!format!("{told:?}").contains("secret") && !format!("{told:?}").contains("Ivy"), "{told:?}");
}

pub async fn a_player_is_told_everything_and_forgotten(store: &dyn Store) {
    let seat = |n: u8, name: &str| format!("{{\"seat\":{n},\"holder\":{{\"person\":{{\"name\":\"{name}\"}}}}}}");
    let summary = Summary {
        entry: format!("{{\"phase\":\"running\",\"seats\":[{},{}]}}", seat(1, "Gil"), seat(2, "Hal")),
        host: player("gil"),
        edition: Some("gils".into()),
        players: vec![player("gil"), player("hal")],
        ..summary(true, 7, None)
    };
    store.put_edition("gils", "my cards", Time(1)).await.expect("kept");
    let events =
        [r#"{"at":1,"what":{"opened":{}}}"#, &sat(1, "Gil"), &sat(2, "Hal"), &said(1, "secret"), &said(2, "mine")];
    write(store, Append { summary: Some(summary), ..append("talk", 0, &events) }).await.expect("written");
    assert!(store.add_account(&account("Gil")).await.expect("added"));
    store.set_progress(&player("gil"), r#"{"explained":["PC-3.1"]}"#).await.expect("kept");
    let session = tetrapolis_store::Write::Session { token: "gil".into(), known: known("Gil", 100) };
    store.write(vec![session]).await.expect("kept");

    let data = store.personal_data(&player("gil")).await.expect("told");
    assert_eq!(data.account.as_deref(), Some("Gil"));
    assert_eq!(data.progress.expect("it was kept")["explained"][0], "PC-3.1");
    assert_eq!(data.sessions, [("Gil".to_owned(), Time(100))]);
    assert_eq!((&data.tables[0].table, data.tables[0].opened, data.tables[0].events.len()), (&table("talk"), true, 2));
    assert_eq!(data.tables[0].edition.as_deref(), Some("my cards"));
    let others = store.personal_data(&player("hal")).await.expect("told");
    assert_eq!(others.tables[0].edition, None, "it was typed by gil");
    assert!(!others.tables[0].opened && !format!("{others:?}").contains("secret"));

    assert_eq!(store.forget_player(&player("gil"), "?").await.expect("forgotten"), [table("talk")]);
    let log = store.read(&table("talk"), 0).await.expect("read").concat();
    assert!(!log.contains("Gil") && !log.contains("secret"), "{log}");
    assert!(log.contains("Hal") && log.contains("mine") && log.contains("\"gil\""), "{log}");
    let entry = store.tables_of(&player("hal"), Sought::default(), 1).await.expect("listed").remove(0);
    assert!(!entry.contains("Gil") && entry.contains("\"?\"") && entry.contains("Hal"), "{entry}");
    assert!(store.account("Gil").await.expect("it answers").is_none());
    assert!(store.session("gil", Time(0)).await.expect("it answers").is_none());
    let data = store.personal_data(&player("gil")).await.expect("told");
    assert!(
        data.account.is_none()
            && data.progress.is_none()
            && data.sessions.is_empty()
            && !format!("{data:?}").contains("Gil")
    );
}
