use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_game::{Insight, MAX_PARTIES, Seat, Sight, Standing, Turn};
use tetrapolis_search::{Bot, seed_of};

use crate::Entrant;
use crate::adjust::{Adjusted, Lucky, adjust};
use crate::interval::{of_mean, wilson};
use crate::luck::LuckJudge;
use crate::rating::ratings;

/// Which games to play.
#[derive(Clone)]
pub struct Contest<G> {
    /// Who plays; as many as there are seats. They move on by one seat after every game.
    pub players: Vec<Entrant<G>>,
    /// How many games.
    pub games: u64,
    /// Game `n` depends on the seed and `n` alone.
    pub seed: u64,
    /// Whether the same luck is played in every seating, one after the other.
    pub duplicate: bool,
    /// Whether the luck of every game is judged, to remove it from the results.
    pub luck_adjusted: bool,
    /// How many threads share the work.
    pub threads: usize,
    /// Ends the contest early when somebody sets it. Its results then mean nothing.
    pub stop: Arc<AtomicBool>,
}

impl<G> Contest<G> {
    /// A hundred games on one thread.
    pub fn new(players: Vec<Entrant<G>>) -> Contest<G> {
        let stop = Arc::default();
        Contest { players, games: 100, seed: 1, duplicate: false, luck_adjusted: false, threads: 1, stop }
    }
}

/// What a player has achieved.
#[derive(Clone, Debug, PartialEq)]
pub struct Merit {
    /// The player's name.
    pub name: String,
    /// Games played.
    pub games: u64,
    /// Games won; a shared win is divided.
    pub wins: f64,
    /// The share of games won.
    pub share: f64,
    /// Where its 95 % interval begins.
    pub low: f64,
    /// Where its 95 % interval ends.
    pub high: f64,
    /// The mean score.
    pub mean_score: f64,
    /// The rating by Bradley and Terry, on the scale of Elo, 0 on average.
    pub rating: f64,
    /// The mean time for a move that was not forced, in milliseconds.
    pub ms_per_move: f64,
    /// The share of games won without luck, if it was judged.
    pub adjusted: Option<Adjusted>,
}

/// The results of one game, by player.
#[derive(Clone, Copy, Debug, Default)]
struct Played {
    standings: [Standing; MAX_PARTIES],
    winners: u8,
    luck: [f64; MAX_PARTIES],
    time: [Duration; MAX_PARTIES],
    moves: [u32; MAX_PARTIES],
}

/// Plays all games; `progress` is called after every game.
///
/// # Panics
/// If there are not as many players as seats.
pub fn contest<G: Insight>(game: &G, contest: &Contest<G>, progress: &(dyn Fn(u64) + Sync)) -> Vec<Merit> {
    assert_eq!(contest.players.len(), usize::from(game.seats()), "one player for each seat");
    let judge = contest.luck_adjusted.then(|| LuckJudge::new(game));
    let next = AtomicU64::new(0);
    let work = || {
        let mut bots: Vec<Box<dyn Bot<G>>> = contest.players.iter().map(Entrant::bot).collect();
        let mut results = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= contest.games {
                return results;
            }
            let Some(result) = play(game, contest, judge.as_ref(), number, &mut bots) else { return results };
            results.push((number, result));
            progress(1);
        }
    };
    let mut results = std::thread::scope(|scope| {
        let others: Vec<_> = (1..contest.threads).map(|_| scope.spawn(work)).collect();
        let mut results = work();
        for other in others {
            results.extend(other.join().expect("a playing thread does not panic"));
        }
        results
    });
    results.sort_by_key(|(number, _)| *number);
    let results: Vec<Played> = results.into_iter().map(|(_, result)| result).collect();
    count(contest, &results)
}

/// Plays a game; nothing if the contest is stopped before it ends.
fn play<G: Insight>(
    game: &G,
    contest: &Contest<G>,
    judge: Option<&LuckJudge>,
    number: u64,
    bots: &mut [Box<dyn Bot<G>>],
) -> Option<Played> {
    let seats = bots.len();
    let deal = if contest.duplicate { number / seats as u64 } else { number };
    let turn = (number % seats as u64) as usize;
    let player_at = |seat: Seat| (seat.index() + seats - turn) % seats;
    let seed = seed_of(contest.seed, deal);
    for (player, bot) in bots.iter_mut().enumerate() {
        bot.begin(seed_of(seed, 1 << 32 | player as u64));
    }
    let mut result = Played::default();
    let mut legal = Vec::new();
    let mut state = game.initial();
    let mut chances = 0;
    loop {
        match game.turn(&state) {
            Turn::Act(_) if contest.stop.load(Ordering::Relaxed) => return None,
            Turn::Act(asked) => {
                let seat = asked.first().expect("somebody has to act");
                game.legal_actions(&state, seat, &mut legal);
                let action = if let [only] = legal[..] {
                    only
                } else {
                    let start = Instant::now();
                    let player = player_at(seat);
                    let action = bots[player].choose(&Sight::new(game, &state, seat), &legal);
                    result.time[player] += start.elapsed();
                    result.moves[player] += 1;
                    action
                };
                game.play_unchecked(&mut state, seat, action);
            }
            Turn::Chance => {
                // Each outcome has a generator of its own, so that games that have diverged still share their luck.
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed_of(seed, chances));
                chances += 1;
                let chance = game.sample(&state, &mut rng);
                if let Some(judge) = judge {
                    let luck = judge.luck(game, &state, chance, chances);
                    Seat::all(game.seats()).for_each(|seat| result.luck[player_at(seat)] += luck[seat.index()]);
                }
                game.apply_unchecked(&mut state, chance);
            }
            Turn::Over => break,
        }
    }
    let outcome = game.outcome(&state);
    result.winners = outcome.winners() as u8;
    for seat in Seat::all(game.seats()) {
        result.standings[player_at(seat)] = outcome.standings()[seat.index()];
    }
    Some(result)
}

fn count<G: Insight>(contest: &Contest<G>, results: &[Played]) -> Vec<Merit> {
    let players = contest.players.len();
    let win = |result: &Played, player: usize| {
        if result.standings[player].place == 1 { 1.0 / f64::from(result.winners) } else { 0.0 }
    };
    let beaten: Vec<Vec<f64>> = (0..players)
        .map(|one| {
            let against = |other: usize| -> f64 {
                let places = |result: &Played| (result.standings[one].place, result.standings[other].place);
                let points = |result: &Played| match places(result) {
                    (one, other) if one < other => 1.0,
                    (one, other) if one == other => 0.5,
                    _ => 0.0,
                };
                results.iter().map(points).sum()
            };
            (0..players).map(against).collect()
        })
        .collect();
    let ratings = ratings(&beaten);
    let deals: Vec<&[Played]> = results.chunks(if contest.duplicate { players } else { 1 }).collect();
    let mean = |deal: &[Played], of: &dyn Fn(&Played) -> f64| deal.iter().map(of).sum::<f64>() / deal.len() as f64;
    let adjusted = contest.luck_adjusted.then(|| {
        let lucky = |deal: &[Played], player: usize| Lucky {
            wins: mean(deal, &|result| win(result, player)),
            luck: mean(deal, &|result| result.luck[player]),
        };
        let of_deal = |deal: &&[Played]| (0..players).map(|player| lucky(deal, player)).collect();
        adjust(&deals.iter().map(of_deal).collect::<Vec<_>>())
    });
    (0..players)
        .map(|player| {
            let games = results.len() as f64;
            let wins: f64 = results.iter().map(|result| win(result, player)).sum();
            let (low, high) = if contest.duplicate {
                let of_deal = |deal: &&[Played]| mean(deal, &|result| win(result, player));
                of_mean(&deals.iter().map(of_deal).collect::<Vec<_>>())
            } else {
                wilson(wins, games)
            };
            let score: i64 = results.iter().map(|result| i64::from(result.standings[player].score)).sum();
            let time: Duration = results.iter().map(|result| result.time[player]).sum();
            let moves: u64 = results.iter().map(|result| u64::from(result.moves[player])).sum();
            Merit {
                name: contest.players[player].name().to_owned(),
                games: results.len() as u64,
                wins,
                share: wins / games,
                low,
                high,
                mean_score: score as f64 / games,
                rating: ratings[player],
                ms_per_move: time.as_secs_f64() * 1e3 / moves.max(1) as f64,
                adjusted: adjusted.as_ref().map(|adjusted| adjusted[player]),
            }
        })
        .collect()
}
