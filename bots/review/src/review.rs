use std::sync::atomic::{AtomicUsize, Ordering};

use tetrapolis_game::{Insight, Seat, Sight, Step, StepOf, Turn};
use tetrapolis_search::seed_of;

use crate::balance::Balance;
use crate::effort::Effort;
use crate::estimate::Estimate;
use crate::luck::luck;
use crate::odds::Odds;
use crate::scales::Scales;
use crate::shares::Shares;
use crate::worlds::Worlds;

/// The seeds of the first pass and of the second.
const SEEDS: [u64; 2] = [1, 2];
/// From how many games the odds are learned.
const GAMES: u64 = 400;
/// How many of its costliest decisions are judged again for each seat.
const REFINED: usize = 6;

/// A finished game, judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Review<A> {
    /// Each party's chance to win before the first step.
    pub initial: Shares,
    /// Each party's part of the win at the end.
    pub last: Shares,
    /// What chance decided, in order, where it had a choice.
    pub lucks: Vec<Luck>,
    /// What the seats decided, in order, where they had a choice.
    pub decisions: Vec<Decision<A>>,
}

/// The luck of one chance step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Luck {
    /// The number of the step, counted from 0.
    pub step: usize,
    /// By how much it changed every party's chance to win.
    pub luck: Shares,
}

/// What one decision cost.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decision<A> {
    /// The number of the step, counted from 0.
    pub step: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was played.
    pub played: A,
    /// How many actions were legal.
    pub options: usize,
    /// By what the seat could know.
    pub known: Judgement<A>,
    /// With all cards open: the true position, and chance as it came.
    pub hindsight: Judgement<A>,
    /// Every party's chance to win after it, in the true position.
    pub outlook: Shares,
    /// What it changed for every party in the true position, compared with what was best by what the seat could know.
    pub effect: Shares,
    /// How much more the best action brings the seat than what the judge would ordinarily play, by what the seat could know.
    pub room: f64,
    /// What it changed for every party in the true position, compared with what the judge would ordinarily play.
    pub advantage: Shares,
}

/// What would have been better, and by how much.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judgement<A> {
    /// The best action that was found; what was played if nothing better was.
    pub best: A,
    /// By how much it raises the chance to win. The mean can be a little below 0, if what was played turns out to be no worse.
    pub loss: Estimate,
}

impl<A> Review<A> {
    /// What changed a seat's chance to win.
    pub fn balance(&self, seat: Seat) -> Balance {
        Balance::new(self, seat)
    }

    /// The decisions of a seat that cost the most by what it could know, the costliest first; only those that cost anything.
    pub fn costliest(&self, seat: Seat) -> Vec<&Decision<A>> {
        let own = |decision: &&Decision<A>| decision.seat == seat && decision.known.loss.mean > 0.0;
        let mut decisions: Vec<_> = self.decisions.iter().filter(own).collect();
        decisions.sort_by(|one, other| other.known.loss.mean.total_cmp(&one.known.loss.mean));
        decisions
    }
}

/// Judges every step of a finished game, on this many threads; `progress` is called with 1 after each step, and with 0 when one
/// has been judged again. The result does not depend on the number of threads.
///
/// # Panics
/// If the steps do not lead from the first position to the end of the game.
pub fn review<G: Insight>(
    game: &G,
    steps: &[StepOf<G>],
    effort: &Effort,
    threads: usize,
    progress: &(dyn Fn(u64) + Sync),
) -> Review<G::Action> {
    let course = Course::new(game, steps);
    let effort = &effort.spread_over(course.decisions(), game.seats());
    let all: Vec<usize> = (0..steps.len()).collect();
    let found = in_parallel(&all, threads, |step| {
        let found = course.judge(step, effort, SEEDS[0]);
        progress(1);
        found
    });
    let mut review = Review {
        initial: course.odds.initial(),
        last: Shares::at_end(game, &course.end),
        lucks: Vec::new(),
        decisions: Vec::new(),
    };
    for found in found {
        match found {
            Found::Nothing => {}
            Found::Luck(luck) => review.lucks.push(luck),
            Found::Decision(decision) => review.decisions.push(decision),
        }
    }
    let again: Vec<usize> = Seat::all(game.seats())
        .flat_map(|seat| {
            review.costliest(seat).into_iter().take(REFINED).map(|decision| decision.step).collect::<Vec<_>>()
        })
        .collect();
    let closer = Effort { samples: effort.refined, ..*effort };
    let found = in_parallel(&again, threads, |step| {
        let found = course.judge(step, &closer, SEEDS[1]);
        progress(0);
        found
    });
    for found in found {
        let Found::Decision(closer) = found else { continue };
        let place = review.decisions.iter().position(|decision| decision.step == closer.step);
        review.decisions[place.expect("it was judged before")] = closer;
    }
    review
}

/// What a step was.
enum Found<A> {
    /// Neither anybody nor chance had a choice.
    Nothing,
    Luck(Luck),
    Decision(Decision<A>),
}

/// A game step by step.
struct Course<'a, G: Insight> {
    game: &'a G,
    steps: &'a [StepOf<G>],
    /// The position before each step, and how much chance had decided by then.
    moments: Vec<(G::State, usize)>,
    end: G::State,
    /// All that chance decided.
    dealt: Vec<G::Chance>,
    odds: Odds,
}

impl<'a, G: Insight> Course<'a, G> {
    fn new(game: &'a G, steps: &'a [StepOf<G>]) -> Course<'a, G> {
        let (mut moments, mut dealt) = (Vec::with_capacity(steps.len()), Vec::new());
        let mut state = game.initial();
        for step in steps {
            moments.push((state.clone(), dealt.len()));
            game.step(&mut state, *step).expect("the steps are legal");
            if let Step::Chance(chance) = step {
                dealt.push(*chance);
            }
        }
        assert_eq!(game.turn(&state), Turn::Over, "the steps lead to the end of the game");
        Course { game, steps, moments, end: state, dealt, odds: Odds::learned(game, GAMES) }
    }

    /// How many actions were played where there was a choice.
    fn decisions(&self) -> usize {
        let mut legal = Vec::new();
        let mut has_choice = |(step, (before, _)): (&StepOf<G>, &(G::State, usize))| match step {
            Step::Chance(_) => false,
            Step::Play { seat, .. } => {
                self.game.legal_actions(before, *seat, &mut legal);
                legal.len() > 1
            }
        };
        self.steps.iter().zip(&self.moments).filter(|moment| has_choice(*moment)).count()
    }

    fn judge(&self, step: usize, effort: &Effort, seed: u64) -> Found<G::Action> {
        let (game, before) = (self.game, &self.moments[step].0);
        match self.steps[step] {
            Step::Chance(chance) => {
                let luck = luck(game, &self.odds, before, chance, effort.playouts, effort.decisions, step as u64);
                if luck == Shares::default() { Found::Nothing } else { Found::Luck(Luck { step, luck }) }
            }
            Step::Play { seat, action } => {
                let mut legal = Vec::new();
                game.legal_actions(before, seat, &mut legal);
                match legal.len() {
                    1 => Found::Nothing,
                    _ => Found::Decision(self.decide(step, seat, action, &legal, effort, seed)),
                }
            }
        }
    }

    fn scales(&'a self, worlds: Worlds<'a, G>, seat: Seat, effort: &Effort) -> Scales<'a, G> {
        Scales::new(worlds, &self.odds, seat, effort, &|| {})
    }

    fn decide(
        &self,
        step: usize,
        seat: Seat,
        played: G::Action,
        legal: &[G::Action],
        effort: &Effort,
        seed: u64,
    ) -> Decision<G::Action> {
        let (state, dealt) = &self.moments[step];
        let seed = seed_of(seed, step as u64);
        let mut scales = self.scales(Worlds::known(&Sight::new(self.game, state, seat), seed), seat, effort);
        let best = scales.best(legal, played, effort);
        let known = scales.appraise(best, played, effort.fresh());
        let really = if G::OPEN {
            known
        } else {
            self.scales(Worlds::all_open(self.game, state, seed), seat, effort).appraise(best, played, effort.fresh())
        };
        let effort = &effort.with_known_luck();
        let mut scales = self.scales(Worlds::dealt(self.game, state, &self.dealt[*dealt..], seed), seat, effort);
        let hindsight = scales.best(legal, played, effort);
        let regret = if hindsight == played { Estimate::default() } else { scales.compare(hindsight, played, effort) };
        Decision {
            step,
            seat,
            played,
            options: legal.len(),
            known: Judgement { best, loss: known.loss },
            hindsight: Judgement { best: hindsight, loss: regret },
            outlook: really.outlook,
            effect: really.effect,
            room: known.room,
            advantage: really.advantage,
        }
    }
}

/// Does some work on several threads; the results are in the order of the work.
fn in_parallel<T: Send>(work: &[usize], threads: usize, one: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let share = || {
        let mut done = Vec::new();
        while let Some(item) = work.get(next.fetch_add(1, Ordering::Relaxed)) {
            done.push((*item, one(*item)));
        }
        done
    };
    let mut done = std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(share)).collect();
        let mut done = share();
        for other in others {
            done.extend(other.join().expect("a judging thread does not panic"));
        }
        done
    });
    done.sort_by_key(|(item, _)| *item);
    done.into_iter().map(|(_, found)| found).collect()
}
