//! Webhooks, letters and invitations.

#[path = "common/away.rs"]
mod away;
mod common;
#[path = "common/services.rs"]
mod services;

use away::{Game, PUBLIC, Site, choose, notices, quiet_config};
use common::{code, new_table};
use serde_json::{Value, json};
use services::{MailServer, Phone, Service, hook_signature};
use tetrapolis_client::Client;
use tetrapolis_server::{Config, Mail, NoticeConfig};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

/// The whole answer of the server, headers included.
async fn answered(site: &Site, request: &str) -> String {
    let mut stream = tokio::net::TcpStream::connect(site.serving.address).await.expect("it listens");
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer");
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_is_told_what_everybody_knows() {
    let (site, mut service) = (Site::start(quiet_config()).await, Service::start().await);
    let mut game = Game::begun(&site, "hooked").await;
    let path = format!("/api/tables/{}/webhook", game.id);
    let url = format!("{}/hook?x=1", service.url);
    let hook = |form: &str| json!({ "url": url, "form": form });
    assert_eq!(code(site.guest("Eve").await.put(&path, &hook("json")).await), "table/not-host");
    assert_eq!(code(game.clients[1].put(&path, &hook("json")).await), "table/not-host");
    assert_eq!(code(Client::new(&site.url).expect("an address").put(&path, &hook("json")).await), "session/none");
    for wrong in ["ftp://example.org/", "rubbish", "https://me:secret@example.org/"] {
        let wrong = json!({ "url": wrong, "form": "json" });
        assert_eq!(code(game.clients[0].put(&path, &wrong).await), "webhook/address", "{wrong}");
    }
    let kept = game.clients[0].put(&path, &hook("json")).await.expect("set");
    let secret = kept["secret"].as_str().expect("a secret").to_owned();
    let told = game.clients[0].get(&path).await.expect("told");
    assert_eq!((&told["state"], told.get("secret")), (&json!("on"), None));
    assert_eq!(code(game.clients[1].get(&path).await), "table/not-host");

    let next = game.turn(&site).await;
    site.deliver(1).await;
    let sent = service.next().await;
    let names = ["Ann", "Bob"];
    let wanted = json!({
        "kind": "your-turn", "table": "hooked", "game": "point-city", "title": "Point City", "seats": [next + 1],
        "names": [names[next]], "text": format!("hook-turn game=Point City names=[{}]", names[next]),
        "link": format!("{PUBLIC}/table/hooked"),
    });
    assert_eq!((sent.path.as_str(), sent.json()), ("/hook?x=1", wanted));
    let signed = hook_signature(&secret, &sent.headers["tetrapolis-timestamp"], &sent.body);
    assert_eq!(sent.headers["tetrapolis-signature"], signed);

    game.clients[0].put(&path, &hook("chat")).await.expect("set");
    game.clients[0].post(&format!("{path}/test"), &json!({})).await.expect("tried");
    site.deliver(0).await;
    let wanted = format!("hook-test game=Point City\n{PUBLIC}/table/hooked");
    assert_eq!(service.next().await.json(), json!({ "content": wanted, "allowed_mentions": { "parse": [] } }));

    // A redirect is a failure like any other, and ten failures in a row are enough.
    service.answers(302);
    let mut hours = 1;
    while game.clients[0].get(&path).await.expect("told")["state"] == "on" {
        game.turn(&site).await;
        site.deliver(hours).await;
        hours += 12;
        assert_eq!(service.next().await.path, "/hook?x=1", "nothing follows it elsewhere");
        while !service.is_quiet() {}
    }
    let off = game.clients[0].get(&path).await.expect("told");
    assert_eq!(off["state"], json!({ "off": { "why": { "key": "hook-off-status", "args": { "status": 302 } } } }));
    game.clients[0].delete(&path, &json!({})).await.expect("removed");
    assert_eq!(game.clients[0].get(&path).await.expect("told"), "");
    site.serving.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_careful_server_calls_nothing_of_its_own_network() {
    let service = Service::start().await;
    let notices = NoticeConfig { anywhere: false, by_itself: false, ..NoticeConfig::default() };
    let site = Site::start(Config { notices, ..quiet_config() }).await;
    let mut game = Game::begun(&site, "careful").await;
    let path = format!("/api/tables/{}/webhook", game.id);
    for wrong in
        [service.url.as_str(), "https://127.0.0.1/", "https://[::1]/", "https://10.0.0.1/", "https://169.254.169.254/"]
    {
        let hook = json!({ "url": wrong, "form": "json" });
        assert_eq!(code(game.clients[0].put(&path, &hook).await), "webhook/address", "{wrong}");
        let subscription = Phone::new().subscription(wrong);
        assert_eq!(code(game.clients[0].post("/api/push", &subscription).await), "push/wrong", "{wrong}");
    }
    let bare = Site::start(Config { public_url: None, ..quiet_config() }).await;
    let mut ann = bare.guest("Ann").await;
    assert_eq!(code(ann.get("/api/push").await), "push/off");
    assert_eq!(code(ann.post("/api/mail", &json!({ "address": "ann@example.org" })).await), "mail/off");
    for site in [site, bare] {
        site.serving.stop().await.expect("it stops");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_come_to_a_confirmed_address_until_they_are_stopped() {
    let mut mail = MailServer::start().await;
    let mut config = quiet_config();
    config.notices.mail = Some(Mail { server: mail.url.clone(), from: "Tetrapolis <games@example.org>".into() });
    let site = Site::start(config).await;
    let mut game = Game::begun(&site, "mailed").await;
    let next = 1 - game.mover();
    let post = async |client: &Client, path: &str, body: Value| client.clone().post(path, &body).await;
    assert_eq!(code(post(&game.clients[next], "/api/mail", json!({ "address": "nobody" })).await), "mail/address");
    post(&game.clients[next], "/api/mail", json!({ "address": "bob@example.org" })).await.expect("asked");
    let letter = mail.next().await;
    assert!(letter.starts_with("RCPT TO:<bob@example.org>"), "{letter}");
    let (_, rest) = letter.split_once("letter-code code=").expect("a code");
    let right = rest[..8].to_owned();
    assert_eq!(code(post(&game.clients[next], "/api/mail/confirm", json!({ "code": "wrong" })).await), "mail/code");
    let other = &game.clients[1 - next];
    assert_eq!(code(post(other, "/api/mail/confirm", json!({ "code": right })).await), "mail/late", "somebody else");
    let kept = post(&game.clients[next], "/api/mail/confirm", json!({ "code": right })).await.expect("confirmed");
    assert_eq!(kept["address"], "bob@example.org");
    choose(&mut game.clients[next], "off", "on").await;

    game.turn(&site).await;
    site.deliver(1).await;
    let letter = mail.next().await.replace("=\r\n", "");
    assert!(letter.contains("Subject: notice-your-turn game=Point City"), "{letter}");
    assert!(letter.contains(&format!("{PUBLIC}/table/mailed")), "{letter}");
    assert!(letter.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{letter}");
    let (_, rest) = letter.split_once("/api/mail/stop?token=").expect("a link");
    let token: String = rest.chars().take_while(char::is_ascii_alphanumeric).collect();
    let stranger = Client::new(&site.url).expect("an address");
    let stop = format!("/api/mail/stop?token={token}");
    assert!(stranger.text(&stop).await.expect("a page").contains("<button>"));
    // Without this header a browser would send the form with the origin "null", and the server would refuse it.
    let host = site.url.trim_start_matches("http://");
    let page = format!("GET {stop} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
    let looked = answered(&site, &page).await;
    assert!(looked.contains("referrer-policy: same-origin"), "{looked}");
    let settings = async || game.clients[next].get("/api/notices/settings").await.expect("told");
    assert_eq!(settings().await["address"], "bob@example.org", "looking ends nothing");
    stranger.clone().post(&stop, &json!({})).await.expect("stopped");
    assert_eq!(settings().await["address"], Value::Null);
    site.serving.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread")]
async fn companions_are_invited_and_nobody_else() {
    let site = Site::start(quiet_config()).await;
    let mut game = Game::begun(&site, "played").await;
    let companions = game.clients[0].get("/api/companions").await.expect("a list");
    assert_eq!(companions.as_array().map(Vec::len), Some(1), "{companions}");
    assert_eq!(companions[0]["name"], "Bob");
    let handle = companions[0]["player"].clone();
    let table = game.clients[0].open(&new_table("uptown", 2)).await.expect("a table");
    let path = format!("/api/tables/{table}/invite");
    let mut eve = site.guest("Eve").await;
    assert_eq!(code(eve.post(&path, &json!({ "player": handle })).await), "table/not-seated");
    let own = eve.open(&new_table("uptown", 2)).await.expect("a table");
    let eves = format!("/api/tables/{own}/invite");
    assert_eq!(code(eve.post(&eves, &json!({ "player": handle })).await), "invite/unknown", "it is Ann's alone");
    game.clients[0].post(&path, &json!({ "player": handle })).await.expect("invited");
    let list = notices(&game.clients[1]).await;
    let newest = &list["notices"][0];
    assert_eq!((&newest["kind"], &newest["table"]), (&json!("invited"), &json!(table.as_str())));
    assert_eq!(newest["with"], json!([]));
    let begun = format!("/api/tables/{}/invite", game.id);
    assert_eq!(code(game.clients[0].post(&begun, &json!({ "player": handle })).await), "table/started");
    site.serving.stop().await.expect("it stops");
}
