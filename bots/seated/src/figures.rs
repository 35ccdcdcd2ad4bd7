//! A review in figures and messages, whichever game it is of.

use std::sync::Arc;

use serde::Serialize;
use tetrapolis_catalog::{Playthrough, PlaythroughOf, Visit};
use tetrapolis_game::{Message, Playable, Rule, Seat, Sight, Step, StepOf, Study};
use tetrapolis_review::{
    Balance, Decision, Effort, Estimate, Judgement, Means, Odds, Part, Review, Shares, reason, review,
};

use crate::way::Way;

/// How many of its decisions are shown for a seat.
const SHOWN: usize = 3;
/// They are looked for among this many of its costliest decisions, because the judge has taken a closer look at these.
const LOOKED_AT: usize = 6;
/// A game that is shorter or longer by fewer rounds than this says little.
const ROUNDS: f64 = 0.25;
/// The seed of the games that are played to their end to compare score sheets.
const SEED: u64 = 3;

/// What to do with a game: to judge a record of it.
pub struct Judge<'a> {
    /// The steps of a game that is over; all of them legal.
    pub steps: &'a [String],
    /// Whose decisions to show; everybody's if there is none.
    pub seat: Option<Seat>,
    /// Whether to take about ten times as long.
    pub is_deep: bool,
    /// On how many threads.
    pub threads: usize,
    /// Called often, with the number of steps that have been judged since the last call. The work waits until it returns.
    pub progress: &'a (dyn Fn(u64) + Sync),
}

/// A review. Chances to win and what changes them are parts of 1.
#[derive(Serialize)]
pub struct Figures {
    /// The game.
    pub game: &'static str,
    /// Whether it took about ten times as long.
    pub deep: bool,
    /// Each party's chance to win before the first step, after decisions and at the end.
    pub chances: Vec<Moment>,
    /// The luck of each chance step.
    pub luck: Vec<Moment>,
    /// The seats.
    pub seats: Vec<SeatFigures>,
}

/// A number for each party after some steps.
#[derive(Serialize)]
pub struct Moment {
    /// How many steps have been made.
    pub step: usize,
    /// The round, if the game counts them.
    pub round: Option<u32>,
    /// The numbers.
    pub parties: Vec<f64>,
}

/// What is said about one seat.
#[derive(Serialize)]
pub struct SeatFigures {
    /// Counted from 1.
    pub seat: u8,
    /// The chance to win before the first step.
    pub initial: f64,
    /// What chance brought.
    pub luck: f64,
    /// How much more the best moves that were found bring than what the judge would ordinarily play.
    pub room: f64,
    /// What the seat's decisions cost, by what it could know.
    pub losses: Interval,
    /// What the decisions of the others brought.
    pub others: f64,
    /// How much more the seat's decisions really brought than it could know.
    pub information: f64,
    /// What is left.
    pub rest: f64,
    /// The part of the win at the end.
    pub last: f64,
    /// How many decisions the seat made.
    pub decisions: usize,
    /// What a decision cost on average, in thousandths of a win.
    pub error_rate: f64,
    /// The decisions that cost the most by what the seat could know.
    pub costliest: Vec<Costly>,
    /// The decisions that cost the most with all cards open, without a reason.
    pub costliest_open: Vec<Costly>,
}

/// A decision that cost something.
#[derive(Serialize)]
pub struct Costly {
    /// Which step it was, counted from 1.
    pub step: usize,
    /// The round, if the game counts them.
    pub round: Option<u32>,
    /// What was played.
    pub played: Told,
    /// By what the seat could know.
    pub known: Verdict,
    /// With all cards open.
    pub hindsight: Verdict,
    /// How the score sheet of the seat would have differed, by what it could know.
    pub parts: Vec<PartFigures>,
    /// How the scores of all parties would have differed.
    pub scores: Vec<Interval>,
    /// Who would surely have lost more points than the seat would have gained.
    pub loser: Option<Loser>,
    /// How many rounds longer the game would have been, if that is sure and enough to matter.
    pub rounds: Option<Interval>,
}

/// A party that a better move would have hurt.
#[derive(Serialize)]
pub struct Loser {
    /// The party, counted from 0.
    pub party: usize,
    /// What it would have lost.
    pub parts: Vec<PartFigures>,
}

/// A move, in notation and in words. If it takes several actions, it has the notations of all of them, separated by
/// semicolons, and the words of the last.
#[derive(Clone, Debug, Serialize)]
pub struct Told {
    /// In notation.
    pub notation: String,
    /// In words.
    pub message: Message,
}

/// What would have been better, and by how much.
#[derive(Serialize)]
pub struct Verdict {
    /// Nothing if nothing better was found.
    pub better: Option<Told>,
    /// By how much it raises the chance to win.
    pub loss: Interval,
}

/// A part of a score sheet.
#[derive(Clone, Debug, Serialize)]
pub struct PartFigures {
    /// The rule by which it counts.
    pub rule: Rule,
    /// The part.
    pub what: Message,
    /// The difference in points.
    pub points: Interval,
}

/// A mean and half the width of its 95 % interval.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Interval {
    /// The mean.
    pub mean: f64,
    /// Half the width.
    pub margin: f64,
}

impl From<&Part> for PartFigures {
    fn from(part: &Part) -> PartFigures {
        PartFigures { rule: part.rule, what: part.what.clone(), points: part.points.into() }
    }
}

impl From<Estimate> for Interval {
    fn from(Estimate { mean, margin }: Estimate) -> Interval {
        Interval { mean, margin }
    }
}

impl Visit for Judge<'_> {
    type Output = Figures;

    fn visit<G: Playable + Study>(self, game: G) -> Figures {
        let read = |step: &String| game.parse_step(step).expect("the record has been replayed");
        let steps: Vec<StepOf<G>> = self.steps.iter().map(read).collect();
        let effort = if self.is_deep { Effort::DEEP } else { Effort::QUICK };
        let review = review(&game, &steps, &effort, self.threads, self.progress);
        let seats = game.seats();
        let course = Course::new(Arc::new(game), &steps, effort, self.progress);
        let seats = Seat::all(seats).filter(|seat| self.seat.is_none_or(|only| only == *seat));
        Figures {
            game: G::NAME,
            deep: self.is_deep,
            chances: course.chances(&review),
            luck: review.lucks.iter().map(|luck| course.moment(luck.step + 1, luck.luck)).collect(),
            seats: seats.map(|seat| course.seat(&review, seat)).collect(),
        }
    }
}

/// A game step by step.
struct Course<'a, G: Playable + Study> {
    game: Arc<G>,
    steps: &'a [StepOf<G>],
    /// The position before each step, and at the end.
    positions: Vec<G::State>,
    effort: Effort,
    /// The odds with which moves of several actions are completed.
    odds: Odds,
    progress: &'a (dyn Fn(u64) + Sync),
}

impl<'a, G: Playable + Study> Course<'a, G> {
    fn new(game: Arc<G>, steps: &'a [StepOf<G>], effort: Effort, progress: &'a (dyn Fn(u64) + Sync)) -> Course<'a, G> {
        let mut positions = vec![game.initial()];
        for step in steps {
            let mut next = positions.last().expect("the first one").clone();
            game.step(&mut next, *step).expect("the record has been replayed");
            positions.push(next);
        }
        let odds = Odds::for_hints(&*game);
        Course { game, steps, positions, effort, odds, progress }
    }

    fn moment(&self, step: usize, shares: Shares) -> Moment {
        let parties = (0..usize::from(self.game.parties())).map(|party| shares[party]).collect();
        Moment { step, round: self.game.round(&self.positions[step]), parties }
    }

    fn chances(&self, review: &Review<G::Action>) -> Vec<Moment> {
        let after = review.decisions.iter().map(|decision| self.moment(decision.step + 1, decision.outlook));
        let end = self.moment(self.positions.len() - 1, review.last);
        [self.moment(0, review.initial)].into_iter().chain(after).chain([end]).collect()
    }

    fn seat(&self, review: &Review<G::Action>, seat: Seat) -> SeatFigures {
        let balance = review.balance(seat);
        let Balance { initial, luck, room, losses, others, information, rest, last, decisions } = balance;
        let costliest = review.costliest(seat).into_iter().take(LOOKED_AT);
        let own = |decision: &&Decision<G::Action>| decision.seat == seat && decision.hindsight.loss.mean > 0.0;
        let mut open: Vec<_> = review.decisions.iter().filter(own).collect();
        open.sort_by(|one, other| other.hindsight.loss.mean.total_cmp(&one.hindsight.loss.mean));
        SeatFigures {
            seat: seat.0 + 1,
            initial,
            luck,
            room,
            losses: losses.into(),
            others,
            information,
            rest,
            last,
            decisions,
            error_rate: balance.error_rate(),
            costliest: costliest.filter_map(|decision| self.explained(decision)).take(SHOWN).collect(),
            costliest_open: open.into_iter().take(SHOWN).map(|decision| self.costly(decision)).collect(),
        }
    }

    /// The same with its reason, if games to their end confirm that it cost anything.
    fn explained(&self, decision: &Decision<G::Action>) -> Option<Costly> {
        let Decision { step, seat, played, known, .. } = *decision;
        let sight = Sight::new(&*self.game, &self.positions[step], seat);
        let why = reason(&sight, known.best, played, &self.effort, SEED, &|| (self.progress)(0));
        if !why.confirms() {
            return None;
        }
        let figures = |parts: Vec<&Part>| parts.into_iter().map(PartFigures::from).collect();
        Some(Costly {
            parts: figures(why.main_parts()),
            scores: why.scores.iter().map(|score| (*score).into()).collect(),
            loser: why.main_loser().map(|(party, parts)| Loser { party, parts: figures(parts) }),
            rounds: Some(why.rounds)
                .filter(|rounds| rounds.differs() && rounds.mean.abs() >= ROUNDS)
                .map(Interval::from),
            ..self.costly(decision)
        })
    }

    fn costly(&self, decision: &Decision<G::Action>) -> Costly {
        let Decision { step, seat, played, known, hindsight, .. } = *decision;
        let verdict = |judgement: Judgement<G::Action>| Verdict {
            better: (judgement.best != played).then(|| self.better(step, seat, judgement.best)),
            loss: judgement.loss.into(),
        };
        Costly {
            step: step + 1,
            round: self.game.round(&self.positions[step]),
            played: self.played(step, seat),
            known: verdict(known),
            hindsight: verdict(hindsight),
            parts: Vec::new(),
            scores: Vec::new(),
            loser: None,
            rounds: None,
        }
    }

    fn way(&self, step: usize, seat: Seat) -> Way<G> {
        Way::new(PlaythroughOf::at(Arc::clone(&self.game), self.positions[step].clone()), seat)
    }

    /// The whole move that was played from a step on.
    fn played(&self, step: usize, seat: Seat) -> Told {
        let mut way = self.way(step, seat);
        for step in &self.steps[step..] {
            let Step::Play { action, .. } = *step else { break };
            way.go(action);
            if !way.live.is_mid_move() {
                break;
            }
        }
        way.told()
    }

    /// The whole move that begins with a better action.
    fn better(&self, step: usize, seat: Seat, action: G::Action) -> Told {
        let go_on = || (self.progress)(0);
        let means = Means { odds: &self.odds, effort: &self.effort, seed: SEED, go_on: &go_on };
        let mut way = self.way(step, seat);
        way.go(action);
        way.complete(&means)
    }
}
