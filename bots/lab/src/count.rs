use tetrapolis_arena::{Adjusted, Lucky, adjust};
use tetrapolis_game::{Message, Seat, Setup, Study, Thing};

use crate::Spread;
use crate::findings::{Category, Ending, Findings, Length, Place, Share, Sort, Use, Verdict};
use crate::play::{Dealing, Plan, Played};

/// A thing is dead if it is certain that fewer than this share of those who could take it do.
const HARDLY_EVER: f64 = 0.05;
/// A thing dominates if it is certain that those who take it win this many times as often as others.
const FAR_MORE: f64 = 1.25;
/// Nothing is said about the worth of a thing that was taken less often.
const ENOUGH: u64 = 20;

/// Adds up the results of the games.
///
/// # Panics
/// If there are no games.
pub(crate) fn count<G: Study + Setup>(game: &G, plan: &Plan, games: &[Played]) -> Findings {
    let seats = game.seats();
    let fair = 1.0 / f64::from(game.parties());
    let spread = |numbers: Vec<i32>| Spread::of(numbers).expect("there are games");
    let of_games = |number: &dyn Fn(&Played) -> u32| spread(games.iter().map(|game| number(game) as i32).collect());
    let adjusted = plan.luck_adjusted.then(|| without_luck(games, seats));
    let scores = games.iter().flat_map(|game| &game.standings[..usize::from(seats)]).map(|standing| standing.score);
    Findings {
        game: G::NAME,
        edition: game.edition(),
        options: game.options(),
        seats,
        games: games.len() as u64,
        seed: plan.seed,
        player: plan.player.to_string(),
        fair,
        places: (0..seats)
            .map(|place| in_order(games, seats, place, adjusted.as_ref().map(|all| all[usize::from(place)])))
            .collect(),
        luck_saves: adjusted.as_ref().map(|all| all[0].saves),
        scores: spread(scores.collect()),
        categories: categories(games, seats),
        length: Length {
            steps: of_games(&|game| game.steps),
            decisions: of_games(&|game| game.decisions),
            rounds: Spread::of(games.iter().filter_map(|game| game.rounds).map(|rounds| rounds as i32)),
        },
        endings: endings(games),
        sorts: sorts(&game.things(), games, fair),
    }
}

/// The seat at this distance from the first player.
fn seat_of(game: &Played, seats: u8, place: u8) -> Seat {
    Seat((game.beginner.0 + place) % seats)
}

/// The seats at this distance from the first player.
fn in_order(games: &[Played], seats: u8, place: u8, adjusted: Option<Adjusted>) -> Place {
    let seat = |game: &Played| seat_of(game, seats, place);
    let wins: f64 = games.iter().map(|game| game.win(seat(game))).sum();
    let score: i64 = games.iter().map(|game| i64::from(game.standings[seat(game).index()].score)).sum();
    Place {
        wins: Share::of(wins, games.len() as f64),
        without_luck: adjusted.map(|Adjusted { share, low, high, .. }| Share { share, low, high }),
        mean_score: score as f64 / games.len() as f64,
    }
}

/// Who wins in order of play, without luck.
fn without_luck(games: &[Played], seats: u8) -> Vec<Adjusted> {
    let lucky = |game: &Played, place| {
        let seat = seat_of(game, seats, place);
        Lucky { wins: game.win(seat), luck: game.luck[seat.index()] }
    };
    let of_game = |game: &Played| (0..seats).map(|place| lucky(game, place)).collect();
    adjust(&games.iter().map(of_game).collect::<Vec<_>>())
}

fn categories(games: &[Played], seats: u8) -> Vec<Category> {
    let mut names: Vec<&Message> = games.iter().flat_map(|game| game.categories.iter().map(|(name, _)| name)).collect();
    names.sort_by_key(ToString::to_string);
    names.dedup();
    let of_name = |name: &Message| {
        let points = games.iter().flat_map(|game| {
            let found = game.categories.iter().find(|(known, _)| known == name).map_or([0; 5], |(_, points)| *points);
            found.into_iter().take(seats.into())
        });
        Category { name: name.clone(), points: Spread::of(points).expect("there are games") }
    };
    let mut categories: Vec<Category> = names.into_iter().map(of_name).collect();
    categories.sort_by(|one, other| other.points.mean.total_cmp(&one.points.mean));
    categories
}

fn endings(games: &[Played]) -> Vec<Ending> {
    let mut names: Vec<&Message> = games.iter().map(|game| &game.ending).collect();
    names.sort_by_key(|name| name.key);
    names.dedup();
    let of_name = |name: &Message| {
        let count = games.iter().filter(|game| game.ending == *name).count();
        Ending { name: name.clone(), games: Share::of(count as f64, games.len() as f64) }
    };
    names.into_iter().map(of_name).collect()
}

/// What all games together say about one thing.
#[derive(Clone, Default)]
struct Sum {
    games: u64,
    games_used: u64,
    last_game: Option<usize>,
    last_used: Option<usize>,
    offered: u64,
    taken: u64,
    used: u64,
    takes: u64,
    uses: u64,
    points: i64,
    has_points: bool,
    takers_won: f64,
    others_won: f64,
}

impl Sum {
    fn add(&mut self, game: usize, dealing: &Dealing, win: f64) {
        if self.last_game.replace(game) != Some(game) {
            self.games += 1;
        }
        self.offered += 1;
        if !dealing.took() {
            self.others_won += win;
            return;
        }
        self.taken += 1;
        self.takers_won += win;
        self.takes += u64::from(dealing.takes.max(u32::from(dealing.has)));
        self.uses += u64::from(dealing.uses);
        self.points += i64::from(dealing.points);
        self.has_points |= dealing.has;
        if dealing.used() {
            self.used += 1;
            if self.last_used.replace(game) != Some(game) {
                self.games_used += 1;
            }
        }
    }

    fn worth(&self) -> Option<f64> {
        (self.taken > 0).then(|| self.points as f64 / self.taken as f64)
    }
}

fn sorts(things: &[Thing], games: &[Played], fair: f64) -> Vec<Sort> {
    let mut sums = vec![Sum::default(); things.len()];
    for (number, game) in games.iter().enumerate() {
        for (thing, seat, dealing) in &game.dealings {
            sums[*thing].add(number, dealing, game.win(*seat));
        }
    }
    let all: Vec<(&Thing, &Sum)> = things.iter().zip(&sums).collect();
    all.chunk_by(|(one, _), (other, _)| one.sort == other.sort).map(|of_sort| sort(of_sort, fair)).collect()
}

fn sort(things: &[(&Thing, &Sum)], fair: f64) -> Sort {
    let brings_points = things.iter().any(|(_, sum)| sum.has_points);
    let known: Vec<f64> =
        things.iter().filter(|(_, sum)| sum.taken >= ENOUGH).filter_map(|(_, sum)| sum.worth()).collect();
    let mean_worth = (brings_points && !known.is_empty()).then(|| known.iter().sum::<f64>() / known.len() as f64);
    let priced = |value: &dyn Fn(&Sum) -> Option<f64>| {
        let pairs = things.iter().filter_map(|(thing, sum)| Some((f64::from(thing.price?), value(sum)?)));
        rank_correlation(&pairs.collect::<Vec<_>>())
    };
    let uses: Vec<Use> = things.iter().map(|(thing, sum)| one(thing, sum, brings_points, mean_worth, fair)).collect();
    Sort {
        name: things[0].0.sort.clone(),
        mean_worth,
        price_and_use: priced(&|sum| (sum.games > 0).then(|| sum.games_used as f64 / sum.games as f64)),
        price_and_wins: priced(&|sum| (sum.taken > 0).then(|| sum.takers_won / sum.taken as f64)),
        things: uses,
    }
}

fn one(thing: &Thing, sum: &Sum, brings_points: bool, mean_worth: Option<f64>, fair: f64) -> Use {
    let takers = Share::of(sum.takers_won, sum.taken as f64);
    let others = Share::of(sum.others_won, (sum.offered - sum.taken) as f64);
    let worth = if brings_points { sum.worth() } else { None };
    let taken = Share::of(sum.taken as f64, sum.offered as f64);
    let compared = if thing.for_points && sum.taken >= ENOUGH { worth.zip(mean_worth) } else { None };
    let is = |verdict: &Verdict| match verdict {
        Verdict::Dead => sum.offered > 0 && taken.high < HARDLY_EVER,
        Verdict::Dominant => sum.taken >= ENOUGH && takers.low > FAR_MORE * fair.max(others.share),
        Verdict::Weak => compared.is_some_and(|(worth, mean)| worth < 0.5 * mean),
        Verdict::Strong => compared.is_some_and(|(worth, mean)| worth > 2.0 * mean),
    };
    Use {
        id: thing.id.clone(),
        name: thing.name.clone(),
        price: thing.price,
        games: sum.games,
        games_used: sum.games_used,
        offered: sum.offered,
        taken: sum.taken,
        used: sum.used,
        takes: sum.takes,
        uses: sum.uses,
        worth,
        takers,
        others,
        verdicts: Verdict::ALL.into_iter().filter(is).collect(),
    }
}

/// Spearman's rank correlation of two numbers; nothing for fewer than three pairs, or if one never changes.
fn rank_correlation(pairs: &[(f64, f64)]) -> Option<f64> {
    let ranks = |values: Vec<f64>| -> Vec<f64> {
        let rank = |value: &f64| {
            let below = values.iter().filter(|other| *other < value).count();
            let equal = values.iter().filter(|other| other.total_cmp(value).is_eq()).count();
            below as f64 + (equal as f64 - 1.0) / 2.0
        };
        values.iter().map(rank).collect()
    };
    let (ones, others) =
        (ranks(pairs.iter().map(|pair| pair.0).collect()), ranks(pairs.iter().map(|pair| pair.1).collect()));
    let mean = (pairs.len() as f64 - 1.0) / 2.0;
    let product = |one: &[f64], other: &[f64]| one.iter().zip(other).map(|(a, b)| (a - mean) * (b - mean)).sum::<f64>();
    let (both, one, other) = (product(&ones, &others), product(&ones, &ones), product(&others, &others));
    (pairs.len() >= 3 && one > 0.0 && other > 0.0).then(|| both / (one * other).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_rises_together_correlates() {
        let rising = [(1.0, 2.0), (2.0, 4.0), (3.0, 100.0)];
        assert!((rank_correlation(&rising).expect("pairs") - 1.0).abs() < 1e-12);
        let falling = [(1.0, 9.0), (2.0, 4.0), (3.0, 1.0)];
        assert!((rank_correlation(&falling).expect("pairs") + 1.0).abs() < 1e-12);
        assert_eq!(rank_correlation(&[(1.0, 1.0), (1.0, 2.0), (1.0, 3.0)]), None);
    }
}
