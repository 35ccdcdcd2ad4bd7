//! What can be said on the command line.

mod many;
mod online;
mod position;

use std::path::PathBuf;

use clap::{Parser, Subcommand};
use tetrapolis_review::Tutor;

#[cfg(feature = "train")]
pub use self::many::Train;
pub use self::many::{Arena, Bots, Check, Lab, Sim};
pub use self::online::{Load, Serve, Soak, TableCommand, Verify};
pub use self::position::{Apply, Legal, Position, PositionOf, Show};
use crate::usage::{at_least_one, bots, option, threads, tutor};

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
    /// Learns to judge the positions of a game.
    #[cfg(feature = "train")]
    Train(Train),
    /// Checks the laws of a game.
    Check(Check),
    /// Retells a record step by step.
    Replay(Replay),
    /// Says what was luck in a finished game, and which decisions cost the most.
    Review(Review),
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
    /// Which moves to warn of.
    #[arg(long, value_name = "WHEN", value_parser = tutor())]
    pub tutor: Option<Tutor>,
    /// The record.
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
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

/// `review`
#[derive(Debug, clap::Args)]
pub struct Review {
    /// The record.
    #[arg(value_name = "RECORD")]
    pub record: PathBuf,
    /// Whose decisions.
    #[arg(long, value_name = "N", value_parser = at_least_one::<u8>)]
    pub seat: Option<u8>,
    /// Whether to look longer.
    #[arg(long)]
    pub deep: bool,
    /// How many threads.
    #[arg(long, value_name = "T", value_parser = threads)]
    pub threads: Option<usize>,
    /// Another edition.
    #[arg(long, value_name = "PATH")]
    pub edition: Option<PathBuf>,
    /// Whether to print JSON.
    #[arg(long)]
    pub json: bool,
}
