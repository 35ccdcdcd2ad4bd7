//! Who is who: devices, links between them, and keys.

use tetrapolis_protocol::{Colour, LinkState, Time};
use tetrapolis_store::{Ceremony, Claimer, KeptPasskey, Known, Link, LinkKey, Person, Seen, Store, Wake, Write};

use super::{account, known, player};

fn person(name: &str) -> Person {
    Person { player: player(&name.to_lowercase()), name: name.into(), account: false, colour: Some(Colour::Pink) }
}

async fn begin(store: &dyn Store, token: &str, known: Known) {
    store.write(vec![Write::Session { token: token.into(), known }]).await.expect("kept");
}

pub async fn devices_are_listed_and_renamed(store: &dyn Store) {
    begin(store, "uma-1", known("Uma", 100)).await;
    begin(store, "uma-2", Known { seen: Time(9), device: None, ..known("Uma", 100) }).await;
    begin(store, "uma-3", known("Uma", 50)).await;
    begin(store, "vic-1", known("Vic", 100)).await;
    let tokens = async |now| -> Vec<String> {
        let devices = store.devices(&player("uma"), Time(now)).await.expect("listed");
        devices.into_iter().map(|(token, _)| token).collect()
    };
    assert_eq!(tokens(10).await, ["uma-2", "uma-1", "uma-3"], "those seen last first");
    assert_eq!(tokens(50).await, ["uma-2", "uma-1"], "one has ended");
    let seen = |token: &str, at, until| Seen { token: token.into(), at: Time(at), until: Time(until) };
    store.note_seen(vec![seen("uma-1", 20, 100), seen("none", 20, 100)]).await.expect("noted");
    store.note_seen(vec![seen("uma-2", 3, 30), seen("uma-3", 3, 200)]).await.expect("noted");
    assert_eq!(tokens(10).await, ["uma-1", "uma-2", "uma-3"]);
    let uma = store.session("uma-2", Time(10)).await.expect("found").expect("it is there");
    assert_eq!((uma.seen, uma.until), (Time(9), Time(100)), "time does not go back");
    assert_eq!(tokens(150).await, ["uma-3"], "it lasts longer, because the device was seen");

    let mut wakes = store.wakes();
    let ula = Person { player: player("uma"), colour: Some(Colour::Grey), ..person("Ula") };
    let mut renamed = store.rename(&ula).await.expect("renamed");
    renamed.sort_unstable();
    assert_eq!(renamed, ["uma-1", "uma-2", "uma-3"]);
    let found = store.session("uma-2", Time(10)).await.expect("found").expect("it is there");
    assert_eq!((found.name.as_str(), found.colour, found.device), ("Ula", Some(Colour::Grey), None));
    let other = store.session("vic-1", Time(10)).await.expect("found").expect("it is there");
    assert_eq!((other.name.as_str(), other.colour), ("Vic", Some(Colour::Teal)));
    while wakes.recv().await.expect("told") != Wake::SessionChanged("uma-1".into()) {}

    assert!(store.add_account(&account("Wim")).await.expect("added"));
    assert_eq!(store.colour(&player("wim")).await.expect("it answers"), None);
    store.rename(&Person { account: true, ..person("Wim") }).await.expect("renamed");
    assert_eq!(store.colour(&player("wim")).await.expect("it answers"), Some(Colour::Pink));
}

fn link(name: &str, session: &str, until: u64) -> Link {
    let (link, code) = (format!("link {name}"), format!("code {name}"));
    Link { link, code, session: session.into(), until: Time(until), state: LinkState::Open, claimer: None }
}

fn claimer(name: &str) -> Claimer {
    let agent = Some("Safari, iPhone".into());
    Claimer { claim: format!("claim {name}"), device: Some("phone".into()), agent, digits: "0042".into() }
}

fn secret(name: &str) -> LinkKey {
    LinkKey::Secret(format!("link {name}"))
}

pub async fn a_link_is_used_once_by_whom_it_was_confirmed_for(store: &dyn Store) {
    begin(store, "xia", known("Xia", 1_000)).await;
    let mut wakes = store.wakes();
    store.put_link(&link("one", "xia", 100)).await.expect("kept");
    let claim = async |key: LinkKey, name: &str, now| {
        store.claim_link(&key, &claimer(name), Time(now)).await.expect("it answers")
    };
    assert!(claim(secret("other"), "b", 10).await.is_none(), "there is no such link");
    assert!(claim(LinkKey::Code("link one".into()), "b", 10).await.is_none(), "a secret is no code");
    assert!(claim(secret("one"), "b", 100).await.is_none(), "it has run out");
    assert!(!store.answer_link("xia", "0042", true, Time(10)).await.expect("it answers"), "nobody has claimed it");
    let claimed = claim(LinkKey::Code("code one".into()), "b", 10).await.expect("it is open");
    assert_eq!((claimed.state, claimed.session.as_str()), (LinkState::Claimed, "xia"));
    while wakes.recv().await.expect("told") != Wake::Link("link one".into()) {}
    assert!(claim(secret("one"), "c", 11).await.is_none(), "somebody else was first");
    assert_eq!(store.link_of("xia", Time(11)).await.expect("found"), Some(claimed.clone()));
    assert_eq!(claimed.claimer, Some(claimer("b")));
    let take = async |name: &str, now| store.take_link(&format!("claim {name}"), Time(now)).await.expect("it answers");
    assert!(take("b", 11).await.is_none(), "it is not confirmed");
    assert!(!store.answer_link("xia", "0043", true, Time(11)).await.expect("it answers"), "another device");
    assert!(!store.answer_link("vic-1", "0042", true, Time(11)).await.expect("it answers"), "somebody else");
    assert!(store.answer_link("xia", "0042", true, Time(11)).await.expect("it answers"));
    assert!(!store.answer_link("xia", "0042", false, Time(11)).await.expect("it answers"), "once");
    assert!(take("c", 12).await.is_none() && take("b", 100).await.is_none());
    assert_eq!(take("b", 12).await.expect("confirmed").session, "xia");
    assert!(take("b", 13).await.is_none(), "once");
    assert!(store.claimed_link("claim b", Time(13)).await.expect("it answers").is_none());
    let done = store.link_of("xia", Time(13)).await.expect("found").expect("the first device is told");
    assert_eq!((done.state, done.claimer.map(|claimer| claimer.claim)), (LinkState::Confirmed, Some(String::new())));

    store.put_link(&link("two", "xia", 100)).await.expect("kept");
    assert!(claim(secret("one"), "d", 20).await.is_none(), "a newer link replaces it");
    claim(secret("two"), "d", 20).await.expect("it is open");
    assert!(store.answer_link("xia", "0042", false, Time(20)).await.expect("it answers"));
    let refused = store.claimed_link("claim d", Time(20)).await.expect("found").expect("the device is told");
    assert_eq!(refused.state, LinkState::Ended);
    assert!(take("d", 20).await.is_none(), "it was refused");

    for (name, ends) in [("three", false), ("four", true)] {
        begin(store, name, known("Xia", 1_000)).await;
        store.put_link(&link(name, name, 100)).await.expect("kept");
        claim(secret(name), name, 20).await.expect("it is open");
        assert!(store.answer_link(name, "0042", true, Time(20)).await.expect("it answers"));
        if ends {
            store.end_session(name).await.expect("ended");
        } else {
            store.end_sessions(&player("xia"), None).await.expect("ended");
        }
        assert!(take(name, 21).await.is_none(), "whoever was signed out lets nobody in");
    }
    store.put_link(&link("five", "nobody", 100)).await.expect("kept");
    assert!(claim(secret("five"), "e", 20).await.is_none(), "its session is not there");
    store.end_link("nobody").await.expect("ended");
    assert!(store.link_of("nobody", Time(20)).await.expect("it answers").is_none());
}

fn passkey(id: &str, of: &str, made: u64) -> KeptPasskey {
    KeptPasskey {
        id: id.into(),
        player: player(of),
        handle: format!("handle of {of}"),
        name: Some("key".into()),
        made: Time(made),
        used: None,
        passkey: r#"{"public":"key"}"#.into(),
    }
}

pub async fn keys_lead_back(store: &dyn Store) {
    let yan = person("Yan");
    assert_eq!(store.recovery(&yan.player).await.expect("it answers"), None);
    store.set_recovery(&yan, "first", Time(1)).await.expect("kept");
    store.set_recovery(&yan, "second", Time(2)).await.expect("kept");
    assert_eq!(store.recovery(&yan.player).await.expect("it answers"), Some(Time(2)));
    assert_eq!(store.recovered("first").await.expect("it answers"), None, "a newer code replaces it");
    assert_eq!(store.recovered("second").await.expect("it answers"), Some(yan.clone()));
    let yen = Person { player: yan.player.clone(), colour: None, ..person("Yen") };
    store.rename(&yen).await.expect("renamed");
    assert_eq!(store.recovered("second").await.expect("it answers"), Some(yen.clone()));
    assert!(store.add_passkey(&passkey("late", "yan", 5), &yen).await.expect("added"));
    assert!(store.add_passkey(&passkey("early", "yan", 4), &yen).await.expect("added"));
    assert!(!store.add_passkey(&passkey("late", "zed", 6), &person("Zed")).await.expect("it answers"), "it is yan's");
    store.end_recovery(&yan.player).await.expect("ended");
    assert_eq!(store.recovered("second").await.expect("it answers"), None);
    let ids = async || -> Vec<String> {
        store.passkeys(&player("yan")).await.expect("listed").into_iter().map(|passkey| passkey.id).collect()
    };
    assert_eq!(ids().await, ["early", "late"]);
    store.use_passkey("late", r#"{"public":"key","count":1}"#, Time(7)).await.expect("noted");
    let (found, whose) = store.passkey("late").await.expect("found").expect("it is there");
    assert_eq!((found.used, whose), (Some(Time(7)), yen.clone()));
    assert!(found.passkey.contains("count"));
    assert!(!store.end_passkey(&player("zed"), "late").await.expect("it answers"), "it is yan's");
    let told = store.personal_data(&player("yan")).await.expect("told");
    assert_eq!((told.passkeys.len(), told.recovery), (2, None));
    assert!(store.end_passkey(&player("yan"), "late").await.expect("ended"));
    assert!(store.passkey("late").await.expect("it answers").is_none());
    assert_eq!(ids().await, ["early"]);

    let ceremony = |id: &str, until| Ceremony {
        id: id.into(),
        player: Some(player("yan")),
        state: "state".into(),
        until: Time(until),
    };
    store.put_ceremony(&ceremony("asked", 10)).await.expect("kept");
    store.put_ceremony(&ceremony("late", 10)).await.expect("kept");
    assert!(store.take_ceremony("late", Time(10)).await.expect("it answers").is_none(), "it has run out");
    assert_eq!(store.take_ceremony("asked", Time(9)).await.expect("taken"), Some(ceremony("asked", 10)));
    assert!(store.take_ceremony("asked", Time(9)).await.expect("it answers").is_none(), "once");
}

pub async fn keys_and_links_go_with_their_player(store: &dyn Store) {
    let zoe = person("Zoe");
    begin(store, "zoe", known("Zoe", 1_000)).await;
    store.put_link(&link("zoe", "zoe", 100)).await.expect("kept");
    store.set_recovery(&zoe, "zoe", Time(1)).await.expect("kept");
    store.add_passkey(&passkey("zoe", "zoe", 5), &zoe).await.expect("added");
    let told = store.personal_data(&zoe.player).await.expect("told");
    assert_eq!((told.recovery, told.passkeys[0].name.as_deref()), (Some(Time(1)), Some("key")));
    assert_eq!(told.passkeys[0].passkey["public"], "key");
    let device = &told.devices[0];
    assert_eq!((device.agent.as_deref(), device.name.as_deref()), (Some("Firefox, Android"), Some("phone")));
    assert_eq!((device.colour, device.begun, device.seen), (Some(Colour::Teal), Time(1), Time(2)));
    store.forget_player(&zoe.player, "?").await.expect("forgotten");
    assert!(store.recovered("zoe").await.expect("it answers").is_none());
    assert!(store.passkey("zoe").await.expect("it answers").is_none());
    assert!(store.link_of("zoe", Time(1)).await.expect("it answers").is_none());
    let told = store.personal_data(&zoe.player).await.expect("told");
    assert!(told.devices.is_empty() && told.passkeys.is_empty() && told.recovery.is_none(), "{told:?}");
}
