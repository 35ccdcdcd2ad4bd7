//! `tetrapolis replay`

use std::path::Path;

use tetrapolis_catalog::{Playthrough, open};
use tetrapolis_game::{Head, Message, Record, Seat, Turn, Viewer};

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
    let (record, mut table) = load(&args.record, args.to, args.edition.as_deref(), output)?;
    let viewer = viewer(args.seat, &record.head)?;
    let parties = Parties::new(&record.head, table.parties());
    let mut place = table.fork();
    place.replay(&record, 0).map_err(|error| wrong(&args.record, &error.message()))?;
    let steps = steps(&args.record, args.to, &record)?;
    let digits = steps.to_string().len();
    for (n, step) in record.steps.iter().enumerate().take(steps) {
        if let Ok(Some(telling)) = place.tell(step, viewer) {
            let said = output.words.say(&log_line(step, &telling, &parties));
            let indent = &said[..said.len() - said.trim_start().len()];
            let number = format!("{:>digits$}  {indent}", n + 1);
            output.line(&wrap(&said, WIDTH, &number, &" ".repeat(number.len())))?;
        }
        place.apply(step).expect("the record has been replayed");
    }
    table = place;
    output.line("")?;
    let picture = table.picture(viewer);
    output.line(&board::draw(&record.head.game, &picture, &parties, output.words))?;
    if table.turn() == Turn::Over {
        output.line("")?;
        output.line(&board::sheets(table.as_ref(), &parties, output.words))?;
    }
    Ok(())
}

/// A record and the table to which it leads. If its last line is torn, a note on standard error says so.
///
/// # Errors
/// What is wrong with the record.
pub fn load(
    path: &Path,
    to: Option<usize>,
    edition: Option<&Path>,
    output: &Output<'_>,
) -> Result<(Record, Box<dyn Playthrough>), Failure> {
    let Written { record, torn, .. } = Written::read(path, read_text(path)?)?;
    if let Some(torn) = torn {
        output.note(&left_out(&torn));
    }
    let setup = setup_of(&record.head, read_edition(edition)?);
    let mut table = open(&setup)?;
    let steps = steps(path, to, &record)?;
    table.replay(&record, steps).map_err(|error| wrong(path, &error.message()))?;
    Ok((record, table))
}

/// The viewer: a seat of the game, or a spectator.
///
/// # Errors
/// If there is no such seat.
pub fn viewer(seat: Option<u8>, head: &Head) -> Result<Viewer, Failure> {
    match seat {
        None => Ok(Viewer::Public),
        Some(seat) if seat <= head.seats => Ok(Viewer::Seat(Seat(seat - 1))),
        Some(seat) => Err(Message::new("step-seat").with("seat", seat.to_string()).into()),
    }
}

/// How many steps are asked for.
fn steps(path: &Path, to: Option<usize>, record: &Record) -> Result<usize, Failure> {
    match to {
        Some(to) if to > record.steps.len() => {
            let message = Message::new("replay-past-end").with("to", to).with("steps", record.steps.len());
            Err(wrong(path, &message))
        }
        Some(to) => Ok(to),
        None => Ok(record.steps.len()),
    }
}

fn wrong(record: &Path, reason: &Message) -> Failure {
    in_file(&record.display().to_string(), reason.clone()).into()
}
