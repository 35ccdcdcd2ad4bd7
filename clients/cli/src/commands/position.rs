//! `tetrapolis position`, `show`, `legal`, `score` and `apply`

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tetrapolis_catalog::{Playthrough, Selection, StepError, open};
use tetrapolis_game::{EditionId, Head, Message, Options, ReplayError, Seat, Telling, Turn, Viewer};

use super::replay::load;
use crate::args::{Apply, Legal, Position, Replay, Show};
use crate::board;
use crate::failure::{Failure, in_file};
use crate::files::{built_in, read_edition, read_text_or_input};
use crate::json::readable;
use crate::output::Output;
use crate::party::Parties;

/// A position with all that is needed to play on from it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PositionFile {
    game: String,
    rules: u32,
    edition: EditionId,
    seats: u8,
    options: Options,
    position: Value,
}

/// A position that has been read.
struct Loaded {
    head: Head,
    table: Box<dyn Playthrough>,
}

impl Loaded {
    fn parties(&self) -> Parties {
        Parties::new(&self.head, self.table.parties())
    }
}

/// Prints a position of a record.
pub fn position(args: &Replay, output: &mut Output<'_>) -> Result<(), Failure> {
    let (record, table) = load(args, output)?;
    print(&record.head, table.as_ref(), output)
}

/// Draws a position as everyone sees it, or as one seat does.
pub fn show(args: &Show, output: &mut Output<'_>) -> Result<(), Failure> {
    let loaded = read(&args.position)?;
    let viewer = match args.seat {
        None => Viewer::Public,
        Some(seat) if seat <= loaded.head.seats => Viewer::Seat(Seat(seat - 1)),
        Some(seat) => return Err(Message::new("step-seat").with("seat", seat.to_string()).into()),
    };
    let picture = loaded.table.picture(viewer);
    if args.json {
        return Ok(output.line(&readable(&picture))?);
    }
    Ok(output.line(&board::draw(&loaded.head.game, &picture, &loaded.parties(), output.words))?)
}

/// Shows the score sheets of a position.
pub fn score(args: &Position, output: &mut Output<'_>) -> Result<(), Failure> {
    let loaded = read(args)?;
    Ok(output.line(&board::sheets(loaded.table.as_ref(), &loaded.parties(), output.words))?)
}

/// Lists the legal actions of a position, or the possible outcomes of chance.
pub fn legal(args: &Legal, output: &mut Output<'_>) -> Result<(), Failure> {
    let loaded = read(&args.position)?;
    let tellings = match loaded.table.turn() {
        Turn::Act(seats) if seats.len() > 1 => seats.iter().flat_map(|seat| in_full(&loaded, seat)).collect(),
        Turn::Act(seats) => seats.iter().flat_map(|seat| loaded.table.legal(seat)).collect(),
        Turn::Chance => loaded.table.chances().into_iter().map(|(telling, _)| telling).collect(),
        Turn::Over => Vec::new(),
    };
    if args.json {
        return Ok(output.line(&readable(&tellings))?);
    }
    if tellings.is_empty() {
        return Ok(output.say(&Message::new("legal-over"))?);
    }
    let longest = |length: fn(&Telling) -> usize| tellings.iter().map(length).max().unwrap_or(0);
    let notation = longest(|telling| telling.notation.chars().count());
    let rule = longest(|telling| telling.rule.0.len());
    for telling in &tellings {
        let words = output.words.say(&telling.message);
        output.line(&format!("{:notation$}  {:rule$}  {words}", telling.notation, telling.rule.0))?;
    }
    Ok(())
}

/// What a seat may do, with the seat: several have to act at once.
fn in_full(loaded: &Loaded, seat: Seat) -> Vec<Telling> {
    let mut tellings = loaded.table.legal(seat);
    for telling in &mut tellings {
        telling.notation = format!("{seat}: {}", telling.notation);
    }
    tellings
}

/// Applies steps to a position and prints the resulting one.
pub fn apply(args: &Apply, output: &mut Output<'_>) -> Result<(), Failure> {
    let Loaded { head, mut table } = read(&args.position)?;
    for (n, step) in args.steps.iter().enumerate() {
        let reason = match table.apply(step) {
            Ok(()) => continue,
            Err(StepError::Text(error)) => error.message(),
            Err(StepError::Refused(refusal)) => {
                Message::new("refusal").with("rule", refusal.rule.0).with("reason", refusal.message)
            }
        };
        let message = Message::new("apply-step").with("number", n + 1).with("step", step.as_str());
        return Err(message.with("reason", reason).into());
    }
    print(&head, table.as_ref(), output)
}

fn print(head: &Head, table: &dyn Playthrough, output: &mut Output<'_>) -> Result<(), Failure> {
    let file = PositionFile {
        game: head.game.clone(),
        rules: head.rules,
        edition: head.edition.clone(),
        seats: head.seats,
        options: head.options.clone(),
        position: table.position(),
    };
    Ok(output.line(&readable(&file))?)
}

/// Reads a position.
///
/// # Errors
/// What is wrong with it: the form, the game, the rules, the edition, or that it cannot arise.
fn read(args: &Position) -> Result<Loaded, Failure> {
    let (text, name) = read_text_or_input(&args.position)?;
    let wrong = |message: Message| in_file(&name, message);
    let file: PositionFile = serde_json::from_str(&text)
        .map_err(|error| wrong(Message::new("position-form").with("reason", error.to_string())))?;
    let setup = Selection {
        game: file.game,
        seats: file.seats,
        options: file.options,
        edition: read_edition(args.edition.as_deref())?.or_else(|| built_in(&file.edition)),
    };
    let mut table = open(&setup).map_err(|error| wrong(error.message()))?;
    let head = table.head();
    if head.rules != file.rules {
        return Err(wrong(ReplayError::Rules { record: file.rules, here: head.rules }.message()).into());
    }
    if head.edition != file.edition {
        return Err(wrong(ReplayError::Edition { record: file.edition, here: head.edition }.message()).into());
    }
    table.restore(file.position).map_err(|error| wrong(error.message()))?;
    Ok(Loaded { head, table })
}
