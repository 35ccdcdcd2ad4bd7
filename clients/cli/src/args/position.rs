//! Positions in files.

use std::path::PathBuf;

use crate::usage::{at_least_one, option};

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
