//! Hints and the tutor at a table: who gets them, what they say, and what others learn about them.

mod common;

use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;

use common::{Player, Server, begun, begun_as, code, config, drain, figure, join, new_table, reveal, sit};
use serde_json::{Value, json};
use tetrapolis_catalog::Playthrough;
use tetrapolis_client::{Client, ClientError};
use tetrapolis_game::Seat;
use tetrapolis_protocol::{Command, TableId, Version};
use tetrapolis_seated::Seated;
use tetrapolis_server::{Config, Limits, house_bots};
use tokio::sync::mpsc;

const HELP: Command = Command::Help { on: true };

/// Ann against random bots, with a socket.
async fn alone(server: &Server, game: &str, seats: u8) -> (TableId, Player) {
    let mut client = server.guest("Ann").await;
    let table = client.open(&new_table(game, seats)).await.expect("a table");
    let mut ann = join(client, &table, Seat(0)).await;
    ann.does(sit(Seat(0))).await;
    for seat in Seat::all(seats).skip(1) {
        ann.does(Command::Bot { seat, kind: Some("random".into()) }).await;
    }
    ann.does(Command::Start).await;
    ann.does(reveal(Seat(0))).await;
    turn(&mut ann).await;
    (table, ann)
}

/// Waits until Ann has something to choose.
async fn turn(ann: &mut Player) {
    while ann.legal().len() < 2 {
        match ann.legal().first() {
            Some(only) => ann.play(only.clone()).await,
            None => ann.hear().await,
        }
    }
}

/// Asks for a hint as a player who has seen this version.
async fn hint_at(client: &mut Client, table: &TableId, version: Version) -> Result<Value, ClientError> {
    client.post(&format!("/api/tables/{table}/hint"), &json!({ "version": version })).await
}

async fn hint(player: &mut Player, table: &TableId) -> Result<Value, ClientError> {
    let version = player.version();
    hint_at(&mut player.client, table, version).await
}

async fn object(player: &mut Player, table: &TableId, action: &str) -> Value {
    let doubt = json!({ "version": player.version(), "action": action, "tutor": "all" });
    let said = player.client.post(&format!("/api/tables/{table}/objection"), &doubt).await.expect("an answer");
    assert!(said.get("objection").is_some(), "{said}");
    said
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_says_what_matters_where_and_which_move_and_the_log_notes_it_once() {
    let server = Server::start().await;
    for (game, seats) in [("point-city", 2), ("cities", 2), ("uptown", 2), ("mafia-city", 3)] {
        let (table, mut ann) = alone(&server, game, seats).await;
        assert_eq!(code(hint(&mut ann, &table).await), "help/off");
        ann.does(HELP).await;
        assert_eq!(ann.state["table"]["helped"], json!([1]));
        turn(&mut ann).await;
        let moves: Vec<Value> = match ann.state["moves"].as_array() {
            Some(moves) if !moves.is_empty() => moves.clone(),
            _ => ann.state["legal"].as_array().expect("a list").clone(),
        };
        let said = hint(&mut ann, &table).await.expect("a hint");
        let said = &said["hint"];
        assert!(moves.iter().any(|one| one["notation"] == said["action"]["notation"]), "{game}: {said}");
        assert!(said["parts"].as_array().is_some_and(|parts| parts.iter().all(|part| part["rule"].is_string())));
        drain(&mut ann).await;
        assert_eq!(ann.log.last().expect("a line")["what"], json!({ "hinted": { "seat": 1 } }));
        let again = hint(&mut ann, &table).await.expect("the same");
        assert_eq!(&again["hint"], said, "the same position gets the same hint");
        let length = ann.log.len();
        let worst = moves.last().expect("a move")["notation"].as_str().expect("a text").to_owned();
        let first = object(&mut ann, &table, &worst).await;
        assert_eq!(first, object(&mut ann, &table, &worst).await);
        let best = said["action"]["notation"].as_str().expect("a text");
        let loss = |said: &Value| said["objection"]["loss"]["mean"].as_f64().unwrap_or_default();
        let best = object(&mut ann, &table, best).await;
        assert!(loss(&best) <= loss(&first).max(0.1), "{game}: {best} {first}");
        drain(&mut ann).await;
        assert_eq!(ann.log.len(), length, "no log notes what the tutor is asked");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn gates_are_closed_to_everybody_else() {
    let server = Server::start().await;
    let mut new = new_table("point-city", 2);
    new["spectators"] = json!(false);
    let (table, mut players) = begun_as(&server, &new, 2).await;
    let mover = players.iter().position(|player| !player.legal().is_empty()).expect("somebody acts");
    players[mover].does(HELP).await;
    drain_wish(&mut players).await;
    let version = players[mover].version();
    let action = players[mover].legal()[0].clone();
    let path = format!("/api/tables/{table}");

    let mut stranger = server.guest("Zoe").await;
    assert_eq!(code(hint_at(&mut stranger, &table, version).await), "table/not-seated");
    let mut nobody = Client::new(&server.url).expect("an address");
    assert_eq!(code(hint_at(&mut nobody, &table, version).await), "session/none");
    let other = 1 - mover;
    let theirs = players[other].version();
    assert_eq!(code(hint_at(&mut players[other].client, &table, theirs).await), "play/not-to-act");
    players[other].does(Command::Agree { yes: false }).await;
    assert_eq!(code(hint_at(&mut players[other].client, &table, theirs).await), "table/stale");

    let own = &mut players[mover].client;
    for (body, wanted) in [
        (json!({ "version": version.0 + 1, "action": action, "tutor": "all" }), "help/off"),
        (json!({ "version": 1, "action": action, "tutor": "all" }), "table/stale"),
        (json!({ "version": version.0 + 1, "action": action, "tutor": "harsh" }), "request/unreadable"),
        (json!({ "version": version.0 + 1, "action": action, "tutor": "all", "why": 1 }), "request/unreadable"),
        (json!({ "version": version.0 + 1, "action": action }), "request/unreadable"),
    ] {
        assert_eq!(code(own.post(&format!("{path}/objection"), &body).await), wanted, "{body}");
    }
    assert_eq!(code(own.post(&format!("{path}/hint"), &json!({ "version": "now" })).await), "request/unreadable");
    assert_eq!(code(own.post("/api/tables/unknown/hint", &json!({ "version": 1 })).await), "table/unknown");
}

/// Lets everybody take in a request for consent without answering it.
async fn drain_wish(players: &mut [Player]) {
    for player in players {
        player.asks(Command::Scores).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn with_other_people_all_of_them_agree_first_and_then_learn_only_that_help_was_asked_for() {
    let server = Server::start().await;
    let (table, mut players) = begun(&server, "mafia-city", 3).await;
    let mover = players.iter().position(|player| player.legal().len() > 1).expect("somebody acts");
    players[mover].does(HELP).await;
    for at in (0..3).filter(|at| *at != mover) {
        drain_wish(&mut players).await;
        assert_eq!(players[at].state["table"]["wish"]["what"], "help");
        players[at].does(Command::Agree { yes: true }).await;
    }
    drain_wish(&mut players).await;
    let before: Vec<Value> = players.iter().map(|player| player.state.clone()).collect();
    let requests = figure(&server, "requests_total").await;
    let said = hint(&mut players[mover], &table).await.expect("a hint");
    assert!(said["hint"]["action"]["notation"].is_string());
    // The only request in between is the one that read the figure.
    assert_eq!(figure(&server, "requests_total").await, requests + 1, "no figure counts a hint");
    drain_wish(&mut players).await;
    for (player, before) in players.iter().zip(&before) {
        assert_eq!(player.log.last().expect("a line")["what"], json!({ "hinted": { "seat": mover + 1 } }));
        for part in ["view", "legal", "to-act", "phase", "clocks"] {
            assert_eq!(player.state.get(part), before.get(part), "{part}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_asks_for_advice_without_end() {
    let limits = Limits { requests: 1_000_000, ..Limits::default() };
    let server = Server::start_with(Config { limits, ..config() }).await;
    let mut zoe = server.guest("Zoe").await;
    let mut codes = Vec::new();
    for _ in 0..80 {
        let answer = zoe.post("/api/tables/unknown1/hint", &json!({ "version": 1 })).await;
        codes.push(code(answer));
    }
    assert!(codes.iter().any(|code| code == "limit/rate"), "{codes:?}");
    assert_eq!(codes[0], "table/unknown");
}

/// A bot that reports when it begins to think, and thinks until it may stop.
#[derive(Clone)]
struct Endless {
    begun: mpsc::UnboundedSender<()>,
    may_stop: Arc<(Mutex<bool>, Condvar)>,
}

impl Endless {
    fn may_stop(&self) {
        let (may_stop, news) = &*self.may_stop;
        *may_stop.lock().expect("free") = true;
        news.notify_all();
    }
}

impl Seated for Endless {
    fn choose(&mut self, table: &dyn Playthrough, seat: Seat) -> String {
        self.begun.send(()).expect("the test waits");
        let (may_stop, news) = &*self.may_stop;
        drop(news.wait_while(may_stop.lock().expect("free"), |may_stop| !*may_stop).expect("free"));
        format!("{seat}: {}", table.legal(seat)[0].notation)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_that_wait_for_their_turn_lock_nobody_out() {
    let (begun, mut begins) = mpsc::unbounded_channel();
    let endless = Endless { begun, may_stop: Arc::default() };
    let (house, bot) = (house_bots(), endless.clone());
    let bots: tetrapolis_server::Bots = Arc::new(move |kind, seed, setup| match kind {
        "club" => Some(Box::new(bot.clone())),
        _ => house(kind, seed, setup),
    });
    let limits = Limits { all_connections: 24, tables: 1_000, requests: 100_000, ..Limits::default() };
    let server = Server::start_with(Config { limits, bots, stand_in: "club".into(), ..config() }).await;
    let (table, mut ann) = alone(&server, "point-city", 2).await;
    ann.does(HELP).await;
    hint(&mut ann, &table).await.expect("a hint");
    drain(&mut ann).await;
    // Bots take every processor.
    for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
        let mut host = server.guest("host").await;
        let table = host.open(&new_table("point-city", 1)).await.expect("a table");
        host.command(&table, sit(Seat(0))).await.expect("a seat");
        host.command(&table, Command::Start).await.expect("called");
        host.command(&table, reveal(Seat(0))).await.expect("revealed");
        host.command(&table, Command::Leave).await.expect("a bot takes over");
        begins.recv().await.expect("it thinks");
    }
    let (answers, mut answered) = mpsc::unbounded_channel();
    for _ in 0..16 {
        let (mut client, table, version, answers) = (ann.client.clone(), table.clone(), ann.version(), answers.clone());
        tokio::spawn(async move { answers.send(hint_at(&mut client, &table, version).await) });
    }
    let refused = async {
        // Her socket and eleven of her requests take half of the places.
        for _ in 0..5 {
            assert_eq!(code(answered.recv().await.expect("an answer")), "limit/connections");
        }
        server.guest("bob").await.get("/api/tables").await.expect("a newcomer gets in");
    };
    let refused = tokio::time::timeout(Duration::from_secs(60), refused).await;
    // Otherwise the test would never end.
    endless.may_stop();
    refused.expect("nobody is kept waiting");
}
