//! `tetrapolis review`

mod tell;

use std::num::NonZero;
use std::thread::available_parallelism;

use tetrapolis_catalog::visit;
use tetrapolis_game::{Message, Turn, Viewer};
use tetrapolis_seated::Judge;

use super::bar::bar;
use super::replay::{load, viewer};
use crate::args::Review;
use crate::failure::{Failure, in_file};
use crate::files::{read_edition, setup_of};
use crate::json::readable;
use crate::output::Output;
use crate::party::Parties;

/// Says what was luck in a finished game, and which decisions cost the most.
pub fn review(args: &Review, output: &mut Output<'_>) -> Result<(), Failure> {
    let edition = args.edition.as_deref();
    let (record, table) = load(&args.record, None, edition, output)?;
    let seat = match viewer(args.seat, &record.head)? {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    };
    if table.turn() != Turn::Over {
        return Err(in_file(&args.record.display().to_string(), Message::new("review-unfinished")).into());
    }
    let threads = args.threads.unwrap_or_else(|| available_parallelism().map_or(1, NonZero::get));
    let setup = setup_of(&record.head, read_edition(edition)?);
    let bar = bar(record.steps.len() as u64);
    let progress = |done| bar.inc(done);
    let judge = Judge { steps: &record.steps, seat, is_deep: args.deep, threads, progress: &progress };
    let figures = visit(&setup, judge)?;
    bar.finish_and_clear();
    if args.json {
        return Ok(output.line(&readable(&figures))?);
    }
    let parties = Parties::new(&record.head, table.parties());
    Ok(tell::tell(&figures, &parties, output)?)
}
