//! A player for Cities that tries every action out on a position that fits what it sees.
//!
//! `cargo run --release --example look_ahead`

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_arena::{Contest, Entrant, contest};
use tetrapolis_cities::{Action, Cities, Edition};
use tetrapolis_game::{Game, Insight, Sight, Views};
use tetrapolis_search::{Bot, BotKind};

/// Does whatever promises the most points.
struct Planner {
    rng: Xoshiro256PlusPlus,
}

impl Planner {
    fn new() -> Planner {
        Planner { rng: Xoshiro256PlusPlus::seed_from_u64(0) }
    }
}

impl Bot<Cities> for Planner {
    fn begin(&mut self, seed: u64) {
        self.rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    }

    fn choose(&mut self, sight: &Sight<'_, Cities>, legal: &[Action]) -> Action {
        let (game, me) = (sight.game(), sight.seat());
        let position = game.determinize(&sight.view(), &mut self.rng);
        let value = |action: &Action| {
            let mut after = position;
            game.play_unchecked(&mut after, me, *action);
            game.prospect(&after, me.index())
        };
        let best = legal.iter().max_by(|one, other| value(one).total_cmp(&value(other)));
        *best.expect("at least one action is legal")
    }
}

fn main() {
    let game = Cities::new(Edition::builtin(), 2);
    let players = vec![Entrant::new("planner", Planner::new), BotKind::Random.into()];
    for merit in contest(&game, &Contest::new(players), &|_| {}) {
        println!("{:>8}: {:.1} points on average, rated {:+.0}", merit.name, merit.mean_score, merit.rating);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_planner_beats_chance() {
        let game = Cities::new(Edition::builtin(), 2);
        let players = vec![Entrant::new("planner", Planner::new), BotKind::Random.into()];
        let merits = contest(&game, &Contest::new(players), &|_| {});
        assert!(merits[0].share > 0.9, "{merits:?}");
    }

    #[test]
    fn it_runs() {
        main();
    }
}
