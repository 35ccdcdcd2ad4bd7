//! Every request of the description is tried by a stranger, by a device that was signed out, and by another player.

#[path = "common/away.rs"]
mod away;
mod common;
#[path = "common/services.rs"]
mod services;

use away::{Site, quiet_config};
use common::code;
use serde_json::{Value, json};
use services::{Phone, Service};
use tetrapolis_client::{Client, ClientError};
use tetrapolis_game::Seat;
use tetrapolis_protocol::Command;

/// Requests that need no session: signing in, and what is public.
const OPEN: [&str; 21] = [
    "get /api/session",
    "post /api/session",
    "delete /api/session",
    "post /api/accounts",
    "post /api/login",
    "get /api/features",
    "post /api/links/claim",
    "post /api/links/claims",
    "post /api/recovery/use",
    "post /api/passkeys/enter/begin",
    "post /api/passkeys/enter/finish",
    "get /api/games",
    "get /api/tables",
    "get /api/lessons",
    "post /api/lessons",
    "post /api/lessons/{game}/{number}",
    "get /api/push",
    "get /api/mail/stop",
    "post /api/mail/stop",
    "get /ready",
    // A socket is refused in its close frame.
    "get /api/tables/{table}/socket",
];

/// A body that can be read, for requests that are read before the caller is checked.
fn body(name: &str) -> Value {
    match name {
        "post /api/tables/{table}/commands" => json!({ "id": 1, "command": "start" }),
        "post /api/tables/{table}/hint" => json!({ "version": 1 }),
        "post /api/tables/{table}/objection" => json!({ "version": 1, "action": "x", "tutor": "all" }),
        _ => json!({}),
    }
}

async fn ask(client: &mut Client, method: &str, path: &str, body: &Value) -> Result<Value, ClientError> {
    match method {
        "get" => client.get(path).await,
        "post" => client.post(path, body).await,
        "put" => client.put(path, body).await,
        "delete" => client.delete(path, body).await,
        other => panic!("{other}"),
    }
}

/// All requests that the server describes, with this table and other things in their addresses.
async fn requests(site: &Site, table: &str, others: &str) -> Vec<(String, String, String)> {
    let nobody = Client::new(&site.url).expect("an address");
    let document = nobody.get("/api/openapi.json").await.expect("a document");
    let mut requests = Vec::new();
    for (path, methods) in document["paths"].as_object().expect("paths") {
        for method in methods.as_object().expect("methods").keys() {
            let filled = path.replace("{table}", table).replace("{device}", others).replace("{passkey}", others);
            let filled = if path.ends_with("/explain") { filled + "?thing=x" } else { filled };
            requests.push((format!("{method} {path}"), method.clone(), filled));
        }
    }
    requests
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_and_devices_that_were_signed_out_are_refused_everywhere() {
    let site = Site::start(quiet_config()).await;
    let mut ann = site.guest("Ann").await;
    let closed = json!({ "game": "point-city", "seats": 1, "spectators": false });
    let table = ann.open(&closed).await.expect("a table");
    for command in [common::sit(Seat(0)), Command::Start, common::reveal(Seat(0))] {
        ann.command(&table, command).await.expect("it begins");
    }
    let made = ann.post("/api/recovery", &json!({})).await.expect("a code");
    let mut phone = Client::new(&site.url).expect("an address");
    phone.post("/api/recovery/use", &json!({ "code": made["code"] })).await.expect("a session");
    ann.delete("/api/devices", &json!({})).await.expect("signed out");
    let before = ann.get("/api/person").await.expect("everything");
    let (mut asked, mut open) = (0, 0);
    for who in ["a stranger", "a device that was signed out"] {
        let client = if who == "a stranger" { Client::new(&site.url).expect("an address") } else { phone.clone() };
        for (name, method, path) in requests(&site, table.as_str(), "whatever").await {
            if OPEN.contains(&name.as_str()) {
                open += 1;
                continue;
            }
            let refused = code(ask(&mut client.clone(), &method, &path, &body(&name)).await);
            let is_refused = ["session/none", "table/closed", "table/not-finished"].contains(&refused.as_str());
            assert!(is_refused, "{name}, by {who}: {refused}");
            asked += 1;
        }
        let mut socket = client.socket(&table, None).await.expect("an upgrade");
        let bye = socket.message().await.expect("a last word");
        assert_eq!(bye["bye"]["problem"]["code"], "table/closed", "{who}: {bye}");
    }
    assert_eq!(open, 2 * OPEN.len(), "what is open is still there");
    assert!(asked > 90, "{asked} requests were refused");
    assert_eq!(ann.get("/api/person").await.expect("everything"), before, "nothing has changed");
    site.serving.stop().await.expect("it stops");
}

#[tokio::test(flavor = "multi_thread")]
async fn another_player_changes_nothing_of_hers() {
    let (site, mut service) = (Site::start(quiet_config()).await, Service::start().await);
    let mut ann = site.guest("Ann").await;
    let table = ann.open(&json!({ "game": "point-city", "seats": 2 })).await.expect("a table");
    ann.command(&table, common::sit(Seat(0))).await.expect("a seat");
    let endpoint = format!("{}/push", service.url);
    ann.post("/api/push", &Phone::new().subscription(&endpoint)).await.expect("subscribed");
    let hook = json!({ "url": format!("{}/hook", service.url), "form": "json" });
    let webhook = format!("/api/tables/{table}/webhook");
    ann.put(&webhook, &hook).await.expect("set");
    ann.post("/api/recovery", &json!({})).await.expect("a code");
    ann.post("/api/links", &json!({})).await.expect("a link");
    let device = ann.get("/api/devices").await.expect("devices")[0]["device"].as_str().expect("an id").to_owned();
    let before = ann.get("/api/person").await.expect("everything");

    let mut bob = site.guest("Bob").await;
    let refused = [
        ("get", webhook.clone(), json!({}), "table/not-host"),
        ("put", webhook.clone(), hook, "table/not-host"),
        ("delete", webhook.clone(), json!({}), "table/not-host"),
        ("post", format!("{webhook}/test"), json!({}), "table/not-host"),
        ("post", format!("/api/tables/{table}/invite"), json!({ "player": "x" }), "table/not-seated"),
        ("delete", format!("/api/devices/{device}"), json!({}), "device/unknown"),
        ("delete", "/api/passkeys/x".into(), json!({}), "passkey/unknown"),
        ("post", "/api/links/confirm".into(), json!({ "yes": true, "check": "0000" }), "link/unknown"),
        ("post", "/api/mail/confirm".into(), json!({ "code": "x" }), "mail/late"),
    ];
    for (method, path, body, wanted) in refused {
        assert_eq!(code(ask(&mut bob, method, &path, &body).await), wanted, "{method} {path}");
    }
    for (method, path, body) in [
        ("delete", "/api/push", json!({ "endpoint": endpoint })),
        ("delete", "/api/recovery", json!({})),
        ("delete", "/api/links", json!({})),
        ("delete", "/api/devices", json!({})),
        ("delete", "/api/mail", json!({})),
        ("post", "/api/notices/seen", json!({ "up-to": 1_000_000 })),
        ("post", "/api/notices/test", json!({})),
    ] {
        ask(&mut bob, method, path, &body).await.unwrap_or_else(|error| panic!("{method} {path}: {error}"));
    }
    site.deliver(1).await;
    assert!(service.is_quiet(), "he tries his own channels, and has none");
    assert_eq!(ann.get("/api/person").await.expect("everything"), before);
    assert_eq!(ann.get("/api/links/mine").await.expect("told")["state"], "open");
    ann.post("/api/notices/test", &json!({})).await.expect("tried");
    site.deliver(1).await;
    assert_eq!(service.next().await.path, "/push", "and hers are still there");
    site.serving.stop().await.expect("it stops");
}
