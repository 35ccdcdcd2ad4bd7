//! Measures random play of every game through the contract and how fast the search looks ahead, and prints Markdown for
//! `docs/performance.md`. It counts processor time, so that other work on the machine changes the figures little.

use std::fmt::Write as _;
use std::hint::black_box;
use std::process::Command;
use std::time::Duration;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rustix::time::{ClockId, clock_gettime};
use tetrapolis_arena::{Plan, simulate};
use tetrapolis_catalog::{GAMES, Selection, Visit, visit};
use tetrapolis_game::{Game, Insight, MAX_PARTIES, Options, Seat, Sight, Turn, Viewer, below};
use tetrapolis_net::{Learn, Row};
use tetrapolis_search::{BotKind, Budget, Search};

/// Roughly how long one run takes.
const RUN: Duration = Duration::from_millis(1_500);
/// The median of this many runs is reported.
const RUNS: usize = 5;
/// How often something short is done in a run, and something longer.
const OFTEN: usize = 2_000_000;
const RARELY: usize = 100_000;
/// How long a search thinks about a move.
const BUDGET: Budget = Budget::iterations(1_000);

/// What the second table says.
const SEARCH: &str = "Iterations of the search per second, 1000 per move, in positions of random games: with the game's own \
    *rollouts*; *light*, where the position after the first new decision is judged by what the game expects; *learned*, as the \
    bots play. *Features* describes a quiet position in numbers, *network* judges it from them, all seats together.";

/// What was measured of one game with a number of seats.
struct Speed {
    decisions: f64,
    steps: f64,
    games: f64,
    state_bytes: usize,
    clone_ns: f64,
    determinize_ns: f64,
    rollouts: f64,
    light: f64,
    learned: Option<Learned>,
}

/// What was measured of a game that has learned.
struct Learned {
    iterations: f64,
    features_ns: f64,
    network_ns: f64,
}

/// Counts the time that the processor spends on this process.
struct Stopwatch(Duration);

impl Stopwatch {
    fn start() -> Stopwatch {
        Stopwatch(Stopwatch::now())
    }

    fn elapsed(&self) -> Duration {
        Stopwatch::now().saturating_sub(self.0)
    }

    fn now() -> Duration {
        Duration::try_from(clock_gettime(ClockId::ProcessCPUTime)).expect("a time since the start")
    }
}

struct Measure;

impl Visit for Measure {
    type Output = Speed;

    fn visit<G: Learn>(self, game: G) -> Speed {
        let states = sample_states(&game);
        let views: Vec<G::View> = states.iter().map(|state| game.view(state, Viewer::Seat(Seat(0)))).collect();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
        let (decisions, steps, games) = playouts(&game);
        Speed {
            decisions,
            steps,
            games,
            state_bytes: size_of::<G::State>(),
            clone_ns: nanoseconds_each(OFTEN, &states, |state| drop(black_box(state.clone()))),
            rollouts: iterations(&game, &states, Search::new(BUDGET).with_rollouts()),
            light: iterations(&game, &states, Search::new(BUDGET).with_horizon(0)),
            learned: learned(&game, &states),
            determinize_ns: nanoseconds_each(OFTEN, &views, |view| drop(black_box(game.determinize(view, &mut rng)))),
        }
    }
}

/// What it costs to judge a position with the learned network, if there is one.
fn learned<G: Learn>(game: &G, states: &[G::State]) -> Option<Learned> {
    let net = game.net()?;
    let seats = usize::from(game.seats());
    let mut rows = [Row::EMPTY; MAX_PARTIES];
    let quiet: Vec<&G::State> = states.iter().filter(|state| game.is_quiet(state)).collect();
    let features_ns = nanoseconds_each(RARELY, &quiet, |state| {
        game.describe(state, &mut rows[..seats]);
        black_box(&rows);
    });
    let described: Vec<[Row; MAX_PARTIES]> = quiet
        .iter()
        .map(|state| {
            game.describe(state, &mut rows[..seats]);
            rows
        })
        .collect();
    let network_ns = nanoseconds_each(RARELY, &described, |rows| {
        let mut shares = [0.0; MAX_PARTIES];
        net.judge(&rows[..seats], &mut shares);
        black_box(shares);
    });
    Some(Learned { iterations: iterations(game, states, Search::new(BUDGET)), features_ns, network_ns })
}

/// Decisions, steps and games per second: whole random games with setup on one thread.
fn playouts<G: Insight>(game: &G) -> (f64, f64, f64) {
    let plan = |games| Plan { games, seed: 7, players: vec![BotKind::Random.into(); game.seats().into()], threads: 1 };
    let trial = Stopwatch::start();
    let pilot = simulate(game, &plan(2_000), &|_| {});
    let games = (pilot.games as f64 * RUN.as_secs_f64() / trial.elapsed().as_secs_f64()) as u64;
    let mut runs: Vec<(f64, f64, f64)> = (0..RUNS)
        .map(|_| {
            let start = Stopwatch::start();
            let tally = simulate(game, &plan(games), &|_| {});
            let seconds = start.elapsed().as_secs_f64();
            (tally.decisions as f64 / seconds, tally.steps as f64 / seconds, tally.games as f64 / seconds)
        })
        .collect();
    runs.sort_by(|one, other| one.0.total_cmp(&other.0));
    runs[RUNS / 2]
}

/// Iterations per second of a search on one thread, in positions of random games.
fn iterations<G: Insight>(game: &G, states: &[G::State], mut search: Search<G>) -> f64 {
    let mut legal = Vec::new();
    let mut run = || {
        let (start, mut done) = (Stopwatch::start(), 0);
        for state in states.iter().step_by(7).cycle() {
            let Turn::Act(seats) = game.turn(state) else { continue };
            let seat = seats.first().expect("somebody has to act");
            game.legal_actions(state, seat, &mut legal);
            if legal.len() > 1 {
                search.weigh(&Sight::new(game, state, seat), &legal);
                done += search.iterations();
            }
            if start.elapsed() > RUN {
                break;
            }
        }
        done as f64 / start.elapsed().as_secs_f64()
    };
    let mut runs: Vec<f64> = (0..RUNS).map(|_| run()).collect();
    runs.sort_by(f64::total_cmp);
    runs[RUNS / 2]
}

/// Positions of random games, so that nothing is measured on one position alone.
fn sample_states<G: Game>(game: &G) -> Vec<G::State> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let (mut states, mut legal) = (Vec::new(), Vec::new());
    while states.len() < 1_000 {
        let mut state = game.initial();
        loop {
            match game.turn(&state) {
                Turn::Act(seats) => {
                    states.push(state.clone());
                    let seat = seats.first().expect("somebody has to act");
                    game.legal_actions(&state, seat, &mut legal);
                    game.play_unchecked(&mut state, seat, legal[below(&mut rng, legal.len() as u32) as usize]);
                }
                Turn::Chance => {
                    let chance = game.sample(&state, &mut rng);
                    game.apply_unchecked(&mut state, chance);
                }
                Turn::Over => break,
            }
        }
    }
    states
}

fn nanoseconds_each<T>(times: usize, items: &[T], mut work: impl FnMut(&T)) -> f64 {
    let rounds = times.div_ceil(items.len());
    let mut runs: Vec<f64> = (0..RUNS)
        .map(|_| {
            let start = Stopwatch::start();
            for _ in 0..rounds {
                items.iter().for_each(&mut work);
            }
            start.elapsed().as_nanos() as f64 / (rounds * items.len()) as f64
        })
        .collect();
    runs.sort_by(f64::total_cmp);
    runs[RUNS / 2]
}

fn machine() -> String {
    let read = |file: &str| std::fs::read_to_string(file).unwrap_or_default();
    let field = |name: &str| {
        let text = read("/proc/cpuinfo");
        let line = text.lines().find(|line| line.starts_with(name)).and_then(|line| line.split_once(':'));
        line.map_or_else(|| "unknown".to_owned(), |(_, value)| value.trim().to_owned())
    };
    let rustc = Command::new("rustc").arg("--version").output();
    let rustc =
        rustc.map_or_else(|_| "rustc".to_owned(), |output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    format!("{}, {cores} cores, {} MHz; {rustc}", field("model name"), field("cpu MHz"))
}

fn main() {
    let mut play = String::from(
        "| game | seats | decisions/s | steps/s | games/s | state | clone | determinize |\n\
         |---|---:|---:|---:|---:|---:|---:|---:|\n",
    );
    let mut search = String::from(
        "| game | seats | rollouts | light | learned | features | network |\n\
         |---|---:|---:|---:|---:|---:|---:|\n",
    );
    let wanted: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    for entry in GAMES.iter().filter(|entry| wanted.is_empty() || wanted.iter().any(|name| name == entry.name)) {
        for seats in entry.seats.clone() {
            let setup = Selection { game: entry.name.to_owned(), seats, options: Options::new(), edition: None };
            let speed = visit(&setup, Measure).expect("a game of the catalog");
            let Speed { decisions, steps, games, state_bytes, clone_ns, determinize_ns, rollouts, light, learned } =
                speed;
            writeln!(
                play,
                "| {} | {seats} | {:.2} M | {:.1} M | {:.0} k | {state_bytes} B | {clone_ns:.1} ns | {determinize_ns:.1} ns |",
                entry.title,
                decisions / 1e6,
                steps / 1e6,
                games / 1e3,
            )
            .expect("writing to a text");
            let learned = learned.map_or_else(
                || "| | ".to_owned(),
                |learned| {
                    let Learned { iterations, features_ns, network_ns } = learned;
                    format!("{:.0} k | {features_ns:.0} ns | {network_ns:.0} ns", iterations / 1e3)
                },
            );
            writeln!(
                search,
                "| {} | {seats} | {:.0} k | {:.0} k | {learned} |",
                entry.title,
                rollouts / 1e3,
                light / 1e3,
            )
            .expect("writing to a text");
            eprintln!("{} {seats}: {:.2} M decisions/s", entry.title, decisions / 1e6);
        }
    }
    println!("Machine: {}.\n\n{play}\n{SEARCH}\n\n{search}", machine());
}
