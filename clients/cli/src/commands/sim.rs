//! `tetrapolis sim`

use std::num::NonZero;
use std::thread::available_parallelism;
use std::time::Instant;

use serde::Serialize;
use tetrapolis_arena::{Plan, Tally, simulate};
use tetrapolis_catalog::{Selection, Visit, visit};
use tetrapolis_game::{Insight, Message};
use tetrapolis_search::BotKind;

use super::bar::bar;
use super::{decimal, known_game, options};
use crate::args::Sim;
use crate::failure::Failure;
use crate::files::read_edition;
use crate::json::readable;
use crate::output::Output;

const GAMES: u64 = 1000;
const SEED: u64 = 1;

/// The results of the games, in figures.
#[derive(Serialize)]
struct Figures {
    game: &'static str,
    seats: u8,
    games: u64,
    steps: u64,
    decisions: u64,
    seconds: f64,
    decisions_per_second: f64,
    games_per_second: f64,
    mean_score: Vec<f64>,
    win_share: Vec<f64>,
    mean_decisions: f64,
}

struct Simulation<'a> {
    args: &'a Sim,
    players: Vec<BotKind>,
}

impl Visit for Simulation<'_> {
    type Output = Figures;

    fn visit<G: Insight>(self, game: G) -> Figures {
        let args = self.args;
        let plan = Plan {
            games: args.games.unwrap_or(GAMES),
            seed: args.seed.unwrap_or(SEED),
            players: self.players.into_iter().map(Into::into).collect(),
            threads: args.threads.unwrap_or_else(|| available_parallelism().map_or(1, NonZero::get)),
        };
        let bar = bar(plan.games);
        let start = Instant::now();
        let tally = simulate(&game, &plan, &|done| bar.inc(done));
        let seconds = start.elapsed().as_secs_f64();
        bar.finish_and_clear();
        let games = tally.games as f64;
        let parties = usize::from(game.parties());
        Figures {
            game: G::NAME,
            seats: game.seats(),
            games: tally.games,
            steps: tally.steps,
            decisions: tally.decisions,
            seconds,
            decisions_per_second: tally.decisions as f64 / seconds,
            games_per_second: games / seconds,
            mean_score: tally.scores[..parties].iter().map(|sum| *sum as f64 / games).collect(),
            win_share: tally.wins[..parties].iter().map(|wins| *wins as f64 / Tally::WIN as f64 / games).collect(),
            mean_decisions: tally.decisions as f64 / games,
        }
    }
}

/// Lets bots play many games.
pub fn sim(args: &Sim, output: &mut Output<'_>) -> Result<(), Failure> {
    let entry = known_game(&args.game)?;
    let kinds = args.players.as_ref().map(|players| players.0.as_slice());
    let seats = args.seats.or(kinds.map(|kinds| u8::try_from(kinds.len()).unwrap_or(u8::MAX)));
    let seats = seats.unwrap_or_else(|| if entry.seats.contains(&2) { 2 } else { *entry.seats.start() });
    let players = kinds.map_or_else(|| vec![BotKind::Random; usize::from(seats)], <[BotKind]>::to_vec);
    if players.len() != usize::from(seats) {
        return Err(Message::new("sim-players").with("players", players.len()).with("seats", seats).into());
    }
    let setup = Selection {
        game: entry.name.to_owned(),
        seats,
        options: options(&args.options),
        edition: read_edition(args.edition.as_deref())?,
    };
    let figures = visit(&setup, Simulation { args, players })?;
    if args.json {
        return Ok(output.line(&readable(&figures))?);
    }
    tell(&figures, output)
}

fn tell(figures: &Figures, output: &mut Output<'_>) -> Result<(), Failure> {
    output.say(
        &Message::new("sim-games")
            .with("games", figures.games as i64)
            .with("seats", figures.seats)
            .with("seconds", decimal(figures.seconds, 2)),
    )?;
    output.say(
        &Message::new("sim-speed")
            .with("decisions", decimal(figures.decisions_per_second, 0))
            .with("games", decimal(figures.games_per_second, 0)),
    )?;
    output.say(
        &Message::new("sim-length")
            .with("steps", decimal(figures.steps as f64 / figures.games as f64, 1))
            .with("decisions", decimal(figures.mean_decisions, 1)),
    )?;
    for (n, (score, share)) in figures.mean_score.iter().zip(&figures.win_share).enumerate() {
        let party = if n < usize::from(figures.seats) {
            Message::new("party-player").with("seat", n + 1)
        } else {
            Message::new("party-rival")
        };
        output.say(
            &Message::new("sim-party")
                .with("party", party)
                .with("score", decimal(*score, 2))
                .with("share", decimal(share * 100.0, 1)),
        )?;
    }
    Ok(())
}
