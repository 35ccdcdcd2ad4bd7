//! `tetrapolis lab`

mod plots;
mod report;

use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::thread::available_parallelism;

use tetrapolis_catalog::{Selection, Visit, visit};
use tetrapolis_game::{Message, Setup, Study};
use tetrapolis_lab::{Findings, Plan, study};
use tetrapolis_search::{BotKind, Budget};

use super::bar::bar;
use super::{known_game, options};
use crate::args::Lab;
use crate::failure::Failure;
use crate::files::{read_edition, unreadable};
use crate::json::readable;
use crate::output::Output;

const GAMES: u64 = 200;
const SEED: u64 = 1;
/// Strong enough to know what is good, and quick enough for many games.
const PLAYER: BotKind = BotKind::Search(Some(Budget::iterations(100)));

/// What to do with a game: to study it.
struct Studied(Plan);

impl Visit for Studied {
    type Output = Findings;

    fn visit<G: Study + Setup>(self, game: G) -> Findings {
        let bar = bar(self.0.games);
        let findings = study(&game, &self.0, &|done| bar.inc(done));
        bar.finish_and_clear();
        findings
    }
}

/// Lets equal bots play many games and writes a report about them.
pub fn lab(args: &Lab, output: &mut Output<'_>) -> Result<(), Failure> {
    let entry = known_game(&args.game)?;
    let player = match args.players.as_ref().map(|players| players.0.as_slice()) {
        None => PLAYER,
        Some([player]) => *player,
        Some(_) => return Err(Message::new("lab-players").into()),
    };
    let setup = Selection {
        game: entry.name.to_owned(),
        seats: args.seats.unwrap_or(*entry.seats.end()),
        options: options(&args.options),
        edition: read_edition(args.edition.as_deref())?,
    };
    let plan = Plan {
        player,
        games: args.games.unwrap_or(GAMES),
        seed: args.seed.unwrap_or(SEED),
        luck_adjusted: args.luck_adjusted,
        threads: args.threads.unwrap_or_else(|| available_parallelism().map_or(1, NonZero::get)),
    };
    let findings = visit(&setup, Studied(plan))?;
    let folder = args.out.clone().unwrap_or_else(|| PathBuf::from(format!("lab-{}", entry.name)));
    std::fs::create_dir_all(&folder).map_err(|error| unreadable(&folder.display().to_string(), &error))?;
    let plots = plots::plots(&findings, output.words);
    let report = report::report(entry, &findings, &plots, output.words);
    for (name, text) in &plots {
        write(&folder, name, text)?;
    }
    write(&folder, "report.json", &(readable(&findings) + "\n"))?;
    write(&folder, "report.md", &report)?;
    for line in report::summary(entry, &findings) {
        output.say(&line)?;
    }
    Ok(output.say(&Message::new("lab-written").with("folder", folder.display().to_string()))?)
}

fn write(folder: &Path, name: &str, text: &str) -> Result<(), Failure> {
    let path = folder.join(name);
    std::fs::write(&path, text).map_err(|error| unreadable(&path.display().to_string(), &error))
}
