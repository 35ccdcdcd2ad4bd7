use tetrapolis_game::{Game, Turn};

use crate::columns::Columns;
use crate::lanes::Lanes;
use crate::market::{Neighbours, Pair, full_lines};
use crate::payment::Bill;
use crate::{Action, Cells, Pairs, Phase, PointCity, State};

/// The most actions to choose from: 16 flips, 24 pairs and the deck.
const MOST_CHOICES: usize = 41;

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
        let pairs = self.affordable_pairs(state);
        actions.reserve(MOST_CHOICES);
        for cell in flippable(state).iter() {
            actions.push(Action::Flip(cell));
        }
        // A range knows its length, so the list grows once for all pairs.
        let mut left = pairs.bits();
        actions.extend((0..pairs.len()).map(|_| {
            let (one, other) = Pair::lowest(left).cells();
            left &= left.wrapping_sub(1);
            Action::Take(one, other)
        }));
        if state.deck > 0 {
            actions.push(Action::Deck);
        } else if pairs.is_empty() {
            actions.push(Action::Pass); // PC-5.2
        }
    }

    /// The pairs that the player may take (PC-3.2, PC-3.4).
    ///
    /// One test serves resources, buildings and mixed pairs. It adds what the player has and what both cards give
    /// (PC-3.7), and subtracts what both cards cost. Ingenuity makes up for what is missing (PC-3.6).
    #[inline]
    pub(crate) fn affordable_pairs(&self, state: &State) -> Pairs {
        let player = state.player();
        let columns = Columns::new(|place| self.change(state.market[place]));
        let affordable = columns.affordable(player.hand.supply(player.permanents));
        let pairs = affordable.pairs();
        if player.hand.doubles == Lanes::ZERO {
            return pairs;
        }
        // A double could be split only between buildings that both cost an odd number of its resource.
        let odd = columns.both_odd(player.hand.doubles).and(Neighbours::within(state.buildings));
        self.without_split_doubles(state, odd.and(affordable).pairs(), pairs)
    }

    /// Leaves out those of the suspects that could only be paid by splitting a double between two buildings (PC-3.10).
    #[inline]
    fn without_split_doubles(&self, state: &State, suspects: Pairs, mut pairs: Pairs) -> Pairs {
        let player = state.player();
        for pair in suspects.iter() {
            let (one, other) = pair.cells();
            let costs = [one, other].map(|cell| self.cost(state.face(cell)));
            if !Bill::new(costs, player.hand, player.permanents).is_payable() {
                pairs.remove(pair);
            }
        }
        pairs
    }

    /// The bill for the buildings taken and not yet paid for.
    #[inline]
    pub(crate) fn bill(&self, state: &State) -> Bill {
        Bill::new(self.costs(state), state.player().hand, state.player().permanents)
    }

    /// What the buildings taken and not yet paid for cost; 0 where there is none.
    #[inline]
    pub(crate) fn costs(&self, state: &State) -> [Lanes; 2] {
        state.pending.map(|face| self.cost(face))
    }
}

/// The cards that may be flipped (PC-3.1).
#[inline]
pub(crate) fn flippable(state: &State) -> Cells {
    if state.flipped { Cells::NONE } else { full_lines(state.fronts) }
}
