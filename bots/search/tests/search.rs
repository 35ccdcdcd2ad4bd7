//! The search on tiny games with known answers.

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use common::nim::{self, Nim};
use common::pick::Pick;
use common::{choice, play};
use tetrapolis_game::{Game, Insight, Scoring, Seat, Sight};
use tetrapolis_search::{Bot, BotKind, Budget, Greedy, Random, Search};

fn search<G: Insight>(iterations: u32) -> Search<G> {
    Search::new(Budget::iterations(iterations))
}

#[test]
fn a_game_without_secrets_is_solved() {
    let game = Nim { heaps: [3, 4, 5], seats: 2 };
    let mut bot = search(200_000);
    for heaps in [[3, 4, 5], [1, 2, 4], [0, 3, 5], [2, 2, 3], [1, 1, 1], [5, 1, 0]] {
        let state = nim::State { heaps, seat: Seat(1) };
        let winning = Nim::winning(state);
        assert!(!winning.is_empty(), "a position that can be won");
        let chosen = choice(&game, &state, Seat(1), &mut bot);
        assert!(winning.contains(&chosen), "{heaps:?}: {chosen:?} is none of {winning:?}");
    }
}

#[test]
fn whoever_is_to_win_wins() {
    let game = Nim { heaps: [2, 3, 4], seats: 2 };
    for seed in 0..5 {
        let mut bots: Vec<Box<dyn Bot<Nim>>> = vec![Box::new(search(4_000)), Box::new(search(4_000))];
        let end = play(&game, seed, &mut bots);
        assert_eq!(game.outcome(&end).standings()[0].place, 1, "the first to move wins from 2, 3, 4");
    }
}

#[test]
fn three_seats_each_play_for_themselves() {
    // Two sticks on one heap, then it is over: the seat that moves takes both and wins, whatever the others would like.
    let game = Nim { heaps: [2, 0, 0], seats: 3 };
    let state = nim::State { heaps: [2, 0, 0], seat: Seat(2) };
    assert_eq!(choice(&game, &state, Seat(2), &mut search(500)), (0, 2));
}

#[test]
fn greedy_takes_the_win_that_it_sees() {
    let game = Nim { heaps: [5, 0, 0], seats: 2 };
    assert_eq!(choice(&game, &game.initial(), Seat(0), &mut Greedy::new(1)), (0, 5));
}

/// How often the second seat wins, out of this many games of secret picks.
fn second_wins(bots: &mut [Box<dyn Bot<Pick>>], games: u64) -> f64 {
    let game = Pick::default();
    let wins = (0..games).filter(|seed| game.outcome(&play(&game, *seed, bots)).standings()[1].place == 1).count();
    wins as f64 / games as f64
}

#[test]
fn secret_answers_are_not_seen_in_the_tree_either() {
    // Honest play wins a quarter; 2000 games are within three points of it.
    let mut bots: Vec<Box<dyn Bot<Pick>>> = vec![Box::new(Random::new(0)), Box::new(search(200))];
    let share = second_wins(&mut bots, 2_000);
    assert!((0.22..0.28).contains(&share), "{share}");
    let mut bots: Vec<Box<dyn Bot<Pick>>> = vec![Box::new(search(200)), Box::new(search(200))];
    let share = second_wins(&mut bots, 500);
    assert!(share < 0.45, "{share}");
}

#[test]
fn a_seat_does_not_believe_that_it_will_guess_a_secret() {
    // If the tree told the second seat what the first one picked, its own picks would look like sure wins.
    let game = Pick::default();
    let mut state = game.initial();
    game.apply_unchecked(&mut state, 0);
    for seat in [Seat(0), Seat(1)] {
        let mut bot = search(4_000);
        let mut legal = Vec::new();
        game.legal_actions(&state, seat, &mut legal);
        let weighed = bot.weigh(&Sight::new(&game, &state, seat), &legal);
        let visits: u32 = weighed.iter().map(|weighed| weighed.visits).sum();
        let mean: f32 =
            weighed.iter().map(|weighed| weighed.value * weighed.visits as f32).sum::<f32>() / visits as f32;
        let fair = if seat == Seat(0) { 0.65..0.82 } else { 0.18..0.35 };
        assert!(fair.contains(&mean), "seat {seat} expects {mean}");
    }
}

#[test]
fn the_same_seed_gives_the_same_moves() {
    let game = Nim { heaps: [4, 5, 6], seats: 3 };
    for kind in [BotKind::Random, BotKind::Greedy, BotKind::Search(Some(Budget::iterations(100)))] {
        let moves = |seed: u64| {
            let mut bot = kind.bot::<Nim>();
            bot.begin(seed);
            let state = game.initial();
            (0..20).map(|_| choice(&game, &state, Seat(0), bot.as_mut())).collect::<Vec<_>>()
        };
        assert_eq!(moves(1), moves(1), "{kind}");
        assert!((2..10).any(|seed| moves(seed) != moves(1)), "{kind}: the seed matters");
    }
}

#[test]
fn a_cancelled_search_answers_at_once() {
    let game = Nim { heaps: [9, 9, 9], seats: 2 };
    let flag = Arc::new(AtomicBool::new(true));
    let mut bot = Search::new(Budget::milliseconds(60_000)).cancelled_by(Arc::clone(&flag));
    let start = Instant::now();
    choice(&game, &game.initial(), Seat(0), &mut bot);
    assert!(start.elapsed() < Duration::from_secs(5));
    assert_eq!(bot.iterations(), 1, "it has looked once, and has an answer");
    flag.store(false, Ordering::Relaxed);
    let canceller = std::thread::spawn(move || {
        std::thread::yield_now();
        flag.store(true, Ordering::Relaxed);
    });
    choice(&game, &game.initial(), Seat(0), &mut bot);
    canceller.join().expect("the flag is set");
    assert!(start.elapsed() < Duration::from_secs(20) && bot.is_cancelled());
}

#[test]
fn a_search_keeps_to_its_time() {
    let game = Nim { heaps: [9, 9, 9], seats: 2 };
    let mut bot = Search::new(Budget::milliseconds(50));
    let start = Instant::now();
    choice(&game, &game.initial(), Seat(0), &mut bot);
    assert!(start.elapsed() >= Duration::from_millis(50) && start.elapsed() < Duration::from_secs(5));
    assert!(bot.iterations() > 100);
}

#[test]
fn several_threads_share_the_iterations_and_find_the_same() {
    let game = Nim { heaps: [1, 2, 4], seats: 2 };
    let mut bot = search(20_000).on_threads(3);
    let chosen = choice(&game, &game.initial(), Seat(0), &mut bot);
    assert!(Nim::winning(game.initial()).contains(&chosen));
    assert_eq!(bot.iterations(), 20_001, "divided by three, rounded up");
    assert!(bot.nodes() > 100);
}

#[test]
fn a_warm_search_plays_by_chance_and_still_sensibly() {
    let game = Nim { heaps: [2, 0, 0], seats: 2 };
    let state = game.initial();
    let mut bot = search(60).with_temperature(1.0);
    let good = (0..200).filter(|_| choice(&game, &state, Seat(0), &mut bot) == (0, 2)).count();
    assert!((120..200).contains(&good), "{good}");
}
