//! What can be said on the command line.

use std::path::PathBuf;

use clap::{Parser, Subcommand};
use tetrapolis_search::Kind;

use crate::usage::{at_least_one, bots, option, threads};

/// Four city games at one table.
#[derive(Debug, Parser)]
#[command(name = "tetrapolis", version, disable_help_subcommand = true, infer_long_args = false)]
pub struct Args {
    /// The language.
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub lang: Option<String>,
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Lists the games.
    Games,
    /// Shows the numbered rules of a game.
    Rules(Rules),
    /// Works on editions.
    Edition {
        /// What to do.
        #[command(subcommand)]
        command: EditionCommand,
    },
    /// Works on lessons.
    Lesson {
        /// What to do.
        #[command(subcommand)]
        command: LessonCommand,
    },
    /// Plays a game at this terminal.
    Play(Play),
    /// Lets bots play many games.
    Sim(Sim),
    /// Lets bots compete.
    Arena(Arena),
    /// Studies a game and its cards.
    Lab(Lab),
    /// Checks the laws of a game.
    Check(Check),
    /// Retells a record step by step.
    Replay(Replay),
    /// Prints a new game, or a position of a record.
    Position(PositionOf),
    /// Draws a position.
    Show(Show),
    /// Lists the legal actions of a position.
    Legal(Legal),
    /// Shows the score sheets of a position.
    Score(Position),
    /// Applies steps to a position.
    Apply(Apply),
    /// Runs a server with tables.
    Serve(Box<Serve>),
    /// Plays random moves on a server and measures it.
    Load(Load),
    /// Kills a server many times.
    Soak(Soak),
    /// Checks a table that was played online.
    Verify(Verify),
    /// Exports tables from a database and imports them.
    Table {
        /// What to do.
        #[command(subcommand)]
        command: TableCommand,
    },
}

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
    /// Whether to open the page in a browser.
    #[arg(long)]
    pub open: bool,
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
    /// Puts a table in.
    Import {
        /// The file.
        #[arg(value_name = "FILE")]
        file: PathBuf,
        /// Where to put it.
        #[arg(long, value_name = "URL")]
        database: Option<String>,
    },
}

/// What to do with an edition.
#[derive(Debug, Subcommand)]
pub enum EditionCommand {
    /// Checks an edition.
    Check {
        /// The file.
        #[arg(value_name = "PATH")]
        path: PathBuf,
    },
}

/// What to do with a lesson.
#[derive(Debug, Subcommand)]
pub enum LessonCommand {
    /// Checks a lesson.
    Check {
        /// The file.
        #[arg(value_name = "PATH")]
        path: PathBuf,
    },
    /// Prints a record as a lesson to be edited.
    New {
        /// The game.
        #[arg(value_name = "GAME")]
        game: String,
        /// The record.
        #[arg(long, value_name = "FILE")]
        record: PathBuf,
        /// The learner's seat.
        #[arg(long, value_name = "SEAT", default_value_t = 1)]
        seat: u8,
    },
}

/// `rules`
#[derive(Debug, clap::Args)]
pub struct Rules {
    /// The game.
    #[arg(value_name = "GAME")]
    pub game: String,
    /// The rule, or a group of rules.
    #[arg(value_name = "ID")]
    pub id: Option<String>,
}

/// `play`
#[derive(Debug, clap::Args)]
pub struct Play {
    /// The game; not needed with a record.
    #[arg(value_name = "GAME")]
    pub game: Option<String>,
    /// How many seats.
    #[arg(long, value_name = "N", value_parser = at_least_one::<u8>)]
    pub seats: Option<u8>,
    /// The bots, which take the last seats.
    #[arg(long, value_name = "KIND,...", value_parser = bots)]
    pub bots: Option<Bots>,
    /// Alone against a virtual rival.
    #[arg(long, value_name = "LEVEL")]
    pub solo: Option<String>,
    /// Options of the game.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    pub options: Vec<(String, String)>,
    /// Another edition.
    #[arg(long, value_name = "PATH")]
    pub edition: Option<PathBuf>,
    /// The seed of chance.
    #[arg(long, value_name = "S", value_parser = crate::usage::seed)]
    pub seed: Option<u64>,
    /// The record.
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
}

/// Kinds of bots, in the order of the seats.
#[derive(Clone, Debug)]
pub struct Bots(pub Vec<Kind>);

/// `sim`
#[derive(Debug, clap::Args)]
pub struct Sim {
    /// The game.
    #[arg(value_name = "GAME")]
    pub game: String,
    /// How many seats.
    #[arg(long, value_name = "N", value_parser = at_least_one::<u8>)]
    pub seats: Option<u8>,
    /// How many games.
    #[arg(long, value_name = "K", value_parser = at_least_one::<u64>)]
    pub games: Option<u64>,
    /// The seed.
    #[arg(long, value_name = "S", value_parser = crate::usage::seed)]
    pub seed: Option<u64>,
    /// Who plays.
    #[arg(long, value_name = "KIND,...", value_parser = bots)]
    pub players: Option<Bots>,
    /// How many threads.
    #[arg(long, value_name = "T", value_parser = threads)]
    pub threads: Option<usize>,
    /// Options of the game.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    pub options: Vec<(String, String)>,
    /// Another edition.
    #[arg(long, value_name = "PATH")]
    pub edition: Option<PathBuf>,
    /// Whether to print JSON.
    #[arg(long)]
    pub json: bool,
}

/// `arena`
#[derive(Debug, clap::Args)]
pub struct Arena {
    /// The game.
    #[arg(value_name = "GAME")]
    pub game: String,
    /// Who plays; one for each seat.
    #[arg(long, value_name = "KIND,...", value_parser = bots, required = true)]
    pub players: Bots,
    /// How many games.
    #[arg(long, value_name = "N", value_parser = at_least_one::<u64>)]
    pub games: Option<u64>,
    /// The budget of a search in iterations.
    #[arg(long, value_name = "I", value_parser = at_least_one::<u32>, conflicts_with = "ms")]
    pub iterations: Option<u32>,
    /// The budget of a search in milliseconds.
    #[arg(long, value_name = "T", value_parser = at_least_one::<u32>)]
    pub ms: Option<u32>,
    /// Whether every seating gets the same luck.
    #[arg(long)]
    pub duplicate: bool,
    /// How many threads.
    #[arg(long, value_name = "T", value_parser = threads)]
    pub threads: Option<usize>,
    /// The seed.
    #[arg(long, value_name = "S", value_parser = crate::usage::seed)]
    pub seed: Option<u64>,
    /// Options of the game.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    pub options: Vec<(String, String)>,
    /// Another edition.
    #[arg(long, value_name = "PATH")]
    pub edition: Option<PathBuf>,
    /// Whether to print JSON.
    #[arg(long)]
    pub json: bool,
}

/// `lab`
#[derive(Debug, clap::Args)]
pub struct Lab {
    /// The game.
    #[arg(value_name = "GAME")]
    pub game: String,
    /// How many seats.
    #[arg(long, value_name = "N", value_parser = at_least_one::<u8>)]
    pub seats: Option<u8>,
    /// How many games.
    #[arg(long, value_name = "N", value_parser = at_least_one::<u64>)]
    pub games: Option<u64>,
    /// Who plays at every seat.
    #[arg(long, value_name = "KIND", value_parser = bots)]
    pub players: Option<Bots>,
    /// Where the report goes.
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// How many threads.
    #[arg(long, value_name = "T", value_parser = threads)]
    pub threads: Option<usize>,
    /// The seed.
    #[arg(long, value_name = "S", value_parser = crate::usage::seed)]
    pub seed: Option<u64>,
    /// Options of the game.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    pub options: Vec<(String, String)>,
    /// Another edition.
    #[arg(long, value_name = "PATH")]
    pub edition: Option<PathBuf>,
}

/// `check`
#[derive(Debug, clap::Args)]
pub struct Check {
    /// The game.
    #[arg(value_name = "GAME")]
    pub game: String,
    /// Whether to check the bots instead: that they cannot peek.
    #[arg(long)]
    pub no_peek: bool,
    /// How many games for each setup.
    #[arg(long, value_name = "N", value_parser = at_least_one::<u64>)]
    pub games: Option<u64>,
    /// With that many seats only.
    #[arg(long, value_name = "N", value_parser = at_least_one::<u8>)]
    pub seats: Option<u8>,
    /// The seed.
    #[arg(long, value_name = "S", value_parser = crate::usage::seed)]
    pub seed: Option<u64>,
    /// Another edition.
    #[arg(long, value_name = "PATH")]
    pub edition: Option<PathBuf>,
}

/// `replay`
#[derive(Debug, clap::Args)]
pub struct Replay {
    /// The record.
    #[arg(value_name = "RECORD")]
    pub record: PathBuf,
    /// How many of its steps.
    #[arg(long, value_name = "N", value_parser = crate::usage::count)]
    pub to: Option<usize>,
    /// From which seat's point of view.
    #[arg(long, value_name = "N", value_parser = at_least_one::<u8>)]
    pub seat: Option<u8>,
    /// Another edition.
    #[arg(long, value_name = "PATH")]
    pub edition: Option<PathBuf>,
}

/// `position`
#[derive(Debug, clap::Args)]
pub struct PositionOf {
    /// A game, or a record.
    #[arg(value_name = "GAME|RECORD")]
    pub source: PathBuf,
    /// How many seats a new game has.
    #[arg(long, value_name = "N", value_parser = at_least_one::<u8>, conflicts_with = "to")]
    pub seats: Option<u8>,
    /// The seed of a new game.
    #[arg(long, value_name = "S", value_parser = crate::usage::seed, conflicts_with = "to")]
    pub seed: Option<u64>,
    /// Options of a new game.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option, conflicts_with = "to")]
    pub options: Vec<(String, String)>,
    /// How many steps of a record.
    #[arg(long, value_name = "N", value_parser = crate::usage::count)]
    pub to: Option<usize>,
    /// Another edition.
    #[arg(long, value_name = "PATH")]
    pub edition: Option<PathBuf>,
}

/// `score`
#[derive(Debug, clap::Args)]
pub struct Position {
    /// The position.
    #[arg(value_name = "POSITION")]
    pub position: PathBuf,
    /// Another edition.
    #[arg(long, value_name = "PATH")]
    pub edition: Option<PathBuf>,
}

/// `show`
#[derive(Debug, clap::Args)]
pub struct Show {
    /// Which position.
    #[command(flatten)]
    pub position: Position,
    /// The seat from whose point of view it is shown.
    #[arg(long, value_name = "N", value_parser = at_least_one::<u8>)]
    pub seat: Option<u8>,
    /// Whether to print JSON.
    #[arg(long)]
    pub json: bool,
}

/// `legal`
#[derive(Debug, clap::Args)]
pub struct Legal {
    /// Which position.
    #[command(flatten)]
    pub position: Position,
    /// Whether to print JSON.
    #[arg(long)]
    pub json: bool,
}

/// `apply`
#[derive(Debug, clap::Args)]
pub struct Apply {
    /// Which position.
    #[command(flatten)]
    pub position: Position,
    /// The steps.
    #[arg(value_name = "STEP", required = true)]
    pub steps: Vec<String>,
}
