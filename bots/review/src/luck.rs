use tetrapolis_game::Insight;
use tetrapolis_search::seed_of;

use crate::odds::Odds;
use crate::playout::Playout;
use crate::shares::Shares;
use crate::worlds::Fortune;

/// The seed of the playouts: the same for every possible outcome, so that all are judged alike.
const SEED: u64 = 0x1AC6;

/// How lucky an outcome of chance is for every party: what the position after it is worth, minus the weighted mean over
/// all possible outcomes.
///
/// Whatever a position is taken to be worth, this is 0 on average and over all parties. It is judged by playing on as often
/// as `playouts` says, for this many `decisions` of each seat. The generators depend on the `moment` of the game: if all moments
/// had the same ones, their noise would point the same way and add up.
pub fn luck<G: Insight>(
    game: &G,
    odds: &Odds,
    before: &G::State,
    came: G::Chance,
    playouts: u32,
    decisions: u32,
    moment: u64,
) -> Shares {
    let mut chances = Vec::new();
    game.chances(before, &mut chances);
    if chances.len() == 1 {
        return Shares::default();
    }
    let (mut playout, seed) = (Playout::new(game), seed_of(SEED, moment));
    let mut worth = |chance: G::Chance| {
        let mut after = before.clone();
        game.apply_unchecked(&mut after, chance);
        let play_on = |n| {
            let mut after = after.clone();
            playout.run(&mut after, Fortune::new(seed_of(seed, n), &[]), decisions * u32::from(game.seats()));
            odds.shares(game, &after)
        };
        (0..u64::from(playouts)).map(play_on).sum::<Shares>() * (1.0 / f64::from(playouts))
    };
    let (mut mean, mut weights, mut real) = (Shares::default(), 0.0, None);
    for (chance, weight) in &chances {
        let worth = worth(*chance);
        mean += worth * f64::from(*weight);
        weights += f64::from(*weight);
        if *chance == came {
            real = Some(worth);
        }
    }
    real.unwrap_or_else(|| worth(came)) - mean * (1.0 / weights)
}
