//! Who a person is: name and colour, the devices that belong to the person, and the code that leads back.

mod common;
#[path = "../../store/tests/common/mod.rs"]
mod private_postgres;

use common::{Player, Server, code, config, join, new_table, sit};
use private_postgres::PrivatePostgres;
use serde_json::{Value, json};
use tetrapolis_client::{Client, ClientError};
use tetrapolis_game::Seat;
use tetrapolis_protocol::{Colour, Command, PlayerId};
use tetrapolis_server::{Config, Limits};
use tetrapolis_store::{Account, open};

fn stranger(server: &Server) -> Client {
    Client::new(&server.url).expect("an address")
}

async fn begin(server: &Server, wanted: Value) -> (Client, Value) {
    let mut client = stranger(server);
    let session = client.post("/api/session", &wanted).await.expect("a session");
    (client, session)
}

async fn account(server: &Server, name: &str) -> Client {
    let mut client = stranger(server);
    let credentials = json!({ "name": name, "password": "correct horse" });
    client.post("/api/accounts", &credentials).await.expect("an account");
    client
}

fn seat_of(player: &Player, seat: usize) -> Value {
    let seat = &player.state["table"]["seats"][seat];
    json!([seat["holder"]["person"]["name"], seat["colour"]])
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_without_a_name_gets_one_that_no_account_has() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = open(&format!("sqlite://{}/t.db", folder.path().display())).await.expect("it opens");
    let server = Server::with(std::sync::Arc::clone(&store), config()).await;
    let (_, first) = begin(&server, json!({})).await;
    let name = first["name"].as_str().expect("a name").to_owned();
    assert!(name.chars().all(char::is_alphabetic), "a first name: {name}");
    assert!(Colour::new(first["colour"].as_str().expect("a colour")).is_some());
    let player = PlayerId::new("somebody").expect("an id");
    let taken = Account { name: name.to_uppercase(), player, password: String::new() };
    assert!(store.add_account(&taken).await.expect("added"));
    for _ in 0..300 {
        let (_, session) = begin(&server, json!({})).await;
        assert_ne!(session["name"], first["name"], "it looks like that of an account now");
    }
    let (_, named) = begin(&server, json!({ "name": "Ann" })).await;
    assert_eq!(named, json!({ "name": "Ann", "account": false }), "whoever gives a name has no colour yet");
    let (_, coloured) = begin(&server, json!({ "colour": "pink" })).await;
    assert_eq!(coloured["colour"], "pink");
    let wrong = stranger(&server).post("/api/session", &json!({ "colour": "plaid" })).await;
    assert_eq!(code(wrong), "request/unreadable");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_is_called_otherwise_where_the_game_has_not_begun() {
    let server = Server::start().await;
    let (mut ann, _) = begin(&server, json!({ "name": "Ann", "colour": "violet" })).await;
    let (waits, plays) =
        (ann.open(&new_table("uptown", 3)).await.expect("a table"), ann.open(&new_table("point-city", 1)).await);
    let plays = plays.expect("a table");
    let mut at_plays = join(ann.clone(), &plays, Seat(0)).await;
    at_plays.does(sit(Seat(0))).await;
    at_plays.does(Command::Start).await;
    at_plays.does(common::reveal(Seat(0))).await;
    let mut here = join(ann.clone(), &waits, Seat(0)).await;
    here.does(sit(Seat(0))).await;
    assert_eq!(seat_of(&here, 0), json!(["Ann", "violet"]));
    let (bob, _) = begin(&server, json!({ "name": "Bob", "colour": "teal" })).await;
    let mut bob = join(bob, &waits, Seat(1)).await;
    bob.does(sit(Seat(1))).await;
    let (mut late, _) = begin(&server, json!({ "name": "Late" })).await;
    let mut late_here = join(late.clone(), &waits, Seat(2)).await;

    let changed = ann.put("/api/session", &json!({ "name": "Anna", "colour": "teal" })).await.expect("changed");
    assert_eq!(changed, json!({ "name": "Anna", "account": false, "colour": "teal" }));
    assert_eq!(ann.get("/api/session").await.expect("known"), changed);
    while seat_of(&bob, 0)[0] != "Anna" {
        bob.hear().await;
    }
    assert_eq!(seat_of(&bob, 0), json!(["Anna", "violet"]), "bob wanted teal first");
    assert_eq!(seat_of(&bob, 1), json!(["Bob", "teal"]));
    let line = bob.log.last().expect("a line");
    assert_eq!(line["what"], json!({ "named": { "seat": 1, "name": "Anna", "colour": "teal" } }));
    let lobby = bob.client.get("/api/tables").await.expect("a lobby").to_string();
    assert!(lobby.contains("Anna"), "{lobby}");
    let begun = ann.get(&format!("/api/tables/{plays}")).await.expect("a state");
    assert_eq!(begun["state"]["table"]["seats"][0]["holder"]["person"]["name"], "Ann", "that game has begun");

    late.put("/api/session", &json!({ "name": "Soon" })).await.expect("changed");
    late_here.does(sit(Seat(2))).await;
    assert_eq!(seat_of(&late_here, 2)[0], "Soon", "the socket is older than the name");

    account(&server, "Zoe").await;
    assert_eq!(code(ann.put("/api/session", &json!({ "name": "ZOE" })).await), "account/taken");
    assert_eq!(code(ann.put("/api/session", &json!({ "name": "<b>" })).await), "account/name");
    assert_eq!(code(ann.put("/api/session", &json!({ "nickname": "A" })).await), "request/unreadable");
    assert_eq!(code(stranger(&server).put("/api/session", &json!({ "name": "Eve" })).await), "session/none");
    assert_eq!(ann.get("/api/session").await.expect("known")["name"], "Anna");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_keeps_its_name_and_its_colour() {
    let server = Server::start().await;
    let mut ann = account(&server, "Annabel").await;
    assert_eq!(code(ann.put("/api/session", &json!({ "name": "Ann" })).await), "account/fixed");
    let wanted = json!({ "name": "Annabel", "colour": "grey" });
    ann.put("/api/session", &wanted).await.expect("the name is the same");
    let mut elsewhere = stranger(&server);
    let credentials = json!({ "name": "Annabel", "password": "correct horse" });
    let session = elsewhere.post("/api/login", &credentials).await.expect("a session");
    assert_eq!(session, json!({ "name": "Annabel", "account": true, "colour": "grey" }));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_makes_an_account_stays_the_same_player() {
    let server = Server::start().await;
    let (mut guest, _) = begin(&server, json!({ "name": "Gil", "colour": "orange" })).await;
    let waits = guest.open(&new_table("uptown", 2)).await.expect("a table");
    guest.command(&waits, sit(Seat(0))).await.expect("a seat");
    let made = recovery(&mut guest).await;
    let mut phone = stranger(&server);
    phone.post("/api/recovery/use", &json!({ "code": made })).await.expect("a session");

    let credentials = json!({ "name": "Gilbert", "password": "correct horse" });
    let made = guest.post("/api/accounts", &credentials).await.expect("an account");
    let wanted = json!({ "name": "Gilbert", "account": true, "colour": "orange" });
    assert_eq!(made, wanted, "the colour comes along");
    assert_eq!(guest.get("/api/session").await.expect("known"), wanted);
    assert_eq!(phone.get("/api/session").await.expect("known"), wanted, "on every device");
    let state = phone.get(&format!("/api/tables/{waits}")).await.expect("a state");
    assert_eq!(state["state"]["table"]["host"], true);
    assert_eq!(state["state"]["table"]["seats"][0]["holder"]["person"]["name"], "Gilbert");

    // And back from anywhere, by the password or by the code on paper.
    guest.delete("/api/session", &json!({})).await.expect("signed out");
    let mut later = stranger(&server);
    later.post("/api/login", &credentials).await.expect("a session");
    assert_eq!(later.get("/api/running").await.expect("the tables")[0]["entry"]["table"], waits.as_str());
    assert_eq!(later.get("/api/devices").await.expect("devices").as_array().map(Vec::len), Some(2));
    // A person who makes a second account is somebody else from then on.
    let another = json!({ "name": "Gisela", "password": "correct horse" });
    let session = later.post("/api/accounts", &another).await.expect("an account");
    assert_eq!(session["name"], "Gisela");
    assert_eq!(later.get("/api/running").await.expect("the tables"), json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_signs_in_is_nobody_else_any_more() {
    let server = Server::start().await;
    account(&server, "Annabel").await;
    let credentials = json!({ "name": "Annabel", "password": "correct horse" });
    let (mut guest, _) = begin(&server, json!({ "name": "Gil" })).await;
    let before = guest.clone();
    guest.post("/api/login", &credentials).await.expect("a session");
    assert_eq!(code(before.get("/api/devices").await), "session/none", "the guest's session is over");
    let as_annabel = guest.clone();
    let another = json!({ "name": "Gisela", "password": "correct horse" });
    guest.post("/api/accounts", &another).await.expect("an account");
    assert_eq!(code(as_annabel.get("/api/devices").await), "session/none", "and so is Annabel's on this device");
    assert_eq!(guest.get("/api/session").await.expect("known")["name"], "Gisela");
    // A wrong password changes nothing.
    let wrong = json!({ "name": "Annabel", "password": "wrong horse" });
    assert_eq!(code(guest.post("/api/login", &wrong).await), "account/wrong");
    assert_eq!(guest.get("/api/session").await.expect("known")["name"], "Gisela");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_seat_of_a_shared_device_has_a_name() {
    let server = Server::start().await;
    account(&server, "Zoe").await;
    let mut ann = server.guest("Ann").await;
    let mut new = new_table("uptown", 2);
    new["one-device"] = true.into();
    let table = ann.open(&new).await.expect("a table");
    let mut here = join(ann.clone(), &table, Seat(0)).await;
    let name = |seat, name: &str| Command::Name { seat, name: Some(name.into()), colour: Some(Colour::Grey) };
    assert_eq!(here.refused(name(Seat(1), "Clara")).await, "table/not-seated");
    here.does(sit(Seat(0))).await;
    here.does(sit(Seat(1))).await;
    here.does(name(Seat(1), "Clara")).await;
    assert_eq!(seat_of(&here, 1), json!(["Clara", "grey"]));
    assert_eq!(here.refused(name(Seat(1), "zoe")).await, "account/taken");
    assert_eq!(here.refused(name(Seat(1), "<b>")).await, "account/name");
    let mut bob = server.guest("Bob").await;
    assert_eq!(code(bob.command(&table, name(Seat(1), "Bob")).await), "table/not-seated");
    assert_eq!(code(stranger(&server).command(&table, name(Seat(1), "Eve")).await), "session/none");
    let other = bob.open(&new_table("uptown", 2)).await.expect("a table");
    let mut there = join(bob, &other, Seat(0)).await;
    there.does(sit(Seat(0))).await;
    assert_eq!(there.refused(name(Seat(0), "Clara")).await, "table/many-devices");
    there.does(Command::Name { seat: Seat(0), name: None, colour: Some(Colour::Pink) }).await;
    assert_eq!(seat_of(&there, 0), json!(["Bob", "pink"]));
}

/// Makes a code with which a player can come back.
async fn recovery(client: &mut Client) -> String {
    let made = client.post("/api/recovery", &json!({})).await.expect("a code");
    made["code"].as_str().expect("a code").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_written_code_leads_back() {
    let server = Server::start().await;
    let (mut ann, _) = begin(&server, json!({ "name": "Ann", "colour": "pink" })).await;
    let table = ann.open(&new_table("uptown", 2)).await.expect("a table");
    assert_eq!(ann.get("/api/recovery").await.expect("known"), json!({ "made": null }));
    let old = recovery(&mut ann).await;
    let new = recovery(&mut ann).await;
    assert_eq!((new.len(), new.split('-').count()), (24, 5), "{new}");
    assert!(ann.get("/api/recovery").await.expect("known")["made"].is_u64());
    ann.put("/api/session", &json!({ "name": "Anna" })).await.expect("changed");
    ann.delete("/api/session", &json!({})).await.expect("she leaves");
    assert_eq!(code(ann.get("/api/recovery").await), "session/none");

    let (mut phone, _) = begin(&server, json!({ "name": "Phone" })).await;
    let before = phone.clone();
    let typed = |code: &str| json!({ "code": code, "device": "Ann\u{2019}s phone" });
    assert_eq!(code(phone.post("/api/recovery/use", &typed(&old)).await), "recovery/wrong");
    assert_eq!(code(phone.post("/api/recovery/use", &typed("")).await), "recovery/wrong");
    assert_eq!(before.get("/api/session").await.expect("known")["name"], "Phone", "nothing has changed");
    let sloppy = new.to_lowercase().replace('-', " ");
    let session = phone.post("/api/recovery/use", &typed(&sloppy)).await.expect("she is back");
    assert_eq!(session, json!({ "name": "Anna", "account": false, "colour": "pink" }));
    assert_eq!(before.get("/api/session").await.expect("an answer"), json!(""), "whom the device was is gone");
    let mine = phone.get("/api/history").await.expect("tables");
    assert!(mine.as_array().is_some_and(Vec::is_empty), "she sits nowhere: {mine}");
    let info = phone.get(&format!("/api/tables/{table}")).await.expect("a state");
    assert_eq!(info["state"]["table"]["host"], true, "but the table is hers");
    let devices = phone.get("/api/devices").await.expect("devices");
    assert_eq!(devices[0]["name"], "Ann\u{2019}s phone");
    let told = phone.get("/api/person").await.expect("everything").to_string();
    assert!(told.contains("\"recovery\":1") && !told.contains(&new), "{told}");

    phone.delete("/api/recovery", &json!({})).await.expect("it ends");
    assert_eq!(code(stranger(&server).post("/api/recovery/use", &typed(&new)).await), "recovery/wrong");
    assert_eq!(code(stranger(&server).post("/api/recovery", &json!({})).await), "session/none");
    assert_eq!(code(stranger(&server).delete("/api/recovery", &json!({})).await), "session/none");
    let last = recovery(&mut phone).await;
    phone.delete("/api/person", &json!({})).await.expect("she is removed");
    assert_eq!(code(stranger(&server).post("/api/recovery/use", &typed(&last)).await), "recovery/wrong");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_ends_with_the_password_and_codes_are_not_guessed() {
    let limits = Limits { logins: 4, ..Limits::default() };
    let server = Server::start_with(Config { limits, ..config() }).await;
    let mut ann = account(&server, "Annabel").await;
    let made = recovery(&mut ann).await;
    let change = json!({ "old": "correct horse", "new": "battery staple" });
    ann.put("/api/person/password", &change).await.expect("changed");
    assert_eq!(ann.get("/api/recovery").await.expect("known")["made"], Value::Null);
    let mut thief = stranger(&server);
    assert_eq!(code(thief.post("/api/recovery/use", &json!({ "code": made })).await), "recovery/wrong");
    let right = recovery(&mut ann).await;
    for _ in 0..2 {
        let wrong = json!({ "code": "AAAA-BBBB-CCCC-DDDD-EEEE" });
        assert_eq!(code(thief.post("/api/recovery/use", &wrong).await), "recovery/wrong");
    }
    assert_eq!(code(thief.post("/api/recovery/use", &json!({ "code": right })).await), "limit/logins");
    assert_eq!(code(thief.post("/api/links/claim", &json!({ "code": "ABCD-2345" })).await), "limit/logins");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_comes_back_never_looks_like_an_account() {
    let server = Server::start().await;
    let mut ann = server.guest("Annabel").await;
    let made = recovery(&mut ann).await;
    account(&server, "Annabel").await;
    let session = stranger(&server).post("/api/recovery/use", &json!({ "code": made })).await.expect("back");
    assert_ne!(session["name"], "Annabel");
    assert_eq!(ann.get("/api/session").await.expect("known")["name"], session["name"], "on all devices");
}

/// Listens until the server closes the socket; returns the code of its close frame.
async fn last_word(player: &mut Player) -> Option<String> {
    let mut word = None;
    loop {
        match player.socket.message().await {
            Ok(message) => word = message["bye"]["problem"]["code"].as_str().map(str::to_owned).or(word),
            Err(ClientError::Closed(_)) => return word,
            Err(error) => panic!("{error}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_that_is_signed_out_is_out_on_every_node() {
    let Some(postgres) = PrivatePostgres::start() else { return };
    let (one, two) = (Server::over(&postgres.url(), config()).await, Server::over(&postgres.url(), config()).await);
    let mut ann = one.guest("Ann").await;
    let made = recovery(&mut ann).await;
    let mut phone = stranger(&two);
    phone.post("/api/recovery/use", &json!({ "code": made, "device": "phone" })).await.expect("a session");
    let table = ann.open(&new_table("uptown", 2)).await.expect("a table");
    let mut laptop_here = join(ann.clone(), &table, Seat(0)).await;
    let mut phone_one = join(phone.clone(), &table, Seat(0)).await;
    let mut phone_two = join(phone.at(&one.url).expect("an address"), &table, Seat(0)).await;
    phone_one.does(sit(Seat(0))).await;

    let devices = ann.get("/api/devices").await.expect("devices");
    let devices = devices.as_array().expect("a list");
    assert_eq!(devices.len(), 2);
    let find = |this: bool| devices.iter().find(|device| device["this"] == this).expect("it is there");
    assert_eq!(find(false)["name"], "phone");
    let path = |device: &Value| format!("/api/devices/{}", device["device"].as_str().expect("an id"));
    let mut bob = two.guest("Bob").await;
    assert_eq!(code(bob.delete(&path(find(false)), &json!({})).await), "device/unknown", "it is not his");
    assert_eq!(code(stranger(&one).delete(&path(find(false)), &json!({})).await), "session/none");
    assert_eq!(code(stranger(&one).delete("/api/devices", &json!({})).await), "session/none");
    assert_eq!(code(stranger(&one).get("/api/devices").await), "session/none");

    ann.delete(&path(find(false)), &json!({})).await.expect("it is signed out");
    for player in [&mut phone_one, &mut phone_two] {
        assert_eq!(last_word(player).await.as_deref(), Some("session/none"));
    }
    for url in [&one.url, &two.url] {
        let mut phone = phone.at(url).expect("an address");
        assert_eq!(code(phone.get("/api/devices").await), "session/none");
        assert_eq!(code(phone.delete(&path(find(true)), &json!({})).await), "session/none");
        assert_eq!(code(phone.post("/api/links", &json!({})).await), "session/none");
        assert_eq!(code(phone.post("/api/recovery", &json!({})).await), "session/none");
        assert_eq!(code(phone.put("/api/session", &json!({ "name": "Eve" })).await), "session/none");
    }
    laptop_here.does(Command::Leave).await;
    assert_eq!(code(ann.delete(&path(find(false)), &json!({})).await), "device/unknown", "it is gone");

    let mut tablet = stranger(&two);
    tablet.post("/api/recovery/use", &json!({ "code": made })).await.expect("a session");
    ann.delete("/api/devices", &json!({})).await.expect("all others are signed out");
    assert_eq!(ann.get("/api/devices").await.expect("devices").as_array().map(Vec::len), Some(1));
    while tablet.get("/api/session").await.expect("an answer") != json!("") {
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_name_is_known_on_every_node() {
    let Some(postgres) = PrivatePostgres::start() else { return };
    let (one, two) = (Server::over(&postgres.url(), config()).await, Server::over(&postgres.url(), config()).await);
    let mut ann = one.guest("Ann").await;
    let elsewhere = ann.at(&two.url).expect("an address");
    assert_eq!(elsewhere.get("/api/session").await.expect("known")["name"], "Ann");
    ann.put("/api/session", &json!({ "name": "Anna" })).await.expect("changed");
    while elsewhere.get("/api/session").await.expect("known")["name"] != "Anna" {
        tokio::task::yield_now().await;
    }
}
