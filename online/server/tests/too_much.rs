//! One caller cannot exhaust the server.

mod common;

use std::time::Duration;

use common::{Server, begun, code, config, entropy, join, new_table, raw, sit};
use serde_json::json;
use tetrapolis_client::{Client, ClientError};
use tetrapolis_game::Seat;
use tetrapolis_protocol::{Chat, Command, Commitment};
use tetrapolis_server::Limits;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

/// A server with limits of its own; the folder keeps its database.
async fn limited(limits: Limits) -> (Server, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = config();
    config.limits = limits;
    (Server::over(&format!("sqlite://{}/t.db", folder.path().display()), config).await, folder)
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_that_are_half_sent_lock_nobody_out_and_stop_nothing() {
    let (server, _folder) = limited(Limits { all_connections: 8, ..Limits::default() }).await;
    let half = [
        "GET /api/games HTTP/1.1\r\nhost: x",
        "POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{\"name\":",
        "",
    ];
    let mut connections = Vec::new();
    for n in 0..60 {
        connections.push(raw(&server, half[n % half.len()]).await);
    }
    let mut ann = server.guest("ann").await;
    let table = ann.open(&new_table("point-city", 2)).await.expect("a table");
    let player = join(ann, &table, Seat(0)).await;
    for n in 0..20 {
        connections.push(raw(&server, half[n % half.len()]).await);
    }
    let mut player = join(player.client, &table, Seat(0)).await;
    player.does(Command::Bot { seat: Seat(1), kind: Some("random".into()) }).await;
    let first = &mut connections[0];
    // What was not read yet resets the connection.
    assert_eq!(first.read(&mut [0; 1]).await.unwrap_or(0), 0, "the oldest had to make room");
    tokio::time::timeout(Duration::from_secs(60), server.serving.stop()).await.expect("it ends").expect("well");
}

#[tokio::test(flavor = "multi_thread")]
async fn passwords_are_guessed_a_few_times_only() {
    let (server, _folder) = limited(Limits { logins: 3, ..Limits::default() }).await;
    let mut ann = Client::new(&server.url).expect("an address");
    let with = |name: &str, password: &str| json!({ "name": name, "password": password });
    ann.post("/api/accounts", &with("Ann", "correct horse")).await.expect("an account");
    for _ in 0..3 {
        assert_eq!(code(ann.post("/api/login", &with("Ann", "a wrong one")).await), "account/wrong");
    }
    let long = "Ann".repeat(10_000);
    assert_eq!(code(ann.post("/api/login", &with(&long, "a wrong one")).await), "limit/logins", "long names count too");
    assert_eq!(code(ann.post("/api/login", &with("Ann", "correct horse")).await), "limit/logins");
    assert_eq!(code(ann.post("/api/login", &with("Bob", "correct horse")).await), "limit/logins", "same address");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_makes_a_few_accounts_only() {
    let (server, _folder) = limited(Limits { logins: 3, ..Limits::default() }).await;
    let mut ann = Client::new(&server.url).expect("an address");
    let with = |name: &str| json!({ "name": name, "password": "correct horse" });
    for name in ["Ann", "Bob", "Eve"] {
        ann.post("/api/accounts", &with(name)).await.expect("an account");
        assert_eq!(code(ann.post("/api/accounts", &with(name)).await), "account/taken", "that does not count");
    }
    assert_eq!(code(ann.post("/api/accounts", &with("Zoe")).await), "limit/logins");
    ann.post("/api/login", &with("Ann")).await.expect("who has an account logs in");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_does_not_take_every_place() {
    let (server, _folder) = limited(Limits { all_connections: 12, ..Limits::default() }).await;
    let mut ann = server.guest("ann").await;
    let table = ann.open(&new_table("point-city", 2)).await.expect("a table");
    let mut sockets = Vec::new();
    let refused = loop {
        match ann.socket(&table, None).await {
            Ok(socket) => sockets.push(socket),
            Err(refused) => break refused,
        }
    };
    assert_eq!(code::<()>(Err(refused)), "limit/connections");
    assert_eq!(sockets.len(), 6);
    assert_eq!(code(ann.get(&format!("/api/tables/{table}?since=1&wait=1")).await), "limit/connections");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_opened_at_the_same_moment_count_too() {
    let (server, _folder) = limited(Limits { tables: 5, ..Limits::default() }).await;
    let ann = server.guest("ann").await;
    let open = |mut ann: Client| async move { ann.open(&new_table("point-city", 2)).await };
    let opening: Vec<_> = (0..60).map(|_| tokio::spawn(open(ann.clone()))).collect();
    let mut opened = 0;
    for table in opening {
        opened += usize::from(table.await.expect("no panic").is_ok());
    }
    while open(ann.clone()).await.is_ok() {
        opened += 1;
    }
    assert_eq!(opened, 5);
    assert_eq!(code(open(ann).await), "limit/tables");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_begins_fewer_things_than_it_asks() {
    let (server, _folder) = limited(Limits { requests: 20, tables: 1_000, ..Limits::default() }).await;
    let mut ann = server.guest("ann").await;
    let mut begun = 1;
    let refused = loop {
        match ann.open(&new_table("point-city", 2)).await {
            Ok(_) => begun += 1,
            Err(refused) => break refused,
        }
    };
    assert_eq!(code::<()>(Err(refused)), "limit/rate");
    assert!((100..150).contains(&begun), "{begun} in one breath");
    ann.get("/api/games").await.expect("it may still ask");
}

#[tokio::test(flavor = "multi_thread")]
async fn going_on_from_the_past_begins_something_too() {
    let (server, _folder) = limited(Limits { requests: 20, tables: 1_000, ..Limits::default() }).await;
    let (table, mut players) = begun(&server, "point-city", 2).await;
    players[0].does(Command::Resign).await;
    let share = Commitment::to(&entropy(Seat(0)));
    let wanted = json!({ "eyes": 1, "version": players[0].version(), "seat": 1, "bot": "random", "share": share });
    let path = format!("/api/tables/{table}/continue");
    let mut begun = 0;
    let refused = loop {
        match players[0].client.post(&path, &wanted).await {
            Ok(_) => begun += 1,
            Err(refused) => break refused,
        }
    };
    assert_eq!(code::<()>(Err(refused)), "limit/rate");
    assert!((90..150).contains(&begun), "{begun} in one breath");
    players[0].client.get("/api/games").await.expect("it may still ask");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_kept_about_a_person_is_read_a_few_times_only() {
    let (server, _folder) = limited(Limits::default()).await;
    let ann = server.guest("ann").await;
    for _ in 0..6 {
        ann.get("/api/person").await.expect("what is kept");
    }
    assert_eq!(code(ann.get("/api/person").await), "limit/rate");
    server.guest("bob").await.get("/api/person").await.expect("others are not concerned");
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_and_the_length_of_a_log_are_limited() {
    let (server, _folder) = limited(Limits { events: 20, ..Limits::default() }).await;
    let mut host = server.guest("ann").await;
    let table = host.open(&new_table("point-city", 1)).await.expect("a table");
    let mut ann = join(host, &table, Seat(0)).await;
    ann.does(common::sit(Seat(0))).await;
    let mut refusal = None;
    while refusal.is_none() {
        let answer = ann.asks(Command::Say(Chat::Text("again".into()))).await;
        refusal = answer["refused"]["problem"]["code"].as_str().map(str::to_owned);
    }
    assert_eq!(refusal.as_deref(), Some("limit/events"));
    assert!(ann.version().0 <= 20);

    // A player who leaves and comes back again and again cannot make a log endless either.
    let (server, _folder) = limited(Limits { events: 40, ..Limits::default() }).await;
    let (table, mut players) = common::begun(&server, "point-city", 2).await;
    let ann = &mut players[0];
    let refusal = loop {
        let answer = ann.asks(Command::Leave).await;
        if let Some(code) = answer["refused"]["problem"]["code"].as_str() {
            break code.to_owned();
        }
        // Looking at the table counts as coming back.
        ann.client.get(&format!("/api/tables/{table}")).await.expect("a state");
    };
    assert_eq!(refusal, "limit/events");
    assert!((80..100).contains(&ann.version().0), "{:?}", ann.version());

    let (server, _folder) = limited(Limits::default()).await;
    let (table, mut players) = common::begun(&server, "point-city", 2).await;
    let mut said = 0;
    loop {
        let answer = players[0].asks(Command::Say(Chat::Text("again".into()))).await;
        if answer.get("done").is_none() {
            assert_eq!(answer["refused"]["problem"]["code"], "limit/rate");
            break;
        }
        said += 1;
    }
    assert!((10..100).contains(&said), "{said} in one breath");
    players[1].does(Command::Say(Chat::Text("and I?".into()))).await;
    assert!(server.guest("zoe").await.get(&format!("/api/tables/{table}")).await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_edition_has_a_largest_size() {
    let (server, _folder) = limited(Limits { edition: 50_000, ..Limits::default() }).await;
    let mut ann = server.guest("ann").await;
    let text = include_str!("../../../editions/point-city/standard.toml").to_owned();
    let table =
        |text: String| json!({ "game": "point-city", "seats": 2, "edition": { "file": "own.toml", "text": text } });
    ann.open(&table(text.clone())).await.expect("a table with an edition of its own");
    let padded = text + "\n" + &"# padding\n".repeat(5_000);
    assert_eq!(code(ann.open(&table(padded)).await), "limit/edition");
}

#[tokio::test(flavor = "multi_thread")]
async fn editions_do_not_fill_the_disk_however_many_guests_type_them() {
    let (server, _folder) = limited(Limits::default()).await;
    let text = include_str!("../../../editions/uptown/house.toml");
    let mut typed = 0;
    loop {
        let edition = json!({ "file": "own.toml", "text": format!("{text}\n# {typed}\n") });
        let mut guest = server.guest("guest").await;
        match guest.open(&json!({ "game": "uptown", "seats": 2, "edition": edition })).await {
            Ok(_) => typed += 1,
            refused => break assert_eq!(code(refused), "limit/rate"),
        }
    }
    assert!((10..60).contains(&typed), "{typed} in one breath");
    server.guest("ann").await.open(&new_table("uptown", 2)).await.expect("what is built in costs nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_among_themselves_think_only_while_somebody_watches() {
    let (server, _folder) = limited(Limits::default()).await;
    let mut ann = server.guest("ann").await;
    let mut tables = Vec::new();
    for _ in 0..2 {
        let table = ann.open(&new_table("point-city", 2)).await.expect("a table");
        for seat in [Seat(0), Seat(1)] {
            ann.command(&table, Command::Bot { seat, kind: Some("random".into()) }).await.expect("a bot");
        }
        ann.command(&table, Command::Start).await.expect("it begins");
        tables.push(table);
    }
    let mut watched = join(ann.clone(), &tables[1], Seat(0)).await;
    while !watched.is_over() {
        watched.hear().await;
    }
    let by_bot = |line: &&serde_json::Value| line["what"]["step"]["seat"].is_u64();
    let unwatched = ann.get(&format!("/api/tables/{}", tables[0])).await.expect("a state");
    assert_eq!(unwatched["state"]["log"].as_array().expect("a log").iter().filter(by_bot).count(), 0);
    let mut late = join(ann, &tables[0], Seat(0)).await;
    while !late.is_over() {
        late.hear().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn frames_that_are_no_text_or_too_long_close_the_socket_with_a_code() {
    let (server, _folder) = limited(Limits { message: 300, ..Limits::default() }).await;
    let mut ann = server.guest("ann").await;
    let table = ann.open(&new_table("point-city", 2)).await.expect("a table");
    let mut binary = ann.socket(&table, None).await.expect("a socket");
    binary.send_binary(vec![1, 2, 3]).await.expect("sent");
    assert_eq!(closed(&mut binary).await, Some(1003));
    let mut long = ann.socket(&table, None).await.expect("a socket");
    long.send_text("x".repeat(400)).await.expect("sent");
    assert_eq!(closed(&mut long).await, Some(1009));
    // So long that the server does not even read it to its end.
    let mut longer = ann.socket(&table, None).await.expect("a socket");
    longer.send_text("x".repeat(100_000)).await.expect("sent");
    assert_eq!(closed(&mut longer).await, Some(1009));
}

/// Sends frames to a table as they are, and waits until the server closes the socket with this code.
async fn frames_close(server: &Server, frames: &[u8], code: u16) {
    let table = server.guest("ann").await.open(&new_table("point-city", 2)).await.expect("a table");
    let upgrade = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    );
    let mut stream = raw(server, &upgrade).await;
    stream.write_all(frames).await.expect("sent");
    let mut heard = Vec::new();
    // An answer to a ping may come after the close frame.
    let [first, second] = code.to_be_bytes();
    while !heard.windows(4).any(|frame| *frame == [0x88, 2, first, second]) {
        assert!(stream.read_buf(&mut heard).await.expect("bytes") > 0, "{:?}", String::from_utf8_lossy(&heard));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn broken_text_and_frames_of_no_protocol_close_the_socket_with_a_code() {
    let (server, _folder) = limited(Limits::default()).await;
    frames_close(&server, &[0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28], 1007).await;
    frames_close(&server, &[0xf1, 0x81, 0, 0, 0, 0, b'x', 0], 1002).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn empty_pings_and_pongs_without_end_close_the_socket_with_a_code() {
    let (server, _folder) = limited(Limits { messages: 5, ..Limits::default() }).await;
    for kind in [0x89, 0x8a] {
        frames_close(&server, &[kind, 0x80, 0, 0, 0, 0].repeat(200), 1008).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_head_of_a_request_has_a_largest_size() {
    let (server, _folder) = limited(Limits::default()).await;
    for (size, status) in [(10_000, "200"), (20_000, "431")] {
        let mut stream = raw(&server, &format!("GET /health HTTP/1.1\r\nhost: h\r\nx: {}", "x".repeat(size))).await;
        // Too long a head is refused before its end.
        if status == "200" {
            stream.write_all(b"\r\n\r\n").await.expect("sent");
        }
        let mut heard = [0; 12];
        stream.read_exact(&mut heard).await.expect("an answer");
        assert_eq!(String::from_utf8_lossy(&heard), format!("HTTP/1.1 {status}"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_gives_everybody_some_time() {
    let (server, _folder) = limited(Limits::default()).await;
    let mut ann = server.guest("ann").await;
    for clock in [json!({ "days": 0 }), json!({ "bank": { "seconds": 0, "increment": 5 } })] {
        let table = json!({ "game": "point-city", "seats": 2, "clock": clock });
        match ann.open(&table).await {
            Err(ClientError::Refused { body, .. }) => {
                assert_eq!(body["code"], "table/setup");
                assert_eq!(body["message"]["key"], "refused-table-clock");
            }
            other => panic!("{other:?}"),
        }
    }
    ann.open(&json!({ "game": "point-city", "seats": 2, "clock": { "days": 1 } })).await.expect("a table");
}

/// Listens until the server closes the socket; returns the code.
async fn closed(socket: &mut tetrapolis_client::Socket) -> Option<u16> {
    loop {
        match socket.text().await {
            Ok(_) => {}
            Err(ClientError::Closed(code)) => return code,
            Err(error) => panic!("{error}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sends_many_commands_at_once_is_answered_to_the_last() {
    let (server, _folder) = limited(Limits::default()).await;
    let (_, mut players) = begun(&server, "point-city", 2).await;
    let many = 900;
    let (mut last, mut answers) = (0, Vec::new());
    for _ in 0..many {
        last = players[0].socket.send(Command::Scores).await.expect("sent");
    }
    while answers.last() != Some(&last) {
        let message = players[0].socket.message().await.expect("the connection stays");
        let id = ["scores", "refused"].iter().find_map(|kind| message[*kind]["id"].as_u64());
        answers.extend(id);
    }
    assert_eq!(answers, (last + 1 - many..=last).collect::<Vec<_>>(), "in order, each once");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_new_name_is_not_written_at_any_number_of_tables() {
    let (server, _folder) = limited(Limits { tables: 1_000, ..Limits::default() }).await;
    let (mut host, mut ann) = (server.guest("host").await, server.guest("ann").await);
    let mut tables = Vec::new();
    for _ in 0..38 {
        let table = host.open(&new_table("point-city", 2)).await.expect("a table");
        ann.command(&table, sit(Seat(0))).await.expect("a seat");
        tables.push(table);
    }
    ann.put("/api/session", &json!({ "name": "Anna" })).await.expect("a new name");
    let mut told = 0;
    for table in &tables {
        let state = host.get(&format!("/api/tables/{table}")).await.expect("a state");
        told += usize::from(state["state"]["table"]["seats"][0]["holder"]["person"]["name"] == "Anna");
    }
    assert!((1..tables.len()).contains(&told), "{told} tables were told, with what was left of the allowance");
}
