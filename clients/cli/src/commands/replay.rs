//! `tetrapolis replay`

use std::path::Path;

use tetrapolis_catalog::{Playthrough, open};
use tetrapolis_game::{Message, Record, Turn, Viewer};

use super::play::log_line;
use crate::args::Replay;
use crate::board;
use crate::failure::{Failure, in_file};
use crate::files::{Written, left_out, read_edition, read_text, setup_of};
use crate::layout::{WIDTH, wrap};
use crate::output::Output;
use crate::party::Parties;

/// Retells a record step by step and shows the resulting position.
pub fn replay(args: &Replay, output: &mut Output<'_>) -> Result<(), Failure> {
    let (record, mut table) = load(args, output)?;
    let parties = Parties::new(&record.head, table.parties());
    let mut place = table.fork();
    place.replay(&record, 0).map_err(|error| wrong(&args.record, &error.message()))?;
    let steps = steps(args, &record)?;
    let digits = steps.to_string().len();
    for (n, step) in record.steps.iter().enumerate().take(steps) {
        if let Ok(Some(telling)) = place.tell(step, Viewer::Public) {
            let said = output.words.say(&log_line(step, &telling, &parties));
            let indent = &said[..said.len() - said.trim_start().len()];
            let number = format!("{:>digits$}  {indent}", n + 1);
            output.line(&wrap(&said, WIDTH, &number, &" ".repeat(number.len())))?;
        }
        place.apply(step).expect("the record has been replayed");
    }
    table = place;
    output.line("")?;
    let picture = table.picture(Viewer::Public);
    output.line(&board::draw(&record.head.game, &picture, &parties, output.words))?;
    if table.turn() == Turn::Over {
        output.line("")?;
        output.line(&board::sheets(table.as_ref(), &parties, output.words))?;
    }
    Ok(())
}

/// A record and the table to which it leads; if its last line is torn, that is said beside the output.
///
/// # Errors
/// What is wrong with the record.
pub fn load(args: &Replay, output: &Output<'_>) -> Result<(Record, Box<dyn Playthrough>), Failure> {
    let Written { record, torn, .. } = Written::read(&args.record, read_text(&args.record)?)?;
    if let Some(torn) = torn {
        output.note(&left_out(&torn));
    }
    let setup = setup_of(&record.head, read_edition(args.edition.as_deref())?);
    let mut table = open(&setup)?;
    let steps = steps(args, &record)?;
    table.replay(&record, steps).map_err(|error| wrong(&args.record, &error.message()))?;
    Ok((record, table))
}

/// How many steps are asked for.
fn steps(args: &Replay, record: &Record) -> Result<usize, Failure> {
    match args.to {
        Some(to) if to > record.steps.len() => {
            let message = Message::new("replay-past-end").with("to", to).with("steps", record.steps.len());
            Err(wrong(&args.record, &message))
        }
        Some(to) => Ok(to),
        None => Ok(record.steps.len()),
    }
}

fn wrong(record: &Path, reason: &Message) -> Failure {
    in_file(&record.display().to_string(), reason.clone()).into()
}
