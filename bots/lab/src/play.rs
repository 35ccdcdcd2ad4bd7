use std::sync::atomic::{AtomicU64, Ordering};

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use tetrapolis_arena::{LuckJudge, seed_of};
use tetrapolis_game::{Deed, MAX_PARTIES, Message, Seat, Setup, Sight, Standing, Study, Turn};
use tetrapolis_search::{Bot, BotKind};

use crate::Findings;
use crate::count::count;

/// Which games to study.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Who plays, at every seat.
    pub player: BotKind,
    /// How many games.
    pub games: u64,
    /// Game `n` depends on the seed and `n` alone.
    pub seed: u64,
    /// Whether the luck of every game is judged, to remove it from who wins in order of play.
    pub luck_adjusted: bool,
    /// How many threads share the work.
    pub threads: usize,
}

/// What a seat had to do with a thing in one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Dealing {
    pub(crate) could: bool,
    pub(crate) has: bool,
    pub(crate) takes: u32,
    pub(crate) uses: u32,
    pub(crate) points: i32,
}

impl Dealing {
    pub(crate) fn took(&self) -> bool {
        self.has || self.takes > 0 || self.uses > 0
    }

    pub(crate) fn used(&self) -> bool {
        self.uses > 0 || self.points != 0
    }
}

/// One game.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    pub(crate) standings: [Standing; MAX_PARTIES],
    pub(crate) winners: usize,
    pub(crate) beginner: Seat,
    /// How lucky each seat was after it was known who begins, if luck was judged.
    pub(crate) luck: [f64; MAX_PARTIES],
    pub(crate) steps: u32,
    pub(crate) decisions: u32,
    pub(crate) rounds: Option<u32>,
    pub(crate) ending: Message,
    /// The points of each seat in each category.
    pub(crate) categories: Vec<(Message, [i32; MAX_PARTIES])>,
    /// What each seat had to do with which thing, where it could.
    pub(crate) dealings: Vec<(usize, Seat, Dealing)>,
}

impl Played {
    /// A seat's share of the win.
    pub(crate) fn win(&self, seat: Seat) -> f64 {
        if self.standings[seat.index()].place == 1 { 1.0 / self.winners as f64 } else { 0.0 }
    }
}

/// Plays all games and reports the findings; `progress` is called after every game.
pub fn study<G: Study + Setup>(game: &G, plan: &Plan, progress: &(dyn Fn(u64) + Sync)) -> Findings {
    let next = AtomicU64::new(0);
    let things = game.things().len();
    let judge = plan.luck_adjusted.then(|| LuckJudge::new(game));
    let work = || {
        let mut bots: Vec<Box<dyn Bot<G>>> = (0..game.seats()).map(|_| plan.player.bot()).collect();
        let mut games = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= plan.games {
                return games;
            }
            games.push((number, play(game, judge.as_ref(), seed_of(plan.seed, number), things, &mut bots)));
            progress(1);
        }
    };
    let mut games = std::thread::scope(|scope| {
        let others: Vec<_> = (1..plan.threads).map(|_| scope.spawn(work)).collect();
        let mut games = work();
        for other in others {
            games.extend(other.join().expect("a playing thread does not panic"));
        }
        games
    });
    games.sort_by_key(|(number, _)| *number);
    let games: Vec<Played> = games.into_iter().map(|(_, game)| game).collect();
    count(game, plan, &games)
}

fn play<G: Study>(
    game: &G,
    judge: Option<&LuckJudge>,
    seed: u64,
    things: usize,
    bots: &mut [Box<dyn Bot<G>>],
) -> Played {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    for bot in bots.iter_mut() {
        bot.begin(rng.next_u64());
    }
    let seats = usize::from(game.seats());
    let mut table = vec![Dealing::default(); things * seats];
    let (mut steps, mut decisions, mut beginner) = (0, 0, None);
    let mut luck = [0.0; MAX_PARTIES];
    let mut legal = Vec::new();
    let mut state = game.initial();
    loop {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let chance = game.sample(&state, &mut rng);
                // Beginning may be an advantage, and whether it is one is the question here. So it does not count as
                // luck.
                if let Some(judge) = judge.filter(|_| beginner.is_some()) {
                    let lucky = judge.luck(game, &state, chance, steps.into());
                    luck.iter_mut().enumerate().for_each(|(party, luck)| *luck += lucky[party]);
                }
                game.apply_unchecked(&mut state, chance);
            }
            Turn::Act(asked) => {
                beginner.get_or_insert_with(|| game.beginner(&state));
                let seat = asked.first().expect("somebody has to act");
                game.legal_actions(&state, seat, &mut legal);
                let mine = |thing: usize| thing * seats + seat.index();
                for action in &legal {
                    game.deeds(&state, seat, *action, &mut |thing, _| table[mine(thing)].could = true);
                }
                let action = if let [only] = legal[..] {
                    only
                } else {
                    decisions += 1;
                    bots[seat.index()].choose(&Sight::new(game, &state, seat), &legal)
                };
                game.deeds(&state, seat, action, &mut |thing, deed| match deed {
                    Deed::Approaches => {}
                    Deed::Takes => table[mine(thing)].takes += 1,
                    Deed::Uses => table[mine(thing)].uses += 1,
                });
                game.play_unchecked(&mut state, seat, action);
            }
        }
        steps += 1;
    }
    for seat in 0..seats {
        game.holdings(&state, seat, &mut |thing, points| {
            let dealing = &mut table[thing * seats + seat];
            dealing.could = true;
            dealing.has |= points.is_some();
            dealing.points += points.unwrap_or(0);
        });
    }
    let outcome = game.outcome(&state);
    let mut standings = [Standing::default(); MAX_PARTIES];
    standings[..outcome.standings().len()].copy_from_slice(outcome.standings());
    let dealings = table.into_iter().enumerate().filter(|(_, dealing)| dealing.could);
    Played {
        standings,
        winners: outcome.winners(),
        beginner: beginner.unwrap_or(Seat(0)),
        luck,
        steps,
        decisions,
        rounds: game.rounds(&state),
        ending: game.ending(&state),
        categories: categories(game, &state),
        dealings: dealings.map(|(place, dealing)| (place / seats, Seat((place % seats) as u8), dealing)).collect(),
    }
}

/// The points of every seat by category.
fn categories<G: Study>(game: &G, state: &G::State) -> Vec<(Message, [i32; MAX_PARTIES])> {
    let mut categories: Vec<(Message, [i32; MAX_PARTIES])> = Vec::new();
    for seat in 0..usize::from(game.seats()) {
        for line in game.sheet(state, seat) {
            let name = game.category(&line);
            let place = categories.iter().position(|(known, _)| *known == name).unwrap_or_else(|| {
                categories.push((name, [0; MAX_PARTIES]));
                categories.len() - 1
            });
            categories[place].1[seat] += line.points;
        }
    }
    categories
}
