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
    /// Plays a game at this terminal.
    Play(Play),
    /// Lets bots play many games.
    Sim(Sim),
    /// Lets bots compete.
    Arena(Arena),
    /// Checks the laws of a game.
    Check(Check),
    /// Tells a record step by step.
    Replay(Replay),
    /// Prints a position of a record.
    Position(Replay),
    /// Draws a position.
    Show(Show),
    /// Lists what can be done in a position.
    Legal(Legal),
    /// Shows the score sheets of a position.
    Score(Position),
    /// Carries out steps in a position.
    Apply(Apply),
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
    /// The bots, who take the last seats.
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
    /// Whether every seating gets the same chance.
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

/// `replay` and `position`
#[derive(Debug, clap::Args)]
pub struct Replay {
    /// The record.
    #[arg(value_name = "RECORD")]
    pub record: PathBuf,
    /// How many of its steps.
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
    /// Whose eyes see it.
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
