//! One module for each command, or for a few that belong together.

mod bar;
mod check;
mod edition;
mod games;
mod play;
mod position;
mod replay;
mod rules;
mod sim;

use tetrapolis_catalog::{Entry, SetupError, entry};
use tetrapolis_game::Options;

use crate::args::{Args, Command, EditionCommand};
use crate::console::Console;
use crate::failure::Failure;

/// Does what the command line asks for.
pub fn run(args: Args, console: &mut Console<'_>) -> Result<(), Failure> {
    match args.command {
        Command::Games => games::games(console),
        Command::Rules(rules) => rules::rules(&rules, console),
        Command::Edition { command: EditionCommand::Check { path } } => edition::check(&path, console),
        Command::Play(play) => play::play(&play, args.lang.as_deref(), console),
        Command::Sim(sim) => sim::sim(&sim, console),
        Command::Check(check) => check::check(&check, console),
        Command::Replay(replay) => replay::replay(&replay, console),
        Command::Position(replay) => position::position(&replay, console),
        Command::Show(position) => position::show(&position, console),
        Command::Legal(legal) => position::legal(&legal, console),
        Command::Score(position) => position::score(&position, console),
        Command::Apply(apply) => position::apply(&apply, console),
    }
}

/// The game of that name.
fn known_game(name: &str) -> Result<&'static Entry, Failure> {
    entry(name).ok_or_else(|| SetupError::Game(name.to_owned()).into())
}

/// The options of a command line, the last of a name counting.
fn options(given: &[(String, String)]) -> Options {
    given.iter().cloned().collect()
}
