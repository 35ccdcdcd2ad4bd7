//! Servers, and the tables that they keep.

use std::path::PathBuf;

use clap::Subcommand;

use crate::usage::at_least_one;

/// `serve`
#[derive(Debug, clap::Args)]
pub struct Serve {
    /// Where to listen.
    #[arg(long, value_name = "ADDRESS")]
    pub listen: Option<String>,
    /// Where everything is kept.
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
    /// A file with the same names.
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Further origins whose pages are allowed.
    #[arg(long, value_name = "ORIGIN")]
    pub origin: Vec<String>,
    /// The address by which people reach the server.
    #[arg(long, value_name = "URL")]
    pub public_url: Option<String>,
    /// Whether cookies are for encrypted connections only.
    #[arg(long)]
    pub secure: bool,
    /// Whether to trust a proxy's headers.
    #[arg(long)]
    pub behind_proxy: bool,
    /// How many seconds a seat waits for its player.
    #[arg(long, value_name = "SECONDS", value_parser = crate::usage::seed)]
    pub grace: Option<u64>,
    /// The bot that stands in.
    #[arg(long, value_name = "KIND")]
    pub stand_in: Option<String>,
    /// Requests per second from one address.
    #[arg(long, value_name = "N", value_parser = at_least_one::<u32>)]
    pub requests: Option<u32>,
    /// Messages per second on one socket.
    #[arg(long, value_name = "N", value_parser = at_least_one::<u32>)]
    pub messages: Option<u32>,
    /// Connections from one address.
    #[arg(long, value_name = "N", value_parser = at_least_one::<u32>)]
    pub connections: Option<u32>,
    /// Connections from all addresses together.
    #[arg(long, value_name = "N", value_parser = at_least_one::<u32>)]
    pub all_connections: Option<u32>,
    /// Login attempts per minute.
    #[arg(long, value_name = "N", value_parser = at_least_one::<u32>)]
    pub logins: Option<u32>,
    /// How many milliseconds to wait before asking PostgreSQL again what other nodes have written.
    #[arg(long, value_name = "MS", value_parser = at_least_one::<u32>)]
    pub poll: Option<u32>,
    /// Open tables of one player.
    #[arg(long, value_name = "N", value_parser = at_least_one::<u32>)]
    pub tables: Option<u32>,
    /// How many days to keep games that are not over.
    #[arg(long, value_name = "DAYS", value_parser = at_least_one::<u32>)]
    pub keep_unfinished: Option<u32>,
    /// How many days to keep finished games.
    #[arg(long, value_name = "DAYS", value_parser = at_least_one::<u32>)]
    pub keep_finished: Option<u32>,
    /// How many days to keep what people typed.
    #[arg(long, value_name = "DAYS", value_parser = at_least_one::<u32>)]
    pub keep_chat: Option<u32>,
    /// How players are told what waits for them.
    #[command(flatten)]
    pub sending: Sending,
    /// The seed of every deal, for tests.
    #[arg(long, value_name = "SEED", value_parser = crate::usage::seed)]
    pub rehearsal: Option<u64>,
    /// Whether to open the page in a browser.
    #[arg(long)]
    pub open: bool,
}

/// How `serve` tells players what waits for them.
#[derive(Debug, clap::Args)]
pub struct Sending {
    /// How push services can reach the operator if something is wrong.
    #[arg(long, value_name = "URL")]
    pub contact: Option<String>,
    /// Further hosts of push services.
    #[arg(long, value_name = "HOST")]
    pub push_host: Vec<String>,
    /// The mail server.
    #[arg(long, value_name = "URL")]
    pub smtp: Option<String>,
    /// The sender of letters.
    #[arg(long, value_name = "ADDRESS")]
    pub mail_from: Option<String>,
    /// Whether tables have no webhooks.
    #[arg(long)]
    pub no_webhooks: bool,
    /// Whether messages may go to private addresses, and without encryption.
    #[arg(long)]
    pub send_anywhere: bool,
}

/// `load`
#[derive(Debug, clap::Args)]
pub struct Load {
    /// The server.
    #[arg(long, value_name = "URL")]
    pub url: String,
    /// The game.
    #[arg(long, value_name = "GAME")]
    pub game: String,
    /// How many at a table.
    #[arg(long, value_name = "N", value_parser = at_least_one::<u8>)]
    pub seats: Option<u8>,
    /// How many tables.
    #[arg(long, value_name = "N", value_parser = at_least_one::<u32>)]
    pub tables: u32,
    /// How long.
    #[arg(long, value_name = "S", value_parser = at_least_one::<u32>)]
    pub seconds: u32,
    /// How many moves per second at all tables together.
    #[arg(long, value_name = "R", value_parser = at_least_one::<u32>)]
    pub rate: Option<u32>,
    /// Whether to print JSON.
    #[arg(long)]
    pub json: bool,
}

/// `soak`
#[derive(Debug, clap::Args)]
pub struct Soak {
    /// How often.
    #[arg(long, value_name = "N", value_parser = at_least_one::<u32>)]
    pub kills: Option<u32>,
    /// How many tables.
    #[arg(long, value_name = "N", value_parser = at_least_one::<u32>)]
    pub tables: Option<u32>,
    /// The game.
    #[arg(long, value_name = "GAME")]
    pub game: Option<String>,
    /// Where the server writes.
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
}

/// `verify`
#[derive(Debug, clap::Args)]
pub struct Verify {
    /// The file.
    #[arg(value_name = "RECORD")]
    pub record: PathBuf,
    /// The commitment announced before the game.
    #[arg(long, value_name = "HASH")]
    pub commitment: Option<String>,
    /// Your own share of chance, as your page kept it.
    #[arg(long, value_name = "SHARE")]
    pub entropy: Option<String>,
}

/// What to do with a table of a database.
#[derive(Debug, Subcommand)]
pub enum TableCommand {
    /// Prints a table.
    Export {
        /// Which.
        #[arg(value_name = "ID")]
        id: String,
        /// Where it is.
        #[arg(long, value_name = "URL")]
        database: Option<String>,
    },
    /// Adds a table.
    Import {
        /// The file.
        #[arg(value_name = "FILE")]
        file: PathBuf,
        /// Where to put it.
        #[arg(long, value_name = "URL")]
        database: Option<String>,
    },
}
