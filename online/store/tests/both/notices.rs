//! Lists of notices, and what becomes of them.

use tetrapolis_game::Seat;
use tetrapolis_protocol::{ChannelUse, HookForm, NewNoticeSettings, NoticeKind, PlayerId, QuietHours, Time};
use tetrapolis_store::{
    Append, Channel, Confirmed, Delivery, Hook, NoticeChange, Outcome, Parcel, PersonalNotices, PushDevice, Retention,
    Store, StoreError, Summary, Unconfirmed, Wake, Write,
};

use super::{account, append, known, player, summary, table};

const LEASE: u64 = 90_000;

fn put(name: &str, kind: NoticeKind, at: u64) -> NoticeChange {
    let due = Time(at + 30);
    NoticeChange::Put { player: player(name), kind, at: Time(at), due, seat: Some(Seat(1)), open: true }
}

fn done(name: &str, kind: NoticeKind) -> NoticeChange {
    NoticeChange::Done { player: player(name), kind }
}

async fn table_of(store: &dyn Store, name: &str, players: &[&str], changes: Vec<NoticeChange>) {
    let players = players.iter().map(|name| player(name)).collect();
    let entry = format!("{{\"table\":\"{name}\",\"phase\":\"running\"}}");
    let summary = Summary { entry, players, host: player("nina"), ..summary(false, 50, None) };
    let event = "{\"at\":1,\"what\":\"started\"}";
    let append = Append { summary: Some(summary), ..append(name, 0, &[event]) };
    let written = store.write(vec![Write::AppendAndTell(append, changes)]).await.expect("it answers");
    assert!(written.iter().all(Result::is_ok));
}

/// The list of a player after a change: number, kind, table, and whether it is done and seen.
async fn list(store: &dyn Store, of: &str, after: u64, now: u64) -> (u64, Vec<(u64, NoticeKind, String, bool, bool)>) {
    let (latest, kept) = store.notices(&player(of), after, Time(now)).await.expect("it answers");
    let row =
        |kept: tetrapolis_store::KeptNotice| (kept.number, kept.kind, kept.table.to_string(), kept.done, kept.seen);
    (latest, kept.into_iter().map(row).collect())
}

fn device(of: &str, endpoint: &str, since: u64) -> PushDevice {
    PushDevice {
        endpoint: endpoint.into(),
        player: player(of),
        token: format!("{of} token"),
        p256dh: "key".into(),
        auth: "secret".into(),
        name: Some("phone".into()),
        since: Time(since),
    }
}

async fn claim(store: &dyn Store, channel: Channel, now: u64) -> Vec<Delivery> {
    store.claim_deliveries(channel, Time(now), Time(now + LEASE), 10).await.expect("it answers")
}

async fn plan(store: &dyn Store, now: u64) -> u32 {
    store.plan_deliveries(Time(now), 10).await.expect("it answers")
}

async fn settle(store: &dyn Store, delivery: &Delivery, outcome: Outcome, now: u64) {
    store.settle_delivery(delivery, &outcome, Time(now)).await.expect("it answers");
}

/// What a player chooses who sleeps from ten to seven.
fn chosen(push: ChannelUse, mail: ChannelUse) -> NewNoticeSettings {
    let quiet = Some(QuietHours { from: 22 * 60, to: 7 * 60 });
    NewNoticeSettings { push, mail, quiet, offset: 0, shift: None, language: Some("cs".into()) }
}

async fn choose(store: &dyn Store, of: &str, push: ChannelUse, mail: ChannelUse) {
    store.set_notices(&player(of), &chosen(push, mail), Time(0)).await.expect("kept");
}

pub async fn lists_change_with_their_tables(store: &dyn Store) {
    let mut wakes = store.wakes();
    let turn = NoticeKind::YourTurn;
    table_of(store, "news1", &["nina", "nils"], vec![put("nina", turn, 100), put("nils", turn, 100)]).await;
    table_of(store, "news2", &["nina"], vec![put("nina", turn, 110)]).await;
    let mut woken = Vec::new();
    while woken.len() < 3 {
        if let Wake::Notices(player) = wakes.recv().await.expect("woken") {
            woken.push(player.to_string());
        }
    }
    woken.sort();
    assert_eq!(woken, ["nils", "nina", "nina"]);
    let first = (1, turn, "news1".to_owned(), false, false);
    let second = (2, turn, "news2".to_owned(), false, false);
    assert_eq!(list(store, "nina", 0, 200).await, (2, vec![second.clone(), first.clone()]));
    assert_eq!(list(store, "nina", 1, 200).await, (2, vec![second]));
    assert_eq!(list(store, "nina", 0, 105).await.1, [first], "the other is not yet");
    assert_eq!(list(store, "nobody", 0, 200).await, (0, Vec::new()));

    // A newer one of the same table and kind takes the place of the older one.
    store.put_notices(&table("news1"), vec![put("nina", turn, 120)]).await.expect("put");
    let newer = (3, turn, "news1".to_owned(), false, false);
    assert_eq!(list(store, "nina", 2, 200).await, (3, vec![newer]));
    store.put_notices(&table("news1"), vec![done("nina", turn), done("nina", NoticeKind::Over)]).await.expect("done");
    assert_eq!(list(store, "nina", 3, 200).await.1, [(3, turn, "news1".to_owned(), true, false)]);
    store.see_notices(&player("nina"), 2, Time(200)).await.expect("seen");
    assert_eq!(list(store, "nina", 0, 200).await.1[1], (2, turn, "news2".to_owned(), false, true));
    let (before, _) = list(store, "nina", 0, 200).await;
    store.see_notices(&player("nina"), 2, Time(200)).await.expect("seen already");
    assert_eq!(list(store, "nina", before, 200).await, (before, Vec::new()));
    store.see_table(&player("nils"), &table("news1"), Time(200)).await.expect("seen");
    assert!(list(store, "nils", 0, 200).await.1[0].4);
    store.put_notices(&table("news1"), vec![NoticeChange::Clear(turn)]).await.expect("cleared");
    assert!(list(store, "nils", 0, 200).await.1[0].3);

    // What does not follow its log changes no list.
    let late = Write::AppendAndTell(append("news1", 5, &["x"]), vec![put("nina", NoticeKind::Over, 130)]);
    let refused = store.write(vec![late]).await.expect("it answers").remove(0);
    assert!(matches!(refused, Err(StoreError::Conflict)));
    assert!(list(store, "nina", 0, 200).await.1.iter().all(|(_, kind, ..)| *kind == turn));

    // The newest two hundred stay.
    for n in 0..201 {
        let name = format!("many{n}");
        table_of(store, &name, &["nora"], vec![put("nora", turn, 100)]).await;
    }
    let (latest, kept) = list(store, "nora", 0, 200).await;
    assert_eq!((latest, kept.len(), kept[199].2.as_str()), (201, 200, "many1"));
}

pub async fn what_is_due_is_sent_once(store: &dyn Store) {
    let turn = NoticeKind::YourTurn;
    let day = 24 * 60 * 60_000;
    let noon = 100 * day + 12 * 60 * 60_000;
    // What waits from before; nobody there has chosen anything.
    while plan(store, 1_000).await > 0 {}
    for name in ["Olga", "Otto"] {
        let session = Write::Session { token: format!("{} token", name.to_lowercase()), known: known(name, noon * 2) };
        store.write(vec![session]).await.expect("written");
    }
    for n in 0..6 {
        store.add_device(&device("olga", &format!("https://push.example/{n}"), n)).await.expect("added");
    }
    store
        .add_device(&PushDevice { token: "gone".into(), ..device("olga", "https://push.example/out", 9) })
        .await
        .expect("added");
    table_of(store, "due1", &["olga"], vec![put("olga", turn, noon)]).await;
    assert_eq!(plan(store, noon + 29).await, 0, "there is time to come to the table");
    assert_eq!(plan(store, noon + 30).await, 1);
    assert!(claim(store, Channel::Push, noon + 30).await.is_empty(), "nothing is chosen");

    choose(store, "olga", ChannelUse::On, ChannelUse::Off).await;
    store.put_notices(&table("due1"), vec![put("olga", turn, noon)]).await.expect("put");
    assert_eq!(plan(store, noon + 30).await, 1);
    let mut claimed = claim(store, Channel::Push, noon + 30).await;
    claimed.sort_by(|one, other| one.target.cmp(&other.target));
    let targets: Vec<&str> = claimed.iter().map(|delivery| &delivery.target[21..]).collect();
    assert_eq!(targets, ["2", "3", "4", "5"], "the newest five, without the one that was signed out");
    assert!(claim(store, Channel::Push, noon + 31).await.is_empty(), "nobody else takes them up");
    let parcel = store.parcel(&claimed[0], Time(noon + 31)).await.expect("it answers").expect("it is wanted");
    let Parcel::Push { device, language, notices } = parcel else { panic!("{parcel:?}") };
    assert_eq!(
        (device.endpoint.as_str(), language.as_deref(), notices.len()),
        ("https://push.example/2", Some("cs"), 1)
    );
    assert_eq!((notices[0].table.as_str(), notices[0].seat), ("due1", Some(Seat(1))));
    settle(store, &claimed[0], Outcome::Sent(notices[0].number), noon + 32).await;
    settle(store, &claimed[1], Outcome::Failed(Some(Time(noon + 100)), "slow".into()), noon + 32).await;
    settle(store, &claimed[2], Outcome::Gone, noon + 32).await;
    assert!(claim(store, Channel::Push, noon + 99).await.is_empty());
    let again = claim(store, Channel::Push, noon + 100).await;
    assert_eq!(again.iter().map(|delivery| (&delivery.target[21..], delivery.tries)).collect::<Vec<_>>(), [("3", 1)]);
    // The node that took up the last one has died.
    assert_eq!(claim(store, Channel::Push, noon + 31 + LEASE).await.len(), 1);
    // Meanwhile Olga has come to the table.
    store.put_notices(&table("due1"), vec![done("olga", turn)]).await.expect("done");
    assert_eq!(store.parcel(&again[0], Time(noon + 101)).await.expect("it answers"), None);
    settle(store, &again[0], Outcome::Dropped, noon + 101).await;
    store.put_notices(&table("due1"), vec![put("olga", turn, noon)]).await.expect("put");
    store.see_table(&player("olga"), &table("due1"), Time(noon + 1)).await.expect("seen");
    assert_eq!(plan(store, noon + 200).await, 0, "what was seen is sent nowhere");

    letters_are_few(store, noon).await;
    hooks_are_told(store, noon).await;
    quiet_hours_are_quiet(store, noon, day).await;
}

async fn quiet_hours_are_quiet(store: &dyn Store, noon: u64, day: u64) {
    let (night, morning) = (noon + 11 * 60 * 60_000, noon + 19 * 60 * 60_000);
    choose(store, "otto", ChannelUse::On, ChannelUse::Off).await;
    store.add_device(&device("otto", "https://push.example/otto", 1)).await.expect("added");
    // Nothing of before is due any more.
    plan(store, night - 1).await;
    for name in ["night1", "night2"] {
        table_of(store, name, &["otto"], vec![put("otto", NoticeKind::YourTurn, night)]).await;
    }
    assert!(plan(store, night + 30).await >= 2);
    assert!(claim(store, Channel::Push, morning - 1).await.is_empty());
    // Whoever gets up later is not told before; what waits is not lost.
    let quiet = Some(QuietHours { from: 22 * 60, to: 9 * 60 });
    let later = NewNoticeSettings { quiet, ..chosen(ChannelUse::On, ChannelUse::Off) };
    store.set_notices(&player("otto"), &later, Time(night + 60)).await.expect("kept");
    assert!(claim(store, Channel::Push, morning).await.is_empty());
    let usual = chosen(ChannelUse::On, ChannelUse::Off);
    store.set_notices(&player("otto"), &usual, Time(morning - 60_000)).await.expect("kept");
    let together = claim(store, Channel::Push, morning).await;
    assert_eq!(together.len(), 1, "one message of all");
    let parcel = store.parcel(&together[0], Time(morning)).await.expect("it answers").expect("it is wanted");
    let Parcel::Push { notices, .. } = parcel else { panic!("{parcel:?}") };
    let told: Vec<_> = notices.iter().map(|notice| notice.table.as_str()).collect();
    assert!(told.contains(&"night1") && told.contains(&"night2"), "{told:?}");
    settle(store, &together[0], Outcome::Sent(notices[0].number), morning).await;
    table_of(store, "night4", &["otto"], vec![put("otto", NoticeKind::YourTurn, night + day)]).await;
    plan(store, night + day + 30).await;
    choose(store, "otto", ChannelUse::Off, ChannelUse::Off).await;
    choose(store, "otto", ChannelUse::Daily, ChannelUse::Off).await;
    assert!(claim(store, Channel::Push, morning + day).await.is_empty(), "it is not wanted any more");
    store.put_notices(&table("night4"), vec![done("otto", NoticeKind::YourTurn)]).await.expect("done");
    table_of(store, "night3", &["otto"], vec![put("otto", NoticeKind::Over, morning)]).await;
    assert!(plan(store, morning + 60_000).await >= 1);
    let daily = claim(store, Channel::Push, morning + day).await;
    let parcel = store.parcel(&daily[0], Time(morning + day)).await.expect("it answers").expect("it is wanted");
    let Parcel::Push { notices, .. } = parcel else { panic!("{parcel:?}") };
    assert_eq!(notices.iter().map(|notice| notice.table.as_str()).collect::<Vec<_>>(), ["night3"], "nothing twice");
}

async fn letters_are_few(store: &dyn Store, noon: u64) {
    let olga = player("olga");
    let confirm =
        async |code: &str, now| store.confirm_address(&olga, code, "stop", Time(now)).await.expect("it answers");
    assert_eq!(confirm("right", noon).await, Confirmed::Late, "nothing was asked");
    let wanted = |until| Unconfirmed { address: "olga@example.org".into(), code: "right".into(), until: Time(until) };
    store.ask_address(&olga, &wanted(noon)).await.expect("kept");
    assert_eq!(confirm("right", noon).await, Confirmed::Late);
    store.ask_address(&olga, &wanted(noon + 10)).await.expect("kept");
    for _ in 0..5 {
        assert_eq!(confirm("wrong", noon).await, Confirmed::Wrong);
    }
    assert_eq!(confirm("right", noon).await, Confirmed::Late, "it was tried too often");
    store.ask_address(&olga, &wanted(noon + 10)).await.expect("kept");
    assert_eq!(store.notice_person(&olga).await.expect("told").address, None);
    assert_eq!(confirm("right", noon).await, Confirmed::Yes);
    let person = store.notice_person(&olga).await.expect("told");
    assert_eq!((person.address.as_deref(), person.unconfirmed), (Some("olga@example.org"), None));

    choose(store, "olga", ChannelUse::Off, ChannelUse::On).await;
    let turn =
        async |name: &str, at: u64| table_of(store, name, &["olga"], vec![put("olga", NoticeKind::Invited, at)]).await;
    turn("letter1", noon).await;
    plan(store, noon + 30).await;
    let letter = claim(store, Channel::Mail, noon + 30).await.remove(0);
    let parcel = store.parcel(&letter, Time(noon + 30)).await.expect("it answers").expect("it is wanted");
    let Parcel::Mail { address, stop, notices, .. } = parcel else { panic!("{parcel:?}") };
    assert_eq!((address.as_str(), stop.as_str(), notices.len()), ("olga@example.org", "stop", 1));
    settle(store, &letter, Outcome::Sent(notices[0].number), noon + 30).await;
    turn("letter2", noon + 40).await;
    turn("letter3", noon + 50).await;
    plan(store, noon + 100).await;
    let hour = 60 * 60_000;
    assert!(claim(store, Channel::Mail, noon + hour).await.is_empty(), "one an hour");
    let letter = claim(store, Channel::Mail, noon + hour + 30).await.remove(0);
    let parcel = store.parcel(&letter, Time(noon + hour + 30)).await.expect("it answers").expect("it is wanted");
    let Parcel::Mail { notices, .. } = parcel else { panic!("{parcel:?}") };
    assert_eq!(notices.iter().map(|notice| notice.table.as_str()).collect::<Vec<_>>(), ["letter3", "letter2"]);
    assert!(store.stop_letters("stop").await.expect("it answers"));
    assert!(!store.stop_letters("stop").await.expect("it answers"), "there are none any more");
    assert_eq!(store.parcel(&letter, Time(noon + hour + 30)).await.expect("it answers"), None);
    settle(store, &letter, Outcome::Dropped, noon + hour + 30).await;
}

async fn hooks_are_told(store: &dyn Store, noon: u64) {
    let hook = Hook {
        table: table("hooked"),
        player: player("olga"),
        url: "https://chat.example/1".into(),
        form: HookForm::Chat,
        language: None,
        secret: "secret".into(),
        why_off: None,
    };
    let quietly = NoticeChange::Put {
        player: player("otto"),
        kind: NoticeKind::TimeShort,
        at: Time(noon),
        due: Time(noon + 30),
        seat: Some(Seat(2)),
        open: false,
    };
    let news = vec![put("olga", NoticeKind::YourTurn, noon), quietly, NoticeChange::Over(Time(noon + 30))];
    table_of(store, "hooked", &["olga", "otto"], news.clone()).await;
    plan(store, noon + 30).await;
    assert!(claim(store, Channel::Hook, noon + 30).await.is_empty(), "there is no webhook yet");
    store.set_webhook(&hook).await.expect("set");
    assert_eq!(store.webhook(&table("hooked")).await.expect("told"), Some(hook.clone()));
    store.put_notices(&table("hooked"), news).await.expect("put");
    plan(store, noon + 30).await;
    let mut claimed = claim(store, Channel::Hook, noon + 30).await;
    claimed.sort_by(|one, other| one.topic.cmp(&other.topic));
    let topics: Vec<&str> = claimed.iter().map(|delivery| delivery.topic.as_str()).collect();
    assert_eq!(topics, ["over", "your-turn"], "what not everybody knows is not told");
    let parcel = store.parcel(&claimed[1], Time(noon + 31)).await.expect("it answers").expect("it is wanted");
    let Parcel::Hook { kind, seats, entry, .. } = parcel else { panic!("{parcel:?}") };
    assert_eq!((kind, seats), (Some(NoticeKind::YourTurn), vec![Seat(1)]));
    assert!(entry.contains("hooked"));
    settle(store, &claimed[1], Outcome::Sent(0), noon + 31).await;
    for n in 0..10 {
        assert_eq!(store.webhook(&table("hooked")).await.expect("told").and_then(|hook| hook.why_off), None, "{n}");
        settle(store, &claimed[0], Outcome::Failed(None, format!("status 50{n}")), noon + 31).await;
    }
    let off = store.webhook(&table("hooked")).await.expect("told").and_then(|hook| hook.why_off);
    assert_eq!(off.as_deref(), Some("status 509"));
    store.try_webhook(&table("hooked"), Time(noon + 40)).await.expect("it answers");
    assert!(claim(store, Channel::Hook, noon + 40).await.is_empty(), "it is off");
    store.set_webhook(&hook).await.expect("set again");
    store.try_webhook(&table("hooked"), Time(noon + 40)).await.expect("it answers");
    assert_eq!(claim(store, Channel::Hook, noon + 40).await.len(), 1);
}

pub async fn what_is_kept_is_told_and_goes(store: &dyn Store) {
    let olga: PlayerId = player("olga");
    let kept = store.personal_data(&olga).await.expect("told").notices;
    assert_eq!(kept.settings.as_ref().map(|settings| settings["mail"].clone()), Some("on".into()));
    assert!(
        kept.devices.iter().any(|(endpoint, name, _)| endpoint.ends_with("/5") && name.as_deref() == Some("phone"))
    );
    assert_eq!(kept.webhooks, [("hooked".to_owned(), "https://chat.example/1".to_owned())]);
    assert!(kept.list.len() >= 4);
    let together = store.companions(&player("nina"), 10).await.expect("told");
    assert_eq!(together, [], "Nils has no session any more");
    store.write(vec![Write::Session { token: "nils".into(), known: known("Nils", 1 << 40) }]).await.expect("written");
    let together = store.companions(&player("nina"), 10).await.expect("told");
    assert_eq!((together.len(), together[0].name.as_str(), together[0].last), (1, "Nils", Time(50)));
    assert_eq!(store.server_key("one", "first").await.expect("kept"), "first");
    assert_eq!(store.server_key("one", "second").await.expect("kept"), "first");

    store.forget_player(&olga, "?").await.expect("forgotten");
    assert_eq!(store.personal_data(&olga).await.expect("told").notices, PersonalNotices::default());
    assert_eq!(store.webhook(&table("hooked")).await.expect("told"), None);
    assert_eq!(store.notices(&olga, 0, Time(1 << 50)).await.expect("told").0, 0);
    // Nora has an account, Nina and Nils have nothing that lasts.
    assert!(store.add_account(&account("Nora")).await.expect("added"));
    for name in ["nina", "nora"] {
        let (url, secret) = ("https://chat.example/2".into(), "secret".into());
        let (table, player, form) = (table(name), player(name), HookForm::Json);
        let hook = Hook { table, player, url, form, language: None, secret, why_off: None };
        store.set_webhook(&hook).await.expect("set");
    }
    store.sweep(&Retention::default(), Time(1 << 41)).await.expect("swept");
    assert_eq!(list(store, "nina", 0, 200).await, (0, Vec::new()));
    assert_eq!(list(store, "nora", 0, 200).await.1.len(), 200);
    assert_eq!(store.webhook(&table("nina")).await.expect("told"), None);
    assert!(store.webhook(&table("nora")).await.expect("told").is_some());
    let unfinished = Retention { unfinished: Some(1), ..Retention::default() };
    store.sweep(&unfinished, Time(1 << 41)).await.expect("swept");
    assert_eq!(list(store, "nora", 0, 200).await.1, [], "they go with their tables");
}
