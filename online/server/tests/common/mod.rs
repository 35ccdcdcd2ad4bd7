//! A whole server on a real port, and players at its tables.
#![allow(dead_code, reason = "not every test file needs all")]

use std::sync::Arc;

use serde_json::{Value, json};
use tetrapolis_client::{Client, ClientError, Socket};
use tetrapolis_game::{Seat, patch};
use tetrapolis_protocol::{Command, Commitment, Entropy, TableId, Version};
use tetrapolis_server::{Asset, Config, Node, Serving, serve};
use tetrapolis_store::{Store, open};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

pub struct Server {
    pub url: String,
    pub serving: Serving,
    store: Arc<dyn Store>,
    folder: Option<tempfile::TempDir>,
}

const fn asset(path: &'static str, bytes: &'static [u8]) -> Asset {
    Asset { path, bytes, is_gzip: false }
}

/// A page like the one that is built, but empty.
pub const PAGE: &[Asset] = &[
    asset(
        "ahead.json",
        br#"{
            "words/cs": ["assets/words-cs-0.js"], "words/cs/cities": ["assets/cities-cs-0.js"],
            "words/en": ["assets/words-en-0.js"], "words/en/cities": ["assets/cities-en-0.js"],
            "page/rules": ["assets/rules-0.js", "assets/shared-0.js", "assets/rules-0.css"],
            "game/cities": ["assets/shared-0.js", "assets/board-0.js"],
            "book/en/cities": ["assets/book-0.js"]
        }"#,
    ),
    asset(
        "index.html",
        b"<!doctype html>\n<html lang=\"en\">\n<head><title>Tetrapolis</title></head>\n<body></body>\n</html>\n",
    ),
];

pub fn config() -> Config {
    Config { stand_in: "random".into(), ..Config::at("127.0.0.1:0".parse().expect("an address")) }
}

impl Server {
    pub async fn start() -> Server {
        Server::start_with(config()).await
    }

    pub async fn start_with(config: Config) -> Server {
        let folder = tempfile::tempdir().expect("a folder");
        let url = format!("sqlite://{}/t.db", folder.path().display());
        let mut server = Server::over(&url, config).await;
        server.folder = Some(folder);
        server
    }

    pub async fn over(database: &str, config: Config) -> Server {
        Server::with(open(database).await.expect("the store opens"), config).await
    }

    pub async fn with(store: Arc<dyn Store>, config: Config) -> Server {
        let serving = serve(Node::new(config, Arc::clone(&store))).await.expect("it listens");
        Server { url: format!("http://{}", serving.address), serving, store, folder: None }
    }

    /// Stops the server and closes its database.
    pub async fn stop(self) {
        self.serving.stop().await.expect("it stops");
        self.store.close().await.expect("closed");
    }

    pub async fn guest(&self, name: &str) -> Client {
        Client::guest(&self.url, name).await.expect("a session")
    }
}

pub fn entropy(seat: Seat) -> Entropy {
    Entropy::new(format!("{seat}").repeat(32)).expect("hexadecimal")
}

pub fn sit(seat: Seat) -> Command {
    Command::Sit { seat, share: Commitment::to(&entropy(seat)) }
}

pub fn reveal(seat: Seat) -> Command {
    Command::Reveal { entropy: entropy(seat) }
}

pub fn new_table(game: &str, seats: u8) -> Value {
    // Questions close with the last answer, so that no test waits for a fixed time.
    json!({ "game": game, "seats": seats, "public": true, "answers": 0 })
}

/// A player with a socket, and the last state that came over it.
pub struct Player {
    pub client: Client,
    pub socket: Socket,
    pub seat: Seat,
    pub state: Value,
    pub log: Vec<Value>,
}

impl Player {
    /// Takes in a state: what is new, or everything from the beginning.
    pub fn take_in(&mut self, state: Value) {
        let (from, version) = (number(&state["from"]), number(&state["version"]));
        if from == 0 {
            self.log.clear();
        }
        assert_eq!(from, self.log.len() as u64, "the log goes on where it ended");
        self.log.extend(state["log"].as_array().expect("a log").iter().cloned());
        assert_eq!(version, self.log.len() as u64, "versions are dense");
        for (line, wanted) in self.log.iter().zip(1..) {
            assert_eq!(number(&line["version"]), wanted);
        }
        let mut view = self.state["view"].take();
        self.state = state;
        if let Some(changes) = self.state.get("changes") {
            assert!(patch(&mut view, changes), "the changes fit");
            self.state["view"] = view;
        }
    }

    /// Waits for the next state.
    pub async fn hear(&mut self) {
        loop {
            let mut message = self.socket.message().await.expect("a message");
            if message.get("state").is_some() {
                return self.take_in(message["state"].take());
            }
        }
    }

    pub fn version(&self) -> Version {
        Version(number(&self.state["version"]))
    }

    pub fn legal(&self) -> Vec<String> {
        let legal = self.state["legal"].as_array().expect("a list");
        legal.iter().map(|action| action["notation"].as_str().expect("a notation").to_owned()).collect()
    }

    pub fn is_over(&self) -> bool {
        self.state["phase"] == "finished"
    }

    /// Sends a command, takes in the states that come, and returns the answer.
    pub async fn asks(&mut self, command: Command) -> Value {
        let (answer, states) = self.socket.ask(command).await.expect("an answer");
        for state in states {
            self.take_in(state);
        }
        answer
    }

    pub async fn does(&mut self, command: Command) {
        let answer = self.asks(command).await;
        assert!(answer.get("done").is_some(), "{answer}");
    }

    pub async fn refused(&mut self, command: Command) -> String {
        let answer = self.asks(command).await;
        answer["refused"]["problem"]["code"].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned()
    }

    pub async fn play(&mut self, action: String) {
        let version = self.version();
        self.does(Command::Play { version, action }).await;
    }

    /// Takes in states until this version is reached.
    pub async fn catch_up(&mut self, version: Version) {
        while self.version() < version {
            self.hear().await;
        }
    }
}

pub fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("a number: {value}"))
}

pub async fn join(client: Client, table: &TableId, seat: Seat) -> Player {
    // Every second player is sent only the changes of the view.
    let changes = seat.0 % 2 == 1;
    let socket = if changes { client.socket_for_changes(table).await } else { client.socket(table, None).await };
    let socket = socket.expect("a socket");
    let mut player = Player { client, socket, seat, state: Value::Null, log: Vec::new() };
    player.hear().await;
    player
}

/// A table where every seat is taken and the game has begun.
pub async fn begun(server: &Server, game: &str, seats: u8) -> (TableId, Vec<Player>) {
    begun_as(server, &new_table(game, seats), seats).await
}

/// The same for a table with settings of its own.
pub async fn begun_as(server: &Server, new: &Value, seats: u8) -> (TableId, Vec<Player>) {
    let mut host = server.guest("host").await;
    let table = host.open(new).await.expect("a table");
    let mut players = Vec::new();
    for seat in Seat::all(seats) {
        let client = if seat == Seat(0) { host.clone() } else { server.guest(&format!("guest {seat}")).await };
        let mut player = join(client, &table, seat).await;
        player.does(sit(seat)).await;
        players.push(player);
    }
    players[0].does(Command::Start).await;
    for player in &mut players {
        player.does(reveal(player.seat)).await;
    }
    for player in &mut players {
        while player.state["phase"] != "running" {
            player.hear().await;
        }
    }
    (table, players)
}

/// Plays one action of a player who has to act; says whether there was one.
pub async fn play_one(players: &mut [Player], choose: impl Fn(usize) -> usize) -> bool {
    let Some(mover) = players.iter().position(|player| !player.legal().is_empty()) else { return false };
    let legal = players[mover].legal();
    let action = legal[choose(legal.len())].clone();
    players[mover].play(action).await;
    true
}

/// Takes in what the server has sent so far: everything before its answer to a command that changes nothing.
pub async fn drain(player: &mut Player) {
    let answer = player.asks(Command::Agree { yes: true }).await;
    assert!(answer.get("refused").is_some(), "nobody has asked: {answer}");
}

/// Sends bytes as they are, and returns the connection.
pub async fn raw(server: &Server, bytes: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server.serving.address).await.expect("it listens");
    stream.write_all(bytes.as_bytes()).await.expect("sent");
    stream
}

/// The value of one of the server's figures.
pub async fn figure(server: &Server, name: &str) -> u64 {
    let text = Client::new(&server.url).expect("an address").text("/metrics").await.expect("figures");
    let line = text.lines().find_map(|line| line.strip_prefix(&format!("tetrapolis_{name} ")));
    line.and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("{name} in {text}"))
}

/// Asks for a figure until it has this value.
pub async fn until_figure(server: &Server, name: &str, wanted: u64) {
    while figure(server, name).await != wanted {
        tokio::task::yield_now().await;
    }
}

/// The code of a refusal.
pub fn code<T: std::fmt::Debug>(result: Result<T, ClientError>) -> String {
    match result {
        Err(ClientError::Refused { body, .. }) => body["code"].as_str().expect("a code").to_owned(),
        other => panic!("{other:?}"),
    }
}

/// Plays on until a question is open, and says who is asked. The last player places mafiosi; everybody else passes as soon
/// as possible.
pub async fn question(players: &mut [Player]) -> Vec<usize> {
    loop {
        for player in players.iter_mut() {
            drain(player).await;
        }
        if players[0].state["asked"]["closes"].is_u64() {
            return (0..players.len()).filter(|at| is_asked(&players[*at])).collect();
        }
        let mover = players.iter().position(|player| !player.legal().is_empty()).expect("somebody acts");
        let legal = players[mover].legal();
        let places = legal.iter().find(|action| action.starts_with("place")).filter(|_| mover == 2);
        let action = places.unwrap_or(&legal[0]).clone();
        players[mover].play(action).await;
    }
}

fn is_asked(player: &Player) -> bool {
    let seat = json!(player.seat.0 + 1);
    player.state["to-act"].as_array().is_some_and(|seats| seats.contains(&seat))
}
