//! Many games side by side, without Python.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rayon::prelude::*;
use tetrapolis_game::{Code, Encoding, Insight, Part, Playable, Seat, Turn, UNLISTED, Viewer, below};
use tetrapolis_search::seed_of;

use crate::rules::{Shared, Table};
use crate::state::reward_of;

/// At least this many games are one thread's work.
const AT_ONCE: usize = 64;

/// Where a step of all games is written, a row for each game.
pub struct Rows<'a> {
    pub observations: &'a mut [u8],
    pub masks: &'a mut [bool],
    pub to_act: &'a mut [i8],
    pub rewards: &'a mut [f32],
    pub done: &'a mut [bool],
    pub scores: &'a mut [i32],
}

/// An action that is not legal: in which game, and its place in the table.
pub struct NotLegal {
    pub game: usize,
    pub action: i64,
}

/// Many games of one kind.
pub trait Lanes: Send + Sync {
    /// Begins all games again.
    fn reset(&mut self, seed: u64, pool: Option<&rayon::ThreadPool>, rows: Rows<'_>);
    /// Plays an action in every game. If one is not legal, nothing has changed.
    fn step(&mut self, actions: &[i64], pool: Option<&rayon::ThreadPool>, rows: Rows<'_>) -> Result<(), NotLegal>;
    /// Chooses a legal action in every game, all equally likely.
    fn sample(&mut self, actions: &mut [i64]);
    /// Where a game stands.
    fn table(&self, number: usize) -> Box<dyn Table>;
}

/// One of many games.
struct Lane<G: Encoding> {
    state: G::State,
    /// What the deals of this and the next episodes are made of.
    seed: u64,
    episodes: u64,
    luck: Xoshiro256PlusPlus,
    whim: Xoshiro256PlusPlus,
    actor: Seat,
    legal: Vec<G::Action>,
    indices: Vec<u16>,
    chosen: usize,
}

pub struct LanesOf<G: Encoding> {
    shared: Shared<G>,
    skip_forced: bool,
    actions: usize,
    length: usize,
    lanes: Vec<Lane<G>>,
}

/// The row of one game.
struct Row<'a> {
    observation: &'a mut [u8],
    mask: &'a mut [bool],
    to_act: &'a mut i8,
    rewards: &'a mut [f32],
    done: &'a mut bool,
    scores: &'a mut [i32],
}

impl<G: Playable + Insight + Encoding> LanesOf<G> {
    pub fn new(shared: Shared<G>, count: usize, seed: u64, skip_forced: bool) -> LanesOf<G> {
        let lanes = (0..count as u64).map(|number| Lane::new(&*shared.game, seed_of(seed, number))).collect();
        let (actions, length) = (Part::total(shared.code.action_parts()), Part::total(shared.code.observation_parts()));
        LanesOf { shared, skip_forced, actions, length, lanes }
    }

    /// Does something with every game and its row, on all threads.
    fn each(
        &mut self,
        pool: Option<&rayon::ThreadPool>,
        rows: Rows<'_>,
        work: impl Fn(&Shared<G>, bool, &mut Lane<G>, Row<'_>) + Sync,
    ) {
        let seats = usize::from(self.shared.game.seats());
        let (shared, skip_forced) = (&self.shared, self.skip_forced);
        let one = |lane: &mut Lane<G>, (observation, mask, to_act, rewards, done, scores)| {
            work(shared, skip_forced, lane, Row { observation, mask, to_act, rewards, done, scores });
        };
        let Rows { observations, masks, to_act, rewards, done, scores } = rows;
        match pool {
            None => {
                let rows = observations
                    .chunks_exact_mut(self.length)
                    .zip(masks.chunks_exact_mut(self.actions))
                    .zip(to_act.iter_mut().zip(rewards.chunks_exact_mut(seats)))
                    .zip(done.iter_mut().zip(scores.chunks_exact_mut(seats)));
                for (lane, (((observation, mask), (to_act, rewards)), (done, scores))) in
                    self.lanes.iter_mut().zip(rows)
                {
                    one(lane, (observation, mask, to_act, rewards, done, scores));
                }
            }
            Some(pool) => pool.install(|| {
                let rows = (
                    observations.par_chunks_exact_mut(self.length),
                    masks.par_chunks_exact_mut(self.actions),
                    to_act.par_iter_mut(),
                    rewards.par_chunks_exact_mut(seats),
                    done.par_iter_mut(),
                    scores.par_chunks_exact_mut(seats),
                );
                let lanes = self.lanes.par_iter_mut().zip(rows.into_par_iter()).with_min_len(AT_ONCE);
                lanes.for_each(|(lane, row)| one(lane, row));
            }),
        }
    }
}

impl<G: Playable + Insight + Encoding> Lanes for LanesOf<G> {
    fn reset(&mut self, seed: u64, pool: Option<&rayon::ThreadPool>, rows: Rows<'_>) {
        for (number, lane) in (0..).zip(&mut self.lanes) {
            *lane = Lane::new(&*self.shared.game, seed_of(seed, number));
        }
        self.each(pool, rows, |shared, skip_forced, lane, mut row| {
            lane.begin(shared, skip_forced);
            row.rewards.fill(0.0);
            row.scores.fill(0);
            *row.done = false;
            lane.write(shared, &mut row);
        });
    }

    fn step(&mut self, actions: &[i64], pool: Option<&rayon::ThreadPool>, rows: Rows<'_>) -> Result<(), NotLegal> {
        for (game, (lane, action)) in self.lanes.iter_mut().zip(actions).enumerate() {
            let index = u16::try_from(*action).ok().filter(|index| *index != UNLISTED);
            let place = index.and_then(|index| lane.indices.iter().position(|known| *known == index));
            lane.chosen = place.ok_or(NotLegal { game, action: *action })?;
        }
        self.each(pool, rows, |shared, skip_forced, lane, mut row| {
            lane.play(shared, skip_forced, &mut row);
            lane.write(shared, &mut row);
        });
        Ok(())
    }

    fn sample(&mut self, actions: &mut [i64]) {
        for (lane, action) in self.lanes.iter_mut().zip(actions) {
            *action = loop {
                let place = below(&mut lane.whim, lane.indices.len() as u32) as usize;
                if lane.indices[place] != UNLISTED {
                    break lane.indices[place].into();
                }
            };
        }
    }

    fn table(&self, number: usize) -> Box<dyn Table> {
        self.shared.table(self.lanes[number].state.clone())
    }
}

impl<G: Playable + Insight + Encoding> Lane<G> {
    fn new(game: &G, seed: u64) -> Lane<G> {
        Lane {
            state: game.initial(),
            seed,
            episodes: 0,
            luck: Xoshiro256PlusPlus::seed_from_u64(seed),
            whim: Xoshiro256PlusPlus::seed_from_u64(seed_of(seed, u64::MAX)),
            actor: Seat(0),
            legal: Vec::new(),
            indices: Vec::new(),
            chosen: 0,
        }
    }

    /// Begins the next episode. Its luck depends on its number, not on what was drawn before.
    fn begin(&mut self, shared: &Shared<G>, skip_forced: bool) {
        self.state = shared.game.initial();
        self.luck = Xoshiro256PlusPlus::seed_from_u64(seed_of(self.seed, self.episodes));
        self.episodes += 1;
        let over = self.advance(shared, skip_forced);
        debug_assert!(!over, "somebody decides something in every game");
    }

    /// Goes on until somebody has to decide, and says whether the game is over instead.
    fn advance(&mut self, shared: &Shared<G>, skip_forced: bool) -> bool {
        let game = &*shared.game;
        loop {
            match game.turn(&self.state) {
                Turn::Over => return true,
                Turn::Chance => {
                    let chance = game.sample(&self.state, &mut self.luck);
                    game.apply_unchecked(&mut self.state, chance);
                }
                Turn::Act(seats) => {
                    self.actor = seats.first().expect("somebody has to act");
                    game.legal_actions(&self.state, self.actor, &mut self.legal);
                    match self.legal[..] {
                        [only] if skip_forced => game.play_unchecked(&mut self.state, self.actor, only),
                        _ => return false,
                    }
                }
            }
        }
    }

    /// Plays the chosen action; if that ends the game, says how and begins the next.
    fn play(&mut self, shared: &Shared<G>, skip_forced: bool, row: &mut Row<'_>) {
        let game = &*shared.game;
        game.play_unchecked(&mut self.state, self.actor, self.legal[self.chosen]);
        *row.done = self.advance(shared, skip_forced);
        if *row.done {
            let outcome = game.outcome(&self.state);
            let standings = outcome.standings();
            for (score, standing) in row.scores.iter_mut().zip(standings) {
                *score = standing.score;
            }
            for (seat, reward) in row.rewards.iter_mut().enumerate() {
                *reward = reward_of(&outcome, seat) as f32;
            }
            self.begin(shared, skip_forced);
        } else {
            row.rewards.fill(0.0);
            row.scores.fill(0);
        }
    }

    fn write(&mut self, shared: &Shared<G>, row: &mut Row<'_>) {
        let view = shared.game.view(&self.state, Viewer::Seat(self.actor));
        shared.code.index(&view, &self.legal, &mut self.indices);
        shared.code.observe(&view, row.observation);
        row.mask.fill(false);
        for index in self.indices.iter().filter(|index| **index != UNLISTED) {
            row.mask[usize::from(*index)] = true;
        }
        *row.to_act = self.actor.0 as i8;
    }
}
