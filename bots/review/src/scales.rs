use std::ops::Range;

use tetrapolis_game::{Insight, Seat};

use crate::effort::Effort;
use crate::estimate::Estimate;
use crate::odds::Odds;
use crate::playout::Playout;
use crate::shares::Shares;
use crate::worlds::{Fortune, Worlds};

/// How many actions are compared in the end, the one played among them.
const FEW: usize = 4;

/// What the action played means, compared with others.
#[derive(Clone, Copy)]
pub(crate) struct Appraisal {
    /// How much more the best action brings its seat.
    pub(crate) loss: Estimate,
    /// How much more the best action brings its seat than ordinary play.
    pub(crate) room: f64,
    /// The shares of all after the action played.
    pub(crate) outlook: Shares,
    /// How they differ from those after the best action.
    pub(crate) effect: Shares,
    /// How they differ from those after ordinary play.
    pub(crate) advantage: Shares,
}

/// Compares the actions of a seat in the same worlds.
pub(crate) struct Scales<'a, G: Insight> {
    worlds: Worlds<'a, G>,
    seat: Seat,
    decisions: u32,
    odds: &'a Odds,
    playout: Playout<'a, G>,
    go_on: &'a dyn Fn(),
}

impl<'a, G: Insight> Scales<'a, G> {
    /// Calls `go_on` before each world.
    pub(crate) fn new(
        worlds: Worlds<'a, G>,
        odds: &'a Odds,
        seat: Seat,
        effort: &Effort,
        go_on: &'a dyn Fn(),
    ) -> Scales<'a, G> {
        let game = worlds.game;
        let decisions = effort.decisions * u32::from(game.seats());
        Scales { playout: Playout::new(game), worlds, seat, decisions, odds, go_on }
    }

    /// The shares after each action, in each of some worlds.
    pub(crate) fn measure(&mut self, actions: &[G::Action], worlds: Range<u32>) -> Vec<Vec<Shares>> {
        let mut found = vec![Vec::with_capacity(worlds.len()); actions.len()];
        for number in worlds {
            (self.go_on)();
            let (state, fortune) = self.worlds.nth(number);
            for (action, found) in actions.iter().zip(&mut found) {
                found.push(self.after(&state, *action, &fortune));
            }
        }
        found
    }

    /// The shares after each action, and after what the judge itself would ordinarily play, in each of some worlds.
    fn measure_with_ordinary(&mut self, actions: &[G::Action], worlds: Range<u32>) -> (Vec<Vec<Shares>>, Vec<Shares>) {
        let mut found = vec![Vec::with_capacity(worlds.len()); actions.len()];
        let mut ordinary = Vec::with_capacity(worlds.len());
        for number in worlds {
            (self.go_on)();
            let (state, fortune) = self.worlds.nth(number);
            for (action, found) in actions.iter().zip(&mut found) {
                found.push(self.after(&state, *action, &fortune));
            }
            let usual = self.playout.usual(&state, self.seat, &fortune);
            let known = actions.iter().position(|action| *action == usual);
            ordinary.push(match known {
                Some(place) => *found[place].last().expect("it was just found"),
                None => self.after(&state, usual, &fortune),
            });
        }
        (found, ordinary)
    }

    fn after(&mut self, state: &G::State, action: G::Action, fortune: &Fortune<'_, G>) -> Shares {
        let mut after = state.clone();
        self.worlds.game.play_unchecked(&mut after, self.seat, action);
        self.playout.run(&mut after, fortune.clone(), self.decisions);
        self.odds.shares(self.worlds.game, &after)
    }

    /// The best few of the legal actions, and `kept`, best first, each with the mean of its shares.
    pub(crate) fn screen(
        &mut self,
        legal: &[G::Action],
        kept: Option<G::Action>,
        effort: &Effort,
    ) -> Vec<(G::Action, Shares)> {
        let mut left = self.promising(legal, kept, effort.candidates).into_iter().map(Tried::new).collect::<Vec<_>>();
        let mut samples = effort.screening.min(effort.samples);
        while left.len() > FEW {
            self.rank(&mut left, kept, samples);
            let count = FEW.max(left.len().div_ceil(2));
            if let Some(place) = left.iter().position(|one| Some(one.action) == kept)
                && place >= count
            {
                left.swap(place, count - 1);
            }
            left.truncate(count);
            samples = (samples * 2).min(effort.samples);
        }
        self.rank(&mut left, kept, effort.samples);
        left.into_iter().map(|one| (one.action, one.mean())).collect()
    }

    /// The best of the legal actions that it finds; the one played if it finds nothing better.
    pub(crate) fn best(&mut self, legal: &[G::Action], played: G::Action, effort: &Effort) -> G::Action {
        self.screen(legal, Some(played), effort)[0].0
    }

    /// How much more one action brings its seat than another, in worlds that had no part in choosing either.
    pub(crate) fn compare(&mut self, better: G::Action, other: G::Action, effort: &Effort) -> Estimate {
        let found = self.measure(&[better, other], effort.fresh());
        self.difference(&found[0], &found[1])
    }

    /// Compares the action played with the best one and with what the judge itself would ordinarily play, in some worlds.
    pub(crate) fn appraise(&mut self, best: G::Action, played: G::Action, worlds: Range<u32>) -> Appraisal {
        let actions = if best == played { vec![played] } else { vec![played, best] };
        let (found, ordinary) = self.measure_with_ordinary(&actions, worlds);
        let (played, best) = (&found[0], found.last().expect("at least one action"));
        let [means, bests, ordinaries] = [played, best, &ordinary].map(|found| Shares::mean(found));
        Appraisal {
            loss: if found.len() == 1 { Estimate::default() } else { self.difference(best, played) },
            room: bests[self.seat.index()] - ordinaries[self.seat.index()],
            outlook: means,
            effect: means - bests,
            advantage: means - ordinaries,
        }
    }

    fn difference(&self, better: &[Shares], other: &[Shares]) -> Estimate {
        let party = self.seat.index();
        let differences: Vec<f64> = better.iter().zip(other).map(|(one, other)| one[party] - other[party]).collect();
        Estimate::of(&differences)
    }

    /// The actions that look most promising, and `kept`.
    pub(crate) fn promising(&mut self, legal: &[G::Action], kept: Option<G::Action>, most: usize) -> Vec<G::Action> {
        let mut weights = Vec::new();
        self.worlds.game.prior(&self.worlds.nth(0).0, self.seat, legal, &mut weights);
        let mut order: Vec<usize> = (0..legal.len()).collect();
        order.sort_by(|one, other| weights[*other].total_cmp(&weights[*one]));
        let mut actions: Vec<G::Action> = order.into_iter().take(most).map(|n| legal[n]).collect();
        actions.extend(kept.filter(|kept| !actions.contains(kept)));
        actions
    }

    /// Sorts the actions by what they bring the seat in the first worlds, with `kept` before its equals. Worlds in
    /// which they were tried before are not played again.
    fn rank(&mut self, tried: &mut [Tried<G::Action>], kept: Option<G::Action>, samples: u32) {
        let known = tried.first().map_or(0, |one| one.found.len() as u32);
        for number in known..samples {
            (self.go_on)();
            let (state, fortune) = self.worlds.nth(number);
            for one in tried.iter_mut() {
                one.found.push(self.after(&state, one.action, &fortune));
            }
        }
        let party = self.seat.index();
        tried.sort_by(|one, other| {
            let by_mean = other.mean()[party].total_cmp(&one.mean()[party]);
            by_mean.then((Some(other.action) == kept).cmp(&(Some(one.action) == kept)))
        });
    }
}

/// An action, and the shares after it in each of the first worlds.
struct Tried<A> {
    action: A,
    found: Vec<Shares>,
}

impl<A> Tried<A> {
    fn new(action: A) -> Tried<A> {
        Tried { action, found: Vec::new() }
    }

    fn mean(&self) -> Shares {
        Shares::mean(&self.found)
    }
}
