//! A million decisions of random play through the contract, and a plot of the scores.
//!
//! `cargo run --release --example simulate`

use std::collections::BTreeMap;
use std::time::Instant;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_game::{Scoring, Turn, below};
use tetrapolis_uptown::{Edition, UpTown};

/// How many points a bar of the plot stands for.
const STEP: i32 = 4;
/// How long the longest bar is.
const WIDTH: u64 = 60;

/// The results of the games.
#[derive(Default)]
struct Count {
    games: u64,
    decisions: u64,
    /// How many players ended with a score, in steps.
    scores: BTreeMap<i32, u64>,
}

/// Plays random games until enough decisions are made.
fn simulate<G: Scoring>(game: &G, decisions: u64) -> Count {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut count = Count::default();
    let mut actions = Vec::new();
    while count.decisions < decisions {
        let mut state = game.initial();
        loop {
            match game.turn(&state) {
                Turn::Act(seats) => {
                    let seat = seats.first().expect("somebody has to act");
                    game.legal_actions(&state, seat, &mut actions);
                    count.decisions += u64::from(actions.len() > 1);
                    let action = actions[below(&mut rng, actions.len() as u32) as usize];
                    game.play_unchecked(&mut state, seat, action);
                }
                Turn::Chance => {
                    let chance = game.sample(&state, &mut rng);
                    game.apply_unchecked(&mut state, chance);
                }
                Turn::Over => break,
            }
        }
        count.games += 1;
        for standing in game.outcome(&state).standings() {
            *count.scores.entry(standing.score.div_euclid(STEP)).or_default() += 1;
        }
    }
    count
}

/// One bar for every few points.
fn plot(scores: &BTreeMap<i32, u64>) -> String {
    let most = scores.values().copied().max().unwrap_or(1);
    let bar = |count: u64| "#".repeat((count * WIDTH).div_ceil(most) as usize);
    let (Some(first), Some(last)) = (scores.keys().next(), scores.keys().last()) else { return String::new() };
    let line = |step: i32| format!("{:>4} {}", step * STEP, bar(*scores.get(&step).unwrap_or(&0)));
    (*first..=*last).map(line).collect::<Vec<_>>().join("\n")
}

fn main() {
    let game = UpTown::new(Edition::builtin(), 2);
    let start = Instant::now();
    let count = simulate(&game, 1_000_000);
    println!("UpTown: {} decisions in {} games, {:.2?}\n", count.decisions, count.games, start.elapsed());
    println!("points\n{}", plot(&count.scores));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_player_of_every_game_is_plotted() {
        let count = simulate(&UpTown::new(Edition::builtin(), 2), 10_000);
        assert_eq!(count.scores.values().sum::<u64>(), 2 * count.games);
        assert!(plot(&count.scores).lines().any(|line| line.ends_with(&"#".repeat(WIDTH as usize))));
    }

    #[test]
    fn it_runs() {
        main();
    }
}
