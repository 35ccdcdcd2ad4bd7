//! What always holds of a review, in every game.

mod common;

use common::{bots, play, threads, with};
use tetrapolis_catalog::{GAMES, Visit};
use tetrapolis_game::{Insight, Seat, Step};
use tetrapolis_review::{Effort, Estimate, Odds, Review, luck, review};
use tetrapolis_search::{BotKind, seed_of};

/// No more effort than a law needs.
const LEAST: Effort =
    Effort { candidates: 4, screening: 2, samples: 8, refined: 16, decisions: 2, playouts: 2, ends: 8 };

/// Judges some games.
struct Judge<'a> {
    kinds: &'a [BotKind],
    games: u64,
    effort: Effort,
    threads: usize,
}

/// What reviews of any game have in common.
#[derive(Debug, PartialEq)]
struct Judged {
    name: &'static str,
    parties: usize,
    seats: u8,
    /// The reviews, with actions as texts.
    reviews: Vec<Review<String>>,
}

impl Visit for Judge<'_> {
    type Output = Judged;

    fn visit<G: Insight>(self, game: G) -> Judged {
        let judged = |number| {
            let steps = play(&game, &mut bots(self.kinds), seed_of(2027, number));
            in_words(review(&game, &steps, &self.effort, self.threads, &|_| {}))
        };
        let reviews = (0..self.games).map(judged).collect();
        Judged { name: G::NAME, parties: usize::from(game.parties()), seats: game.seats(), reviews }
    }
}

fn in_words<A: std::fmt::Debug + Copy>(review: Review<A>) -> Review<String> {
    use tetrapolis_review::{Decision, Judgement};
    let judgement = |judgement: Judgement<A>| Judgement { best: format!("{:?}", judgement.best), loss: judgement.loss };
    let Review { initial, last, lucks, decisions } = review;
    let decision = |decision: Decision<A>| {
        let Decision { step, seat, played, options, known, hindsight, outlook, effect, room, advantage } = decision;
        let (known, hindsight) = (judgement(known), judgement(hindsight));
        Decision {
            step,
            seat,
            played: format!("{played:?}"),
            options,
            known,
            hindsight,
            outlook,
            effect,
            room,
            advantage,
        }
    };
    Review { initial, last, lucks, decisions: decisions.into_iter().map(decision).collect() }
}

/// Every game with its fewest seats and its most.
fn tables() -> impl Iterator<Item = (&'static str, u8)> {
    GAMES.iter().flat_map(|entry| [(entry.name, *entry.seats.start()), (entry.name, *entry.seats.end())])
}

#[test]
fn the_parts_add_up_and_nobody_wins_what_nobody_loses() {
    for (game, seats) in tables() {
        let kinds = vec![BotKind::Random; seats.into()];
        let judged = with(game, seats, Judge { kinds: &kinds, games: 1, effort: LEAST, threads: 1 });
        let review = &judged.reviews[0];
        let sum = |of: &dyn Fn(usize) -> f64| (0..judged.parties).map(of).sum::<f64>();
        assert!((sum(&|party| review.initial[party]) - 1.0).abs() < 1e-9, "{game}");
        assert!((sum(&|party| review.last[party]) - 1.0).abs() < 1e-9, "{game}");
        assert!(review.lucks.iter().all(|luck| sum(&|party| luck.luck[party]).abs() < 1e-9), "{game}: luck");
        assert!(review.lucks.len() > 5 && review.decisions.len() > 5, "{game} has luck and decisions");
        for decision in &review.decisions {
            assert!((sum(&|party| decision.outlook[party]) - 1.0).abs() < 1e-9, "{game}: {decision:?}");
            assert!(sum(&|party| decision.effect[party]).abs() < 1e-9, "{game}: {decision:?}");
            assert!(decision.options > 1, "{game}: {decision:?}");
            let kept = decision.known.best == decision.played;
            assert!(!kept || decision.known.loss == Estimate::default(), "{game}: {decision:?}");
        }
        let balances = || Seat::all(judged.seats).map(|seat| review.balance(seat));
        if usize::from(judged.seats) == judged.parties {
            let decided: f64 = balances().map(|one| one.own() + one.others + one.information).sum();
            assert!(decided.abs() < 1e-6, "{game}: what one wins by a decision, others lose: {decided}");
            assert!(
                balances().map(|one| one.rest).sum::<f64>().abs() < 1e-6,
                "{game}: {:?}",
                balances().collect::<Vec<_>>()
            );
        }
        for balance in balances() {
            let parts =
                balance.luck + balance.room - balance.losses.mean + balance.others + balance.information + balance.rest;
            assert!((balance.last - balance.initial - parts).abs() < 1e-6, "{game}: {balance:?}");
        }
    }
}

#[test]
fn any_number_of_threads_finds_the_same() {
    for (game, seats) in [("point-city", 2), ("mafia-city", 3)] {
        let kinds = vec![BotKind::Random; seats.into()];
        let judge = |threads| with(game, seats, Judge { kinds: &kinds, games: 1, effort: LEAST, threads });
        assert_eq!(judge(1), judge(3));
    }
}

#[test]
fn what_is_hidden_from_nobody_is_no_bad_information() {
    for (game, seats) in [("point-city", 2), ("cities", 2), ("uptown", 2)] {
        let kinds = vec![BotKind::Random; seats.into()];
        let judged = with(game, seats, Judge { kinds: &kinds, games: 1, effort: LEAST, threads: 1 });
        for seat in Seat::all(seats) {
            assert!(judged.reviews[0].balance(seat).information.abs() < 1e-9, "{game}");
        }
    }
}

#[test]
fn a_solo_game_is_measured_against_the_rival() {
    let judge = Judge { kinds: &[BotKind::Greedy], games: 1, effort: LEAST, threads: 1 };
    let judged = with("point-city", 1, judge);
    let review = &judged.reviews[0];
    assert_eq!(judged.parties, 2);
    assert!((review.initial[0] + review.initial[1] - 1.0).abs() < 1e-9 && review.initial[0] > 0.01);
    assert!([0.0, 0.5, 1.0].contains(&review.last[0]), "{review:?}");
}

/// Adds up the luck of each seat in whole games. The judge looks at once where it is asked: luck is nothing on average whatever
/// the judge says, and a quick one can look at many games.
struct AddUp {
    games: u64,
}

impl Visit for AddUp {
    type Output = Vec<Estimate>;

    fn visit<G: Insight>(self, game: G) -> Vec<Estimate> {
        let seats = usize::from(game.seats());
        let odds = Odds::learned(&game, 50);
        let lucks_of = |number| {
            let steps = play(&game, &mut bots(&vec![BotKind::Random; seats]), seed_of(4, number));
            let mut state = game.initial();
            let mut lucks = vec![0.0; seats];
            for (moment, step) in (0..).zip(steps) {
                if let Step::Chance(chance) = step {
                    let luck = luck(&game, &odds, &state, chance, 1, 0, moment);
                    lucks.iter_mut().enumerate().for_each(|(seat, sum)| *sum += luck[seat]);
                }
                game.step(&mut state, step).expect("a legal step");
            }
            lucks
        };
        let threads = threads() as u64;
        let games: Vec<Vec<f64>> = std::thread::scope(|scope| {
            let stretch = |first: u64| (self.games * first / threads)..(self.games * (first + 1) / threads);
            let stretches =
                (0..threads).map(|first| scope.spawn(move || stretch(first).map(lucks_of).collect::<Vec<_>>()));
            let stretches: Vec<_> = stretches.collect();
            stretches.into_iter().flat_map(|stretch| stretch.join().expect("no panic")).collect()
        });
        let sums = (0..seats).map(|seat| games.iter().map(|lucks| lucks[seat]).collect::<Vec<_>>());
        sums.map(|sums| Estimate::of(&sums)).collect()
    }
}

/// An interval reaches 1.96 standard errors to each side; four of them are exceeded once in 16,000 times, and there are 40 means
/// to look at. The seeds are fixed, so this does not fail by chance anyway.
const FOUR_ERRORS: f64 = 4.0 / 1.959_964;

#[test]
fn luck_is_nothing_on_average() {
    let games = if std::env::var_os("TETRAPOLIS_LONG").is_some() { 10_000 } else { 100 };
    for entry in GAMES {
        for seats in entry.seats.clone() {
            let start = std::time::Instant::now();
            let lucks = with(entry.name, seats, AddUp { games });
            let said: Vec<_> = lucks.iter().map(|luck| format!("{:+.4} ±{:.4}", luck.mean, luck.margin)).collect();
            println!("{} {seats}: {} ({:.0} s)", entry.name, said.join(", "), start.elapsed().as_secs_f64());
            for luck in lucks {
                assert!(luck.mean.abs() < FOUR_ERRORS * luck.margin, "{} with {seats} seats: {luck:?}", entry.name);
            }
        }
    }
}

/// The most that may be left unexplained on average, as a part of a win. The bounds were set after games of other seeds had
/// been looked at, and before these.
const RESTS: [(&str, u8, f64); 4] =
    [("point-city", 2, 0.25), ("cities", 2, 0.6), ("uptown", 2, 0.35), ("mafia-city", 3, 0.45)];

#[test]
fn what_is_left_unexplained_is_less_than_its_bound() {
    let games = if std::env::var_os("TETRAPOLIS_LONG").is_some() { 40 } else { 4 };
    for (game, seats, most) in RESTS {
        let kinds = vec![BotKind::Greedy; seats.into()];
        let judged = with(game, seats, Judge { kinds: &kinds, games, effort: Effort::QUICK, threads: threads() });
        let balances = judged.reviews.iter().flat_map(|review| Seat::all(seats).map(|seat| review.balance(seat)));
        let rests: Vec<f64> = balances.map(|balance| balance.rest.abs()).collect();
        let rest = Estimate::of(&rests);
        println!("{game}: {:.2} ±{:.2}", rest.mean, rest.margin);
        assert!(rest.mean < most, "{game}: {rest:?}");
    }
}

/// Whether wins are as frequent as the chances said, in games of ordinary play.
struct ComeTrue;

impl Visit for ComeTrue {
    type Output = Vec<Estimate>;

    fn visit<G: Insight>(self, game: G) -> Vec<Estimate> {
        let kinds = vec![BotKind::Greedy; game.seats().into()];
        let effort = Effort { candidates: 2, screening: 1, samples: 2, refined: 2, playouts: 1, ..LEAST };
        let mut groups = vec![Vec::new(); 3];
        for number in 0..60 {
            let steps = play(&game, &mut bots(&kinds), seed_of(11, number));
            let review = review(&game, &steps, &effort, 2, &|_| {});
            let middle = &review.decisions[review.decisions.len() / 2];
            for party in 0..usize::from(game.parties()) {
                let chance = middle.outlook[party];
                groups[((chance * 3.0) as usize).min(2)].push(review.last[party] - chance);
            }
        }
        groups.iter().filter(|wins| wins.len() > 9).map(|wins| Estimate::of(wins)).collect()
    }
}

#[test]
fn chances_to_win_come_true() {
    for (game, seats, _) in RESTS {
        for (group, miss) in with(game, seats, ComeTrue).into_iter().enumerate() {
            println!("{game}, group {group}: wins less chances {:+.2} ±{:.2}", miss.mean, miss.margin);
            assert!(miss.mean.abs() < FOUR_ERRORS * miss.margin, "{game}: {miss:?}");
        }
    }
}
