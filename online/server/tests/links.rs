//! One device lets another one sign in as the same player.

mod common;
#[path = "../../store/tests/common/mod.rs"]
mod private_postgres;

use common::{Server, code, config, join, new_table, raw};
use private_postgres::PrivatePostgres;
use serde_json::{Value, json};
use tetrapolis_client::{Client, ClientError};
use tetrapolis_game::Seat;
use tetrapolis_server::{Config, Limits};
use tokio::io::AsyncReadExt;

fn stranger(server: &Server) -> Client {
    Client::new(&server.url).expect("an address")
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("a text: {value}"))
}

async fn make(first: &mut Client) -> Value {
    first.post("/api/links", &json!({})).await.expect("a link")
}

async fn claim(second: &mut Client, link: &Value) -> Value {
    let wanted = json!({ "link": link["link"], "device": "Ann\u{2019}s phone" });
    second.post("/api/links/claim", &wanted).await.expect("it is open")
}

async fn answer(first: &mut Client, claimed: &Value, yes: bool) -> Result<Value, ClientError> {
    first.post("/api/links/confirm", &json!({ "yes": yes, "check": claimed["check"] })).await
}

/// What has become of a claim so far.
async fn news(second: &mut Client, claimed: &Value) -> Value {
    second.post("/api/links/claims", &json!({ "claim": claimed["claim"] })).await.expect("an answer")
}

async fn mine(first: &Client) -> Value {
    first.get("/api/links/mine").await.expect("an answer")
}

/// Ann, who has a seat at a table.
async fn ann(server: &Server) -> Client {
    let mut ann = stranger(server);
    ann.post("/api/session", &json!({ "name": "Ann", "colour": "pink" })).await.expect("a session");
    ann
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_becomes_the_player_of_the_laptop() {
    let server = Server::start().await;
    let mut laptop = ann(&server).await;
    let table = laptop.open(&new_table("uptown", 2)).await.expect("a table");
    assert_eq!(mine(&laptop).await, json!({ "state": "ended" }), "there is none yet");
    let link = make(&mut laptop).await;
    assert!(text(&link["link"]).len() >= 26, "128 bits of 32 letters: {link}");
    let shown = text(&link["code"]);
    assert!(shown.len() == 9 && shown.chars().nth(4) == Some('-') && shown.to_uppercase() == shown, "{shown}");
    assert_eq!(mine(&laptop).await["state"], "open");

    let mut phone = server.guest("Phone").await;
    let before = phone.clone();
    let typed = json!({ "code": shown.to_lowercase().replace('-', " "), "device": "Ann\u{2019}s phone" });
    let claimed = phone.post("/api/links/claim", &typed).await.expect("it is open");
    assert_eq!(
        (&claimed["state"], &claimed["name"], &claimed["colour"]),
        (&json!("claimed"), &json!("Ann"), &json!("pink"))
    );
    let told = mine(&laptop).await;
    assert_eq!((&told["state"], &told["name"]), (&json!("claimed"), &json!("Ann\u{2019}s phone")));
    assert_eq!(told["check"], claimed["check"], "both show the same");
    assert_eq!(news(&mut phone, &claimed).await, json!({ "state": "claimed" }), "nobody has agreed yet");
    assert_eq!(before.get("/api/session").await.expect("known")["name"], "Phone");

    answer(&mut laptop, &claimed, true).await.expect("it is claimed");
    let done = news(&mut phone, &claimed).await;
    let session = json!({ "name": "Ann", "account": false, "colour": "pink" });
    assert_eq!(done, json!({ "state": "confirmed", "session": session }));
    assert_eq!(phone.get("/api/session").await.expect("known"), session);
    let host = phone.get(&format!("/api/tables/{table}")).await.expect("a state");
    assert_eq!(host["state"]["table"]["host"], true, "the tables come along");
    assert_eq!(before.get("/api/session").await.expect("an answer"), json!(""), "whom the phone was is gone");
    assert_eq!(laptop.get("/api/session").await.expect("known"), session, "the laptop stays");
    assert_eq!(mine(&laptop).await["state"], "confirmed");

    let mut third = stranger(&server);
    assert_eq!(news(&mut third, &claimed).await, json!({ "state": "ended" }), "a claim is used once");
    assert_eq!(third.get("/api/session").await.expect("an answer"), json!(""));
    for again in [json!({ "link": link["link"] }), json!({ "code": link["code"] })] {
        assert_eq!(code(third.post("/api/links/claim", &again).await), "link/unknown", "and so is a link");
    }
    assert_eq!(code(answer(&mut laptop, &claimed, true).await), "link/unknown");
    let devices = laptop.get("/api/devices").await.expect("devices");
    let names: Vec<&Value> = devices.as_array().expect("a list").iter().map(|device| &device["name"]).collect();
    assert_eq!(names.len(), 2);
    assert!(names.contains(&&json!("Ann\u{2019}s phone")), "{devices}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_answers_claims_or_polls() {
    let server = Server::start().await;
    let mut laptop = ann(&server).await;
    let mut bob = server.guest("Bob").await;
    assert_eq!(code(stranger(&server).post("/api/links", &json!({})).await), "session/none");
    assert_eq!(code(stranger(&server).get("/api/links/mine").await), "session/none");
    assert_eq!(code(stranger(&server).delete("/api/links", &json!({})).await), "session/none");
    let link = make(&mut laptop).await;
    let mut phone = stranger(&server);
    assert_eq!(code(phone.post("/api/links/claim", &json!({})).await), "request/unreadable");
    assert_eq!(code(phone.post("/api/links/claim", &json!({ "code": link["link"] })).await), "link/unknown");
    assert_eq!(code(phone.post("/api/links/claim", &json!({ "link": link["code"] })).await), "link/unknown");
    let claimed = claim(&mut phone, &link).await;
    assert_eq!(code(bob.post("/api/links/claim", &json!({ "link": link["link"] })).await), "link/unknown");

    assert_eq!(code(answer(&mut stranger(&server), &claimed, true).await), "session/none");
    assert_eq!(code(answer(&mut bob, &claimed, true).await), "link/unknown", "it is not his link");
    let _bobs = make(&mut bob).await;
    assert_eq!(code(answer(&mut bob, &claimed, true).await), "link/unknown", "nobody has claimed his");
    let another =
        json!({ "check": format!("{:04}", (text(&claimed["check"]).parse::<u32>().expect("digits") + 1) % 10_000) });
    assert_eq!(code(answer(&mut laptop, &another, true).await), "link/unknown", "that is another device");
    assert_eq!(mine(&bob).await["state"], "open", "he is told of his own link");
    for guess in [&claimed["check"], &link["link"], &link["code"]] {
        let found = bob.post("/api/links/claims", &json!({ "claim": guess })).await.expect("an answer");
        assert_eq!(found, json!({ "state": "ended" }), "the claim is known to the phone alone");
    }
    let evil = json!({ "claim": claimed["claim"] }).to_string();
    answer(&mut laptop, &claimed, true).await.expect("it is claimed");
    let request = format!(
        "POST /api/links/claims HTTP/1.1\r\nhost: here\r\norigin: http://evil.example\r\nconnection: close\r\ncontent-length: {}\r\n\r\n{evil}",
        evil.len()
    );
    let mut answered = String::new();
    raw(&server, &request).await.read_to_string(&mut answered).await.expect("an answer");
    assert!(answered.contains("request/origin") && !answered.contains("set-cookie"), "{answered}");
    assert_eq!(news(&mut phone, &claimed).await["state"], "confirmed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_that_is_refused_replaced_or_ended_lets_nobody_in() {
    let server = Server::start().await;
    let mut laptop = ann(&server).await;
    let mut phone = stranger(&server);
    let link = make(&mut laptop).await;
    let claimed = claim(&mut phone, &link).await;
    assert_eq!(answer(&mut laptop, &claimed, false).await.expect("it is claimed")["state"], "ended");
    assert_eq!(news(&mut phone, &claimed).await, json!({ "state": "ended" }));
    assert_eq!(code(answer(&mut laptop, &claimed, true).await), "link/unknown", "no is no");

    let (old, new) = (make(&mut laptop).await, make(&mut laptop).await);
    assert_eq!(code(phone.post("/api/links/claim", &json!({ "link": old["link"] })).await), "link/unknown");
    let claimed = claim(&mut phone, &new).await;
    laptop.delete("/api/links", &json!({})).await.expect("it ends");
    assert_eq!(news(&mut phone, &claimed).await, json!({ "state": "ended" }));

    let link = make(&mut laptop).await;
    let claimed = claim(&mut phone, &link).await;
    answer(&mut laptop, &claimed, true).await.expect("it is claimed");
    laptop.delete("/api/session", &json!({})).await.expect("it is signed out");
    assert_eq!(news(&mut phone, &claimed).await, json!({ "state": "ended" }), "a signed-out device lets nobody in");
    assert_eq!(code(answer(&mut laptop, &claimed, true).await), "session/none");
    assert_eq!(code(laptop.get("/api/links/mine").await), "session/none");
    assert_eq!(phone.get("/api/session").await.expect("an answer"), json!(""));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_runs_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("t.db");
    let server = Server::over(&format!("sqlite://{}", path.display()), config()).await;
    let file = rusqlite::Connection::open(&path).expect("a file");
    let kept = || -> (i64, String) {
        let row = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?));
        file.query_row("SELECT until, link || code FROM links", [], row).expect("one link")
    };
    let run_out = || assert_eq!(file.execute("UPDATE links SET until = 1", []).expect("changed"), 1);
    let (mut laptop, mut phone) = (ann(&server).await, stranger(&server));
    let link = make(&mut laptop).await;
    let (until, hashes) = kept();
    assert_eq!(link["until"], until);
    for secret in [text(&link["link"]).to_owned(), text(&link["code"]).to_lowercase().replace('-', "")] {
        assert!(!hashes.contains(&secret), "only hashes are kept");
    }
    run_out();
    assert_eq!(code(phone.post("/api/links/claim", &json!({ "link": link["link"] })).await), "link/unknown");
    assert_eq!(mine(&laptop).await, json!({ "state": "ended" }));
    let link = make(&mut laptop).await;
    let claimed = claim(&mut phone, &link).await;
    run_out();
    assert_eq!(code(answer(&mut laptop, &claimed, true).await), "link/unknown");
    let link = make(&mut laptop).await;
    let claimed = claim(&mut phone, &link).await;
    answer(&mut laptop, &claimed, true).await.expect("it is claimed");
    run_out();
    assert_eq!(news(&mut phone, &claimed).await, json!({ "state": "ended" }), "agreed, but never fetched");
}

#[tokio::test(flavor = "multi_thread")]
async fn codes_are_not_guessed() {
    let limits = Limits { logins: 3, ..Limits::default() };
    let server = Server::start_with(Config { limits, ..config() }).await;
    let mut laptop = ann(&server).await;
    let link = make(&mut laptop).await;
    let mut thief = stranger(&server);
    for guess in ["AAAA-AAAA", "BBBB-BBBB", ""] {
        assert_eq!(code(thief.post("/api/links/claim", &json!({ "code": guess })).await), "link/unknown");
    }
    assert_eq!(code(thief.post("/api/links/claim", &json!({ "code": link["code"] })).await), "limit/logins");
    for _ in 0..9 {
        make(&mut laptop).await;
    }
    assert_eq!(code(laptop.post("/api/links", &json!({})).await), "limit/rate");
}

#[tokio::test(flavor = "multi_thread")]
async fn both_devices_wait_for_each_other_on_different_nodes() {
    let Some(postgres) = PrivatePostgres::start() else { return };
    let (one, two) = (Server::over(&postgres.url(), config()).await, Server::over(&postgres.url(), config()).await);
    let mut laptop = ann(&one).await;
    let table = laptop.open(&new_table("uptown", 2)).await.expect("a table");
    let link = make(&mut laptop).await;
    let mut phone = stranger(&two);
    let waiting = laptop.clone();
    let waits = tokio::spawn(async move { waiting.get("/api/links/mine?wait=55").await.expect("an answer") });
    let claimed = claim(&mut phone, &link).await;
    let told = waits.await.expect("it ends");
    assert_eq!((&told["state"], &told["check"]), (&json!("claimed"), &claimed["check"]));
    let asked = json!({ "claim": claimed["claim"], "wait": 55 });
    let waits = tokio::spawn(async move {
        let news = phone.post("/api/links/claims", &asked).await.expect("an answer");
        (phone, news)
    });
    answer(&mut laptop, &claimed, true).await.expect("it is claimed");
    let (phone, news) = waits.await.expect("it ends");
    assert_eq!(news["session"]["name"], "Ann");
    let both = laptop.get("/api/links/mine?wait=55&state=claimed").await.expect("an answer");
    assert_eq!(both["state"], "confirmed");
    join(phone, &table, Seat(0)).await;
    assert_eq!(code(laptop.get("/api/links/mine?wait=1&state=lost").await), "request/unreadable");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_is_named_by_browser_and_system() {
    let server = Server::start().await;
    let agent = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";
    let request = format!(
        "POST /api/session HTTP/1.1\r\nhost: here\r\nuser-agent: {agent}\r\nconnection: close\r\ncontent-length: 2\r\n\r\n{{}}"
    );
    let mut answered = String::new();
    raw(&server, &request).await.read_to_string(&mut answered).await.expect("an answer");
    let cookie = answered.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a session");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let cookie = cookie.split(';').next().expect("a cookie");
    let request = format!("GET /api/devices HTTP/1.1\r\nhost: here\r\ncookie: {cookie}\r\nconnection: close\r\n\r\n");
    let mut answered = String::new();
    raw(&server, &request).await.read_to_string(&mut answered).await.expect("an answer");
    assert!(answered.contains("\"agent\":\"Firefox, Android\"") && answered.contains("\"this\":true"), "{answered}");
    assert!(!answered.contains("140"), "no more than that: {answered}");
}
