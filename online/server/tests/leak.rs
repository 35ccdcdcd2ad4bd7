//! Leaks on the wire: twin tables of Mafia City differ only in what a seat cannot know, and send that seat the same bytes.

mod common;
#[path = "../../table/tests/common/twins.rs"]
mod twins;

use std::sync::Arc;

use common::{PAGE, config, new_table, reveal, sit};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_client::{Client, Socket};
use tetrapolis_game::{Seat, Turn, Viewer, below};
use tetrapolis_protocol::{Command, TableId, Time};
use tetrapolis_server::{Config, Node, serve, summary};
use tetrapolis_store::{Append, Store, Write, open};
use tetrapolis_table::{Event, Happening, LiveTable, open_position};

const SEATS: u8 = 3;
const WATCHER: Seat = Seat(0);

/// One of two twin tables: the log of a table that was gathered at the server, under another id.
struct Twin {
    id: TableId,
    table: LiveTable,
    log: Vec<Event>,
}

impl Twin {
    fn of(gathered: &[Event], id: &str) -> Twin {
        let mut log = gathered.to_vec();
        let id = TableId::new(id).expect("an id");
        if let Happening::Opened(opening) = &mut log[0].what {
            opening.table = id.clone();
        }
        let table = LiveTable::replay(&log, &open_position).expect("a good log");
        let mut twin = Twin { id, table, log };
        let at = twin.log[0].at;
        twin.happen(Event { at, what: Happening::Started });
        twin
    }

    fn happen(&mut self, event: Event) {
        self.table.fold(&event).expect("it can happen");
        self.log.push(event);
    }

    async fn write(&self, store: &Arc<dyn Store>) {
        let events = self.log.iter().map(|event| serde_json::to_string(event).expect("plain")).collect();
        let append =
            Append { table: self.id.clone(), after: 0, events, summary: Some(summary(&self.table)), snapshot: None };
        let results = store.write(vec![Write::Append(append)]).await.expect("the store answers");
        assert!(results.iter().all(Result::is_ok));
    }

    /// The text without what always differs between twins: the table's id and the times.
    fn plain(&self, text: &str) -> String {
        let mut plain = String::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once("\"at\":") {
            plain += before;
            rest = after.trim_start_matches(|digit: char| digit.is_ascii_digit());
        }
        (plain + rest).replace(self.id.as_str(), "ID")
    }
}

/// Everything that the server sends until it answers a command that changes nothing.
async fn stream(socket: &mut Socket, twin: &Twin) -> Vec<String> {
    let id = socket.send(Command::Agree { yes: true }).await.expect("sent");
    let answer = format!("{{\"refused\":{{\"id\":{id},");
    let mut texts = Vec::new();
    loop {
        let text = socket.text().await.expect("a message");
        if text.starts_with(&answer) {
            return texts;
        }
        texts.push(twin.plain(&text));
    }
}

/// Plays twins in memory, puts both on the server and looks at them from the watcher's seat; then plays on through the
/// server until the next chance step. Returns how many steps differed, and how many were played through the server.
async fn compare(url: &str, store: &Arc<dyn Store>, clients: &[Client], gathered: &[Event], seed: u64) -> [usize; 2] {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut both = [Twin::of(gathered, &format!("one{seed:04}")), Twin::of(gathered, &format!("two{seed:04}"))];
    let (mut different, mut drawn, mut played_on) = (0, 0, 0);
    let length = 20 + below(&mut rng, 120);
    for n in 0..length {
        let tables = [both[0].table.position(), both[1].table.position()];
        let Some(steps) = twins::next_steps(tables, WATCHER, below(&mut rng, 1 << 20)) else { break };
        different += usize::from(steps[0] != steps[1]);
        let is_draw = steps[0].starts_with('*');
        for (twin, step) in both.iter_mut().zip(steps) {
            let at = Time(twin.log[0].at.0 + u64::from(n));
            let step = step.into();
            let what = if is_draw { Happening::Drawn { n: drawn, step } } else { Happening::Played { step } };
            twin.happen(Event { at, what });
        }
        drawn += u64::from(is_draw);
    }
    let mut sockets = Vec::new();
    let mut first = Vec::new();
    for twin in &both {
        twin.write(store).await;
        let looked = clients[WATCHER.index()].text(&format!("/api/tables/{}", twin.id)).await.expect("a state");
        // The preview of a link is for strangers, who know less than any seat.
        let stranger = Client::new(url).expect("an address");
        let mut shown = String::new();
        for page in ["table", "replay", "review"] {
            shown += &stranger.text(&format!("/{page}/{}", twin.id)).await.expect("a page");
        }
        assert!(shown.contains("preview-playing") || shown.contains("preview-over"), "{shown}");
        let mut socket = clients[WATCHER.index()].socket(&twin.id, None).await.expect("a socket");
        first.push((twin.plain(&looked), twin.plain(&shown), stream(&mut socket, twin).await));
        sockets.push(socket);
    }
    assert_eq!(first[0], first[1], "{url}, seed {seed}");
    loop {
        let tables = [both[0].table.position(), both[1].table.position()];
        if !tables.iter().all(|table| matches!(table.turn(), Turn::Act(_))) {
            break;
        }
        let Some(steps) = twins::next_steps(tables, WATCHER, below(&mut rng, 1 << 20)) else { break };
        let seat = Seat::parse(steps[0].split_once(':').expect("a seat").0, SEATS).expect("a seat");
        let after = steps.iter().zip(tables).map(|(step, table)| {
            let mut table = table.fork();
            table.apply(step).expect("it is legal");
            table.turn()
        });
        if after.into_iter().any(|turn| !matches!(turn, Turn::Act(_))) {
            break;
        }
        let mut heard = Vec::new();
        for ((twin, step), socket) in both.iter_mut().zip(steps).zip(&mut sockets) {
            let version = twin.table.version(Viewer::Seat(seat));
            let action = step.split_once(": ").expect("an action").1.to_owned();
            let mut client = clients[seat.index()].clone();
            client.command(&twin.id, Command::Play { version, action }).await.expect("it is played");
            let at = twin.log[0].at;
            twin.happen(Event { at, what: Happening::Played { step: step.into() } });
            heard.push(stream(socket, twin).await);
        }
        assert_eq!(heard[0], heard[1], "{url}, seed {seed}");
        played_on += 1;
    }
    [different, played_on]
}

#[tokio::test(flavor = "multi_thread")]
async fn twin_tables_send_a_seat_the_same_bytes() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = open(&format!("sqlite://{}/t.db", folder.path().display())).await.expect("it opens");
    let config = Config { page: PAGE, ..config() };
    let serving = serve(Node::new(config, Arc::clone(&store))).await.expect("it listens");
    let url = format!("http://{}", serving.address);
    let mut clients = Vec::new();
    for name in ["ann", "bob", "cy"] {
        clients.push(Client::guest(&url, name).await.expect("a session"));
    }
    let table = clients[0].open(&new_table("mafia-city", SEATS)).await.expect("a table");
    for (seat, client) in Seat::all(SEATS).zip(&clients) {
        client.clone().command(&table, sit(seat)).await.expect("a seat");
    }
    clients[0].command(&table, Command::Start).await.expect("it is called");
    for (seat, client) in Seat::all(SEATS).zip(&clients) {
        client.clone().command(&table, reveal(seat)).await.expect("it is revealed");
    }
    let rows = store.read(&table, 0).await.expect("a log");
    let events: Vec<Event> = rows.iter().map(|row| serde_json::from_str(row).expect("an event")).collect();
    let begin = events.iter().position(|event| event.what == Happening::Started).expect("it began");
    let gathered = events[..begin].to_vec();
    let (mut different, mut played_on) = (0, 0);
    for seed in 0..48 {
        let [more, on] = compare(&url, &store, &clients, &gathered, seed).await;
        (different, played_on) = (different + more, played_on + on);
    }
    assert!(different > 100, "the twins differ in {different} steps");
    assert!(played_on > 20, "{played_on} steps were played on through the server");
    serving.stop().await.expect("it stops");
}
