//! What a review calls a mistake loses games between searches too, which play better than the judge itself.

mod common;

use common::{bots, finish, play, threads, with};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_catalog::Visit;
use tetrapolis_game::{Seat, Sight, Study};
use tetrapolis_review::{Effort, Estimate, reason, review};
use tetrapolis_search::{BotKind, Budget, seed_of, win_shares};

/// How many of its costliest decisions a review shows for a seat, and among how many it looks for them.
const SHOWN: usize = 3;
const LOOKED_AT: usize = 6;
/// How long the searches think.
const ITERATIONS: u32 = 25;

/// How many games a novice plays against clubs, and how often each of its mistakes is played out.
#[derive(Clone, Copy)]
struct Trial {
    games: u64,
    ends: u32,
}

/// A mistake that a review shows: what it says that it cost, and what it cost in games between searches.
struct Mistake {
    claimed: f64,
    found: Vec<f64>,
}

impl Visit for Trial {
    type Output = Vec<Mistake>;

    fn visit<G: Study>(self, game: G) -> Vec<Mistake> {
        (0..self.games).flat_map(|number| self.mistakes(&game, number)).collect()
    }
}

impl Trial {
    /// The mistakes that a review shows to the novice.
    fn mistakes<G: Study>(self, game: &G, number: u64) -> Vec<Mistake> {
        let mut kinds = vec![BotKind::Club; game.seats().into()];
        kinds[0] = BotKind::Novice;
        let steps = play(game, &mut bots(&kinds), seed_of(77, number));
        let review = review(game, &steps, &Effort::QUICK, threads(), &|_| {});
        let (mut state, mut before) = (game.initial(), Vec::new());
        for step in &steps {
            before.push(state.clone());
            game.step(&mut state, *step).expect("a legal step");
        }
        let shown = review.costliest(Seat(0)).into_iter().take(LOOKED_AT).filter(|one| one.known.loss.is_sure());
        let mistake = |one: &tetrapolis_review::Decision<G::Action>| {
            let sight = Sight::new(game, &before[one.step], one.seat);
            let why = reason(&sight, one.known.best, one.played, &Effort::QUICK, 3, &|| {});
            let lost = |n| win(&sight, one.known.best, n) - win(&sight, one.played, n);
            why.confirms().then(|| Mistake { claimed: one.known.loss.mean, found: in_parallel(self.ends, lost) })
        };
        shown.filter_map(mistake).take(SHOWN).collect()
    }
}

/// The part of the win after an action, in a game between searches.
fn win<G: Study>(sight: &Sight<'_, G>, action: G::Action, number: u32) -> f64 {
    let (game, seat) = (sight.game(), sight.seat());
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(number.into());
    let mut state = game.determinize(&sight.view(), &mut rng);
    game.play_unchecked(&mut state, seat, action);
    let search = BotKind::Search(Some(Budget::iterations(ITERATIONS)));
    finish(game, &mut state, &mut bots(&vec![search; game.seats().into()]), number.into());
    win_shares(game, &state)[seat.index()].into()
}

/// What each of the first numbers gives, on all threads.
fn in_parallel(count: u32, of: impl Fn(u32) -> f64 + Sync) -> Vec<f64> {
    let threads = threads() as u32;
    let of = &of;
    std::thread::scope(|scope| {
        let shares = (0..threads)
            .map(|first| scope.spawn(move || (first..count).step_by(threads as usize).map(of).collect::<Vec<f64>>()));
        let shares: Vec<_> = shares.collect();
        shares.into_iter().flat_map(|share| share.join().expect("no panic")).collect()
    })
}

#[test]
fn what_is_shown_as_a_mistake_loses_games_between_searches() {
    let trial = |games, ends| Trial { games, ends };
    let tables = if std::env::var_os("TETRAPOLIS_LONG").is_some() {
        vec![
            ("point-city", 2, trial(4, 24)),
            ("cities", 2, trial(1, 16)),
            ("uptown", 2, trial(4, 24)),
            ("mafia-city", 3, trial(2, 24)),
        ]
    } else {
        vec![("point-city", 2, trial(1, 12))]
    };
    for (game, seats, trial) in tables {
        let mistakes = with(game, seats, trial);
        let each: Vec<Estimate> = mistakes.iter().map(|mistake| Estimate::of(&mistake.found)).collect();
        for (mistake, found) in mistakes.iter().zip(&each) {
            println!("  {game}: said {:.3}, found {:+.3} ±{:.3}", mistake.claimed, found.mean, found.margin);
        }
        let (real, none) =
            (each.iter().filter(|one| one.low() > 0.0), each.iter().filter(|one| one.mean + one.margin < 0.0));
        let (real, none, count) = (real.count(), none.count(), each.len());
        let claimed = mistakes.iter().map(|mistake| mistake.claimed).sum::<f64>() / count as f64;
        let found = Estimate::of(&mistakes.iter().flat_map(|mistake| mistake.found.clone()).collect::<Vec<_>>());
        println!(
            "{game}: {count} mistakes, said {claimed:.3}, found {:.3} ±{:.3}; {real} surely mistakes, {none} surely none",
            found.mean, found.margin
        );
        // So few games say something only where luck is small.
        let is_fine = if game == "point-city" { found.mean > 0.0 } else { found.mean + found.margin > 0.0 };
        assert!(is_fine, "{game}: {found:?}");
    }
}
