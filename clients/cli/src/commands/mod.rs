//! One module for each command, or for a few that belong together.

mod arena;
mod bar;
mod check;
mod edition;
mod games;
mod lab;
mod lesson;
mod load;
mod online;
mod play;
mod position;
mod replay;
mod review;
mod rules;
mod serve;
mod sim;
mod soak;
#[cfg(feature = "train")]
mod train;

use tetrapolis_catalog::{Entry, SelectionError, entry};
use tetrapolis_game::{Message, Options};

use crate::args::{Args, Command, EditionCommand, LessonCommand, TableCommand};
use crate::failure::Failure;
use crate::output::Output;

/// Does what the command line asks for.
pub fn run(args: Args, output: &mut Output<'_>) -> Result<(), Failure> {
    match args.command {
        Command::Games => games::games(output),
        Command::Rules(rules) => rules::rules(&rules, output),
        Command::Edition { command: EditionCommand::Check { path } } => edition::check(&path, output),
        Command::Lesson { command: LessonCommand::Check { path } } => lesson::check(&path, output),
        Command::Lesson { command: LessonCommand::New { game, record, seat } } => {
            lesson::new(&game, &record, seat, output)
        }
        Command::Play(play) => play::play(&play, args.lang.as_deref(), output),
        Command::Sim(sim) => sim::sim(&sim, output),
        Command::Arena(arena) => arena::arena(&arena, output),
        Command::Lab(lab) => lab::lab(&lab, output),
        #[cfg(feature = "train")]
        Command::Train(args) => train::train(&args, output),
        Command::Check(check) => check::check(&check, output),
        Command::Replay(replay) => replay::replay(&replay, output),
        Command::Review(review) => review::review(&review, output),
        Command::Position(source) => position::position(&source, output),
        Command::Show(position) => position::show(&position, output),
        Command::Legal(legal) => position::legal(&legal, output),
        Command::Score(position) => position::score(&position, output),
        Command::Apply(apply) => position::apply(&apply, output),
        Command::Serve(serve) => serve::serve(&serve, output),
        Command::Load(load) => load::load(&load, output),
        Command::Soak(soak) => soak::soak(&soak, output),
        Command::Verify(verify) => online::verify(&verify, output),
        Command::Table { command: TableCommand::Export { id, database } } => {
            online::export(&id, database.as_deref(), output)
        }
        Command::Table { command: TableCommand::Import { file, database } } => {
            online::import(&file, database.as_deref(), output)
        }
    }
}

/// The game of that name.
fn known_game(name: &str) -> Result<&'static Entry, Failure> {
    entry(name).ok_or_else(|| SelectionError::Game(name.to_owned()).into())
}

/// The options of a command line; the last one of a name counts.
fn options(given: &[(String, String)]) -> Options {
    given.iter().cloned().collect()
}

/// A number with this many decimal places, as the language writes it.
fn decimal(number: f64, places: usize) -> Message {
    written(&format!("{number:.places$}"))
}

/// The same with its sign; a zero has none.
fn signed(number: f64, places: usize) -> Message {
    let text = format!("{number:+.places$}");
    let is_zero = !text.bytes().any(|digit| (b'1'..=b'9').contains(&digit));
    written(if is_zero { &text[1..] } else { &text })
}

/// A number as the language writes it.
fn written(text: &str) -> Message {
    match text.split_once('.') {
        None => Message::new("decimal-whole").with("whole", text),
        Some((whole, fraction)) => Message::new("decimal").with("whole", whole).with("fraction", fraction),
    }
}
