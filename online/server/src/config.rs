use std::net::SocketAddr;
use std::sync::Arc;

use sha2::{Digest, Sha256};
use tetrapolis_catalog::Selection;
use tetrapolis_game::Message;
use tetrapolis_search::{BotKind, DEFAULT_BUDGET};
use tetrapolis_seated::Seated;
use tetrapolis_store::Retention;
use tetrapolis_table::Seed;

use crate::fresh;
use crate::http::Asset;
use crate::notice::NoticeConfig;

/// Puts a message into words of the language asked for, or of another.
pub type Say = Arc<dyn Fn(&Message, Option<&str>) -> String + Send + Sync>;

/// Makes a bot of a kind, with a seed, for a setup; none if there is no such bot.
pub type Bots = Arc<dyn Fn(&str, u64, &Selection) -> Option<Box<dyn Seated>> + Send + Sync>;

/// The longest that a bot may think about one move, so that others get their turn.
const LONGEST_THOUGHT: u32 = 1_500;

/// The bots of the house.
pub fn house_bots() -> Bots {
    Arc::new(|kind, seed, setup| {
        let kind = kind.parse::<BotKind>().ok()?.with_budget(DEFAULT_BUDGET.within(LONGEST_THOUGHT));
        tetrapolis_seated::seat(kind, seed, setup).ok()
    })
}

/// How a node works.
#[derive(Clone)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Pages of these origins may ask, besides those of the host itself.
    pub origins: Vec<String>,
    /// The address by which people reach this server, without a slash at the end; none if the operator has not given
    /// one.
    pub public_url: Option<String>,
    /// Whether cookies are only for encrypted connections.
    pub secure: bool,
    /// Whether to believe what a proxy says about the caller's address.
    pub behind_proxy: bool,
    /// How long a seat waits for its player, in milliseconds, before a bot stands in.
    pub grace: u64,
    /// The bot that stands in.
    pub stand_in: String,
    /// The bots that can be seated.
    pub bots: Bots,
    /// What is too much.
    pub limits: Limits,
    /// How long things are kept.
    pub retention: Retention,
    /// The words.
    pub say: Say,
    /// The files of the page; none if it was not built.
    pub page: &'static [Asset],
    /// How players are told what waits for them.
    pub notices: NoticeConfig,
    /// If there is a number, it decides all chance, so that a test can be repeated. Anybody who knows it knows every
    /// deal.
    pub rehearsal: Option<u64>,
}

impl Config {
    /// A node that listens at this address, with default settings. It names refusals instead of putting them into
    /// words.
    pub fn at(listen: SocketAddr) -> Config {
        Config {
            listen,
            origins: Vec::new(),
            public_url: None,
            secure: false,
            behind_proxy: false,
            grace: 60_000,
            stand_in: "club".into(),
            bots: house_bots(),
            limits: Limits::default(),
            retention: Retention::default(),
            say: Arc::new(|message, _| message.to_string()),
            page: &[],
            notices: NoticeConfig::default(),
            rehearsal: None,
        }
    }

    /// The server's share in the chance of a new table.
    pub(crate) fn seed(&self) -> Seed {
        self.rehearsal.map_or_else(fresh::seed, |number| Seed(Sha256::digest(format!("rehearsal {number}")).into()))
    }
}

/// What is too much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of a request's body.
    pub body: usize,
    /// Bytes of a message on a socket.
    pub message: usize,
    /// Requests of an address a second; it may save up ten seconds.
    pub requests: u32,
    /// Messages of a socket a second; it may save up two seconds.
    pub messages: u32,
    /// Sockets and waiting requests of an address.
    pub connections: u32,
    /// Connections of all addresses together; fewer if the system has fewer files.
    pub all_connections: u32,
    /// Tables that a player has opened and that are not over.
    pub tables: u32,
    /// Bytes of an edition.
    pub edition: usize,
    /// Attempts to log in a minute, for one name and for one address.
    pub logins: u32,
    /// Events of a table; beyond it only actions are taken.
    pub events: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            body: 256 << 10,
            message: 4 << 10,
            requests: 200,
            messages: 500,
            connections: 2_000,
            all_connections: 20_000,
            tables: 20,
            edition: 128 << 10,
            logins: 10,
            events: 20_000,
        }
    }
}
