//! `tetrapolis arena`

use std::num::NonZero;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Instant;

use serde::Serialize;
use tetrapolis_arena::{Adjusted, Contest, Merit, contest};
use tetrapolis_catalog::{Selection, Visit, visit};
use tetrapolis_game::Message;
use tetrapolis_net::{Learn, Net, subject};
use tetrapolis_search::{BotKind, Budget};

use super::bar::bar;
use super::{decimal, known_game, options};
use crate::args::Arena;
use crate::failure::{Failure, in_file};
use crate::files::{read_edition, unreadable};
use crate::json::readable;
use crate::output::Output;

const GAMES: u64 = 400;
const SEED: u64 = 1;

/// The results of the games, in figures.
#[derive(Serialize)]
struct Figures {
    game: &'static str,
    seats: u8,
    games: u64,
    seed: u64,
    duplicate: bool,
    seconds: f64,
    /// In the order in which they were named.
    players: Vec<Player>,
}

/// What one player achieved.
#[derive(Serialize)]
struct Player {
    name: String,
    games: u64,
    wins: f64,
    share: f64,
    low: f64,
    high: f64,
    mean_score: f64,
    rating: f64,
    ms_per_move: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    adjusted: Option<Luckless>,
}

/// The share of wins without luck.
#[derive(Serialize)]
struct Luckless {
    share: f64,
    low: f64,
    high: f64,
    saves: f64,
}

impl From<Adjusted> for Luckless {
    fn from(Adjusted { share, low, high, saves }: Adjusted) -> Luckless {
        Luckless { share, low, high, saves }
    }
}

impl From<Merit> for Player {
    fn from(merit: Merit) -> Player {
        let Merit { name, games, wins, share, low, high, mean_score, rating, ms_per_move, adjusted } = merit;
        let adjusted = adjusted.map(Luckless::from);
        Player { name, games, wins, share, low, high, mean_score, rating, ms_per_move, adjusted }
    }
}

/// What to do with a game: to let bots compete in it.
struct Tournament<'a> {
    args: &'a Arena,
    players: Vec<BotKind>,
    /// The file of a network.
    net: Option<Vec<u8>>,
}

impl Visit for Tournament<'_> {
    /// What is wrong with the network, if anything.
    type Output = Result<Figures, Message>;

    fn visit<G: Learn>(self, mut game: G) -> Result<Figures, Message> {
        let args = self.args;
        if let Some(file) = &self.net {
            let net = Net::read_for(file, &subject(&game)).map_err(|error| error.message())?;
            if !game.can_learn() {
                return Err(Message::new("net-unused"));
            }
            game = game.with_net(Some(Arc::new(net)));
        }
        let plan = Contest {
            players: self.players.into_iter().map(Into::into).collect(),
            games: args.games.unwrap_or(GAMES),
            seed: args.seed.unwrap_or(SEED),
            duplicate: args.duplicate,
            luck_adjusted: args.luck_adjusted,
            threads: args.threads.unwrap_or_else(|| available_parallelism().map_or(1, NonZero::get)),
            stop: Arc::default(),
        };
        let bar = bar(plan.games);
        let start = Instant::now();
        let merits = contest(&game, &plan, &|done| bar.inc(done));
        let seconds = start.elapsed().as_secs_f64();
        bar.finish_and_clear();
        Ok(Figures {
            game: G::NAME,
            seats: game.seats(),
            games: plan.games,
            seed: plan.seed,
            duplicate: plan.duplicate,
            seconds,
            players: merits.into_iter().map(Player::from).collect(),
        })
    }
}

/// Lets bots compete.
pub fn arena(args: &Arena, output: &mut Output<'_>) -> Result<(), Failure> {
    let entry = known_game(&args.game)?;
    let budget = args.iterations.map(Budget::iterations).or(args.ms.map(Budget::milliseconds));
    let budgeted = |kind: &BotKind| budget.map_or(*kind, |budget| kind.with_budget(budget));
    let players: Vec<BotKind> = args.players.0.iter().map(budgeted).collect();
    let setup = Selection {
        game: entry.name.to_owned(),
        seats: u8::try_from(players.len()).unwrap_or(u8::MAX),
        options: options(&args.options),
        edition: read_edition(args.edition.as_deref())?,
    };
    let name = args.net.as_ref().map(|path| path.display().to_string()).unwrap_or_default();
    let net = args.net.as_deref().map(std::fs::read).transpose().map_err(|error| unreadable(&name, &error))?;
    let played = visit(&setup, Tournament { args, players, net })?;
    let mut figures = played.map_err(|message| in_file(&name, message))?;
    for (player, kind) in figures.players.iter_mut().zip(&args.players.0) {
        player.name = kind.to_string();
    }
    if args.json {
        return Ok(output.line(&readable(&figures))?);
    }
    tell(&figures, output)
}

fn tell(figures: &Figures, output: &mut Output<'_>) -> Result<(), Failure> {
    output.say(
        &Message::new("arena-games")
            .with("games", figures.games as i64)
            .with("seats", figures.seats)
            .with("seconds", decimal(figures.seconds, 2)),
    )?;
    for player in &figures.players {
        output.say(
            &Message::new("arena-player")
                .with("kind", player.name.as_str())
                .with("share", decimal(player.share * 100.0, 1))
                .with("low", decimal(player.low * 100.0, 1))
                .with("high", decimal(player.high * 100.0, 1))
                .with("score", decimal(player.mean_score, 2))
                .with("rating", decimal(player.rating, 0))
                .with("ms", decimal(player.ms_per_move, 2)),
        )?;
        if let Some(adjusted) = &player.adjusted {
            output.say(
                &Message::new("arena-adjusted")
                    .with("share", decimal(adjusted.share * 100.0, 1))
                    .with("low", decimal(adjusted.low * 100.0, 1))
                    .with("high", decimal(adjusted.high * 100.0, 1)),
            )?;
        }
    }
    if let Some(adjusted) = figures.players.first().and_then(|player| player.adjusted.as_ref()) {
        output.tell(&Message::new("arena-saves").with("times", decimal(adjusted.saves, 2)))?;
    }
    Ok(())
}
