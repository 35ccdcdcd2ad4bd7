use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use tetrapolis_game::{Insight, Sight, Step, Study, Tell, Viewer};
use tetrapolis_search::Bot;

use crate::effort::Effort;
use crate::estimate::Estimate;
use crate::odds::Odds;
use crate::reason::{Part, Reason, reason};
use crate::scales::Scales;
use crate::worlds::Worlds;

/// Moves that lose less than this much of the win are as good as the best.
const CLOSE: f64 = 0.02;

/// What it takes to advise a seat that has to act.
#[derive(Clone, Copy)]
pub struct Means<'a> {
    /// The odds by which chances are judged.
    pub odds: &'a Odds,
    /// How much work goes into it.
    pub effort: &'a Effort,
    /// The seed of the worlds in which actions are tried.
    pub seed: u64,
    /// Called often; the work waits until it returns, and ends if it does not.
    pub go_on: &'a dyn Fn(),
}

/// What a seat could do, as far as it can know.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<A> {
    /// The best few actions, the best one first.
    pub best: Vec<Weighed<A>>,
    /// An action that looks possible and is not one of them, if there is any.
    pub poor: Option<A>,
}

/// One of the best few actions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weighed<A> {
    /// The action.
    pub action: A,
    /// The chance to win after it.
    pub chance: f64,
    /// By how much it is worse than the best.
    pub behind: Estimate,
}

impl<A: Copy> Advice<A> {
    /// The actions that cannot be distinguished from the best, or that hardly lose anything.
    pub fn good(&self) -> impl Iterator<Item = A> {
        let is_good = |weighed: &&Weighed<A>| !weighed.behind.is_sure() || weighed.behind.mean < CLOSE;
        self.best.iter().filter(is_good).map(|weighed| weighed.action)
    }
}

/// Weighs the legal actions of a seat that has to act; there must be at least two. It sees what the seat sees, and
/// nothing else of the position.
pub fn advise<G: Insight>(sight: &Sight<'_, G>, legal: &[G::Action], means: &Means<'_>) -> Advice<G::Action> {
    let Means { odds, effort, seed, go_on } = *means;
    let mut scales = Scales::new(Worlds::known(sight, seed), odds, sight.seat(), effort, go_on);
    let ranked = scales.screen(legal, None, effort);
    let actions: Vec<G::Action> = ranked.iter().map(|(action, _)| *action).collect();
    let poor = scales.promising(legal, None, effort.candidates).into_iter().rfind(|action| !actions.contains(action));
    let found = scales.measure(&actions, effort.samples..2 * effort.samples);
    let party = sight.seat().index();
    let weighed = actions.into_iter().zip(&found).map(|(action, own)| {
        let behind: Vec<f64> = found[0].iter().zip(own).map(|(best, own)| best[party] - own[party]).collect();
        let chance = own.iter().map(|shares| shares[party]).sum::<f64>() / own.len() as f64;
        Weighed { action, chance, behind: Estimate::of(&behind) }
    });
    Advice { best: weighed.collect(), poor }
}

/// A hint in three parts, each of which says more than the one before.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint<A> {
    /// What matters: the part of the score sheet that separates good moves from a poor one.
    pub matters: Option<Part>,
    /// Where: the things on the board that the good moves have in common.
    pub touches: Vec<String>,
    /// The move.
    pub action: A,
    /// Why: how the score sheet differs from that of a poor move.
    pub reason: Option<Reason>,
}

/// A hint for a seat that has to act and has a choice; see [`advise`].
pub fn hint<G: Study + Tell>(sight: &Sight<'_, G>, legal: &[G::Action], means: &Means<'_>) -> Hint<G::Action> {
    let Means { effort, seed, go_on, .. } = *means;
    let advice = advise(sight, legal, means);
    let action = advice.best[0].action;
    let poor = advice.poor.or_else(|| advice.best.last().map(|last| last.action).filter(|last| *last != action));
    let reason = poor.map(|poor| reason(sight, action, poor, effort, seed, go_on));
    let parts = reason.as_ref().map(Reason::main_parts).unwrap_or_default();
    let matters = parts.into_iter().max_by(|one, other| one.weight().total_cmp(&other.weight())).cloned();
    let good: Vec<G::Action> = advice.good().collect();
    Hint { matters, touches: shared_touches(sight, &good, seed), action, reason }
}

/// What the first of some actions touch, as many of them as have anything in common.
fn shared_touches<G: Insight + Tell>(sight: &Sight<'_, G>, actions: &[G::Action], seed: u64) -> Vec<String> {
    let (game, seat) = (sight.game(), sight.seat());
    let (world, _) = Worlds::known(sight, seed).nth(0);
    let mut shared: Option<Vec<String>> = None;
    for action in actions {
        let told = game.tell(&world, &Step::Play { seat, action: *action }, Viewer::Seat(seat));
        let touches = told.map(|telling| telling.touches).unwrap_or_default();
        let common: Vec<String> = match &shared {
            None => touches,
            Some(shared) => shared.iter().filter(|thing| touches.contains(thing)).cloned().collect(),
        };
        if common.is_empty() && shared.is_some() {
            break;
        }
        shared = Some(common);
    }
    shared.unwrap_or_default()
}

/// How strict a tutor is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tutor {
    /// It says nothing.
    #[default]
    Off,
    /// It objects to moves that cost a tenth of the win or more.
    BigMistakes,
    /// It objects to moves that cost a fiftieth of the win or more.
    All,
}

impl Tutor {
    /// The loss from which it objects.
    pub fn threshold(self) -> f64 {
        match self {
            Tutor::Off => f64::INFINITY,
            Tutor::BigMistakes => 0.1,
            Tutor::All => CLOSE,
        }
    }
}

/// What a tutor says before a move is made.
#[derive(Clone, Debug, PartialEq)]
pub struct Objection<A> {
    /// What would be better.
    pub better: A,
    /// By how much it raises the chance to win.
    pub loss: Estimate,
    /// Why.
    pub reason: Reason,
}

/// Looks at the action that a seat is about to play, by what the seat can know. It objects if the action surely costs
/// something, more than the tutor lets pass, and if whole games [confirm](Reason::confirms) it.
pub fn object<G: Study>(
    sight: &Sight<'_, G>,
    legal: &[G::Action],
    chosen: G::Action,
    tutor: Tutor,
    means: &Means<'_>,
) -> Option<Objection<G::Action>> {
    if tutor == Tutor::Off || legal.len() < 2 {
        return None;
    }
    let Means { odds, effort, seed, go_on } = *means;
    let mut scales = Scales::new(Worlds::known(sight, seed), odds, sight.seat(), effort, go_on);
    let better = scales.screen(legal, Some(chosen), effort)[0].0;
    if better == chosen {
        return None;
    }
    let loss = scales.compare(better, chosen, effort);
    if !loss.is_sure() || loss.mean < tutor.threshold() {
        return None;
    }
    let reason = reason(sight, better, chosen, effort, seed, go_on);
    reason.confirms().then_some(Objection { better, loss, reason })
}

/// A bot that follows its own hints. It is used to certify that hints do not peek, and to measure them.
pub struct Adviser {
    effort: Effort,
    odds: Option<Odds>,
    rng: Xoshiro256PlusPlus,
}

impl Adviser {
    /// A bot that puts this much effort into a move.
    pub fn new(effort: Effort) -> Adviser {
        Adviser { effort, odds: None, rng: Xoshiro256PlusPlus::seed_from_u64(0) }
    }
}

impl<G: Insight> Bot<G> for Adviser {
    fn begin(&mut self, seed: u64) {
        self.odds = None;
        self.rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    }

    fn choose(&mut self, sight: &Sight<'_, G>, legal: &[G::Action]) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        let odds = self.odds.get_or_insert_with(|| Odds::for_hints(sight.game()));
        let means = Means { odds, effort: &self.effort, seed: self.rng.next_u64(), go_on: &|| {} };
        advise(sight, legal, &means).best[0].action
    }
}
