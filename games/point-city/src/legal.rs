use tetrapolis_game::{Game, Turn};

use crate::game::FaceFacts;
use crate::lanes::{INGENUITY, Lanes};
use crate::market::CELLS;
use crate::payment::Bill;
use crate::state::Face;
use crate::{Action, Cells, PAIRS, Phase, PointCity, State};

impl PointCity {
    /// Adds what the player whose turn it is may do, sorted.
    #[inline]
    pub(crate) fn list_actions(&self, state: &State, actions: &mut Vec<Action>) {
        match state.phase {
            Phase::Choose => self.list_choices(state, actions),
            Phase::Pay => self.bill(state).each_payment(&mut |payment| actions.push(Action::Pay(payment))),
            Phase::Token(_) => actions.extend(state.pool.iter().map(Action::Token)),
            _ => debug_assert!(!matches!(self.turn(state), Turn::Act(_))),
        }
    }

    fn list_choices(&self, state: &State, actions: &mut Vec<Action>) {
        actions.extend(flippable(state).iter().map(Action::Flip));
        let mut pairs = self.affordable_pairs(state);
        let no_pair = pairs == 0;
        while pairs != 0 {
            let (one, other) = PAIRS[pairs.trailing_zeros() as usize];
            actions.push(Action::Take(one, other));
            pairs &= pairs - 1;
        }
        if state.deck > 0 {
            actions.push(Action::Deck);
        } else if no_pair {
            actions.push(Action::Pass); // PC-5.2
        }
    }

    /// The pairs of [`PAIRS`] that the player may take, a bit each (PC-3.2, PC-3.4).
    ///
    /// One test serves resources, buildings and mixed pairs: what both cards cost against what the player has and what
    /// both cards give (PC-3.7), ingenuity making up for what is short (PC-3.6).
    #[inline]
    pub(crate) fn affordable_pairs(&self, state: &State) -> u32 {
        let player = state.player();
        let supply = player.hand.supply(player.permanents);
        let mut facts = [FaceFacts::default(); CELLS];
        for (facts, face) in facts.iter_mut().zip(state.market) {
            *facts = self.facts(face);
        }
        let mut pairs = 0;
        for (n, (one, other)) in PAIRS.into_iter().enumerate() {
            let (one, other) = (facts[one.index()], facts[other.index()]);
            let have = supply.plus(one.gain).plus(other.gain);
            let short = one.cost.plus(other.cost).minus_down_to_zero(have).sum();
            pairs |= u32::from(short <= have.lane(INGENUITY)) << n;
        }
        // A double cannot be split over two buildings that both need an odd number of its resource (PC-3.10).
        let doubles = player.hand.doubles.some();
        if doubles != Lanes::ZERO {
            let odd = facts.map(|facts| facts.cost.odd());
            for (n, (one, other)) in PAIRS.into_iter().enumerate() {
                let both_odd = odd[one.index()].and(odd[other.index()]);
                if both_odd.meets(doubles) && pairs >> n & 1 == 1 {
                    let costs = [facts[one.index()].cost, facts[other.index()].cost];
                    let payable = Bill::new(costs, player.hand, player.permanents).is_payable();
                    pairs &= !(u32::from(!payable) << n);
                }
            }
        }
        pairs
    }

    /// The bill for the buildings taken and not yet paid for.
    #[inline]
    pub(crate) fn bill(&self, state: &State) -> Bill {
        let cost = |face: Face| if face == Face::EMPTY { Lanes::ZERO } else { self.facts(face).cost };
        Bill::new(state.pending.map(cost), state.player().hand, state.player().permanents)
    }
}

/// The cards that may be flipped (PC-3.1).
#[inline]
pub(crate) fn flippable(state: &State) -> Cells {
    if state.flipped { Cells::NONE } else { state.fronts.full_lines() }
}
