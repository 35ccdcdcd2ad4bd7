//! `tetrapolis check`

use std::collections::BTreeMap;
use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread::available_parallelism;

use indicatif::ProgressBar;
use tetrapolis_catalog::{Entry, Setup, SetupError, Visit, visit};
use tetrapolis_game::{Game, Message, Options};
use tetrapolis_testkit::{Broken, Law, Report};

use super::bar::bar;
use super::known_game;
use crate::args::Check;
use crate::failure::Failure;
use crate::files::read_edition;
use crate::output::Output;

const GAMES: u64 = 1000;
const SEED: u64 = 1;

/// Checks the laws of a game for every number of seats and every option.
pub fn check(args: &Check, output: &mut Output<'_>) -> Result<(), Failure> {
    let entry = known_game(&args.game)?;
    let setups = setups(entry, args)?;
    let games = args.games.unwrap_or(GAMES);
    let seed = args.seed.unwrap_or(SEED);
    let bar = bar(games.saturating_mul(setups.len() as u64));
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    let threads = available_parallelism().map_or(1, NonZero::get).min(setups.len());
    let mut is_broken = false;
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let (sender, next, setups, bar) = (sender.clone(), &next, &setups, &bar);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(setup) = setups.get(number) else { return };
                    if sender.send((number, visit(setup, Laws { games, seed, bar }))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        for (number, setup) in setups.iter().enumerate() {
            while !waiting.contains_key(&number) {
                waiting.extend(receiver.recv());
            }
            let result = waiting.remove(&number).expect("it has come")?;
            is_broken |= result.is_err();
            bar.suspend(|| tell(entry, setup, result, output))?;
        }
        Ok::<(), Failure>(())
    })?;
    bar.finish_and_clear();
    if is_broken { Err(Failure::Broken) } else { Ok(()) }
}

struct Laws<'a> {
    games: u64,
    seed: u64,
    bar: &'a ProgressBar,
}

impl Visit for Laws<'_> {
    type Output = Result<Report, Broken>;

    fn visit<G: Game>(self, game: G) -> Self::Output {
        tetrapolis_testkit::check(&game, self.games, self.seed, &|done| self.bar.inc(done))
    }
}

/// Everything that can be set up: each number of seats by itself, and with each option at each value but the default.
fn setups(entry: &Entry, args: &Check) -> Result<Vec<Setup>, Failure> {
    let edition = read_edition(args.edition.as_deref())?;
    let seats = args.seats.map_or_else(|| entry.seats.clone(), |seats| seats..=seats);
    let mut setups = Vec::new();
    for seats in seats {
        let named = |(name, value): (&str, &str)| Options::from([(name.to_owned(), value.to_owned())]);
        let values =
            entry.options.iter().flat_map(|choice| choice.values[1..].iter().map(|value| (choice.name, *value)));
        for options in std::iter::once(Options::new()).chain(values.map(named)) {
            let setup = Setup { game: entry.name.to_owned(), seats, options, edition: edition.clone() };
            match visit(&setup, Possible) {
                Ok(()) => setups.push(setup),
                Err(SetupError::Option { .. }) => {}
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

fn tell(entry: &Entry, setup: &Setup, result: Result<Report, Broken>, output: &mut Output<'_>) -> Result<(), Failure> {
    let options: Vec<String> = setup.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let what = match options.as_slice() {
        [] => Message::new("check-setup"),
        _ => Message::new("check-setup-options").with("options", options.join(" ")),
    };
    let what = what.with("title", entry.title).with("seats", setup.seats);
    match result {
        Ok(report) => output.say(
            &Message::new("check-good")
                .with("what", what)
                .with("games", report.games as i64)
                .with("steps", report.steps as i64)
                .with("decisions", report.decisions as i64)
                .with("longest", report.longest as i64),
        )?,
        Err(broken) => {
            let message = Message::new("check-broken").with("what", what).with("law", law(broken.law));
            output.say(&message.with("game", broken.game as i64 + 1).with("reason", broken.reason.as_str()))?;
            output.line(broken.record.to_string().trim_end())?;
        }
    }
    Ok(())
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
