//! A review in figures and messages, whichever game it is of.

use serde::Serialize;
use tetrapolis_catalog::Visit;
use tetrapolis_game::{Message, Playable, Rule, Seat, Sight, Step, StepOf, Study, Viewer};
use tetrapolis_review::{Balance, Decision, Effort, Estimate, Judgement, Part, Review, Shares, reason, review};

use super::super::bar::bar;

/// How many of its decisions are shown for a seat.
const SHOWN: usize = 3;
/// The seed of the games that are played to their end to compare score sheets.
const SEED: u64 = 3;

/// What to do with a game: to judge a record of it.
pub struct Judge<'a> {
    pub steps: &'a [String],
    /// Whose decisions to show; everybody's if there is none.
    pub seat: Option<Seat>,
    pub is_deep: bool,
    pub threads: usize,
}

/// A review. Chances to win and what changes them are parts of 1.
#[derive(Serialize)]
pub struct Figures {
    pub game: &'static str,
    pub deep: bool,
    /// Each party's chance to win before the first step, after decisions and at the end.
    pub chances: Vec<Moment>,
    /// The luck of each chance step.
    pub luck: Vec<Moment>,
    pub seats: Vec<SeatFigures>,
}

/// A number for each party after some steps.
#[derive(Serialize)]
pub struct Moment {
    /// How many steps have been made.
    pub step: usize,
    /// The round, if the game counts them.
    pub round: Option<u32>,
    pub parties: Vec<f64>,
}

/// What is said about one seat.
#[derive(Serialize)]
pub struct SeatFigures {
    /// Counted from 1.
    pub seat: u8,
    pub initial: f64,
    pub luck: f64,
    pub room: f64,
    pub losses: Interval,
    pub others: f64,
    pub information: f64,
    pub rest: f64,
    pub last: f64,
    pub decisions: usize,
    /// What a decision cost on average, in thousandths of a win.
    pub error_rate: f64,
    pub costliest: Vec<Costly>,
}

/// A decision that cost something.
#[derive(Serialize)]
pub struct Costly {
    /// Which step it was, counted from 1.
    pub step: usize,
    pub round: Option<u32>,
    pub played: Told,
    pub known: Verdict,
    pub hindsight: Verdict,
    /// How the score sheet of the seat would have differed, by what it could know.
    pub parts: Vec<PartFigures>,
    /// How the scores of all parties would have differed.
    pub scores: Vec<Interval>,
}

/// An action, in notation and in words.
#[derive(Serialize)]
pub struct Told {
    pub notation: String,
    #[serde(skip)]
    pub message: Message,
}

/// What would have been better, and by how much.
#[derive(Serialize)]
pub struct Verdict {
    /// Nothing if nothing better was found.
    pub better: Option<Told>,
    pub loss: Interval,
}

/// A part of a score sheet.
#[derive(Serialize)]
pub struct PartFigures {
    pub rule: Rule,
    pub what: Message,
    pub points: Interval,
}

/// A mean and half the width of its 95 % interval.
#[derive(Clone, Copy, Serialize)]
pub struct Interval {
    pub mean: f64,
    pub margin: f64,
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
        let bar = bar(steps.len() as u64);
        let review = review(&game, &steps, &effort, self.threads, &|done| bar.inc(done));
        let course = Course::new(&game, &steps, effort);
        let seats = Seat::all(game.seats()).filter(|seat| self.seat.is_none_or(|only| only == *seat));
        let figures = Figures {
            game: G::NAME,
            deep: self.is_deep,
            chances: course.chances(&review),
            luck: review.lucks.iter().map(|luck| course.moment(luck.step + 1, luck.luck)).collect(),
            seats: seats.map(|seat| course.seat(&review, seat)).collect(),
        };
        bar.finish_and_clear();
        figures
    }
}

/// A game step by step.
struct Course<'a, G: Playable + Study> {
    game: &'a G,
    /// The position before each step, and at the end.
    positions: Vec<G::State>,
    effort: Effort,
}

impl<'a, G: Playable + Study> Course<'a, G> {
    fn new(game: &'a G, steps: &[StepOf<G>], effort: Effort) -> Course<'a, G> {
        let mut positions = vec![game.initial()];
        for step in steps {
            let mut next = positions.last().expect("the first one").clone();
            game.step(&mut next, *step).expect("the record has been replayed");
            positions.push(next);
        }
        Course { game, positions, effort }
    }

    fn moment(&self, step: usize, shares: Shares) -> Moment {
        let parties = (0..usize::from(self.game.parties())).map(|party| shares[party]).collect();
        Moment { step, round: self.game.rounds(&self.positions[step]), parties }
    }

    fn chances(&self, review: &Review<G::Action>) -> Vec<Moment> {
        let after = review.decisions.iter().map(|decision| self.moment(decision.step + 1, decision.outlook));
        let end = self.moment(self.positions.len() - 1, review.last);
        [self.moment(0, review.initial)].into_iter().chain(after).chain([end]).collect()
    }

    fn seat(&self, review: &Review<G::Action>, seat: Seat) -> SeatFigures {
        let balance = review.balance(seat);
        let Balance { initial, luck, room, losses, others, information, rest, last, decisions } = balance;
        let shown = review.costliest(seat).into_iter().take(SHOWN);
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
            costliest: shown.map(|decision| self.costly(decision)).collect(),
        }
    }

    fn costly(&self, decision: &Decision<G::Action>) -> Costly {
        let Decision { step, seat, played, known, hindsight, .. } = *decision;
        let before = &self.positions[step];
        let sight = Sight::new(self.game, before, seat);
        let why = reason(&sight, known.best, played, &self.effort, SEED);
        let part = |part: &Part| PartFigures { rule: part.rule, what: part.what.clone(), points: part.points.into() };
        let told = |action| self.told(before, seat, action);
        let verdict = |judgement: Judgement<G::Action>| Verdict {
            better: (judgement.best != played).then(|| told(judgement.best)),
            loss: judgement.loss.into(),
        };
        Costly {
            step: step + 1,
            round: self.game.rounds(before),
            played: told(played),
            known: verdict(known),
            hindsight: verdict(hindsight),
            parts: why.main_parts().into_iter().map(part).collect(),
            scores: why.scores.iter().map(|score| (*score).into()).collect(),
        }
    }

    fn told(&self, before: &G::State, seat: Seat, action: G::Action) -> Told {
        let telling = self.game.tell(before, &Step::Play { seat, action }, Viewer::Seat(seat));
        let telling = telling.expect("a seat sees its own actions");
        Told { notation: telling.notation, message: telling.message }
    }
}
