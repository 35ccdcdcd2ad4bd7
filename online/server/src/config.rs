use std::net::SocketAddr;
use std::sync::Arc;

use tetrapolis_game::Message;

use crate::http::Asset;

/// Puts a message into words of the language asked for, or of another.
pub type Say = Arc<dyn Fn(&Message, Option<&str>) -> String + Send + Sync>;

/// How a node works.
#[derive(Clone)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Pages of these origins may ask, besides those of the host itself.
    pub origins: Vec<String>,
    /// Whether cookies are only for encrypted connections.
    pub secure: bool,
    /// Whether to believe what a proxy says of the caller's address.
    pub behind_proxy: bool,
    /// How long a seat waits for its player, in milliseconds, before a bot stands in.
    pub grace: u64,
    /// The bot that stands in.
    pub stand_in: String,
    /// What is too much.
    pub limits: Limits,
    /// The words.
    pub say: Say,
    /// The files of the page; none if it was not built.
    pub page: &'static [Asset],
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
    /// Connections of an address.
    pub connections: u32,
    /// Open tables of a player.
    pub tables: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { body: 256 << 10, message: 4 << 10, requests: 200, messages: 500, connections: 2_000, tables: 20 }
    }
}
