//! `tetrapolis train`

use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread::available_parallelism;
use std::time::Instant;

use indicatif::ProgressBar;
use tetrapolis_catalog::{Selection, Visit, visit};
use tetrapolis_game::{Message, Options};
use tetrapolis_lab::{Bar, Captions, bars};
use tetrapolis_net::{Learn, Net};
use tetrapolis_train::{Phase, Plan, Progress, train as learn};

use super::bar::bar;
use super::{decimal, known_game};
use crate::args::Train;
use crate::failure::Failure;
use crate::files::unreadable;
use crate::output::Output;

/// The name of the network's file.
const FILE: &str = "learned.net";

/// What to do with a game: to learn it.
struct Learned<'a> {
    plan: Plan,
    course: &'a Mutex<Course>,
}

/// What has happened so far.
struct Course {
    bar: ProgressBar,
    start: Instant,
    lines: Vec<Message>,
    losses: Vec<Bar>,
    strengths: Vec<Bar>,
    generation: u32,
}

impl Visit for Learned<'_> {
    type Output = Option<Net>;

    fn visit<G: Learn>(self, game: G) -> Option<Net> {
        if !game.can_learn() {
            return None;
        }
        Some(learn::<G>(&self.plan, &|progress| self.course.lock().expect("nobody panicked").follow(progress)))
    }
}

impl Course {
    fn follow(&mut self, progress: Progress) {
        let seconds = || Message::new("train-after").with("seconds", decimal(self.start.elapsed().as_secs_f64(), 0));
        match progress {
            Progress::Begins(generation, phase) => {
                self.generation = generation;
                let (key, count) = match phase {
                    Phase::Games(games) => ("train-games", games),
                    Phase::Learning(epochs) => ("train-learning", epochs.into()),
                    Phase::Measuring(games) => ("train-measuring", games),
                };
                self.bar.finish_and_clear();
                self.bar = bar(count);
                let line = Message::new(key).with("generation", generation).with("count", count as i64);
                self.lines.push(line.with("after", seconds()));
            }
            Progress::Done(more) => self.bar.inc(more),
            Progress::Loss(positions, learned, spared) => {
                self.bar.inc(1);
                let label = format!("{}.{}", self.generation, self.losses.len() + 1);
                self.losses.push(Bar { label, value: spared, interval: None });
                let line = Message::new("train-loss").with("positions", positions);
                let line = line.with("learned", decimal(learned, 4)).with("spared", decimal(spared, 4));
                self.lines.push(line.with("after", seconds()));
            }
            Progress::Strength(share, low, high) => {
                let label = self.generation.to_string();
                self.strengths.push(Bar { label, value: share, interval: Some((low, high)) });
                let percent = |share: f64| decimal(share * 100.0, 1);
                let line = Message::new("train-strength").with("share", percent(share));
                let line = line.with("low", percent(low)).with("high", percent(high));
                self.lines.push(line.with("after", seconds()));
            }
        }
    }
}

/// Learns to judge the positions of a game, and writes the network.
pub fn train(args: &Train, output: &mut Output<'_>) -> Result<(), Failure> {
    let entry = known_game(&args.game)?;
    let usual = Plan::USUAL;
    let plan = Plan {
        seed: args.seed.unwrap_or(usual.seed),
        threads: args.threads.unwrap_or_else(|| available_parallelism().map_or(1, NonZero::get)),
        quick: args.games.unwrap_or(usual.quick),
        generations: args.generations.unwrap_or(usual.generations),
        searched: args.searched.unwrap_or(usual.searched),
        measured: args.measured.unwrap_or(usual.measured),
        ..usual
    };
    let seats = *entry.seats.end();
    let setup = Selection { game: entry.name.to_owned(), seats, options: Options::new(), edition: None };
    let course = Course {
        bar: bar(0),
        start: Instant::now(),
        lines: Vec::new(),
        losses: Vec::new(),
        strengths: Vec::new(),
        generation: 0,
    };
    let course = Mutex::new(course);
    let net = visit(&setup, Learned { plan, course: &course })?;
    let net = net.ok_or_else(|| Message::new("train-nothing").with("game", entry.title))?;
    let course = course.into_inner().expect("nobody panicked");
    course.bar.finish_and_clear();
    let folder = args.out.clone().unwrap_or_else(|| PathBuf::from(format!("train-{}", entry.name)));
    std::fs::create_dir_all(&folder).map_err(|error| unreadable(&folder.display().to_string(), &error))?;
    write(&folder, FILE, &net.write())?;
    let text = |key: &'static str| output.words.say(&Message::new(key));
    let captions = |title, up| Captions { title: text(title), across: text("train-generation"), up: text(up) };
    let loss = bars(&captions("train-loss-title", "train-loss-up"), &course.losses, None);
    write(&folder, "loss.svg", loss.as_bytes())?;
    let equal = 1.0 / f64::from(seats);
    let strength = bars(&captions("train-strength-title", "train-strength-up"), &course.strengths, Some(equal));
    write(&folder, "strength.svg", strength.as_bytes())?;
    for line in &course.lines {
        output.say(line)?;
    }
    let seconds = decimal(course.start.elapsed().as_secs_f64(), 0);
    let file = folder.join(FILE).display().to_string();
    Ok(output.say(&Message::new("train-written").with("file", file).with("seconds", seconds))?)
}

fn write(folder: &Path, name: &str, content: &[u8]) -> Result<(), Failure> {
    let path = folder.join(name);
    std::fs::write(&path, content).map_err(|error| unreadable(&path.display().to_string(), &error))
}
