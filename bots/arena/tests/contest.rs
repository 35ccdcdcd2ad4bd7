//! A contest has the same result however many threads share the work.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tetrapolis_arena::{Contest, Entrant, Merit, contest};
use tetrapolis_catalog::{Selection, Visit, visit};
use tetrapolis_game::{Insight, Options, Sight};
use tetrapolis_search::{Bot, BotKind, Budget};

struct Run<'a> {
    players: &'a [BotKind],
    games: u64,
    duplicate: bool,
    luck_adjusted: bool,
    threads: usize,
}

impl Visit for Run<'_> {
    type Output = Vec<Merit>;

    fn visit<G: Insight>(self, game: G) -> Vec<Merit> {
        let Run { players, games, duplicate, luck_adjusted, threads } = self;
        let players = players.iter().map(|kind| (*kind).into()).collect();
        let stop = Arc::default();
        contest(&game, &Contest { players, games, seed: 3, duplicate, luck_adjusted, threads, stop }, &|_| {})
    }
}

fn run(players: &[BotKind], games: u64, duplicate: bool, threads: usize) -> Vec<Merit> {
    run_all("point-city", Run { players, games, duplicate, luck_adjusted: false, threads })
}

fn run_all(game: &str, run: Run<'_>) -> Vec<Merit> {
    let setup =
        Selection { game: game.to_owned(), seats: run.players.len() as u8, options: Options::new(), edition: None };
    let mut merits = visit(&setup, run).expect("a game of the catalog");
    for merit in &mut merits {
        merit.ms_per_move = 0.0;
    }
    merits
}

#[test]
fn any_number_of_threads_counts_the_same() {
    let players = [BotKind::Search(Some(Budget::iterations(20))), BotKind::Greedy, BotKind::Random];
    for duplicate in [false, true] {
        assert_eq!(run(&players, 12, duplicate, 1), run(&players, 12, duplicate, 3));
    }
}

#[test]
fn wins_and_shares_add_up() {
    let merits = run(&[BotKind::Random; 3], 60, false, 1);
    let wins: f64 = merits.iter().map(|merit| merit.wins).sum();
    assert!((wins - 60.0).abs() < 1e-9);
    assert!(merits.iter().all(|merit| merit.low < merit.share && merit.share < merit.high && merit.games == 60));
    assert!(merits.iter().map(|merit| merit.rating).sum::<f64>().abs() < 1e-6);
}

#[test]
fn greedy_beats_random_clearly() {
    let merits = run(&[BotKind::Greedy, BotKind::Random], 40, true, 1);
    assert!(merits[0].share > 0.9, "greedy beats random: {}", merits[0].share);
    assert!(merits[0].rating > merits[1].rating + 200.0);
}

#[test]
fn without_luck_the_share_is_the_same_and_known_better() {
    let players = [BotKind::Greedy, BotKind::Novice];
    let adjusted = |duplicate, threads| {
        let run = Run { players: &players, games: 80, duplicate, luck_adjusted: true, threads };
        run_all("point-city", run)
    };
    let merits = adjusted(false, 2);
    for merit in &merits {
        let adjusted = merit.adjusted.expect("luck was judged");
        assert!(merit.low < adjusted.share && adjusted.share < merit.high, "{merit:?}");
        assert!(adjusted.saves > 1.05, "{merit:?}");
        assert!(adjusted.high - adjusted.low < merit.high - merit.low, "{merit:?}");
    }
    let sum: f64 = merits.iter().filter_map(|merit| merit.adjusted).map(|adjusted| adjusted.share).sum();
    assert!((sum - 1.0).abs() < 1e-9, "what one player wins the other loses: {sum}");
    assert_eq!(adjusted(true, 1), adjusted(true, 3));
}

/// Equal players win equally often, because they change seats. The results without luck must say the same, within their
/// intervals.
#[test]
fn without_luck_equals_stay_equal_in_every_game() {
    for (game, seats) in [("point-city", 2), ("cities", 2), ("uptown", 2), ("mafia-city", 3)] {
        let players = vec![BotKind::Random; seats];
        let run = Run { players: &players, games: 60, duplicate: false, luck_adjusted: true, threads: 2 };
        for merit in run_all(game, run) {
            let adjusted = merit.adjusted.expect("luck was judged");
            // Four standard errors: an interval reaches about two to each side.
            let most = adjusted.high - adjusted.low;
            assert!((adjusted.share - 1.0 / seats as f64).abs() < most, "{game}: {merit:?}");
            assert!(merit.low < adjusted.share && adjusted.share < merit.high, "{game}: {merit:?}");
        }
    }
}

#[test]
fn judging_luck_changes_no_game() {
    for game in ["cities", "uptown"] {
        let players = [BotKind::Greedy, BotKind::Random];
        let played = |luck_adjusted| {
            let run = Run { players: &players, games: 2, duplicate: false, luck_adjusted, threads: 1 };
            run_all(game, run).into_iter().map(|merit| (merit.wins, merit.mean_score)).collect::<Vec<_>>()
        };
        assert_eq!(played(false), played(true));
    }
}

/// Plays the first legal action, and stops the contest with its third.
struct Stopper {
    left: u8,
    stop: Arc<AtomicBool>,
}

impl<G: Insight> Bot<G> for Stopper {
    fn begin(&mut self, _seed: u64) {}

    fn choose(&mut self, _sight: &Sight<'_, G>, legal: &[G::Action]) -> G::Action {
        self.left = self.left.checked_sub(1).expect("nobody is asked after the stop");
        self.stop.store(self.left == 0, Ordering::Relaxed);
        legal[0]
    }
}

#[test]
fn a_contest_that_is_stopped_ends_in_the_middle_of_a_game() {
    struct Stopped;
    impl Visit for Stopped {
        type Output = u64;
        fn visit<G: Insight>(self, game: G) -> u64 {
            let stop = Arc::new(AtomicBool::new(false));
            let stopper = Arc::clone(&stop);
            let make = move || Stopper { left: 3, stop: Arc::clone(&stopper) };
            let players = vec![Entrant::new("stopper", make), BotKind::Random.into()];
            let plan = Contest { games: u64::MAX, stop, ..Contest::new(players) };
            contest(&game, &plan, &|_| {})[0].games
        }
    }
    let setup = Selection { game: "cities".to_owned(), seats: 2, options: Options::new(), edition: None };
    assert_eq!(visit(&setup, Stopped).expect("a game of the catalog"), 0);
}
