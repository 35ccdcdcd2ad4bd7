//! A server that sends messages only when a test says so, and a game that nobody has open.
#![allow(dead_code, reason = "not every test file needs all")]

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};
use tetrapolis_client::Client;
use tetrapolis_game::{Seat, Turn, Viewer};
use tetrapolis_protocol::{ClockRule, Command, TableId, Time};
use tetrapolis_server::{Config, Node, NoticeConfig, Serving, serve, summary};
use tetrapolis_store::{Append, Store, Write, open};
use tetrapolis_table::{Event, Happening, LiveTable, open_position};

use super::common::{config, new_table, reveal, sit};

pub const PUBLIC: &str = "https://games.example.org";
pub const HOUR: u64 = 60 * 60 * 1_000;

/// A server that sends messages only when a test says so.
pub struct Site {
    pub node: Node,
    pub store: Arc<dyn Store>,
    pub serving: Serving,
    pub url: String,
    folder: tempfile::TempDir,
}

pub fn quiet_config() -> Config {
    let notices = NoticeConfig {
        push_hosts: vec!["127.0.0.1".into()],
        anywhere: true,
        by_itself: false,
        ..NoticeConfig::default()
    };
    Config { public_url: Some(PUBLIC.into()), notices, ..config() }
}

impl Site {
    pub async fn start(config: Config) -> Site {
        Site::over(tempfile::tempdir().expect("a folder"), config).await
    }

    async fn over(folder: tempfile::TempDir, config: Config) -> Site {
        let store = open(&format!("sqlite://{}/t.db", folder.path().display())).await.expect("the store opens");
        let node = Node::new(config, Arc::clone(&store));
        let serving = serve(node.clone()).await.expect("it listens");
        let url = format!("http://{}", serving.address);
        Site { node, store, serving, url, folder }
    }

    /// The same site after a restart of its server.
    pub async fn restarted(self, config: Config) -> Site {
        self.serving.stop().await.expect("it stops");
        self.store.close().await.expect("closed");
        Site::over(self.folder, config).await
    }

    pub async fn guest(&self, name: &str) -> Client {
        Client::guest(&self.url, name).await.expect("a session")
    }

    /// Delivers what is due after this many hours.
    pub async fn deliver(&self, hours: u64) {
        self.node.deliver_notices(now().plus(hours * HOUR)).await;
    }
}

pub fn now() -> Time {
    Time(SystemTime::now().duration_since(UNIX_EPOCH).expect("a time").as_millis() as u64)
}

/// A game of Ann and Bob that neither has open; its log is written as if both had just left.
pub struct Game {
    pub id: TableId,
    pub table: LiveTable,
    pub clients: [Client; 2],
}

impl Game {
    pub async fn begun(site: &Site, id: &str) -> Game {
        let mut clients = [site.guest("Ann").await, site.guest("Bob").await];
        let mut new = new_table("point-city", 2);
        new["clock"] = serde_json::to_value(ClockRule::Days(2)).expect("plain");
        let gathered = clients[0].open(&new).await.expect("a table");
        for (seat, client) in Seat::all(2).zip(&mut clients) {
            client.command(&gathered, sit(seat)).await.expect("a seat");
        }
        clients[0].command(&gathered, Command::Start).await.expect("called");
        for (seat, client) in Seat::all(2).zip(&mut clients) {
            client.command(&gathered, reveal(seat)).await.expect("revealed");
        }
        let rows = site.store.read(&gathered, 0).await.expect("a log");
        let mut events: Vec<Event> = rows.iter().map(|row| serde_json::from_str(row).expect("an event")).collect();
        // The table that the log was copied from must wait for nobody: this ends its game.
        clients[0].command(&gathered, Command::Resign).await.expect("resigned");
        for client in &mut clients {
            client.post("/api/notices/seen", &json!({ "up-to": 1_000 })).await.expect("seen");
        }
        events.retain(|event| !matches!(event.what, Happening::Away { .. } | Happening::Back { .. }));
        let id = TableId::new(id).expect("an id");
        if let Happening::Opened(opening) = &mut events[0].what {
            opening.table = id.clone();
        }
        events.extend(Seat::all(2).map(|seat| Event { at: now(), what: Happening::Away { seat } }));
        let table = LiveTable::replay(&events, &open_position).expect("a good log");
        let rows = events.iter().map(|event| serde_json::to_string(event).expect("plain")).collect();
        let append =
            Append { table: id.clone(), after: 0, events: rows, summary: Some(summary(&table)), snapshot: None };
        let written = site.store.write(vec![Write::Append(append)]).await.expect("the store answers");
        assert!(written.iter().all(Result::is_ok));
        Game { id, table, clients }
    }

    pub fn mover(&self) -> usize {
        let Turn::Act(seats) = self.table.position().turn() else { panic!("somebody acts") };
        seats.first().expect("somebody acts").index()
    }

    /// Plays until it is the other player's turn; returns that player.
    pub async fn turn(&mut self, site: &Site) -> usize {
        let mover = self.mover();
        while self.mover() == mover {
            let seat = Seat(mover as u8);
            let action = self.table.position().legal(seat)[0].notation.clone();
            let version = self.table.version(Viewer::Seat(seat));
            self.clients[mover].command(&self.id, Command::Play { version, action }).await.expect("it is played");
            let rows = site.store.read(&self.id, self.table.head()).await.expect("a log");
            for row in rows {
                self.table.fold(&serde_json::from_str(&row).expect("an event")).expect("it can happen");
            }
        }
        self.mover()
    }
}

pub async fn choose(client: &mut Client, push: &str, mail: &str) {
    let settings = json!({ "push": push, "mail": mail, "quiet": null, "offset": 0, "language": "hu" });
    let kept = client.put("/api/notices/settings", &settings).await.expect("kept");
    assert_eq!((kept["push"].as_str(), kept["language"].as_str()), (Some(push), Some("hu")));
}

pub async fn notices(client: &Client) -> Value {
    client.get("/api/notices").await.expect("a list")
}
