use std::ops::Range;

use tetrapolis_game::{Insight, Seat};

use crate::effort::Effort;
use crate::estimate::Estimate;
use crate::playout::Playout;
use crate::shares::Shares;
use crate::worlds::Worlds;

/// How many actions are compared in the end, the one played among them.
const FEW: usize = 4;

/// Compares the actions of a seat in the same worlds.
pub(crate) struct Scales<'a, G: Insight> {
    worlds: Worlds<'a, G>,
    seat: Seat,
    decisions: u32,
    playout: Playout<'a, G>,
}

impl<'a, G: Insight> Scales<'a, G> {
    pub(crate) fn new(worlds: Worlds<'a, G>, seat: Seat, effort: &Effort) -> Scales<'a, G> {
        let game = worlds.game;
        let decisions = (effort.decisions * u32::from(game.seats())).min(game.horizon());
        Scales { playout: Playout::new(game), worlds, seat, decisions }
    }

    /// The shares after each action, in each of some worlds.
    pub(crate) fn measure(&mut self, actions: &[G::Action], worlds: Range<u32>) -> Vec<Vec<Shares>> {
        let mut found = vec![Vec::with_capacity(worlds.len()); actions.len()];
        for number in worlds {
            let (state, fortune) = self.worlds.nth(number);
            for (action, found) in actions.iter().zip(&mut found) {
                let mut after = state.clone();
                self.worlds.game.play_unchecked(&mut after, self.seat, *action);
                self.playout.run(&mut after, fortune.clone(), self.decisions);
                found.push(Shares::of(self.worlds.game, &after));
            }
        }
        found
    }

    /// The best few of the legal actions, and `kept`, best first, each with the mean of its shares.
    pub(crate) fn screen(
        &mut self,
        legal: &[G::Action],
        kept: Option<G::Action>,
        effort: &Effort,
    ) -> Vec<(G::Action, Shares)> {
        let mut left = self.promising(legal, kept, effort.candidates);
        let mut samples = effort.screening.min(effort.samples);
        while left.len() > FEW {
            let mut ranked = self.ranked(&left, kept, samples);
            let count = FEW.max(left.len().div_ceil(2));
            if let Some(place) = ranked.iter().position(|(action, _)| Some(*action) == kept)
                && place >= count
            {
                ranked.swap(place, count - 1);
            }
            left = ranked.into_iter().take(count).map(|(action, _)| action).collect();
            samples = (samples * 2).min(effort.samples);
        }
        self.ranked(&left, kept, effort.samples)
    }

    /// How much more one action brings its seat than another, in worlds that had no part in choosing either; and the shares
    /// of all after the other, compared with the one.
    pub(crate) fn compare(&mut self, better: G::Action, other: G::Action, effort: &Effort) -> (Estimate, Shares) {
        let found = self.measure(&[better, other], effort.samples..2 * effort.samples);
        let party = self.seat.index();
        let differences: Vec<f64> =
            found[0].iter().zip(&found[1]).map(|(better, other)| better[party] - other[party]).collect();
        (Estimate::of(&differences), Shares::mean(&found[1]) - Shares::mean(&found[0]))
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

    /// The actions by what they bring the seat, `kept` before its equals.
    fn ranked(&mut self, actions: &[G::Action], kept: Option<G::Action>, samples: u32) -> Vec<(G::Action, Shares)> {
        let found = self.measure(actions, 0..samples);
        let mut ranked: Vec<_> = actions.iter().copied().zip(found.iter().map(|found| Shares::mean(found))).collect();
        let party = self.seat.index();
        ranked.sort_by(|(one, ones), (other, others)| {
            others[party].total_cmp(&ones[party]).then((Some(*other) == kept).cmp(&(Some(*one) == kept)))
        });
        ranked
    }
}
