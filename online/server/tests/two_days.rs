//! A game over two days, with three devices, two restarts, and every message that is sent meanwhile.

#[path = "common/away.rs"]
mod away;
mod common;
#[path = "common/services.rs"]
mod services;

use away::{Game, HOUR, PUBLIC, Site, now, quiet_config};
use common::code;
use serde_json::{Value, json};
use services::{MailServer, Phone, Sent, Service, claims, hook_signature};
use tetrapolis_client::Client;
use tetrapolis_server::Mail;

/// Signs another device in as the same player, as scanning the code does.
async fn linked(site: &Site, first: &mut Client) -> Client {
    let link = first.post("/api/links", &json!({})).await.expect("a link");
    let mut second = Client::new(&site.url).expect("an address");
    let claim = json!({ "link": link["link"], "device": "phone" });
    let claimed = second.post("/api/links/claim", &claim).await.expect("claimed");
    first.post("/api/links/confirm", &json!({ "yes": true, "check": claimed["check"] })).await.expect("confirmed");
    let news = second.post("/api/links/claims", &json!({ "claim": claimed["claim"] })).await.expect("news");
    assert_eq!(news["session"]["name"], first.get("/api/session").await.expect("known")["name"]);
    second
}

/// Everything that was sent so far, by address.
async fn sent(service: &mut Service, wanted: &[&str]) -> Vec<Sent> {
    let mut found = Vec::new();
    for _ in wanted {
        found.push(service.next().await);
    }
    found.sort_by(|one, other| one.path.cmp(&other.path));
    assert_eq!(found.iter().map(|sent| sent.path.as_str()).collect::<Vec<_>>(), wanted);
    assert!(service.is_quiet(), "nothing else is sent");
    found
}

/// Plays until Ann has to act; she plays on this device.
async fn anns_turn(game: &mut Game, site: &Site, device: &Client) {
    game.clients[0] = device.clone();
    while game.turn(site).await != 0 {}
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_for_two_days_on_three_devices() {
    let (mut service, mut letters) = (Service::start().await, MailServer::start().await);
    let mut config = quiet_config();
    config.notices.mail = Some(Mail { server: letters.url.clone(), from: "Tetrapolis <games@example.org>".into() });
    let mut site = Site::start(config.clone()).await;
    let mut game = Game::begun(&site, "twodays").await;

    // Ann's laptop lets her phone in; her tablet signs in with the code on paper.
    let mut laptop = game.clients[0].clone();
    let mut phone = linked(&site, &mut laptop).await;
    let paper = laptop.post("/api/recovery", &json!({})).await.expect("a code");
    let mut tablet = Client::new(&site.url).expect("an address");
    tablet.post("/api/recovery/use", &json!({ "code": paper["code"], "device": "tablet" })).await.expect("she is back");
    let in_hand = Phone::new();
    for (device, subscription) in [
        (&mut laptop, Phone::new().subscription(&format!("{}/push/laptop", service.url))),
        (&mut phone, in_hand.subscription(&format!("{}/push/phone", service.url))),
        (&mut tablet, Phone::new().subscription(&format!("{}/push/tablet", service.url))),
    ] {
        device.post("/api/push", &subscription).await.expect("subscribed");
    }
    let key = phone.get("/api/push").await.expect("a key")["key"].clone();
    let settings = json!({ "push": "on", "mail": "daily", "quiet": null, "offset": 0, "language": null });
    phone.put("/api/notices/settings", &settings).await.expect("chosen on the phone");
    tablet.post("/api/mail", &json!({ "address": "ann@example.org" })).await.expect("asked on the tablet");
    let letter = letters.next().await;
    let code_mailed = letter.split_once("letter-code code=").expect("a code").1[..8].to_owned();
    laptop.post("/api/mail/confirm", &json!({ "code": code_mailed })).await.expect("confirmed on the laptop");
    let hook = json!({ "url": format!("{}/hook", service.url), "form": "json" });
    let hook = laptop.put("/api/tables/twodays/webhook", &hook).await.expect("set");
    let secret = hook["secret"].as_str().expect("a secret").to_owned();

    // The first restart: the same devices, the same key, the same game.
    site = site.restarted(config.clone()).await;
    for client in [&mut laptop, &mut phone, &mut tablet, &mut game.clients[1]] {
        *client = client.at(&site.url).expect("an address");
    }
    assert_eq!(phone.get("/api/push").await.expect("a key")["key"], key);
    anns_turn(&mut game, &site, &tablet).await;
    site.node.deliver_notices(now()).await;
    assert!(service.is_quiet(), "there is time to come to the table");
    site.deliver(1).await;
    let first = sent(&mut service, &["/hook", "/push/laptop", "/push/phone", "/push/tablet"]).await;
    let [told, _, pushed, _] = first.as_slice() else { panic!("four messages") };
    assert_eq!((&told.json()["kind"], &told.json()["names"]), (&json!("your-turn"), &json!(["Ann"])));
    let signed = hook_signature(&secret, &told.headers["tetrapolis-timestamp"], &told.body);
    assert_eq!(told.headers["tetrapolis-signature"], signed);
    assert_eq!(claims(&pushed.headers["authorization"], key.as_str().expect("a key"))["sub"], PUBLIC);
    let message = in_hand.open(&pushed.body);
    assert_eq!(message["notification"]["navigate"], format!("{PUBLIC}/table/twodays"));
    assert_eq!(message["notice"]["kind"], "your-turn");

    // The second restart, and the next morning: one letter, and nothing is sent twice.
    site = site.restarted(config.clone()).await;
    for client in [&mut laptop, &mut phone, &mut tablet, &mut game.clients[1]] {
        *client = client.at(&site.url).expect("an address");
    }
    site.deliver(26).await;
    let letter = letters.next().await.replace("=\r\n", "");
    assert!(letter.starts_with("RCPT TO:<ann@example.org>"), "{letter}");
    assert!(letter.contains("notice-your-turn") && letter.contains(&format!("{PUBLIC}/table/twodays")), "{letter}");
    assert!(service.is_quiet() && letters.is_quiet());

    // The phone is signed out: it has no session and gets no messages.
    let devices = laptop.get("/api/devices").await.expect("devices");
    let signed_out = devices.as_array().expect("a list").iter().find(|device| device["name"] == "phone");
    let path = format!("/api/devices/{}", signed_out.expect("it is there")["device"].as_str().expect("an id"));
    laptop.delete(&path, &Value::Null).await.expect("signed out");
    assert_eq!(code(phone.get("/api/notices").await), "session/none");
    assert_eq!(code(phone.get("/api/running").await), "session/none");
    anns_turn(&mut game, &site, &laptop).await;
    site.deliver(27).await;
    sent(&mut service, &["/hook", "/push/laptop", "/push/tablet"]).await;

    // At the end of the second day, time is running out.
    site.deliver(43).await;
    let last = sent(&mut service, &["/hook", "/push/laptop", "/push/tablet"]).await;
    assert_eq!(last[0].json()["kind"], "time-short");
    assert_eq!(last[1].headers["urgency"], "high");
    let topics = last.iter().chain(&first).filter_map(|sent| sent.headers.get("topic"));
    assert!(topics.clone().count() == 5 && topics.clone().all(|topic| topic == &last[1].headers["topic"]));
    let running = laptop.get("/api/running").await.expect("the tables");
    assert_eq!(running[0]["to-act"], true);
    assert!(running[0]["clock"]["left"].as_u64().is_some_and(|left| left <= 48 * HOUR));

    // After she is removed, she gets no messages and nobody hears of her. (The next day's letter may have come before.)
    while !letters.is_quiet() {}
    laptop.delete("/api/person", &json!({})).await.expect("removed");
    site.deliver(60).await;
    assert!(service.is_quiet() && letters.is_quiet());
    site.serving.stop().await.expect("it stops");
}
