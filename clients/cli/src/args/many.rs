//! Many games between bots, for figures and checks.

use std::path::PathBuf;

use tetrapolis_search::BotKind;

use crate::usage::{at_least_one, bots, option, threads};

/// Kinds of bots, in the order of the seats.
#[derive(Clone, Debug)]
pub struct Bots(pub Vec<BotKind>);

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
    /// The network of a search, instead of the built-in one.
    #[arg(long, value_name = "FILE")]
    pub net: Option<PathBuf>,
    /// Whether every seating gets the same luck.
    #[arg(long)]
    pub duplicate: bool,
    /// Whether to remove luck from the results.
    #[arg(long)]
    pub luck_adjusted: bool,
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
    /// Whether to remove luck from the results.
    #[arg(long)]
    pub luck_adjusted: bool,
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

/// `train`
#[cfg(feature = "train")]
#[derive(Debug, clap::Args)]
pub struct Train {
    /// The game.
    #[arg(value_name = "GAME")]
    pub game: String,
    /// How many quick games.
    #[arg(long, value_name = "N", value_parser = at_least_one::<u64>)]
    pub games: Option<u64>,
    /// How many generations of searched games.
    #[arg(long, value_name = "N", value_parser = crate::usage::number::<u32>)]
    pub generations: Option<u32>,
    /// How many games a generation has.
    #[arg(long, value_name = "N", value_parser = at_least_one::<u64>)]
    pub searched: Option<u64>,
    /// How many games measure a generation.
    #[arg(long, value_name = "N", value_parser = crate::usage::number::<u64>)]
    pub measured: Option<u64>,
    /// Where the network goes.
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// How many threads.
    #[arg(long, value_name = "T", value_parser = threads)]
    pub threads: Option<usize>,
    /// The seed.
    #[arg(long, value_name = "S", value_parser = crate::usage::seed)]
    pub seed: Option<u64>,
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
    /// Only with this many seats.
    #[arg(long, value_name = "N", value_parser = at_least_one::<u8>)]
    pub seats: Option<u8>,
    /// The seed.
    #[arg(long, value_name = "S", value_parser = crate::usage::seed)]
    pub seed: Option<u64>,
    /// Another edition.
    #[arg(long, value_name = "PATH")]
    pub edition: Option<PathBuf>,
}
