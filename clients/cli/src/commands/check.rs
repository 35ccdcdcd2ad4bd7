//! `tetrapolis check`

use std::collections::BTreeMap;
use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread::available_parallelism;

use indicatif::ProgressBar;
use tetrapolis_arena::{Certificate, Peek, all_bots, no_peek};
use tetrapolis_catalog::{Entry, Selection, SelectionError, Visit, visit};
use tetrapolis_game::{Game, Insight, Message, Notation, Options, Playable, SetupError};
use tetrapolis_testkit::{Broken, Law, Report};

use super::bar::bar;
use super::known_game;
use crate::args::Check;
use crate::failure::Failure;
use crate::files::read_edition;
use crate::output::Output;

const GAMES: u64 = 1000;
const GAMES_WITH_BOTS: u64 = 10;
const SEED: u64 = 1;

/// Checks the laws of a game, or that no bot peeks in it, for every number of seats and every option.
pub fn check(args: &Check, output: &mut Output<'_>) -> Result<(), Failure> {
    let entry = known_game(&args.game)?;
    let setups = setups(entry, args)?;
    let games = args.games.unwrap_or(if args.no_peek { GAMES_WITH_BOTS } else { GAMES });
    let seed = args.seed.unwrap_or(SEED);
    let bar = bar(games.saturating_mul(setups.len() as u64));
    let is_good = if args.no_peek {
        let work = |setup: &Selection| visit(setup, NoPeek { games, seed, bar: &bar });
        in_order(&setups, work, |setup, result| bar.suspend(|| tell_no_peek(&what(entry, setup), result, output)))
    } else {
        let work = |setup: &Selection| visit(setup, Laws { games, seed, bar: &bar });
        in_order(&setups, work, |setup, result| bar.suspend(|| tell(&what(entry, setup), result, output)))
    }?;
    bar.finish_and_clear();
    if is_good { Ok(()) } else { Err(Failure::Broken) }
}

/// Works on the setups on several threads and reports the results in order. Says whether all were good.
fn in_order<T: Send>(
    setups: &[Selection],
    work: impl Fn(&Selection) -> Result<T, SelectionError> + Sync,
    mut tell: impl FnMut(&Selection, T) -> Result<bool, Failure>,
) -> Result<bool, Failure> {
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    let threads = available_parallelism().map_or(1, NonZero::get).min(setups.len());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let (sender, next, work) = (sender.clone(), &next, &work);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(setup) = setups.get(number) else { return };
                    if sender.send((number, work(setup))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut is_good = true;
        let mut waiting = BTreeMap::new();
        for (number, setup) in setups.iter().enumerate() {
            while !waiting.contains_key(&number) {
                waiting.extend(receiver.recv());
            }
            let result = waiting.remove(&number).expect("it has come")?;
            is_good &= tell(setup, result)?;
        }
        Ok(is_good)
    })
}

struct Laws<'a> {
    games: u64,
    seed: u64,
    bar: &'a ProgressBar,
}

impl Visit for Laws<'_> {
    type Output = Result<Report, Broken>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        tetrapolis_testkit::check(&game, self.games, self.seed, &|done| self.bar.inc(done))
    }
}

struct NoPeek<'a> {
    games: u64,
    seed: u64,
    bar: &'a ProgressBar,
}

impl Visit for NoPeek<'_> {
    type Output = Result<Certificate, Peek>;

    fn visit<G: Insight + Notation>(self, game: G) -> Self::Output {
        no_peek(&game, &mut all_bots(), self.games, self.seed, &|done| self.bar.inc(done))
    }
}

/// Everything that can be set up: each number of seats with the default options, and with each other value of each
/// option.
fn setups(entry: &Entry, args: &Check) -> Result<Vec<Selection>, Failure> {
    let edition = read_edition(args.edition.as_deref())?;
    let seats = args.seats.map_or_else(|| entry.seats.clone(), |seats| seats..=seats);
    let mut setups = Vec::new();
    for seats in seats {
        let named = |(name, value): (&str, &str)| Options::from([(name.to_owned(), value.to_owned())]);
        let values =
            entry.options.iter().flat_map(|choice| choice.values[1..].iter().map(|value| (choice.name, *value)));
        for options in std::iter::once(Options::new()).chain(values.map(named)) {
            let setup = Selection { game: entry.name.to_owned(), seats, options, edition: edition.clone() };
            match visit(&setup, Possible) {
                Ok(()) => setups.push(setup),
                Err(SelectionError::Setup(SetupError::Option { .. })) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }
    Ok(setups)
}

/// Finds out whether a game can be set up.
struct Possible;

impl Visit for Possible {
    type Output = ();

    fn visit<G: Game>(self, _game: G) {}
}

/// What was set up, in words.
fn what(entry: &Entry, setup: &Selection) -> Message {
    let options: Vec<String> = setup.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let what = match options.as_slice() {
        [] => Message::new("check-setup"),
        _ => Message::new("check-setup-options").with("options", options.join(" ")),
    };
    what.with("title", entry.title).with("seats", setup.seats)
}

fn tell(what: &Message, result: Result<Report, Broken>, output: &mut Output<'_>) -> Result<bool, Failure> {
    let is_good = result.is_ok();
    match result {
        Ok(report) => output.say(
            &Message::new("check-good")
                .with("what", what.clone())
                .with("games", report.games as i64)
                .with("steps", report.steps as i64)
                .with("decisions", report.decisions as i64)
                .with("longest", report.longest as i64),
        )?,
        Err(broken) => {
            let message = Message::new("check-broken").with("what", what.clone()).with("law", law(broken.law));
            output.say(&message.with("game", broken.game as i64 + 1).with("reason", broken.reason.as_str()))?;
            output.line(broken.record.to_string().trim_end())?;
        }
    }
    Ok(is_good)
}

fn tell_no_peek(what: &Message, result: Result<Certificate, Peek>, output: &mut Output<'_>) -> Result<bool, Failure> {
    let is_good = result.is_ok();
    let message = match result {
        Ok(certificate) => Message::new("check-no-peek")
            .with("games", certificate.games as i64)
            .with("choices", certificate.choices as i64)
            .with("hidden", certificate.hidden as i64),
        Err(peek) => Message::new("check-peeks")
            .with("kind", peek.name)
            .with("game", peek.game as i64 + 1)
            .with("one", peek.one)
            .with("other", peek.other),
    };
    output.say(&message.with("what", what.clone()))?;
    Ok(is_good)
}

fn law(law: Law) -> Message {
    match law {
        Law::Replay => Message::new("law-replay"),
        Law::Legality => Message::new("law-legality"),
        Law::SameLook => Message::new("law-same-look"),
        Law::NoLeak => Message::new("law-no-leak"),
        Law::Conservation => Message::new("law-conservation"),
    }
}
