//! `tetrapolis position`, `show`, `legal`, `score` and `apply`

use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use tetrapolis_catalog::{Entry, Playthrough, PositionError, Selection, SelectionError, StepError, entry, open};
use tetrapolis_game::{EditionId, Head, Message, Options, Record, ReplayError, Seat, Telling, Turn};

use super::options;
use super::play::Dice;
use super::replay::{load, viewer};
use crate::args::{Apply, Legal, Position, PositionOf, Show};
use crate::board;
use crate::failure::{Failure, in_file};
use crate::files::{built_in, read_edition, read_text_or_input};
use crate::json::readable;
use crate::output::Output;
use crate::party::Parties;

/// A position with all that is needed to play on from it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PositionFile<'a> {
    game: String,
    rules: u32,
    edition: EditionId,
    seats: u8,
    options: Options,
    #[serde(borrow)]
    position: &'a RawValue,
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

/// Prints a new game that has been set up, or a position of a record.
pub fn position(args: &PositionOf, output: &mut Output<'_>) -> Result<(), Failure> {
    if let Some(entry) = args.source.to_str().and_then(entry) {
        let table = new_game(entry, args)?;
        return print(&table.head(), table.as_ref(), output);
    }
    if args.seats.is_some() || args.seed.is_some() || !args.options.is_empty() {
        return Err(SelectionError::Game(args.source.display().to_string()).into());
    }
    let (record, table) = load(&args.source, args.to, args.edition.as_deref(), output)?;
    print(&record.head, table.as_ref(), output)
}

/// A game after its setup, as `play` with the same seed begins it.
fn new_game(entry: &Entry, args: &PositionOf) -> Result<Box<dyn Playthrough>, Failure> {
    let setup = Selection {
        game: entry.name.to_owned(),
        seats: args.seats.unwrap_or(2.clamp(*entry.seats.start(), *entry.seats.end())),
        options: options(&args.options),
        edition: read_edition(args.edition.as_deref())?,
    };
    let mut table = open(&setup)?;
    let dice = Dice::new(args.seed)?;
    for step in 0.. {
        if table.turn() != Turn::Chance {
            break;
        }
        let drawn = table.sample(&mut dice.of_step(step));
        table.apply(&drawn).expect("what is drawn is possible");
    }
    Ok(table)
}

/// Draws a position as everyone sees it, or as one seat does.
pub fn show(args: &Show, output: &mut Output<'_>) -> Result<(), Failure> {
    let loaded = read(&args.position)?;
    let picture = loaded.table.picture(viewer(args.seat, &loaded.head)?);
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
    let by_seats = |telling| Possible { telling, weight: None };
    let all: Vec<Possible> = match loaded.table.turn() {
        Turn::Act(seats) if seats.len() > 1 => {
            seats.iter().flat_map(|seat| in_full(&loaded, seat)).map(by_seats).collect()
        }
        Turn::Act(seats) => seats.iter().flat_map(|seat| loaded.table.legal(seat)).map(by_seats).collect(),
        Turn::Chance => {
            let chances = loaded.table.chances().into_iter();
            chances.map(|(telling, weight)| Possible { telling, weight: Some(weight) }).collect()
        }
        Turn::Over => Vec::new(),
    };
    if args.json {
        return Ok(output.line(&readable(&all))?);
    }
    if all.is_empty() {
        return Ok(output.say(&Message::new("legal-over"))?);
    }
    let total: u32 = all.iter().filter_map(|possible| possible.weight).sum();
    let share = |weight: u32| format!("{weight}/{total}  ");
    let longest = |length: &dyn Fn(&Possible) -> usize| all.iter().map(length).max().unwrap_or(0);
    let notation = longest(&|possible| possible.telling.notation.chars().count());
    let rule = longest(&|possible| possible.telling.rule.0.len());
    let width = longest(&|possible| possible.weight.map_or(0, |weight| share(weight).len()));
    for Possible { telling, weight } in &all {
        let words = output.words.say(&telling.message);
        let share = weight.map_or_else(String::new, share);
        output.line(&format!("{:notation$}  {:rule$}  {share:>width$}{words}", telling.notation, telling.rule.0))?;
    }
    Ok(())
}

/// Something that can be done, or that chance can decide, with its weight.
#[derive(Serialize)]
struct Possible {
    #[serde(flatten)]
    telling: Telling,
    #[serde(skip_serializing_if = "Option::is_none")]
    weight: Option<u32>,
}

/// What a seat may do. The seat is named, because several may have to act at once.
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
        position: &to_raw_value(&table.position()).expect("plain data"),
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
    if Record::is_one(&text) {
        return Err(wrong(Message::new("position-is-record").with("file", name.as_str())).into());
    }
    let file: PositionFile<'_> = PositionError::parse(&text).map_err(|error| wrong(error.message()))?;
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
    let begin = file.position.get().as_ptr() as usize - text.as_ptr() as usize;
    let lines_before = text[..begin].matches('\n').count();
    table.restore(file.position.get()).map_err(|error| wrong(error.after(lines_before).message()))?;
    Ok(Loaded { head, table })
}
