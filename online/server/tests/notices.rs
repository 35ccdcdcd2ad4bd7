//! Players are told what waits for them, through services that the tests run themselves.

#[path = "common/away.rs"]
mod away;
mod common;
#[path = "common/services.rs"]
mod services;

use std::sync::Arc;

use away::{Game, HOUR, PUBLIC, Site, choose, notices, now, quiet_config};
use common::{code, join};
use serde_json::{Value, json};
use services::{Phone, Service, claims};
use tetrapolis_client::Client;
use tetrapolis_game::Seat;
use tetrapolis_protocol::Command;
use tetrapolis_server::Node;

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_is_told_once_and_only_what_waits() {
    let (site, mut service) = (Site::start(quiet_config()).await, Service::start().await);
    let mut game = Game::begun(&site, "pushed").await;
    let key = game.clients[0].get("/api/push").await.expect("a key")["key"].as_str().expect("a text").to_owned();
    let phones = [Phone::new(), Phone::new()];
    for (n, phone) in phones.iter().enumerate() {
        let subscription = phone.subscription(&format!("{}/push/{n}", service.url));
        game.clients[n].post("/api/push", &subscription).await.expect("subscribed");
        choose(&mut game.clients[n], "on", "off").await;
    }
    let next = game.turn(&site).await;
    site.node.deliver_notices(now()).await;
    assert!(service.is_quiet(), "there is time to come to the table");
    site.deliver(1).await;
    let sent = service.next().await;
    assert!(service.is_quiet(), "the other has nothing to do");
    assert_eq!(sent.path, format!("/push/{next}"));
    let claims = claims(&sent.headers["authorization"], &key);
    assert_eq!(claims["aud"].as_str(), Some(service.url.as_str()));
    assert_eq!(claims["sub"].as_str(), Some(PUBLIC));
    assert!(claims["exp"].as_u64().expect("a time") * 1_000 < now().plus(24 * HOUR).0);
    assert_eq!(sent.headers["content-encoding"], "aes128gcm");
    assert_eq!((sent.headers["ttl"].as_str(), sent.headers["topic"].len()), ("43200", 24));
    let message = phones.into_iter().nth(next).expect("a phone").open(&sent.body);
    let wanted = json!({
        "web_push": 8030,
        "notification": {
            "title": "notice-your-turn game=Point City",
            "body": format!("notice-with names=[{}]", ["Ann", "Bob"][1 - next]),
            "navigate": format!("{PUBLIC}/table/pushed"),
            "tag": "table pushed",
            "lang": "hu",
        },
        "notice": { "notice": message["notice"]["notice"], "kind": "your-turn", "table": "pushed" },
    });
    assert_eq!(message, wanted);
    site.deliver(2).await;
    assert!(service.is_quiet(), "once");

    // A device that no longer exists is forgotten.
    service.answers(410);
    let other = game.turn(&site).await;
    site.deliver(1).await;
    assert_eq!(service.next().await.path, format!("/push/{other}"));
    assert_eq!(game.turn(&site).await, next);
    assert_eq!(game.turn(&site).await, other);
    service.answers(201);
    site.deliver(1).await;
    assert!(service.is_quiet());
    site.serving.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_come_has_seen_or_is_signed_out_is_told_nothing() {
    let (site, mut service) = (Site::start(quiet_config()).await, Service::start().await);
    let mut game = Game::begun(&site, "seen").await;
    for n in 0..2 {
        let subscription = Phone::new().subscription(&format!("{}/push/{n}", service.url));
        game.clients[n].post("/api/push", &subscription).await.expect("subscribed");
        choose(&mut game.clients[n], "on", "off").await;
    }
    // A notice that was read in the list is not sent.
    let next = game.turn(&site).await;
    let list = notices(&game.clients[next]).await;
    let found = &list["notices"][0];
    let others = [["Ann", "Bob"][1 - next]];
    let wanted = json!({
        "notice": found["notice"], "at": found["at"], "kind": "your-turn", "table": "seen", "game": "point-city",
        "with": others, "message": { "key": "notice-your-turn", "args": { "game": "Point City" } },
        "seen": false, "done": false,
    });
    assert_eq!(*found, wanted);
    let kinds = list["notices"].as_array().expect("a list").iter().map(|notice| &notice["kind"]);
    assert!(kinds.into_iter().all(|kind| kind != "time-short"), "its time has not come: {list}");
    let newest = found["notice"].clone();
    game.clients[next].post("/api/notices/seen", &json!({ "up-to": newest })).await.expect("seen");
    site.deliver(1).await;
    assert!(service.is_quiet());
    // After the turn, nothing waits any more.
    let other = game.turn(&site).await;
    let list = notices(&game.clients[next]).await;
    assert_eq!(list["notices"][0]["done"], true);
    // The player opens the table.
    let watching = join(game.clients[other].clone(), &game.id, Seat(other as u8)).await;
    while notices(&game.clients[other]).await["notices"][0]["done"] != true {
        tokio::task::yield_now().await;
    }
    site.deliver(1).await;
    assert!(service.is_quiet());
    drop(watching);
    // When a device is signed out, its waiting request ends.
    let waiting = game.clients[next].clone();
    let latest = notices(&waiting).await["latest"].clone();
    let poll = tokio::spawn(async move { waiting.get(&format!("/api/notices?wait=50&after={latest}")).await });
    let mut leaving = game.clients[next].clone();
    leaving.delete("/api/session", &json!({})).await.expect("signed out");
    let ended = poll.await.expect("it ends");
    let ended = ended.map_or_else(|error| code::<()>(Err(error)), |body| body.as_str().expect("a text").to_owned());
    assert!(["", "session/none"].contains(&ended.as_str()), "{ended}");
    assert_eq!(code(game.clients[next].get("/api/notices").await), "session/none");
    site.serving.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_poll_hears_of_a_turn() {
    let site = Site::start(quiet_config()).await;
    let mut game = Game::begun(&site, "polled").await;
    let next = 1 - game.mover();
    let waiting = game.clients[next].clone();
    let latest = notices(&waiting).await["latest"].clone();
    let poll = tokio::spawn(async move { waiting.get(&format!("/api/notices?wait=50&after={latest}")).await });
    assert_eq!(game.turn(&site).await, next);
    let heard = poll.await.expect("it ends").expect("an answer");
    assert_eq!(heard["notices"][0]["kind"], "your-turn");
    site.serving.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_asked_to_a_rematch_finds_it_as_soon_as_it_is_open() {
    let site = Site::start(quiet_config()).await;
    let Game { id, clients: [mut ann, bob], .. } = Game::begun(&site, "again").await;
    ann.command(&id, Command::Resign).await.expect("it is over");
    ann.command(&id, Command::Rematch).await.expect("it is open");
    let state = ann.get(&format!("/api/tables/{id}")).await.expect("a state");
    let list = notices(&bob).await;
    let list = list["notices"].as_array().expect("a list");
    let invited: Vec<&Value> = list.iter().filter(|notice| notice["kind"] == "invited").collect();
    assert_eq!(invited.len(), 1, "{list:?}");
    assert_eq!(invited[0]["table"], state["state"]["table"]["rematch"]);
    site.serving.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread")]
async fn many_nodes_send_once() {
    let (site, mut service) = (Site::start(quiet_config()).await, Service::start().await);
    let second = Node::new(quiet_config(), Arc::clone(&site.store));
    let mut game = Game::begun(&site, "once").await;
    for n in 0..2 {
        let subscription = Phone::new().subscription(&format!("{}/push/{n}", service.url));
        game.clients[n].post("/api/push", &subscription).await.expect("subscribed");
        choose(&mut game.clients[n], "on", "off").await;
    }
    for _ in 0..4 {
        game.turn(&site).await;
        let at = now().plus(HOUR);
        tokio::join!(site.node.deliver_notices(at), second.deliver_notices(at));
        service.next().await;
        assert!(service.is_quiet());
    }
    site.serving.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_service_that_hangs_delays_no_move() {
    let (site, mut service) = (Site::start(quiet_config()).await, Service::start().await);
    let mut game = Game::begun(&site, "hangs").await;
    service.answers(0);
    for n in 0..2 {
        let subscription = Phone::new().subscription(&format!("{}/push/{n}", service.url));
        game.clients[n].post("/api/push", &subscription).await.expect("subscribed");
        choose(&mut game.clients[n], "on", "off").await;
    }
    let hook = json!({ "url": format!("{}/hook", service.url), "form": "json" });
    game.clients[0].put(&format!("/api/tables/{}/webhook", game.id), &hook).await.expect("set");
    game.turn(&site).await;
    let node = site.node.clone();
    let sending = tokio::spawn(async move { node.deliver_notices(now().plus(HOUR)).await });
    let hanging = [service.next().await.path, service.next().await.path];
    assert!(hanging.iter().any(|path| path == "/hook"));
    for _ in 0..6 {
        game.turn(&site).await;
    }
    assert!(!sending.is_finished(), "the moves were made while it hung");
    sending.abort();
    site.serving.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_chosen_is_read_strictly_and_is_each_players_own() {
    let site = Site::start(quiet_config()).await;
    let mut ann = site.guest("Ann").await;
    let wrong = [
        json!({ "push": "loud", "mail": "off", "quiet": null, "offset": 0, "language": null }),
        json!({ "push": "on", "mail": "off", "quiet": { "from": 1440, "to": 0 }, "offset": 0, "language": null }),
        json!({ "push": "on", "mail": "off", "quiet": null, "offset": 900, "language": null }),
        json!({ "push": "on", "mail": "off", "quiet": null, "offset": 0, "language": "<b>" }),
        json!({ "push": "on", "mail": "off", "quiet": null, "offset": 0, "language": null, "address": "a@example.org" }),
    ];
    for wrong in wrong {
        let refused = code(ann.put("/api/notices/settings", &wrong).await);
        assert!(["notice/wrong", "request/unreadable"].contains(&refused.as_str()), "{wrong}: {refused}");
    }
    choose(&mut ann, "daily", "off").await;
    let bob = site.guest("Bob").await;
    assert_eq!(bob.get("/api/notices/settings").await.expect("told")["push"], "off");
    let stranger = Client::new(&site.url).expect("an address");
    for path in ["/api/notices", "/api/notices/settings", "/api/companions"] {
        assert_eq!(code(stranger.get(path).await), "session/none", "{path}");
    }
    let everything = ann.get("/api/person").await.expect("told");
    assert_eq!(everything["notices"]["settings"]["push"], "daily");
    ann.delete("/api/person", &json!({})).await.expect("forgotten");
    site.serving.stop().await.expect("it stops");
}
